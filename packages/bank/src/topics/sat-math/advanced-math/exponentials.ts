import {
  decimal,
  div,
  expr,
  frac,
  group,
  int,
  money,
  num,
  pick,
  pow,
  type Template,
  table,
  template,
  text,
  toDecimalText,
  until,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-exponential-functions'

const things = [
  (a: number, r: number, up: boolean) =>
    `A town had ${group(a)} inhabitants in 2020. Since then the number has ${up ? 'grown' : 'fallen'} by ${r}% each year. Which function gives the number of inhabitants $t$ years after 2020?`,
  (a: number, r: number, up: boolean) =>
    `A used car is bought for ${money(a)}, and its value ${up ? 'rises' : 'falls'} by ${r}% each year. Which function models its value, in dollars, $t$ years later?`,
  (a: number, r: number, up: boolean) =>
    `A video had ${group(a)} views in its first week. In each later week the number of views was ${r}% ${up ? 'greater' : 'less'} than in the week before. Which function models the number of views per week, $t$ weeks after the first week?`,
]

const d2 = (percent: number): string => toDecimalText(frac(percent, 100))
const f = (a: number, b: number) => expr(`f(t) = ${a}(${d2(b)})^t`, ({ t }) => a * (b / 100) ** t)

const model = template({
  id: 'sat-math/exponential-model',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: true,
  seconds: 60,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => {
    const up = int(rng, 0, 1) === 1
    const which = up ? pick(rng, [0, 2]) : int(rng, 0, 2)
    return {
      which,
      a: which === 1 ? 100 * int(rng, 60, 190) : 100 * int(rng, 12, 90),
      r: pick(rng, [3, 4, 5, 6, 8, 12, 15, 20]),
      up,
    }
  },
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ which, a, r, up }) => (things[which] as (typeof things)[number])(a, r, up),
    },
  ],
  given: ({ a, r, up }) => ({ a, r, up }),
  answer: ({ a, r, up }) => f(a, up ? 100 + r : 100 - r),
  traps: [
    { misconception: 'sm-mixes-up-growth-and-decay', rule: ({ a, r, up }) => f(a, up ? 100 - r : 100 + r) },
    { misconception: 'sm-uses-the-rate-as-the-factor', rule: ({ a, r }) => f(a, r) },
    {
      misconception: 'sm-misplaces-the-decimal-point',
      rule: ({ a, r, up }) => (r < 10 ? f(a, up ? 100 + 10 * r : 100 - 10 * r) : null),
    },
    {
      misconception: 'sm-linear-for-exponential',
      rule: ({ a, r, up }) =>
        expr(`f(t) = ${a} ${up ? '+' : '-'} ${d2(r)}t`, ({ t }) => a + ((up ? 1 : -1) * r * t) / 100),
    },
    {
      misconception: 'sm-linear-for-exponential',
      rule: ({ a, r, up }) =>
        expr(`f(t) = ${a}(${d2(up ? 100 + r : 100 - r)})t`, ({ t }) => a * t * ((up ? 100 + r : 100 - r) / 100)),
    },
  ],
  explain: ({ a, r, up }) => [
    {
      do: `In each step the value becomes $100\\% ${up ? '+' : '-'} ${r}\\% = ${up ? 100 + r : 100 - r}\\%$ of what it was, so the factor is $${d2(up ? 100 + r : 100 - r)}$.`,
      why: 'A percent change multiplies.',
    },
    {
      do: `After $t$ steps the factor has been used $t$ times: ${f(a, up ? 100 + r : 100 - r).html}.`,
      why: 'Repeated multiplication is a power.',
    },
  ],
  // Takes the percent on or off once, and looks for the factor that does the same.
  check: ({ a, r, up }) => {
    const next = up ? a + (a * r) / 100 : a - (a * r) / 100
    return f(
      a,
      search((b) => a * b === 100 * next, 200),
    )
  },
})

const doubling = template({
  id: 'sat-math/exponential-doubling',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        a: 10 * int(rng, 2, 30),
        d: pick(rng, [2, 3, 4, 5, 6, 8, 10]),
        n: int(rng, 3, 5),
        k: pick(rng, [2, 3]),
      }),
      ({ a, d, n, k }) => a * k ** n < 20000 && d * n !== a && d !== k,
    ),
  frames: [
    {
      id: 'bacteria',
      kind: 'words',
      items: 6,
      stem: ({ a, d, n, k }) =>
        `A culture has ${group(a)} bacteria, and the number ${k === 2 ? 'doubles' : 'triples'} every ${d} hours. How many bacteria will there be after ${d * n} hours?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ a, d, n, k }) =>
        `The function $P(t) = ${a}(${k})^{\\frac{t}{${d}}}$ models the number of users of an app $t$ months after it came out. According to the model, how many users are there after ${d * n} months?`,
    },
  ],
  given: ({ a, d, n, k }) => ({ a, d, t: d * n, k }),
  answer: ({ a, n, k }) => num(a * k ** n),
  traps: [
    { misconception: 'sm-linear-for-exponential', shortcut: ({ a, n, k }) => num(a * k * n) },
    { misconception: 'sm-one-step-off', shortcut: ({ a, n, k }) => num(a * k ** (n - 1)) },
    { misconception: 'sm-linear-for-exponential', shortcut: ({ a, n, k }) => num(a + a * (k - 1) * n) },
    { misconception: 'sm-one-step-off', shortcut: ({ a, n, k }) => num(a * k ** (n + 1)) },
    { misconception: 'sm-exponent-and-base-swapped', shortcut: ({ a, n, k }) => num(a * n ** k) },
  ],
  explain: ({ a, d, n, k }) => [
    {
      do: `$\\frac{${d * n}}{${d}} = ${n}$ steps of this length fit into the time.`,
      why: 'The exponent counts the steps.',
    },
    { do: `$${a} \\cdot ${k}^{${n}} = ${a * k ** n}$`, why: `Each step multiplies by ${k}.` },
  ],
  check: ({ a, d, t, k }) => {
    let v = a
    for (let s = d; s <= t; s += d) v *= k
    return num(v)
  },
})

const units = [
  {
    big: 'years',
    small: 'months',
    n: 12,
    what: 'the number of listeners of a podcast $t$ months after its first episode',
  },
  { big: 'days', small: 'hours', n: 24, what: 'the number of bacteria in a sample $t$ hours after the first count' },
  {
    big: 'minutes',
    small: 'seconds',
    n: 60,
    what: 'the number of viewers of a live stream $t$ seconds after it begins',
  },
  {
    big: 'hours',
    small: 'minutes',
    n: 60,
    what: 'the number of people in an online waiting room $t$ minutes after it opens',
  },
] as const
const unit = (u: number) => units[u] as (typeof units)[number]

const says = (r: number, every: string) => text(`The number increases by ${r}% every ${every}`)
const span = (u: number, m: number, small: boolean): string => `${m} ${small ? unit(u).small : unit(u).big}`

/** The percent and the length of a step are both read rightly or wrongly: four statements. */
const meaning = template({
  id: 'sat-math/exponential-meaning',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => {
    const wrong = pick(rng, ['factor', 'up', 'down', 'down'] as const)
    const r = wrong === 'up' ? int(rng, 2, 9) : wrong === 'down' ? 10 * int(rng, 2, 9) : int(rng, 11, 40)
    return {
      r,
      wrong,
      u: int(rng, 0, 3),
      m: pick(rng, [2, 3, 4, 5]),
      a: 10 * int(rng, 3, 60),
      small: int(rng, 0, 1) === 1,
    }
  },
  frames: [
    {
      id: 'interpret',
      kind: 'words',
      items: 6,
      stem: ({ r, u, m, a, small }) =>
        `<p>The function $Q(t) = ${a}(${d2(100 + r)})^{\\frac{t}{${small ? m : m * unit(u).n}}}$ models ${unit(u).what}.</p><p>Which statement about this number is true, according to the model?</p>`,
    },
  ],
  given: ({ r, u, m, a, small }) => ({
    a,
    factor: frac(100 + r, 100),
    step: small ? m : m * unit(u).n,
    per: unit(u).small,
  }),
  answer: ({ r, u, m, small }) => says(r, span(u, m, small)),
  traps: [
    { misconception: 'sm-reads-the-time-step-wrongly', shortcut: ({ r, u, m, small }) => says(r, span(u, m, !small)) },
    {
      misconception: 'sm-uses-the-rate-as-the-factor',
      shortcut: ({ r, u, m, small, wrong }) => (wrong === 'factor' ? says(100 + r, span(u, m, small)) : null),
    },
    {
      misconception: 'sm-uses-the-rate-as-the-factor',
      shortcut: ({ r, u, m, small, wrong }) => (wrong === 'factor' ? says(100 + r, span(u, m, !small)) : null),
    },
    {
      misconception: 'sm-misplaces-the-decimal-point',
      shortcut: ({ r, u, m, small, wrong }) =>
        wrong === 'factor' ? null : says(wrong === 'up' ? 10 * r : r / 10, span(u, m, small)),
    },
    {
      misconception: 'sm-misplaces-the-decimal-point',
      shortcut: ({ r, u, m, small, wrong }) =>
        wrong === 'factor' ? null : says(wrong === 'up' ? 10 * r : r / 10, span(u, m, !small)),
    },
  ],
  explain: ({ r, u, m, small }) => [
    {
      do: `The exponent grows by 1 whenever $t$ grows by ${small ? m : m * unit(u).n} ${unit(u).small}${small ? '' : `, which are ${m} ${unit(u).big}`}.`,
      why: 'One full step of the exponent is one factor.',
    },
    {
      do: `The factor $${d2(100 + r)}$ is an increase by ${r}% in every step of ${span(u, m, small)}.`,
      why: 'Subtract 1 from the factor to get the increase.',
    },
  ],
  check: ({ factor, step, per }) => {
    const u = units.findIndex((x) => x.small === per)
    const r = Math.round((factor.n / factor.d - 1) * 100)
    return step < 12 ? says(r, span(u, step, true)) : says(r, span(u, step / unit(u).n, false))
  },
})

const fromTable = template({
  id: 'sat-math/exponential-table',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 2, 12), b: int(rng, 2, 5), x: int(rng, 1, 2), n: int(rng, 4, 5) }),
      ({ a, b, n }) => a * b ** n < 9000 && a !== b,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 5,
      stem: ({ a, b, x, n }) =>
        `<p>For the exponential function $h$, the table shows three values of $x$ and their corresponding values of $h(x)$.</p>${table(
          ['$x$', '$h(x)$'],
          [x, x + 1, x + 2].map((k) => [`$${k}$`, `$${a * b ** k}$`]),
        )}<p>The function is $h(x) = ab^x$ with constants $a$ and $b$. What is the value of $h(0) + h(${n})$?</p>`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ a, b, x, n }) =>
        `The function $p$ is exponential, with $p(${x}) = ${a * b ** x}$ and $p(${x + 1}) = ${a * b ** (x + 1)}$. What is the value of $p(0) + p(${n})$?`,
    },
  ],
  given: ({ a, b, x, n }) => ({ x, y: a * b ** x, z: a * b ** (x + 1), n }),
  answer: ({ a, b, n }) => num(a + a * b ** n),
  traps: [
    {
      misconception: 'sm-stops-half-way',
      shortcut: ({ a, b, n }) => num(a * b ** n),
      why: () => 'leaves out the value at 0.',
    },
    { misconception: 'sm-one-step-off', shortcut: ({ a, b, n }) => num(a + a * b ** (n - 1)) },
    {
      misconception: 'sm-one-step-off',
      shortcut: ({ a, b, n, x }) => num(a * b ** x + a * b ** n),
      why: () => 'takes the first value that is given for the value at 0.',
    },
    {
      misconception: 'sm-linear-for-exponential',
      shortcut: ({ a, b, n, x }) => num(a + a * b ** (x + 1) + (n - x - 1) * (a * b ** (x + 1) - a * b ** x)),
    },
    { misconception: 'sm-one-step-off', shortcut: ({ a, b, n }) => num(a + a * b ** (n + 1)) },
  ],
  explain: ({ a, b, n, x }) => [
    {
      do: `Each step multiplies by $\\frac{${a * b ** (x + 1)}}{${a * b ** x}} = ${b}$, so the value at 0 is $${a}$.`,
      why: 'Go back by dividing, forward by multiplying.',
    },
    {
      do: `The value at $${n}$ is $${a} \\cdot ${b}^{${n}} = ${a * b ** n}$, and the sum is $${a + a * b ** n}$.`,
      why: 'The question asks for both values together.',
    },
  ],
  check: ({ x, y, z, n }) => {
    const at = (k: number) => div(y, 1).n * (z / y) ** (k - x)
    return num(Math.round(at(0)) + Math.round(at(n)))
  },
})

const change = template({
  id: 'sat-math/exponential-percent-of-start',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({
    r: pick(rng, [10, 20, 30, 40]),
    a: 100 * int(rng, 4, 40),
    n: int(rng, 2, 3),
    what: pick(rng, ['a machine', 'a printing press', 'a camera', 'a racing bicycle'] as const),
  }),
  frames: [
    {
      id: 'left',
      kind: 'words',
      items: 5,
      stem: ({ r, a, n, what }) =>
        `The price of ${what} was ${money(a)}. Each year, its value decreases by ${r}% of its value at the start of that year. By what percent, in total, is the value less than the price after ${n} years?`,
    },
  ],
  given: ({ r, a, n }) => ({ r, a, n }),
  answer: ({ r, n }) => decimal(lost(r, n)),
  traps: [
    {
      misconception: 'sm-linear-for-exponential',
      rule: ({ r, n }) => decimal(r * n),
      why: () => 'adds the yearly percents, but each year starts from a smaller value.',
    },
    {
      misconception: 'sm-answers-what-is-left',
      rule: ({ r, n }) => decimal({ n: 100 * lost(r, n).d - lost(r, n).n, d: lost(r, n).d }),
    },
    { misconception: 'sm-multiplies-the-rates', rule: ({ r, n }) => decimal(frac(100 * r ** n, 100 ** n)) },
    { misconception: 'sm-one-step-off', rule: ({ r, n }) => decimal(lost(r, n + 1)) },
    { misconception: 'sm-one-step-off', rule: ({ r, n }) => decimal(lost(r, n - 1)) },
  ],
  explain: ({ r, n }) => [
    {
      do: `After ${n} years the value is $${d2(100 - r)}^{${n}} = ${toDecimalText(pow(frac(100 - r, 100), n))}$ of the price.`,
      why: 'Each year multiplies by the part that is left.',
    },
    {
      do: `The loss is $1 - ${toDecimalText(pow(frac(100 - r, 100), n))}$, which is ${toDecimalText(lost(r, n))}%.`,
      why: 'The question asks for the part that is gone.',
    },
  ],
  check: ({ r, a, n }) => {
    let v = a * 1000
    for (let i = 0; i < n; i++) v -= (v * r) / 100
    return decimal(div(Math.round(a * 1000 - v), a * 10))
  },
})

function lost(r: number, n: number) {
  const left = pow(frac(100 - r, 100), n)
  return frac(100 * (left.d - left.n), left.d)
}

export const templates: readonly Template[] = [model, doubling, meaning, fromTable, change]
