import { frac, int, list, mul, num, person, sample, signed, sub, template, toTex, until } from '#kit'
import { outlier, plot } from './center-outlier-and-dots.ts'
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
    {
      misconception: 'a1-stat-gives-the-mean',
      operation: 'mean-for-median',
      operands: ({ xs }) => [...xs],
      rule: ({ xs }) => num(mean(xs)),
      why: () => 'is the mean.',
    },
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
  explain: ({ xs }) => ({
    plan: 'The median is the middle of the values in order: sort the list first, then count to the middle place.',
    steps: [
      { do: `In order: $${shown(sorted(xs))}$.`, why: 'The middle place has a meaning only in a sorted list.' },
      {
        do: 'Seven values have the middle place $\\frac{7 + 1}{2} = 4$.',
        why: 'Three places are before the fourth and three after it.',
      },
      {
        do: `The fourth value is $${toTex(median(xs))}$.`,
        why: 'It has as many values below it as above it.',
      },
    ],
    check: `Below it are $${shown(sorted(xs).slice(0, 3))}$, above it $${shown(sorted(xs).slice(4))}$: three on each side.`,
  }),
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
      why: ({ m }) => `is the mean itself; it would be right only if the other four had the mean ${m} already.`,
    },
    {
      misconception: 'a1-stat-averages-with-the-old-mean',
      says: () => 'I treated the first four values as one value, their mean.',
      operation: 'wrong-number-used',
      operands: ({ xs }) => [mean(xs)],
      after: (got, { m }) => sub(2 * m, got),
      rule: ({ xs, m }) => (total(xs) % 4 === 0 ? num(2 * m - total(xs) / 4) : null),
      why: () => 'treats the first four scores as one.',
    },
    {
      misconception: 'a1-stat-goes-the-wrong-way',
      says: () => 'I found how far the missing value is from the mean, but went to the other side of it.',
      operation: 'subtracted-instead-of-added',
      operands: ({ xs, m }) => [m, sub(sub(5 * m, total(xs)), m)],
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
      operation: 'off-by-one',
      operands: ({ xs }) => [xs.length + 1, -1],
      after: (got, { xs, m }) =>
        sub(
          mul(got, m),
          xs.reduce((s, x) => s + x, 0),
        ),
      rule: ({ xs, m }) => {
        const v = 4 * m - total(xs)
        return v > 0 ? num(v) : null
      },
      why: ({ m }) => `uses $4 \\cdot ${m}$, although there will be five scores.`,
    },
    {
      misconception: 'a1-stat-divides-by-the-wrong-count',
      says: ({ m }) => `I used $6 \\cdot ${m}$ as the sum, although there are five values.`,
      operation: 'off-by-one',
      operands: ({ xs }) => [xs.length + 1],
      after: (got, { xs, m }) => sub(mul(got, m), total(xs)),
      rule: ({ xs, m }) => {
        const v = 6 * m - total(xs)
        return v <= 100 ? num(v) : null
      },
      why: ({ m }) => `uses $6 \\cdot ${m}$, although there will be five scores.`,
    },
  ],
  explain: ({ xs, m }) => {
    const [known, last] = [total(xs), 5 * m - total(xs)]
    return {
      plan: 'The mean is known and one value is not: turn the mean into the sum that all values must have, then take away the sum of the known ones.',
      steps: [
        {
          do: `Five values with a mean of $${m}$ have sum $5 \\cdot ${m} = ${5 * m}$.`,
          why: 'The mean is the sum divided by the number of values, so the sum is the mean times that number.',
        },
        { do: `The four known values make $${xs.join(' + ')} = ${known}$.`, why: 'They are part of the sum.' },
        { do: `The fifth is $${5 * m} - ${known} = ${last}$.`, why: 'What is left of the sum must come from it.' },
      ],
      check: `$\\frac{${known} + ${last}}{5} = \\frac{${5 * m}}{5} = ${m}$, the mean that is wanted.`,
      faster: `Count distances from the mean instead: the known values differ from ${m} by ${list(xs.map((x) => `$${x - m}$`))}, in all $${known - 4 * m}$, so the last one is $${m}${signed(4 * m - known)} = ${last}$.`,
    }
  },
  check: ({ xs, m }) => num(m + total(xs.map((x) => m - x))),
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
      operation: 'plain-mean',
      operands: ({ p, q }) => [p, q],
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
  explain: ({ m, p, n, q }) => {
    const [sum, all] = [m * p + n * q, m + n]
    return {
      plan: 'The groups differ in size, so their means do not count equally: go back to the sums, add them, and divide by the number of all members.',
      steps: [
        {
          do: `The ages of the ${m} beginners add up to $${m} \\cdot ${p} = ${m * p}$.`,
          why: 'The sum is the mean times the number of values.',
        },
        {
          do: `The ages of the ${n} advanced players add up to $${n} \\cdot ${q} = ${n * q}$.`,
          why: 'The same for the second group.',
        },
        {
          do: `All ages together: $${m * p} + ${n * q} = ${sum}$, for $${m} + ${n} = ${all}$ players.`,
          why: 'Sums and numbers of players can be added; means cannot.',
        },
        {
          do: `The mean is $\\frac{${sum}}{${all}} = ${sum / all}$ years.`,
          why: 'Divide the sum of all ages by the number of all players.',
        },
      ],
      check: `The ages balance at $${sum / all}$: the ${m} beginners are on average ${Math.abs(p - sum / all)} years ${p > q ? 'above' : 'below'} it, in all $${m} \\cdot ${Math.abs(p - sum / all)} = ${m * Math.abs(p - sum / all)}$, and the ${n} advanced players ${Math.abs(q - sum / all)} years ${p > q ? 'below' : 'above'} it, in all $${n} \\cdot ${Math.abs(q - sum / all)} = ${n * Math.abs(q - sum / all)}$.`,
      faster: `In one line on a calculator: $(${m} \\cdot ${p} + ${n} \\cdot ${q}) \\div ${m + n} = ${sum / all}$.`,
    }
  },
  check: ({ m, p, n, q }) => num(mean([...Array.from({ length: m }, () => p), ...Array.from({ length: n }, () => q)])),
})

export const templates = [medianOf, missing, outlier, plot, combined]
