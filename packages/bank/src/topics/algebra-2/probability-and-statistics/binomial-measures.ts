/** The binomial distribution: mean, standard deviation, conditions, and the mistakes of others. */

import {
  decimal,
  div,
  type Frac,
  frac,
  int,
  mul,
  namedBy,
  nameTheWorkedMistake,
  num,
  pick,
  pow,
  sub,
  type Template,
  template,
  text,
  toNumber,
  toTex,
  until,
  whole,
  withFaster,
} from '#kit'
import { base, choose, counted, drawTrials, exactly } from './binomial-distribution.ts'

type Many = Readonly<{ n: number; t: number }>

const mean = template({
  ...base,
  id: 'algebra-2/binomial-mean',
  difficulty: 'Low',
  b: -0.5,
  seconds: 60,
  balance: 'place',
  draw: (rng): Many =>
    until(
      () => ({ n: 10 * int(rng, 3, 60), t: pick(rng, [5, 10, 15, 20, 25, 30, 35, 40, 60, 70, 80]) }),
      ({ n, t }) => (n * t) % 100 === 0 && t !== 50,
    ),
  frames: [
    {
      id: 'bulbs',
      kind: 'words',
      items: 5,
      stem: ({ n, t }) =>
        `Of the customers of a store ${t}% pay by card, each independently of the others. What is the mean number of customers who pay by card among ${n} customers?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ n, t }) =>
        `A random variable counts the successes in ${n} independent trials, each with success probability ${t}%. What is its expected value?`,
    },
  ],
  given: ({ n, t }) => ({ n, t }),
  answer: ({ n, t }) => num(frac(n * t, 100)),
  traps: [
    {
      misconception: 'a2-bd-counts-the-failures',
      classic: true,
      operation: 'part-for-rest',
      operands: ({ n, t }) => [n, frac(100 - t, 100)],
      rule: ({ n, t }) => num(frac(n * (100 - t), 100)),
      why: ({ t }) => `uses ${100 - t}%, the probability of a failure.`,
    },
    {
      misconception: 'a2-bd-takes-half-of-the-trials',
      operation: 'wrong-number-used',
      operands: () => [frac(1, 2)],
      after: (got, { n }) => mul(n, got),
      rule: ({ n }) => num(frac(n, 2)),
      why: () => 'is half of the trials, as for a fair coin.',
    },
    {
      misconception: 'a2-bd-gives-the-variance',
      operation: 'solved-for-the-other',
      operands: ({ n, t }) => [div(n * t * (100 - t), 10000)],
      rule: ({ n, t }) => decimal(frac(n * t * (100 - t), 10000)),
      why: () => 'is $np(1 - p)$, the variance.',
    },
    {
      misconception: 'a2-bd-divides-by-the-percentage',
      operation: 'wrong-whole',
      operands: ({ n, t }) => [n, t],
      rule: ({ n, t }) => whole(frac(n, t)),
      why: ({ t }) => `divides by ${t} instead of taking ${t}%.`,
    },
  ],
  explain: ({ n, t }) => ({
    plan: 'The mean of a binomial distribution is the number of trials times the probability of success.',
    steps: [
      { do: `$n = ${n}$ trials, $p = ${t}\\% = ${t / 100}$`, why: 'Independent trials with two outcomes.' },
      { do: `$np = ${n} \\cdot ${t / 100}$`, why: 'Each trial adds the probability of a success.' },
      { do: `$np = ${(n * t) / 100}$`, why: 'On average so many successes occur.' },
    ],
    check: `${t}% of ${n} is ${(n * t) / 100}.`,
  }),
  check: ({ n, t }) => num([...Array(n + 1).keys()].find((x) => 100 * x === n * t) ?? 0),
})

const DEVIATIONS = [
  [100, 50, 5],
  [100, 20, 4],
  [100, 80, 4],
  [100, 10, 3],
  [100, 90, 3],
  [64, 50, 4],
  [144, 50, 6],
  [400, 50, 10],
  [400, 20, 8],
  [400, 10, 6],
  [225, 20, 6],
  [36, 50, 3],
  [196, 50, 7],
  [225, 80, 6],
  [900, 10, 9],
  [48, 25, 3],
  [192, 25, 6],
  [48, 75, 3],
] as const

const deviation = template({
  ...base,
  id: 'algebra-2/binomial-standard-deviation',
  difficulty: 'Medium',
  b: 0.4,
  seconds: 80,
  balance: 'place',
  draw: (rng) => {
    const [n, t] = pick(rng, DEVIATIONS)
    return { n, t }
  },
  frames: [
    {
      id: 'bare',
      kind: 'words',
      items: 7,
      stem: ({ n, t }) =>
        `A binomial experiment has ${n} trials with success probability ${t}%. What is the standard deviation of the number of successes?`,
    },
  ],
  given: (e) => e,
  answer: ({ n, t }) => num(Math.round(Math.sqrt((n * t * (100 - t)) / 10000))),
  traps: [
    {
      misconception: 'a2-bd-gives-the-variance',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ n, t }) => [div(n * t * (100 - t), 10000)],
      rule: ({ n, t }) => num(frac(n * t * (100 - t), 10000)),
      why: () => 'is the variance; the standard deviation is its square root.',
    },
    {
      misconception: 'a2-bd-gives-the-mean',
      operation: 'solved-for-the-other',
      operands: ({ n, t }) => [div(n * t, 100)],
      rule: ({ n, t }) => num(frac(n * t, 100)),
      why: () => 'is the mean $np$.',
    },
    {
      misconception: 'a2-bd-roots-the-trials',
      operation: 'factor-left-out',
      operands: ({ n }) => [n],
      after: (got) => Math.sqrt(toNumber(got)),
      rule: ({ n }) => (Number.isInteger(Math.sqrt(n)) ? num(Math.sqrt(n)) : null),
      why: () => 'is the square root of the number of trials.',
    },
    {
      misconception: 'a2-bd-halves-instead-of-rooting',
      operation: 'root-as-half',
      operands: ({ n, t }) => [div(n * t * (100 - t), 10000)],
      rule: ({ n, t }) => decimal(frac(n * t * (100 - t), 20000)),
      why: () => 'halves the variance instead of taking its square root.',
    },
    {
      misconception: 'a2-bd-counts-the-failures',
      operation: 'solved-for-the-other',
      operands: ({ n, t }) => [div(n * (100 - t), 100)],
      rule: ({ n, t }) => (t === 50 ? null : num(frac(n * (100 - t), 100))),
      why: () => 'is the mean number of failures.',
      says: () => 'I gave the mean number of failures.',
    },
  ],
  explain: ({ n, t }) => {
    const v = (n * t * (100 - t)) / 10000
    return {
      plan: 'The variance is the number of trials times both probabilities; the standard deviation is its square root.',
      steps: [
        { do: `$p = ${t / 100}$ and $1 - p = ${(100 - t) / 100}$`, why: 'Success and failure.' },
        { do: `$np(1 - p) = ${n} \\cdot ${t / 100} \\cdot ${(100 - t) / 100} = ${v}$`, why: 'This is the variance.' },
        {
          do: `$\\sqrt{${v}} = ${Math.round(Math.sqrt(v))}$`,
          why: 'The standard deviation is the square root of the variance.',
        },
      ],
      check: `The mean ${(n * t) / 100} times the probability of failure gives the variance: $${(n * t) / 100} \\cdot ${(100 - t) / 100} = ${v}$, and $${Math.round(Math.sqrt(v))}^2 = ${v}$.`,
      faster: `In one line on a calculator: $\\sqrt{${n} \\cdot ${t / 100} \\cdot ${(100 - t) / 100}} = ${Math.round(Math.sqrt(v) * 1000) / 1000}$.`,
    }
  },
  check: ({ n, t }) => num([...Array(60).keys()].find((s) => 10000 * s * s === n * t * (100 - t)) ?? 0),
})

const FITS = [
  'The number of trials is not fixed.',
  'The trials are not independent of each other.',
  'Each trial has more than two outcomes that are told apart.',
  'Nothing is wrong: it is a binomial experiment.',
] as const
/** What was misjudged by somebody who chose each of these. */
const MISJUDGED = [
  'a2-bd-misjudges-the-conditions',
  'a2-bd-misjudges-the-independence',
  'a2-bd-misjudges-the-conditions',
  'a2-bd-overlooks-a-broken-condition',
] as const
type Told = Readonly<{ shown: string }>
type Case = Readonly<{ kind: number; m: number; a: number; b: number }>
const story = ({ kind, m, a, b }: Case): string =>
  [
    `A die is rolled until the number ${a} shows for the ${m}th time, and the rolls are counted.`,
    `From a bag with ${a} red and ${b} blue marbles, ${m} marbles are drawn without putting any back, and the red ones are counted.`,
    `A die is rolled ${m} times, and the list of all numbers that show is written down.`,
    `From a bag with ${a} red and ${b} blue marbles, ${m} marbles are drawn one after the other, each put back before the next draw, and the red ones are counted.`,
  ][kind] as string
const tellKind = (shown: string): number =>
  shown.includes('until') ? 0 : shown.includes('without putting') ? 1 : shown.includes('list of all') ? 2 : 3

const conditions = template({
  ...base,
  id: 'algebra-2/binomial-conditions',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 60,
  draw: (rng): Case => {
    const kind = int(rng, 0, 3)
    return { kind, m: int(rng, 4, 9), a: kind === 0 ? int(rng, 1, 6) : int(rng, 10, 20), b: int(rng, 10, 20) }
  },
  frames: [
    {
      id: 'setting',
      kind: 'words',
      items: 8,
      stem: (c) => `<p>${story(c)}</p><p>Which statement explains whether the result has a binomial distribution?</p>`,
    },
  ],
  given: (c) => ({ shown: story(c) }),
  answer: ({ kind }) => text(FITS[kind] as string),
  traps: [1, 2, 3].flatMap((step) =>
    namedBy([...new Set(MISJUDGED)], ({ shown }: Told) => MISJUDGED[(tellKind(shown) + step) % 4] as string, {
      rule: ({ shown }) => text(FITS[(tellKind(shown) + step) % 4] as string),
      why: ({ kind }: Case) =>
        (
          [
            'does not fit: here the trials go on until something happens.',
            'does not fit: here each draw changes what is left.',
            'does not fit: here every number is kept apart.',
            'does not fit: the number of draws is fixed, the chance stays the same, and each draw is red or not.',
          ] as const
        )[kind as 0 | 1 | 2 | 3],
      says: ({ kind }: Case) => `I judged this wrongly: “${FITS[(kind + step) % 4]}”`,
    }),
  ),
  explain: (c) => ({
    plan: 'Go through the conditions: a fixed number of trials, two outcomes, the same probability each time, and independence.',
    steps: [
      {
        do:
          c.kind === 0
            ? 'Fixed number of trials: no, they go on until something happens.'
            : 'Fixed number of trials: yes.',
        why: 'It must be known before the start how many there are.',
      },
      {
        do:
          c.kind === 2
            ? 'Two outcomes: no, all six numbers are kept apart.'
            : 'Two outcomes: yes, each trial is a success or not.',
        why: 'Success or failure.',
      },
      {
        do:
          c.kind === 1
            ? 'Independent: no, a marble that is gone changes the next draw.'
            : 'Independent, with the same probability each time: yes.',
        why: 'The earlier trials must not matter.',
      },
      { do: `So: ${FITS[c.kind]}`, why: 'One condition that fails is enough.' },
    ],
    check: [
      `With numbers: it may end after ${c.m} rolls, after ${c.m + 1}, or after 100; nobody knows in advance.`,
      `With numbers: the chance of red is $\\frac{${c.a}}{${c.a + c.b}}$ at first, and then $\\frac{${c.a - 1}}{${c.a + c.b - 1}}$ or $\\frac{${c.a}}{${c.a + c.b - 1}}$, as the first marble was red or blue.`,
      `With numbers: one roll alone has six results to write down; if only the sixes among the ${c.m} rolls were counted, there would be two, six or not.`,
      `With numbers: in each of the ${c.m} draws the chance of red is $\\frac{${c.a}}{${c.a + c.b}}$, whatever came before.`,
    ][c.kind] as string,
    faster: [
      'Look for the one word that breaks a condition: “until” means that the number of trials is open.',
      'Look for the one word that breaks a condition: “without putting any back” means that each draw depends on those before.',
      'Look for the one word that breaks a condition: “the list of all numbers” keeps six outcomes apart.',
      'Look for the words that would break a condition, such as “until,” or a draw without putting back. There are none: each marble is put back, and only red is counted.',
    ][c.kind] as string,
  }),
  check: ({ shown }) => text(FITS[tellKind(shown)] as string),
})

const TIMES = ['never', 'once', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times']

const mistake = template({
  ...base,
  id: 'algebra-2/binomial-distribution-mistake',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 105,
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-bd',
      items: 6,
      draw: (rng) =>
        until(
          () => drawTrials(rng),
          ({ n, k, p }) => mul(choose(n, k), pow(p, k)).n <= mul(choose(n, k), pow(p, k)).d,
        ),
      task: ({ n, k, p }) =>
        `looked for the probability of exactly ${k} ${k === 1 ? 'success' : 'successes'} in ${n} independent trials with success probability $${toTex(p)}$`,
      solution: ({ n, k, p }) => num(exactly(n, k, p)),
      work: ({ n, k, p }) =>
        `there are ${choose(n, k)} orders, each with probability $${toTex(mul(pow(p, k), pow(sub(1, p), n - k)))}$`,
      mistakes: ({ n, k, p }) => [
        {
          says: 'Leaving out the number of orders',
          work: 'only one fixed order is counted',
          result: num(mul(pow(p, k), pow(sub(1, p), n - k))),
        },
        {
          says: 'Leaving out the failures',
          work: `$${choose(n, k)}$ times the power of the successes alone`,
          result: num(mul(choose(n, k), pow(p, k))),
        },
        {
          says: 'Exchanging success and failure',
          work: `this is the case of ${n - k} ${n - k === 1 ? 'success' : 'successes'}`,
          result: num(exactly(n, n - k, p)),
        },
        {
          says: 'Taking only the power of the successes',
          work: 'orders and failures are both left out',
          result: num(pow(p, k)),
        },
      ],
      redo: ({ n, k, p }) => {
        const full = counted(n, p, (h) => h === k)
        const orders = mul(full, frac(1, choose(n, k)))
        const hits = frac(p.n ** k, p.d ** k)
        return [num(full), num(orders), num(mul(hits, choose(n, k))), num(counted(n, p, (h) => h === n - k)), num(hits)]
      },
    }),
    ({ e: { n, k, p }, which, name }) => {
      const right = exactly(n, k, p)
      const over = (got: Frac) =>
        `Divide the right answer by ${name}’s: $${toTex(right)} \\div ${toTex(got)} = ${toTex(div(right, got))}$`
      return [
        `${over(mul(pow(p, k), pow(sub(1, p), n - k)))}. This is the number of orders, which is missing.`,
        `${over(mul(choose(n, k), pow(p, k)))}. This is the power for the failures, $${toTex(sub(1, p))}$ to the exponent ${n - k}, which is missing.`,
        `Count the factors: in ${name}’s number $${toTex(p)}$ stands ${TIMES[n - k]} and $${toTex(sub(1, p))}$ stands ${TIMES[k]}, so it is the probability of ${n - k} ${n - k === 1 ? 'success' : 'successes'}.`,
        `${name}’s number is a plain power, $${toTex(pow(p, k))} = \\left(${toTex(p)}\\right)^{${k}}$: neither orders nor failures occur in it.`,
      ][which] as string
    },
  ),
})

export const templates: readonly Template[] = [mean, deviation, conditions, mistake]
