/** A constant of the inner function, found from the composed one. */

import { div, int, linear, nonZero, num, paren, pick, signed, type Template, template, until, whole } from '#kit'

/** f(x) = ax + b and g(x) = cx + k, so f(g(x)) = acx + d. */
type Inner = Readonly<{ a: number; b: number; c: number; k: number }>

const constant = ({ a, b, k }: Inner): number => a * k + b
const inner = (c: number, variable: string) => `${c}${variable} + k`

const lost = template({
  id: 'algebra-2/constant-of-the-inner-function',
  skill: 'a2-composition',
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng): Inner =>
    until(
      () => {
        const a = int(rng, 2, 6)
        return { a, b: a * nonZero(rng, -6, 6), c: int(rng, 2, 5), k: pick(rng, [2, 3, 4, 5, 6, 7, 8, 9, -2, -3, -4]) }
      },
      (e) => e.a !== e.c && constant(e) !== 0 && Math.abs(constant(e)) > 1 && e.b !== e.k,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: (e) =>
        `Let $f(x) = ${linear(e.a, e.b)}$ and $g(x) = ${inner(e.c, 'x')}$, where $k$ is a constant. For all $x$, $f(g(x)) = ${linear(e.a * e.c, constant(e))}$. What is the value of $k$?`,
    },
    {
      id: 'posters',
      kind: 'words',
      response: 'grid',
      items: 5,
      b: 0.5,
      stem: (e) =>
        `A club with $m$ members orders $n = ${inner(e.c, 'm')}$ posters, where $k$ is a constant. ${e.b > 0 ? 'With a setup fee' : 'After a coupon'}, $n$ posters cost $${e.a}n${signed(e.b)}$ dollars. So the club pays $${e.a * e.c}m${signed(constant(e))}$ dollars. What is the value of $k$?`,
    },
  ],
  given: (e) => ({ a: e.a, b: e.b, c: e.c, d: constant(e) }),
  answer: ({ k }) => num(k),
  traps: [
    {
      misconception: 'a2-fn-multiplies-one-term-only',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ d, b }) => [d - b],
      rule: ({ b, d }) => num(d - b),
      says: ({ a, b }) =>
        `I multiplied only the first term of the inner function by $${a}$, and not $k$, before I added $${b}$.`,
      why: ({ a }) => `multiplies only the first term of the inner function by $${a}$, and not $k$.`,
    },
    {
      misconception: 'a2-fn-composes-in-the-wrong-order',
      classic: true,
      rule: ({ b, c, d }) => num(d - b * c),
      says: ({ b, c }) =>
        `I put the outer function into the inner one, so that the constant term was $${c} \\cdot ${paren(b)} + k$.`,
      why: ({ b, c }) =>
        `puts the outer function into the inner one: there the constant term is $${c} \\cdot ${paren(b)} + k$.`,
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      operation: 'added-instead-of-subtracted',
      operands: ({ d, b }) => [d, b],
      after: (got, { a }) => div(got, a),
      rule: ({ a, b, d }) => whole((d + b) / a, -200, 200),
      says: ({ a, b, k }) => `I added $${b}$ to $${a * k + b}$ instead of subtracting it, and divided by $${a}$.`,
      why: ({ b }) => `adds $${b}$ to the constant term instead of subtracting it.`,
    },
    {
      misconception: 'a2-fn-leaves-out-the-outer-constant',
      operation: 'sum-not-undone',
      operands: ({ a, d }) => [a, d],
      rule: ({ a, d }) => whole(d / a, -200, 200),
      says: ({ a, b, k }) => `I divided $${a * k + b}$ by $${a}$ and left out $${b}$.`,
      why: ({ a, b }) => `divides by $${a}$, but leaves out $${b}$.`,
    },
    {
      misconception: 'a2-fn-leaves-out-the-outer-constant',
      operation: 'operation-undone-in-wrong-order',
      operands: ({ a, b, d }) => [a, b, d],
      rule: ({ a, b, d }) => whole(d / a - b, -200, 200),
      says: ({ a, b, k }) => `I divided only $${a * k + b}$ by $${a}$, and then subtracted the whole $${b}$.`,
      why: ({ a, b }) => `subtracts $${b}$ after dividing by $${a}$, although it was added last.`,
    },
  ],
  explain: (e, frame) => {
    const d = constant(e)
    const v = frame === 'bare' ? 'x' : 'm'
    return {
      plan: 'Put the inner function into the outer one, multiply out, and compare the constant terms.',
      steps: [
        {
          do: `Put $${inner(e.c, v)}$ into the outer function: $${e.a}(${inner(e.c, v)})${signed(e.b)}$.`,
          why: 'The whole inner function takes the place of the variable, in parentheses.',
        },
        {
          do: `Multiply out: $${e.a * e.c}${v} + ${e.a}k${signed(e.b)}$.`,
          why: `The $${e.a}$ multiplies both terms in the parentheses.`,
        },
        {
          do: `Compare with $${e.a * e.c}${v}${signed(d)}$: the constant terms must agree, so $${e.a}k${signed(e.b)} = ${d}$.`,
          why: `The terms with $${v}$ agree already.`,
        },
        {
          do: `$${e.a}k = ${d}${signed(-e.b)} = ${e.a * e.k}$, so $k = ${e.a * e.k} \\div ${e.a} = ${e.k}$.`,
          why: 'Undo the last step first, then divide.',
        },
      ],
      check: `At $${v} = 0$ the inner function is $${e.k}$, and $${e.a} \\cdot ${paren(e.k)}${signed(e.b)} = ${d}$.`,
      faster: `Put in $${v} = 0$ before multiplying out: there the inner function is just $k$, so $${e.a}k${signed(e.b)} = ${d}$ at once.`,
    }
  },
  // Tries one number after the other for k.
  check: ({ a, b, d }) => num(Array.from({ length: 81 }, (_, i) => i - 40).find((k) => a * k + b === d) ?? 999),
})

export const templates: readonly Template[] = [lost]
