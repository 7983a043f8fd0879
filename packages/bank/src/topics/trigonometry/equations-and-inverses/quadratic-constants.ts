/** Quadratic equations with an unknown constant. */

import {
  add,
  div,
  type Frac,
  frac,
  mul,
  neg,
  num,
  pick,
  pow,
  sub,
  type Template,
  template,
  terms,
  toTex,
  until,
  type Value,
} from '#kit'
import { at } from '../common.ts'
import { skill } from './quadratic-forms.ts'
import type { SC } from './quadratic-tools.ts'

const SQUARE = 'trig-forgets-to-square-the-value'

/** a f² + k f + c = 0 holds at x = t. */
type Constant = Readonly<{ fn: SC; a: number; c: number; t: number }>

const valueAt = (fn: SC, t: number): Frac => frac(Math.round(2 * at(fn, t)), 2)

const kOf = (a: number, c: number, v: Frac): Frac => div(neg(add(mul(a, mul(v, v)), c)), v)

const whole = (f: Frac): Value | null => (Math.abs(f.n) < 100 && f.d <= 2 ? num(f) : null)

const constant = template({
  id: 'trigonometry/quadratic-constant',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const fn = pick(rng, ['sin', 'cos'] as const)
        return {
          fn,
          a: pick(rng, [2, 4, 6, 8, 10, 12]),
          c: pick(rng, [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
          t: pick(rng, fn === 'sin' ? [30, 150, 210, 330] : [60, 120, 240, 300]),
        }
      },
      ({ fn, a, c, t }) => {
        const k = kOf(a, c, valueAt(fn, t))
        return k.d === 1 && k.n !== 0
      },
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 5,
      stem: ({ fn, a, c, t }) =>
        `In the equation $${terms([a, `\\${fn}^2 x`])} + k\\${fn} x ${c < 0 ? '-' : '+'} ${Math.abs(c)} = 0$, $k$ is a constant. One solution of the equation is $x = ${t}^\\circ$. What is the value of $k$?`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      items: 4,
      response: 'grid',
      stem: ({ fn, a, c, t }) =>
        `For which value of the constant $k$ does $${terms([a, `\\${fn}^2 x`])} + k\\${fn} x ${c < 0 ? '-' : '+'} ${Math.abs(c)} = 0$ hold at $x = ${t}^\\circ$?`,
    },
  ],
  given: ({ fn, a, c, t }): Constant => ({ fn, a, c, t }),
  answer: ({ fn, a, c, t }) => num(kOf(a, c, valueAt(fn, t))),
  traps: [
    {
      misconception: SQUARE,
      classic: true,
      operation: 'exponent-left-out',
      operands: ({ fn, t }) => [frac(Math.round(2 * at(fn, t)), 2)],
      after: (x, { a, c }) => div(neg(add(mul(a, x), c)), x),
      rule: ({ fn, a, c, t }) => {
        const v = valueAt(fn, t)
        return whole(div(neg(add(mul(a, v), c)), v))
      },
      says: () => 'I did not square the value in the first term.',
      why: ({ fn, t, a }) => `puts in $${a} \\cdot ${paren(valueAt(fn, t))}$ for the first term, without the square.`,
    },
    {
      misconception: 'trig-uses-the-value-with-the-wrong-sign',
      operation: 'sign-reversed',
      operands: ({ fn, t }) => [frac(Math.round(2 * at(fn, t)), 2)],
      after: (x, { a, c }) => div(neg(add(mul(a, mul(x, x)), c)), x),
      rule: ({ fn, a, c, t }) => whole(neg(kOf(a, c, valueAt(fn, t)))),
      says: () => 'I used the value with the wrong sign.',
      why: ({ fn, t }) => `uses $\\${fn} ${t}^\\circ = ${toTex(neg(valueAt(fn, t)))}$, with the wrong sign.`,
    },
    {
      misconception: 'trig-does-not-solve-for-the-constant',
      operation: 'stopped-at-a-step',
      operands: ({ fn, a, c, t }) => [add(mul(a, pow(frac(Math.round(2 * at(fn, t)), 2), 2)), c)],
      rule: ({ fn, a, c, t }) => {
        const v = valueAt(fn, t)
        return whole(div(sub(mul(a, mul(v, v)), neg(c)), 1))
      },
      says: () => 'I gave the sum of the other two terms and did not solve for the constant.',
      why: () => 'is the sum of the other two terms; it still has to be divided by the value, with a minus sign.',
    },
    {
      misconception: 'trig-moves-the-constant-term-without-its-sign',
      operation: 'sign-reversed',
      operands: ({ c }) => [c],
      after: (x, { fn, a, t }) =>
        div(neg(add(mul(a, pow(frac(Math.round(2 * at(fn, t)), 2), 2)), x)), frac(Math.round(2 * at(fn, t)), 2)),
      rule: ({ fn, a, c, t }) => {
        const v = valueAt(fn, t)
        return whole(div(sub(c, mul(a, mul(v, v))), v))
      },
      says: () => 'I lost the sign of the constant term when I moved it to the other side.',
      why: () => 'moves the constant term to the other side without changing its sign.',
    },
    {
      misconception: SQUARE,
      operation: 'product-raised',
      operands: ({ fn, a, t }) => [a, frac(Math.round(2 * at(fn, t)), 2), 2],
      after: (x, { fn, c, t }) => div(neg(add(x, c)), frac(Math.round(2 * at(fn, t)), 2)),
      rule: ({ fn, a, c, t }) => {
        const v = valueAt(fn, t)
        return whole(neg(div(add(mul(mul(a, a), mul(v, v)), c), v)))
      },
      says: ({ a }) => `I squared the ${a} as well.`,
      why: ({ a }) => `squares the coefficient ${a} as well.`,
    },
  ],
  explain: ({ fn, a, c, t }) => {
    const v = valueAt(fn, t)
    const square = mul(a, mul(v, v))
    const rest = add(square, c)
    return {
      plan: 'A solution makes the equation true. Put the value of the function at this angle into the equation and solve for the constant.',
      steps: [
        {
          do: `$\\${fn} ${t}^\\circ = ${toTex(v)}$`,
          why: 'Reference angle and quadrant give the value with its sign.',
        },
        {
          do: `$${a} \\cdot \\left(${toTex(v)}\\right)^2 + k \\cdot ${paren(v)} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = 0$`,
          why: 'The square is the square of the whole value.',
        },
        {
          do: `$${a} \\cdot \\frac{1}{4} = ${toTex(square)}$, so $${toTex(rest)} + k \\cdot ${paren(v)} = 0$.`,
          why: `$${toTex(square)} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${toTex(rest)}$`,
        },
        { do: `$k = ${toTex(neg(rest))} \\div ${paren(v)} = ${toTex(kOf(a, c, v))}$`, why: 'Solve for the constant.' },
      ],
      faster: `Multiply the equation by 4 before solving, and no fraction is left: $${a} ${v.n < 0 ? '-' : '+'} 2k ${c < 0 ? '-' : '+'} ${4 * Math.abs(c)} = 0$, so $k = ${toTex(kOf(a, c, v))}$.`,
      check: `$${toTex(square)} + ${paren(mul(kOf(a, c, v), v))} ${c < 0 ? '-' : '+'} ${Math.abs(c)} = 0$`,
    }
  },
  // The whole number for which the left side vanishes.
  check: ({ fn, a, c, t }) => {
    const u = Math[fn]((t * Math.PI) / 180)
    const k = Array.from({ length: 401 }, (_, i) => i - 200).find((x) => Math.abs(a * u * u + x * u + c) < 1e-9)
    return num(k ?? 0)
  },
})

function paren(f: Frac): string {
  return f.n < 0 ? `\\left(${toTex(f)}\\right)` : toTex(f)
}

export const templates: readonly Template[] = [constant]
