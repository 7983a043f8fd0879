import { frac, int, pick, type Template, template, text, toDecimalText } from '#kit'
import { d2 } from './exponentials.ts'

const skill = 'sm-exponential-functions'

const units = [
  {
    big: 'years',
    small: 'months',
    n: 12,
    what: 'the number of listeners of a podcast $t$ months after its first episode',
  },
  { big: 'days', small: 'hours', n: 24, what: 'the number of bacteria in a sample $t$ hours after the first count' },
  {
    big: 'weeks',
    small: 'days',
    n: 7,
    what: 'the number of downloads of a new game $t$ days after its release',
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

type Shown = Readonly<{ factor: { n: number; d: number }; step: number; per: string }>

/** The percent of increase, and how it is misread: from the factor itself, or with another decimal point. */
function rate({ factor }: Shown) {
  const right = Math.round((100 * factor.n) / factor.d) - 100
  if (right < 10) return { right, wrong: 10 * right, slip: 'point' } as const
  if (right % 10 === 0) return { right, wrong: right / 10, slip: 'point' } as const
  return { right, wrong: 100 + right, slip: 'factor' } as const
}

/** The length of a step, in its unit or with the other unit in its place. */
function stepIn({ step, per }: Shown, rightly: boolean): string {
  const u = units.findIndex((x) => x.small === per)
  const small = step < 12
  return span(u, small ? step : step / unit(u).n, small === rightly)
}

/** How a step gets the other unit. */
const misstep = ({ u, m, small }: Readonly<{ u: number; m: number; small: boolean }>): string =>
  small
    ? `counted the ${m} in the exponent in ${unit(u).big} instead of ${unit(u).small}`
    : `divided ${m * unit(u).n} by ${unit(u).n}, but kept ${unit(u).small} as the unit of a step`

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
    const r =
      wrong === 'up' ? int(rng, 2, 9) : wrong === 'down' ? 10 * int(rng, 2, 9) : 10 * int(rng, 1, 3) + int(rng, 1, 9)
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
    {
      id: 'best',
      kind: 'words',
      items: 6,
      stem: ({ r, u, m, a, small }) =>
        `<p>$Q(t) = ${a}(${d2(100 + r)})^{\\frac{t}{${small ? m : m * unit(u).n}}}$</p><p>The given function $Q$ models ${unit(u).what}. Which of the following is the best interpretation of the model?</p>`,
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
    {
      misconception: 'sm-reads-the-time-step-wrongly',
      classic: true,
      operation: 'unit-not-converted',
      rule: (g) => says(rate(g).right, stepIn(g, false)),
      says: (p) => `I ${misstep(p)}.`,
      why: () => 'has the right percent, but the wrong unit for the length of a step.',
    },
    {
      misconception: 'sm-uses-the-rate-as-the-factor',
      rule: (g) => (rate(g).slip === 'factor' ? says(rate(g).wrong, stepIn(g, true)) : null),
      says: () => 'I took the factor itself for the percent of increase.',
      why: ({ r }) => `takes the factor $${d2(100 + r)}$ itself for the increase.`,
    },
    {
      misconception: 'sm-misplaces-the-decimal-point',
      operation: 'decimal-point-moved',
      rule: (g) => (rate(g).slip === 'point' ? says(rate(g).wrong, stepIn(g, true)) : null),
      says: ({ r }) => `I read $${d2(r)}$ as ${r < 10 ? 10 * r : r / 10}%.`,
      why: ({ r }) => `reads $${d2(r)}$ as another percent than ${r}%.`,
    },
    {
      misconception: 'sm-uses-the-rate-as-the-factor',
      twoSlips: true,
      rule: (g) => (rate(g).slip === 'factor' ? says(rate(g).wrong, stepIn(g, false)) : null),
      says: (p) => `I took the factor itself for the percent of increase, and I ${misstep(p)}.`,
      why: () => 'takes the factor itself for the increase and has the wrong unit too.',
    },
    {
      misconception: 'sm-misplaces-the-decimal-point',
      twoSlips: true,
      rule: (g) => (rate(g).slip === 'point' ? says(rate(g).wrong, stepIn(g, false)) : null),
      says: (p) => `I read $${d2(p.r)}$ as ${p.r < 10 ? 10 * p.r : p.r / 10}%, and I ${misstep(p)}.`,
      why: () => 'misplaces the decimal point and has the wrong unit too.',
    },
  ],
  explain: ({ r, u, m, small, a }) => {
    const step = small ? m : m * unit(u).n
    return {
      plan: 'The factor tells the percent of change in one step, and the exponent tells how long a step is: the time in which it grows by one.',
      steps: [
        {
          do: `The exponent $\\frac{t}{${step}}$ is $1$ at $t = ${step}$: it grows by 1 in every ${step} ${unit(u).small}.`,
          why: 'One full step of the exponent is one factor.',
        },
        {
          do: small
            ? `The time $t$ is counted in ${unit(u).small}, so one step lasts ${m} ${unit(u).small}.`
            : `$${step} \\div ${unit(u).n} = ${m}$, so one step lasts ${m} ${unit(u).big}.`,
          why: small
            ? 'The unit of $t$ stands in the question.'
            : `There are ${unit(u).n} ${unit(u).small} in one ${unit(u).big.slice(0, -1)}.`,
        },
        {
          do: `The factor of one step is $${d2(100 + r)} = 1 + ${d2(r)}$, and $${d2(r)} = ${r}\\%$.`,
          why: 'The 1 is the whole from before; what comes on top of it is the increase.',
        },
        {
          do: `So the number increases by ${r}% every ${span(u, m, small)}.`,
          why: 'The increase belongs to one step.',
        },
      ],
      check: `At the start the number is $${a}$. One step later the exponent is $1$, and it is $${a} \\cdot ${d2(100 + r)} = ${toDecimalText(frac(a * (100 + r), 100))}$, which is ${r}% more.`,
      faster: `Two numbers tell it all: $${d2(100 + r)} - 1 = ${d2(r)}$ is the increase, ${r}%, and the denominator of the exponent is the length of one step, ${step} ${unit(u).small}${small ? '' : `, which is ${m} ${unit(u).big}`}.`,
    }
  },
  check: ({ factor, step, per }) => {
    const u = units.findIndex((x) => x.small === per)
    const r = Math.round((factor.n / factor.d - 1) * 100)
    return step < 12 ? says(r, span(u, step, true)) : says(r, span(u, step / unit(u).n, false))
  },
})

export const templates: readonly Template[] = [meaning]
