import { type Html, int, pick, type Rng, type Template, template, text, until, xy } from '#kit'
import { at, inverse, rad, real, realTex, realText, tenth, tenthIf, tenthText, toTenth } from '../common.ts'
import { anyTriangle, SETS, turnOf } from './figures.ts'

export const skill = 'trig-law-of-sines'

export const drawTriangle = (rng: Rng) =>
  until(
    () => ({ A: int(rng, 28, 100), B: int(rng, 28, 100), n: int(rng, 5, 40), set: pick(rng, SETS), rot: turnOf(rng) }),
    ({ A, B }) => A + B < 150 && Math.abs(A - B) > 8 && A !== 90 && B !== 90 && Math.abs(180 - A - 2 * B) > 8,
  )

type Drawn = Readonly<{ A: number; B: number; n: number; set: string; rot: number }>

/** The triangle with two angles and the side opposite the first; the other side carries what is known of it. */
const sinesFigure = ({ A, B, n, set, rot }: Drawn, x: string): Html => {
  const k = n / at('sin', A)
  const labels = { a: `${n}`, b: x, A: `${A}°`, B: `${B}°` }
  return anyTriangle(set, n, k * at('sin', B), k * at('sin', A + B), labels, rot)
}

const side = template({
  id: 'trigonometry/law-of-sines-side',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 85,
  response: 'choice',
  draw: drawTriangle,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 9,
      stem: (p) => `${sinesFigure(p, 'x')}<p>What is the value of $x$, to the nearest tenth?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ A, B, n, set }) =>
        `In triangle $${set}$, $m\\angle ${set[0]} = ${A}^\\circ$, $m\\angle ${set[1]} = ${B}^\\circ$ and $${set[1]}${set[2]} = ${n}$ inches. How many inches long is $${set[2]}${set[0]}$? Round to the nearest tenth.`,
    },
  ],
  given: ({ A, B, n }) => ({ A, B, n }),
  answer: ({ A, B, n }) => tenth((n * at('sin', B)) / at('sin', A)),
  traps: [
    {
      misconception: 'trig-turns-the-law-of-sines-upside-down',
      classic: true,
      operation: 'law-of-sines-upside-down',
      operands: ({ A, B, n }) => [n, A, B],
      after: toTenth,
      rule: ({ A, B, n }) => tenth((n * at('sin', A)) / at('sin', B)),
      why: ({ A, B, n }) => `is $\\frac{${n} \\sin ${A}^\\circ}{\\sin ${B}^\\circ}$.`,
    },
    {
      misconception: 'trig-takes-angles-in-proportion-to-sides',
      operation: 'angles-for-their-sines',
      operands: ({ A, B, n }) => [n, B, A],
      after: toTenth,
      rule: ({ A, B, n }) => tenth((n * B) / A),
      why: ({ A, B, n }) => `is $${n} \\cdot \\frac{${B}}{${A}}$.`,
    },
    {
      misconception: 'trig-takes-an-angle-that-is-not-opposite',
      operation: 'side-of-another-angle',
      operands: ({ A, B, n }) => [n, 180 - A - B, A],
      after: toTenth,
      rule: ({ A, B, n }) => tenth((n * at('sin', A + B)) / at('sin', A)),
      says: () => 'I found the third side.',
      why: () => 'is the third side.',
    },
    {
      misconception: 'trig-takes-an-angle-that-is-not-opposite',
      operation: 'law-of-sines-with-other-angles',
      operands: ({ A, B, n }) => [n, B, 180 - A - B],
      after: toTenth,
      rule: ({ A, B, n }) => tenth((n * at('sin', B)) / at('sin', A + B)),
      says: () => 'I paired the known side with the third angle.',
      why: () => 'pairs the known side with the third angle.',
    },
    {
      misconception: 'trig-takes-angles-in-proportion-to-sides',
      twoSlips: true,
      operation: 'angles-for-their-sines',
      operands: ({ A, B, n }) => [n, A, B],
      after: toTenth,
      rule: ({ A, B, n }) => tenthIf((n * A) / B),
      says: () => 'I compared angles instead of sines, and took the reciprocal of their ratio.',
      why: () => 'compares angles instead of sines, and takes the reciprocal of their ratio.',
    },
  ],
  explain: ({ A, B, n, set, rot }, frame) => {
    const x = (n * at('sin', B)) / at('sin', A)
    return {
      plan: 'A side and the angle opposite it are known, and another angle: the law of sines gives the side opposite that angle. Write the proportion with the unknown on top.',
      steps: [
        {
          do: `$\\frac{x}{\\sin ${B}^\\circ} = \\frac{${n}}{\\sin ${A}^\\circ}$`,
          why: 'Each side goes with the sine of the angle opposite it.',
        },
        {
          do: `$x = \\frac{${n} \\sin ${B}^\\circ}{\\sin ${A}^\\circ}$`,
          why: `Multiply both sides by $\\sin ${B}^\\circ$.`,
        },
        {
          do: `$x \\approx \\frac{${n} \\cdot ${at('sin', B).toFixed(4)}}{${at('sin', A).toFixed(4)}} \\approx ${tenthText(x)}$`,
          why: 'The calculator is in degree mode.',
        },
      ],
      check: `The ${B > A ? 'larger' : 'smaller'} angle has the ${B > A ? 'longer' : 'shorter'} side: $${tenthText(x)}$ against $${n}$.`,
      faster: `In one line on a calculator in degree mode: $${n} \\cdot \\sin ${B}^\\circ \\div \\sin ${A}^\\circ \\approx ${tenthText(x)}$.`,
      ...(frame === 'figure' ? { figure: sinesFigure({ A, B, n, set, rot }, tenthText(x)) } : {}),
    }
  },
  // Draws a triangle with these angles and enlarges it until the known side fits.
  check: ({ A, B, n }) => {
    const [a, b, c] = xy.asa(A, 1, B)
    return tenth((n / xy.distance(b, c)) * xy.distance(a, c))
  },
})

const exact = template({
  id: 'trigonometry/law-of-sines-exact',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        A: pick(rng, [30, 45, 60, 120, 135]),
        B: pick(rng, [30, 45, 60]),
        n: 2 * int(rng, 2, 12),
        set: pick(rng, SETS),
        rot: turnOf(rng),
      }),
      ({ A, B }) => A !== B && A + B < 170,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: (p) => `${sinesFigure(p, 'x')}<p>What is the exact value of $x$?</p>`,
    },
  ],
  given: ({ A, B, n }) => ({ A, B, n }),
  answer: ({ A, B, n }) => real((n * at('sin', B)) / at('sin', A)),
  traps: [
    {
      misconception: 'trig-turns-the-law-of-sines-upside-down',
      classic: true,
      rule: ({ A, B, n }) => real((n * at('sin', A)) / at('sin', B)),
      why: ({ A, B, n }) => `is $\\frac{${n} \\sin ${A}^\\circ}{\\sin ${B}^\\circ}$.`,
    },
    {
      misconception: 'trig-takes-angles-in-proportion-to-sides',
      operation: 'angles-for-their-sines',
      operands: ({ A, B, n }) => [n, B, A],
      rule: ({ A, B, n }) => real((n * B) / A),
      why: ({ A, B, n }) => `is $${n} \\cdot \\frac{${B}}{${A}}$.`,
    },
    {
      misconception: 'trig-takes-an-angle-that-is-not-opposite',
      rule: ({ B, n }) => real(n * at('sin', B)),
      says: ({ A }) => `I left out the sine of $${A}^\\circ$, as if that angle were a right angle.`,
      why: ({ A }) => `leaves out the sine of $${A}^\\circ$.`,
    },
    {
      misconception: 'trig-takes-an-angle-that-is-not-opposite',
      rule: ({ A, n }) => real(n / at('sin', A)),
      says: ({ A }) => `I divided by the sine of $${A}^\\circ$ and stopped.`,
      why: () => 'stops in the middle of the proportion.',
    },
  ],
  explain: ({ A, B, n, set, rot }) => {
    const x = (n * at('sin', B)) / at('sin', A)
    return {
      plan: 'A side and the angle opposite it are known, and another angle: use the law of sines. The sines of these angles are known exactly, so that the result can be simplified.',
      steps: [
        {
          do: `$\\frac{x}{\\sin ${B}^\\circ} = \\frac{${n}}{\\sin ${A}^\\circ}$, so $x = ${n} \\cdot \\sin ${B}^\\circ \\div \\sin ${A}^\\circ$.`,
          why: 'Each side goes with the sine of the angle opposite it.',
        },
        {
          do: `$\\sin ${B}^\\circ = ${realTex(at('sin', B))}$ and $\\sin ${A}^\\circ = ${realTex(at('sin', A))}$`,
          why:
            A > 90
              ? `Both values are known exactly; $\\sin ${A}^\\circ = \\sin ${180 - A}^\\circ$.`
              : 'Both values are known exactly.',
        },
        {
          do: `$x = ${realTex(n * at('sin', B))} \\div ${realTex(at('sin', A))} = ${realTex(x)}$`,
          why: `$${n} \\cdot ${realTex(at('sin', B))} = ${realTex(n * at('sin', B))}$; then divide and simplify.`,
        },
      ],
      check: `As a decimal, $x \\approx ${tenthText(x)}$. The ${at('sin', B) > at('sin', A) ? 'larger' : 'smaller'} angle has the ${x > n ? 'longer' : 'shorter'} side: ${B}° against ${A}°, $${tenthText(x)}$ against $${n}$.`,
      faster: `Only the ratio of the two sines counts, and their halves cancel: $\\frac{\\sin ${B}^\\circ}{\\sin ${A}^\\circ}${A === 30 ? '' : ` = \\frac{${realTex(2 * at('sin', B))}}{${realTex(2 * at('sin', A))}}`} = ${realTex(at('sin', B) / at('sin', A))}$. So $x = ${n} \\cdot ${realTex(at('sin', B) / at('sin', A))} = ${realTex(x)}$.`,
      figure: sinesFigure({ A, B, n, set, rot }, realText(x)),
    }
  },
  // Twice the circumradius times the sine.
  check: ({ A, B, n }) => real(2 * (n / (2 * Math.sin(rad(A)))) * Math.sin(rad(B))),
})

const count = (a: number, b: number, A: number): number => {
  const h = b * at('sin', A)
  if (A >= 90) return a > b ? 1 : 0
  return a < h - 1e-9 ? 0 : a >= b ? 1 : Math.abs(a - h) < 1e-9 ? 1 : 2
}
const WORDS = ['None', 'Exactly one', 'Exactly two'] as const

/** The possible lengths of AB: positive solutions of a quadratic equation. */
function thirdSides({ A, a, b }: Readonly<{ A: number; a: number; b: number }>): string {
  const [p, q] = [2 * b * at('cos', A), b * b - a * a]
  const rest = (p * p) / 4 - q
  const equation = `$x^2 ${p < 0 ? '+' : '-'} ${Math.abs(p).toFixed(1)}x ${q < 0 ? '-' : '+'} ${Math.abs(q)} = 0$`
  const says = `With $x$ for $AB$, the law of cosines leads to about ${equation}.`
  if (rest < 0) return `${says} Its discriminant, about $${(4 * rest).toFixed(0)}$, is negative: no length fits.`
  const solutions = [p / 2 + Math.sqrt(rest), p / 2 - Math.sqrt(rest)]
  const positive = ['neither is positive', 'only the first is positive', 'both are positive']
  return `${says} Its solutions are about ${solutions.map((x) => `$${x.toFixed(1)}$`).join(' and ')}: ${positive[solutions.filter((x) => x > 0).length]}.`
}

/** Whether the side opposite the angle reaches the base, and how often. */
const lengthsCompared = ({ A, a, b }: Readonly<{ A: number; a: number; b: number }>): string =>
  A > 90
    ? `With an obtuse angle at $A$ the side opposite it must be the longest: $BC = ${a}$ is ${a > b ? 'longer' : 'not longer'} than $CA = ${b}$.`
    : `The height from $C$ is $${b} \\sin ${A}^\\circ \\approx ${tenthText(b * at('sin', A))}$. The side $BC = ${a}$ is ${['shorter than that', `longer than $CA = ${b}$, so it meets the base on one side of $A$ only`, `longer than that, but shorter than $CA = ${b}$, so it meets the base on both sides of the height`][count(a, b, A)]}.`

/** How many triangles fit? */
const ambiguous = template({
  id: 'trigonometry/how-many-triangles',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 95,
  response: 'choice',
  draw: (rng) => {
    const want = int(rng, 0, 2)
    return until(
      () => ({ A: int(rng, 25, 130), a: int(rng, 5, 24), b: int(rng, 5, 24) }),
      ({ A, a, b }) => a !== b && count(a, b, A) === want && Math.abs(a - b * at('sin', A)) > 0.4 && A !== 90,
    )
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ A, a, b }) =>
        `How many different triangles $ABC$ have $m\\angle A = ${A}^\\circ$, $BC = ${a}$ and $CA = ${b}$?`,
    },
  ],
  given: ({ A, a, b }) => ({ A, a, b }),
  answer: ({ A, a, b }) => text(WORDS[count(a, b, A)] as string),
  traps: [
    {
      misconception: 'trig-takes-ssa-as-unique',
      rule: ({ A, a, b }) => (count(a, b, A) === 1 ? null : text(WORDS[1])),
      why: ({ A, a, b }) =>
        count(a, b, A) === 2
          ? 'overlooks the second angle with the same sine.'
          : 'does not test whether the side is long enough.',
    },
    {
      misconception: 'trig-overlooks-that-no-triangle-exists',
      rule: ({ A, a, b }) => (count(a, b, A) === 2 ? null : text(WORDS[2])),
      says: ({ A, a, b }) =>
        count(a, b, A) === 1
          ? 'I counted the second angle with the same sine, although it does not fit into the triangle.'
          : 'I counted two angles without testing whether the side is long enough.',
      why: ({ A, a, b }) =>
        count(a, b, A) === 1
          ? 'counts a second angle that does not fit.'
          : 'does not test whether the side is long enough.',
    },
    {
      misconception: 'trig-overlooks-that-no-triangle-exists',
      rule: ({ A, a, b }) => (count(a, b, A) === 0 ? null : text(WORDS[0])),
      says: () => 'I thought that the side is too short, although it reaches.',
      why: ({ A, a, b }) =>
        `is not so: $BC = ${a}$ is longer than $${b} \\sin ${A}^\\circ \\approx ${(b * at('sin', A)).toFixed(1)}$.`,
    },
    {
      misconception: 'trig-takes-ssa-as-unique',
      rule: () => text('Infinitely many'),
      says: () => 'I thought that two sides and an angle do not fix the triangle at all.',
      why: () => 'would need less information; two sides and an angle leave two triangles at most.',
    },
  ],
  explain: ({ A, a, b }) => {
    const s = (b * at('sin', A)) / a
    const many = count(a, b, A)
    const [one, two] = s > 1 ? [0, 0] : [inverse('sin', s), 180 - inverse('sin', s)]
    const room = (B: number) =>
      `$${A}^\\circ + ${B.toFixed(1)}^\\circ = ${(A + B).toFixed(1)}^\\circ$, ${A + B < 180 ? 'less' : 'not less'} than $180^\\circ$`
    return {
      plan: 'Two sides and an angle that is not between them may fit none, one, or two triangles. Find the sine of the second angle; test both angles with this sine against the sum of angles.',
      steps: [
        {
          do: `$\\sin B = \\frac{${b} \\sin ${A}^\\circ}{${a}} \\approx ${s.toFixed(2)}$`,
          why: 'By the law of sines; $B$ lies opposite $CA$.',
        },
        s > 1
          ? { do: 'This is more than $1$, and no angle has such a sine.', why: 'Sines lie between $-1$ and $1$.' }
          : {
              do: `$B \\approx ${one.toFixed(1)}^\\circ$ or $B \\approx ${two.toFixed(1)}^\\circ$`,
              why: 'An angle and its supplement have the same sine.',
            },
        ...(s > 1
          ? []
          : [
              {
                do: `${room(one)}; ${room(two)}.`,
                why: 'Some of $180^\\circ$ must be left for the third angle.',
              },
            ]),
        {
          do:
            s > 1
              ? 'So there is no such triangle: none.'
              : `So ${many === 2 ? 'both fit: exactly two triangles' : many === 1 ? 'only the first fits: exactly one triangle' : 'neither fits: there is none'}.`,
          why:
            s > 1
              ? `The side of $${a}$ is too short to reach the other side.`
              : 'Each angle that fits gives one triangle.',
        },
      ],
      check: thirdSides({ A, a, b }),
      faster: `No sine of $B$ is needed. ${lengthsCompared({ A, a, b })} So ${['no triangle fits', 'just one triangle fits', 'two triangles fit'][many]}.`,
    }
  },
  // The third side solves a quadratic equation; count its positive solutions.
  check: ({ A, a, b }) => {
    const half = b * Math.cos(rad(A))
    const disc = half * half - (b * b - a * a)
    if (disc < 0) return text(WORDS[0])
    const roots = [half + Math.sqrt(disc), half - Math.sqrt(disc)].filter((x) => x > 1e-9)
    return text(WORDS[roots.length] as string)
  },
})

export const templates: readonly Template[] = [side, exact, ambiguous]
