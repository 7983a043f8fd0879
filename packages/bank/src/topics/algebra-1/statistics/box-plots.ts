import {
  boxPlot,
  type ChartMark,
  type Five,
  type Html,
  int,
  num,
  pick,
  type Rng,
  shuffle,
  svgValue,
  template,
  text,
  until,
  type Value,
} from '#kit'
import { sorted } from './numbers.ts'

const skill = 'a1-histograms-and-box-plots'

const marks = (f: Five): string =>
  `whiskers from ${f[0]} to ${f[4]}, a box from ${f[1]} to ${f[3]} and a line at ${f[2]}`

export const plot = (
  five: Five,
  title: string,
  to: number,
  step: number,
  found: readonly ChartMark[] = [],
  told = '',
): Html =>
  boxPlot({
    alt: `A box plot with ${marks(five)}.${told}`,
    from: 0,
    to,
    step,
    title,
    boxes: [{ five }],
    marks: found,
  })

export const drawFive = (rng: Rng, unit: number, most = 3): Five => {
  const steps = Array.from({ length: 4 }, () => int(rng, 1, 5))
  const start = int(rng, 1, most)
  const at = (k: number) => unit * (start + steps.slice(0, k).reduce((s, n) => s + n, 0))
  return [at(0), at(1), at(2), at(3), at(4)]
}

const NAMES = [
  'the least value',
  'the lower quartile',
  'the median',
  'the upper quartile',
  'the greatest value',
] as const

const TOPICS = [
  {
    who: 'students',
    about: 'the time that {n} students spent on homework in a week',
    title: 'Hours',
    more: 'spent more than',
    less: 'spent less than',
    unit: 'hours',
  },
  {
    who: 'dogs',
    about: 'the weights of {n} dogs at a shelter',
    title: 'Weight in pounds',
    more: 'weigh more than',
    less: 'weigh less than',
    unit: 'pounds',
  },
  {
    who: 'visitors',
    about: 'how long {n} visitors stayed at a small exhibit',
    title: 'Time in minutes',
    more: 'stayed more than',
    less: 'stayed less than',
    unit: 'minutes',
  },
] as const
const topicOf = (i: number) => TOPICS[i] ?? TOPICS[0]

const quarters = template({
  id: 'algebra-1/box-plot-quarters',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({
        five: drawFive(rng, 1),
        n: 4 * int(rng, 6, 30),
        at: pick(rng, [1, 3]),
        more: int(rng, 0, 1) === 1,
        i: int(rng, 0, 2),
      }),
      ({ five, n, at, more }) => {
        const part = more ? five[4] - (five[at] ?? 0) : (five[at] ?? 0) - five[0]
        const byLength = (n * part) / (five[4] - five[0])
        return (
          five[4] <= 20 &&
          Number.isInteger(byLength) &&
          byLength * 4 !== n &&
          byLength * 4 !== 3 * n &&
          byLength * 2 !== n
        )
      },
    ),
  frames: [
    {
      id: 'mark',
      kind: 'figure',
      items: 6,
      stem: (p) =>
        `<p>The box plot shows ${topicOf(p.i).about.replace('{n}', String(p.n))}.</p>${plot(p.five, topicOf(p.i).title, 22, 1)}<p>About how many of the ${topicOf(p.i).who} ${p.more ? topicOf(p.i).more : topicOf(p.i).less} ${p.five[p.at]} ${topicOf(p.i).unit}?</p>`,
    },
    {
      id: 'grid',
      kind: 'figure',
      response: 'grid',
      items: 5,
      stem: (p) =>
        `<p>A survey collected ${topicOf(p.i).about.replace('{n}', String(p.n))}.</p>${plot(p.five, topicOf(p.i).title, 22, 1)}<p>How many of them would you expect ${p.more ? 'above' : 'below'} ${p.five[p.at]} ${topicOf(p.i).unit}?</p>`,
    },
  ],
  given: (p) => ({ five: p.five, n: p.n, mark: p.five[p.at] ?? 0, more: p.more }),
  answer: ({ n, at, more }) => num((n * (more ? 4 - at : at)) / 4),
  traps: [
    {
      misconception: 'a1-hb-measures-the-box-plot-by-length',
      classic: true,
      rule: ({ five, n, mark, more }) => num((n * (more ? five[4] - mark : mark - five[0])) / (five[4] - five[0])),
      why: () =>
        'goes by the length on the axis; each of the four parts holds a quarter of the values, whatever its length.',
    },
    {
      misconception: 'a1-hb-counts-the-other-side',
      rule: ({ five, n, mark, more }) => num((n * (more ? five.indexOf(mark) : 4 - five.indexOf(mark))) / 4),
      why: ({ more }) => `counts the values ${more ? 'below' : 'above'} the mark.`,
    },
    {
      misconception: 'a1-hb-takes-half-for-a-quartile',
      rule: ({ n }) => num(n / 2),
      why: () => 'is half of them; only the line in the box cuts the values in half.',
    },
    {
      misconception: 'a1-hb-gives-the-total',
      operation: 'whole-for-part',
      operands: ({ n }) => [n],
      rule: ({ n }) => num(n),
      why: () => 'is the number of all of them.',
    },
  ],
  explain: ({ five, n, at, more, i }) => ({
    plan: 'See which of the five marks it is, and count the quarters on the side that is asked for.',
    figure: plot(
      five,
      topicOf(i).title,
      22,
      1,
      [0, 1, 2, 3]
        .filter((k) => (more ? k >= at : k < at))
        .map((k) => ({ from: five[k] ?? 0, to: five[k + 1] ?? 0, label: '25%' })),
      ` The parts ${more ? 'above' : 'below'} ${five[at]} are shaded, with 25% of the values in each.`,
    ),
    steps: [
      {
        do: `${five[at]} is ${NAMES[at]}: the ${at === 1 ? 'left' : 'right'} end of the box.`,
        why: 'The five marks part the values into four quarters.',
      },
      {
        do: `${more ? 'Above' : 'Below'} it ${(more ? 4 - at : at) === 1 ? 'is one quarter' : `are ${more ? 4 - at : at} quarters`} of the values.`,
        why: 'Every part, long or short, holds about a quarter.',
      },
      {
        do: `$\\frac{${more ? 4 - at : at}}{4} \\cdot ${n} = ${(n * (more ? 4 - at : at)) / 4}$`,
        why: `There are ${n} in all.`,
      },
    ],
    check: `On the other side there are about $${(n * (more ? at : 4 - at)) / 4}$; together that is $${n}$.`,
  }),
  // Walks through the parts of the plot, a quarter for each.
  check: ({ five, n, mark, more }) => {
    const parts = [0, 1, 2, 3].filter((k) => (more ? (five[k] ?? 0) >= mark : (five[k + 1] ?? 0) <= mark))
    return num(parts.reduce((s) => s + n / 4, 0))
  },
})

const drawEleven = (rng: Rng): readonly number[] =>
  until(
    () => {
      let x = int(rng, 2, 6)
      return Array.from({ length: 11 }, () => {
        const now = x
        x += int(rng, 1, 4)
        return now
      })
    },
    (xs) =>
      ((xs[2] ?? 0) + (xs[3] ?? 0)) % 2 === 0 &&
      ((xs[7] ?? 0) + (xs[8] ?? 0)) % 2 === 0 &&
      ((xs[10] ?? 0) - (xs[0] ?? 0)) % 4 === 0 &&
      (xs[10] ?? 0) <= 30,
  )

const fiveOf = (ys: readonly number[]): Five => [ys[0] ?? 0, ys[2] ?? 0, ys[5] ?? 0, ys[8] ?? 0, ys[10] ?? 0]
const withMedian = (ys: readonly number[]): Five => [
  ys[0] ?? 0,
  ((ys[2] ?? 0) + (ys[3] ?? 0)) / 2,
  ys[5] ?? 0,
  ((ys[7] ?? 0) + (ys[8] ?? 0)) / 2,
  ys[10] ?? 0,
]
const equalParts = (ys: readonly number[]): Five => {
  const [lo, hi] = [ys[0] ?? 0, ys[10] ?? 0]
  return [lo, lo + (hi - lo) / 4, (lo + hi) / 2, hi - (hi - lo) / 4, hi]
}
const places = (ys: readonly number[], k: number): Five => [
  ys[0] ?? 0,
  ys[k] ?? 0,
  ys[5] ?? 0,
  ys[10 - k] ?? 0,
  ys[10] ?? 0,
]

/** The five numbers again: counts for each value how many lie below it. */
const counted = (xs: readonly number[]): Five => {
  const rank = (k: number) => xs.find((x) => xs.filter((y) => y < x).length === k) ?? 0
  return [rank(0), rank(2), rank(5), rank(8), rank(10)]
}

const listed = (f: Five): Value => text(f.join(', '))

const TRAPS = [
  {
    misconception: 'a1-hb-parts-the-range',
    make: equalParts,
    why: 'parts the axis into four equal lengths instead of the values into four equal groups.',
  },
  {
    misconception: 'a1-hb-takes-the-median-into-the-halves',
    make: withMedian,
    why: 'counts the median in both halves; here the halves have five values each.',
  },
  {
    misconception: 'a1-hb-miscounts-the-quartiles',
    says: () => 'I took the second value from each end for the quartiles.',
    make: (ys: readonly number[]) => places(ys, 1),
    why: 'takes the second value from each end for the quartiles.',
  },
  {
    misconception: 'a1-hb-miscounts-the-quartiles',
    says: () => 'I took the fourth value from each end for the quartiles.',
    make: (ys: readonly number[]) => places(ys, 3),
    why: 'takes the fourth value from each end for the quartiles.',
  },
] as const

const summary = template({
  id: 'algebra-1/five-number-summary',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) => ({ xs: shuffle(rng, drawEleven(rng)) }),
  frames: [
    {
      id: 'list',
      kind: 'bare',
      items: 6,
      stem: ({ xs }) =>
        `What is the five-number summary (least value, lower quartile, median, upper quartile, greatest value) of the eleven values ${xs.join(', ')}?`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ xs }) =>
        `A shop counted the umbrellas that it sold on eleven rainy days: ${xs.join(', ')}. Which five numbers, in order, are the marks of the box plot of these data?`,
    },
  ],
  given: ({ xs }) => ({ xs }),
  answer: ({ xs }) => listed(fiveOf(sorted(xs))),
  traps: TRAPS.map(({ misconception, make, why, ...own }, k) => ({
    misconception,
    ...own,
    ...(k === 0 ? { classic: true as const } : {}),
    rule: ({ xs }: { xs: readonly number[] }) => listed(make(sorted(xs))),
    why: () => why,
  })),
  explain: ({ xs }) => explained(xs, listed(fiveOf(sorted(xs)))),
  check: ({ xs }) => listed(counted(xs)),
})

const small = (f: Five): Value =>
  svgValue(
    boxPlot({ alt: `A box plot with ${marks(f)}.`, from: 0, to: 30, step: 5, boxes: [{ five: f }] }),
    f.join(' '),
  )

const pickPlot = template({
  id: 'algebra-1/box-plot-pick',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) => ({ xs: shuffle(rng, drawEleven(rng)) }),
  frames: [
    {
      id: 'plots',
      kind: 'figure',
      items: 7,
      stem: ({ xs }) => `Eleven students made this many free throws: ${xs.join(', ')}. Which box plot shows the data?`,
    },
  ],
  given: ({ xs }) => ({ xs }),
  answer: ({ xs }) => small(fiveOf(sorted(xs))),
  traps: TRAPS.map(({ misconception, make, why, ...own }, k) => ({
    misconception,
    ...own,
    ...(k === 0 ? { classic: true as const } : {}),
    rule: ({ xs }: { xs: readonly number[] }) => {
      const [wrong, right] = [make(sorted(xs)), fiveOf(sorted(xs))]
      // What lies closer than one unit cannot be told apart.
      return wrong.some((x, i) => Math.abs(x - (right[i] ?? 0)) >= 1) ? small(wrong) : null
    },
    why: () => why,
  })),
  explain: ({ xs }) => explained(xs, small(fiveOf(sorted(xs)))),
  check: ({ xs }) => small(counted(xs)),
})

function explained(xs: readonly number[], answer: Value) {
  const ys = sorted(xs)
  const [lo, q1, mid, q3, hi] = fiveOf(ys)
  return {
    plan: 'Put the values in order. Find the median, then the middle of the values below it and the middle of those above it.',
    steps: [
      { do: `In order: ${ys.join(', ')}.`, why: `The least value is ${lo}, the greatest is ${hi}.` },
      {
        do: `The sixth of the eleven values is the median: ${mid}.`,
        why: 'Five values lie below it and five above it.',
      },
      {
        do: `Below it: ${ys.slice(0, 5).join(', ')}, with the middle ${q1}. Above it: ${ys.slice(6).join(', ')}, with the middle ${q3}.`,
        why: 'The quartiles are the medians of the two halves, without the median itself.',
      },
      {
        do: answer.html.includes('<svg')
          ? `So the box goes from ${q1} to ${q3}, its line is at ${mid}, and the whiskers end at ${lo} and ${hi}.`
          : `So the five numbers are ${answer.html}.`,
        why: 'They are the five marks of the box plot.',
      },
    ],
    check: `Count: ${ys[0]} and ${ys[1]} lie below ${q1}, ${ys[3]} and ${ys[4]} between ${q1} and ${mid}, ${ys[6]} and ${ys[7]} between ${mid} and ${q3}, ${ys[9]} and ${ys[10]} above ${q3}: two in each of the four parts.`,
    faster: `With eleven values, cross off two at each end, and the next ones are the quartiles: without ${ys[0]} and ${ys[1]} comes ${q1}, without ${ys[10]} and ${ys[9]} comes ${q3}. The median is the sixth, ${mid}.`,
  }
}

export const templates = [quarters, summary, pickPlot]
