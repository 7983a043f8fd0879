/** Identities with unknown constants, and angles that show that an equation is no identity. */

import {
  curve,
  deg,
  div,
  frac,
  type Html,
  int,
  note,
  num,
  pick,
  sample,
  signed,
  straight,
  type Template,
  template,
  text,
  until,
  type Value,
  vertical,
} from '#kit'
import { rad } from '../common.ts'
import { wave } from '../wave.ts'

const skill = 'trig-verifying-identities'
const CONSTANTS = 'trig-mixes-up-the-constants-of-an-identity'
const SQUARE = 'trig-replaces-a-square-by-the-wrong-function'
const FACTOR = 'trig-loses-a-factor-on-the-way'
const { sin, cos } = Math

/** a sin² x + b cos² x = m + n cos 2x. */
type Squares = Readonly<{ a: number; b: number; ask: 'm' | 'n' }>
const constantOf = ({ a, b, ask }: Squares): number => (ask === 'm' ? (a + b) / 2 : (b - a) / 2)
const half = (x: number): Value | null => (Number.isInteger(x) ? num(x) : null)

const double = template({
  id: 'trigonometry/constants-with-a-double-angle',
  skill,
  difficulty: 'High',
  b: 1.2,
  calculator: false,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng): Squares =>
    until(
      () => ({ a: int(rng, 1, 15), b: int(rng, 1, 15), ask: pick(rng, ['m', 'n', 'n'] as const) }),
      ({ a, b }) => a !== b && (a + b) % 2 === 0 && Math.abs(a - b) > 2,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      response: 'grid',
      stem: (p) =>
        `${squares(p)}<p>The figure shows the graph of $y = ${p.a === 1 ? '' : p.a}\\sin^2 x + ${p.b === 1 ? '' : p.b}\\cos^2 x$. For constants $m$ and $n$ it is also the graph of $y = m + n\\cos 2x$. What is the value of $${p.ask}$?</p>`,
    },
    {
      id: 'bare',
      kind: 'multi-step',
      items: 4,
      stem: (p) =>
        `For constants $m$ and $n$, the equation $${p.a === 1 ? '' : p.a}\\sin^2 x + ${p.b === 1 ? '' : p.b}\\cos^2 x = m + n\\cos 2x$ is an identity. What is the value of $${p.ask}$?`,
    },
  ],
  given: ({ a, b, ask }): Squares => ({ a, b, ask }),
  answer: (p) => num(constantOf(p)),
  traps: [
    {
      misconception: FACTOR,
      classic: true,
      operation: 'part-left-out',
      operands: ({ a, b, ask }) => [ask === 'n' ? b - a : a + b],
      rule: ({ a, b, ask }) => num(ask === 'm' ? a + b : b - a),
      says: () => 'I did not halve: I took a square for 1 plus or minus the cosine of the double angle.',
      why: ({ ask, a, b }) => `is $${ask === 'm' ? `${a} + ${b}` : `${b} - ${a}`}$, not halved.`,
    },
    {
      misconception: CONSTANTS,
      operation: 'solved-for-the-other',
      operands: ({ a, b, ask }) => [frac(ask === 'n' ? a + b : b - a, 2)],
      rule: ({ a, b, ask }) => half(ask === 'm' ? (b - a) / 2 : (a + b) / 2),
      says: () => 'I mixed up the two constants.',
      why: ({ ask }) => `is the value of $${ask === 'm' ? 'n' : 'm'}$.`,
    },
    {
      misconception: CONSTANTS,
      operation: 'difference-turned-round',
      operands: ({ a, b }) => [b, a],
      after: (x) => div(x, 2),
      rule: ({ a, b, ask }) => half(ask === 'm' ? (a - b) / 2 : (a - b) / 2),
      says: () => 'I subtracted the two coefficients the wrong way around.',
      why: ({ a, b }) => `is half of $${a} - ${b}$.`,
    },
    {
      misconception: SQUARE,
      operation: 'part-left-out',
      operands: ({ a, b, ask }) => [ask === 'm' ? b : a - b],
      rule: ({ a, b, ask }) => num(ask === 'm' ? b : a - b),
      says: ({ ask }) =>
        ask === 'm'
          ? 'I took the coefficient of the squared cosine.'
          : 'I took the difference of the coefficients, with the wrong sign and not halved.',
      why: ({ ask, a, b }) =>
        ask === 'm'
          ? `is the value at $x = 0^\\circ$, which is $m + n$.`
          : `is $${a} - ${b}$, not halved and turned around.`,
    },
    {
      misconception: SQUARE,
      operation: 'wrong-number-used',
      operands: ({ a, b, ask }) => [ask === 'n' ? b : a],
      rule: ({ a, b, ask }) => num(ask === 'm' ? a : b),
      says: ({ ask }) =>
        ask === 'm' ? 'I took the coefficient of the squared sine.' : 'I took the coefficient of the squared cosine.',
      why: ({ ask }) =>
        ask === 'm'
          ? 'is the value at $x = 90^\\circ$, which is $m - n$.'
          : 'is the value at $x = 0^\\circ$, which is $m + n$.',
    },
  ],
  explain: (p, frame) => {
    const { a, b, ask } = p
    return {
      plan: 'An identity holds for every angle, so put in two easy angles. This gives two equations for the two constants, which are solved by adding or subtracting.',
      steps: [
        {
          do: `At $x = 0^\\circ$: the left form is $${a} \\cdot 0 + ${b} \\cdot 1 = ${b}$, so $m + n = ${b}$.`,
          why: '$\\cos(2 \\cdot 0^\\circ) = 1$',
        },
        {
          do: `At $x = 90^\\circ$: the left form is $${a} \\cdot 1 + ${b} \\cdot 0 = ${a}$, so $m - n = ${a}$.`,
          why: '$\\cos(2 \\cdot 90^\\circ) = -1$',
        },
        ask === 'm'
          ? { do: `Add the equations: $2m = ${a + b}$, so $m = ${(a + b) / 2}$.`, why: 'The other constant drops out.' }
          : {
              do: `Subtract the equations: $2n = ${b} - ${a} = ${b - a}$, so $n = ${(b - a) / 2}$.`,
              why: 'The other constant drops out.',
            },
      ],
      check:
        ask === 'm'
          ? `At $x = 45^\\circ$ the cosine of the double angle is 0, and the left form is $\\frac{${a} + ${b}}{2} = ${(a + b) / 2}$, which is $m$.`
          : `At $x = 45^\\circ$ the cosine of the double angle is 0, so $m = \\frac{${a} + ${b}}{2} = ${(a + b) / 2}$. Then $m + n = ${(a + b) / 2}${signed((b - a) / 2)} = ${b}$ and $m - n = ${(a + b) / 2}${signed((a - b) / 2)} = ${a}$.`,
      faster:
        ask === 'm'
          ? `The values of $m + n\\cos 2x$ lie between ${Math.min(a, b)} and ${Math.max(a, b)}, and $m$ is the middle: $(${a} + ${b}) \\div 2 = ${(a + b) / 2}$.`
          : `From $90^\\circ$ to $0^\\circ$, $\\cos 2x$ goes from $-1$ to $1$ and the value from ${a} to ${b}, so $n$ is half of $${b} - ${a}$: $${(b - a) / 2}$.`,
      ...(frame === 'graph' ? { figure: squares(p, true) } : {}),
    }
  },
  // Constants that fit at three angles, by trying.
  check: ({ a, b, ask }) => {
    const left = (x: number) => a * sin(x) ** 2 + b * cos(x) ** 2
    for (let m = -20; m <= 20; m++)
      for (let n = -20; n <= 20; n++)
        if ([0.3, 1.1, 2.5].every((x) => Math.abs(left(x) - m - n * cos(2 * x)) < 1e-9)) return num(ask === 'm' ? m : n)
    return num(0)
  },
})

function squares({ a, b }: Squares, found = false): Html {
  const top = Math.max(a, b)
  return wave(
    (x) => a * sin(x) ** 2 + b * cos(x) ** 2,
    {
      alt: `A wave on a coordinate grid that starts at x = 0 with the height ${b}; the x-axis counts in multiples of pi from 0 to 2.${found ? ` A dashed line marks the midline y = ${(a + b) / 2}.` : ''}`,
      x: [0, 2],
      step: 1 / 4,
      every: 2,
      y: [0, top + 2],
      yStep: top > 8 ? 2 : 1,
      height: 220,
    },
    found
      ? [
          straight(0, (a + b) / 2, { dash: true, plain: true }),
          note(1.97 * Math.PI, (a + b) / 2 + top / 30, `y = ${(a + b) / 2}`, { anchor: 'end' }),
        ]
      : [],
  )
}

type Claim = Readonly<{
  tex: (k: number) => string
  left: (k: number, x: number) => number
  right: (k: number, x: number) => number
  agree: readonly number[]
  differ: readonly number[]
}>
/** Equations that hold at some angles only. */
const CLAIMS: readonly Claim[] = [
  {
    tex: (k) => `${k}\\sin 2x = ${2 * k}\\sin x`,
    left: (k, x) => k * sin(2 * x),
    right: (k, x) => 2 * k * sin(x),
    agree: [0, 180, 360],
    differ: [30, 45, 60, 90, 120, 270],
  },
  {
    tex: (k) => `${k}\\sin x + ${k}\\cos x = ${k}`,
    left: (k, x) => k * sin(x) + k * cos(x),
    right: (k) => k,
    agree: [0, 90, 360],
    differ: [30, 45, 60, 180, 270],
  },
  {
    tex: (k) => `(${k}\\sin x + ${k}\\cos x)^2 = ${k * k}`,
    left: (k, x) => (k * sin(x) + k * cos(x)) ** 2,
    right: (k) => k * k,
    agree: [0, 90, 180, 270],
    differ: [30, 45, 60, 135, 225],
  },
  {
    tex: (k) => `\\sqrt{${k * k} - ${k * k}\\cos^2 x} = ${k}\\sin x`,
    left: (k, x) => Math.sqrt(Math.max(0, k * k - k * k * cos(x) ** 2)),
    right: (k, x) => k * sin(x),
    agree: [0, 30, 45, 60, 90, 120, 135, 150],
    differ: [210, 225, 240, 270, 300, 330],
  },
  {
    tex: (k) => `\\sqrt{${k * k} - ${k * k}\\sin^2 x} = ${k}\\cos x`,
    left: (k, x) => Math.sqrt(Math.max(0, k * k - k * k * sin(x) ** 2)),
    right: (k, x) => k * cos(x),
    agree: [0, 30, 45, 60, 300, 315, 330],
    differ: [120, 135, 150, 180, 210, 240],
  },
  {
    tex: (k) => `${k}\\sin^2 x = ${k}\\sin x`,
    left: (k, x) => k * sin(x) ** 2,
    right: (k, x) => k * sin(x),
    agree: [0, 90, 180],
    differ: [30, 45, 60, 150, 210, 270],
  },
  {
    tex: (k) => `${k}\\cos^2 x = ${k}\\cos x`,
    left: (k, x) => k * cos(x) ** 2,
    right: (k, x) => k * cos(x),
    agree: [0, 90, 270],
    differ: [30, 45, 60, 120, 180, 300],
  },
  {
    tex: (k) => `${k}\\cos 2x = ${k} - ${k}\\sin x`,
    left: (k, x) => k * cos(2 * x),
    right: (k, x) => k - k * sin(x),
    agree: [0, 30, 150, 180],
    differ: [45, 60, 90, 210, 270],
  },
]
type Angles = Readonly<{ shown: string; k: number; angles: readonly number[] }>
const claimOf = ({ shown, k }: Angles): Claim => CLAIMS.find((c) => c.tex(k) === shown) ?? (CLAIMS[0] as Claim)
const agrees = (c: Claim, k: number, x: number): boolean => Math.abs(c.left(k, rad(x)) - c.right(k, rad(x))) < 1e-9
const shownOf = (x: number, c: Claim, k: number): string =>
  `$${(Math.round(c.left(k, rad(x)) * 100) / 100 + 0).toFixed(2)}$ and $${(Math.round(c.right(k, rad(x)) * 100) / 100 + 0).toFixed(2)}$`.replace(
    /-0\.00/g,
    '0.00',
  )

type Picked = Readonly<{ i: string; k: number; angles: readonly number[] }>
const claimIn = ({ i }: Picked): Claim => CLAIMS[Number(i)] as Claim

const counterexample = template({
  id: 'trigonometry/counterexample-to-an-identity',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 85,
  response: 'choice',
  draw: (rng): Picked => {
    const i = int(rng, 0, CLAIMS.length - 1)
    const c = CLAIMS[i] as Claim
    const three = sample(rng, c.agree, 3)
    return { i: String(i), k: int(rng, 2, 6), angles: [...three, pick(rng, c.differ)].sort((x, y) => x - y) }
  },
  frames: [
    {
      id: 'bare',
      kind: 'methods',
      items: 5,
      stem: (p) =>
        `A student tests the equation $${claimIn(p).tex(p.k)}$ at ${p.angles.map((x) => `$${x}^\\circ$`).join(', ')}. Which of these angles shows that the equation is not an identity?`,
    },
    {
      id: 'graphs',
      kind: 'methods',
      items: 6,
      stem: (p) =>
        `${bothSides(p)}<p>The figure shows the graphs of the two sides of $${claimIn(p).tex(p.k)}$. The equation is not an identity. Which of ${p.angles.map((x) => `$${x}^\\circ$`).join(', ')} proves this?</p>`,
    },
  ],
  given: (p): Angles => ({ shown: claimIn(p).tex(p.k), k: p.k, angles: p.angles }),
  answer: (p) => deg(p.angles.find((x) => !agrees(claimIn(p), p.k, x)) ?? 0),
  traps: [
    ...([0, 1, 2] as const).map((j) => ({
      misconception: 'trig-takes-an-agreement-for-a-counterexample',
      ...(j === 0 ? { classic: true as const } : {}),
      rule: (g: Angles) => deg(g.angles.filter((x) => agrees(claimOf(g), g.k, x))[j] ?? 0),
      says: (p: Picked) => `I chose ${p.angles.filter((x) => agrees(claimIn(p), p.k, x))[j]}°, where both sides agree.`,
      why: (p: Picked) => {
        const x = p.angles.filter((y) => agrees(claimIn(p), p.k, y))[j] ?? 0
        return `makes both sides equal: ${shownOf(x, claimIn(p), p.k)}.`
      },
    })),
    {
      misconception: 'trig-holds-one-angle-for-too-few',
      rule: () => text('None of them'),
      says: () => 'I thought that one angle cannot disprove an equation.',
      why: (p: Picked) =>
        `asks too much: at $${p.angles.find((x) => !agrees(claimIn(p), p.k, x))}^\\circ$ the sides differ, and one such angle is enough.`,
    },
  ],
  explain: (p, frame) => {
    const c = claimIn(p)
    const odd = p.angles.find((x) => !agrees(c, p.k, x)) ?? 0
    const even = p.angles.filter((x) => x !== odd)
    const [left = '', right = ''] = shownOf(odd, c, p.k).split(' and ')
    return {
      plan: 'An identity must hold at every angle. One angle at which the two sides differ is enough to disprove it, so work out both sides at each of the angles.',
      steps: [
        {
          do: `At ${even.map((x) => `$${x}^\\circ$ the sides are ${shownOf(x, c, p.k)}`).join('; at ')}.`,
          why: 'Put each angle into both sides, with a calculator in degree mode.',
        },
        {
          do: 'At these angles both sides agree.',
          why: 'An equation can hold at many angles and still fail at others, so this proves nothing.',
        },
        {
          do: `At ${deg(odd).html} the left side is about ${left}, the right side about ${right}.`,
          why: 'The sides differ, so the equation is not an identity: this angle proves it.',
        },
      ],
      faster:
        frame === 'graphs'
          ? `Look at the figure before you calculate: at ${deg(odd).html} the two graphs are apart; at the other three angles they meet.`
          : `On a graphing calculator in degree mode, let a table show the left side minus the right side: it is 0 at ${even.map((x) => `$${x}^\\circ$`).join(', ')}, but not at ${deg(odd).html}.`,
      check: `The angle is no exception: right beside it, at $${odd + 1}^\\circ$, the sides are about ${shownOf(odd + 1, c, p.k)}, which differ too.`,
      ...(frame === 'graphs' ? { figure: bothSides(p, odd) } : {}),
    }
  },
  // Both sides, worked out in steps of a degree.
  check: (g) => {
    const c = claimOf(g)
    const differs = g.angles.filter(
      (x) => Math.abs(c.left(g.k, (x * Math.PI) / 180) - c.right(g.k, (x * Math.PI) / 180)) > 1e-6,
    )
    return deg(differs.length === 1 ? (differs[0] ?? 0) : 0)
  },
})

/** The graphs of both sides; with the angle at which they are seen to differ when it is found. */
function bothSides(p: Picked, found?: number): Html {
  const c = claimIn(p)
  const tall = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((j) =>
    Math.max(Math.abs(c.left(p.k, (j * Math.PI) / 4)), Math.abs(c.right(p.k, (j * Math.PI) / 4))),
  )
  const most = Math.ceil(Math.max(...tall, p.k * 1.5)) + 1
  return wave(
    (x) => c.left(p.k, x),
    {
      alt: 'Two graphs on a coordinate grid, one solid and one dashed, that meet at some places and part at others; the x-axis counts in multiples of pi from 0 to 2.'.concat(
        found === undefined ? '' : ` A vertical line stands at ${found}°, where they are apart.`,
      ),
      x: [0, 2],
      step: 1 / 4,
      every: 2,
      y: [-most, most],
      yStep: most > 20 ? 10 : most > 8 ? 4 : 2,
      height: 220,
    },
    [
      curve((x) => c.right(p.k, x), { dash: true, plain: true }),
      ...(found === undefined
        ? []
        : [
            vertical(rad(found), { plain: true }),
            note(rad(found) + 0.08, most * 0.86, `${found}°`, { anchor: 'start' }),
          ]),
    ],
  )
}

export const templates: readonly Template[] = [double, counterexample]
