/** Exponential models compared, and their change from one time to the next. */

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
  until,
} from '#kit'
import { base } from './growth.ts'

const skill = 'a1-exponential-models'

const NAMES = ['P', 'Q', 'R', 'S'] as const

/** Which factor stands at this place when they are put in order, smallest first. */
const ranked = (factors: readonly Frac[], place: number): number =>
  factors.indexOf([...factors].sort((x, y) => cmp(x, y))[place] as Frac)

/** The factor at this place, smallest first, is not the one that is looked for. */
const notTheEnd = (ps: readonly number[], most: boolean, place: number): string =>
  `has the factor $${base([...ps].sort((a, b) => a - b)[place] as number)}$, which is not the ${most ? 'greatest' : 'smallest'} of the four.`

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
        `<p>Four models give the number of visitors to four websites after $t$ months.</p>${table(
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
      says: ({ most }) =>
        `I took the ${most ? 'least' : 'greatest'} starting value, as if the number with ${most ? 'the most room to grow' : 'the most to lose'} had to end there.`,
      why: ({ most }) => `has the ${most ? 'least' : 'greatest'} starting value, but it is the factor that decides.`,
    },
    {
      misconception: 'a1-expo-compares-decimals-as-whole-numbers',
      rule: ({ factors, most }) => site(ranked(factors, most ? 2 : 1)),
      says: ({ ps, most }) =>
        `I did not compare the factors to the end: one of them is still ${most ? 'greater' : 'smaller'} than $${base([...ps].sort((a, b) => a - b)[most ? 2 : 1] as number)}$.`,
      why: ({ ps, most }) => notTheEnd(ps, most, most ? 2 : 1),
    },
    {
      misconception: 'a1-expo-compares-decimals-as-whole-numbers',
      rule: ({ factors, most }) => site(ranked(factors, most ? 1 : 2)),
      says: ({ ps, most }) =>
        `I did not compare the factors to the end: one of them is still ${most ? 'greater' : 'smaller'} than $${base([...ps].sort((a, b) => a - b)[most ? 1 : 2] as number)}$.`,
      why: ({ ps, most }) => notTheEnd(ps, most, most ? 1 : 2),
    },
  ],
  explain: ({ as, ps, most }) => {
    const k = ps.indexOf(most ? Math.max(...ps) : Math.min(...ps))
    const next = ps.reduce(
      (j, p, i) => (i !== k && (j < 0 || (most ? p > (ps[j] as number) : p < (ps[j] as number))) ? i : j),
      -1,
    )
    const alone = ps.filter((p) => p > 0 === most).length === 1
    return {
      plan: 'In the long run the factor in parentheses decides, because it is used again every month; the coefficient is used only once.',
      steps: [
        {
          do: `The coefficients, ${list(as.map((a) => `$${a}$`))}, are the visitors at the start.`,
          why: 'For $t = 0$ the power is $1$.',
        },
        {
          do: `The factors are ${list(ps.map((p, i) => `$${base(p)}$ for ${NAMES[i]}`))}.`,
          why: 'A factor greater than $1$ means growth, a factor less than $1$ a fall.',
        },
        {
          do: `The ${most ? 'greatest' : 'smallest'} factor is $${base(ps[k] as number)}$: website ${NAMES[k]}.`,
          why: `With it the number ${(ps[k] as number) > 0 ? `grows ${most ? 'fastest' : 'most slowly'}` : `falls ${most ? 'most slowly' : 'fastest'}`}, and in the end this outweighs every start.`,
        },
      ],
      ...(alone
        ? {
            faster: `Only $${base(ps[k] as number)}$ is ${most ? 'above' : 'below'} $1$, so only ${NAMES[k]} ${most ? 'grows' : 'falls'}, and the others ${most ? 'fall' : 'grow'}.`,
          }
        : {}),
      check: `Compare ${NAMES[k]} with the nearest rival, ${NAMES[next]}: every month the ratio of their visitors is multiplied by $\\frac{${base(ps[k] as number)}}{${base(ps[next] as number)}}$, which is ${most ? 'greater' : 'less'} than $1$, whatever the starts are.`,
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
        `${person(rng)} models the number of ${p > 0 ? 'members of a club' : 'frogs in a pond'} by $y = ${a}(${base(p)})^t$, where $t$ is the time in years. What is the change in this number from $t = ${n - 1}$ to $t = ${n}$?`,
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
      operation: 'wrong-number-used',
      operands: ({ a }) => [a],
      after: (got, { factor }) => mul(got, sub(factor, 1)),
      rule: ({ a, factor }) => num(mul(a, sub(factor, 1))),
      why: ({ a }) => `takes the percentage of the first value, ${a}.`,
    },
    {
      misconception: 'a1-expo-changes-from-the-start',
      operation: 'whole-for-part',
      operands: ({ a, factor, times }) => [sub(mul(a, pow(factor, times)), a)],
      rule: ({ a, factor, times }) => num(sub(mul(a, pow(factor, times)), a)),
      why: () => 'is the change since the start.',
    },
    {
      misconception: 'a1-expo-gives-the-value-not-the-change',
      says: () => 'I gave the value at the end instead of the change.',
      operation: 'term-left-out',
      operands: ({ a, factor, times }) => [mul(a, pow(factor, times))],
      rule: ({ a, factor, times }) => num(mul(a, pow(factor, times))),
      why: () => 'is the value at the end, not the change.',
    },
    {
      misconception: 'a1-expo-gives-the-value-not-the-change',
      says: () => 'I gave the value one step before the end instead of the change.',
      operation: 'solved-for-the-other',
      operands: ({ a, factor, times }) => [mul(a, pow(factor, times - 1))],
      rule: ({ a, factor, times }) => num(mul(a, pow(factor, times - 1))),
      why: () => 'is the value one step before.',
    },
    {
      misconception: 'a1-expo-subtracts-in-the-wrong-order',
      says: () => 'I subtracted the later value from the earlier one.',
      operation: 'difference-turned-round',
      operands: ({ a, factor, times }) => [mul(a, pow(factor, times)), mul(a, pow(factor, times - 1))],
      rule: ({ a, factor, times }) => num(mul(mul(a, pow(factor, times - 1)), sub(1, factor))),
      why: ({ p }) => `has the wrong sign: the number ${p > 0 ? 'grows' : 'falls'}.`,
    },
    {
      misconception: 'a1-expo-changes-by-the-same-amount',
      says: ({ n }) =>
        `I took the percentage of the value at the very start as the change of each step, and counted ${n} steps.`,
      operation: 'same-amount-each-time',
      operands: ({ a, factor, times }) => [0, mul(a, sub(factor, 1)), times],
      rule: ({ a, factor, times }) => num(mul(times, mul(a, sub(factor, 1)))),
      why: ({ a, n }) => `takes the percentage of ${a} as the change of each year, ${n} times.`,
    },
    {
      misconception: 'a1-expo-counts-one-period-too-many',
      says: () => 'I gave the change one step later.',
      operation: 'off-by-one',
      operands: ({ times }) => [times],
      after: (got, { a, factor }) => mul(mul(a, sub(factor, 1)), pow(factor, got.n - 1)),
      rule: ({ a, factor, times }) => num(mul(mul(a, pow(factor, times)), sub(factor, 1))),
      why: () => 'is the change one step later.',
    },
    {
      misconception: 'a1-expo-subtracts-in-the-wrong-order',
      says: () => 'I took the percentage of the value at the very start, and gave the change the wrong sign.',
      twoSlips: true,
      operation: 'sign-reversed',
      operands: ({ a, factor }) => [mul(a, sub(factor, 1))],
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
      faster: `In one line on a calculator: $${c.a} \\cdot ${power(c.n - 1)} \\cdot (${base(c.p)} - 1) = ${toDecimalText(gap(c))}$.`,
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
    faster: `Two numbers tell it all: the base $${r}$ is the factor, and the number below $t$, $${d}$, is the time that one factor takes.`,
  }),
  check: ({ a, r, d }) => {
    const y = (t: number) => a * r ** (t / d)
    const t = Array.from({ length: 40 }, (_, i) => i + 1).find((h) => Math.abs(y(h) / y(0) - r) < 1e-9) ?? 0
    return every(r, `${t} hours`)
  },
})

const every = (r: number, time: string) => text(`The number becomes ${r} times as large every ${time}`)

export const templates = [fastest, between, period]
