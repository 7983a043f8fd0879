import {
  abs,
  add,
  div,
  expr,
  frac,
  int,
  list,
  mul,
  num,
  person,
  pick,
  pow,
  sub,
  template,
  toDecimalText,
  until,
} from '#kit'
import { after, base, type Change } from './growth.ts'

const skill = 'a1-growth-and-decay'

const GROW = [
  (w: string, { a, p, n }: Change) =>
    `A video channel that ${w} follows has ${a} subscribers. The number grows by ${p}% each month. How many subscribers will the channel have after ${n} months?`,
  (w: string, { a, p, n }: Change) =>
    `${w} counts ${a} bees in a hive. The number of bees increases by ${p}% each week. How many bees will there be after ${n} weeks?`,
]

const FALL = [
  (w: string, { a, p, n }: Change) =>
    `${w} buys a used car for ${a} dollars. Its value falls by ${-p}% each year. What is its value, in dollars, after ${n} years?`,
  (w: string, { a, p, n }: Change) =>
    `A lake that ${w} studies holds ${a} fish. The number falls by ${-p}% each year. How many fish are left after ${n} years?`,
]

const value = template({
  id: 'algebra-1/exponential-value',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: true,
  seconds: 80,
  response: 'choice',
  draw: (rng) =>
    until(
      (): Change => ({
        a: int(rng, 1, 9) * 1000,
        p: pick(rng, [10, 20, 30, 50, -10, -20, -30, -50]),
        n: int(rng, 2, 3),
      }),
      (c) => after(c).d === 1,
    ),
  frames: [
    { id: 'words', kind: 'words', items: 8, stem: (c, rng) => pick(rng, c.p > 0 ? GROW : FALL)(person(rng), c) },
    {
      id: 'grid',
      kind: 'words',
      items: 7,
      response: 'grid',
      stem: (c, rng) =>
        `${person(rng)} starts an experiment with ${c.a} cells. The number of cells ${c.p > 0 ? 'rises' : 'falls'} by ${Math.abs(c.p)}% each day. How many cells are there after ${c.n} days?`,
    },
  ],
  given: ({ a, p, n }) => ({ a, p, n }),
  answer: (c) => num(after(c)),
  traps: [
    {
      misconception: 'a1-expo-changes-by-the-same-amount',
      says: ({ p, n }) => `I took ${Math.abs(p)}% of the first amount ${n} times.`,
      classic: true,
      operation: 'same-amount-each-time',
      operands: ({ a, p, n }) => [a, mul(a, frac(p, 100)), n],
      rule: ({ a, p, n }) => (100 + n * p > 0 ? num(frac(a * (100 + n * p), 100)) : null),
      why: ({ p, n }) =>
        `takes ${Math.abs(p)}% of the first amount ${n} times; the percentage is taken of the new amount each time.`,
    },
    {
      misconception: 'a1-expo-stops-after-one-period',
      says: () => 'I worked out one period only.',
      operation: 'stopped-at-a-step',
      operands: ({ a, p }) => [mul(a, frac(100 + p, 100))],
      rule: ({ a, p }) => num(frac(a * (100 + p), 100)),
      why: () => 'is the amount after one period only.',
    },
    {
      misconception: 'a1-expo-mixes-up-growth-and-decay',
      operation: 'sign-reversed',
      operands: ({ p }) => [p],
      after: (got, { a, n }) => mul(a, pow(div(add(100, got), 100), n)),
      rule: ({ a, p, n }) => num(after({ a, p: -p, n })),
      why: ({ p }) => `lets the amount ${p > 0 ? 'fall' : 'rise'} instead.`,
    },
    {
      misconception: 'a1-expo-percent-as-number',
      says: ({ p }) => `I ${p > 0 ? 'added' : 'subtracted'} the number ${Math.abs(p)} itself each time.`,
      operation: 'same-amount-each-time',
      operands: ({ a, p, n }) => [a, p, n],
      rule: ({ a, p, n }) => num(a + n * p),
      why: ({ p }) => `${p > 0 ? 'adds' : 'subtracts'} the number ${Math.abs(p)} each time.`,
    },
    {
      misconception: 'a1-expo-counts-one-period-too-many',
      says: () => 'I went one period too far.',
      operation: 'off-by-one',
      operands: ({ n }) => [n],
      after: (got, { a, p }) => mul(a, pow(frac(100 + p, 100), got.n)),
      rule: (c) => {
        const v = after({ ...c, n: c.n + 1 })
        return v.d === 1 ? num(v) : null
      },
      why: () => 'goes one period too far.',
    },
    {
      misconception: 'a1-expo-gives-the-change',
      rule: (c) => num(abs(sub(after(c), c.a))),
      why: () => 'is the change, not the amount.',
    },
    {
      misconception: 'a1-expo-mixes-up-growth-and-decay',
      says: ({ p, n }) => `I mixed up growth and decay, and took ${Math.abs(p)}% of the first amount ${n} times.`,
      twoSlips: true,
      operation: 'same-amount-each-time',
      operands: ({ a, p, n }) => [a, mul(a, frac(-p, 100)), n],
      rule: ({ a, p, n }) => (100 - n * p > 0 ? num(frac(a * (100 - n * p), 100)) : null),
      why: () => 'changes the first amount in the wrong direction, by the same amount each time.',
    },
  ],
  explain: (c) => {
    const values = Array.from({ length: c.n + 1 }, (_, i) => toDecimalText(after({ ...c, n: i })))
    const power = toDecimalText(pow(frac(100 + c.p, 100), c.n))
    return {
      plan: 'A change by the same percent in every period is a multiplication by the same factor: find the factor, then use it once for each period.',
      steps: [
        {
          do: `$100\\% ${c.p > 0 ? '+' : '-'} ${Math.abs(c.p)}\\% = ${100 + c.p}\\%$, so each period the amount is multiplied by $${base(c.p)}$.`,
          why:
            c.p > 0
              ? 'The amount itself stays, and the increase is added.'
              : 'The decrease is taken away from the whole.',
        },
        {
          do: `After ${c.n} periods it is $${c.a} \\cdot ${base(c.p)}^${c.n}$.`,
          why: 'The factor is used once for every period, each time on the new amount.',
        },
        { do: `$${base(c.p)}^${c.n} = ${power}$`, why: 'Powers come before products.' },
        { do: `$${c.a} \\cdot ${power} = ${toDecimalText(after(c))}$`, why: 'Multiply by the amount at the start.' },
      ],
      check: `Period by period: ${list(values.map((v) => `$${v}$`))}.`,
      faster: `In one line on a calculator: $${c.a} \\cdot ${base(c.p)}^{${c.n}} = ${toDecimalText(after(c))}$.`,
    }
  },
  check: ({ a, p, n }) => {
    let x = frac(a)
    for (let i = 0; i < n; i++) x = mul(x, frac(100 + p, 100))
    return num(x)
  },
})

const model = template({
  id: 'algebra-1/exponential-write-model',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) => ({
    a: int(rng, 3, 48) * 50,
    p: pick(rng, [2, 3, 4, 5, 6, 7, 8, 9]) * (int(rng, 0, 1) === 1 ? 1 : -1),
    s: int(rng, 0, 2),
  }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 8,
      stem: ({ a, p, s }, rng) =>
        `${[`A town has ${a} inhabitants, and the number ${p > 0 ? 'grows' : 'falls'} by ${Math.abs(p)}% each year.`, `${person(rng)} puts ${a} dollars into a fund whose value ${p > 0 ? 'rises' : 'drops'} by ${Math.abs(p)}% each year.`, `A forest has ${a} birds of a certain kind, and the number ${p > 0 ? 'increases' : 'decreases'} by ${Math.abs(p)}% each year.`][s]} Which expression gives ${['the number of inhabitants', 'the value of the fund, in dollars,', 'the number of birds'][s]} after $t$ years?`,
    },
  ],
  given: ({ a, p }) => ({ a, p }),
  answer: ({ a, p }) => model1(a, base(p)),
  traps: [
    {
      misconception: 'a1-expo-writes-a-linear-model',
      says: ({ p }) => `I ${p > 0 ? 'added' : 'subtracted'} the rate itself, as a decimal, for each year.`,
      classic: true,
      rule: ({ a, p }) =>
        expr(`${a} ${p > 0 ? '+' : '-'} ${toDecimalText(frac(Math.abs(p), 100))}t`, ({ t }) => a + (p / 100) * t),
      why: () => 'adds the same small number each year.',
    },
    {
      misconception: 'a1-expo-uses-the-rate-as-factor',
      classic: true,
      rule: ({ a, p }) => model1(a, toDecimalText(frac(Math.abs(p), 100))),
      why: ({ p }) => `keeps only ${Math.abs(p)}% of the amount each year.`,
    },
    {
      misconception: 'a1-expo-mixes-up-growth-and-decay',
      rule: ({ a, p }) => model1(a, base(-p)),
      why: ({ p }) => `describes ${p > 0 ? 'a fall' : 'growth'}.`,
    },
    {
      misconception: 'a1-expo-writes-a-linear-model',
      says: () => 'I multiplied the right factor by $t$ instead of raising it to the power $t$.',
      rule: ({ a, p }) => expr(`${a}(${base(p)})t`, ({ t }) => a * (1 + p / 100) * t),
      why: () => 'multiplies by $t$ instead of raising to the power $t$.',
    },
    {
      misconception: 'a1-expo-misplaces-the-decimal-point',
      says: ({ p }) => `I wrote ${Math.abs(p)}% as $${toDecimalText(frac(Math.abs(p), 10))}$.`,
      rule: ({ a, p }) => model1(a, toDecimalText(frac(10 + p, 10))),
      why: ({ p }) => `writes ${Math.abs(p)}% as $${toDecimalText(frac(Math.abs(p), 10))}$.`,
    },
    {
      misconception: 'a1-expo-writes-a-linear-model',
      says: ({ p }) => `I ${p > 0 ? 'added' : 'subtracted'} the growth factor for each year.`,
      rule: ({ a, p }) =>
        expr(`${a} ${p > 0 ? '+' : '-'} ${base(p)}t`, ({ t }) => a + Math.sign(p) * (1 + p / 100) * t),
      why: () => 'adds or subtracts the factor once for each year.',
    },
    {
      misconception: 'a1-expo-uses-the-rate-as-factor',
      says: () =>
        'I multiplied by the rate instead of by 1 plus or minus the rate, and by $t$ instead of using it as an exponent.',
      twoSlips: true,
      rule: ({ a, p }) =>
        expr(`${a}(${toDecimalText(frac(Math.abs(p), 100))})t`, ({ t }) => a * (Math.abs(p) / 100) * t),
      why: () => 'takes only the change, and multiplies by $t$.',
    },
    {
      misconception: 'a1-expo-writes-a-linear-model',
      says: () =>
        'I mixed up growth and decay, and multiplied the factor by $t$ instead of raising it to the power $t$.',
      twoSlips: true,
      rule: ({ a, p }) => expr(`${a}(${base(-p)})t`, ({ t }) => a * (1 - p / 100) * t),
      why: () => 'multiplies by $t$ instead of raising to the power $t$, and turns the change around.',
    },
    {
      misconception: 'a1-expo-misplaces-the-decimal-point',
      says: ({ p }) =>
        `I wrote ${Math.abs(p)}% as $${toDecimalText(frac(Math.abs(p), 10))}$, and mixed up growth and decay.`,
      twoSlips: true,
      rule: ({ a, p }) => model1(a, toDecimalText(frac(10 - p, 10))),
      why: () => 'misplaces the decimal point, and turns the change around.',
    },
  ],
  explain: ({ a, p }) => ({
    plan: 'A change by a fixed percent is a multiplication: turn the percent into a factor, and write it as the base of a power.',
    steps: [
      {
        do: `After a year the amount is $100\\% ${p > 0 ? '+' : '-'} ${Math.abs(p)}\\% = ${100 + p}\\%$ of what it was.`,
        why:
          p > 0
            ? 'What was there before stays, and the increase is added.'
            : 'The decrease is taken away from the whole.',
      },
      { do: `As a factor, $${100 + p}\\% = ${100 + p} \\div 100 = ${base(p)}$.`, why: 'Percent means hundredths.' },
      {
        do: `The amount at the start, $${a}$, is multiplied by $${base(p)}$ once for every year: $${a}(${base(p)})^t$.`,
        why: 'After $t$ years the factor has been used $t$ times.',
      },
    ],
    check: `For $t = 0$ it gives $${a}$, the start. For $t = 1$ it gives $${a} \\cdot ${base(p)} = ${toDecimalText(after({ a, p, n: 1 }))}$, which is ${p > 0 ? 'more' : 'less'} than $${a}$ by ${Math.abs(p)}%, that is by $${toDecimalText(frac(a * Math.abs(p), 100))}$.`,
    faster: `Test the options: for $t = 0$ the value must be $${a}$, and for $t = 1$ it must be $${toDecimalText(after({ a, p, n: 1 }))}$.`,
  }),
  // After one year the amount is a and p percent of a; the same factor works each year.
  check: ({ a, p }) => {
    const afterOneYear = a + (p * a) / 100
    return expr('', ({ t }) => a * Math.exp(t * Math.log(afterOneYear / a)))
  },
})

const model1 = (a: number, b: string) => expr(`${a}(${b})^t`, ({ t }) => a * Number(b) ** t)

const doubling = template({
  id: 'algebra-1/exponential-doubling',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 3, 30) * 8, d: int(rng, 2, 8), k: int(rng, 3, 5), half: int(rng, 0, 1) === 1 }),
      ({ a, k, half }) => !half || a % 2 ** (k + 1) === 0,
    ),
  frames: [
    {
      id: 'words',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, d, k, half }, rng) =>
        half
          ? `${person(rng)} takes a medicine of ${a} milligrams. The amount in the body halves every ${d} hours. How many milligrams are left after ${d * k} hours?`
          : `${person(rng)} observes ${a} bacteria. Their number doubles every ${d} hours. How many are there after ${d * k} hours?`,
    },
  ],
  given: ({ a, d, k, half }) => ({ a, d, total: d * k, half }),
  answer: ({ a, k, half }) => num(half ? frac(a, 2 ** k) : a * 2 ** k),
  traps: [
    {
      misconception: 'a1-expo-ignores-the-period-length',
      classic: true,
      rule: ({ a, total, half }) =>
        half ? (a % 2 ** total === 0 ? num(a / 2 ** total) : null) : a * 2 ** total < 1e6 ? num(a * 2 ** total) : null,
      why: ({ d, k, half }) =>
        `${half ? 'halves' : 'doubles'} the number ${d * k} times, once in each hour; a period lasts ${d} hours.`,
    },
    {
      misconception: 'a1-expo-changes-by-the-same-amount',
      says: ({ k, half }) => `I ${half ? 'divided' : 'multiplied'} by $2 \\cdot ${k}$ instead of $2^{${k}}$.`,
      classic: true,
      operation: 'power-as-product',
      operands: ({ total, d }) => [2, total / d],
      after: (got, { half, a }) => (half ? div(a, got) : mul(a, got)),
      rule: ({ a, d, total, half }) => num(half ? frac(a, (2 * total) / d) : (a * 2 * total) / d),
      why: ({ k, half }) => `${half ? 'divides' : 'multiplies'} by $2 \\cdot ${k}$ instead of $2^{${k}}$.`,
    },
    {
      misconception: 'a1-expo-divides-by-the-number-of-periods',
      says: ({ k, half }) => `I ${half ? 'divided' : 'multiplied'} by the number of periods, $${k}$.`,
      rule: ({ a, d, total, half }) => num(half ? frac(a, total / d) : (a * total) / d),
      why: ({ k, half }) => `${half ? 'divides' : 'multiplies'} by the number of periods, $${k}$.`,
    },
    {
      misconception: 'a1-expo-stops-one-step-early',
      operation: 'off-by-one',
      operands: ({ total, d }) => [total / d, -1],
      after: (got, { a, half }) => mul(a, pow(half ? frac(1, 2) : 2, got.n)),
      rule: ({ a, d, total, half }) => num(half ? frac(a, 2 ** (total / d - 1)) : a * 2 ** (total / d - 1)),
      says: () => 'I stopped one period too early.',
      why: () => 'stops one period too early.',
    },
    {
      misconception: 'a1-expo-counts-one-period-too-many',
      says: () => 'I went one period too far.',
      operation: 'off-by-one',
      operands: ({ total, d }) => [total / d],
      after: (got, { a, half }) => mul(a, pow(half ? frac(1, 2) : 2, got.n)),
      rule: ({ a, d, total, half }) => num(half ? frac(a, 2 ** (total / d + 1)) : a * 2 ** (total / d + 1)),
      why: () => 'goes one period too far.',
    },
    {
      misconception: 'a1-expo-changes-by-the-same-amount',
      says: () => 'I added 2 in each period.',
      rule: ({ a, d, total, half }) => (half ? null : num(a + (2 * total) / d)),
      why: () => 'adds 2 in each period.',
    },
  ],
  explain: ({ a, d, k, half }) => {
    const values = Array.from({ length: k + 1 }, (_, i) => (half ? a / 2 ** i : a * 2 ** i))
    return {
      plan: 'Count how many periods fit into the time first, then use the factor of one period that many times.',
      steps: [
        {
          do: `$${d * k} \\div ${d} = ${k}$, so the amount ${half ? 'halves' : 'doubles'} ${k} times.`,
          why: `One period takes ${d} hours.`,
        },
        {
          do: half
            ? `Halving ${k} times is dividing by $2^{${k}} = ${2 ** k}$.`
            : `Doubling ${k} times is multiplying by $2^{${k}} = ${2 ** k}$.`,
          why: 'Each period brings one more factor of $2$.',
        },
        {
          do: `$${a} ${half ? '\\div' : '\\cdot'} ${2 ** k} = ${values[k]}$`,
          why: 'Start from the amount that was there first.',
        },
      ],
      check: `Period by period: ${list(values.map((v) => `$${v}$`))}.`,
      faster: `In one line on a calculator: $${a} ${half ? '\\div' : '\\cdot'} 2^{${k}} = ${values[k]}$.`,
    }
  },
  check: ({ a, d, total, half }) => {
    let x = frac(a)
    for (let t = 0; t < total; t += d) x = mul(x, half ? frac(1, 2) : 2)
    return num(x)
  },
})

export const templates = [value, model, doubling]
