import { frac, int, list, num, pick, sample, type Template, template, until } from '#kit'
import { bins, dots, middleOf, spreadOut, sum } from './shown-data.ts'

export const skill = 'sm-one-variable-data'

const dotScenes = [
  { who: 'the players of a soccer team', what: 'goals scored this season', title: 'Goals', one: 'player' },
  { who: 'the students of a science class', what: 'books read last month', title: 'Books', one: 'student' },
  { who: 'the families on a street', what: 'bicycles in the household', title: 'Bicycles', one: 'family' },
] as const

const median = template({
  id: 'sat-math/dot-plot-median',
  skill,
  difficulty: 'Low',
  b: -0.8,
  calculator: true,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        k: int(rng, 0, 2),
        from: int(rng, 1, 7),
        counts: Array.from({ length: 5 }, () => int(rng, 1, 6)),
      }),
      ({ from, counts }) => {
        const values = spreadOut(from, counts)
        const top = Math.max(...counts)
        const [mid, mode] = [middleOf(values), from + counts.indexOf(top)]
        return (
          values.length % 2 === 1 &&
          values.length >= 11 &&
          values.length <= 17 &&
          counts.filter((c) => c === top).length === 1 &&
          mode !== mid &&
          from + (counts.length - 1) / 2 !== mid &&
          middleOf(counts.toSorted((a, b) => a - b)) !== mid
        )
      },
    ),
  frames: [
    {
      id: 'choice',
      kind: 'graph',
      items: 4,
      stem: ({ k, from, counts }) => {
        const s = dotScenes[k] as (typeof dotScenes)[number]
        return `<p>The dot plot shows the number of ${s.what}, for each of ${s.who}. Each dot stands for one ${s.one}.</p>${dots(from, counts, s.title)}<p>What is the median of the data?</p>`
      },
    },
    {
      id: 'typed',
      kind: 'graph',
      response: 'grid',
      items: 4,
      stem: ({ from, counts }) =>
        `<p>Each dot in the dot plot stands for one value of a data set.</p>${dots(from, counts, 'Value')}<p>What is the median of the data set?</p>`,
    },
  ],
  given: ({ from, counts }) => ({ values: counts.map((_, i) => from + i), counts }),
  answer: ({ from, counts }) => num(middleOf(spreadOut(from, counts))),
  traps: [
    {
      misconception: 'sm-middle-of-the-axis',
      classic: true,
      rule: ({ values }) => num(frac((values[0] ?? 0) + (values.at(-1) ?? 0), 2)),
      says: () => 'I took the number halfway between the ends of the dot plot.',
      why: ({ from, counts }) =>
        `lies halfway between ${from} and ${from + counts.length - 1} on the axis, no matter how many dots stand there.`,
    },
    {
      misconception: 'sm-mode-for-median',
      rule: ({ values, counts }) => num(values[counts.indexOf(Math.max(...counts))] ?? 0),
      why: ({ counts }) => `is the value with the most dots, ${Math.max(...counts)}.`,
    },
    {
      misconception: 'sm-counts-dots-for-values',
      rule: ({ counts }) =>
        counts.length % 2 === 1 ? num([...counts].sort((a, b) => a - b)[(counts.length - 1) / 2] ?? 0) : null,
      says: () => 'I put the numbers of dots in order and took the middle one of these.',
      why: ({ counts }) =>
        `is the median of the heights of the columns, ${list([...counts].sort((a, b) => a - b).map(String))}.`,
    },
    {
      misconception: 'sm-counts-dots-for-values',
      rule: ({ counts }) => num(Math.max(...counts)),
      says: () => 'I gave the height of the tallest column.',
      why: () => 'is the number of dots in the tallest column.',
    },
    {
      misconception: 'sm-median-off-by-one',
      rule: ({ values, counts }) => {
        const sorted = values.flatMap((v, i) => Array.from({ length: counts[i] ?? 0 }, () => v))
        return num(sorted[(sorted.length - 1) / 2 - 1] ?? 0)
      },
      says: ({ counts }) => `I took value number ${(sum(counts) - 1) / 2} of ${sum(counts)}.`,
      why: ({ counts }) =>
        `is value number ${(sum(counts) - 1) / 2}; the middle of ${sum(counts)} values is number ${(sum(counts) + 1) / 2}.`,
    },
    {
      misconception: 'sm-median-off-by-one',
      rule: ({ values, counts }) => {
        const sorted = values.flatMap((v, i) => Array.from({ length: counts[i] ?? 0 }, () => v))
        return num(sorted[(sorted.length - 1) / 2 + 1] ?? 0)
      },
      says: ({ counts }) => `I took value number ${(sum(counts) + 3) / 2} of ${sum(counts)}.`,
      why: ({ counts }) =>
        `is value number ${(sum(counts) + 3) / 2}; the middle of ${sum(counts)} values is number ${(sum(counts) + 1) / 2}.`,
    },
  ],
  explain: ({ k, from, counts }, frame) => {
    const [n, mid] = [sum(counts), middleOf(spreadOut(from, counts))]
    const before = sum(counts.slice(0, mid - from))
    const title = frame === 'typed' ? 'Value' : (dotScenes[k]?.title ?? '')
    return {
      figure: dots(from, counts, title, 'A dot plot', { at: mid, label: `median ${mid}` }),
      plan: 'The median is the value in the middle of the ordered list. Count the dots, find the middle place, and count dots from the left until you reach it.',
      steps: [
        { do: `Count the dots: $${counts.join(' + ')} = ${n}$.`, why: 'Each dot is one value.' },
        {
          do: `The middle place is $\\frac{${n} + 1}{2} = ${(n + 1) / 2}$.`,
          why: `Then ${(n - 1) / 2} values are on each side of it.`,
        },
        {
          do: `Left of ${mid} there are ${before} dots, and up to ${mid} there are ${before + (counts[mid - from] ?? 0)}. So value number ${(n + 1) / 2} is $${mid}$.`,
          why: 'Count column by column from the left.',
        },
      ],
      check: `${before} values are less than ${mid} and ${n - before - (counts[mid - from] ?? 0)} are greater: neither is more than half of ${n}.`,
    }
  },
  // At most half of the values lie on either side.
  check: ({ values, counts }) =>
    num(
      values.find((_, i) => 2 * sum(counts.slice(0, i)) < sum(counts) && 2 * sum(counts.slice(i + 1)) < sum(counts)) ??
        0,
    ),
})

const binScenes = [
  {
    what: 'the times, in minutes, that students needed to get to school',
    x: 'Time (minutes)',
    y: 'Students',
    many: 'students',
    verb: 'needed',
    unit: 'minutes',
  },
  {
    what: 'the masses, in pounds, of pumpkins at a farm stand',
    x: 'Mass (pounds)',
    y: 'Pumpkins',
    many: 'pumpkins',
    verb: 'had a mass of',
    unit: 'pounds',
  },
  {
    what: 'the distances, in miles, that the drivers of a delivery service drove yesterday',
    x: 'Distance (miles)',
    y: 'Drivers',
    many: 'drivers',
    verb: 'drove',
    unit: 'miles',
  },
] as const
export const scene = (k: number) => binScenes[k] as (typeof binScenes)[number]

const count = template({
  id: 'sat-math/histogram-count',
  skill,
  difficulty: 'Low',
  b: -1,
  calculator: true,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        k: int(rng, 0, 2),
        width: pick(rng, [5, 10]),
        start: int(rng, 0, 3),
        counts: sample(rng, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 5),
        cut: int(rng, 2, 3),
        least: int(rng, 0, 1) === 1,
      }),
      ({ counts, cut, least }) => {
        const part = sum(least ? counts.slice(cut) : counts.slice(0, cut))
        return 2 * part !== sum(counts) && !counts.includes(part)
      },
    ),
  frames: [
    {
      id: 'choice',
      kind: 'graph',
      items: 4,
      stem: ({ k, width, start, counts, cut, least }) => {
        const [s, edges] = [scene(k), edgesOf(start, width)]
        return `<p>The histogram shows ${s.what}. The first bar stands for values of at least ${edges[0]} and less than ${edges[1]}, and so on.</p>${bins(edges, counts, s.x, s.y)}<p>How many of the ${s.many} ${s.verb} ${least ? 'at least' : 'less than'} ${edges[cut]} ${s.unit}?</p>`
      },
    },
    {
      id: 'typed',
      kind: 'graph',
      response: 'grid',
      items: 4,
      stem: ({ k, width, start, counts, cut, least }) => {
        const [s, edges] = [scene(k), edgesOf(start, width)]
        return `<p>The histogram summarizes ${s.what}. Each bar includes its left endpoint but not its right endpoint.</p>${bins(edges, counts, s.x, s.y)}<p>Of the ${s.many} in the histogram, how many ${s.verb} ${least ? `${edges[cut]} ${s.unit} or more` : `less than ${edges[cut]} ${s.unit}`}?</p>`
      },
    },
  ],
  given: ({ width, start, counts, cut, least }) => ({
    edges: edgesOf(start, width),
    counts,
    limit: edgesOf(start, width)[cut] ?? 0,
    least,
  }),
  answer: ({ counts, cut, least }) => num(sum(least ? counts.slice(cut) : counts.slice(0, cut))),
  traps: [
    {
      misconception: 'sm-one-bar-for-all',
      classic: true,
      rule: ({ edges, counts, limit, least }) => num(counts[edges.indexOf(limit) - (least ? 0 : 1)] ?? 0),
      says: ({ least }) => `I read only the bar right ${least ? 'above' : 'below'} the limit.`,
      why: ({ least }) => `is the height of one bar only, the one right ${least ? 'above' : 'below'} the limit.`,
    },
    {
      misconception: 'sm-other-side-of-the-limit',
      rule: ({ edges, counts, limit, least }) =>
        num(sum(least ? counts.slice(0, edges.indexOf(limit)) : counts.slice(edges.indexOf(limit)))),
      says: () => 'I added the bars on the other side of the limit.',
      why: () => 'adds the bars on the other side of the limit.',
    },
    {
      misconception: 'sm-one-bar-for-all',
      rule: ({ edges, counts, limit, least }) =>
        num(sum(least ? counts.slice(edges.indexOf(limit) + 1) : counts.slice(0, edges.indexOf(limit) - 1))),
      says: ({ least }) => `I left out the bar right ${least ? 'above' : 'below'} the limit.`,
      why: ({ least }) => `leaves out the bar right ${least ? 'above' : 'below'} the limit.`,
    },
    {
      misconception: 'sm-other-side-of-the-limit',
      rule: ({ edges, counts, limit, least }) =>
        num(sum(least ? counts.slice(edges.indexOf(limit) - 1) : counts.slice(0, edges.indexOf(limit) + 1))),
      says: ({ least }) => `I added one bar too many, the one right ${least ? 'below' : 'above'} the limit.`,
      why: ({ least }) => `also counts the bar right ${least ? 'below' : 'above'} the limit.`,
    },
    {
      misconception: 'sm-other-side-of-the-limit',
      rule: ({ counts }) => num(sum(counts)),
      says: () => 'I added all bars.',
      why: () => 'is the number of all values.',
    },
  ],
  explain: ({ k, width, start, counts, cut, least }) => {
    const used = least ? counts.slice(cut) : counts.slice(0, cut)
    const limit = edgesOf(start, width)[cut]
    return {
      figure: bins(
        edgesOf(start, width),
        counts,
        scene(k).x,
        scene(k).y,
        counts.map((_, i) => i).filter((i) => i >= cut === least),
        `The bars ${least ? 'to the right' : 'to the left'} of ${limit} are darker.`,
      ),
      plan: 'Find the limit on the axis, decide which bars lie on the side that is asked for, and add their heights.',
      steps: [
        {
          do: `The limit ${limit} stands between bar ${cut} and bar ${cut + 1}.`,
          why: 'Each bar begins at its left endpoint.',
        },
        {
          do: `${least ? 'At least' : 'Less than'} ${limit}: the last bar that counts is ${least ? `number ${counts.length}, the first is number ${cut + 1}` : `number ${cut}, the first is number 1`}.`,
          why: `The bars ${least ? 'to the right' : 'to the left'} of the limit.`,
        },
        { do: `$${used.join(' + ')} = ${sum(used)}$`, why: 'The height of a bar is a number of values.' },
      ],
      check: `The other bars hold ${sum(counts) - sum(used)}, and together there are $${sum(used)} + ${sum(counts) - sum(used)} = ${sum(counts)}$.`,
    }
  },
  check: ({ edges, counts, limit, least }) =>
    num(counts.filter((_, i) => (edges[i] ?? 0) >= limit === least).reduce((a, b) => a + b, 0)),
})

export function edgesOf(start: number, width: number): number[] {
  return [0, 1, 2, 3, 4, 5].map((i) => (start + i) * width)
}

export const templates: readonly Template[] = [median, count]
