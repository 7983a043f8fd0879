/** Coefficients found from the simplified form, for the skill of `simplify.ts`. */

import {
  add,
  div,
  linear,
  num,
  paren,
  polyDivmod,
  polyMul,
  polynomial,
  polyTex,
  signed,
  type Template,
  template,
  until,
} from '#kit'
import { distinct, factors, over, product } from './forms.ts'

/** (x + a)(x + b) over (x + a)(x + c). */
type Three = Readonly<{ a: number; b: number; c: number }>

/** What is shown: the constant term above, the quadratic below, and the simplified form. */
type Shown = Readonly<{ p: number; t: number; q: number; b: number; c: number }>

const top = ({ a, b }: Three) => `x^{2} + kx${signed(a * b)}`
const bottom = ({ a, c }: Three) => polyTex(product(a, c))
const result = ({ b, c }: Three) => over(linear(1, b), linear(1, c))

const coefficient = template({
  id: 'algebra-2/coefficient-from-simplified-form',
  skill: 'a2-simplify-rational-expressions',
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng): Three =>
    until(
      () => {
        const [a = 1, b = 2, c = 3] = distinct(rng, 3, 9)
        return { a, b, c }
      },
      ({ a, b, c }) => a + c !== 0 && a + b !== 0 && Math.min(...[a, b, c].map(Math.abs)) > 1,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: (e) =>
        `For all $x$ for which both sides are defined, $${over(top(e), bottom(e))} = ${result(e)}$, where $k$ is a constant. What is the value of $k$?`,
    },
    {
      id: 'gardens',
      kind: 'words',
      response: 'grid',
      items: 5,
      b: 0.5,
      stem: (e) =>
        `Two rectangular gardens have the same width. For $x \\gt 20$, the first has an area of $${top(e)}$ square feet, where $k$ is a constant, and the second has an area of $${bottom(e)}$ square feet. In lowest terms, the first area divided by the second is $${result(e)}$. What is the value of $k$?`,
    },
  ],
  given: ({ a, b, c }): Shown => ({ p: a * b, t: a + c, q: a * c, b, c }),
  answer: ({ a, b }) => num(a + b),
  traps: [
    {
      misconception: 'a2-forgets-the-canceled-factor',
      classic: true,
      operation: 'term-left-out',
      operands: ({ b }) => [b],
      rule: ({ b }) => num(b),
      says: ({ b }) =>
        `I took the number $${b}$ in the simplified numerator for $k$ and forgot the factor that was canceled.`,
      why: ({ b }) => `is only the number in $${linear(1, b)}$, what is left after canceling.`,
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      operation: 'sign-reversed',
      operands: ({ q, c }) => [div(q, c)],
      after: (got, { b }) => add(b, got),
      rule: ({ t, b, c }) => num(b - (t - c)),
      says: ({ a }) =>
        `I wrote the canceled factor as $${linear(1, -a)}$ instead of $${linear(1, a)}$ when I multiplied the numerator out.`,
      why: ({ a }) => `uses $${linear(1, -a)}$ as the canceled factor instead of $${linear(1, a)}$.`,
    },
    {
      misconception: 'a2-forgets-the-canceled-factor',
      operation: 'stopped-at-a-step',
      operands: ({ q, c }) => [div(q, c)],
      rule: ({ t, c }) => num(t - c),
      says: ({ a }) => `I gave the number $${a}$ in the canceled factor.`,
      why: ({ a }) => `is the number in the canceled factor $${linear(1, a)}$ alone.`,
    },
    {
      misconception: 'a2-mixes-numerator-and-denominator',
      operation: 'solved-for-the-other',
      operands: ({ t }) => [t],
      rule: ({ t }) => num(t),
      why: () => 'is the coefficient of $x$ in the denominator.',
    },
    {
      misconception: 'a2-mixes-numerator-and-denominator',
      rule: ({ b, c }) => num(b + c),
      says: ({ b, c }) => `I added the numbers $${b}$ and $${c}$ in the simplified fraction.`,
      why: ({ b, c }) => `adds $${b}$ and $${c}$, which stand in different parts of the fraction.`,
    },
    {
      misconception: 'a2-takes-factors-with-the-wrong-sign',
      operation: 'sign-reversed',
      operands: ({ b }) => [b],
      after: (got, { q, c }) => add(got, div(q, c)),
      rule: ({ t, b, c }) => num(t - c - b),
      says: ({ b }) => `I multiplied the canceled factor by $${linear(1, -b)}$ instead of $${linear(1, b)}$.`,
      why: ({ b }) => `uses $${linear(1, -b)}$ instead of $${linear(1, b)}$ in the numerator.`,
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'Find the factor that was canceled from the denominator, put it back into the numerator, and multiply out.',
    steps: [
      {
        do: `The denominator was $${polyTex(product(a, c))} = ${factors(a, c)}$.`,
        why: `One factor is $${linear(1, c)}$, and $${a * c} \\div ${c < 0 ? `(${c})` : c} = ${a}$.`,
      },
      {
        do: `So $${linear(1, a)}$ was canceled.`,
        why: 'It is gone from the denominator, so the numerator had it too.',
      },
      {
        do: `The numerator was $${factors(a, b)} = ${polyTex(product(a, b))}$.`,
        why: 'Put the canceled factor back and multiply out.',
      },
      { do: `Compare with $${top({ a, b, c })}$: $k = ${a + b}$.`, why: '$k$ is the coefficient of $x$.' },
    ],
    check: `The constant term fits: $${a} \\cdot ${b < 0 ? `(${b})` : b} = ${a * b}$.`,
    faster: `The constant terms of the two numerators tell the canceled number: $${a * b} \\div ${paren(b)} = ${a}$. So $k = ${a}${signed(b)} = ${a + b}$.`,
  }),
  // Cross-multiplied: the numerator is the denominator times x + b, divided by x + c.
  check: ({ t, q, b, c }) =>
    num(polyDivmod(polyMul(polynomial([1, t, q]), polynomial([1, b])), polynomial([1, c])).quotient[1] ?? 0),
})

export const templates: readonly Template[] = [coefficient]
