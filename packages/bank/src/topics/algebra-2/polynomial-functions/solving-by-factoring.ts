/** Equations that are solved by grouping or with a new variable, for the skill of `solving.ts`. */

import {
  int,
  linear,
  nonZero,
  pick,
  polyMul,
  polynomial,
  polyRationalRoots,
  polyTex,
  sample,
  solutions,
  type Template,
  template,
  terms,
  until,
} from '#kit'
import { base, type Coefs } from './solving.ts'

/** r and m of a(x − r)(x² − m²). */
const grouped = ({ p: [a = 1, b = 0, c = 0] }: Coefs): readonly [r: number, m: number] => [-b / a, Math.sqrt(-c / a)]

const grouping = template({
  ...base,
  id: 'algebra-2/solve-by-grouping',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 90,
  draw: (rng) =>
    until(
      () => ({ r: nonZero(rng, -7, 7), m: int(rng, 2, 6), a: pick(rng, [1, 1, 2, 3]) }),
      ({ r, m }) => Math.abs(r) !== m && Math.abs(r) !== m * m,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ r, m, a }) => `Solve $${polyTex(polyMul(polynomial([a, -a * r]), polynomial([1, 0, -m * m])))} = 0$.`,
    },
  ],
  given: ({ r, m, a }) => ({ p: [a, -a * r, -a * m * m, a * r * m * m] }),
  answer: ({ r, m }) => solutions([r, m, -m]),
  traps: [
    {
      misconception: 'a2-forgets-the-negative-root',
      classic: true,
      rule: (g) => solutions([...grouped(g)]),
      why: ({ m }) => `forgets that $x^{2} = ${m * m}$ has two solutions.`,
    },
    {
      misconception: 'a2-takes-the-zero-with-its-sign',
      says: ({ r }) => `I took the number in $${linear(1, -r)}$ for a solution and did not change its sign.`,
      rule: (g) => {
        const [r, m] = grouped(g)
        return solutions([-r, m, -m])
      },
      why: ({ r }) => `has $${-r}$ instead of $${r}$: the factor $${linear(1, -r)}$ is 0 at $x = ${r}$.`,
    },
    {
      misconception: 'a2-takes-the-square-as-the-root',
      rule: (g) => {
        const [r, m] = grouped(g)
        return solutions([r, m * m, -m * m])
      },
      why: ({ m }) => `does not take the root of $${m * m}$.`,
      says: ({ m }) => `I took $${m * m}$ and $${-m * m}$ for $x$ instead of the roots of $${m * m}$.`,
    },
    {
      misconception: 'a2-forgets-the-negative-root',
      twoSlips: true,
      rule: (g) => {
        const [r, m] = grouped(g)
        return solutions([-r, m])
      },
      why: ({ r, m }) => `forgets that $x^{2} = ${m * m}$ has two solutions, and has $${-r}$ instead of $${r}$.`,
      says: ({ r }) => `I forgot the negative square root, and took $${-r}$ instead of $${r}$.`,
    },
    {
      misconception: 'a2-takes-the-square-as-the-root',
      twoSlips: true,
      rule: (g) => {
        const [r, m] = grouped(g)
        return solutions([-r, m * m, -m * m])
      },
      why: ({ r, m }) => `does not take the root of $${m * m}$, and has $${-r}$ instead of $${r}$.`,
      says: ({ r, m }) =>
        `I took $${m * m}$ and $${-m * m}$ for $x$ instead of the roots of $${m * m}$, and $${-r}$ instead of $${r}$.`,
    },
  ],
  explain: ({ r, m, a }) => ({
    plan: 'Four terms: group the first two and the last two, factor each group, and use that a product is zero when a factor is.',
    steps: [
      {
        do: `Group: $${a === 1 ? '' : a}x^{2}(${linear(1, -r)}) - ${a * m * m}(${linear(1, -r)}) = 0$.`,
        why: `Both groups contain $${linear(1, -r)}$.`,
      },
      { do: `$${a === 1 ? '' : a}(x^{2} - ${m * m})(${linear(1, -r)}) = 0$`, why: 'Factor it out.' },
      { do: `$${linear(1, -r)} = 0$ gives $x = ${r}$.`, why: 'A product is 0 when one of its factors is 0.' },
      {
        do: `$x^{2} = ${m * m}$ gives $x = ${m}$ and $x = ${-m}$. So ${solutions([r, m, -m]).html}.`,
        why: 'A positive number has two square roots.',
      },
    ],
    check: `Put in: ${[r, m, -m].map((x) => `$x = ${x}$ gives $${terms([a * x ** 3, ''], [-a * r * x * x, ''], [-a * m * m * x, ''], [a * r * m * m, ''])} = 0$`).join('; ')}.`,
    faster: `Where $x^{2} = ${m * m}$, the first and the third term cancel, and so do the second and the fourth: $x = ${m}$ and $x = ${-m}$ are solutions. The sum of all three solutions is the opposite of the second coefficient${a === 1 ? '' : `, divided by $${a}$`}: $${r}$. So the third solution is $${r}$.`,
  }),
  check: ({ p }) => solutions(polyRationalRoots(polynomial(p))),
})

type InForm = Readonly<{ s: number; t: number }>

/** p and q with x² = p² or x² = ±q², and the sign. */
const inSquares = ({ s, t }: InForm): { p: number; q: number; plus: number } => {
  const root = Math.sqrt(s * s - 4 * t)
  const low = Math.round((s - root) / 2)
  return { p: Math.round(Math.sqrt((s + root) / 2)), q: Math.round(Math.sqrt(Math.abs(low))), plus: Math.sign(low) }
}

const biquadratic = template({
  ...base,
  id: 'algebra-2/quadratic-in-form',
  difficulty: 'Medium',
  b: 0.5,
  seconds: 90,
  draw: (rng) => {
    const [p = 1, q = 2] = sample(rng, [1, 2, 3, 4, 5, 6], 2)
    return { p: Math.max(p, q), q: Math.min(p, q), plus: pick(rng, [1, -1]) }
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ p, q, plus }) =>
        `What are all the real solutions of $${polyTex(polynomial([1, 0, -(p * p + plus * q * q), 0, plus * p * p * q * q]))} = 0$?`,
    },
  ],
  given: ({ p, q, plus }) => ({ s: p * p + plus * q * q, t: plus * p * p * q * q }),
  answer: ({ p, q, plus }) => solutions(plus === 1 ? [p, -p, q, -q] : [p, -p]),
  traps: [
    {
      misconception: 'a2-forgets-the-negative-root',
      classic: true,
      rule: (g) => {
        const { p, q, plus } = inSquares(g)
        return solutions(plus === 1 ? [p, q] : [p])
      },
      why: () => 'leaves out the negative square roots.',
    },
    {
      misconception: 'a2-takes-the-square-as-the-root',
      rule: (g) => {
        const { p, q, plus } = inSquares(g)
        return solutions([p * p, plus * q * q])
      },
      why: () => 'gives the values of $x^{2}$, not of $x$.',
    },
    {
      misconception: 'a2-takes-a-root-of-a-negative-number',
      rule: (g) => {
        const { p, q, plus } = inSquares(g)
        return plus === 1 ? null : solutions([p, -p, q, -q])
      },
      why: ({ q }) => `takes square roots of $${-q * q}$.`,
      says: ({ q }) => `I took $${q}$ and $${-q}$ for the square roots of $${-q * q}$.`,
    },
    {
      misconception: 'a2-uses-one-value-only',
      says: ({ q }) => `I left out the value $${q * q}$ of $x^{2}$.`,
      rule: (g) => {
        const { p, plus } = inSquares(g)
        return plus === 1 ? solutions([p, -p]) : null
      },
      why: ({ q }) => `leaves out $x^{2} = ${q * q}$.`,
    },
    {
      misconception: 'a2-takes-a-root-of-a-negative-number',
      rule: (g) => {
        const { p, q, plus } = inSquares(g)
        return plus === 1 ? null : solutions([p, -q])
      },
      why: ({ q }) =>
        `takes $${-q}$ for the square root of $${-q * q}$, and leaves out the negative root of the other value.`,
      says: ({ p, q }) => `I took $${p}$ for the root of $${p * p}$ and $${-q}$ for the root of $${-q * q}$.`,
    },
    {
      misconception: 'a2-takes-the-square-as-the-root',
      twoSlips: true,
      rule: (g) => {
        const { p, q, plus } = inSquares(g)
        return plus === 1 ? solutions([p * p, -p * p, q * q, -q * q]) : null
      },
      why: () => 'takes the values of $x^{2}$ with both signs.',
      says: () => 'I took the values of $x^{2}$, with both signs, for $x$.',
    },
  ],
  explain: ({ p, q, plus }) => ({
    plan: 'Only even powers occur: write the equation with $u = x^{2}$, solve for $u$, then take square roots.',
    steps: [
      {
        do: `With $u = x^{2}$: $${polyTex(polynomial([1, -(p * p + plus * q * q), plus * p * p * q * q])).replaceAll('x', 'u')} = 0$.`,
        why: 'The equation is quadratic in $x^{2}$.',
      },
      {
        do: `$(u - ${p * p})(u ${plus === 1 ? '-' : '+'} ${q * q}) = 0$, so $u = ${p * p}$ or $u = ${plus * q * q}$.`,
        why: 'Factor the quadratic.',
      },
      {
        do: `$x^{2} = ${p * p}$ gives $x = ${p}$ and $x = ${-p}$; $x^{2} = ${plus * q * q}$ gives ${plus === 1 ? `$x = ${q}$ and $x = ${-q}$` : 'no real solution'}.`,
        why: plus === 1 ? 'Each positive value of $x^{2}$ has two square roots.' : 'A square is never negative.',
      },
    ],
    check: `Put in $x = ${p}$ or $x = ${-p}$: $${terms([p ** 4, ''], [-(p * p + plus * q * q) * p * p, ''], [plus * p * p * q * q, ''])} = 0$.${plus === 1 ? ` Put in $x = ${q}$ or $x = ${-q}$: $${terms([q ** 4, ''], [-(p * p + q * q) * q * q, ''], [p * p * q * q, ''])} = 0$.` : ''}`,
    faster:
      plus === 1
        ? `Try numbers from the options: $x = ${p}$ gives $${terms([p ** 4, ''], [-(p * p + q * q) * p * p, ''], [p * p * q * q, ''])} = 0$, and $x = ${q}$ gives $${terms([q ** 4, ''], [-(p * p + q * q) * q * q, ''], [p * p * q * q, ''])} = 0$. All powers are even, so $${-p}$ and $${-q}$ fit as well.`
        : `Try numbers from the options: $x = ${p}$ gives $${terms([p ** 4, ''], [-(p * p - q * q) * p * p, ''], [-p * p * q * q, ''])} = 0$, and so does $${-p}$, because all powers are even. But $x = ${q}$ and $x = ${-q}$ give $${terms([q ** 4, ''], [-(p * p - q * q) * q * q, ''], [-p * p * q * q, ''])} = ${2 * q ** 4 - 2 * p * p * q * q}$.`,
  }),
  check: ({ s, t }) => solutions(polyRationalRoots(polynomial([1, 0, -s, 0, t]))),
})

export const templates: readonly Template[] = [grouping, biquadratic]
