/** The binomial distribution: single probabilities, sums of them, and complements. */

import {
  add,
  asWritten,
  type Frac,
  frac,
  int,
  mul,
  num,
  pick,
  pow,
  type Rng,
  sub,
  type Template,
  template,
  toTex,
  until,
} from '#kit'

export const base = { skill: 'a2-binomial-distribution', calculator: true, response: 'choice' } as const

export const choose = (n: number, k: number): number =>
  [...Array(k).keys()].reduce((c, i) => (c * (n - i)) / (i + 1), 1)
export type Trials = Readonly<{ n: number; k: number; p: Frac }>
export const exactly = (n: number, k: number, p: Frac): Frac => mul(choose(n, k), mul(pow(p, k), pow(sub(1, p), n - k)))
const CHANCES = [frac(1, 3), frac(2, 3), frac(1, 4), frac(3, 4), frac(1, 5), frac(2, 5)] as const
export const drawTrials = (rng: Rng): Trials =>
  until(
    () => ({ n: int(rng, 3, 5), k: int(rng, 1, 4), p: pick(rng, CHANCES) }),
    ({ n, k, p }) => k < n && exactly(n, k, p).d < 1000 && 2 * k !== n,
  )

/** Every way in which n trials can end, with its probability. */
export function endings(n: number, p: Frac): (readonly [hits: number, chance: Frac])[] {
  if (n === 0) return [[0, frac(1)]]
  return endings(n - 1, p).flatMap(([h, c]) => [[h + 1, mul(c, p)] as const, [h, mul(c, sub(1, p))] as const])
}
export const counted = (n: number, p: Frac, fits: (hits: number) => boolean): Frac =>
  endings(n, p)
    .filter(([h]) => fits(h))
    .reduce((s: Frac, [, c]) => add(s, c), frac(0))

const power = (x: Frac, n: number) => (n === 1 ? `${toTex(x)}` : `\\left(${toTex(x)}\\right)^{${n}}`)
const times = (n: number) => (n === 1 ? 'exactly once' : n === 2 ? 'exactly twice' : `exactly ${n} times`)

const exact = template({
  ...base,
  id: 'algebra-2/binomial-exact-probability',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 100,
  draw: drawTrials,
  frames: [
    {
      id: 'spinner',
      kind: 'words',
      items: 6,
      stem: ({ n, k, p }) =>
        `A spinner lands on red with probability $${toTex(p)}$. It is spun ${n} times. What is the probability that it lands on red ${times(k)}?`,
    },
    {
      id: 'shots',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ n, k, p }) =>
        `A player makes a free throw with probability $${toTex(p)}$, independently of the other throws. What is the probability that the player makes exactly ${k} of ${n} free throws, as a fraction?`,
    },
  ],
  given: (e) => e,
  answer: ({ n, k, p }) => num(exactly(n, k, p)),
  traps: [
    {
      misconception: 'a2-bd-forgets-the-arrangements',
      classic: true,
      operation: 'factor-left-out',
      operands: ({ p, k, n }) => [pow(p, k), pow(sub(1, p), n - k)],
      rule: ({ n, k, p }) => num(mul(pow(p, k), pow(sub(1, p), n - k))),
      why: ({ n, k }) =>
        `is the probability of one fixed order; there are $\\binom{${n}}{${k}} = ${choose(n, k)}$ orders.`,
    },
    {
      misconception: 'a2-bd-forgets-the-failures',
      says: ({ n, k }) =>
        `I multiplied the $${choose(n, k)}$ orders by the probability of the ${k === 1 ? 'success' : `${k} successes`} and left out the probability of the ${n - k === 1 ? 'failure' : `${n - k} failures`}.`,
      operation: 'factor-left-out',
      operands: ({ n, k, p }) => [choose(n, k), pow(p, k)],
      rule: ({ n, k, p }) => {
        const wrong = mul(choose(n, k), pow(p, k))
        return wrong.n <= wrong.d ? num(wrong) : null
      },
      why: ({ n, k }) => `leaves out that the other ${n - k === 1 ? 'trial fails' : `${n - k} trials fail`}.`,
    },
    {
      misconception: 'a2-bd-exchanges-success-and-failure',
      operation: 'wrong-number-used',
      operands: ({ p }) => [sub(1, p)],
      after: (got, { n, k }) => exactly(n, k, got),
      rule: ({ n, k, p }) => num(exactly(n, n - k, p)),
      why: ({ n, k }) => `is the probability of ${n - k} successes.`,
    },
    {
      misconception: 'a2-bd-takes-one-power-only',
      operation: 'factor-left-out',
      operands: ({ p, k }) => [pow(p, k)],
      rule: ({ p, k }) => num(pow(p, k)),
      why: ({ k }) => `is the probability that ${k === 1 ? 'one given trial succeeds' : `${k} given trials succeed`}.`,
    },
  ],
  explain: ({ n, k, p }) => ({
    plan: 'Multiply the number of orders by the power for the successes and the power for the failures.',
    steps: [
      {
        do: `The probability of a failure is $1 - ${toTex(p)} = ${toTex(sub(1, p))}$.`,
        why: 'Each trial has two outcomes.',
      },
      {
        do: `The successes can stand in $\\binom{${n}}{${k}} = ${choose(n, k)}$ orders.`,
        why: `A choice of ${k} out of ${n}: which of the trials succeed?`,
      },
      {
        do: `$${choose(n, k)} \\cdot ${power(p, k)} \\cdot ${power(sub(1, p), n - k)} = ${toTex(exactly(n, k, p))}$`,
        why: 'All orders are equally likely, so multiply.',
      },
    ],
    check: `The probabilities for 0 to ${n} successes add up to 1: $${Array.from({ length: n + 1 }, (_, i) => toTex(exactly(n, i, p))).join(' + ')} = 1$.`,
    faster: `On a calculator, binompdf(${n}, ${p.n}/${p.d}, ${k}) gives about ${(exactly(n, k, p).n / exactly(n, k, p).d).toFixed(4)}, which is $${toTex(exactly(n, k, p))}$ as a decimal.`,
  }),
  check: ({ n, k, p }) => num(counted(n, p, (h) => h === k)),
})

type Formula = Readonly<{ n: number; k: number; t: number }>
const shown = (n: number, top: number, bottom: number, t: number, withChoice: boolean) =>
  asWritten(`${withChoice ? `\\binom{${n}}{${top}}` : ''}(0.${t})^{${top}}(0.${10 - t})^{${bottom}}`)

const formula = template({
  ...base,
  id: 'algebra-2/binomial-probability-expression',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: (rng): Formula =>
    until(
      () => ({ n: int(rng, 7, 15), k: int(rng, 2, 12), t: pick(rng, [1, 2, 3, 4, 6, 7, 8, 9]) }),
      ({ n, k }) => k < n - 1 && 2 * k !== n,
    ),
  frames: [
    {
      id: 'factory',
      kind: 'words',
      items: 8,
      stem: ({ n, k, t }) =>
        `Of the seeds in a large bag ${10 * t}% sprout, each independently of the others. Which expression gives the probability that exactly ${k} of ${n} seeds sprout?`,
    },
  ],
  given: ({ n, k, t }) => ({ n, k, percent: 10 * t }),
  answer: ({ n, k, t }) => shown(n, k, n - k, t, true),
  traps: [
    {
      misconception: 'a2-bd-forgets-the-arrangements',
      classic: true,
      rule: ({ n, k, percent }) => shown(n, k, n - k, percent / 10, false),
      why: () => 'is the probability of one fixed order only.',
    },
    {
      misconception: 'a2-bd-exchanges-success-and-failure',
      rule: ({ n, k, percent }) =>
        asWritten(`\\binom{${n}}{${k}}(0.${percent / 10})^{${n - k}}(0.${10 - percent / 10})^{${k}}`),
      why: ({ k }) =>
        `has the exponents exchanged: the probability of sprouting belongs to the ${k} seeds that sprout.`,
    },
    {
      misconception: 'a2-bd-exchanges-success-and-failure',
      twoSlips: true,
      rule: ({ n, k, percent }) => asWritten(`(0.${percent / 10})^{${n - k}}(0.${10 - percent / 10})^{${k}}`),
      why: () => 'has the exponents exchanged, and the number of orders is missing.',
      says: () => 'I exchanged the exponents and left out the number of orders.',
    },
    {
      misconception: 'a2-bd-forgets-the-failures',
      rule: ({ n, k, percent }) => asWritten(`\\binom{${n}}{${k}}(0.${percent / 10})^{${k}}`),
      why: () => 'leaves out the seeds that do not sprout.',
    },
  ],
  explain: ({ n, k, t }) => ({
    plan: 'Number of orders, times probability of success to the number of successes, times probability of failure to the number of failures.',
    steps: [
      { do: `Success: 0.${t}, and there are ${k} of them.`, why: `${10 * t}% as a decimal.` },
      {
        do: `Failure: $1 - 0.${t} = 0.${10 - t}$, and there are $${n} - ${k} = ${n - k}$ of them.`,
        why: 'The others do not sprout.',
      },
      {
        do: `With the number of orders: ${shown(n, k, n - k, t, true).html}.`,
        why: `Choose which ${k} of the ${n} seeds sprout.`,
      },
    ],
    check: `The exponents add up to ${n}, the number of seeds, and the exponent ${k} stands with 0.${t}, the probability of what is counted.`,
    faster: `Strike out options: the number of orders must stand in front, and 0.${t}, the probability of a success, must have the exponent ${k}, the number of successes. Only one option has both.`,
  }),
  check: ({ n, k, percent }) =>
    asWritten(`\\binom{${n}}{${k}}(${percent / 100})^{${k}}(${(100 - percent) / 100})^{${n - k}}`),
})

const atLeastOne = template({
  ...base,
  id: 'algebra-2/binomial-at-least-one',
  difficulty: 'Medium',
  b: 0.3,
  seconds: 85,
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 2, 4), p: pick(rng, CHANCES) }),
      ({ n, p }) => pow(p, n).d < 700,
    ),
  frames: [
    {
      id: 'guess',
      kind: 'words',
      items: 6,
      stem: ({ n, p }) =>
        `On each try a claw machine grabs a toy with probability $${toTex(p)}$, independently of the other tries. What is the probability of grabbing at least one toy in ${n} tries?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ n, p }) =>
        `Each of ${n} students answers a question right with probability $${toTex(p)}$, independently of the others. What is the probability, as a fraction, that at least one of them answers it right?`,
    },
  ],
  given: (e) => e,
  answer: ({ n, p }) => num(sub(1, pow(sub(1, p), n))),
  traps: [
    {
      misconception: 'a2-bd-gives-the-complement',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ p, n }) => [pow(sub(1, p), n)],
      rule: ({ n, p }) => num(pow(sub(1, p), n)),
      why: () => 'is the probability of no success at all; subtract it from 1.',
    },
    {
      misconception: 'a2-bd-takes-all-for-at-least-one',
      operation: 'wrong-number-used',
      operands: ({ p }) => [p],
      after: (got, { n }) => pow(got, n),
      rule: ({ n, p }) => num(pow(p, n)),
      why: () => 'is the probability that all trials succeed.',
    },
    {
      misconception: 'a2-bd-takes-not-all-for-at-least-one',
      operation: 'wrong-number-used',
      operands: ({ p }) => [p],
      after: (got, { n }) => sub(1, pow(got, n)),
      rule: ({ n, p }) => num(sub(1, pow(p, n))),
      why: () => 'is the probability that not all trials succeed.',
    },
    {
      misconception: 'a2-bd-takes-exactly-for-at-least',
      says: () => 'I counted exactly one success, although more than one fits as well.',
      operation: 'term-left-out',
      operands: ({ n, p }) => [mul(mul(n, p), pow(sub(1, p), n - 1))],
      rule: ({ n, p }) => num(exactly(n, 1, p)),
      why: () => 'is the probability of exactly one success.',
    },
    {
      misconception: 'a2-bd-adds-the-chances',
      operation: 'same-amount-each-time',
      operands: ({ p, n }) => [0, p, n],
      rule: ({ n, p }) => (n * p.n < p.d ? num(mul(n, p)) : null),
      why: ({ n }) => `adds the probability ${n} times; with more trials this would exceed 1.`,
    },
  ],
  explain: ({ n, p }) => ({
    plan: 'At least one is the opposite of none: find the probability of no success and subtract it from one.',
    steps: [
      { do: `One trial fails with probability $1 - ${toTex(p)} = ${toTex(sub(1, p))}$.`, why: 'The complement.' },
      {
        do: `All ${n} fail with probability $${power(sub(1, p), n)} = ${toTex(pow(sub(1, p), n))}$.`,
        why: 'The trials are independent, so multiply.',
      },
      {
        do: `At least one succeeds with probability $1 - ${toTex(pow(sub(1, p), n))} = ${toTex(sub(1, pow(sub(1, p), n)))}$.`,
        why: 'None and at least one are all cases together.',
      },
    ],
    check: `Adding the cases of 1 to ${n} successes gives the same: $${Array.from({ length: n }, (_, i) => toTex(exactly(n, i + 1, p))).join(' + ')} = ${toTex(sub(1, pow(sub(1, p), n)))}$.`,
    faster: `In one line on a calculator: $1 - \\left(1 - ${toTex(p)}\\right)^{${n}} = ${toTex(sub(1, pow(sub(1, p), n)))}$.`,
  }),
  check: ({ n, p }) => num(counted(n, p, (h) => h >= 1)),
})

const sums = template({
  ...base,
  id: 'algebra-2/binomial-at-most',
  difficulty: 'High',
  b: 0.8,
  seconds: 115,
  draw: (rng) =>
    until(
      () => ({ n: int(rng, 3, 4), p: pick(rng, CHANCES), most: pick(rng, [true, false]) }),
      ({ n, p }) => pow(p, n).d < 700,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 6,
      stem: ({ n, p, most }) =>
        `A device passes a test with probability $${toTex(p)}$. The test is done with ${n} devices, independently of each other. What is the probability that ${most ? 'at most one' : 'at least two'} of them ${most ? 'passes' : 'pass'}?`,
    },
  ],
  given: ({ n, p, most }) => ({ n, p, asked: most ? 'at most one' : 'at least two' }),
  answer: ({ n, p, most }) => {
    const low = add(exactly(n, 0, p), exactly(n, 1, p))
    return num(most ? low : sub(1, low))
  },
  traps: [
    {
      misconception: 'a2-bd-takes-exactly-for-at-least',
      says: ({ most }) =>
        most
          ? 'I counted exactly one device that passes, although none fits as well.'
          : 'I counted exactly two devices that pass, although more than two fit as well.',
      classic: true,
      rule: ({ n, p, asked }) => num(asked === 'at most one' ? exactly(n, 1, p) : exactly(n, 2, p)),
      why: ({ most }) =>
        most
          ? 'counts exactly one; none belongs to it as well.'
          : 'counts exactly two; more than two belong to it as well.',
    },
    {
      misconception: 'a2-bd-gives-the-complement',
      rule: ({ n, p, asked }) => {
        const low = add(exactly(n, 0, p), exactly(n, 1, p))
        return num(asked === 'at most one' ? sub(1, low) : low)
      },
      why: () => 'is the probability of the opposite.',
    },
    {
      misconception: 'a2-bd-leaves-out-a-case',
      says: ({ most }) =>
        most ? 'I counted only the case that none passes.' : 'I gave the probability that at least one passes.',
      operation: 'term-left-out',
      operands: ({ p, n }) => [pow(sub(1, p), n)],
      after: (got, { asked }) => (asked === 'at most one' ? got : sub(1, got)),
      rule: ({ n, p, asked }) => num(asked === 'at most one' ? exactly(n, 0, p) : sub(1, exactly(n, 0, p))),
      why: ({ most }) => (most ? 'counts only the case that none passes.' : 'is the probability of at least one.'),
    },
    {
      misconception: 'a2-bd-forgets-the-arrangements',
      says: () => 'I counted only one order for exactly one success.',
      operation: 'factor-left-out',
      operands: ({ p, n }) => [p, pow(sub(1, p), n - 1)],
      after: (got, { p, n, asked }) => {
        const low = add(pow(sub(1, p), n), got)
        return asked === 'at most one' ? low : sub(1, low)
      },
      rule: ({ n, p, asked }) => {
        const low = add(exactly(n, 0, p), mul(p, pow(sub(1, p), n - 1)))
        return num(asked === 'at most one' ? low : sub(1, low))
      },
      why: ({ n }) => `counts one success in one order only; there are ${n}.`,
    },
  ],
  explain: ({ n, p, most }) => {
    const [none, one] = [exactly(n, 0, p), exactly(n, 1, p)]
    return {
      plan: 'List the numbers of successes that fit, take the smaller side, add their probabilities, and use the complement where it is shorter.',
      steps: [
        { do: `None: $${power(sub(1, p), n)} = ${toTex(none)}$`, why: 'All fail.' },
        {
          do: `Exactly one: $${n} \\cdot ${toTex(p)} \\cdot ${power(sub(1, p), n - 1)} = ${toTex(one)}$`,
          why: `There are ${n} orders.`,
        },
        { do: `At most one: $${toTex(none)} + ${toTex(one)} = ${toTex(add(none, one))}$`, why: 'Add the two cases.' },
        ...(most
          ? []
          : [
              {
                do: `At least two: $1 - ${toTex(add(none, one))} = ${toTex(sub(1, add(none, one)))}$`,
                why: 'The opposite of at most one.',
              },
            ]),
      ],
      check: `All cases from 0 to ${n} together: $${Array.from({ length: n + 1 }, (_, k) => toTex(exactly(n, k, p))).join(' + ')} = 1$.`,
      faster: `On a calculator, ${most ? '' : '1 − '}binomcdf(${n}, ${p.n}/${p.d}, 1) gives about ${(most ? none.n / none.d + one.n / one.d : 1 - none.n / none.d - one.n / one.d).toFixed(4)}, which is $${toTex(most ? add(none, one) : sub(1, add(none, one)))}$ as a decimal.`,
    }
  },
  check: ({ n, p, asked }) => num(counted(n, p, (h) => (asked === 'at most one' ? h <= 1 : h >= 2))),
})

export const templates: readonly Template[] = [exact, formula, atLeastOne, sums]
