/** Values of the inverse in stories, for the skill of `inverse-functions.ts`. */

import { add, div, frac, int, linear, mul, num, type Template, template, until } from '#kit'
import { inv } from './inverse-functions.ts'

type Rule = Readonly<{ m: number; n: number; y: number; what: number }>

const rules = [
  (m: number, n: number) => `A taxi ride of $x$ miles costs $C(x) = ${linear(m, n)}$ dollars.`,
  (m: number, n: number) => `A candle factory makes $C(x) = ${linear(m, n)}$ candles when it works for $x$ hours.`,
]

const meaning = template({
  ...inv,
  id: 'algebra-2/value-of-the-inverse-in-context',
  difficulty: 'Medium',
  b: 0,
  seconds: 60,
  balance: 'place',
  draw: (rng): Rule =>
    until(
      () => {
        const [m, n, x] = [int(rng, 2, 9), int(rng, 2, 12), int(rng, 3, 15)]
        return { m, n, y: m * x + n, what: int(rng, 0, 1) }
      },
      ({ m, n, y }) => (2 * n) % m === 0 && y !== n,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ m, n, y, what }) => `${(rules[what] as (typeof rules)[number])(m, n)} What is $C^{-1}(${y})$?`,
    },
  ],
  given: ({ m, n, y }) => ({ m, n, y }),
  answer: ({ m, n, y }) => num(frac(y - n, m)),
  traps: [
    {
      misconception: 'a2-fn-reads-the-function-itself',
      classic: true,
      operation: 'input-for-output',
      operands: ({ y }) => [y],
      after: (got, { m, n }) => add(mul(m, got), n),
      rule: ({ m, n, y }) => num(m * y + n),
      why: ({ y }) => `is $C(${y})$, not $C^{-1}(${y})$.`,
    },
    {
      misconception: 'a2-fn-repeats-instead-of-undoing',
      operation: 'added-instead-of-subtracted',
      operands: ({ n, y }) => [y, n],
      after: (x, { m }) => div(x, m),
      rule: ({ m, n, y }) => num(frac(y + n, m)),
      why: ({ n }) => `adds ${n} instead of subtracting it.`,
      says: ({ n }) => `I added ${n} once more instead of subtracting it.`,
    },
    {
      misconception: 'a2-fn-undoes-in-the-wrong-order',
      operation: 'operation-undone-in-wrong-order',
      operands: ({ m, n, y }) => [m, n, y],
      rule: ({ m, n, y }) => (y % m === 0 ? num(y / m - n) : null),
      why: ({ m, n }) => `divides by ${m} before it subtracts ${n}.`,
    },
    {
      misconception: 'a2-fn-stops-at-the-inner-value',
      operation: 'stopped-at-a-step',
      operands: ({ y, n }) => [y - n],
      rule: ({ n, y }) => num(y - n),
      why: ({ m }) => `forgets to divide by ${m}.`,
      says: ({ n, m }) => `I subtracted ${n} and forgot to divide by ${m}.`,
    },
    {
      misconception: 'a2-fn-multiplies-instead-of-dividing',
      operation: 'multiplied-instead-of-divided',
      operands: ({ y, n, m }) => [y - n, m],
      rule: ({ m, n, y }) => num(m * (y - n)),
      why: ({ m }) => `multiplies by ${m} instead of dividing.`,
    },
    {
      misconception: 'a2-fn-combines-unlike-terms',
      operation: 'unlike-terms-combined',
      operands: ({ m, n }) => [m, n],
      after: (got, { y }) => div(y, got),
      rule: ({ m, n, y }) => num(frac(y, m + n)),
      why: ({ m, n }) => `adds $${m}x$ and $${n}$ to $${m + n}x$.`,
    },
  ],
  explain: ({ m, n, y }) => ({
    plan: 'The inverse goes back from the result to the input, so set the formula equal to the given result and solve.',
    steps: [
      {
        do: `$C^{-1}(${y})$ is the $x$ for which $${linear(m, n)} = ${y}$.`,
        why: 'The inverse goes back from the result to the input.',
      },
      { do: `$${m}x = ${y} - ${n} = ${y - n}$`, why: `Subtract ${n} first.` },
      { do: `$x = \\frac{${y - n}}{${m}} = ${(y - n) / m}$`, why: `Divide by ${m}.` },
    ],
    check: `$C(${(y - n) / m}) = ${m} \\cdot ${(y - n) / m} + ${n} = ${y}$`,
    faster: `Undo the formula in one line, backward: $(${y} - ${n}) \\div ${m} = ${y - n} \\div ${m} = ${(y - n) / m}$.`,
  }),
  check: ({ m, n, y }) => num(Array.from({ length: 40 }, (_, x) => x).find((x) => m * x + n === y) ?? 99),
})

export const templates: readonly Template[] = [meaning]
