/** A parabola through three points, for the skill of `three-equations.ts`. */

import {
  div,
  type Frac,
  frac,
  nonZero,
  num,
  paren,
  pick,
  signed,
  sub,
  type Template,
  table,
  template,
  term,
  terms,
} from '#kit'
import { cramer, three } from './three-equations.ts'

type Para = Readonly<{ a: number; b: number; c: number; xs: number[] }>
const at = ({ a, b, c }: Para, x: number) => a * x * x + b * x + c

/** Equation number i + 1 minus equation number i: the c cancels. */
const difference = (p: Para, i: 0 | 1) => {
  const [u, v] = [p.xs[i] ?? 0, p.xs[i + 1] ?? 0]
  return `${terms([v * v - u * u, 'a'], [v - u, 'b'])} = ${at(p, v) - at(p, u)}`
}

/** The coefficient of x², x or 1 of the parabola through three points. */
const coefficient = (points: readonly (readonly number[])[], i: number) =>
  cramer(
    points.map(([x = 0]) => [x * x, x, 1]),
    points.map(([, y = 0]) => y),
    i,
  )

/** The rise from a point to the next one, divided by the run: a times the sum of the two x-values, plus b. */
const slope = (points: readonly (readonly number[])[], i: 0 | 1): Frac => {
  const [[u = 0, p = 0] = [], [v = 0, q = 0] = []] = points.slice(i)
  return frac(q - p, v - u)
}

const parabola = template({
  ...three,
  id: 'algebra-2/parabola-through-three-points',
  difficulty: 'High',
  b: 0.7,
  seconds: 120,
  draw: (rng): Para => ({
    a: nonZero(rng, -4, 4),
    b: nonZero(rng, -6, 6),
    c: nonZero(rng, -9, 9),
    xs: pick(rng, [
      [-1, 1, 2],
      [1, 2, 3],
      [-2, -1, 1],
      [-1, 2, 3],
    ]),
  }),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: (p) =>
        `<p>The graph of $y = ax^2 + bx + c$ passes through the three points of this table.</p>${table(
          ['$x$', '$y$'],
          p.xs.map((x) => [`$${x}$`, `$${at(p, x)}$`]),
        )}<p>What is the value of $a$?</p>`,
    },
  ],
  given: (p) => ({ points: p.xs.map((x) => [x, at(p, x)]) }),
  answer: ({ a }) => num(a),
  traps: [
    {
      misconception: 'a2-sys-gives-another-letter',
      classic: true,
      rule: ({ points }) => num(coefficient(points, 1)),
      says: () => 'I gave the value of $b$.',
      why: () => 'is the value of $b$.',
    },
    {
      misconception: 'a2-sys-gives-another-letter',
      rule: ({ points }) => num(coefficient(points, 2)),
      says: () => 'I gave the value of $c$.',
      why: () => 'is the value of $c$.',
    },
    {
      misconception: 'a2-sys-forgets-to-halve',
      rule: ({ points: [p = [], q = [], r = []] }) => num((r[1] ?? 0) - 2 * (q[1] ?? 0) + (p[1] ?? 0)),
      says: () => 'I took the second difference of the $y$-values for $a$.',
      why: () => 'is the second difference of the $y$-values.',
    },
    {
      misconception: 'a2-sys-loses-a-sign',
      operation: 'difference-turned-round',
      operands: ({ points }) => [slope(points, 1), slope(points, 0)],
      after: (got, { points: [[u = 0] = [], , [w = 0] = []] }) => div(got, w - u),
      rule: ({ points: [[u = 0, p = 0] = [], [v = 0, q = 0] = [], [w = 0, r = 0] = []] }) =>
        num(div(sub(frac(q - p, v - u), frac(r - q, w - v)), w - u)),
      says: () =>
        'When I subtracted one equation for $a$ and $b$ from the other, I subtracted the left sides in one order and the right sides in the other.',
      why: () => 'has the wrong sign: both sides of two equations are subtracted in the same order.',
    },
  ],
  explain: (p) => {
    const [u = 0, v = 0, w = 0] = p.xs
    const slope = (s: number, t: number) => (at(p, t) - at(p, s)) / (t - s)
    const half = (s: number, t: number) => `${terms([s + t, 'a'], [1, 'b'])} = ${slope(s, t)}`
    const divided = (s: number, t: number, name: string) =>
      t - s === 1 ? '' : `Divide the ${name} by $${t - s}$: $${half(s, t)}$. `
    return {
      plan: 'Each point gives one equation for the three coefficients. Subtract equations to remove the constant, then remove one more coefficient.',
      steps: [
        {
          do: `Each point gives an equation: ${p.xs.map((x) => `$${terms([x * x, 'a'], [x, 'b'], [1, 'c'])} = ${at(p, x)}$`).join(', ')}.`,
          why: 'A point on the graph makes the equation true.',
        },
        {
          do: `Second minus first: $${difference(p, 0)}$. Third minus second: $${difference(p, 1)}$.`,
          why: 'Subtracting removes $c$.',
        },
        {
          do: `${divided(u, v, 'first of these')}${divided(v, w, 'second of these')}Subtract: $${term(w - u, 'a')} = ${slope(u, v) === 0 ? '' : `${slope(v, w)} - ${paren(slope(u, v))} = `}${slope(v, w) - slope(u, v)}$.`,
          why: 'With equal coefficients of $b$, the difference removes $b$.',
        },
        { do: `Divide by $${w - u}$: $a = ${p.a}$.`, why: 'Two eliminations have left one variable.' },
      ],
      check: `Going back, $b = ${p.b}$ and $c = ${p.c}$. At $x = ${w}$ the function has the value $${terms([p.a * w * w, ''], [p.b * w, ''], [p.c, ''])} = ${at(p, w)}$, as in the table.`,
      faster: `Compare slopes. From $x = ${u}$ to $x = ${v}$ the slope is $${slope(u, v)}$, from $x = ${v}$ to $x = ${w}$ it is $${slope(v, w)}$. The change of the slope, divided by the whole distance, is $a$: $${slope(u, v) === 0 ? slope(v, w) : `(${slope(v, w)}${signed(-slope(u, v))})`} \\div ${w - u} = ${p.a}$.`,
    }
  },
  check: ({ points }) =>
    num(
      cramer(
        points.map(([x = 0]) => [x * x, x, 1]),
        points.map(([, y = 0]) => y),
        0,
      ),
    ),
})

export const templates: readonly Template[] = [parabola]
