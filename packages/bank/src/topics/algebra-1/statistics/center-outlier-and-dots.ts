/** What an outlier does to the center, and the center of a dot plot. */

import { abs, dotPlot, frac, int, num, person, sub, template, text, toDecimalText, until } from '#kit'
import { mean, median, sorted, total } from './numbers.ts'

const skill = 'a1-center-and-outliers'

const shown = (xs: readonly number[]) => xs.join(', ')

/** Whether the added value lies above the others. */
const isHigh = ({ xs, out }: Readonly<{ xs: readonly number[]; out: number }>): boolean => out > Math.max(...xs)

export const outlier = template({
  id: 'algebra-1/outlier-effect',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => {
    const c = int(rng, 20, 40)
    const high = int(rng, 0, 1) === 1
    return {
      xs: [c - 2, c - 1, c, c, c + 1, c + 2].map((x) => x + int(rng, 0, 1)),
      out: high ? c + int(rng, 40, 60) : c - int(rng, 15, 19),
      high,
      s: int(rng, 0, 2),
    }
  },
  frames: [
    {
      id: 'added',
      kind: 'words',
      items: 8,
      stem: ({ xs, out, s }, rng) =>
        `${[`${person(rng)} timed six bus rides, in minutes`, `${person(rng)} asked six friends how many books they own`, `${person(rng)} measured six plants, in inches`][s]}: ${shown(sorted(xs))}. Then the value ${out} is added. What happens to the center of the data?`,
    },
  ],
  given: ({ xs, out }) => ({ xs, out }),
  answer: ({ high }) => effect('mean', high ? 'up' : 'down'),
  traps: [
    {
      misconception: 'a1-stat-thinks-median-follows-outliers',
      classic: true,
      rule: (g) => effect('median', isHigh(g) ? 'up' : 'down'),
      why: () => 'exchanges mean and median: the median depends only on the middle of the list.',
    },
    {
      misconception: 'a1-stat-mixes-up-direction',
      rule: (g) => effect('mean', isHigh(g) ? 'down' : 'up'),
      why: () => 'has the wrong direction.',
    },
    {
      misconception: 'a1-stat-mixes-up-both',
      rule: (g) => effect('median', isHigh(g) ? 'down' : 'up'),
      why: () => 'exchanges mean and median, and has the wrong direction.',
    },
  ],
  explain: ({ xs, out, high }) => {
    const sum = total(xs)
    const rounded = (top: number, n: number) =>
      (100 * top) % n === 0
        ? `\\frac{${top}}{${n}} = ${toDecimalText(frac(top, n))}`
        : `\\frac{${top}}{${n}} \\approx ${toDecimalText(frac(top, n), 2)}`
    const [before, after] = [median(xs), median([...xs, out])]
    const [mean, middle] = [
      toDecimalText(abs(sub(frac(sum + out, 7), frac(sum, 6))), 1),
      toDecimalText(abs(sub(after, before))),
    ]
    return {
      plan: 'One extreme value joins the data: find the mean and the median without it and with it, then compare the two changes.',
      steps: [
        {
          do: `Mean of the six values: $${rounded(sum, 6)}$. With $${out}$ it is $${rounded(sum + out, 7)}$.`,
          why: `The sum grows by $${out}$, and there are seven values then.`,
        },
        {
          do: `Median of the six values, half-way between the third and the fourth: $${toDecimalText(before)}$.`,
          why: 'With an even number of values two of them share the middle.',
        },
        {
          do: `With $${out}$ in the sorted list, $${shown(sorted([...xs, out]))}$, the median is the fourth value, $${toDecimalText(after)}$.`,
          why: 'The median depends only on the middle of the list, not on how far away the ends are.',
        },
        {
          do: `The mean changes by about $${mean}$, the median ${middle === '0' ? 'not at all' : `only by $${middle}$`}. So this is true: “${effect('mean', high ? 'up' : 'down').html}.”`,
          why: 'Every value counts in the mean, so one extreme value pulls it along.',
        },
      ],
      check: `The new value lies about $${toDecimalText(abs(sub(out, frac(sum, 6))), 1)}$ ${high ? 'above' : 'below'} the old mean. Shared among seven values, this moves the mean by about $${mean}$; the middle of the list moves at most to the next value.`,
      faster: `There is no need to compute: $${out}$ lies far ${high ? 'above' : 'below'} all the others, so it pulls the mean ${high ? 'up' : 'down'}, while the median moves at most to the next value.`,
    }
  },
  check: ({ xs, out }) => {
    const dMean = (total(xs) + out) / 7 - total(xs) / 6
    const m = (f: { n: number; d: number }) => f.n / f.d
    const dMedian = m(median([...xs, out])) - m(median(xs))
    return effect(Math.abs(dMean) > Math.abs(dMedian) ? 'mean' : 'median', dMean > 0 ? 'up' : 'down')
  },
})

const effect = (which: 'mean' | 'median', way: 'up' | 'down') =>
  text(`The ${which} goes ${way} much more than the ${which === 'mean' ? 'median' : 'mean'}`)

export const plot = template({
  id: 'algebra-1/center-dot-plot',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ counts: [0, 1, 2, 3, 4, 5, 6].map(() => int(rng, 0, 4)) }),
      ({ counts }) => {
        const xs = spread(counts)
        return (
          xs.length >= 9 &&
          xs.length <= 15 &&
          xs.length % 2 === 1 &&
          (counts[0] as number) > 0 &&
          (counts[6] as number) > 0 &&
          median(xs).n !== 3
        )
      },
    ),
  frames: [
    {
      id: 'median',
      kind: 'figure',
      items: 6,
      stem: ({ counts }) =>
        `<p>The dot plot shows how many goals a team scored in each of its games.</p>${figure(counts)}<p>What is the median number of goals?</p>`,
    },
    {
      id: 'median-grid',
      kind: 'figure',
      items: 5,
      response: 'grid',
      stem: ({ counts }, rng) =>
        `<p>${person(rng)} asked the members of a club how many pets they have and drew a dot plot.</p>${figure(counts, 'Pets')}<p>What is the median number of pets?</p>`,
    },
  ],
  given: ({ counts }) => ({ counts }),
  answer: ({ counts }) => num(median(spread(counts))),
  traps: [
    {
      misconception: 'a1-stat-gives-the-mode',
      classic: true,
      rule: ({ counts }) => num(counts.indexOf(Math.max(...counts))),
      why: () => 'is the value with the most dots.',
    },
    {
      misconception: 'a1-stat-takes-middle-of-the-axis',
      rule: ({ counts }) => num((counts.length - 1) / 2),
      why: () => 'is the middle of the axis, not of the dots.',
    },
    {
      misconception: 'a1-stat-gives-the-height',
      says: () => 'I gave the greatest number of dots instead of a value.',
      rule: ({ counts }) => num(Math.max(...counts)),
      why: () => 'is the greatest number of dots.',
    },
    {
      misconception: 'a1-stat-gives-the-middle-of-the-counts',
      rule: ({ counts }) => num(median(counts)),
      why: () => 'is the median of the numbers of dots, not of the goals.',
    },
    {
      misconception: 'a1-stat-gives-the-mean',
      rule: ({ counts }) => (mean(spread(counts)).d === 1 ? num(mean(spread(counts))) : null),
      why: () => 'is the mean.',
    },
  ],
  explain: ({ counts }, frame) => {
    const all = spread(counts)
    const [n, place, value] = [all.length, (all.length + 1) / 2, median(all).n]
    const [below, upTo] = [total(counts.slice(0, value)), total(counts.slice(0, value + 1))]
    return {
      figure: figure(counts, frame === 'median' ? 'Goals' : 'Pets', value),
      plan: 'Each dot is one value, and the dots already stand in order: count them, find the place of the middle one, and count to it from the left.',
      steps: [
        {
          do: `The columns over 0 to 6 have $${counts.join(' + ')} = ${n}$ dots.`,
          why: 'The number of dots is the number of values.',
        },
        {
          do: `The middle place is $\\frac{${n} + 1}{2} = ${place}$.`,
          why: `So $${place - 1}$ dots are before it and $${place - 1}$ after it.`,
        },
        {
          do:
            below === 0
              ? `The first $${upTo}$ dots stand at $${value}$, and dot number $${place}$ is one of them. The median is $${value}$.`
              : `Up to ${value - 1} there are $${below}$ dots, up to ${value} there are $${upTo}$. Dot number $${place}$ stands at $${value}$, so that is the median.`,
          why: 'The median is the value under the dot, not the number of dots.',
        },
      ],
      check: `Less than $${value}$: ${below} of the ${n} dots. Greater: ${n - upTo}. Neither is more than half of them.`,
      faster: `Cross off dots in pairs, one from the left and one from the right. After $${place - 1}$ pairs one dot is left, and it stands over $${value}$.`,
    }
  },
  check: ({ counts }) => {
    const half = (total(counts) + 1) / 2
    return num(counts.findIndex((_, v) => total(counts.slice(0, v + 1)) >= half))
  },
})

const spread = (counts: readonly number[]): number[] => counts.flatMap((c, v) => Array.from({ length: c }, () => v))
const figure = (counts: readonly number[], title = 'Goals', found: number | null = null) =>
  dotPlot({
    alt: `A dot plot over the numbers 0 to 6 with ${counts.map((c, v) => `${c} ${c === 1 ? 'dot' : 'dots'} at ${v}`).join(', ')}.${found === null ? '' : ` A line marks the median ${found}.`}`,
    from: 0,
    to: 6,
    step: 1,
    title,
    values: spread(counts),
    marks: found === null ? [] : [{ at: found, label: `median ${found}` }],
  })
