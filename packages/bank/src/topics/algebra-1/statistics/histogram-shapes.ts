import { int, list, num, pick, shuffle, template, text, until, type Value } from '#kit'
import { onlyOne } from '../read-tex.ts'
import { drawBars, intro, SETTINGS, shown, sum, withBars } from './histograms.ts'

const skill = 'a1-histograms-and-box-plots'

/** The class that holds the middle value. */
const middleClass = (counts: readonly number[]): number => {
  const half = (sum(counts) + 1) / 2
  return counts.findIndex((_, k) => sum(counts.slice(0, k + 1)) >= half)
}

const interval = (edges: readonly number[], k: number): Value | null =>
  k >= 0 && k < 5 ? text(`From ${edges[k]} to ${edges[k + 1]}`) : null

const tallest = (counts: readonly number[]): number => counts.indexOf(Math.max(...counts))

const median = template({
  id: 'algebra-1/histogram-median-class',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => drawBars(rng),
      ({ counts }) =>
        sum(counts) % 2 === 1 &&
        new Set(counts).size === 5 &&
        Math.abs(tallest(counts) - middleClass(counts)) >= 1 &&
        tallest(counts) !== 2,
    ),
  frames: [
    { id: 'median', kind: 'figure', items: 8, stem: (p) => `${intro(p)}<p>In which interval is the median?</p>` },
  ],
  given: shown,
  answer: (p) => interval(shown(p).edges, middleClass(p.counts)) as Value,
  traps: [
    {
      misconception: 'a1-hb-takes-the-tallest-bar',
      classic: true,
      rule: ({ edges, counts }) => interval(edges, tallest(counts)),
      why: () => 'is the tallest bar. It has the most values, but not the one in the middle.',
    },
    {
      misconception: 'a1-hb-takes-the-middle-of-the-axis',
      rule: ({ edges }) => interval(edges, 2),
      why: () => 'is the middle bar on the axis; the median is the middle of the values.',
    },
    {
      misconception: 'a1-hb-stops-before-half',
      rule: ({ edges, counts }) =>
        interval(
          edges,
          counts.findIndex((_, k) => sum(counts.slice(0, k + 2)) >= (sum(counts) + 1) / 2),
        ),
      why: () => 'stops one bar too early: up to its end, fewer than half of the values are counted.',
    },
    {
      misconception: 'a1-hb-goes-past-half',
      rule: ({ edges, counts }) =>
        interval(
          edges,
          counts.findIndex((_, k) => sum(counts.slice(0, k)) >= (sum(counts) + 1) / 2),
        ),
      why: () => 'goes one bar too far: half of the values were reached before it.',
    },
    {
      misconception: 'a1-hb-takes-the-lowest-bar',
      rule: ({ edges, counts }) => interval(edges, counts.indexOf(Math.min(...counts))),
      why: () => 'is the shortest bar.',
    },
  ],
  explain: ({ i, counts }) => {
    const [n, k] = [sum(counts), middleClass(counts)]
    return {
      plan: 'Add up how many values there are, find the place of the middle one, and count through the bars until you reach it.',
      figure: withBars({ i, counts }, [k]),
      steps: [
        {
          do: `All bars together: $${counts.join(' + ')} = ${n}$ values.`,
          why: 'The median is the one in the middle when they are in order.',
        },
        {
          do: `The middle one is number $\\frac{${n} + 1}{2} = ${(n + 1) / 2}$.`,
          why: `There are $${(n - 1) / 2}$ values on each side of it.`,
        },
        {
          do:
            k === 0
              ? `The first bar alone has $${counts[0]}$ values.`
              : `The first ${k === 1 ? 'bar has' : `${k} bars have`} $${sum(counts.slice(0, k))}$ values, with the next one it is $${sum(counts.slice(0, k + 1))}$.`,
          why: `Number $${(n + 1) / 2}$ is in this bar.`,
        },
        {
          do: `${interval(shown({ i, counts }).edges, k)?.html}.`,
          why: 'A histogram does not show the value itself, only its interval.',
        },
      ],
      check: `Count from the right as well: the bars right of it hold $${sum(counts.slice(k + 1))}$ values, fewer than half.`,
      faster: `Half of $${n}$ is $${n / 2}$. Add the bars from the left: the sum first passes this at $${sum(counts.slice(0, k + 1))}$, and in that bar the median lies.`,
    }
  },
  // Writes every value out as the number of its bar and takes the one in the middle.
  check: ({ edges, counts }) => {
    const all = counts.flatMap((n, k) => Array.from({ length: n }, () => k))
    return interval(edges, all[(all.length - 1) / 2] ?? 0) as Value
  },
})

const build = template({
  id: 'algebra-1/histogram-build',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const lo = pick(rng, [10, 20, 30])
        const inside = Array.from({ length: int(rng, 3, 6) }, () => lo + int(rng, 1, 9))
        const atLow = Array.from({ length: int(rng, 1, 2) }, () => lo)
        const atHigh = Array.from({ length: int(rng, 1, 3) }, () => lo + 10)
        const others = Array.from({ length: int(rng, 4, 6) }, () => lo + pick(rng, [-9, -7, -4, -2, 11, 13, 16, 18]))
        return { xs: shuffle(rng, [...inside, ...atLow, ...atHigh, ...others]), lo }
      },
      ({ xs, lo }) =>
        xs.filter((x) => x === lo).length !== xs.filter((x) => x === lo + 10).length &&
        new Set(xs.filter((x) => x > lo && x < lo + 10)).size >= xs.filter((x) => x > lo && x < lo + 10).length - 1,
    ),
  frames: [
    {
      id: 'list',
      kind: 'words',
      items: 6,
      stem: ({ xs, lo }) =>
        `The daily numbers of customers at a stand were ${xs.join(', ')}. In a histogram the bars have the width 10, and each bar includes its left limit but not its right one. How tall is the bar that starts at ${lo} and ends at ${lo + 10}?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ xs, lo }) =>
        `A class collected these ages of library visitors: ${xs.join(', ')}. A histogram groups them by tens, and a value at a limit belongs to the bar on its right. What is the height of the bar from ${lo} to ${lo + 10}?`,
    },
  ],
  given: ({ xs, lo }) => ({ xs, lo, hi: lo + 10 }),
  answer: ({ xs, lo }) => num(xs.filter((x) => x >= lo && x < lo + 10).length),
  traps: [
    {
      misconception: 'a1-hb-counts-both-limits',
      classic: true,
      rule: ({ xs, lo, hi }) => num(xs.filter((x) => x >= lo && x <= hi).length),
      why: ({ lo }) => `also counts ${lo + 10}, which belongs to the next bar.`,
    },
    {
      misconception: 'a1-hb-counts-no-limits',
      rule: ({ xs, lo, hi }) => num(xs.filter((x) => x > lo && x < hi).length),
      why: ({ lo }) => `leaves out ${lo}, which belongs to this bar.`,
    },
    {
      misconception: 'a1-hb-counts-the-wrong-limit',
      rule: ({ xs, lo, hi }) => num(xs.filter((x) => x > lo && x <= hi).length),
      why: ({ lo }) => `counts ${lo + 10} and leaves out ${lo}; it is the other way around.`,
    },
    {
      misconception: 'a1-hb-counts-values-once',
      rule: ({ xs, lo, hi }) => num(new Set(xs.filter((x) => x >= lo && x < hi)).size),
      why: () => 'counts equal values only once.',
    },
    {
      misconception: 'a1-hb-counts-the-next-bar',
      rule: ({ xs, hi }) => num(xs.filter((x) => x >= hi && x < hi + 10).length),
      why: ({ lo }) => `is the height of the bar from ${lo + 10} to ${lo + 20}.`,
    },
  ],
  explain: ({ xs, lo }) => {
    const own = xs.filter((x) => x >= lo && x < lo + 10)
    return {
      plan: 'Go through the list and mark every value that belongs to the interval; take care of the values at its limits.',
      steps: [
        {
          do: `The bar takes every value from ${lo} up to, but not including, ${lo + 10}.`,
          why: 'So each value has exactly one bar.',
        },
        { do: `These are ${own.join(', ')}.`, why: `${lo} counts, ${lo + 10} does not; equal values count each time.` },
        { do: `There are $${own.length}$ of them.`, why: 'The height of the bar is their number.' },
      ],
      check: `Below ${lo} the list has ${xs.filter((x) => x < lo).length}, and from ${lo + 10} up ${xs.filter((x) => x >= lo + 10).length}. With the bar, that is every value: $${xs.filter((x) => x < lo).length} + ${own.length} + ${xs.filter((x) => x >= lo + 10).length} = ${xs.length}$.`,
    }
  },
  check: ({ xs, lo }) => num(xs.filter((x) => Math.floor(x / 10) * 10 === lo).length),
})

const SHAPES = {
  right: [9, 7, 4, 2, 1],
  left: [1, 2, 4, 7, 9],
} as const

const verdict = (tail: 'right' | 'left', greater: boolean): Value =>
  text(`It is skewed ${tail}, and the mean is ${greater ? 'greater' : 'less'} than the median`)

const shape = template({
  id: 'algebra-1/histogram-shape',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const tail = pick(rng, ['right', 'left'] as const)
        return { i: int(rng, 0, SETTINGS.length - 1), tail, counts: SHAPES[tail].map((n) => n + int(rng, 0, 2)) }
      },
      ({ counts, tail }) =>
        counts.every((n, k) => k === 0 || (tail === 'right' ? n < (counts[k - 1] ?? 0) : n > (counts[k - 1] ?? 0))),
    ),
  frames: [
    {
      id: 'tail',
      kind: 'figure',
      items: 8,
      stem: (p) => `${intro(p)}<p>Which statement about the distribution is most likely true?</p>`,
    },
  ],
  given: shown,
  answer: ({ tail }) => verdict(tail, tail === 'right'),
  traps: [
    {
      misconception: 'a1-hb-names-skew-by-the-peak',
      says: () => 'I named the skew by the side of the tall bars, and let the mean be pulled to that side too.',
      rule: ({ counts }) => ((counts[0] ?? 0) > (counts[4] ?? 0) ? verdict('left', false) : verdict('right', true)),
      why: ({ tail }) => `names the side of the tall bars; the tail points to the ${tail}.`,
    },
    {
      misconception: 'a1-hb-turns-the-pull-round',
      rule: ({ counts }) => ((counts[0] ?? 0) > (counts[4] ?? 0) ? verdict('right', false) : verdict('left', true)),
      why: () => 'has mean and median the wrong way around: the values of the tail pull the mean.',
    },
    {
      misconception: 'a1-hb-names-skew-by-the-peak',
      says: () => 'I named the skew by the side of the tall bars, but let the values of the tail pull the mean.',
      rule: ({ counts }) => ((counts[0] ?? 0) > (counts[4] ?? 0) ? verdict('left', true) : verdict('right', false)),
      why: ({ tail }) => `names the side of the tall bars, although the tail points to the ${tail}.`,
    },
  ],
  explain: ({ i, counts, tail }) => ({
    plan: 'See to which side the long tail of low bars points. The tail names the skew and pulls the mean.',
    figure: withBars({ i, counts }, tail === 'right' ? [3, 4] : [0, 1]),
    steps: [
      {
        do: `The bars get lower and lower toward the ${tail}: the tail points to the ${tail}.`,
        why: `So the distribution is skewed ${tail}.`,
      },
      {
        do: `The values in the tail are unusually ${tail === 'right' ? 'large' : 'small'}, and they pull the mean toward them.`,
        why: 'The median only counts how many values lie on each side.',
      },
      { do: `${verdict(tail, tail === 'right').html}.`, why: 'The mean follows the tail.' },
    ],
    faster: `The mean follows the tail, so “skewed left” goes with “less than” and “skewed right” with “greater than”: only two options pair them like this. The tail points to the ${tail}, and one is left.`,
    check: `The bars hold ${list(counts.map(String))} values. The middle of these ${sum(counts)} lies in the second bar from the ${tail === 'right' ? 'left' : 'right'}: only one bar lies to the ${tail === 'right' ? 'left' : 'right'} of it, but three to the ${tail}. So the mean lies to the ${tail} of the median.`,
  }),
  // Finds both centers from the left limits of the bars.
  check: ({ edges, counts }) => {
    const all = counts.flatMap((n, k) => Array.from({ length: n }, () => edges[k] ?? 0))
    const mean = sum(all) / all.length
    const half = (all[Math.floor((all.length - 1) / 2)] ?? 0) / 2 + (all[Math.ceil((all.length - 1) / 2)] ?? 0) / 2
    return onlyOne([verdict('right', true), verdict('left', false)], (v) => v.html.includes('greater') === mean > half)
  },
})

export const templates = [median, build, shape]
