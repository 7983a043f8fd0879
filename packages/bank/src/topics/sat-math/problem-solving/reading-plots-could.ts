import { int, num, sample, type Template, template, until } from '#kit'
import { edgesOf, scene, skill } from './reading-plots.ts'
import { bins, middleOf, sum } from './shown-data.ts'

const could = template({
  id: 'sat-math/histogram-median-could-be',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        k: int(rng, 0, 2),
        width: 10,
        start: int(rng, 0, 3),
        counts: sample(rng, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5),
      }),
      ({ counts }) => {
        const [n, at] = [sum(counts), barOf(counts)]
        const taken = [
          2,
          counts.indexOf(Math.max(...counts)),
          counts.indexOf(middleOf(counts.toSorted((a, b) => a - b))),
        ]
        return n % 2 === 1 && n > 17 && !taken.includes(at)
      },
    ),
  frames: [
    {
      id: 'choice',
      kind: 'graph',
      items: 6,
      stem: ({ k, width, start, counts }) => {
        const [s, edges] = [scene(k), edgesOf(start, width)]
        return `<p>The histogram shows ${s.what}. The first bar stands for values of at least ${edges[0]} and less than ${edges[1]}, and so on.</p>${bins(edges, counts, s.x, s.y)}<p>Which of the following could be the median of the ${sum(counts)} values, in ${s.unit}?</p>`
      },
    },
    {
      id: 'list',
      kind: 'graph',
      items: 4,
      stem: ({ width, start, counts }) =>
        `<p>A data set of ${sum(counts)} values is summarized by the histogram. Each bar includes its left endpoint but not its right endpoint.</p>${bins(edgesOf(start, width), counts, 'Value', 'Frequency')}<p>Which number could be the median of the data set?</p>`,
    },
  ],
  given: ({ width, start, counts }) => ({ edges: edgesOf(start, width), counts }),
  answer: ({ width, start, counts }) => num((start + barOf(counts)) * width + width / 2),
  traps: [
    {
      misconception: 'sm-tallest-bar-for-the-median',
      classic: true,
      rule: ({ edges, counts }) => num(middleOfBar(edges, counts.indexOf(Math.max(...counts)))),
      says: () => 'I took the number in the middle of the tallest bar.',
      why: ({ counts }) =>
        `lies in the tallest bar, which has ${Math.max(...counts)} values; the middle value lies in another one.`,
    },
    {
      misconception: 'sm-middle-of-the-axis',
      rule: ({ edges }) => num(middleOfBar(edges, 2)),
      says: () => 'I took the middle of the axis, in the third of the five bars.',
      why: () => 'lies in the middle bar of the five, no matter how many values are in the others.',
    },
    {
      misconception: 'sm-gives-the-place-of-the-median',
      rule: ({ edges, counts }) => {
        const [place, from] = [(sum(counts) + 1) / 2, edges[barOf(counts)] ?? 0]
        // In the right bar it would be possible after all.
        return place >= from && place < (edges[barOf(counts) + 1] ?? 0) ? null : num(place)
      },
      says: ({ counts }) =>
        `I gave the place of the middle value, $${(sum(counts) + 1) / 2}$, instead of the value itself.`,
      why: ({ counts }) => `is the place of the middle value among ${sum(counts)}, not a value of the data.`,
    },
    {
      misconception: 'sm-median-of-the-frequencies',
      rule: ({ edges, counts }) => num(middleOfBar(edges, counts.indexOf(counts.toSorted((a, b) => a - b)[2] ?? 0))),
      says: () => 'I put the heights of the bars in order and took the middle of the bar with the middle height.',
      why: ({ counts }) =>
        `lies in the bar with ${counts.toSorted((a, b) => a - b)[2]} values, the middle one of the five heights.`,
    },
  ],
  explain: ({ k, width, start, counts }, frame) => {
    const [n, at, edges] = [sum(counts), barOf(counts), edgesOf(start, width)]
    const [x, y] = frame === 'list' ? ['Value', 'Frequency'] : [scene(k).x, scene(k).y]
    return {
      figure: bins(edges, counts, x, y, [at], `The bar from ${edges[at]} to ${edges[at + 1]} is darker.`),
      plan: 'A histogram does not show the single values, but it shows in which bar the middle one lies. Count the values, find the middle place, and add the bars from the left.',
      steps: [
        {
          do: `There are $${counts.join(' + ')} = ${n}$ values, so the median is value number $\\frac{${n} + 1}{2} = ${(n + 1) / 2}$.`,
          why: 'It has as many values before it as after it.',
        },
        {
          do: `The bars before hold ${sum(counts.slice(0, at))} values, and with the next bar there are ${sum(counts.slice(0, at + 1))}.`,
          why: 'Add the heights from the left until the middle place is reached.',
        },
        {
          do: `So the median is at least ${edges[at]} and less than ${edges[at + 1]}. Of the four numbers only $${middleOfBar(edges, at)}$ is.`,
          why: 'The middle value lies in this bar.',
        },
      ],
      check: `After this bar there are ${sum(counts.slice(at + 1))} values, fewer than half of ${n}.`,
      faster: `Half of ${n} is ${n / 2}. Adding the bars from the left, the sum first passes this in the bar from ${edges[at]} to ${edges[at + 1]}, and only $${middleOfBar(edges, at)}$ lies in it.`,
    }
  },
  check: ({ edges, counts }) => {
    const values = counts.flatMap((c, i) => Array.from({ length: c }, () => middleOfBar(edges, i)))
    return num(middleOf(values))
  },
})

/** The bar that holds the middle value. */
function barOf(counts: readonly number[]): number {
  return counts.findIndex((_, i) => 2 * sum(counts.slice(0, i + 1)) > sum(counts))
}

/** Every offered number but the place is the middle of a bar, so that none stands out. */
function middleOfBar(edges: readonly number[], bar: number): number {
  return ((edges[bar] ?? 0) + (edges[bar + 1] ?? 0)) / 2
}

export const templates: readonly Template[] = [could]
