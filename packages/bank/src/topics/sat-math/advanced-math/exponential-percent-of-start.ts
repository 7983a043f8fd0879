import { decimal, div, frac, int, money, mul, pick, pow, template, toDecimalText, toNumber } from '#kit'
import { d2 } from './exponentials.ts'

const skill = 'sm-exponential-functions'

const change = template({
  id: 'sat-math/exponential-percent-of-start',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({
    r: pick(rng, [10, 20, 30, 40]),
    a: 100 * int(rng, 4, 40),
    n: int(rng, 2, 3),
    what: pick(rng, ['a machine', 'a copier', 'a camera', 'a racing bicycle'] as const),
  }),
  frames: [
    {
      id: 'left',
      kind: 'words',
      items: 5,
      stem: ({ r, a, n, what }) =>
        `The price of ${what} was ${money(a)}. Each year, its value decreases by ${r}% of its value at the start of that year. By what percent, in total, is the value less than the price after ${n} years?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ r, a, n, what }) =>
        `A company bought ${what} at a price of ${money(a)}. Each year, ${what.replace(/^a /, 'the ')} loses ${r}% of the value that it had at the start of that year. After ${n} years, its value is $p$% less than the purchase price. What is the value of $p$?`,
    },
  ],
  given: ({ r, a, n }) => ({ r, a, n }),
  answer: ({ r, n }) => decimal(lost(r, n)),
  traps: [
    {
      misconception: 'sm-linear-for-exponential',
      classic: true,
      operation: 'percents-added',
      rule: ({ r, n }) => (r * n < 100 ? decimal(r * n) : null),
      says: () => 'I added up the yearly percents.',
      why: () => 'adds the yearly percents, but each year starts from a smaller value.',
    },
    {
      misconception: 'sm-answers-what-is-left',
      rule: ({ r, n }) => decimal({ n: 100 * lost(r, n).d - lost(r, n).n, d: lost(r, n).d }),
      why: () => 'is the percent of the price that is left.',
    },
    {
      misconception: 'sm-multiplies-the-rates',
      rule: ({ r, n }) => decimal(frac(100 * r ** n, 100 ** n)),
      says: ({ r, n }) => `I raised the rate $${d2(r)}$ to the power ${n} and took the result for the loss.`,
      why: ({ r, n }) => `is $${d2(r)}^{${n}}$ as a percent.`,
    },
    {
      misconception: 'sm-one-step-off',
      operation: 'off-by-one',
      rule: ({ r, n }) => decimal(lost(r, n - 1)),
      says: () => 'I counted one year too few.',
      why: ({ n }) => `is the loss after ${n - 1} ${n === 2 ? 'year' : 'years'}.`,
    },
    {
      misconception: 'sm-one-step-off',
      operation: 'off-by-one',
      rule: ({ r, n }) => decimal(lost(r, n + 1)),
      says: () => 'I counted one year too many.',
      why: ({ n }) => `is the loss after ${n + 1} years.`,
    },
  ],
  explain: ({ r, n, a }) => ({
    plan: 'Each year multiplies the value by the part that is left, so find that part and raise it to the number of years. Subtract the result from the whole to get the loss.',
    steps: [
      {
        do: `After one year $100\\% - ${r}\\% = ${100 - r}\\%$ of the value is left, a factor of $${d2(100 - r)}$.`,
        why: 'The percent is taken off the value at the start of the year.',
      },
      {
        do: `After ${n} years the value is $${d2(100 - r)}^{${n}} = ${toDecimalText(pow(frac(100 - r, 100), n))}$ of the price.`,
        why: 'Each year multiplies by the part that is left.',
      },
      {
        do: `The loss is $1 - ${toDecimalText(pow(frac(100 - r, 100), n))} = ${toDecimalText(div(lost(r, n), 100))}$ of the price, which is ${toDecimalText(lost(r, n))}%.`,
        why: 'The question asks for the part that is gone.',
      },
    ],
    check: `With the price, year by year: ${Array.from({ length: n + 1 }, (_, i) => money(toNumber(mul(a, pow(frac(100 - r, 100), i))))).join(', ')}. In all ${money(toNumber(mul(a, div(lost(r, n), 100))))} of ${money(a)} is gone, and $${toDecimalText(mul(a, div(lost(r, n), 100)))} \\div ${a} = ${toDecimalText(div(lost(r, n), 100))}$, which is ${toDecimalText(lost(r, n))}%.`,
    faster: `In one line on a calculator: $100 \\cdot (1 - ${(100 - r) / 100}^{${n}}) = ${toDecimalText(lost(r, n))}$.`,
  }),
  check: ({ r, a, n }) => {
    let v = a * 1000
    for (let i = 0; i < n; i++) v -= (v * r) / 100
    return decimal(div(Math.round(a * 1000 - v), a * 10))
  },
})

function lost(r: number, n: number) {
  const left = pow(frac(100 - r, 100), n)
  return frac(100 * (left.d - left.n), left.d)
}

export const templates = [change]
