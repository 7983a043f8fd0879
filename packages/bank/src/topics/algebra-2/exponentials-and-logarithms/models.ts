import {
  dec,
  div,
  expr,
  type Frac,
  frac,
  group,
  int,
  money,
  num,
  person,
  pick,
  pow,
  signed,
  type Template,
  table,
  template,
  text,
  toDecimalText,
  until,
} from '#kit'

const skill = 'a2-exponential-growth-models'
const base = { skill, calculator: true, response: 'choice' } as const

/** 1.06 for 6 and 0.94 for −6, as written. */
export const factorText = (r: number) => toDecimalText(dec(String((100 + r) / 100)))

const settings = [
  (p: number, r: number) =>
    `A town has ${group(p)} inhabitants. The number ${r > 0 ? 'grows' : 'falls'} by ${Math.abs(r)}% every year. Which function gives the number of inhabitants after $t$ years?`,
  (p: number, r: number) =>
    `A video channel has ${group(p)} subscribers. The number ${r > 0 ? 'rises' : 'drops'} by ${Math.abs(r)}% every month. Which function gives the number of subscribers after $t$ months?`,
  (p: number, r: number) =>
    `${r > 0 ? 'A rare guitar' : 'A used car'} is worth ${money(p)} today and ${r > 0 ? 'gains' : 'loses'} ${Math.abs(r)}% of its value each year. Which function gives its value, in dollars, after $t$ years?`,
]

type Model = Readonly<{ p: number; r: number }>
const powerOf = (p: number, b: string) => expr(`f(t) = ${p}(${b})^t`, ({ t }) => p * Number(b) ** t)

const fromWords = template({
  ...base,
  id: 'algebra-2/exponential-model-from-words',
  difficulty: 'Low',
  b: -0.8,
  seconds: 60,
  draw: (rng): Model => ({
    p: int(rng, 4, 60) * 200,
    r: pick(rng, [-24, -18, -15, -12, -8, -6, -4, 3, 4, 6, 7, 8, 12, 15, 18, 24]),
  }),
  frames: [{ id: 'words', kind: 'words', items: 8, stem: ({ p, r }, rng) => pick(rng, settings)(p, r) }],
  given: ({ p, r }) => ({ p, r }),
  answer: ({ p, r }) => powerOf(p, factorText(r)),
  traps: [
    {
      misconception: 'a2-exp-makes-the-growth-linear',
      classic: true,
      rule: ({ p, r }) => expr(`f(t) = ${p}${signed(dec(String((p * r) / 100)))}t`, ({ t }) => p + ((p * r) / 100) * t),
      why: () => 'changes by the same number each time, not by the same percent.',
    },
    {
      misconception: 'a2-exp-uses-the-rate-as-factor',
      rule: ({ p, r }) => powerOf(p, toDecimalText(dec(String(Math.abs(r) / 100)))),
      why: ({ r }) => `keeps only ${Math.abs(r)}% each time.`,
    },
    {
      misconception: 'a2-exp-confuses-growth-and-decay',
      rule: ({ p, r }) => powerOf(p, factorText(-r)),
      why: ({ r }) => `${r > 0 ? 'shrinks' : 'grows'} by ${Math.abs(r)}% each time.`,
    },
    {
      misconception: 'a2-exp-writes-the-percent-as-tenths',
      operation: 'decimal-point-moved',
      rule: ({ p, r }) => (Math.abs(r) < 10 ? powerOf(p, toDecimalText(dec(String((10 + r) / 10)))) : null),
      says: ({ r }) => `I wrote ${Math.abs(r)}% as $0.${Math.abs(r)}$.`,
      why: ({ r }) => `changes by ${Math.abs(r)}0% each time.`,
    },
    {
      misconception: 'a2-exp-multiplies-by-the-time',
      operation: 'power-as-product',
      rule: ({ p, r }) => expr(`f(t) = ${p}(${factorText(r)})t`, ({ t }) => (p * (100 + r) * t) / 100),
      why: () => 'multiplies by $t$ instead of raising to the power $t$.',
    },
  ],
  explain: ({ p, r }) => ({
    plan: 'A change by the same percent each time is a multiplication by the same factor: find the factor and raise it to the power $t$.',
    steps: [
      {
        do: `Each time the amount is multiplied by $1 ${r > 0 ? '+' : '-'} ${toDecimalText(dec(String(Math.abs(r) / 100)))} = ${factorText(r)}$.`,
        why: `$100\\%$ ${r > 0 ? 'and' : 'less'} ${Math.abs(r)}% is ${100 + r}%.`,
      },
      {
        do: `After $t$ times: $f(t) = ${p}(${factorText(r)})^t$.`,
        why: 'The factor is applied $t$ times to the start.',
      },
    ],
    check: `Step by step: ${Math.abs(r)}% of $${p}$ is $${(p * Math.abs(r)) / 100}$, which makes $${p + (p * r) / 100}$; ${Math.abs(r)}% of that is $${toDecimalText(frac(p * (100 + r) * Math.abs(r), 10000))}$, which makes $${toDecimalText(frac(p * (100 + r) ** 2, 10000))}$. And $f(2) = ${p}(${factorText(r)})^2 = ${toDecimalText(frac(p * (100 + r) ** 2, 10000))}$.`,
  }),
  check: ({ p, r }) => expr('c', ({ t }) => p * Math.exp(t * Math.log1p(r / 100))),
})

type Bank = Readonly<{ p: number; r: number; n: number }>
const often: Readonly<Record<number, string>> = { 2: 'twice a year', 4: 'four times a year', 12: 'every month' }

const bankTex = (p: number, inner: string, power: string) => `${p}\\left(1 + ${inner}\\right)^{${power}}`

/** How many times a year, from the words. */
const timesAYear = (how: string): number => (how === 'every month' ? 12 : how === 'twice a year' ? 2 : 4)

const compound = template({
  ...base,
  id: 'algebra-2/compound-interest-formula',
  difficulty: 'Medium',
  b: -0.1,
  seconds: 70,
  draw: (rng): Bank => ({ p: int(rng, 3, 40) * 100, r: int(rng, 2, 9), n: pick(rng, [2, 4, 12]) }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ p, r, n }, rng) =>
        `${person(rng)} puts ${money(p)} into a savings account with a yearly interest rate of ${r}%, compounded ${often[n]}. Which expression gives the balance, in dollars, after $t$ years?`,
    },
  ],
  given: ({ p, r, n }) => ({ p, r, often: often[n] ?? '' }),
  answer: ({ p, r, n }) =>
    expr(bankTex(p, `\\frac{0.0${r}}{${n}}`, `${n}t`), ({ t }) => p * (1 + r / 100 / n) ** (n * t)),
  traps: [
    {
      misconception: 'a2-exp-forgets-the-number-of-periods',
      classic: true,
      rule: ({ p, r, often: how }) => {
        const n = timesAYear(how)
        return expr(bankTex(p, `\\frac{0.0${r}}{${n}}`, 't'), ({ t }) => p * (1 + r / 100 / n) ** t)
      },
      why: () => 'adds interest only once in a year.',
    },
    {
      misconception: 'a2-exp-keeps-the-yearly-rate',
      rule: ({ p, r, often: how }) => {
        const n = timesAYear(how)
        return expr(bankTex(p, `0.0${r}`, `${n}t`), ({ t }) => p * (1 + r / 100) ** (n * t))
      },
      why: ({ r, n }) => `gives the full ${r}% each of the ${n} times in a year.`,
    },
    {
      misconception: 'a2-exp-divides-the-time',
      rule: ({ p, r, often: how }) => {
        const n = timesAYear(how)
        return expr(bankTex(p, `\\frac{0.0${r}}{${n}}`, `\\frac{t}{${n}}`), ({ t }) => p * (1 + r / 100 / n) ** (t / n))
      },
      why: ({ n }) => `divides the time by ${n}, although there are more periods than years.`,
    },
    {
      misconception: 'a2-exp-swaps-rate-and-periods',
      rule: ({ p, r, often: how }) => {
        const n = timesAYear(how)
        return expr(bankTex(p, `${n} \\cdot 0.0${r}`, `\\frac{t}{${n}}`), ({ t }) => p * (1 + (n * r) / 100) ** (t / n))
      },
      why: ({ n }) => `multiplies the rate by ${n} and divides the time, instead of the other way around.`,
    },
    {
      misconception: 'a2-exp-writes-the-percent-as-tenths',
      operation: 'decimal-point-moved',
      rule: ({ p, r, often: how }) => {
        const n = timesAYear(how)
        return expr(bankTex(p, `\\frac{0.${r}}{${n}}`, `${n}t`), ({ t }) => p * (1 + r / 10 / n) ** (n * t))
      },
      says: ({ r }) => `I wrote ${r}% as $0.${r}$.`,
      why: ({ r }) => `works with ${r}0% instead of ${r}%.`,
    },
  ],
  explain: ({ p, r, n }) => ({
    plan: 'Split the yearly rate over the periods of a year, and count how many periods there are in all.',
    steps: [
      {
        do: `Each period brings $\\frac{0.0${r}}{${n}}$ of the balance.`,
        why: `The yearly rate is split over ${n} periods.`,
      },
      { do: `In $t$ years there are $${n}t$ periods.`, why: `There are ${n} periods in each year.` },
      {
        do: `So the balance is $${bankTex(p, `\\frac{0.0${r}}{${n}}`, `${n}t`)}$.`,
        why: 'This is the formula $P\\left(1 + \\frac{r}{n}\\right)^{nt}$.',
      },
    ],
    check: `One period is $t = \\frac{1}{${n}}$: the exponent is $${n} \\cdot \\frac{1}{${n}} = 1$ then, so interest of $\\frac{${r}}{${n}}\\%$ is added to ${money(p)} just once.`,
    faster: `Test the options with $t = 1$: a year has ${n} periods, so the exponent must be $${n}$ there. Each of them brings a smaller rate than the whole year, so ${r}% is divided by ${n}.`,
  }),
  check: ({ p, r, often: how }) => {
    const n = { 'every month': 12, 'twice a year': 2 }[how] ?? 4
    return expr('c', ({ t }) => p * Math.exp(n * t * Math.log1p(r / (100 * n))))
  },
})

type Meaning = Readonly<{ a: number; r: number; what: number }>

const whats = [
  'the number of bees in a hive, $t$ weeks',
  'the value of a stamp collection, in dollars, $t$ years',
  'the number of members of a chess site, $t$ months',
  'the mass of a sample, in milligrams, $t$ hours',
]

const says = (r: number) => text(`It ${r > 0 ? 'increases' : 'decreases'} by ${Math.abs(r)}% each time $t$ grows by 1`)

/** The change in percent that a base stands for. */
const changeOf = ({ b }: Readonly<{ b: Frac }>): number => Math.round((b.n / b.d) * 100) - 100

const meaning = template({
  ...base,
  id: 'algebra-2/meaning-of-the-base',
  difficulty: 'Low',
  b: -0.7,
  seconds: 50,
  draw: (rng): Meaning => ({
    a: int(rng, 8, 90) * 10,
    r: pick(rng, [-35, -30, -28, -22, -15, -12, -8, -5, 5, 8, 12, 15, 22, 28, 30, 35]),
    what: int(rng, 0, 3),
  }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ a, r, what }) =>
        `The function $f(t) = ${a}(${factorText(r)})^t$ models ${whats[what]} after the start. How does this quantity change?`,
    },
  ],
  given: ({ r }) => ({ b: dec(factorText(r)) }),
  answer: ({ r }) => says(r),
  traps: [
    {
      misconception: 'a2-exp-reads-the-base-as-percent',
      classic: true,
      rule: (g) => {
        const r = changeOf(g)
        return says(r > 0 ? 100 + r : -100 - r)
      },
      why: () => 'reads the base itself as the percent of change.',
      says: ({ r }) => `I read the base $${factorText(r)}$ as a change of ${100 + r}%.`,
    },
    {
      misconception: 'a2-exp-confuses-growth-and-decay',
      rule: (g) => says(-changeOf(g)),
      why: ({ r }) => `has the wrong direction: the base $${factorText(r)}$ is ${r > 0 ? 'more' : 'less'} than 1.`,
    },
    {
      misconception: 'a2-exp-makes-the-growth-linear',
      rule: (g) => {
        const r = changeOf(g)
        return text(`It ${r > 0 ? 'increases' : 'decreases'} by ${factorText(r)} each time $t$ grows by 1`)
      },
      why: ({ r }) => `adds or subtracts $${factorText(r)}$; the base is a factor.`,
      says: ({ r }) => `I took the base $${factorText(r)}$ for an amount that is ${r > 0 ? 'added' : 'subtracted'}.`,
    },
    {
      misconception: 'a2-exp-reads-the-base-as-percent',
      rule: (g) => {
        const r = changeOf(g)
        return r < 0 ? says(100 + r) : null
      },
      why: ({ r }) => `takes the ${100 + r}% that are left for an increase.`,
      says: ({ r }) => `I took the base $${factorText(r)}$ for an increase of ${100 + r}%.`,
    },
  ],
  explain: ({ a, r }) => ({
    plan: 'The base is the factor for one step: compare it with one whole, and the difference is the percent of change.',
    steps: [
      {
        do: `Each time, the quantity is multiplied by $${factorText(r)}$, so ${100 + r}% of it is there.`,
        why: 'The base is the factor for one step of $t$.',
      },
      {
        do: `${100 + r}% is ${Math.abs(r)}% ${r > 0 ? 'more' : 'less'} than 100%. ${says(r).html}.`,
        why: 'The change is measured from 100%.',
      },
    ],
    check: `From $f(0) = ${a}$ to $f(1) = ${toDecimalText(frac(a * (100 + r), 100))}$ the change is $${toDecimalText(frac(a * r, 100))}$, and ${Math.abs(r)}% of ${a} is $${toDecimalText(frac(a * Math.abs(r), 100))}$.`,
  }),
  check: ({ b }) => says(Math.round((b.n / b.d) * 100) - 100),
})

type Half = Readonly<{ start: number; h: number; k: number }>

const halfLife = template({
  ...base,
  id: 'algebra-2/amount-after-half-lives',
  difficulty: 'Medium',
  b: -0.3,
  seconds: 70,
  draw: (rng): Half =>
    until(
      () => ({ start: 64 * int(rng, 3, 15), h: pick(rng, [3, 5, 6, 8, 12, 15]), k: pick(rng, [3, 4, 5]) }),
      ({ start, k }) => start % (2 * k) === 0,
    ),
  frames: [
    {
      id: 'medicine',
      kind: 'words',
      items: 6,
      stem: ({ start, h, k }) =>
        `The half-life of a medicine in the body is ${h} hours. A patient receives ${start} milligrams. How many milligrams are left after ${h * k} hours?`,
    },
    {
      id: 'table',
      kind: 'table',
      response: 'grid',
      items: 7,
      stem: ({ start, h, k }) =>
        `<p>A radioactive sample is measured at regular times. Its mass decays exponentially.</p>${table(
          ['Time (days)', 'Mass (grams)'],
          [
            [0, start],
            [h, start / 2],
            [2 * h, start / 4],
          ],
        )}<p>What will the mass be, in grams, after ${h * k} days?</p>`,
    },
  ],
  given: ({ start, h, k }) => ({ start, h, at: h * k }),
  answer: ({ start, k }) => num(start / 2 ** k),
  traps: [
    {
      misconception: 'a2-exp-divides-by-the-number-of-periods',
      classic: true,
      rule: ({ start, h, at }) => num(frac(start * h, at)),
      why: ({ k }) => `divides by ${k} instead of halving ${k} times.`,
      says: ({ k }) => `I divided by ${k} instead of halving ${k} times.`,
    },
    {
      misconception: 'a2-exp-miscounts-the-periods',
      operation: 'off-by-one',
      operands: ({ at, h }) => [at / h, -1],
      after: (got, { start }) => div(start, pow(2, got.n)),
      rule: ({ start, h, at }) => num(start / 2 ** (at / h - 1)),
      why: ({ start }) => `counts ${start} as if it had been halved once already.`,
      says: ({ k }) => `I counted the start as the first of the ${k} halvings.`,
    },
    {
      misconception: 'a2-exp-divides-by-the-number-of-periods',
      operation: 'power-as-product',
      operands: ({ at, h }) => [2, at / h],
      after: (got, { start }) => div(start, got),
      rule: ({ start, h, at }) => num(frac(start * h, 2 * at)),
      why: ({ k }) => `divides by ${2 * k}, which is 2 times ${k} and not 2 to the power ${k}.`,
      says: ({ k }) => `I divided by $2 \\cdot ${k}$ instead of $2^{${k}}$.`,
    },
    {
      misconception: 'a2-exp-halves-once',
      says: () => 'I halved the amount at the start only once.',
      operation: 'exponent-left-out',
      operands: () => [2],
      after: (got, { start }) => div(start, got),
      rule: ({ start }) => num(start / 2),
      why: () => 'halves the amount only once.',
    },
  ],
  explain: ({ start, h, k }, frame) => ({
    plan: 'Count how many half-lives have passed, and halve the amount that many times.',
    steps: [
      ...(frame === 'table'
        ? [
            {
              do: `In ${h} days the mass falls from $${start}$ to $${start / 2}$, its half, so the half-life is ${h} days.`,
              why: 'The next row confirms it: again half of it is left.',
            },
          ]
        : []),
      {
        do: `$${h * k} \\div ${h} = ${k}$, so the amount is halved ${k} times.`,
        why: 'Each half-life halves what is there.',
      },
      {
        do: `Halving ${k} times means dividing by $2^${k} = ${2 ** k}$.`,
        why: 'Each halving is a division by 2.',
      },
      { do: `$${start} \\div ${2 ** k} = ${start / 2 ** k}$`, why: 'This much is left.' },
    ],
    check: `Doubled ${k} times, it leads back to the start: $${Array.from({ length: k + 1 }, (_, i) => (start / 2 ** k) * 2 ** i).join(',\\ ')}$.`,
    faster: `In one line on a calculator: $${start} \\div 2^{${k}} = ${start / 2 ** k}$.`,
  }),
  check: ({ start, h, at }) => {
    let m = start
    for (let t = 0; t < at; t += h) m /= 2
    return num(m)
  },
})

export const templates: readonly Template[] = [fromWords, compound, meaning, halfLife]
