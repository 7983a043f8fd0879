import {
  type Html,
  int,
  judgeStatements,
  NAMES,
  pick,
  sample,
  type Template,
  table,
  template,
  text,
  until,
  withFaster,
} from '#kit'
import { normal } from './normal-distribution.ts'

type Who = Readonly<{ rows: { name: string; x: number; mu: number; s: number }[] }>
const zOf = (r: Who['rows'][number]) => (r.x - r.mu) / r.s

const top = (rows: Who['rows']) => rows.reduce((a, b) => (zOf(b) > zOf(a) ? b : a))

type Row = Who['rows'][number]
/** By what somebody who chose this student may have compared. */
function tookFor(rows: readonly Row[], r: Row): string {
  const most = (of: (x: Row) => number) => rows.every((x) => of(x) <= of(r))
  if (most((x) => -x.s)) return 'I took the test with the smallest standard deviation.'
  return most((x) => -x.mu)
    ? 'I took the test with the lowest mean.'
    : `I took ${r.name} without working out all the z-scores.`
}

const topBy = (rows: readonly Row[], of: (r: Row) => number): Row => rows.reduce((a, b) => (of(b) > of(a) ? b : a))
/** Who is first in nothing: not in points, not above the mean, not by z-score. */
const remaining = (rows: readonly Row[]): Row => {
  const first = [topBy(rows, (r) => r.x), topBy(rows, (r) => r.x - r.mu), topBy(rows, zOf)]
  return rows.find((r) => !first.includes(r)) ?? (rows[0] as Row)
}

/** Whoever has fewer points above the mean, and no smaller deviation, than somebody else cannot be best. */
function withoutDividing(rows: readonly Row[]): Readonly<{ faster?: Html }> {
  const above = (r: Row) => r.x - r.mu
  const left = rows.filter((r) => !rows.some((o) => above(o) > above(r) && o.s <= r.s))
  if (left.length === rows.length) return {}
  const out = rows.filter((r) => !left.includes(r)).map((r) => r.name)
  const divided = left.map((r) => `$${above(r)} \\div ${r.s} = ${zOf(r)}$ for ${r.name}`)
  return {
    faster: `Strike out first who has fewer points above the mean than somebody else, and no smaller standard deviation: ${out.join(' and ')}. Only ${left.length === 2 ? 'two' : 'three'} have to be worked out: ${divided.join(', ')}.`,
  }
}

const compare = template({
  ...normal,
  id: 'algebra-2/compare-by-z-scores',
  difficulty: 'High',
  b: 0.5,
  seconds: 95,
  draw: (rng): Who =>
    until(
      () => ({
        rows: sample(rng, NAMES, 4).map((name) => {
          const [mu, s] = [int(rng, 55, 80), pick(rng, [4, 5, 8, 10])]
          return { name, mu, s, x: mu + (s * int(rng, 2, 10)) / 4 }
        }),
      }),
      ({ rows }) =>
        rows.every((r) => Number.isInteger(r.x) && r.x <= 100) &&
        new Set(rows.map(zOf)).size === 4 &&
        new Set(rows.map((r) => r.x)).size === 4 &&
        new Set(rows.map((r) => r.x - r.mu)).size === 4 &&
        new Set([topBy(rows, (r) => r.x), topBy(rows, (r) => r.x - r.mu), topBy(rows, zOf)]).size === 3,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ rows }) =>
        `<p>Four students took four different tests. The table shows their points, and the mean and standard deviation of each test.</p>${table(
          ['Student', 'Points', 'Mean', 'Standard deviation'],
          rows.map((r) => [r.name, r.x, r.mu, r.s]),
        )}<p>Who did best, compared with the others who took the same test?</p>`,
    },
  ],
  given: ({ rows }) => ({ rows: rows.map((r) => ({ name: r.name, x: r.x, mu: r.mu, s: r.s })) }),
  answer: ({ rows }) => text(top(rows).name),
  traps: [
    {
      misconception: 'a2-prob-compares-raw-points',
      classic: true,
      rule: ({ rows }) => text(topBy(rows, (r) => r.x).name),
      why: ({ rows }) => `has the most points, but only the z-score ${zOf(topBy(rows, (r) => r.x))}.`,
    },
    {
      misconception: 'a2-prob-compares-distances-from-the-mean',
      rule: ({ rows }) => text(topBy(rows, (r) => r.x - r.mu).name),
      why: ({ rows }) =>
        `is the most points above the mean, but only with the z-score ${zOf(topBy(rows, (r) => r.x - r.mu))}.`,
    },
    {
      misconception: 'a2-prob-skips-the-z-scores',
      rule: ({ rows }) => text(remaining(rows).name),
      says: ({ rows }) => tookFor(rows, remaining(rows)),
      why: ({ rows }) => `has the z-score ${zOf(remaining(rows))}, which is not the highest.`,
    },
  ],
  explain: ({ rows }) => {
    const best = top(rows)
    const z = (r: Row) => `${r.name}: $(${r.x} - ${r.mu}) \\div ${r.s} = ${r.x - r.mu} \\div ${r.s} = ${zOf(r)}$`
    const most = topBy(rows, (r) => r.x)
    return {
      plan: 'Results of different tests are compared by z-scores: points minus mean, divided by the standard deviation.',
      steps: [
        {
          do: `${rows.slice(0, 2).map(z).join('; ')}.`,
          why: 'Points minus mean, divided by the standard deviation.',
        },
        { do: `${rows.slice(2).map(z).join('; ')}.`, why: 'The same for the other two.' },
        {
          do: `The highest z-score is $${zOf(best)}$, so ${best.name} did best.`,
          why: 'A z-score says how many standard deviations a result lies above the mean, whatever the test.',
        },
      ],
      check: `Back from the z-score: $${best.mu} + ${zOf(best)} \\cdot ${best.s} = ${best.x}$, the points of ${best.name}. ${most.name} has the most points, but a z-score of only ${zOf(most)}.`,
      ...withoutDividing(rows),
    }
  },
  check: ({ rows }) => text([...rows].sort((a, b) => (b.x - b.mu) * a.s - (a.x - a.mu) * b.s)[0]?.name ?? ''),
})

const bellClaims = template({
  id: 'algebra-2/normal-claims',
  skill: normal.skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  ...withFaster(
    judgeStatements({
      slip: 'a2-prob',
      items: 6,
      draw: (rng): { mu: number; s: number } => ({ mu: int(rng, 6, 20) * 10, s: int(rng, 3, 12) }),
      setup: ({ mu, s }) => `A quantity is normally distributed with a mean of ${mu} and a standard deviation of ${s}.`,
      plan: 'Write each bound as the mean plus or minus a number of standard deviations. Then use the symmetry of the curve and the shares of the empirical rule.',
      claims: ({ mu, s }) => [
        {
          id: 'half',
          says: `half of all values are above ${mu}.`,
          holds: true,
          tested: `${mu} is the mean. The curve is symmetric about it, so as much lies to its right as to its left.`,
        },
        {
          id: 'mid',
          says: `about 68% of the values lie between ${mu - s} and ${mu + s}.`,
          holds: true,
          tested: `$${mu} - ${s} = ${mu - s}$ and $${mu} + ${s} = ${mu + s}$: one standard deviation on each side of the mean. The rule gives 68% for that.`,
        },
        {
          id: 'rare',
          says: `a value above ${mu + 3 * s} is very rare.`,
          holds: true,
          tested: `$${mu} + 3 \\cdot ${s} = ${mu + 3 * s}$: three standard deviations above the mean. The rule leaves $100\\% - 99.7\\% = 0.3\\%$ beyond three, half of it on each side.`,
        },
        {
          id: 'all',
          says: `all values lie between ${mu - 2 * s} and ${mu + 2 * s}.`,
          holds: false,
          tested: `$${mu} - 2 \\cdot ${s} = ${mu - 2 * s}$ and $${mu} + 2 \\cdot ${s} = ${mu + 2 * s}$: two standard deviations on each side. The rule gives 95% for that.`,
          because: 'About 5% of the values lie further out.',
        },
        {
          id: 'third',
          says: `about 95% of the values lie between ${mu - s} and ${mu + s}.`,
          holds: false,
          tested: `For 95% the rule goes two standard deviations to each side: from $${mu} - 2 \\cdot ${s} = ${mu - 2 * s}$ to $${mu} + 2 \\cdot ${s} = ${mu + 2 * s}$.`,
          because: 'For 95% two standard deviations are needed.',
        },
        {
          id: 'equal',
          says: `as many values lie between ${mu} and ${mu + s} as between ${mu + s} and ${mu + 2 * s}.`,
          holds: false,
          tested: `Between ${mu} and ${mu + s} lies half of 68%, that is, 34%. Between ${mu + s} and ${mu + 2 * s} lies half of $95\\% - 68\\% = 27\\%$, that is, 13.5%.`,
          because: 'The curve is highest at the mean, so more values lie close to it.',
        },
      ],
      verify: ({ mu, s }, id) => {
        // The area under the curve, added up in small steps.
        const area = (a: number, b: number) => {
          let sum = 0
          for (let x = a; x < b; x += s / 100)
            sum += Math.exp(-(((x + s / 200 - mu) / s) ** 2) / 2) / 100 / Math.sqrt(2 * Math.PI)
          return sum
        }
        if (id === 'half') return Math.abs(area(mu, mu + 6 * s) - 0.5) < 0.02
        if (id === 'mid') return Math.abs(area(mu - s, mu + s) - 0.68) < 0.02
        if (id === 'rare') return area(mu + 3 * s, mu + 6 * s) < 0.01
        if (id === 'all') return area(mu - 2 * s, mu + 2 * s) > 0.9999
        if (id === 'third') return Math.abs(area(mu - s, mu + s) - 0.95) < 0.02
        return Math.abs(area(mu, mu + s) - area(mu + s, mu + 2 * s)) < 0.02
      },
      checked: ({ mu, s }) =>
        `Imagine 1,000 values: about 340 lie between ${mu} and ${mu + s}, 135 between ${mu + s} and ${mu + 2 * s}, 25 above ${mu + 2 * s} and only 1 or 2 above ${mu + 3 * s}; below ${mu} it is the same.`,
    }),
    ({ e: { mu, s } }) =>
      `Mark $${mu}$, $${mu + s}$ and $${mu + 2 * s}$ below a sketch of the bell: between them, and beyond, lie 34%, 13.5% and 2.5% of the values, and to the left of ${mu} just as much. Every claim is a sum of such parts.`,
  ),
})

export const templates: readonly Template[] = [compare, bellClaims]
