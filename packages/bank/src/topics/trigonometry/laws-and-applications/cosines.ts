import { frac, hypot, int, nearly, num, pick, type Template, template, toNumber, toTex, until, xy } from '#kit'
import { at, inverse, real, realTex, realText, tenth, tenthText, toTenth, toWhole } from '../common.ts'
import { anyTriangle, SETS, turnOf } from './figures.ts'

export const skill = 'trig-law-of-cosines'
const third = (a: number, b: number, C: number): number => Math.sqrt(a * a + b * b - 2 * a * b * at('cos', C))

const side = template({
  id: 'trigonometry/law-of-cosines-side',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 5, 30), b: int(rng, 5, 30), C: int(rng, 35, 140), set: pick(rng, SETS), rot: turnOf(rng) }),
      ({ a, b, C }) => a !== b && Math.abs(C - 90) > 8 && Math.min(a, b) / Math.max(a, b) > 0.45,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 9,
      stem: ({ a, b, C, set, rot }) =>
        `${anyTriangle(set, a, b, third(a, b, C), { a: `${a}`, b: `${b}`, c: 'x', C: `${C}°` }, rot)}<p>What is the value of $x$, to the nearest tenth?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ a, b, C }) =>
        `Two straight roads leave a village at an angle of $${C}^\\circ$ to each other. One leads $${a}$ miles to a lake, the other $${b}$ miles to a lookout. How many miles is it from the lake to the lookout in a straight line? Round to the nearest tenth.`,
    },
  ],
  given: ({ a, b, C }) => ({ a, b, C }),
  answer: ({ a, b, C }) => tenth(third(a, b, C)),
  traps: [
    {
      misconception: 'trig-uses-pythagoras-without-a-right-angle',
      classic: true,
      operation: 'taken-for-a-right-triangle',
      operands: ({ a, b }) => [a, b],
      after: toTenth,
      rule: ({ a, b }) => tenth(hypot(a, b)),
      why: ({ a, b }) => `is $\\sqrt{${a}^2 + ${b}^2}$.`,
    },
    {
      misconception: 'trig-adds-the-cosine-term',
      operation: 'cosine-term-added',
      operands: ({ a, b, C }) => [a, b, C],
      after: toTenth,
      rule: ({ a, b, C }) => tenth(third(a, b, 180 - C)),
      why: () => 'adds the term with the cosine.',
    },
    {
      misconception: 'trig-forgets-the-two-in-the-law-of-cosines',
      operation: 'two-left-out-of-the-cosine-term',
      operands: ({ a, b, C }) => [a, b, C],
      after: toTenth,
      rule: ({ a, b, C }) => tenth(Math.sqrt(a * a + b * b - a * b * at('cos', C))),
      why: ({ a, b, C }) => `subtracts only $${a} \\cdot ${b} \\cdot \\cos ${C}^\\circ$.`,
    },
    {
      misconception: 'trig-takes-the-sine-for-the-cosine',
      operation: 'sine-in-the-cosine-term',
      operands: ({ a, b, C }) => [a, b, C],
      after: toTenth,
      rule: ({ a, b, C }) => {
        const square = a * a + b * b - 2 * a * b * at('sin', C)
        return square > 1 ? tenth(Math.sqrt(square)) : null
      },
      why: ({ C }) => `uses $\\sin ${C}^\\circ$ in place of the cosine.`,
    },
  ],
  explain: ({ a, b, C, set, rot }, frame) => {
    const x = third(a, b, C)
    const last = 2 * a * b * at('cos', C)
    const exact = C === 60 || C === 120
    const places = (v: number) => (exact ? `${Math.round(v)}` : v.toFixed(2))
    return {
      plan: 'Two sides and the angle between them are known and the side opposite that angle is asked for: this is the law of cosines. At the end take the root.',
      steps: [
        {
          do: `$x^2 = ${a}^2 + ${b}^2 - 2 \\cdot ${a} \\cdot ${b} \\cdot \\cos ${C}^\\circ$`,
          why: 'Two sides and the angle between them are known.',
        },
        {
          do: `$x^2 ${exact ? '=' : '\\approx'} ${a * a} + ${b * b} ${last < 0 ? '+' : '-'} ${places(Math.abs(last))} = ${places(x * x)}$`,
          why: `$\\cos ${C}^\\circ ${nearly(at('cos', C), 4)}$${last < 0 ? '; it is negative, so the last term is added' : ''}.`,
        },
        { do: `$x \\approx ${tenthText(x)}$`, why: 'Take the root.' },
      ],
      check: `The side is ${C > 90 ? 'longer' : 'shorter'} than with a right angle, $${tenthText(hypot(a, b))}$, as an ${C > 90 ? 'obtuse' : 'acute'} angle requires.`,
      faster: `In one line on a calculator in degree mode: $\\sqrt{${a}^2 + ${b}^2 - 2 \\cdot ${a} \\cdot ${b} \\cdot \\cos ${C}^\\circ} \\approx ${tenthText(x)}$.`,
      ...(frame === 'figure'
        ? { figure: anyTriangle(set, a, b, x, { a: `${a}`, b: `${b}`, c: tenthText(x), C: `${C}°` }, rot) }
        : {}),
    }
  },
  // The distance of two points in the plane.
  check: ({ a, b, C }) => tenth(hypot(a - b * at('cos', C), b * at('sin', C))),
})

/** 60° and 120°: exact roots. */
const exact = template({
  id: 'trigonometry/law-of-cosines-exact',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 2, 12),
        b: int(rng, 2, 12),
        C: pick(rng, [60, 120]),
        set: pick(rng, SETS),
        rot: turnOf(rng),
      }),
      ({ a, b }) =>
        a !== b && a * a + b * b - a * b < 400 && a * a + b * b + a * b < 400 && Math.min(a, b) / Math.max(a, b) > 0.35,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ a, b, C, set, rot }) =>
        `${anyTriangle(set, a, b, third(a, b, C), { a: `${a}`, b: `${b}`, c: 'x', C: `${C}°` }, rot)}<p>What is the exact value of $x$?</p>`,
    },
  ],
  given: ({ a, b, C }) => ({ a, b, C }),
  answer: ({ a, b, C }) => real(third(a, b, C)),
  traps: [
    {
      misconception: 'trig-uses-pythagoras-without-a-right-angle',
      classic: true,
      rule: ({ a, b }) => real(hypot(a, b)),
      why: ({ a, b }) => `is $\\sqrt{${a}^2 + ${b}^2}$.`,
    },
    {
      misconception: 'trig-adds-the-cosine-term',
      rule: ({ a, b, C }) => real(third(a, b, 180 - C)),
      why: () => 'has the wrong sign before the term with the cosine.',
    },
    {
      misconception: 'trig-leaves-the-side-squared',
      operation: 'part-left-out',
      operands: ({ a, b, C }) => [a * a + b * b + (C > 90 ? 1 : -1) * a * b],
      rule: ({ a, b, C }) => real(Math.round(third(a, b, C) ** 2)),
      why: () => 'is the square of the side.',
    },
    {
      misconception: 'trig-forgets-the-two-in-the-law-of-cosines',
      rule: ({ a, b, C }) => ((a * b) % 2 === 0 ? real(Math.sqrt(a * a + b * b - a * b * at('cos', C))) : null),
      why: ({ a, b, C }) => `subtracts only $${a} \\cdot ${b} \\cdot \\cos ${C}^\\circ$.`,
    },
    {
      misconception: 'trig-uses-pythagoras-without-a-right-angle',
      rule: ({ a, b }) => real(Math.sqrt(Math.abs(a * a - b * b))),
      says: () => 'I took the longer side for a hypotenuse and subtracted the squares.',
      why: () => 'subtracts the squares, as in a right triangle.',
    },
  ],
  explain: ({ a, b, C, set, rot }) => {
    const x = third(a, b, C)
    const square = Math.round(x * x)
    return {
      plan: 'Two sides and the angle between them are known: use the law of cosines. The cosine of this angle is known exactly, so that the root can be simplified.',
      steps: [
        {
          do: `$x^2 = ${a}^2 + ${b}^2 - 2 \\cdot ${a} \\cdot ${b} \\cdot \\left(${C === 60 ? '' : '-'}\\frac{1}{2}\\right)$`,
          why: `Law of cosines with $\\cos ${C}^\\circ = ${C === 60 ? '' : '-'}\\frac{1}{2}$.`,
        },
        {
          do: `$x^2 = ${a * a} + ${b * b} ${C === 60 ? '-' : '+'} ${a * b} = ${square}$`,
          why:
            C === 60
              ? 'The factors 2 and one half cancel.'
              : 'The factors 2 and one half cancel, and two minus signs make a plus.',
        },
        {
          do: `$x = ${realTex(x) === `\\sqrt{${square}}` ? '' : `\\sqrt{${square}} = `}${realTex(x)}$`,
          why:
            realTex(x) === `\\sqrt{${square}}`
              ? 'Take the root; it cannot be simplified.'
              : 'Take the root and simplify it.',
        },
      ],
      faster: `With $${C}^\\circ$ the last term is always the product of the two sides, ${C === 60 ? 'taken away' : 'added'}: $x^2 = ${a}^2 + ${b}^2 ${C === 60 ? '-' : '+'} ${a} \\cdot ${b} = ${square}$.`,
      check: `The side, about $${tenthText(x)}$, is ${C > 90 ? 'longer' : 'shorter'} than with a right angle, $${tenthText(hypot(a, b))}$, as an ${C > 90 ? 'obtuse' : 'acute'} angle requires.`,
      figure: anyTriangle(set, a, b, x, { a: `${a}`, b: `${b}`, c: realText(x), C: `${C}°` }, rot),
    }
  },
  // Draws the two sides and measures the third.
  check: ({ a, b, C }) => real(xy.distance(xy.polar([0, 0], a, 0), xy.polar([0, 0], b, C))),
})

/** Three sides are known. */
const angle = template({
  id: 'trigonometry/law-of-cosines-angle',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 4, 20), b: int(rng, 4, 20), c: int(rng, 4, 24), set: pick(rng, SETS), rot: turnOf(rng) }),
      ({ a, b, c }) => {
        const C = inverse('cos', (a * a + b * b - c * c) / (2 * a * b))
        return (
          new Set([a, b, c]).size === 3 &&
          a + b > c + 1 &&
          C > 35 &&
          C < 140 &&
          a + c > b + 1 &&
          b + c > a + 1 &&
          Math.abs((C % 1) - 0.5) > 0.05 &&
          Math.abs(C - 90) > 2
        )
      },
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ a, b, c, set, rot }) =>
        `${anyTriangle(set, a, b, c, { a: `${a}`, b: `${b}`, c: `${c}` }, rot)}<p>What is the measure of angle $${set[2]}$, to the nearest degree? (Give the number of degrees.)</p>`,
    },
    {
      id: 'cosine',
      kind: 'bare',
      items: 4,
      response: 'grid',
      stem: ({ a, b, c, set }) =>
        `Triangle $${set}$ has the sides $${set[1]}${set[2]} = ${a}$, $${set[2]}${set[0]} = ${b}$ and $${set[0]}${set[1]} = ${c}$. What is the measure of angle $${set[2]}$ in degrees, to the nearest whole number?`,
    },
  ],
  given: ({ a, b, c }) => ({ a, b, c }),
  answer: ({ a, b, c }) => num(Math.round(inverse('cos', (a * a + b * b - c * c) / (2 * a * b)))),
  traps: [
    {
      misconception: 'trig-takes-an-angle-that-is-not-opposite',
      classic: true,
      operation: 'law-of-cosines-for-another-angle',
      operands: ({ a, b, c }) => [b, c, a],
      after: toWhole,
      rule: ({ a, b, c }) => num(Math.round(inverse('cos', (b * b + c * c - a * a) / (2 * b * c)))),
      says: ({ a }) => `I found the angle opposite the side of $${a}$.`,
      why: ({ a }) => `is the angle opposite the side of $${a}$.`,
    },
    {
      misconception: 'trig-adds-the-cosine-term',
      operation: 'sign-reversed',
      operands: ({ a, b, c }) => [frac(a * a + b * b - c * c, 2 * a * b)],
      after: (x) => toWhole(inverse('cos', toNumber(x))),
      rule: ({ a, b, c }) => num(180 - Math.round(inverse('cos', (a * a + b * b - c * c) / (2 * a * b)))),
      says: () => 'I had the cosine with the wrong sign.',
      why: () => 'has the cosine with the wrong sign.',
    },
    {
      misconception: 'trig-takes-an-angle-that-is-not-opposite',
      operation: 'law-of-cosines-for-another-angle',
      operands: ({ a, b, c }) => [a, c, b],
      after: toWhole,
      rule: ({ a, b, c }) => num(Math.round(inverse('cos', (a * a + c * c - b * b) / (2 * a * c)))),
      says: ({ b }) => `I found the angle opposite the side of $${b}$.`,
      why: ({ b }) => `is the angle opposite the side of $${b}$.`,
    },
    {
      misconception: 'trig-forgets-the-two-in-the-law-of-cosines',
      operation: 'factor-left-out',
      operands: ({ a, b }) => [a, b],
      after: (x, { a, b, c }) => toWhole(inverse('cos', (a * a + b * b - c * c) / toNumber(x))),
      rule: ({ a, b, c }) => {
        const k = (a * a + b * b - c * c) / (a * b)
        return Math.abs(k) < 1 ? num(Math.round(inverse('cos', k))) : null
      },
      why: ({ a, b }) => `divides by $${a} \\cdot ${b}$ only.`,
    },
  ],
  explain: ({ a, b, c, set, rot }, frame) => {
    const value = frac(a * a + b * b - c * c, 2 * a * b)
    const C = inverse('cos', value.n / value.d)
    return {
      plan: 'Three sides are known, so the law of cosines can be solved for the cosine of an angle. The side opposite the angle stands alone in the formula.',
      steps: [
        {
          do: `$\\cos ${set[2]} = \\frac{${a}^2 + ${b}^2 - ${c}^2}{2 \\cdot ${a} \\cdot ${b}}$`,
          why: `The side $${c}$ lies opposite the angle.`,
        },
        {
          do: `$\\cos ${set[2]} = \\frac{${a * a} + ${b * b} - ${c * c}}{${2 * a * b}} = ${toTex(value)} ${nearly(value.n / value.d, 3)}$`,
          why: value.n < 0 ? 'It is negative, so the angle is obtuse.' : 'It is positive, so the angle is acute.',
        },
        {
          do: `The angle is about $${Math.round(C)}$ degrees.`,
          why: 'The inverse cosine gives acute and obtuse angles alike.',
        },
      ],
      check: `The side of $${c}$ is ${c > Math.max(a, b) ? 'the longest, so its angle is the largest' : c < Math.min(a, b) ? 'the shortest, so its angle is the smallest' : 'neither the longest nor the shortest, and so is its angle'}: the other two are about $${Math.round(inverse('cos', (b * b + c * c - a * a) / (2 * b * c)))}^\\circ$ and $${Math.round(inverse('cos', (a * a + c * c - b * b) / (2 * a * c)))}^\\circ$.`,
      faster: `In one line on a calculator in degree mode: $\\cos^{-1}\\left((${a}^2 + ${b}^2 - ${c}^2) \\div (2 \\cdot ${a} \\cdot ${b})\\right) \\approx ${C.toFixed(2)}^\\circ$.`,
      ...(frame === 'figure'
        ? {
            figure: anyTriangle(set, a, b, c, { a: `${a}`, b: `${b}`, c: `${c}`, C: `${Math.round(C)}°` }, rot),
          }
        : {}),
    }
  },
  // Heron's area gives the half angle.
  check: ({ a, b, c }) => {
    const s = (a + b + c) / 2
    return num(Math.round(2 * ((Math.atan(Math.sqrt(((s - a) * (s - b)) / (s * (s - c)))) * 180) / Math.PI)))
  },
})

export const templates: readonly Template[] = [side, exact, angle]
