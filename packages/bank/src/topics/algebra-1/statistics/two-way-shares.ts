/** Shares of two groups: from percents back to counts, and from counts to percents that are compared. */

import { div, frac, int, mul, num, pick, type Template, table, template, until } from '#kit'
import { full, set } from './two-way-settings.ts'

const skill = 'a1-two-way-tables'

const fromPercents = template({
  id: 'algebra-1/two-way-from-percents',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ m: 20 * int(rng, 2, 9), n: 20 * int(rng, 2, 9), p: 5 * int(rng, 2, 17), q: 5 * int(rng, 2, 17) }),
      ({ m, n, p, q }) =>
        m !== n &&
        Math.abs(p - q) > 5 &&
        ((m + n) * (p + q)) % 200 === 0 &&
        m * p !== n * q &&
        p + q < 150 &&
        p + q > 40,
    ),
  frames: [
    {
      id: 'sport',
      kind: 'words',
      items: 7,
      stem: ({ m, n, p, q }) =>
        `At a high school, ${p}% of the ${m} juniors and ${q}% of the ${n} seniors are on a sports team. How many of these juniors and seniors are on a sports team?`,
    },
    {
      id: 'table',
      kind: 'table',
      response: 'grid',
      items: 4,
      stem: ({ m, n, p, q }) =>
        `<p>The table is about the members of a gym. Each percent is a percent of its row.</p>${table(
          ['', 'Come in the morning', 'Number of members'],
          [
            ['Adults', `${p}%`, m],
            ['Students', `${q}%`, n],
          ],
          '',
          true,
        )}<p>How many of all the members come in the morning?</p>`,
    },
  ],
  given: ({ m, n, p, q }) => ({ m, n, p, q }),
  answer: ({ m, n, p, q }) => num((m * p + n * q) / 100),
  traps: [
    {
      misconception: 'a1-stat-averages-the-percents',
      classic: true,
      operation: 'plain-mean',
      operands: ({ p, q }) => [p, q],
      after: (got, { m, n }) => mul(frac(m + n, 100), got),
      rule: ({ m, n, p, q }) => num(((m + n) * (p + q)) / 200),
      says: ({ m, n, p, q }) => `I took the mean of ${p}% and ${q}% and worked out that percent of all ${m + n}.`,
      why: ({ p, q }) => `takes the mean of ${p}% and ${q}% for all; the groups are of different size.`,
    },
    {
      misconception: 'a1-stat-swaps-the-percents',
      rule: ({ m, n, p, q }) => num((m * q + n * p) / 100),
      says: ({ m, n, p, q }) => `I mixed up the percents: I took ${q}% of the ${m} and ${p}% of the ${n}, and added.`,
      why: ({ m, q }) => `takes ${q}% of the ${m}, which is the percent of the other group.`,
    },
    {
      misconception: 'a1-stat-counts-one-group-only',
      operation: 'term-left-out',
      operands: ({ m, p }) => [mul(m, frac(p, 100))],
      rule: ({ m, p }) => num((m * p) / 100),
      says: ({ m, p }) => `I worked out ${p}% of the ${m} and left out the other group.`,
      why: () => 'counts the first group only.',
    },
    {
      misconception: 'a1-stat-counts-one-group-only',
      operation: 'term-left-out',
      operands: ({ n, q }) => [mul(n, frac(q, 100))],
      rule: ({ n, q }) => num((n * q) / 100),
      says: ({ n, q }) => `I worked out ${q}% of the ${n} and left out the other group.`,
      why: () => 'counts the second group only.',
    },
    {
      misconception: 'a1-stat-counts-the-rest',
      rule: ({ m, n, p, q }) => num((m * (100 - p) + n * (100 - q)) / 100),
      says: ({ m, n, p, q }) =>
        `I counted those who do not: ${100 - p}% of the ${m} and ${100 - q}% of the ${n}, added.`,
      why: () => 'counts those who do not.',
    },
    {
      misconception: 'a1-stat-adds-the-percents',
      operation: 'percents-added',
      operands: ({ p, q }) => [p, q],
      rule: ({ p, q }) => num(p + q),
      says: ({ p, q }) => `I added ${p} and ${q}.`,
      why: () => 'adds the two percents, which are parts of different groups.',
    },
  ],
  explain: ({ m, n, p, q }, frame) => {
    const [one, two] = frame === 'table' ? ['adults', 'students'] : ['juniors', 'seniors']
    return {
      plan: 'Each percent belongs to its own group: turn each one into a count, then add the two counts.',
      steps: [
        {
          do: `Of the ${one}: $\\frac{${p}}{100} \\cdot ${m} = ${(m * p) / 100}$.`,
          why: `The whole for ${p}% is the ${m} ${one}.`,
        },
        {
          do: `Of the ${two}: $\\frac{${q}}{100} \\cdot ${n} = ${(n * q) / 100}$.`,
          why: `The whole for ${q}% is the ${n} ${two}.`,
        },
        {
          do: `Together: $${(m * p) / 100} + ${(n * q) / 100} = ${(m * p + n * q) / 100}$.`,
          why: 'Counts of different groups can be added; their percents cannot.',
        },
      ],
      check: `Another way: ${p}% of all $${m + n}$ would be $${(p * (m + n)) / 100}$. For the ${two} the percent is ${Math.abs(q - p)} points ${q > p ? 'higher' : 'lower'}, and ${Math.abs(q - p)}% of $${n}$ is $${(Math.abs(q - p) * n) / 100}$: $${(p * (m + n)) / 100} ${q > p ? '+' : '-'} ${(Math.abs(q - p) * n) / 100} = ${(m * p + n * q) / 100}$.`,
      faster: `In one line on a calculator: $${p / 100} \\cdot ${m} + ${q / 100} \\cdot ${n} = ${(m * p + n * q) / 100}$.`,
    }
  },
  // All would have the first percent; the second group brings the difference.
  check: ({ m, n, p, q }) => num(frac((m + n) * p + n * (q - p), 100)),
})

type Rows = Readonly<{ h: number; H: number; l: number; L: number; s: number; first: boolean }>
const SIZES = [20, 25, 40, 50, 60, 80, 120]

const points = template({
  id: 'algebra-1/two-way-percentage-points',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng): Rows =>
    until(
      () => {
        const [H, L] = [pick(rng, SIZES), pick(rng, SIZES)]
        const [p, q] = [5 * int(rng, 4, 18), 5 * int(rng, 2, 14)]
        return { h: (H * p) / 100, H, l: (L * q) / 100, L, s: int(rng, 0, 2), first: int(rng, 0, 1) === 1 }
      },
      ({ h, H, l, L }) =>
        Number.isInteger(h) &&
        Number.isInteger(l) &&
        H !== L &&
        h > l + 1 &&
        h / H > l / L + 0.09 &&
        new Set([h, H - h, l, L - l]).size === 4,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 7,
      stem: ({ h, H, l, L, s, first }) => {
        const [top, bottom] = first
          ? [[h, H - h] as const, [l, L - l] as const]
          : [[l, L - l] as const, [h, H - h] as const]
        const [hi, lo] = first ? [0, 1] : [1, 0]
        return `<p>The table shows data on ${set(s).who}.</p>${full({ a: top[0], b: top[1], c: bottom[0], d: bottom[1], s })}<p>In each row, a certain percent is in the column “${set(s).cols[0]}.” By how many percentage points is this percent higher in the row “${set(s).rows[hi]}” than in the row “${set(s).rows[lo]}”?</p>`
      },
    },
    {
      id: 'poll',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ h, H, l, L, first }) => {
        const [hi, lo] = first ? ['Maple', 'Lakeside'] : ['Lakeside', 'Maple']
        return `In a poll, ${h} of ${H} students at ${hi} High School and ${l} of ${L} students at ${lo} High School said that they walk to school. By how many percentage points is the share of those who walk higher at ${hi} than at ${lo}?`
      },
    },
  ],
  given: ({ h, H, l, L }) => ({ h, H, l, L }),
  answer: ({ h, H, l, L }) => num((100 * h) / H - (100 * l) / L),
  traps: [
    {
      misconception: 'a1-stat-compares-the-counts',
      classic: true,
      operation: 'unit-not-converted',
      operands: ({ h, l }) => [h - l],
      rule: ({ h, l }) => num(h - l),
      says: ({ h, l }) => `I subtracted the counts, ${h} − ${l}, and took the difference for percentage points.`,
      why: ({ H, L }) => `compares the counts; the groups have ${H} and ${L}, so shares must be compared.`,
    },
    {
      misconception: 'a1-stat-gives-one-share',
      operation: 'stopped-at-a-step',
      operands: ({ h, H }) => [div(100 * h, H)],
      rule: ({ h, H }) => num((100 * h) / H),
      says: ({ h, H }) => `I worked out ${h} of ${H} as a percent and stopped there.`,
      why: ({ H }) => `is the percent in the group of ${H} alone.`,
    },
    {
      misconception: 'a1-stat-gives-one-share',
      operation: 'stopped-at-a-step',
      operands: ({ l, L }) => [div(100 * l, L)],
      rule: ({ l, L }) => num((100 * l) / L),
      says: ({ l, L }) => `I worked out ${l} of ${L} as a percent and stopped there.`,
      why: ({ L }) => `is the percent in the group of ${L} alone.`,
    },
    {
      misconception: 'a1-stat-divides-by-the-grand-total',
      operation: 'wrong-whole',
      operands: ({ h, l, H, L }) => [h - l, H + L],
      after: (got) => mul(100, got),
      rule: ({ h, H, l, L }) => ((100 * (h - l)) % (H + L) === 0 ? num((100 * (h - l)) / (H + L)) : null),
      says: ({ h, H, l, L }) => `I took ${h} and ${l} as percents of all ${H + L} together and subtracted.`,
      why: ({ H, L }) => `takes all ${H + L} as the whole for both groups.`,
    },
    {
      misconception: 'a1-stat-uses-the-other-total',
      rule: ({ h, l }) => ((100 * (h - l)) % (h + l) === 0 ? num((100 * (h - l)) / (h + l)) : null),
      says: ({ h, l }) => `I took ${h} and ${l} as percents of their sum ${h + l} and subtracted.`,
      why: ({ h, l }) => `takes the ${h + l} of both groups as the whole, not each group itself.`,
    },
    {
      misconception: 'a1-stat-adds-the-percents',
      operation: 'added-instead-of-subtracted',
      operands: ({ h, H, l, L }) => [div(100 * h, H), div(100 * l, L)],
      rule: ({ h, H, l, L }) => ((100 * h) / H + (100 * l) / L <= 100 ? num((100 * h) / H + (100 * l) / L) : null),
      says: ({ h, H, l, L }) => `I worked out ${h} of ${H} and ${l} of ${L} as percents and added them.`,
      why: () => 'adds the two percents; their difference is asked for.',
    },
  ],
  explain: ({ h, H, l, L }) => ({
    plan: 'Groups of different size are compared by their shares: work out the percent in each group with its own total, then subtract.',
    steps: [
      {
        do: `The higher percent: $\\frac{${h}}{${H}} = \\frac{${(100 * h) / H}}{100}$, that is ${(100 * h) / H}%.`,
        why: `The whole of this group is ${H}.`,
      },
      {
        do: `The lower percent: $\\frac{${l}}{${L}} = \\frac{${(100 * l) / L}}{100}$, that is ${(100 * l) / L}%.`,
        why: `The whole of the other group is ${L}.`,
      },
      {
        do: `$${(100 * h) / H} - ${(100 * l) / L} = ${(100 * h) / H - (100 * l) / L}$ percentage points`,
        why: 'A difference of two percents is counted in percentage points.',
      },
    ],
    check: `${(100 * h) / H}% of $${H}$ is $${h}$, and ${(100 * l) / L}% of $${L}$ is $${l}$.`,
    faster: `In one line on a calculator: $100 \\cdot (${h} \\div ${H} - ${l} \\div ${L}) = ${(100 * h) / H - (100 * l) / L}$.`,
  }),
  // One fraction over both totals.
  check: ({ h, H, l, L }) => num(frac(100 * (h * L - l * H), H * L)),
})

export const templates: readonly Template[] = [fromPercents, points]
