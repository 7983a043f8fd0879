/** Quotients that leave a remainder, for the skill of `division.ts`. */

import {
  expr,
  frac,
  int,
  nonZero,
  paren,
  polyEval,
  polyNumber,
  polynomial,
  polyTex,
  polyValue,
  signed,
  type Template,
  template,
  toNumber,
  toTex,
  type Value,
} from '#kit'
import { base, by, columnsTo, drawFull, type Full, last, made, synthetic } from './division.ts'

const over = (q: readonly number[], r: number, k: number): Value =>
  expr(
    `${polyTex(polynomial(q))} ${r < 0 ? '-' : '+'} \\frac{${Math.abs(r)}}{${by(k)}}`,
    ({ x }) => polyNumber(polynomial(q), x) + r / (x - k),
  )

/** The fraction and the result at a number where division with the opposite number would give something else. */
function tested(e: Full): string {
  const { q, r, k } = e
  const value = (list: readonly number[], x: number) => (list[0] ?? 0) * x + (list[1] ?? 0)
  const [a = 0, b = 0, rest = 0] = synthetic(
    [2, 1, 0].map((i) => toNumber(made(e)[i] ?? 0)),
    -k,
  )
  const x = value([a, b], k - 1) - rest === value(q, k - 1) - r ? k - 2 : k - 1
  const top = toNumber(polyEval(made(e), x))
  return `Put in $x = ${x}$, where the divisor is $${x - k}$, and test the options: the fraction is $${top} \\div (${x - k}) = ${toTex(frac(top, x - k))}$. So is ${over(q, r, k).html}, with $${value(q, x)}${signed(frac(r, x - k))}$.`
}

const mixed = template({
  ...base,
  id: 'algebra-2/quotient-with-remainder',
  difficulty: 'High',
  b: 0.6,
  seconds: 100,
  draw: (rng): Full => ({ ...drawFull(rng), q: [int(rng, 1, 4), nonZero(rng, -6, 6)] }),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 7,
      stem: (e) => `Which expression is equivalent to $\\frac{${polyTex(made(e))}}{${by(e.k)}}$?`,
    },
  ],
  given: (e) => ({ p: [2, 1, 0].map((i) => toNumber(made(e)[i] ?? 0)), k: e.k }),
  answer: ({ q, r, k }) => over(q, r, k),
  traps: [
    {
      misconception: 'a2-uses-the-wrong-sign-of-the-divisor',
      classic: true,
      rule: ({ p, k }) => {
        const row = synthetic(p, -k)
        return last(row) === 0 ? null : over(row.slice(0, 2), last(row), k)
      },
      why: ({ k }) => `comes from synthetic division with $${-k}$ instead of $${k}$.`,
    },
    {
      misconception: 'a2-does-not-divide-the-remainder',
      rule: ({ p, k }) => {
        const [a = 0, b = 0, r = 0] = synthetic(p, k)
        return polyValue(polynomial([a, b + r]))
      },
      why: ({ r }) => `adds the remainder $${r}$ itself instead of the fraction.`,
    },
    {
      misconception: 'a2-subtracts-the-remainder',
      rule: ({ p, k }) => {
        const row = synthetic(p, k)
        return over(row.slice(0, 2), -last(row), k)
      },
      why: ({ r }) => `has the remainder $${-r}$ instead of $${r}$.`,
    },
    {
      misconception: 'a2-loses-a-sign-in-a-product',
      rule: ({ p, k }) => {
        const [a = 0, b = 0, c = 0] = p
        const second = b - k * a
        return k > 0 || c + k * second === 0 ? null : over([a, second], c + k * second, k)
      },
      why: ({ q: [a = 1], k }) => `takes $${paren(k)} \\cdot ${a}$ for $${-k * a}$ in the division.`,
      says: ({ q: [a = 1], k }) => `I took $${paren(k)} \\cdot ${a}$ for $${-k * a}$ in the division.`,
    },
    {
      misconception: 'a2-wrong-divisor-below',
      says: ({ k }) => `I wrote the remainder over $${by(-k)}$ instead of $${by(k)}$.`,
      rule: ({ p, k }) => {
        const row = synthetic(p, k)
        return over(row.slice(0, 2), last(row), -k)
      },
      why: ({ k }) => `has $${by(-k)}$ instead of $${by(k)}$ under the remainder.`,
    },
    {
      misconception: 'a2-leaves-out-the-remainder',
      rule: ({ p, k }) => polyValue(polynomial(synthetic(p, k).slice(0, 2))),
      why: ({ r }) => `leaves out the remainder $${r}$.`,
    },
  ],
  explain: (e) => ({
    plan: 'Divide by synthetic division; the quotient is followed by the remainder over the divisor.',
    steps: [
      {
        do: `Use synthetic division with $${e.k}$ on the coefficients $${[2, 1, 0].map((i) => toNumber(made(e)[i] ?? 0)).join(',\\ ')}$.`,
        why: `$${by(e.k)} = 0$ when $x = ${e.k}$.`,
      },
      {
        do: `Column by column: ${columnsTo([...e.q, e.r], e.k)}.`,
        why: 'The first two numbers belong to the quotient, the last one is the remainder.',
      },
      {
        do: `So the expression equals ${over(e.q, e.r, e.k).html}.`,
        why: 'The remainder is still to be divided by the divisor.',
      },
    ],
    check: `$(${by(e.k)})(${polyTex(polynomial(e.q))})${signed(e.r)} = ${polyTex(made(e))}$`,
    faster: tested(e),
  }),
  check: ({ p, k }) => expr('c', ({ x }) => polyNumber(polynomial(p), x) / (x - k)),
})

export const templates: readonly Template[] = [mixed]
