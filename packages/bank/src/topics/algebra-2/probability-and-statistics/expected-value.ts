/** Expected value: from a table, unknown entries, and many plays. */

import {
  add,
  decimal,
  div,
  type Frac,
  frac,
  int,
  mul,
  num,
  type Rng,
  sample,
  sub,
  type Template,
  table,
  template,
  toDecimalText,
  until,
} from '#kit'

export const base = { skill: 'a2-expected-value', calculator: true, response: 'choice' } as const

/** Probabilities in tenths that add up to 1. */
export const tenths = (rng: Rng, count: number): number[] =>
  until(
    () => {
      const first = Array.from({ length: count - 1 }, () => int(rng, 1, 5))
      return [...first, 10 - first.reduce((s, x) => s + x, 0)]
    },
    (list) => list.every((x) => x >= 1) && new Set(list).size > 1,
  )

export const expected = (xs: readonly number[], ps: readonly number[]): Frac =>
  xs.reduce((s: Frac, x, i) => add(s, frac(x * (ps[i] ?? 0), 10)), frac(0))
const prob = (p: number) => toDecimalText(frac(p, 10))
const dec = (x: Frac | number) => toDecimalText(x)
const showTable = (head: string, xs: readonly (number | string)[], ps: readonly (number | string)[]) =>
  table(
    [head, 'Probability'],
    xs.map((x, i) => [x, typeof ps[i] === 'number' ? prob(ps[i] as number) : (ps[i] as string)]),
  )

type Spread = Readonly<{ xs: readonly number[]; ps: readonly number[] }>
const asGiven = ({ xs, ps }: Spread) => ({ xs, ps: ps.map((p) => frac(p, 10)) })

const fromTable = template({
  ...base,
  id: 'algebra-2/expected-value-from-a-table',
  difficulty: 'Medium',
  b: -0.3,
  seconds: 80,
  balance: 'place',
  draw: (rng): Spread =>
    until(
      () => ({ xs: sample(rng, [...Array(13).keys()], 4).sort((a, b) => a - b), ps: tenths(rng, 4) }),
      ({ xs, ps }) => new Set(ps).size > 2 && expected(xs, ps).n !== 0,
    ),
  frames: [
    {
      id: 'points',
      kind: 'table',
      items: 6,
      stem: (e) =>
        `${showTable('Points', e.xs, e.ps)}<p>The table shows how many points a throw in a game can bring, and the probability of each number. What is the expected number of points of a throw?</p>`,
    },
    {
      id: 'goals',
      kind: 'table',
      response: 'grid',
      items: 4,
      stem: (e) =>
        `${showTable('Calls', e.xs, e.ps)}<p>The table shows the number of calls that a help desk gets in ten minutes, with their probabilities. What is the expected number of calls in ten minutes?</p>`,
    },
  ],
  given: asGiven,
  answer: ({ xs, ps }) => decimal(expected(xs, ps)),
  traps: [
    {
      misconception: 'a2-ev-takes-the-plain-mean',
      classic: true,
      operation: 'plain-mean',
      operands: ({ xs }) => [...xs],
      rule: ({ xs }) =>
        decimal(
          frac(
            xs.reduce((s, x) => s + x, 0),
            xs.length,
          ),
        ),
      why: () => 'is the mean of the four values, as if they were equally likely.',
    },
    {
      misconception: 'a2-ev-takes-the-most-likely',
      rule: ({ xs, ps }) => {
        const most = ps.reduce((best, p, i) => (p.n * (ps[best]?.d ?? 1) > (ps[best]?.n ?? 0) * p.d ? i : best), 0)
        return num(xs[most] ?? 0)
      },
      why: () => 'is the most likely value, not the average in the long run.',
    },
    {
      misconception: 'a2-ev-leaves-out-a-value',
      operation: 'term-left-out',
      operands: ({ xs, ps }) => xs.slice(0, -1).map((x, i) => mul(x, ps[i] ?? 0)),
      rule: ({ xs, ps }) => decimal(xs.slice(0, -1).reduce((s: Frac, x, i) => add(s, mul(x, ps[i] ?? 0)), frac(0))),
      says: () => 'I left out the last row.',
      why: () => 'leaves out the last row.',
    },
    {
      misconception: 'a2-ev-divides-again',
      operation: 'plain-mean',
      operands: ({ xs, ps }) => xs.map((x, i) => mul(x, ps[i] ?? 0)),
      rule: ({ xs, ps }) =>
        decimal(
          div(
            xs.reduce((s: Frac, x, i) => add(s, mul(x, ps[i] ?? 0)), frac(0)),
            xs.length,
          ),
        ),
      why: () => 'divides by the number of rows once more; the probabilities already do that.',
    },
    {
      misconception: 'a2-ev-takes-the-middle',
      operation: 'plain-mean',
      operands: ({ xs }) => [Math.min(...xs), Math.max(...xs)],
      rule: ({ xs }) => decimal(frac((xs[0] ?? 0) + (xs.at(-1) ?? 0), 2)),
      why: () => 'is halfway between the smallest and the largest value.',
    },
  ],
  explain: ({ xs, ps }) => ({
    plan: 'Multiply each value by its probability, and add the products.',
    steps: [
      {
        do: `Products: $${xs.map((x, i) => `${x} \\cdot ${prob(ps[i] ?? 0)} = ${dec(frac(x * (ps[i] ?? 0), 10))}`).join('$, $')}$`,
        why: 'Each value counts as often as its probability says.',
      },
      {
        do: `Sum: $${xs.map((x, i) => dec(frac(x * (ps[i] ?? 0), 10))).join(' + ')} = ${dec(expected(xs, ps))}$`,
        why: 'The expected value is the average in the long run.',
      },
      { do: `The expected value is ${decimal(expected(xs, ps)).html}.`, why: 'It need not be a value that can occur.' },
    ],
    faster: `In one line on a calculator: $${xs.map((x, i) => `${x} \\cdot ${prob(ps[i] ?? 0)}`).join(' + ')}$ gives $${dec(expected(xs, ps))}$.`,
    check: `It lies between ${xs[0]} and ${xs.at(-1)}, nearer to the likely values.`,
  }),
  // The mean of ten cases in which each value occurs as often as its probability says.
  check: ({ xs, ps }) => {
    const ten = xs.flatMap((x, i) =>
      Array.from({ length: Math.round((10 * (ps[i]?.n ?? 0)) / (ps[i]?.d ?? 1)) }, () => x),
    )
    return decimal(
      frac(
        ten.reduce((s, x) => s + x, 0),
        10,
      ),
    )
  },
})

type Unknown = Readonly<{ xs: readonly number[]; ps: readonly number[]; k: number }>

const unknown = template({
  ...base,
  id: 'algebra-2/expected-value-unknown-value',
  difficulty: 'High',
  b: 0.7,
  seconds: 110,
  draw: (rng): Unknown =>
    until(
      () => ({
        xs: sample(rng, [...Array(10).keys()], 3).sort((a, b) => a - b),
        ps: tenths(rng, 4),
        k: int(rng, 11, 30),
      }),
      ({ ps }) => (ps[3] ?? 0) < 5 && new Set(ps).size > 2,
    ),
  frames: [
    {
      id: 'find-k',
      kind: 'table',
      items: 6,
      stem: ({ xs, ps, k }) =>
        `${showTable('Value', [...xs, '$k$'], ps)}<p>The expected value of this distribution is ${dec(expected([...xs, k], ps))}. What is the value of $k$?</p>`,
    },
    {
      id: 'prize',
      kind: 'table',
      response: 'grid',
      items: 3,
      stem: ({ xs, ps, k }) =>
        `${showTable('Tokens won', [...xs, '$k$'], ps)}<p>A wheel pays tokens as the table shows. On average it pays ${dec(expected([...xs, k], ps))} tokens for each spin. How many tokens is $k$?</p>`,
    },
  ],
  given: ({ xs, ps, k }) => ({ xs, ps: ps.map((p) => frac(p, 10)), E: expected([...xs, k], ps) }),
  answer: ({ k }) => num(k),
  traps: [
    {
      misconception: 'a2-ev-stops-before-dividing',
      classic: true,
      rule: ({ xs, ps, E }) =>
        decimal(
          sub(
            E,
            xs.reduce((s: Frac, x, i) => add(s, mul(x, ps[i] ?? 0)), frac(0)),
          ),
        ),
      why: ({ ps }) => `is $k$ times its probability ${prob(ps[3] ?? 0)}; it must still be divided by it.`,
    },
    {
      misconception: 'a2-ev-takes-the-plain-mean',
      rule: ({ xs, E }) =>
        decimal(
          sub(
            mul(4, E),
            xs.reduce((s, x) => s + x, 0),
          ),
        ),
      why: () => 'treats all four values as equally likely.',
    },
    {
      misconception: 'a2-ev-ignores-the-other-values',
      operation: 'term-left-out',
      operands: ({ E }) => [E],
      after: (got, { ps }) => div(got, ps[3] ?? 1),
      rule: ({ ps, E }) => decimal(div(E, ps[3] ?? 1)),
      why: () => 'divides the whole expected value by the last probability, without the other rows.',
    },
    {
      misconception: 'a2-ev-forgets-the-weights',
      says: () =>
        'I subtracted the three known values without their probabilities, and divided by the last probability.',
      rule: ({ xs, ps, E }) =>
        decimal(
          div(
            sub(
              E,
              xs.reduce((s, x) => s + x, 0),
            ),
            ps[3] ?? 1,
          ),
        ),
      why: () => 'subtracts the other values without their probabilities.',
    },
    {
      misconception: 'a2-ev-stops-before-dividing',
      twoSlips: true,
      rule: ({ xs, ps, E }) =>
        decimal(
          mul(
            ps[3] ?? 1,
            add(
              E,
              xs.reduce((s: Frac, x, i) => add(s, mul(x, ps[i] ?? 0)), frac(0)),
            ),
          ),
        ),
      why: () => 'adds the known part, and multiplies instead of dividing.',
      says: () =>
        'I added the known part to the average instead of subtracting it, and multiplied by the last probability instead of dividing.',
    },
  ],
  explain: ({ xs, ps, k }) => {
    const known = expected(xs, ps)
    const E = expected([...xs, k], ps)
    return {
      plan: 'Write the expected value as a sum with the unknown in it, and solve the linear equation.',
      steps: [
        {
          do: `The known part is $${xs.map((x, i) => `${x} \\cdot ${prob(ps[i] ?? 0)}`).join(' + ')} = ${xs.map((x, i) => dec(frac(x * (ps[i] ?? 0), 10))).join(' + ')} = ${dec(known)}$.`,
          why: 'Each value times its probability.',
        },
        {
          do: `$${dec(known)} + ${prob(ps[3] ?? 0)}k = ${dec(E)}$`,
          why: 'All products together are the expected value.',
        },
        {
          do: `$${prob(ps[3] ?? 0)}k = ${dec(sub(E, known))}$, so $k = ${dec(sub(E, known))} \\div ${prob(ps[3] ?? 0)} = ${k}$.`,
          why: 'Subtract, then divide by the probability.',
        },
      ],
      check: `$${k} \\cdot ${prob(ps[3] ?? 0)} + ${dec(known)} = ${dec(E)}$`,
      faster: `In one line on a calculator: $(${dec(E)} - ${xs.flatMap((x, i) => (x === 0 ? [] : [`${x} \\cdot ${prob(ps[i] ?? 0)}`])).join(' - ')}) \\div ${prob(ps[3] ?? 0)} = ${k}$.`,
    }
  },
  check: ({ xs, ps, E }) => {
    const value = (k: number) => [...xs, k].reduce((s: Frac, x, i) => add(s, mul(x, ps[i] ?? 0)), frac(0))
    return num([...Array(100).keys()].find((k) => sub(value(k), E).n === 0) ?? 0)
  },
})

type Plays = Readonly<{ n: number; p: number; win: number; lose: number }>

const plays = template({
  ...base,
  id: 'algebra-2/expected-total-of-many-plays',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 85,
  balance: 'place',
  draw: (rng): Plays =>
    until(
      () => ({ n: 10 * int(rng, 3, 20), p: 10 * int(rng, 1, 6), win: int(rng, 3, 15), lose: int(rng, 1, 6) }),
      ({ n, p, win, lose }) =>
        Number.isInteger((n * p) / 100) &&
        win * p - lose * (100 - p) !== 0 &&
        Math.abs(n * (win * p - lose * (100 - p))) / 100 > 5,
    ),
  frames: [
    {
      id: 'points',
      kind: 'words',
      items: 6,
      stem: ({ n, p, win, lose }) =>
        `In each round of a game a player gains ${win} points with probability ${p}% and loses ${lose} point${lose === 1 ? '' : 's'} otherwise. What is the expected change of the score after ${n} rounds, in points?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ n, p, win, lose }) =>
        `A quiz app gives ${win} points for a right answer and takes ${lose} ${lose === 1 ? 'point' : 'points'} for a wrong one. A player is right with probability ${p}% on each question. What is the expected score on ${n} questions?`,
    },
  ],
  given: (e) => e,
  answer: ({ n, p, win, lose }) => num(frac(n * (win * p - lose * (100 - p)), 100)),
  traps: [
    {
      misconception: 'a2-ev-ignores-the-loss',
      classic: true,
      operation: 'term-left-out',
      operands: ({ n, win, p }) => [mul(n * win, frac(p, 100))],
      rule: ({ n, p, win }) => num(frac(n * win * p, 100)),
      why: () => 'counts the gains only.',
    },
    {
      misconception: 'a2-ev-adds-the-loss',
      operation: 'added-instead-of-subtracted',
      operands: ({ win, p, lose }) => [mul(win, frac(p, 100)), mul(lose, frac(100 - p, 100))],
      after: (got, { n }) => mul(n, got),
      rule: ({ n, p, win, lose }) => num(frac(n * (win * p + lose * (100 - p)), 100)),
      why: () => 'adds the losses instead of subtracting them.',
    },
    {
      misconception: 'a2-ev-subtracts-the-loss-every-time',
      operation: 'whole-for-part',
      operands: ({ lose }) => [lose],
      after: (got, { n, win, p }) => mul(n, sub(mul(win, frac(p, 100)), got)),
      rule: ({ n, p, win, lose }) => num(frac(n * (win * p - 100 * lose), 100)),
      why: () => 'takes the loss in every round, also in those that are won.',
    },
    {
      misconception: 'a2-ev-takes-the-plain-mean',
      operation: 'plain-mean',
      operands: ({ win, lose }) => [win, -lose],
      after: (got, { n }) => mul(n, got),
      rule: ({ n, win, lose }) => num(frac(n * (win - lose), 2)),
      why: () => 'treats winning and losing as equally likely.',
    },
    {
      misconception: 'a2-ev-exchanges-the-probabilities',
      says: () => 'I exchanged the probabilities of gaining and losing.',
      operation: 'wrong-number-used',
      operands: ({ p }) => [frac(100 - p, 100)],
      after: (got, { n, win, lose }) => mul(n, sub(mul(win, got), mul(lose, sub(1, got)))),
      rule: ({ n, p, win, lose }) => num(frac(n * (win * (100 - p) - lose * p), 100)),
      why: ({ p }) => `uses ${p}% for losing instead of winning.`,
    },
  ],
  explain: ({ n, p, win, lose }) => ({
    plan: 'Count how many rounds are won and lost on average; then add gains and losses.',
    steps: [
      {
        do: `Expected wins: $${n} \\cdot ${p / 100} = ${(n * p) / 100}$; expected losses: $${n} - ${(n * p) / 100} = ${n - (n * p) / 100}$.`,
        why: `The probability of losing is ${100 - p}%.`,
      },
      {
        do: `Gains: $${(n * p) / 100} \\cdot ${win} = ${(n * p * win) / 100}$. Losses: $${n - (n * p) / 100} \\cdot ${lose} = ${(n - (n * p) / 100) * lose}$.`,
        why: 'Number of rounds times points.',
      },
      {
        do: `$${(n * p * win) / 100} - ${(n - (n * p) / 100) * lose} = ${(n * (win * p - lose * (100 - p))) / 100}$`,
        why: 'Gains minus losses.',
      },
    ],
    check: `If every round were lost, the change would be $${-n * lose}$, and each win is worth $${win + lose}$ more: $${-n * lose} + ${(n * p) / 100} \\cdot ${win + lose} = ${(n * (win * p - lose * (100 - p))) / 100}$.`,
    faster: `One round brings $${p / 100} \\cdot ${win} - ${(100 - p) / 100} \\cdot ${lose} = ${dec(frac(win * p - lose * (100 - p), 100))}$ on average; ${n} of them bring $${n} \\cdot ${win * p < lose * (100 - p) ? `(${dec(frac(win * p - lose * (100 - p), 100))})` : dec(frac(win * p - lose * (100 - p), 100))} = ${(n * (win * p - lose * (100 - p))) / 100}$.`,
  }),
  check: ({ n, p, win, lose }) => {
    const hundred = Array.from({ length: 100 }, (_, i) => (i < p ? win : -lose)).reduce((s, x) => s + x, 0)
    return num(frac(hundred * n, 100))
  },
})

export const templates: readonly Template[] = [fromTable, unknown, plays]
