import { dotPlot, frac, int, list, num, person, sample, template, text, toDecimalText, toTex, until } from '#kit'
import { mean, median, sorted, total } from './numbers.ts'

const skill = 'a1-center-and-outliers'

const shown = (xs: readonly number[]) => xs.join(', ')

const medianOf = template({
  id: 'algebra-1/median-of-list',
  skill,
  difficulty: 'Low',
  b: -0.8,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        xs: sample(
          rng,
          Array.from({ length: 30 }, (_, i) => i + 10),
          7,
        ),
      }),
      ({ xs }) => median(xs).n !== xs[3] && mean(xs).d === 1 && mean(xs).n !== median(xs).n,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ xs }, rng) =>
        `${person(rng)} wrote down the number of laps on seven days: ${shown(xs)}. What is the median number of laps?`,
    },
  ],
  given: ({ xs }) => ({ xs }),
  answer: ({ xs }) => num(median(xs)),
  traps: [
    {
      misconception: 'a1-stat-does-not-sort',
      classic: true,
      rule: ({ xs }) => num(xs[3] as number),
      why: () => 'takes the middle of the list as it stands, without sorting.',
    },
    { misconception: 'a1-stat-gives-the-mean', rule: ({ xs }) => num(mean(xs)), why: () => 'is the mean.' },
    {
      misconception: 'a1-stat-miscounts-the-middle',
      says: () => 'I went one place too far in the sorted list.',
      rule: ({ xs }) => num(sorted(xs)[4] as number),
      why: () => 'is one place too far in the sorted list.',
    },
    {
      misconception: 'a1-stat-miscounts-the-middle',
      says: () => 'I stopped one place too early in the sorted list.',
      rule: ({ xs }) => num(sorted(xs)[2] as number),
      why: () => 'is one place too early in the sorted list.',
    },
  ],
  explain: ({ xs }) => [
    { do: `In order: $${shown(sorted(xs))}$.`, why: 'The median is the middle of the sorted list.' },
    {
      do: `The fourth of seven numbers is $${toTex(median(xs))}$.`,
      why: 'Three numbers are below it and three above.',
    },
  ],
  check: ({ xs }) => num(xs.find((x) => xs.filter((y) => y < x).length === 3) ?? 0),
})

/** What the last value must be so that the mean is a given number. */
const missing = template({
  id: 'algebra-1/mean-missing-value',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const xs = Array.from({ length: 4 }, () => int(rng, 60, 95))
        const last = int(rng, 60, 100)
        return { xs, m: (total(xs) + last) / 5 }
      },
      ({ xs, m }) => Number.isInteger(m) && mean(xs).n !== m * mean(xs).d && new Set(xs).size === 4,
    ),
  frames: [
    {
      id: 'scores',
      kind: 'multi-step',
      items: 6,
      stem: ({ xs, m }, rng) =>
        `${person(rng)} scored ${list(xs.map(String))} points in four quizzes. What score in the fifth quiz gives a mean of ${m} points?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      items: 5,
      response: 'grid',
      stem: ({ xs, m }) => `The mean of the five numbers ${shown(xs)} and $x$ is ${m}. What is the value of $x$?`,
    },
  ],
  given: ({ xs, m }) => ({ xs, m }),
  answer: ({ xs, m }) => num(5 * m - total(xs)),
  traps: [
    {
      misconception: 'a1-stat-takes-the-mean-itself',
      classic: true,
      rule: ({ m }) => num(m),
      why: () => 'is the mean itself; adding it keeps the old mean only if that is the same.',
    },
    {
      misconception: 'a1-stat-averages-with-the-old-mean',
      says: () => 'I treated the first four values as one value, their mean.',
      rule: ({ xs, m }) => (total(xs) % 4 === 0 ? num(2 * m - total(xs) / 4) : null),
      why: () => 'treats the first four scores as one.',
    },
    {
      misconception: 'a1-stat-goes-the-wrong-way',
      says: () => 'I found how far the missing value is from the mean, but went to the other side of it.',
      rule: ({ xs, m }) => num(2 * m - (5 * m - total(xs))),
      why: () => 'lies on the wrong side of the mean.',
    },
    {
      misconception: 'a1-stat-gives-the-old-mean',
      rule: ({ xs }) => (mean(xs).d === 1 ? num(mean(xs)) : null),
      why: () => 'is the mean of the first four.',
    },
    {
      misconception: 'a1-stat-divides-by-the-wrong-count',
      says: ({ m }) => `I used $4 \\cdot ${m}$ as the sum, although there are five values.`,
      rule: ({ xs, m }) => {
        const v = 4 * m - total(xs)
        return v > 0 ? num(v) : null
      },
      why: ({ m }) => `uses $4 \\cdot ${m}$, although there will be five scores.`,
    },
    {
      misconception: 'a1-stat-divides-by-the-wrong-count',
      says: ({ m }) => `I used $6 \\cdot ${m}$ as the sum, although there are five values.`,
      rule: ({ xs, m }) => {
        const v = 6 * m - total(xs)
        return v <= 100 ? num(v) : null
      },
      why: ({ m }) => `uses $6 \\cdot ${m}$, although there will be five scores.`,
    },
  ],
  explain: ({ xs, m }) => [
    {
      do: `Five numbers with the mean $${m}$ have the sum $5 \\cdot ${m} = ${5 * m}$.`,
      why: 'Mean times number of values is the sum.',
    },
    {
      do: `The four known ones make $${total(xs)}$, so the last is $${5 * m} - ${total(xs)} = ${5 * m - total(xs)}$.`,
      why: 'The rest must come from the fifth.',
    },
  ],
  check: ({ xs, m }) => num(m + total(xs.map((x) => m - x))),
})

/** Whether the added value lies above the others. */
const isHigh = ({ xs, out }: Readonly<{ xs: readonly number[]; out: number }>): boolean => out > Math.max(...xs)

const outlier = template({
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
        `${[`${person(rng)} timed six bus rides, in minutes`, `${person(rng)} asked six friends how many books they own`, `${person(rng)} measured six plants, in centimeters`][s]}: ${shown(sorted(xs))}. Then the value ${out} is added. What happens to the center of the data?`,
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
  explain: ({ xs, out, high }) => [
    {
      do: `The mean changes from about $${(total(xs) / 6).toFixed(1)}$ to about $${((total(xs) + out) / 7).toFixed(1)}$.`,
      why: 'Every value counts in the mean, so one extreme value pulls it along.',
    },
    {
      do: `The median changes only from $${toDecimalText(median(xs))}$ to $${toDecimalText(median([...xs, out]))}$, so the mean goes ${high ? 'up' : 'down'} much more.`,
      why: 'The median looks only at the middle of the sorted list.',
    },
  ],
  check: ({ xs, out }) => {
    const dMean = (total(xs) + out) / 7 - total(xs) / 6
    const m = (f: { n: number; d: number }) => f.n / f.d
    const dMedian = m(median([...xs, out])) - m(median(xs))
    return effect(Math.abs(dMean) > Math.abs(dMedian) ? 'mean' : 'median', dMean > 0 ? 'up' : 'down')
  },
})

const effect = (which: 'mean' | 'median', way: 'up' | 'down') =>
  text(`The ${which} goes ${way} much more than the ${which === 'mean' ? 'median' : 'mean'}`)

const plot = template({
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
  explain: ({ counts }) => [
    {
      do: `There are ${spread(counts).length} dots, so the median is dot number ${(spread(counts).length + 1) / 2}.`,
      why: 'The middle dot has as many dots before it as after it.',
    },
    { do: `Counting from the left, it stands at $${toTex(median(spread(counts)))}$.`, why: 'Each dot is one value.' },
  ],
  check: ({ counts }) => {
    const half = (total(counts) + 1) / 2
    return num(counts.findIndex((_, v) => total(counts.slice(0, v + 1)) >= half))
  },
})

const spread = (counts: readonly number[]): number[] => counts.flatMap((c, v) => Array.from({ length: c }, () => v))
const figure = (counts: readonly number[], title = 'Goals') =>
  dotPlot({
    alt: `A dot plot over the numbers 0 to 6 with ${counts.map((c, v) => `${c} ${c === 1 ? 'dot' : 'dots'} at ${v}`).join(', ')}.`,
    from: 0,
    to: 6,
    step: 1,
    title,
    values: spread(counts),
  })

const combined = template({
  id: 'algebra-1/mean-of-groups',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: true,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ m: int(rng, 2, 9), p: int(rng, 10, 40), n: int(rng, 2, 9), q: int(rng, 10, 40) }),
      ({ m, p, n, q }) => m !== n && p !== q && (m * p + n * q) % (m + n) === 0 && (p + q) % 2 === 0,
    ),
  frames: [
    {
      id: 'teams',
      kind: 'multi-step',
      items: 7,
      stem: ({ m, p, n, q }, rng) =>
        `In ${person(rng)}’s chess club, ${m} beginners have a mean age of ${p} years and ${n} advanced players have a mean age of ${q} years. What is the mean age of all ${m + n} players?`,
    },
  ],
  given: ({ m, p, n, q }) => ({ m, p, n, q }),
  answer: ({ m, p, n, q }) => num(frac(m * p + n * q, m + n)),
  traps: [
    {
      misconception: 'a1-stat-averages-the-means',
      classic: true,
      rule: ({ p, q }) => num((p + q) / 2),
      why: () => 'takes the middle of the two means, although the groups differ in size.',
    },
    {
      misconception: 'a1-stat-swaps-the-weights',
      rule: ({ m, p, n, q }) => num(frac(n * p + m * q, m + n)),
      why: () => 'gives each mean the size of the other group.',
    },
    {
      misconception: 'a1-stat-adds-the-means',
      rule: ({ p, q }) => (p + q < 55 ? num(p + q) : null),
      why: () => 'adds the two means.',
    },
    {
      misconception: 'a1-stat-takes-the-larger-group', // Only one of the two means is offered: between both of them the right one would stand out.
      rule: ({ m, p, n, q }) => ((m + p) % 2 === 0 ? num(m > n ? p : q) : null),
      why: () => 'looks at the larger group only.',
    },
    {
      misconception: 'a1-stat-takes-the-smaller-group',
      rule: ({ m, p, n, q }) => ((m + p) % 2 === 0 ? null : num(m > n ? q : p)),
      why: () => 'looks at the smaller group only.',
    },
  ],
  explain: ({ m, p, n, q }) => [
    {
      do: `All ages together: $${m} \\cdot ${p} + ${n} \\cdot ${q} = ${m * p + n * q}$.`,
      why: 'Mean times number gives the sum of each group.',
    },
    {
      do: `$${m * p + n * q} \\div ${m + n} = ${(m * p + n * q) / (m + n)}$`,
      why: 'Divide the whole sum by the whole number of players.',
    },
  ],
  check: ({ m, p, n, q }) => num(mean([...Array.from({ length: m }, () => p), ...Array.from({ length: n }, () => q)])),
})

export const templates = [medianOf, missing, outlier, plot, combined]
