import { boxPlot, type ChartMark, int, num, pick, sample, type Template, table, template, text, until } from '#kit'
import { search } from '../common.ts'
import { total } from './one-variable.ts'

const skill = 'sm-one-variable-data'

const CLAIMS = {
  a: 'The standard deviation of data set A is greater',
  b: 'The standard deviation of data set B is greater',
  same: 'The two standard deviations are equal',
  unknown: 'The standard deviations cannot be compared without the number of values',
} as const

const wide = [5, 3, 1, 3, 5]

const narrow = [1, 4, 7, 4, 1]

const shape = (k: string, flip: boolean): readonly number[] =>
  k === 'wide' ? (flip ? [6, 2, 1, 2, 6] : wide) : flip ? [2, 3, 7, 3, 2] : narrow

type Sets = Readonly<{
  a: readonly number[]
  b: readonly number[]
  fa: readonly number[]
  fb: readonly number[]
}>

/** The mean square distance from the mean. */
const variance = (v: readonly number[], f: readonly number[]): number => {
  const n = total(f)
  const mean = v.reduce((sum, x, i) => sum + x * (f[i] as number), 0) / n
  return v.reduce((sum, x, i) => sum + (x - mean) ** 2 * (f[i] as number), 0) / n
}

/** Which set is spread more: the frequencies at the two ends decide, since the values have the same steps. */
const spreadMore = ({ fa, fb }: Sets): 'a' | 'b' | 'same' => {
  const ends = ([first = 0, , middle = 0, , last = 0]: readonly number[]) => (first + last) / middle
  return ends(fa) === ends(fb) ? 'same' : ends(fa) > ends(fb) ? 'a' : 'b'
}

const spread = template({
  id: 'sat-math/compare-standard-deviation',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 70,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({
    s: int(rng, 10, 60),
    t: int(rng, 10, 60),
    step: int(rng, 1, 4),
    flip: int(rng, 0, 1) === 1,
    which: pick(rng, ['a', 'b', 'same', 'same'] as const),
    base: pick(rng, ['wide', 'narrow'] as const),
  }),
  frames: [
    {
      id: 'tables',
      kind: 'table',
      items: 4,
      stem: ({ s, t, step, flip, which, base }) => {
        const [fa, fb] = pair(which, base, flip)
        const rows = [0, 1, 2, 3, 4].map((i) => [s + i * step, fa[i] as number, t + i * step, fb[i] as number])
        return `<p>Data sets A and B are given by the frequency tables.</p>${table(['Value in A', 'Frequency', 'Value in B', 'Frequency'], rows)}<p>Which statement is true?</p>`
      },
    },
  ],
  given: ({ s, t, step, flip, which, base }) => {
    const [fa, fb] = pair(which, base, flip)
    return { a: [0, 1, 2, 3, 4].map((i) => s + i * step), b: [0, 1, 2, 3, 4].map((i) => t + i * step), fa, fb }
  },
  answer: ({ which }) => text(CLAIMS[which]),
  traps: [
    {
      misconception: 'sm-confuses-spread-with-size',
      rule: (g) => (spreadMore(g) === 'a' ? null : text(CLAIMS.a)),
      says: ({ s, t, which }) =>
        which === 'same' && s > t
          ? 'I judged by the greater values of data set A.'
          : 'I thought that data set A has more values far from its middle.',
      why: () => 'does not fit the distances from the middle.',
    },
    {
      misconception: 'sm-confuses-spread-with-size',
      rule: (g) => (spreadMore(g) === 'b' ? null : text(CLAIMS.b)),
      says: ({ s, t, which }) =>
        which === 'same' && t > s
          ? 'I judged by the greater values of data set B.'
          : 'I thought that data set B has more values far from its middle.',
      why: () => 'does not fit the distances from the middle.',
    },
    {
      misconception: 'sm-judges-by-the-range',
      rule: (g) => (spreadMore(g) === 'same' ? null : text(CLAIMS.same)),
      why: () => 'looks at the range only; the values inside are spread differently.',
    },
    {
      misconception: 'sm-thinks-it-cannot-be-known',
      rule: () => text(CLAIMS.unknown),
      says: () => 'I thought that the number of values was not given.',
      why: () => 'overlooks that the frequencies tell the number of values.',
    },
  ],
  explain: ({ which, base, flip, s, t, step }) => {
    const [fa, fb] = pair(which, base, flip)
    const ends = (f: readonly number[]) => (f[0] as number) + (f[4] as number)
    const square = (f: readonly number[]) => f.reduce((n, k, i) => n + k * (i - 2) ** 2, 0)
    return {
      plan: 'The standard deviation measures how far values lie from their mean, not how large they are. Compare where in each set the high frequencies stand.',
      steps: [
        {
          do: `Set A has its mean at ${s + 2 * step} and set B at ${t + 2 * step}, the value in the middle of each table.`,
          why: 'Both tables have the same frequencies above and below their middle.',
        },
        {
          do: `At the two ends, ${2 * step} away from the mean, set A has $${fa[0]} + ${fa[4]} = ${ends(fa)}$ values and set B has $${fb[0]} + ${fb[4]} = ${ends(fb)}$. Right at the mean, A has ${fa[2]} and B has ${fb[2]}.`,
          why: 'The standard deviation measures the distance from the mean, not the size of the values.',
        },
        {
          do:
            which === 'same'
              ? `Both sets have the same frequencies at the same distances. ${CLAIMS.same}.`
              : `Set ${which.toUpperCase()} has more values far from its mean. ${CLAIMS[which]}.`,
          why: 'Moving all values by the same amount changes no distance.',
        },
      ],
      faster: `Go by the shapes, without any mean: with equal steps in both tables only the columns of frequencies matter. ${
        which === 'same'
          ? `They are the same, ${fa.join(', ')}, so the data are spread alike.`
          : `${fa.join(', ')} and ${fb.join(', ')}: those of ${which.toUpperCase()} are high at the ends, those of ${which === 'a' ? 'B' : 'A'} in the middle.`
      }`,
      check: `Add up the squares of the distances, counted in steps of ${step}: for A it is $${square(fa)}$ over ${total(fa)} values, for B $${square(fb)}$ over ${total(fb)} values.`,
    }
  },
  check: ({ a, b, fa, fb }) => {
    const gap = variance(a, fa) - variance(b, fb)
    return text(Math.abs(gap) < 1e-6 ? CLAIMS.same : gap > 0 ? CLAIMS.a : CLAIMS.b)
  },
})

function pair(
  which: 'a' | 'b' | 'same',
  base: 'wide' | 'narrow',
  flip: boolean,
): readonly [readonly number[], readonly number[]] {
  if (which === 'same') return [shape(base, flip), shape(base, flip)]
  return which === 'a' ? [shape('wide', flip), shape('narrow', flip)] : [shape('narrow', flip), shape('wide', flip)]
}

const clubs = (one: readonly number[], two: readonly number[], told = '', marks: readonly ChartMark[] = []) =>
  boxPlot({
    alt: `Two box plots. Chess: ${one.join(', ')}. Judo: ${two.join(', ')} (least value, lower quartile, median, upper quartile, greatest value).${told}`,
    from: 0,
    to: 32,
    step: 4,
    title: 'Hours',
    boxes: [
      { five: one as never, label: 'Chess' },
      { five: two as never, label: 'Judo' },
    ],
    marks,
  })

/** The two boxes shaded, with their lengths. */
const lengths = (one: readonly number[], two: readonly number[]) =>
  clubs(
    one,
    two,
    ` The boxes are shaded and labeled Chess ${iqr(one)} and Judo ${iqr(two)}.`,
    [one, two].map(([, from = 0, , to = 0], row) => ({
      from,
      to,
      row,
      label: `${row === 0 ? 'Chess' : 'Judo'} ${to - from}`,
    })),
  )

/** The difference of two interquartile ranges, from the ends of the boxes. */
const byEnds = (one: readonly number[], two: readonly number[]): string => {
  const [low = 0, high = 0] = [1, 3].map((q) => (one[q] ?? 0) - (two[q] ?? 0))
  return `Another way: the upper ends of the boxes differ by $${one[3]} - ${two[3]} = ${high}$, the lower ends by $${one[1]} - ${two[1]} = ${low}$, and $${high} - ${low < 0 ? `(${low})` : low} = ${high - low}$.`
}

const boxes = template({
  id: 'sat-math/box-plots',
  skill,
  difficulty: 'Low',
  b: -0.3,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const five = (): readonly number[] =>
          sample(
            rng,
            Array.from({ length: 15 }, (_, i) => 2 * i + 2),
            5,
          ).sort((a, b) => a - b)
        return { one: five(), two: five() }
      },
      ({ one, two }) =>
        iqr(one) !== iqr(two) &&
        iqr(one) > iqr(two) &&
        range(one) !== range(two) &&
        one[2] !== two[2] &&
        Math.abs((one[2] as number) - (two[2] as number)) !== iqr(one) - iqr(two) &&
        [one, two].every((f) => f.every((x, i) => i === 0 || x - (f[i - 1] as number) >= 2)),
    ),
  frames: [
    {
      id: 'iqr',
      kind: 'graph',
      response: 'grid',
      items: 4,
      stem: ({ one, two }) =>
        `<p>The box plots show how many hours the members of two clubs trained last month.</p>${clubs(one, two)}<p>By how many hours is the interquartile range of the chess club greater than that of the judo club?</p>`,
    },
  ],
  given: ({ one, two }) => ({ one, two }),
  answer: ({ one, two }) => num(iqr(one) - iqr(two)),
  traps: [
    {
      misconception: 'sm-range-for-interquartile-range',
      classic: true,
      rule: ({ one, two }) => num(Math.abs(range(one) - range(two))),
      why: ({ one, two }) => `compares the ranges $${range(one)}$ and $${range(two)}$.`,
    },
    {
      misconception: 'sm-answers-one-part',
      rule: ({ one }) => num(iqr(one)),
      says: () => 'I gave the interquartile range of the chess club alone.',
      why: () => 'is the interquartile range of the chess club alone.',
    },
    {
      misconception: 'sm-compares-the-medians',
      rule: ({ one, two }) => num(Math.abs((one[2] as number) - (two[2] as number))),
      why: ({ one, two }) => `compares the medians ${one[2]} and ${two[2]}.`,
    },
  ],
  explain: ({ one, two }) => ({
    figure: lengths(one, two),
    plan: 'The interquartile range is the length of the box, from the lower to the upper quartile. Find it for both plots, then subtract.',
    steps: [
      {
        do: `The boxes go from ${one[1]} to ${one[3]} and from ${two[1]} to ${two[3]}: interquartile ranges $${iqr(one)}$ and $${iqr(two)}$.`,
        why: 'The interquartile range is the length of the box.',
      },
      { do: `$${iqr(one)} - ${iqr(two)} = ${iqr(one) - iqr(two)}$`, why: 'The question asks for the difference.' },
    ],
    check: byEnds(one, two),
  }),
  check: ({ one, two }) =>
    num(search((d) => (two[3] as number) + d + (one[1] as number) === (one[3] as number) + (two[1] as number))),
})

function iqr(f: readonly number[]): number {
  return (f[3] as number) - (f[1] as number)
}

function range(f: readonly number[]): number {
  return (f[4] as number) - (f[0] as number)
}

export const templates: readonly Template[] = [spread, boxes]
