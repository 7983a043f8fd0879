/** Mean and median compared by the shape of the data, without working out the mean. */

import { int, nearly, pick, type Template, table, template, text } from '#kit'
import { dots, middleOf, spreadOut, sum } from './shown-data.ts'

const CLAIMS = {
  above: text('The mean is greater than the median'),
  below: text('The mean is less than the median'),
  equal: text('The mean is equal to the median'),
  unknown: text('The mean and the median cannot be compared without more information'),
} as const

/** Most values lie close together, and a few lie far above them. Turned around, a few lie far below. */
const TAILED: readonly (readonly number[])[] = [
  [5, 4, 2, 0, 0, 1, 1],
  [4, 6, 2, 1, 0, 1, 1],
  [6, 3, 1, 1, 0, 1, 1],
  [3, 6, 2, 0, 0, 1, 1],
  [5, 5, 2, 1, 0, 1, 1],
]
const EVEN: readonly (readonly number[])[] = [
  [1, 2, 3, 5, 3, 2, 1],
  [2, 2, 2, 1, 2, 2, 2],
  [1, 1, 3, 5, 3, 1, 1],
  [3, 2, 1, 1, 1, 2, 3],
  [1, 2, 2, 3, 2, 2, 1],
]

const scenes = [
  { what: 'goals that each player of a hockey team scored last season', title: 'Goals', one: 'player', low: 2 },
  { what: 'text messages that each student in a group sent this morning', title: 'Messages', one: 'student', low: 4 },
  { what: 'customers that each clerk at a store served in the last hour', title: 'Customers', one: 'clerk', low: 5 },
  { what: 'minutes by which each bus of a line was late yesterday', title: 'Minutes late', one: 'bus', low: 1 },
] as const
const scene = (k: number) => scenes[k] as (typeof scenes)[number]

type Data = Readonly<{ from: number; counts: readonly number[] }>

const ordered = ({ from, counts }: Data): number[] => spreadOut(from, counts)

/** How far the values reach below and above their median. */
function reach(data: Data): Readonly<{ median: number; down: number; up: number }> {
  const values = ordered(data)
  const median = middleOf(values)
  return { median, down: median - (values[0] ?? 0), up: (values.at(-1) ?? 0) - median }
}

const tail = (data: Data): 'above' | 'below' | 'equal' => {
  const { down, up } = reach(data)
  return up === down ? 'equal' : up > down ? 'above' : 'below'
}

const against = template({
  id: 'sat-math/mean-against-median',
  skill: 'sm-one-variable-data',
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 70,
  response: 'choice',
  draw: (rng) => {
    const k = int(rng, 0, 3)
    const shape = pick(rng, ['above', 'below', 'equal'] as const)
    const counts: readonly number[] = pick(rng, shape === 'equal' ? EVEN : TAILED)
    return { k, from: scene(k).low + int(rng, 0, 6), counts: shape === 'below' ? counts.toReversed() : counts }
  },
  frames: [
    {
      id: 'dots',
      kind: 'graph',
      items: 6,
      stem: (p) =>
        `<p>The dot plot shows the number of ${scene(p.k).what}. Each dot stands for one ${scene(p.k).one}.</p>${dots(p.from, p.counts, scene(p.k).title)}<p>Which statement about the mean and the median of the data is true?</p>`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: (p) =>
        `<p>The frequency table summarizes the number of ${scene(p.k).what}.</p>${table(
          [scene(p.k).title, 'Frequency'],
          p.counts.map((n, i) => [p.from + i, n]),
        )}<p>Which of the following correctly compares the mean and the median of these data?</p>`,
    },
    {
      id: 'list',
      kind: 'words',
      items: 5,
      stem: (p) =>
        `<p>The list gives the number of ${scene(p.k).what}, in order.</p><p>${ordered(p).join(', ')}</p><p>Which statement compares the mean and the median of the list?</p>`,
    },
  ],
  given: ({ from, counts }, frame) =>
    frame === 'list'
      ? { values: ordered({ from, counts }) }
      : { from, counts, values: frame === 'table' ? [] : counts.map((_, i) => from + i) },
  answer: (p) => CLAIMS[tail(p)],
  traps: [
    {
      misconception: 'sm-mean-where-most-values-are',
      classic: true,
      rule: (g) => ({ above: CLAIMS.below, below: CLAIMS.above, equal: null })[tail(shown(g))],
      why: (p) =>
        `follows the crowd of ${tail(p) === 'above' ? 'small' : 'large'} values; the few that lie far ${tail(p) === 'above' ? 'above' : 'below'} pull the mean toward them.`,
    },
    {
      misconception: 'sm-would-compute-the-mean-first',
      classic: true,
      rule: (g) => (tail(shown(g)) === 'equal' ? CLAIMS.unknown : null),
      says: () => 'I thought that the mean and the median cannot be compared before the mean is worked out.',
      why: () => 'overlooks that the values lie in the same way on both sides of the middle.',
    },
    {
      misconception: 'sm-mean-and-median-always-agree',
      rule: (g) => (tail(shown(g)) === 'equal' ? null : CLAIMS.equal),
      why: (p) =>
        `overlooks the values far ${tail(p) === 'above' ? 'above' : 'below'} the others: they change the mean and leave the median where it is.`,
    },
    {
      misconception: 'sm-looks-at-one-end-only',
      rule: (g) => (tail(shown(g)) === 'equal' ? CLAIMS.above : null),
      says: () => 'I looked at the values above the middle only.',
      why: () => 'forgets that each value above the middle has a partner as far below it.',
    },
    {
      misconception: 'sm-looks-at-one-end-only',
      rule: (g) => (tail(shown(g)) === 'equal' ? CLAIMS.below : null),
      says: () => 'I looked at the values below the middle only.',
      why: () => 'forgets that each value below the middle has a partner as far above it.',
    },
    {
      misconception: 'sm-would-compute-the-mean-first',
      rule: (g) => (tail(shown(g)) === 'equal' ? null : CLAIMS.unknown),
      says: () => 'I thought that the shape of the data does not tell which of the two is greater.',
      why: (p) =>
        `overlooks that a few values lie far on one side only, ${tail(p) === 'above' ? 'above' : 'below'} all the others.`,
    },
  ],
  explain: (p, frame) => {
    const [values, { median, down, up }, side] = [ordered(p), reach(p), tail(p)]
    const [total, n] = [sum(values), values.length]
    const apart = (sign: 1 | -1): number => sum(values.map((v) => Math.max(0, sign * (v - median))))
    return {
      ...(frame === 'dots'
        ? { figure: dots(p.from, p.counts, scene(p.k).title, 'A dot plot', { at: median, label: `median ${median}` }) }
        : {}),
      plan: 'You need not work out the mean. The median only counts places; the mean is pulled toward values that lie far away. Compare all distances from the median on its two sides.',
      steps: [
        {
          do: `There are ${n} values, so the median is number $\\frac{${n} + 1}{2} = ${(n + 1) / 2}$ in order: $${median}$.`,
          why: 'As many values stand before the middle place as after it.',
        },
        {
          do: `Below the median the data reach down to $${values[0]}$, a distance of $${down}$, and all distances add up to $${apart(-1)}$. Above it they reach up to $${values.at(-1)}$, a distance of $${up}$, and all distances add up to $${apart(1)}$.`,
          why: 'Every value counts for the mean with its whole distance, so the sums of the distances decide.',
        },
        {
          do: `${CLAIMS[side].html}.`,
          why:
            side === 'equal'
              ? 'The data are symmetric: each value on one side has a partner as far on the other, so the mean is in the middle as well.'
              : `The greater sum of distances lies ${side} the median: the few values far ${side} the others pull the mean ${side === 'above' ? 'up' : 'down'}.`,
        },
      ],
      faster:
        side === 'equal'
          ? 'No distances need to be added: the data look the same from both ends, so mean and median are both in the middle.'
          : `No distances need to be added: most values crowd at the ${side === 'above' ? 'lower' : 'upper'} end, and a few stretch far ${side === 'above' ? `up, to $${values.at(-1)}$` : `down, to $${values[0]}$`}. The mean follows these few.`,
      check: `Worked out, the mean is $\\frac{${total}}{${n}} ${nearly(total / n, 2)}$, and the median is $${median}$.`,
    }
  },
  check: (g) => {
    const values = ordered(shown(g))
    const gap = sum(values) - middleOf(values) * values.length
    return gap === 0 ? CLAIMS.equal : gap > 0 ? CLAIMS.above : CLAIMS.below
  },
})

/** The data as the stem shows them: a list, or values with how often each occurs. */
function shown(g: Readonly<{ values: readonly number[]; from?: number; counts?: readonly number[] }>): Data {
  if (g.from !== undefined && g.counts !== undefined) return { from: g.from, counts: g.counts }
  const [from = 0, last = 0] = [g.values[0], g.values.at(-1)]
  return {
    from,
    counts: Array.from({ length: last - from + 1 }, (_, i) => g.values.filter((v) => v === from + i).length),
  }
}

export const templates: readonly Template[] = [against]
