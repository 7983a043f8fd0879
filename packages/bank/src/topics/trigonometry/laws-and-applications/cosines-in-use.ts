/** Law of cosines with the unknown beside the angle, and in parallelograms. */

import {
  drawing,
  g,
  type Html,
  hypot,
  int,
  num,
  pick,
  surdSqrt,
  surdValue,
  type Template,
  template,
  until,
  type Value,
  xy,
} from '#kit'
import { at, tenth, tenthText, toTenth } from '../common.ts'
import { anyTriangle, SETS, turnOf } from './figures.ts'

const skill = 'trig-law-of-cosines'
const OPPOSITE = 'trig-takes-an-angle-that-is-not-opposite'
const PYTHAGORAS = 'trig-uses-pythagoras-without-a-right-angle'
const SIGN = 'trig-adds-the-cosine-term'

/** Whole sides of triangles with an angle of 120°; the last lies opposite it. */
const TRIPLES = [
  [3, 5, 7],
  [7, 8, 13],
  [5, 16, 19],
  [11, 24, 31],
] as const

/** The positive solution x of opposite² = x² + beside² − 2 · x · beside · cosine, where it is whole. */
function solved(opposite: number, beside: number, cosine: number): number | null {
  const half = beside * cosine
  const x = half + Math.sqrt(half * half + opposite ** 2 - beside ** 2)
  return Math.abs(x - Math.round(x)) < 1e-9 ? Math.round(x) : null
}

/** A root, as it is typed or as it stands among the options. */
const rootOf = (square: number, frame: string): Value =>
  frame === 'roads' ? tenth(Math.sqrt(square)) : surdValue(surdSqrt(square))

const beside = template({
  id: 'trigonometry/law-of-cosines-side-beside-the-angle',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 110,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [u, v, r] = pick(rng, TRIPLES)
        const [k, turn, C] = [int(rng, 1, 4), int(rng, 0, 1) === 1, pick(rng, [60, 120])]
        const [b, other] = turn ? [v * k, u * k] : [u * k, v * k]
        return { x: C === 120 ? other : other + b, b, c: r * k, C, set: pick(rng, SETS), rot: turnOf(rng) }
      },
      ({ c }) => c <= 40,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ x, b, c, C, set, rot }) =>
        `${anyTriangle(set, x, b, c, { a: 'x', b: `${b}`, c: `${c}`, C: `${C}°` }, rot)}<p>What is the value of $x$?</p>`,
    },
    {
      id: 'roads',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ b, c, C }) =>
        `Two straight roads leave a town at an angle of $${C}^\\circ$ to each other. On one of them, $${b}$ miles from the town, stands a water tower. On the other stands a radio tower, and in a straight line it is $${c}$ miles from the water tower to the radio tower. How many miles is the radio tower from the town? Round to the nearest tenth if you need to.`,
    },
  ],
  given: ({ b, c, C }) => ({ b, c, C }),
  answer: ({ x }) => num(x),
  traps: [
    {
      misconception: PYTHAGORAS,
      classic: true,
      rule: ({ b, c }, frame) => rootOf(c * c - b * b, frame),
      says: ({ b, c }) =>
        `I used the Pythagorean theorem although there is no right angle: I took $${b}^2$ from $${c}^2$.`,
      why: ({ b, c }) => `is $\\sqrt{${c}^2 - ${b}^2}$, as in a right triangle.`,
    },
    {
      misconception: SIGN,
      rule: ({ b, c, C }) => {
        const x = solved(c, b, -at('cos', C))
        return x === null ? null : num(x)
      },
      says: ({ C }) =>
        `I had the wrong sign in front of the term with the cosine, as if the angle of $${C}^\\circ$ were one of $${180 - C}^\\circ$.`,
      why: () => 'has the wrong sign before the term with the cosine.',
    },
    {
      misconception: OPPOSITE,
      rule: ({ b, c, C }, frame) => rootOf(b * b + c * c - Math.round(2 * at('cos', C)) * b * c, frame),
      says: ({ b, c, C }) =>
        `I took the unknown side for the one opposite $${C}^\\circ$, with $${b}$ and $${c}$ beside the angle.`,
      why: ({ C }) => `takes the unknown side for the one opposite $${C}^\\circ$.`,
    },
    {
      misconception: PYTHAGORAS,
      rule: ({ b, c }, frame) => rootOf(b * b + c * c, frame),
      says: ({ b, c }) =>
        `I used the Pythagorean theorem although there is no right angle: I added $${b}^2$ and $${c}^2$.`,
      why: ({ b, c }) => `is $\\sqrt{${b}^2 + ${c}^2}$, as in a right triangle.`,
    },
  ],
  explain: ({ x, b, c, C, set, rot }, frame) => {
    const sign = C === 60 ? '-' : '+'
    const other = C === 60 ? x - b : x + b
    const [rest, square] = [c * c - b * b, c * c]
    return {
      plan: 'The unknown side is one of the two sides of the known angle. So write the law of cosines with the side opposite this angle alone on the left: it becomes a quadratic equation for the unknown side.',
      steps: [
        {
          do: `$${c}^2 = x^2 + ${b}^2 - 2 \\cdot x \\cdot ${b} \\cdot \\cos ${C}^\\circ$`,
          why: `${frame === 'roads' ? 'With $x$ for the distance of the radio tower from the town: the' : 'The'} side of $${c}$ lies opposite $${C}^\\circ$, and the sides $x$ and $${b}$ meet there.`,
        },
        {
          do: `$${square} = x^2 + ${b * b} ${sign} ${b}x$`,
          why: `$\\cos ${C}^\\circ = ${C === 60 ? '' : '-'}\\frac{1}{2}$, and the 2 cancels.`,
        },
        {
          do: `$x^2 ${sign} ${b}x - ${rest} = 0$, so $(x - ${x})(x + ${other}) = 0$.`,
          why: `Subtract $${square}$ and factor: $${x} \\cdot ${other} = ${rest}$, and $${other} - ${x} = ${other - x}$.`,
        },
        { do: `$x = ${x}$`, why: `A length cannot be negative, so $x = -${other}$ is left out.` },
      ],
      check: `$${x}^2 + ${b}^2 ${sign} ${x} \\cdot ${b} = ${x * x} + ${b * b} ${sign} ${x * b} = ${square} = ${c}^2$.`,
      faster: `On a graphing calculator, $y = x^2 ${sign} ${b}x + ${b * b}$ and $y = ${square}$ cross at $x = ${x}$ and at a negative $x$, which is no length.`,
      ...(frame === 'figure'
        ? { figure: anyTriangle(set, x, b, c, { a: `${x}`, b: `${b}`, c: `${c}`, C: `${C}°` }, rot) }
        : {}),
    }
  },
  // Walks along the other side until the end is as far away as it must be.
  check: ({ b, c, C }) => {
    const far = (x: number): number => xy.distance([x, 0], xy.polar([0, 0], b, C))
    return num(Array.from({ length: 100 }, (_, i) => i + 1).find((x) => Math.abs(far(x) - c) < 1e-9) ?? 0)
  },
})

const third = (a: number, b: number, C: number): number => Math.sqrt(a * a + b * b - 2 * a * b * at('cos', C))

type Sides = Readonly<{ a: number; b: number; A: number }>

/** A parallelogram with the angle at A; with the angle at B and the diagonal from A when they are found. */
function parallelogram({ a, b, A }: Sides, found = false): Html {
  const [B, D] = [[a, 0] as const, xy.polar([0, 0], b, A)]
  return drawing(
    {
      alt: `Parallelogram ABCD${found ? ' with the diagonal AC' : ''}`,
      at: { A: [0, 0], B, C: [B[0] + D[0], D[1]], D },
      height: 230,
    },
    [
      g.polygon('ABCD'),
      g.side('AB', `${a}`, { from: 'D' }),
      ...(found
        ? [
            g.side('BC', `${b}`, { from: 'A' }),
            g.angle('ABC', `${180 - A}°`),
            g.seg('AC', tenthText(third(a, b, 180 - A)), { accent: true, from: 'B' }),
          ]
        : [g.side('AD', `${b}`, { from: 'B' }), g.angle('BAD', `${A}°`)]),
    ],
  )
}

const diagonal = template({
  id: 'trigonometry/diagonal-of-a-parallelogram',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 105,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 6, 30), b: int(rng, 6, 30), A: pick(rng, [1, -1]) * int(rng, 15, 48) + 90 }),
      ({ a, b }) => a !== b && Math.min(a, b) / Math.max(a, b) > 0.45,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: (p) =>
        `${parallelogram(p)}<p>What is the length of diagonal $\\overline{AC}$ of parallelogram $ABCD$, to the nearest tenth?</p>`,
    },
    {
      id: 'bed',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ a, b, A }) =>
        `A flower bed has the shape of a parallelogram with sides of $${a}$ feet and $${b}$ feet. One of its angles measures $${A}^\\circ$. How many feet long is the ${A < 90 ? 'longer' : 'shorter'} of its two diagonals? Round to the nearest tenth.`,
    },
  ],
  given: ({ a, b, A }) => ({ a, b, A }),
  answer: ({ a, b, A }) => tenth(third(a, b, 180 - A)),
  traps: [
    {
      misconception: OPPOSITE,
      classic: true,
      operation: 'law-of-cosines-with-another-angle',
      operands: ({ a, b, A }) => [a, b, A],
      after: toTenth,
      rule: ({ a, b, A }) => tenth(third(a, b, A)),
      says: ({ A }) => `I put the angle of $${A}^\\circ$ into the law of cosines: the other diagonal lies opposite it.`,
      why: ({ A }) => `is the other diagonal, the one opposite the angle of $${A}^\\circ$.`,
    },
    {
      misconception: PYTHAGORAS,
      operation: 'taken-for-a-right-triangle',
      operands: ({ a, b }) => [a, b],
      after: toTenth,
      rule: ({ a, b }) => tenth(hypot(a, b)),
      why: ({ a, b }) => `is $\\sqrt{${a}^2 + ${b}^2}$, the diagonal of a rectangle.`,
    },
    {
      misconception: 'trig-forgets-the-two-in-the-law-of-cosines',
      operation: 'two-left-out-of-the-cosine-term',
      operands: ({ a, b, A }) => [a, b, 180 - A],
      after: toTenth,
      rule: ({ a, b, A }) => tenth(Math.sqrt(a * a + b * b - a * b * at('cos', 180 - A))),
      says: ({ A }) => `I used the angle of $${180 - A}^\\circ$, but left out the factor 2 in the law of cosines.`,
      why: ({ a, b, A }) => `subtracts only $${a} \\cdot ${b} \\cdot \\cos ${180 - A}^\\circ$.`,
    },
    {
      misconception: 'trig-takes-the-sine-for-the-cosine',
      operation: 'sine-in-the-cosine-term',
      operands: ({ a, b, A }) => [a, b, 180 - A],
      after: toTenth,
      rule: ({ a, b, A }) => {
        const square = a * a + b * b - 2 * a * b * at('sin', 180 - A)
        return square > 1 ? tenth(Math.sqrt(square)) : null
      },
      says: ({ A }) => `I used the angle of $${180 - A}^\\circ$, but took its sine in the law of cosines.`,
      why: ({ A }) => `uses $\\sin ${180 - A}^\\circ$ in place of the cosine.`,
    },
    {
      misconception: 'trig-leaves-the-side-squared',
      operation: 'squares-not-rooted',
      rule: ({ a, b, A }) => tenth(third(a, b, 180 - A) ** 2),
      why: () => 'is the square of the diagonal; the root is missing.',
    },
  ],
  explain: (p, frame) => {
    const { a, b, A } = p
    const [C, x] = [180 - A, third(a, b, 180 - A)]
    const last = 2 * a * b * at('cos', C)
    const exact = C === 60 || C === 120
    const name = frame === 'figure' ? 'AC' : 'd'
    return {
      plan: 'A diagonal cuts a parallelogram into two triangles. Find the angle that lies opposite the wanted diagonal, from the fact that consecutive angles of a parallelogram are supplementary, and use the law of cosines.',
      steps: [
        frame === 'figure'
          ? {
              do: `In triangle $ABC$ the sides are $AB = ${a}$ and $BC = AD = ${b}$, and angle $B$ lies opposite $\\overline{AC}$.`,
              why: 'Opposite sides of a parallelogram are equal.',
            }
          : {
              do: `The ${A < 90 ? 'longer diagonal lies opposite the obtuse' : 'shorter diagonal lies opposite the acute'} angle.`,
              why: 'In two triangles with the same two sides, the larger angle faces the longer side.',
            },
        {
          do: `This angle is $180^\\circ - ${A}^\\circ = ${C}^\\circ$.`,
          why: 'Consecutive angles of a parallelogram add up to $180^\\circ$.',
        },
        {
          do: `$${name}^2 = ${a}^2 + ${b}^2 - 2 \\cdot ${a} \\cdot ${b} \\cdot \\cos ${C}^\\circ ${exact ? '=' : '\\approx'} ${a * a} + ${b * b} ${last < 0 ? '+' : '-'} ${exact ? Math.round(Math.abs(last)) : Math.abs(last).toFixed(2)} = ${exact ? Math.round(x * x) : (x * x).toFixed(2)}$`,
          why: `Law of cosines, with $\\cos ${C}^\\circ ${exact ? `= ${C < 90 ? '' : '-'}\\frac{1}{2}` : `\\approx ${at('cos', C).toFixed(4)}`}$.`,
        },
        { do: `$${name} \\approx ${tenthText(x)}$`, why: 'Take the root.' },
      ],
      check: `A rectangle with these sides has the diagonal $${tenthText(hypot(a, b))}$. Opposite an ${C > 90 ? 'obtuse angle it must be longer' : 'acute angle it must be shorter'}: $${tenthText(x)}$.`,
      faster: `In one line on a calculator in degree mode: $\\sqrt{${a}^2 + ${b}^2 - 2 \\cdot ${a} \\cdot ${b} \\cdot \\cos ${C}^\\circ} \\approx ${tenthText(x)}$.`,
      ...(frame === 'figure' ? { figure: parallelogram(p, true) } : {}),
    }
  },
  // The far corner lies at the sum of both sides.
  check: ({ a, b, A }) => {
    const [x, y] = xy.polar([0, 0], b, A)
    return tenth(hypot(a + x, y))
  },
})

export const templates: readonly Template[] = [beside, diagonal]
