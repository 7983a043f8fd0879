import { abs, type Frac, frac, int, mul, num, person, pick, sub, template, text, toNumber, until } from '#kit'
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
    faster: `Subtract 1 from the number in parentheses: $${base(p)} - 1 = ${p / 100}$, a change of $${p}\\%$.`,
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
      operation: 'whole-for-part',
      operands: ({ factor }) => [mul(100, factor)],
      rule: ({ factor }) => num(mul(factor, 100)),
    },
    {
      misconception: 'a1-expo-misplaces-the-decimal-point',
      says: () => 'I gave the rate as a decimal and did not change it to a percent.',
      operation: 'stopped-at-a-step',
      operands: ({ factor }) => [abs(sub(factor, 1))],
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
    faster: `Compare with 1: $${up ? `${base(p)} - 1` : `1 - ${base(-p)}`} = ${p / 100}$, and that is ${p}%.`,
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
            why: 'The coefficient of the power is the initial value.',
          }
        : {
            do: `So $${r}$ is the factor of one step: ${lower(timesEach(r, s).html)}.`,
            why: 'The base of the power is the factor.',
          },
    ],
    faster: start
      ? `Read it off its place: $${a}$ stands before the power, and at the start, where the power is $1$, it is all that is left.`
      : `Read it off its place: $${r}$ is the base of the power, so every ${TIME[s]} one more factor $${r}$ comes in.`,
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

export const templates = [rate, percentGrid, parts]
