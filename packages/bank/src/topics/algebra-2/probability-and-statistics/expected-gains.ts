/** Expected value in money: raffles, fair prices, warranties, and the mistakes of others. */

import {
  decimal,
  div,
  dollars,
  frac,
  int,
  money,
  mul,
  nameTheWorkedMistake,
  pick,
  sub,
  type Template,
  template,
  until,
  withFaster,
} from '#kit'
import { base } from './expected-value.ts'

type Raffle = Readonly<{ N: number; W: number; t: number }>

const raffle = template({
  ...base,
  id: 'algebra-2/expected-gain-of-a-raffle',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 80,
  balance: 'place',
  draw: (rng): Raffle =>
    until(
      () => ({ N: pick(rng, [50, 100, 200]), W: 10 * int(rng, 6, 80), t: int(rng, 2, 10) }),
      ({ N, W, t }) => (100 * (W - t)) % N === 0 && (100 * W) % N === 0 && W / N < t && W > 5 * t && W / N !== t / 2,
    ),
  frames: [
    {
      id: 'raffle',
      kind: 'words',
      items: 7,
      stem: ({ N, W, t }) =>
        `A school sells ${N} raffle tickets for ${money(t)} each. One ticket, drawn at random, wins a prize of ${money(W)}; the others win nothing. What is the expected net gain of a buyer of one ticket?`,
    },
  ],
  given: (e) => e,
  answer: ({ N, W, t }) => dollars(frac(W - N * t, N)),
  traps: [
    {
      misconception: 'a2-ev-forgets-the-price',
      classic: true,
      operation: 'term-left-out',
      operands: ({ W, N }) => [div(W, N)],
      rule: ({ N, W }) => dollars(frac(W, N)),
      why: ({ t }) => `is the expected prize; the ${money(t)} for the ticket must be subtracted.`,
    },
    {
      misconception: 'a2-ev-counts-the-price-of-the-winner-only',
      rule: ({ N, W, t }) => dollars(frac(W - t, N)),
      why: ({ t }) => `subtracts ${money(t)} only in the case of a win; the losers pay as well.`,
    },
    {
      misconception: 'a2-ev-takes-the-view-of-the-seller',
      operation: 'sign-reversed',
      operands: ({ W, N, t }) => [sub(div(W, N), t)],
      rule: ({ N, W, t }) => dollars(frac(N * t - W, N)),
      why: () => 'is what the seller gains on average from one ticket.',
    },
    {
      misconception: 'a2-ev-takes-the-most-likely',
      operation: 'term-left-out',
      operands: ({ t }) => [-t],
      rule: ({ t }) => dollars(-t),
      why: () => 'is the most likely result of a single ticket, not the average over all tickets.',
      says: () => 'I gave the net gain of a buyer who wins nothing, because this is the most likely result.',
    },
  ],
  explain: ({ N, W, t }) => ({
    plan: 'Find the expected prize, and subtract what the ticket costs.',
    steps: [
      { do: `A ticket wins with probability $\\frac{1}{${N}}$.`, why: 'One of the tickets is drawn.' },
      { do: `Expected prize: ${money(W)} divided by ${N} is ${money(W / N)}.`, why: 'The other tickets win 0.' },
      {
        do: `Net gain: ${money(W / N)} minus ${money(t)} is ${dollars(frac(W - N * t, N)).html}.`,
        why: 'The ticket is paid in any case.',
      },
    ],
    check: `All buyers together pay ${money(N * t)} and get ${money(W)} back; divided by ${N} it is the same.`,
    faster: `In one line on a calculator: $${W} \\div ${N} - ${t} = ${Math.round((100 * (W - N * t)) / N) / 100}$.`,
  }),
  check: ({ N, W, t }) => {
    const all = Array.from({ length: N }, (_, i) => (i === 0 ? W : 0) - t).reduce((s, x) => s + x, 0)
    return dollars(frac(all, N))
  },
})

type Game = Readonly<{ a: number; b: number; p: number; q: number }>

const fair = template({
  ...base,
  id: 'algebra-2/fair-price-of-a-game',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 80,
  balance: 'place',
  draw: (rng): Game =>
    until(
      () => ({ a: int(rng, 8, 30), b: int(rng, 2, 7), p: 5 * int(rng, 1, 5), q: 5 * int(rng, 3, 9) }),
      ({ p, q }) => p + q < 90 && p !== q,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'words',
      items: 6,
      stem: ({ a, b, p, q }) =>
        `A wheel at a fair pays ${money(a)} with probability ${p}% and ${money(b)} with probability ${q}%; otherwise it pays nothing. What price for a spin makes the game fair, so that neither side gains in the long run?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ a, b, p, q }) =>
        `A machine returns ${money(a)} in ${p}% of all plays, ${money(b)} in ${q}% of them, and nothing in the rest. How many dollars does it return on average for each play?`,
    },
  ],
  given: (e) => e,
  answer: ({ a, b, p, q }) => dollars(frac(a * p + b * q, 100)),
  traps: [
    {
      misconception: 'a2-ev-takes-the-plain-mean',
      classic: true,
      operation: 'plain-mean',
      operands: ({ a, b }) => [a, b],
      rule: ({ a, b }) => dollars(frac(a + b, 2)),
      why: () => 'is the mean of the two prizes, without their probabilities.',
    },
    {
      misconception: 'a2-ev-leaves-out-a-value',
      operation: 'term-left-out',
      operands: ({ a, p }) => [div(a * p, 100)],
      rule: ({ a, p }) => dollars(frac(a * p, 100)),
      says: ({ b }) => `I left out the ${money(b)}.`,
      why: ({ b }) => `leaves out the prize of ${money(b)}.`,
    },
    {
      misconception: 'a2-ev-exchanges-the-probabilities',
      rule: ({ a, b, p, q }) => dollars(frac(a * q + b * p, 100)),
      why: () => 'has the two probabilities exchanged.',
      says: () => 'I exchanged the two probabilities.',
    },
    {
      misconception: 'a2-ev-divides-again',
      says: () => 'I divided by 2, the number of prizes, once more.',
      operation: 'plain-mean',
      operands: ({ a, b, p, q }) => [div(a * p, 100), div(b * q, 100)],
      rule: ({ a, b, p, q }) => ((a * p + b * q) % 2 === 0 ? dollars(frac(a * p + b * q, 200)) : null),
      why: () => 'divides by the number of prizes once more.',
    },
    {
      misconception: 'a2-ev-adds-the-probabilities',
      rule: ({ a, b, p, q }) => dollars(frac((a + b) * (p + q), 100)),
      why: () => 'multiplies the sum of the prizes by the sum of the probabilities.',
    },
  ],
  explain: ({ a, b, p, q }, frame) => ({
    plan: `The ${frame === 'choice' ? 'fair price' : 'average return'} is the expected payment: each ${frame === 'choice' ? 'prize' : 'amount'} times its probability, added up.`,
    steps: [
      {
        do: `${money(a)} with probability ${p}%: $${a} \\cdot ${p / 100} = ${(a * p) / 100}$`,
        why: 'Prize times probability.',
      },
      {
        do: `${money(b)} with probability ${q}%: $${b} \\cdot ${q / 100} = ${(b * q) / 100}$`,
        why: 'The same for the second prize; nothing adds 0.',
      },
      {
        do: `Together ${dollars(frac(a * p + b * q, 100)).html}: $${(a * p) / 100} + ${(b * q) / 100} = ${(a * p + b * q) / 100}$.`,
        why: 'This is what is paid on average.',
      },
    ],
    check: `In 100 plays about ${money(a * p)} and ${money(b * q)} are paid, ${money(a * p + b * q)} in all, and $${a * p + b * q} \\div 100 = ${(a * p + b * q) / 100}$ dollars for each.`,
    faster: `In one line on a calculator: $${a} \\cdot ${p / 100} + ${b} \\cdot ${q / 100} = ${(a * p + b * q) / 100}$.`,
  }),
  check: ({ a, b, p, q }) => {
    const hundred = Array.from({ length: 100 }, (_, i) => (i < p ? a : i < p + q ? b : 0)).reduce((s, x) => s + x, 0)
    return dollars(frac(hundred, 100))
  },
})

type Warranty = Readonly<{ R: number; p: number; w: number }>

const warranty = template({
  ...base,
  id: 'algebra-2/expected-cost-of-a-warranty',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 85,
  balance: 'place',
  draw: (rng): Warranty =>
    until(
      () => ({ R: 20 * int(rng, 5, 30), p: pick(rng, [5, 10, 15, 20, 25]), w: 5 * int(rng, 4, 24) }),
      ({ R, p, w }) => w > (R * p) / 100 && w < R / 2 && w - (R * p) / 100 > 3,
    ),
  frames: [
    {
      id: 'warranty',
      kind: 'words',
      items: 7,
      stem: ({ R, p, w }) =>
        `A store offers a warranty for a laptop at ${money(w)}. Without it, a repair costs ${money(R)}, and the probability that one repair is needed is ${p}%. By how much does the price of the warranty exceed the expected cost of repairs?`,
    },
  ],
  given: (e) => e,
  answer: ({ R, p, w }) => dollars(frac(100 * w - R * p, 100)),
  traps: [
    {
      misconception: 'a2-ev-stops-at-the-expected-cost',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ R, p }) => [div(R * p, 100)],
      rule: ({ R, p }) => dollars(frac(R * p, 100)),
      why: () => 'is the expected cost itself; the question asks how much more the warranty costs.',
    },
    {
      misconception: 'a2-ev-ignores-the-probability',
      says: ({ R }) => `I compared the price with the full \\$${R} of a repair and gave the difference.`,
      operation: 'factor-left-out',
      operands: ({ R }) => [R],
      after: (got, { w }) => sub(got, w),
      rule: ({ R, w }) => dollars(R - w),
      why: () => 'compares with a repair that happens for sure.',
    },
    {
      misconception: 'a2-ev-exchanges-the-probabilities',
      rule: ({ R, p, w }) => {
        const cost = frac(R * (100 - p), 100)
        return dollars(frac(Math.abs(cost.n - w * cost.d), cost.d))
      },
      why: ({ p }) => `uses ${100 - p}%, the probability that no repair is needed.`,
      says: ({ p }) =>
        `I worked out the expected cost with ${100 - p}%, the probability that no repair is needed, and gave its difference from the price of the warranty.`,
    },
    {
      misconception: 'a2-ev-takes-the-percent-of-the-warranty',
      says: ({ p }) => `I took ${p}% off the price of the warranty.`,
      operation: 'wrong-number-used',
      operands: ({ w }) => [w],
      after: (got, { w, p }) => sub(w, mul(got, div(p, 100))),
      rule: ({ p, w }) => dollars(frac(w * (100 - p), 100)),
      why: ({ p }) => `takes ${p}% off the price of the warranty.`,
    },
  ],
  explain: ({ R, p, w }) => ({
    plan: 'The expected cost is cost times probability; subtract it from the price of the warranty.',
    steps: [
      {
        do: `Expected cost: $${R} \\cdot ${p / 100} = ${(R * p) / 100}$ dollars`,
        why: 'A repair happens only in some of the cases.',
      },
      {
        do: `Warranty minus expected cost: $${w} - ${(R * p) / 100} = ${w - (R * p) / 100}$`,
        why: 'How much more the warranty costs on average.',
      },
      {
        do: `So the difference is ${dollars(frac(100 * w - R * p, 100)).html}.`,
        why: 'This is the price of being safe from a large bill.',
      },
    ],
    check: `For 100 laptops, about ${p} repairs cost ${money(R * p)}, and 100 warranties cost ${money(100 * w)}.`,
    faster: `In one line on a calculator: $${w} - ${R} \\cdot ${p / 100} = ${w - (R * p) / 100}$.`,
  }),
  check: ({ R, p, w }) => {
    const bills = Array.from({ length: 100 }, (_, i) => (i < p ? R : 0)).reduce((s, x) => s + x, 0)
    return dollars(frac(100 * w - bills, 100))
  },
})

const mistake = template({
  ...base,
  id: 'algebra-2/expected-value-mistake',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 95,
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-prob',
      misconception: 'a2-ev-names-an-error-without-testing',
      items: 6,
      draw: (rng) =>
        until(
          () => ({ win: int(rng, 6, 30), p: 10 * int(rng, 1, 4), cost: int(rng, 2, 9) }),
          ({ win, p, cost }) => win > 2 * cost && win * p !== 100 * cost && (win - cost) * p !== 100 * cost,
        ),
      task: ({ win, p, cost }) =>
        `played a game that costs ${cost} points and returns ${win} points with probability ${p}% (otherwise nothing), computed the expected net gain in points,`,
      solution: ({ win, p, cost }) => decimal(frac(win * p - 100 * cost, 100)),
      work: ({ win, p, cost }) => `$${win} \\cdot ${p / 100} - ${cost}$ is the expected return minus the cost`,
      mistakes: ({ win, p, cost }) => [
        { says: 'Leaving out the cost', work: `$${win} \\cdot ${p / 100}$`, result: decimal(frac(win * p, 100)) },
        {
          says: 'Subtracting the cost only in the case of a win',
          work: `$(${win} - ${cost}) \\cdot ${p / 100}$`,
          result: decimal(frac((win - cost) * p, 100)),
        },
        { says: 'Leaving out the probability', work: `$${win} - ${cost}$`, result: decimal(win - cost) },
        {
          says: 'Adding the cost instead of subtracting it',
          work: `$${win} \\cdot ${p / 100} + ${cost}$`,
          result: decimal(frac(win * p + 100 * cost, 100)),
        },
      ],
      redo: ({ win, p, cost }) => {
        const sum = (won: number, lost: number) => decimal(frac(p * won + (100 - p) * lost, 100))
        return [sum(win - cost, -cost), sum(win, 0), sum(win - cost, 0), decimal(win - cost), sum(win + cost, cost)]
      },
    }),
    ({ e: { win, p, cost }, which, name }) => {
      const rounded = (x: number) => Math.round(x * 100) / 100
      const [right, back] = [(win * p) / 100 - cost, (win * p) / 100]
      const got = [back, ((win - cost) * p) / 100, win - cost, back + cost][which] as number
      const apart = `Subtract the right answer: $${rounded(got)} - ${right < 0 ? `(${rounded(right)})` : rounded(right)} = ${rounded(got - right)}$`
      return [
        `${apart}, just the cost. So it was left out.`,
        `${apart}, which is ${100 - p}% of the cost, the part that belongs to the games without a win.`,
        `${name}’s number is $${win} - ${cost}$, the gain of a single win. The ${p}% do not occur in it.`,
        `${apart}, twice the cost. So it was added instead of subtracted.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [raffle, fair, warranty, mistake]
