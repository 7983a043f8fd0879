import {
  boxPlot,
  decimal,
  div,
  int,
  num,
  person,
  pick,
  sample,
  type Template,
  table,
  template,
  text,
  until,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-one-variable-data'

const missing = template({
  id: 'sat-math/mean-next-value',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 4, 7), m: int(rng, 68, 88), g: int(rng, 1, 3) }),
      ({ n, m, g }) => m + g * (n + 1) <= 100,
    ),
  frames: [
    {
      id: 'quiz',
      kind: 'words',
      items: 4,
      stem: ({ n, m, g }, rng) =>
        `The mean of ${person(rng)}’s scores on the first ${n} quizzes is ${m}. What score on the next quiz would make the mean of all ${n + 1} scores ${m + g}?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 3,
      stem: ({ n, m, g }) =>
        `A list of ${n} numbers has a mean of ${m}. When one more number is added to the list, the mean of the ${n + 1} numbers is ${m + g}. What number was added?`,
    },
  ],
  given: ({ n, m, g }) => ({ n, m, k: n + 1, w: m + g }),
  answer: ({ n, m, g }) => num(m + g * (n + 1)),
  traps: [
    {
      misconception: 'sm-averages-the-means',
      shortcut: ({ m, g }) => num(m + g),
      why: () => 'is the new mean itself.',
    },
    {
      misconception: 'sm-averages-the-means',
      shortcut: ({ m, g }) => num(m + 2 * g),
      why: () => 'treats the old mean as a single score.',
    },
    { misconception: 'sm-uses-the-old-count', shortcut: ({ n, m, g }) => num(m + g * n) },
    { misconception: 'sm-uses-the-old-count', shortcut: ({ n, m, g }) => num(m + g * (n + 2)) },
    { misconception: 'sm-uses-the-old-count', shortcut: ({ n, m, g }) => num(m + g * (n - 1)) },
  ],
  explain: ({ n, m, g }) => [
    {
      do: `The sums are $${n} \\cdot ${m} = ${n * m}$ before and $${n + 1} \\cdot ${m + g} = ${(n + 1) * (m + g)}$ after.`,
      why: 'Sum is mean times number of values.',
    },
    {
      do: `The new value is $${(n + 1) * (m + g)} - ${n * m} = ${m + g * (n + 1)}$.`,
      why: 'It is the difference of the sums.',
    },
  ],
  check: ({ n, m, k, w }) => num(search((x) => n * m + x === k * w)),
})

const frequency = template({
  id: 'sat-math/frequency-table-median',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        f: [int(rng, 2, 9), int(rng, 2, 9), int(rng, 2, 9), int(rng, 2, 9), int(rng, 1, 6)],
        v: int(rng, 0, 3),
      }),
      ({ f }) => total(f) % 2 === 1 && new Set(f).size >= 4 && modal(f) !== middle(f),
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 4,
      stem: ({ f, v }) =>
        `<p>The table shows how many books each member of a club read last summer.</p>${table(
          ['Books', 'Members'],
          f.map((n, i) => [v + i, n]),
        )}<p>What is the median number of books read?</p>`,
    },
  ],
  given: ({ f, v }) => ({ f, v }),
  answer: ({ f, v }) => num(v + middle(f)),
  traps: [
    {
      misconception: 'sm-mode-for-median',
      rule: ({ f, v }) => num(v + modal(f)),
      why: () => 'is the most frequent number.',
    },
    { misconception: 'sm-middle-row', rule: ({ v }) => num(v + 2), why: () => 'is the middle row of the table.' },
    { misconception: 'sm-median-of-the-frequencies', rule: ({ f }) => num([...f].sort((a, b) => a - b)[2] as number) },
    { misconception: 'sm-median-off-by-one', rule: ({ f, v }) => num(v + middle(f) + 1) },
    { misconception: 'sm-median-off-by-one', rule: ({ f, v }) => (middle(f) + v > 0 ? num(v + middle(f) - 1) : null) },
  ],
  explain: ({ f, v }) => [
    {
      do: `There are ${total(f)} members, so the median is value number ${(total(f) + 1) / 2} in order.`,
      why: 'Half of the others lie on each side.',
    },
    {
      do: `Counting up the frequencies from the top, that value is $${v + middle(f)}$.`,
      why: 'Add the frequencies until the place is reached.',
    },
  ],
  check: ({ f, v }) => {
    const list = f.flatMap((n, i) => Array.from({ length: n }, () => v + i))
    return num(list[(list.length - 1) / 2] as number)
  },
})

function total(f: readonly number[]): number {
  return f.reduce((a, b) => a + b, 0)
}
function middle(f: readonly number[]): number {
  let seen = 0
  return f.findIndex((n) => {
    seen += n
    return seen >= (total(f) + 1) / 2
  })
}
function modal(f: readonly number[]): number {
  return f.indexOf(Math.max(...f))
}

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
    { misconception: 'sm-confuses-spread-with-size', shortcut: ({ which }) => (which === 'a' ? null : text(CLAIMS.a)) },
    { misconception: 'sm-confuses-spread-with-size', shortcut: ({ which }) => (which === 'b' ? null : text(CLAIMS.b)) },
    {
      misconception: 'sm-judges-by-the-range',
      shortcut: ({ which }) => (which === 'same' ? null : text(CLAIMS.same)),
      why: () => 'looks at the range only; the values inside are spread differently.',
    },
    { misconception: 'sm-thinks-it-cannot-be-known', rule: () => text(CLAIMS.unknown) },
  ],
  explain: ({ which }) => [
    {
      do: 'Compare how far the values lie from the middle of each set, not how large they are.',
      why: 'The standard deviation measures the distance from the mean.',
    },
    {
      do:
        which === 'same'
          ? `Both sets have the same frequencies at the same distances from the middle. ${CLAIMS.same}.`
          : `One set has many values at its ends, the other has them near its middle. ${CLAIMS[which]}.`,
      why: 'Moving all values by the same amount changes no distance.',
    },
  ],
  check: ({ a, b, fa, fb }) => {
    const variance = (v: readonly number[], f: readonly number[]): number => {
      const n = total(f)
      const mean = v.reduce((sum, x, i) => sum + x * (f[i] as number), 0) / n
      return v.reduce((sum, x, i) => sum + (x - mean) ** 2 * (f[i] as number), 0) / n
    }
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

const outlier = template({
  id: 'sat-math/mean-without-outlier',
  skill,
  difficulty: 'High',
  b: 0.5,
  calculator: true,
  seconds: 90,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const v = sample(
          rng,
          Array.from({ length: 18 }, (_, i) => 12 + i),
          4,
        )
        return { v, out: int(rng, 60, 95) }
      },
      ({ v, out }) => total(v) % 4 === 0 && (total(v) + out) % 5 === 0,
    ),
  frames: [
    {
      id: 'list',
      kind: 'multi-step',
      items: 4,
      stem: ({ v, out }) =>
        `The numbers of minutes that five students spent on a puzzle are ${v.join(', ')}, and ${out}. By how many minutes does the mean fall if the student with ${out} minutes is left out?`,
    },
  ],
  given: ({ v, out }) => ({ v, out }),
  answer: ({ v, out }) => num((total(v) + out) / 5 - total(v) / 4),
  traps: [
    {
      misconception: 'sm-gives-the-mean-itself',
      rule: ({ v }) => num(total(v) / 4),
      why: () => 'is the mean of the other four.',
    },
    {
      misconception: 'sm-uses-the-old-count',
      rule: ({ out }) => (out % 5 === 0 ? num(out / 5) : null),
      why: () => 'still divides by 5 after a value has been left out.',
    },
    {
      misconception: 'sm-gives-the-mean-itself',
      rule: ({ v, out }) => num((total(v) + out) / 5),
      why: () => 'is the mean of all five.',
    },
    { misconception: 'sm-uses-the-median', rule: ({ v, out }) => num(div((total(v) + out) * 2 - 10 * med(v), 10)) },
    {
      misconception: 'sm-gives-the-mean-itself',
      rule: ({ v, out }) => num(out - total(v) / 4),
      why: () => 'is the distance of the value from the mean of the others.',
    },
  ],
  explain: ({ v, out }) => [
    {
      do: `The mean of all five is $\\frac{${total(v) + out}}{5} = ${(total(v) + out) / 5}$; of the other four it is $\\frac{${total(v)}}{4} = ${total(v) / 4}$.`,
      why: 'Sum and number both change.',
    },
    {
      do: `It falls by $${(total(v) + out) / 5} - ${total(v) / 4} = ${(total(v) + out) / 5 - total(v) / 4}$.`,
      why: 'The question asks for the difference of the means.',
    },
  ],
  check: ({ v, out }) => {
    const m = v.reduce((s, x) => s + x / 4, 0)
    return decimal(Math.round((out - m) / 5))
  },
})

function med(v: readonly number[]): number {
  const s = [...v].sort((a, b) => a - b)
  return ((s[1] as number) + (s[2] as number)) / 2
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
        [one, two].every((f) => f.every((x, i) => i === 0 || x - (f[i - 1] as number) >= 2)),
    ),
  frames: [
    {
      id: 'iqr',
      kind: 'graph',
      response: 'grid',
      items: 4,
      stem: ({ one, two }) =>
        `<p>The box plots show how many hours the members of two clubs trained last month.</p>${boxPlot({
          alt: `Two box plots. Chess: ${one.join(', ')}. Judo: ${two.join(', ')} (least value, lower quartile, median, upper quartile, greatest value).`,
          from: 0,
          to: 32,
          step: 4,
          title: 'Hours',
          boxes: [
            { five: one as never, label: 'Chess' },
            { five: two as never, label: 'Judo' },
          ],
        })}<p>By how many hours is the interquartile range of the chess club greater than that of the judo club?</p>`,
    },
  ],
  given: ({ one, two }) => ({ one, two }),
  answer: ({ one, two }) => num(iqr(one) - iqr(two)),
  traps: [
    {
      misconception: 'sm-range-for-interquartile-range',
      rule: ({ one, two }) => num(Math.abs(range(one) - range(two))),
    },
    {
      misconception: 'sm-compares-the-medians',
      rule: ({ one, two }) => num(Math.abs((one[2] as number) - (two[2] as number))),
    },
    { misconception: 'sm-answers-one-part', rule: ({ one }) => num(iqr(one)) },
  ],
  explain: ({ one, two }) => [
    {
      do: `The boxes go from ${one[1]} to ${one[3]} and from ${two[1]} to ${two[3]}: interquartile ranges $${iqr(one)}$ and $${iqr(two)}$.`,
      why: 'The interquartile range is the length of the box.',
    },
    { do: `$${iqr(one)} - ${iqr(two)} = ${iqr(one) - iqr(two)}$`, why: 'The question asks for the difference.' },
  ],
  check: ({ one, two }) =>
    num(search((d) => (two[3] as number) + d + (one[1] as number) === (one[3] as number) + (two[1] as number))),
})

function iqr(f: readonly number[]): number {
  return (f[3] as number) - (f[1] as number)
}
function range(f: readonly number[]): number {
  return (f[4] as number) - (f[0] as number)
}

export const templates: readonly Template[] = [missing, frequency, spread, outlier, boxes]
