import {
  abs,
  cmp,
  type Frac,
  frac,
  int,
  list,
  mul,
  num,
  person,
  pick,
  pow,
  shuffle,
  sub,
  table,
  template,
  text,
  toDecimalText,
  toNumber,
  until,
} from '#kit'
import { base } from './growth.ts'

const skill = 'a1-exponential-models'

const RATES = [2, 3, 4, 6, 7, 8, 9, 12, 15, 25] as const
const THINGS = [
  'the number of inhabitants of a village',
  'the value of a painting in dollars',
  'the number of trees in a forest',
  'the number of players of an online game',
] as const

/** The change in percent that a factor stands for. */
const percentOf = (factor: Frac): number => toNumber(sub(mul(factor, 100), 100))

const rate = template({
  id: 'algebra-1/model-percent-change',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: (rng) => ({
    a: int(rng, 4, 60) * 50,
    p: pick(rng, RATES) * (int(rng, 0, 1) === 1 ? 1 : -1),
    s: int(rng, 0, 3),
  }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 8,
      stem: ({ a, p, s }) =>
        `The model $y = ${a}(${base(p)})^t$ gives ${THINGS[s]} after $t$ years. By what percent does it change each year?`,
    },
  ],
  given: ({ a, p }) => ({ a, factor: frac(100 + p, 100) }),
  answer: ({ p }) => change(p),
  traps: [
    {
      misconception: 'a1-expo-takes-the-factor-as-percent',
      says: () => 'I took the whole factor for the percent change.',
      classic: true,
      rule: ({ factor }) => {
        const p = percentOf(factor)
        return p > 0 ? change(100 + p) : change(-100 - p)
      },
      why: ({ p }) => `takes the whole factor, ${100 + p}%, as the change.`,
    },
    {
      misconception: 'a1-expo-mixes-up-growth-and-decay',
      rule: ({ factor }) => change(-percentOf(factor)),
      why: ({ p }) => `has the wrong direction: the factor $${base(p)}$ is ${p > 0 ? 'greater' : 'less'} than 1.`,
    },
    {
      misconception: 'a1-expo-takes-the-factor-as-percent',
      says: ({ p }) =>
        p > 0
          ? 'I subtracted the percent from 100 and took it for a fall.'
          : 'I took the whole factor for the percent change, and for growth.',
      rule: ({ factor }) => {
        const p = percentOf(factor)
        return p > 0 ? change(-(100 - p)) : change(100 + p)
      },
      why: () => 'takes what is left for the change.',
    },
    {
      misconception: 'a1-expo-misplaces-the-decimal-point',
      says: () => 'I misplaced the decimal point, so that my percent is ten times as large.',
      rule: ({ factor }) => {
        const p = percentOf(factor)
        return Math.abs(p) * 10 > 99 ? null : change(p * 10)
      },
      why: () => 'misplaces the decimal point.',
    },
    {
      misconception: 'a1-expo-misplaces-the-decimal-point',
      says: () =>
        'I misplaced the decimal point, so that my percent is ten times as large, and I mixed up growth and decay.',
      twoSlips: true,
      rule: ({ factor }) => {
        const p = percentOf(factor)
        return Math.abs(p) * 10 > 99 ? null : change(-p * 10)
      },
      why: () => 'misplaces the decimal point, and has the wrong direction.',
    },
  ],
  explain: ({ a, p }) => ({
    plan: 'The number in parentheses is the factor of one year: write it as a percentage and compare it with the whole.',
    steps: [
      {
        do: `Each year the value is multiplied by $${base(p)}$.`,
        why: `When $t$ grows by 1, there is one more factor; $${a}$ is only the start.`,
      },
      { do: `As a percentage, $${base(p)} = ${100 + p}\\%$.`, why: 'Percent means hundredths.' },
      {
        do: `$${p > 0 ? `${100 + p}\\% - 100\\% = ${p}\\%` : `100\\% - ${100 + p}\\% = ${-p}\\%`}$ ${p > 0 ? 'more' : 'less'} than before. ${change(p).html}.`,
        why: `A factor ${p > 0 ? 'greater' : 'less'} than $1$ means ${p > 0 ? 'growth' : 'a fall'}.`,
      },
    ],
    check: `Start with $100$: after one year it is $100 \\cdot ${base(p)} = ${100 + p}$, a change of ${p > 0 ? p : `$-${-p}$`} in 100.`,
  }),
  check: ({ factor }) => change(Math.round((factor.n / factor.d - 1) * 100)),
})

const change = (p: number) => text(p > 0 ? `It grows by ${p}%` : `It falls by ${-p}%`)

const percentGrid = template({
  id: 'algebra-1/model-rate-number',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 60,
  response: 'grid',
  draw: (rng) => ({
    a: int(rng, 4, 60) * 25,
    p: pick(rng, [3, 4, 6, 8, 12, 15, 18, 22, 35]),
    up: int(rng, 0, 1) === 1,
  }),
  frames: [
    {
      id: 'grid',
      kind: 'words',
      items: 7,
      stem: ({ a, p, up }, rng) =>
        `${person(rng)} uses $y = ${a}(${base(up ? p : -p)})^x$ to model the value, in dollars, of a ${up ? 'rare coin' : 'laptop'} after $x$ years. Each year the value ${up ? 'rises' : 'falls'} by $p$ percent. What is $p$?`,
    },
  ],
  given: ({ a, p, up }) => ({ a, factor: frac(up ? 100 + p : 100 - p, 100) }),
  answer: ({ p }) => num(p),
  traps: [
    {
      misconception: 'a1-expo-takes-the-factor-as-percent',
      classic: true,
      rule: ({ factor }) => num(mul(factor, 100)),
    },
    {
      misconception: 'a1-expo-misplaces-the-decimal-point',
      says: () => 'I gave the rate as a decimal and did not change it to a percent.',
      rule: ({ factor }) => num(abs(sub(factor, 1))),
    },
  ],
  explain: ({ p, up }) => ({
    plan: 'The number in parentheses is the factor of one year: write it as a percentage and see how far it is from the whole.',
    steps: [
      {
        do: `The yearly factor is $${base(up ? p : -p)}$.`,
        why: 'It stands in the parentheses and is used once for every year.',
      },
      {
        do: `As a percentage, $${base(up ? p : -p)} = ${up ? 100 + p : 100 - p}\\%$.`,
        why: 'Percent means hundredths.',
      },
      {
        do: `${up ? `$${100 + p} - 100 = ${p}$` : `$100 - ${100 - p} = ${p}$`}, so $p = ${p}$.`,
        why: `The value is ${up ? 'above' : 'below'} the whole, which is 100%.`,
      },
    ],
    check: `${p}% of 100 dollars are ${p} dollars, and $100 ${up ? '+' : '-'} ${p} = ${up ? 100 + p : 100 - p} = 100 \\cdot ${base(up ? p : -p)}$.`,
  }),
  check: ({ factor }) => num(Math.abs((factor.n * 100) / factor.d - 100)),
})

type Story = Readonly<{ noun: string; unit: string }>
const STORIES: readonly Story[] = [
  { noun: 'a rumor that has reached $y$ people after $t$ days', unit: 'people had heard it' },
  { noun: 'a pond with $y$ lily pads after $t$ weeks', unit: 'lily pads were there' },
  { noun: 'an app with $y$ users after $t$ months', unit: 'users were there' },
]
const TIME = ['day', 'week', 'month'] as const

const storyOf = (about: string): number => STORIES.findIndex((s) => s.noun === about)

const parts = template({
  id: 'algebra-1/model-meaning-of-numbers',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 3, 40), r: int(rng, 2, 6), s: int(rng, 0, 2), start: int(rng, 0, 1) === 1 }),
      ({ a, r }) => a !== r,
    ),
  frames: [
    {
      id: 'meaning',
      kind: 'words',
      items: 8,
      stem: ({ a, r, s, start }) =>
        `The model $y = ${a} \\cdot ${r}^t$ describes ${(STORIES[s] as Story).noun}. What does the number ${start ? a : r} tell us?`,
    },
  ],
  given: ({ a, r, start, s }) => ({ a, r, asked: start ? a : r, about: (STORIES[s] as Story).noun }),
  answer: ({ a, r, s, start }) => (start ? begins(a, s) : timesEach(r, s)),
  traps: [
    {
      misconception: 'a1-expo-reads-the-factor-as-a-sum',
      classic: true,
      rule: ({ asked, about }) => plusEach(asked, storyOf(about)),
      why: () => 'reads the model as if the same number were added each time.',
    },
    {
      misconception: 'a1-expo-swaps-start-and-factor',
      rule: ({ a, r, asked, about }) => {
        const s = storyOf(about)
        return asked === a ? timesEach(a, s) : begins(r, s)
      },
      why: ({ start }) => (start ? 'takes the start for the factor.' : 'takes the factor for the start.'),
    },
    {
      misconception: 'a1-expo-reads-the-factor-as-a-percent',
      rule: ({ asked, about }) => percentEach(asked, storyOf(about)),
      why: () => 'takes the number for a percentage.',
    },
  ],
  explain: ({ a, r, s, start }) => ({
    plan: 'Put in the time zero and then the next times: this shows which number is the start and which one is used again in every step.',
    steps: [
      {
        do: `For $t = 0$ the power is $1$, and $y = ${a} \\cdot 1 = ${a}$.`,
        why: 'A power with the exponent $0$ is $1$.',
      },
      {
        do: `For $t = 1$: $y = ${a} \\cdot ${r} = ${a * r}$. For $t = 2$: $y = ${a} \\cdot ${r}^2 = ${a * r * r}$.`,
        why: `Each ${TIME[s]} brings one more factor $${r}$.`,
      },
      start
        ? {
            do: `So $${a}$ is the value at $t = 0$: ${lower(begins(a, s).html)}.`,
            why: 'The number in front of the power is the start.',
          }
        : {
            do: `So $${r}$ is the factor of one step: ${lower(timesEach(r, s).html)}.`,
            why: 'The base of the power is the factor.',
          },
    ],
    check: `From $t = 1$ to $t = 2$: $${a * r * r} \\div ${a * r} = ${r}$, the same factor as from $t = 0$ to $t = 1$.`,
  }),
  // Works out a few values of the model and looks for the statement that they bear out.
  check: ({ a, r, asked, about }) => {
    const s = STORIES.findIndex((x) => x.noun === about)
    const ys = Array.from({ length: 4 }).reduce<number[]>((list) => [...list, (list.at(-1) ?? 0) * r], [a])
    const everyStep = (holds: (now: number, next: number) => boolean) =>
      ys.slice(1).every((next, i) => holds(ys[i] as number, next))
    if (ys[0] === asked) return begins(asked, s)
    if (everyStep((now, next) => next === asked * now)) return timesEach(asked, s)
    return everyStep((now, next) => next === now + asked) ? plusEach(asked, s) : percentEach(asked, s)
  },
})

/** A statement that goes on after a colon. */
const lower = (html: string): string => html.charAt(0).toLowerCase() + html.slice(1)

const begins = (n: number, s: number) => text(`At the start, ${n} ${(STORIES[s] as Story).unit}`)
const timesEach = (n: number, s: number) => text(`Each ${TIME[s]} the number becomes ${n} times as large`)
const plusEach = (n: number, s: number) => text(`Each ${TIME[s]} the number grows by ${n}`)
const percentEach = (n: number, s: number) => text(`Each ${TIME[s]} the number grows by ${n}%`)

const NAMES = ['P', 'Q', 'R', 'S'] as const

/** Which factor stands at this place when they are put in order, smallest first. */
const ranked = (factors: readonly Frac[], place: number): number =>
  factors.indexOf([...factors].sort((x, y) => cmp(x, y))[place] as Frac)

const fastest = template({
  id: 'algebra-1/model-compare',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => ({
    as: shuffle(rng, [120, 250, 400, 680, 900]).slice(0, 4),
    ps: shuffle(rng, [-15, -8, -3, 2, 4, 7, 11, 18]).slice(0, 4),
    most: int(rng, 0, 1) === 1,
  }),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 7,
      stem: ({ as, ps, most }) =>
        `<p>Four models give the number of visitors of four websites after $t$ months.</p>${table(
          ['Website', 'Model'],
          NAMES.map((n, i) => [n, `$${as[i]}(${base(ps[i] as number)})^t$`]),
        )}<p>Which website has the ${most ? 'most' : 'fewest'} visitors in the long run?</p>`,
    },
  ],
  given: ({ as, ps, most }) => ({ as, factors: ps.map((p) => frac(100 + p, 100)), most }),
  answer: ({ ps, most }) => site(ps.indexOf(most ? Math.max(...ps) : Math.min(...ps))),
  traps: [
    {
      misconception: 'a1-expo-compares-the-start-values',
      classic: true,
      rule: ({ as, most }) => site(as.indexOf(most ? Math.max(...as) : Math.min(...as))),
      why: () => 'compares the starting values instead of the factors.',
    },
    {
      misconception: 'a1-expo-mixes-up-growth-and-decay',
      rule: ({ factors, most }) => site(ranked(factors, most ? 0 : 3)),
      why: () => 'takes the other end: a factor below 1 means that the number falls.',
    },
    {
      misconception: 'a1-expo-compares-the-start-values',
      rule: ({ as, most }) => site(as.indexOf(most ? Math.min(...as) : Math.max(...as))),
      why: () => 'is led by the starting values.',
    },
    {
      misconception: 'a1-expo-compares-decimals-as-whole-numbers',
      rule: ({ factors, most }) => site(ranked(factors, most ? 2 : 1)),
      says: ({ ps, most }) =>
        `I did not compare the factors to the end: one of them is still ${most ? 'greater' : 'smaller'} than $${base([...ps].sort((a, b) => a - b)[most ? 2 : 1] as number)}$.`,
      why: () => 'does not compare the decimals correctly.',
    },
    {
      misconception: 'a1-expo-compares-decimals-as-whole-numbers',
      rule: ({ factors, most }) => site(ranked(factors, most ? 1 : 2)),
      says: ({ ps, most }) =>
        `I did not compare the factors to the end: one of them is still ${most ? 'greater' : 'smaller'} than $${base([...ps].sort((a, b) => a - b)[most ? 1 : 2] as number)}$.`,
      why: () => 'does not compare the decimals correctly.',
    },
  ],
  explain: ({ as, ps, most }) => {
    const k = ps.indexOf(most ? Math.max(...ps) : Math.min(...ps))
    return {
      plan: 'In the long run the factor in parentheses decides, because it is used again every month; the number in front is used only once.',
      steps: [
        {
          do: `The numbers in front, ${list(as.map((a) => `$${a}$`))}, are the visitors at the start.`,
          why: 'For $t = 0$ the power is $1$.',
        },
        {
          do: `The factors are ${list(ps.map((p, i) => `$${base(p)}$ for ${NAMES[i]}`))}.`,
          why: 'A factor greater than $1$ means growth, a factor less than $1$ a fall.',
        },
        {
          do: `The ${most ? 'greatest' : 'smallest'} factor is $${base(ps[k] as number)}$: website ${NAMES[k]}.`,
          why: `With it the number ${most ? 'grows fastest or falls most slowly' : 'falls fastest or grows most slowly'}, and in the end this outweighs every start.`,
        },
      ],
      faster: 'On a calculator, put a large number such as $t = 200$ into all four models and compare.',
    }
  },
  check: ({ factors, most }) => {
    const far = factors.map((f) => (f.n / f.d) ** 200)
    return site(far.indexOf(most ? Math.max(...far) : Math.min(...far)))
  },
})

const site = (k: number) => text(`Website ${NAMES[k]}`)

const between = template({
  id: 'algebra-1/model-change-between',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 20) * 100, p: pick(rng, [10, 20, 50, -10, -20, -50]), n: int(rng, 2, 3) }),
      (c) => at(c, c.n + 1).d === 1,
    ),
  frames: [
    {
      id: 'words',
      kind: 'multi-step',
      items: 7,
      stem: ({ a, p, n }, rng) =>
        `${person(rng)} models the number of ${p > 0 ? 'members of a club' : 'frogs in a pond'} by $y = ${a}(${base(p)})^t$, where $t$ is the time in years. What is the change of the number from $t = ${n - 1}$ to $t = ${n}$?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      items: 5,
      response: 'grid',
      stem: ({ a, p, n }) => `For $f(t) = ${a}(${base(p)})^t$, what is $f(${n}) - f(${n - 1})$?`,
    },
  ],
  given: ({ a, p, n }) => ({ a, factor: frac(100 + p, 100), times: n }),
  answer: (c) => num(gap(c)),
  traps: [
    {
      misconception: 'a1-expo-takes-percent-of-the-start',
      says: () => 'I took the percentage of the value at the very start.',
      classic: true,
      rule: ({ a, factor }) => num(mul(a, sub(factor, 1))),
      why: ({ a }) => `takes the percentage of the first value, ${a}.`,
    },
    {
      misconception: 'a1-expo-changes-from-the-start',
      rule: ({ a, factor, times }) => num(sub(mul(a, pow(factor, times)), a)),
      why: () => 'is the change since the start.',
    },
    {
      misconception: 'a1-expo-gives-the-value-not-the-change',
      says: () => 'I gave the value at the end instead of the change.',
      rule: ({ a, factor, times }) => num(mul(a, pow(factor, times))),
      why: () => 'is the value at the end, not the change.',
    },
    {
      misconception: 'a1-expo-gives-the-value-not-the-change',
      says: () => 'I gave the value one step before the end instead of the change.',
      rule: ({ a, factor, times }) => num(mul(a, pow(factor, times - 1))),
      why: () => 'is the value one step before.',
    },
    {
      misconception: 'a1-expo-mixes-up-growth-and-decay',
      says: () =>
        'I subtracted the later value from the earlier one, so that growth looks like decay, or the other way round.',
      rule: ({ a, factor, times }) => num(mul(mul(a, pow(factor, times - 1)), sub(1, factor))),
      why: ({ p }) => `has the wrong sign: the number ${p > 0 ? 'grows' : 'falls'}.`,
    },
    {
      misconception: 'a1-expo-changes-by-the-same-amount',
      says: ({ n }) =>
        `I took the percentage of the value at the very start as the change of each step, and counted ${n} steps.`,
      rule: ({ a, factor, times }) => num(mul(times, mul(a, sub(factor, 1)))),
      why: ({ a, n }) => `takes the percentage of ${a} as the change of each year, ${n} times.`,
    },
    {
      misconception: 'a1-expo-counts-one-period-too-many',
      says: () => 'I gave the change one step later.',
      rule: ({ a, factor, times }) => num(mul(mul(a, pow(factor, times)), sub(factor, 1))),
      why: () => 'is the change one step later.',
    },
    {
      misconception: 'a1-expo-mixes-up-growth-and-decay',
      says: () => 'I took the percentage of the value at the very start, and gave the change the wrong sign.',
      twoSlips: true,
      rule: ({ a, factor }) => num(mul(a, sub(1, factor))),
      why: ({ a }) => `takes the percentage of the first value, ${a}, and has the wrong sign.`,
    },
  ],
  explain: (c) => {
    const [x, y] = [toDecimalText(at(c, c.n - 1)), toDecimalText(at(c, c.n))]
    const power = (n: number) => (n === 1 ? base(c.p) : `${base(c.p)}^${n}`)
    return {
      plan: 'A change between two times is the later value minus the earlier one: put both times into the model and subtract.',
      steps: [
        {
          do: `At $t = ${c.n - 1}$: $${c.a} \\cdot ${power(c.n - 1)} = ${x}$.`,
          why: c.n === 2 ? 'With the exponent $1$ the factor is used once.' : `The factor is used ${c.n - 1} times.`,
        },
        {
          do: `At $t = ${c.n}$ the factor is used once more: $${x} \\cdot ${base(c.p)} = ${y}$.`,
          why: `This is $${c.a} \\cdot ${power(c.n)}$.`,
        },
        {
          do: `The change is $${y} - ${x} = ${toDecimalText(gap(c))}$.`,
          why:
            c.p > 0
              ? 'The later value minus the earlier one.'
              : 'The later value minus the earlier one; a fall is a negative change.',
        },
      ],
      check: `It is ${Math.abs(c.p)}% of the value just before: $${toDecimalText(frac(Math.abs(c.p), 100))} \\cdot ${x} = ${toDecimalText(abs(gap(c)))}$.`,
    }
  },
  check: ({ a, factor, times }) => {
    const list = Array.from({ length: times }).reduce<ReturnType<typeof frac>[]>(
      (l) => [...l, mul(l.at(-1) ?? a, factor)],
      [frac(a)],
    )
    return num(sub(list.at(-1) ?? 0, list.at(-2) ?? 0))
  },
})

const at = ({ a, p }: { a: number; p: number }, n: number) => mul(a, pow(frac(100 + p, 100), n))
const gap = (c: { a: number; p: number; n: number }) => mul(at(c, c.n - 1), frac(c.p, 100))

const period = template({
  id: 'algebra-1/model-period',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => ({ a: int(rng, 3, 30) * 10, r: pick(rng, [2, 3, 4]), d: pick(rng, [5, 6, 7, 8, 9, 10, 12]) }),
  frames: [
    {
      id: 'meaning',
      kind: 'words',
      items: 7,
      stem: ({ a, r, d }, rng) =>
        `${person(rng)} reads that the model $y = ${a} \\cdot ${r}^{t/${d}}$ gives the number of bacteria in a dish after $t$ hours. What does the model say?`,
    },
  ],
  given: ({ a, r, d }) => ({ a, r, d }),
  answer: ({ r, d }) => every(r, `${d} hours`),
  traps: [
    {
      misconception: 'a1-expo-ignores-the-period',
      classic: true,
      rule: ({ r }) => every(r, 'hour'),
      why: ({ d }) => `ignores that the exponent is $t$ divided by $${d}$.`,
    },
    {
      misconception: 'a1-expo-swaps-factor-and-period',
      rule: ({ r, d }) => every(d, `${r} hours`),
      why: ({ r, d }) => `exchanges $${r}$ and $${d}$.`,
    },
    {
      misconception: 'a1-expo-multiplies-factor-and-period',
      says: ({ r, d }) => `I multiplied $${r}$ and $${d}$ and used the product as the factor for each hour.`,
      rule: ({ r, d }) => every(r * d, 'hour'),
      why: ({ r, d }) => `multiplies $${r}$ and $${d}$.`,
    },
    {
      misconception: 'a1-expo-multiplies-factor-and-period',
      says: ({ r, d }) => `I multiplied $${r}$ and $${d}$ and used the product as the period.`,
      rule: ({ r, d }) => every(r, `${r * d} hours`),
      why: ({ r, d }) => `uses $${r} \\cdot ${d}$ as the period.`,
    },
  ],
  explain: ({ a, r, d }) => ({
    plan: 'The base tells by what the number is multiplied, and the exponent tells how long that takes: see how much $t$ must grow for the exponent to grow by one.',
    steps: [
      {
        do: `At $t = 0$ the exponent is $0$, and $y = ${a} \\cdot 1 = ${a}$.`,
        why: 'A power with the exponent $0$ is $1$.',
      },
      {
        do: `The exponent is $1$ when $t \\div ${d} = 1$, that is at $t = ${d}$.`,
        why: `The exponent is $t$ divided by $${d}$.`,
      },
      {
        do: `Then $y = ${a} \\cdot ${r} = ${a * r}$, which is $${r}$ times $${a}$.`,
        why: 'One more in the exponent is one more factor.',
      },
      { do: `${every(r, `${d} hours`).html}.`, why: `Another ${d} hours bring another factor $${r}$.` },
    ],
    check: `At $t = ${2 * d}$ the exponent is $${2 * d} \\div ${d} = 2$, and $y = ${a} \\cdot ${r}^2 = ${a * r * r}$, again $${r}$ times $${a * r}$.`,
  }),
  check: ({ a, r, d }) => {
    const y = (t: number) => a * r ** (t / d)
    const t = Array.from({ length: 40 }, (_, i) => i + 1).find((h) => Math.abs(y(h) / y(0) - r) < 1e-9) ?? 0
    return every(r, `${t} hours`)
  },
})

const every = (r: number, time: string) => text(`The number becomes ${r} times as large every ${time}`)

export const templates = [rate, percentGrid, parts, fastest, between, period]
