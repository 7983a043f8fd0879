/** An outlier found from the means with and without it, for the skill of `center.ts`. */

import { int, money, mul, num, pick, sub, type Template, template, until, whole } from '#kit'

/** n values with the mean m + d; without one of them, the mean is m. */
type Two = Readonly<{ n: number; m: number; d: number }>

const COUNT: Readonly<Record<number, string>> = { 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight' }

const removed = template({
  id: 'algebra-1/outlier-from-two-means',
  skill: 'a1-center-and-outliers',
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'place',
  draw: (rng): Two =>
    until(
      () => ({ n: int(rng, 5, 8), m: int(rng, 30, 64), d: int(rng, 3, 9) }),
      ({ n, m, d }) => m + n * d < 130 && m > (n - 1) * d,
    ),
  frames: [
    {
      id: 'tips',
      kind: 'multi-step',
      items: 6,
      stem: ({ n, m, d }, rng) =>
        `Over ${n} days, a ${pick(rng, ['server', 'barista', 'delivery driver'])} earned a mean of ${money(m + d)} in tips per day. Without the best day, the mean of the other ${n - 1} days is ${money(m)}. How much was earned in tips on the best day, in dollars?`,
    },
    {
      id: 'numbers',
      kind: 'bare',
      response: 'grid',
      items: 5,
      stem: ({ n, m, d }) =>
        `The mean of ${n} numbers is ${m + d}. One of them is an outlier. When it is removed, the mean of the other ${n - 1} numbers is ${m}. What is the outlier?`,
    },
  ],
  given: ({ n, m, d }) => ({ n, others: n - 1, all: m + d, rest: m }),
  answer: ({ n, m, d }) => num(m + n * d),
  traps: [
    {
      misconception: 'a1-stat-divides-by-the-wrong-count',
      classic: true,
      rule: ({ n, all, rest }) => num(n * all - n * rest),
      says: ({ n, m, d }) =>
        `I multiplied both means, ${m + d} and ${m}, by ${n} and subtracted, although ${m} is the mean of only ${n - 1} values.`,
      why: ({ n, m }) => `multiplies ${m} by ${n}, although it is the mean of only ${n - 1} values.`,
    },
    {
      misconception: 'a1-stat-averages-with-the-old-mean',
      rule: ({ all, rest }) => num(2 * all - rest),
      says: ({ n, m, d }) =>
        `I treated the other ${n - 1} values as a single value ${m}, so that two values have a mean of ${m + d}.`,
      why: ({ n, m }) => `treats the other ${n - 1} values as a single value ${m}.`,
    },
    {
      misconception: 'a1-stat-swaps-the-weights',
      rule: ({ n, others, all, rest }) => whole(n * rest - others * all, 1, 400),
      says: ({ n, m, d }) =>
        `I worked out ${n} times ${m} minus ${n - 1} times ${m + d}: each mean had the number of values of the other.`,
      why: ({ n, m, d }) =>
        `is $${n} \\cdot ${m} - ${n - 1} \\cdot ${m + d}$; each mean has the number of values of the other.`,
    },
    {
      misconception: 'a1-stat-divides-by-the-wrong-count',
      operation: 'off-by-one',
      operands: ({ n }) => [n],
      after: (got, { all, rest }) => sub(mul(got, all), mul(sub(got, 1), rest)),
      rule: ({ n, all, rest }) => num((n + 1) * all - n * rest),
      says: ({ n }) => `I counted ${n + 1} values in all and ${n} without the removed one, and subtracted the sums.`,
      why: ({ n }) => `counts ${n + 1} values in all; there are ${n}.`,
    },
    {
      misconception: 'a1-stat-goes-the-wrong-way',
      operation: 'subtracted-instead-of-added',
      operands: ({ rest, n, all }) => [rest, n * (all - rest)],
      rule: ({ n, all, rest }) => whole(rest - n * (all - rest), 1, 400),
      says: ({ n, m, d }) =>
        `I found that the removed value is $${n} \\cdot ${d} = ${n * d}$ away from ${m}, but went down instead of up.`,
      why: ({ m, d }) => `is less than ${m}, but then the mean of all could not be ${m + d}.`,
    },
  ],
  explain: ({ n, m, d }) => ({
    plan: 'Turn both means into sums: the mean times the number of values. The removed value is the difference of the two sums.',
    steps: [
      {
        do: `All ${n} values: the sum is $${n} \\cdot ${m + d} = ${n * (m + d)}$.`,
        why: 'The sum is the mean times the number of values.',
      },
      {
        do: `Without the removed one: $${n - 1} \\cdot ${m} = ${(n - 1) * m}$.`,
        why: `Only ${n - 1} values are left.`,
      },
      {
        do: `The removed value is $${n * (m + d)} - ${(n - 1) * m} = ${m + n * d}$.`,
        why: 'It is what the two sums differ by.',
      },
    ],
    check: `It must raise the mean of ${COUNT[n] ?? n} values by ${d}: it lies $${m + n * d} - ${m} = ${n * d}$ above the others’ mean, and $${n * d} \\div ${n} = ${d}$.`,
    faster: `The removed value lies ${n} times the change in the mean above the mean of the others: $${m} + ${n} \\cdot ${d} = ${m + n * d}$.`,
  }),
  // The other values as equal ones: which value brings the mean up?
  check: ({ n, others, all, rest }) =>
    num(Array.from({ length: 400 }, (_, x) => x).find((x) => (others * rest + x) / n === all) ?? 999),
})

export const templates: readonly Template[] = [removed]
