import { div, int, num, pick, type Rng, shuffle, table, template, until, whole } from '#kit'
import { sorted, total } from './numbers.ts'

const skill = 'a1-standard-deviation'

/** Distances from the mean whose standard deviation and mean distance are whole. */
const PATTERNS: readonly (readonly number[])[] = [
  [-7, -1, 1, 7],
  [-14, -2, 2, 14],
  [-15, -5, 0, 5, 15],
  [-5, -5, -5, -5, 20],
  [-20, 5, 5, 5, 5],
  [-15, -3, -3, 3, 3, 15],
  [-6, -2, -2, -2, 0, 0, 4, 8],
  [-8, -4, 0, 0, 2, 2, 2, 6],
]

export const mean = (xs: readonly number[]): number => total(xs) / xs.length
const squares = (xs: readonly number[]): number => total(xs.map((x) => (x - mean(xs)) ** 2))
export const deviation = (xs: readonly number[]): number => Math.round(Math.sqrt(squares(xs) / xs.length) * 1e9) / 1e9

const drawSet = (rng: Rng): readonly number[] =>
  until(
    () => {
      const [pattern, center] = [pick(rng, PATTERNS), int(rng, 12, 60)]
      return shuffle(
        rng,
        pattern.map((d) => center + d),
      )
    },
    (xs) => Math.min(...xs) > 0,
  )

const compute = template({
  id: 'algebra-1/standard-deviation-of-list',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({ xs: drawSet(rng) }),
  frames: [
    {
      id: 'list',
      kind: 'bare',
      items: 6,
      stem: ({ xs }) =>
        `What is the standard deviation of the numbers ${xs.join(', ')}, taken as the whole population?`,
    },
    {
      id: 'words',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ xs }) =>
        `The members of a small club sold these numbers of raffle tickets: ${xs.join(', ')}. Treat these numbers as the whole population. What is their standard deviation?`,
    },
  ],
  given: ({ xs }) => ({ xs }),
  answer: ({ xs }) => num(deviation(xs)),
  traps: [
    {
      misconception: 'a1-sd-forgets-the-root',
      classic: true,
      rule: ({ xs }) => num(squares(xs) / xs.length),
      why: () => 'is the mean of the squared distances; the square root is missing.',
    },
    {
      misconception: 'a1-sd-averages-the-distances',
      rule: ({ xs }) => whole(total(xs.map((x) => Math.abs(x - mean(xs)))) / xs.length),
      why: () => 'is the mean of the distances themselves; they have to be squared first.',
    },
    {
      misconception: 'a1-sd-takes-the-greatest-distance',
      rule: ({ xs }) => num(Math.max(...xs.map((x) => Math.abs(x - mean(xs))))),
      why: () => 'is the greatest distance from the mean.',
    },
    {
      misconception: 'a1-sd-gives-the-range',
      rule: ({ xs }) => num(Math.max(...xs) - Math.min(...xs)),
      why: () => 'is the range.',
    },
    { misconception: 'a1-sd-gives-the-mean', rule: ({ xs }) => num(mean(xs)), why: () => 'is the mean.' },
  ],
  explain: ({ xs }) => {
    const m = mean(xs)
    const ys = sorted(xs)
    return {
      plan: 'Find the mean, the distance of each number from it, and the squares of these distances. The square root of their mean is the standard deviation.',
      steps: [
        {
          do: `Mean: $\\frac{${total(xs)}}{${xs.length}} = ${m}$.`,
          why: 'The standard deviation is measured from the mean.',
        },
        {
          do: `Each number minus the mean, from the least number up: ${ys.map((x) => `$${x - m}$`).join(', ')}.`,
          why: 'Their sum is zero, so they cannot simply be averaged.',
        },
        {
          do: `Squares: ${ys.map((x) => `$${(x - m) ** 2}$`).join(', ')}, together $${squares(xs)}$.`,
          why: 'Squares are never negative.',
        },
        {
          do: `$\\sqrt{\\frac{${squares(xs)}}{${xs.length}}} = \\sqrt{${squares(xs) / xs.length}} = ${deviation(xs)}$`,
          why: 'Mean of the squares, then the root brings back the unit of the data.',
        },
      ],
      faster: `On a graphing calculator, enter the numbers as a list and open the one-variable statistics: $\\sigma x = ${deviation(xs)}$.`,
      check: `It must lie between the smallest and the greatest distance from the mean, here at most $${Math.max(...xs.map((x) => Math.abs(x - m)))}$.`,
    }
  },
  // Mean of the squares minus square of the mean.
  check: ({ xs }) => num(Math.round(Math.sqrt(total(xs.map((x) => x * x)) / xs.length - (total(xs) / xs.length) ** 2))),
})

const fromSum = template({
  id: 'algebra-1/standard-deviation-last-steps',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ n: pick(rng, [4, 9, 16]), s: int(rng, 4, 20) }),
      ({ n, s }) => s % Math.sqrt(n) === 0 && s !== n && s * s !== 2 * n && s * s !== n * n,
    ),
  frames: [
    {
      id: 'sum',
      kind: 'words',
      items: 6,
      response: 'grid',
      stem: ({ n, s }) =>
        `For a population of ${n} values, the sum of the squared distances from the mean is ${n * s * s}. What is the standard deviation?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 5,
      response: 'grid',
      stem: ({ n, s }) =>
        `<p>A student works out the standard deviation of a whole population and has come this far.</p>${table(
          ['What', 'Result'],
          [
            ['Number of values', n],
            ['Sum of the squared distances from the mean', n * s * s],
          ],
        )}<p>What is the standard deviation?</p>`,
    },
  ],
  given: ({ n, s }) => ({ n, sum: n * s * s }),
  answer: ({ s }) => num(s),
  traps: [
    {
      misconception: 'a1-sd-forgets-the-root',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ sum, n }) => [div(sum, n)],
      rule: ({ n, sum }) => num(sum / n),
      why: () => 'is the mean of the squares; the square root is missing.',
    },
    {
      misconception: 'a1-sd-halves-for-the-root',
      operation: 'root-as-half',
      operands: ({ sum, n }) => [div(sum, n)],
      rule: ({ n, sum }) => whole(sum / n / 2),
      why: ({ s }) => `halves $${s * s}$ instead of taking its square root.`,
    },
    {
      misconception: 'a1-sd-divides-twice',
      rule: ({ n, sum }) => whole(sum / n / n),
      why: ({ n }) => `divides by ${n} once more instead of taking the root.`,
    },
    {
      misconception: 'a1-sd-roots-without-dividing',
      rule: ({ sum }) => whole(Math.sqrt(sum)),
      why: ({ n }) => `takes the root of the sum without dividing by ${n}.`,
    },
    {
      misconception: 'a1-sd-divides-the-root-by-the-count',
      rule: ({ n, sum }) => whole(Math.sqrt(sum) / n),
      why: ({ n }) => `takes the root first and then divides by ${n}.`,
    },
  ],
  explain: ({ n, s }) => ({
    plan: 'Divide the sum of the squares by the number of values, then take the square root.',
    steps: [
      { do: `Mean of the squares: $\\frac{${n * s * s}}{${n}} = ${s * s}$.`, why: 'This is the variance.' },
      { do: `Square root: $\\sqrt{${s * s}} = ${s}$.`, why: 'The root undoes the squaring.' },
      { do: `The standard deviation is $${s}$.`, why: 'It has the same unit as the data.' },
    ],
    check: `Go back: $${s}^2 \\cdot ${n} = ${s * s} \\cdot ${n} = ${n * s * s}$.`,
    faster: `In one line on a calculator: $\\sqrt{${n * s * s} \\div ${n}} = ${s}$.`,
  }),
  check: ({ n, sum }) => {
    let s = 0
    while (n * s * s < sum) s++
    return num(s)
  },
})

export const templates = [compute, fromSum]
