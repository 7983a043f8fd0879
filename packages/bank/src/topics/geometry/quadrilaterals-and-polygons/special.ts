import {
  add,
  div,
  drawing,
  type Frac,
  frac,
  g,
  type Html,
  hypot,
  int,
  linear,
  mul,
  num,
  pick,
  type Rng,
  signed,
  sub,
  type Template,
  template,
  tripleSays,
  until,
  whole,
} from '#kit'
import { gather, inOneGo } from '../gather.ts'
import { naming } from './quadrilateral-names.ts'
import { SETS, skill } from './special-common.ts'
import { kite, trapezoid } from './trapezoids-and-kites.ts'

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [6, 8, 10],
  [8, 15, 17],
  [7, 24, 25],
  [9, 12, 15],
  [12, 16, 20],
  [20, 21, 29],
  [10, 24, 26],
  [15, 20, 25],
  [12, 5, 13],
  [16, 12, 20],
  [15, 8, 17],
] as const

const center = (set: string) => [...'ETOXM'].find((l) => !set.includes(l)) as string

/** Side of a rhombus from its diagonals, or a diagonal from the side and the other one. */
const rhombus = template({
  id: 'geometry/rhombus-diagonals',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const [p, q, s] = pick(rng, TRIPLES)
    return { p, q, s, ask: pick(rng, ['side', 'perimeter', 'diagonal'] as const), set: pick(rng, SETS) }
  },
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ p, q, s, ask, set }) =>
        `<p>In rhombus $${set}$, ${ask === 'diagonal' ? `the sides are $${s}$ units long and diagonal $${set[0]}${set[2]}$ is $${2 * p}$ units long` : `the diagonals are $${set[0]}${set[2]} = ${2 * p}$ and $${set[1]}${set[3]} = ${2 * q}$`}.</p>${rhombusFigure(set, p, q)}<p>What is the ${ask === 'side' ? 'length of a side' : ask === 'perimeter' ? 'perimeter of the rhombus' : `length of diagonal $${set[1]}${set[3]}$`}?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      items: 4,
      response: 'grid',
      stem: ({ p, q, s, ask, set }) =>
        `${rhombusFigure(set, p, q)}<p>The figure shows rhombus $${set}$. ${ask === 'diagonal' ? `Each side has a length of $${s}$, and $${set[0]}${set[2]} = ${2 * p}$. How long is $${set[1]}${set[3]}$?` : `If $${set[0]}${set[2]} = ${2 * p}$ and $${set[1]}${set[3]} = ${2 * q}$, what is the ${ask === 'side' ? 'length of one side' : 'perimeter'}?`}</p>`,
    },
  ],
  given: ({ p, q, s, ask }) => ({ d: 2 * p, second: ask === 'diagonal' ? s : 2 * q, ask }),
  answer: ({ q, s, ask }) => num(ask === 'side' ? s : ask === 'perimeter' ? 4 * s : 2 * q),
  traps: [
    {
      misconception: 'geo-forgets-that-diagonals-are-halved',
      classic: true,
      rule: ({ d, second, ask }) =>
        ask === 'diagonal'
          ? whole(Math.sqrt(second * second - (d * d) / 4))
          : whole((ask === 'side' ? 1 : 4) * hypot(d, second)),
      says: ({ ask }) =>
        ask === 'diagonal'
          ? 'I gave half of the diagonal.'
          : 'I used the whole diagonals as legs of the right triangle.',
      why: ({ ask }) =>
        ask === 'diagonal' ? 'is only half of the diagonal.' : 'uses the whole diagonals in the right triangle.',
    },
    {
      misconception: 'geo-adds-the-halves',
      classic: true,
      rule: ({ d, second, ask }) =>
        ask === 'side' ? num((d + second) / 2) : ask === 'perimeter' ? num(2 * (d + second)) : whole(2 * second - d),
      says: ({ ask }) =>
        ask === 'diagonal'
          ? 'I subtracted the lengths themselves instead of their squares.'
          : 'I added the half diagonals instead of using the Pythagorean theorem.',
      why: () => 'works with the lengths themselves; in the right triangle their squares count.',
    },
    {
      misconception: 'geo-quad-gives-another-quantity',
      operation: 'stopped-at-a-step',
      operands: ({ d, second }) => [hypot(d, second) / 2],
      rule: ({ d, second, ask }) => (ask === 'perimeter' ? whole(hypot(d, second) / 2) : null),
      says: () => 'I gave one side instead of the perimeter.',
      why: () => 'is one side; the perimeter has four of them.',
    },
    {
      misconception: 'geo-quad-forgets-the-root',
      rule: ({ d, second, ask }) =>
        ask === 'diagonal'
          ? num(2 * (second * second - (d * d) / 4))
          : num((ask === 'side' ? 1 : 4) * ((d * d + second * second) / 4)),
      why: () => 'forgets to take the root.',
    },
    {
      misconception: 'geo-takes-a-rhombus-for-a-square',
      operation: 'wrong-number-used',
      operands: ({ d }) => [d],
      rule: ({ d, ask }) => (ask === 'diagonal' ? num(d) : null),
      why: () => 'takes both diagonals to be equal, as in a square.',
    },
    {
      misconception: 'geo-adds-the-halves',
      rule: ({ d, second, ask }) => (ask === 'diagonal' ? null : num((ask === 'side' ? 1 : 4) * (d + second))),
      says: () => 'I added the whole diagonals to get a side.',
      why: () => 'adds the whole diagonals to get a side.',
    },
  ],
  explain: ({ p, q, s, ask, set }) => ({
    plan: 'The diagonals of a rhombus are perpendicular and bisect each other: half diagonals and a side make a right triangle.',
    steps: [
      {
        do:
          ask === 'diagonal'
            ? `Half of the known diagonal is $${2 * p} \\div 2 = ${p}$.`
            : `Half diagonals: $${2 * p} \\div 2 = ${p}$ and $${2 * q} \\div 2 = ${q}$.`,
        why: 'The diagonals of a rhombus bisect each other.',
      },
      ask === 'diagonal'
        ? {
            do: `Half of the other diagonal: $\\sqrt{${s}^2 - ${p}^2} = \\sqrt{${s * s} - ${p * p}} = \\sqrt{${q * q}} = ${q}$.`,
            why: 'The diagonals are perpendicular, so the side is the hypotenuse of a right triangle.',
          }
        : {
            do: `$${p}^2 + ${q}^2 = ${p * p} + ${q * q} = ${s * s}$`,
            why: 'The diagonals are perpendicular, so the half diagonals are legs and the side is the hypotenuse.',
          },
      ...(ask === 'perimeter'
        ? [{ do: `The side is $\\sqrt{${s * s}} = ${s}$.`, why: 'The side is the root of its square.' }]
        : []),
      {
        do:
          ask === 'side'
            ? `The side is $\\sqrt{${s * s}} = ${s}$.`
            : ask === 'perimeter'
              ? `Perimeter: $4 \\cdot ${s} = ${4 * s}$.`
              : `The diagonal is $2 \\cdot ${q} = ${2 * q}$.`,
        why:
          ask === 'perimeter'
            ? 'All four sides are equal.'
            : ask === 'side'
              ? 'The side is the root of its square.'
              : 'The other half is as long.',
      },
    ],
    faster: `${tripleSays(p, q, s)}, so ${ask === 'diagonal' ? `the other half diagonal is $${q}$` : `a side is $${s}$`} at once.`,
    check: `In every parallelogram the squares of the diagonals make as much as the squares of all four sides: $${2 * p}^2 + ${2 * q}^2 = ${4 * p * p} + ${4 * q * q} = ${4 * s * s}$ and $4 \\cdot ${s}^2 = ${4 * s * s}$.`,
    figure: rhombusFigure(set, p, q, s),
  }),
  // Parallelogram law: the squares of the diagonals make four times the square of a side.
  check: ({ d, second, ask }) =>
    num(
      ask === 'diagonal'
        ? Math.round(Math.sqrt(4 * second * second - d * d))
        : Math.round((Math.sqrt(d * d + second * second) / 2) * (ask === 'perimeter' ? 4 : 1)),
    ),
})

export function rhombusFigure(set: string, p: number, q: number, side = 0): Html {
  const [A, B, C, D] = [...set] as [string, string, string, string]
  return drawing(
    {
      alt: `Rhombus ${set} with its diagonals`,
      at: { [A]: [-p, 0], [B]: [0, -q], [C]: [p, 0], [D]: [0, q], ...(side ? { m: [0, 0] as const } : {}) },
      height: 240,
    },
    [
      g.polygon(set),
      g.seg(A + C),
      g.seg(B + D),
      g.ticks(A + B),
      g.ticks(B + C),
      g.ticks(C + D),
      g.ticks(D + A),
      ...(side
        ? [
            g.side(`${A}m`, `${p}`, { as: 'Half of one diagonal', from: B }),
            g.side(`m${D}`, `${q}`, { as: 'Half of the other diagonal', from: A }),
            g.right(`${C}m${D}`),
            g.side(C + D, `${side}`, { from: A }),
          ]
        : []),
    ],
  )
}

type Expressions = Readonly<{ a: number; b: number; c: number; d: number }>

/** x, when so many x make that much; null where there is none. */
const solvedBy = (much: number, many: number): Frac | null => (many === 0 ? null : div(much, many))

/** The diagonal ax + b for this x, or a part of it; a half where there is no x, which is no whole length. */
const diagonalWith = ({ a, b }: Expressions, x: Frac | null, part: Frac = frac(1)): Frac =>
  x === null ? frac(1, 2) : mul(part, add(mul(a, x), b))

const crossed = (p: Readonly<{ half: number; set: string }>, found = false): Html => {
  const [A, B, C, D] = [...p.set] as [string, string, string, string]
  const e = center(p.set)
  const [w, h] = [p.half * Math.cos(0.52), p.half * Math.sin(0.52)]
  return drawing(
    {
      alt: `Rectangle ${p.set} with its diagonals, which meet at ${e}`,
      at: { [A]: [-w, -h], [B]: [w, -h], [C]: [w, h], [D]: [-w, h], [e]: [0, 0] },
      height: 210,
    },
    [
      g.polygon(p.set),
      g.seg(A + e),
      g.seg(e + C),
      g.seg(B + e),
      g.seg(e + D),
      g.right(D + A + B),
      g.right(A + B + C),
      ...(found ? [g.side(B + e, `${p.half}`, { from: A }), g.side(e + D, `${p.half}`, { from: A })] : []),
    ],
  )
}

/** Equal diagonals of a rectangle. */
const rectangle = template({
  id: 'geometry/rectangle-diagonals',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'size',
  draw: (rng: Rng) =>
    until(
      () => {
        const x = int(rng, 3, 12)
        const [a, c] = [int(rng, 2, 7), int(rng, 1, 5)]
        const half = int(rng, 8, 30)
        return { a, b: 2 * half - a * x, c, d: half - c * x, half, x, set: pick(rng, SETS) }
      },
      ({ a, b, c, d }) => Math.abs(a - 2 * c) > 1 && b !== 0 && d !== 0 && Math.abs(b) < 40 && Math.abs(d) < 30,
    ),
  frames: [
    {
      id: 'half-and-whole',
      kind: 'multi-step',
      items: 6,
      stem: (p) => {
        const [A, B, C, D] = [...p.set] as [string, string, string, string]
        const e = center(p.set)
        return `<p>In rectangle $${p.set}$, the diagonals meet at $${e}$, $${A}${C} = ${linear(p.a, p.b)}$ and $${B}${e} = ${linear(p.c, p.d)}$.</p>${crossed(p)}<p>What is the length of $${B}${D}$?</p>`
      },
    },
  ],
  given: ({ a, b, c, d }) => ({ a, b, c, d }),
  answer: ({ half }) => num(2 * half),
  traps: [
    {
      misconception: 'geo-forgets-that-diagonals-are-halved',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a, b, c, d }) => [add(mul(c, div(2 * d - b, a - 2 * c)), d)],
      rule: (g) => whole(diagonalWith(g, solvedBy(2 * g.d - g.b, g.a - 2 * g.c), frac(1, 2))),
      says: () => 'I gave half of the diagonal.',
      why: () => 'is only half of the diagonal.',
    },
    {
      misconception: 'geo-forgets-that-diagonals-are-halved',
      classic: true,
      operation: 'unequal-set-equal',
      operands: ({ a, b, c, d }) => [a, b, c, d],
      after: (x, { a, b }) => add(mul(a, x), b),
      rule: (g) => whole(diagonalWith(g, solvedBy(g.d - g.b, g.a - g.c)), 4, 200),
      says: () => 'I set the whole diagonal equal to half of the other one.',
      why: () => 'sets the whole diagonal equal to half of the other one.',
    },
    {
      misconception: 'geo-quad-gives-another-quantity',
      operation: 'stopped-at-a-step',
      operands: ({ a, b, c, d }) => [div(2 * d - b, a - 2 * c)],
      rule: (g) => whole(solvedBy(2 * g.d - g.b, g.a - 2 * g.c) ?? frac(1, 2)),
      says: () => 'I gave the value of $x$ instead of a length.',
      why: () => 'is the value of $x$, not a length.',
    },
    {
      misconception: 'geo-loses-a-term-of-the-equation',
      operation: 'part-left-out',
      operands: ({ d }) => [d],
      after: (x, { a, b, c }) => add(mul(a, div(sub(x, b), a - 2 * c)), b),
      rule: (g) => whole(diagonalWith(g, solvedBy(g.d - g.b, g.a - 2 * g.c)), 4, 200),
      says: () => 'I doubled only the first term of the half diagonal.',
      why: ({ d }) => `doubles the term with $x$, but not $${d}$.`,
    },
    {
      misconception: 'geo-loses-a-term-of-the-equation',
      operation: 'added-instead-of-subtracted',
      operands: ({ b, d }) => [2 * d, b],
      after: (x, { a, b, c }) => add(mul(a, div(x, a - 2 * c)), b),
      rule: (g) => whole(diagonalWith(g, solvedBy(2 * g.d + g.b, g.a - 2 * g.c)), 4, 200),
      says: ({ b }) => `I moved the $${b}$ to the other side and did not change its sign.`,
      why: ({ b }) => `moves $${b}$ to the other side with the wrong sign.`,
    },
    {
      misconception: 'geo-doubles-the-whole-diagonal',
      operation: 'counted-twice',
      operands: ({ a, b, c, d }) => [add(mul(a, div(2 * d - b, a - 2 * c)), b)],
      rule: (g) => whole(diagonalWith(g, solvedBy(2 * g.d - g.b, g.a - 2 * g.c), frac(2))),
      says: () => 'I doubled the whole diagonal once more.',
      why: () => 'doubles once too often.',
    },
  ],
  explain: (p) => {
    const { a, b, c, d, half, x } = p
    return {
      plan: 'The diagonals of a rectangle are equal and bisect each other: the whole one is twice the half that is given.',
      steps: [
        {
          do: `$${linear(a, b)} = 2(${linear(c, d)})$`,
          why: 'The diagonals of a rectangle are equal and bisect each other.',
        },
        {
          do: `$${linear(a, b)} = ${linear(2 * c, 2 * d)}$, then ${gather(a, b, 2 * c, 2 * d)}.`,
          why: 'Multiply out and collect the variable terms.',
        },
        {
          do: `$x = ${Math.abs(2 * d - b)} \\div ${Math.abs(a - 2 * c)} = ${x}$`,
          why: `Divide both sides by ${Math.abs(a - 2 * c)}.`,
        },
        {
          do: `Each diagonal is $${a} \\cdot ${x}${signed(b)} = ${2 * half}$ long.`,
          why: 'Put $x$ back into the expression of the whole diagonal.',
        },
      ],
      faster: `Double the given half at once: $${linear(2 * c, 2 * d)}$ is as long as $${linear(a, b)}$. ${inOneGo(a, b, 2 * c, 2 * d)}, and the diagonal is ${2 * half} long.`,
      check: `The given half is $${c === 1 ? x : `${c} \\cdot ${x}`}${signed(d)} = ${half}$, and $2 \\cdot ${half} = ${2 * half}$.`,
      figure: crossed(p, true),
    }
  },
  check: ({ a, b, c, d }) => {
    const x = Array.from({ length: 60 }, (_, k) => k).find((k) => a * k + b > 0 && a * k + b === 2 * (c * k + d)) ?? -1
    return num(a * x + b)
  },
})

export const templates: readonly Template[] = [rhombus, trapezoid, kite, rectangle, naming]
