/** What an estimate with its margin of error makes plausible. */

import { frac, int, type Template, template, text, toDecimalText } from '#kit'

const TOPICS = [
  {
    who: 'students of a college',
    all: 'students of the college',
    what: 'hours of sleep per night',
    unit: 'hours',
    low: 60,
    high: 80,
    step: 1,
  },
  {
    who: 'drivers of a town',
    all: 'drivers of the town',
    what: 'miles driven per day',
    unit: 'miles',
    low: 150,
    high: 320,
    step: 3,
  },
  {
    who: 'members of a sports club',
    all: 'members of the club',
    what: 'minutes of exercise per day',
    unit: 'minutes',
    low: 300,
    high: 600,
    step: 5,
  },
  {
    who: 'households of a city',
    all: 'households of the city',
    what: 'gallons of water used per day',
    unit: 'gallons',
    low: 1800,
    high: 2900,
    step: 20,
  },
] as const

const margin = template({
  id: 'sat-math/margin-of-error-conclusion',
  skill: 'sm-inference-and-claims',
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 80,
  response: 'choice',
  draw: (rng) => {
    const s = int(rng, 0, 3)
    const { low, high, step } = TOPICS[s] as (typeof TOPICS)[number]
    return { s, n: int(rng, 12, 60) * 10, est: int(rng, low, high), e: step * int(rng, 3, 9) }
  },
  frames: [
    {
      id: 'conclusion',
      kind: 'words',
      items: 6,
      stem: ({ s, n, est, e }) => {
        const { who, all, what, unit } = TOPICS[s] as (typeof TOPICS)[number]
        return `From all ${who}, ${n} were selected at random. The mean number of ${what} in this sample is ${est / 10}, with an associated margin of error of ${e / 10} ${unit}. Which is the most appropriate conclusion about all ${all}?`
      },
    },
  ],
  given: ({ s, n, est, e }) => ({ s: TOPICS[s]?.unit ?? '', n, est: frac(est, 10), e: frac(e, 10) }),
  answer: ({ s, est, e }) => plausible(TOPICS[s]?.unit ?? '', frac(est, 10), frac(e, 10)),
  traps: [
    {
      misconception: 'sm-margin-for-every-single-value',
      rule: ({ s, est, e }) =>
        text(
          `Each of them has a value between $${toDecimalText(less(est, e))}$ and $${toDecimalText(more(est, e))}$ ${s}`,
        ),
      why: () => 'speaks of every single value; the margin of error is about the mean.',
    },
    {
      misconception: 'sm-takes-the-estimate-as-exact',
      rule: ({ s, est }) => text(`It is certain that their mean is exactly $${toDecimalText(est)}$ ${s}`),
      why: () => 'takes the mean of the sample for the exact mean of all.',
    },
    {
      misconception: 'sm-margin-as-the-mean',
      rule: ({ s, e }) => text(`It is plausible that their mean is between $0$ and $${toDecimalText(e)}$ ${s}`),
      says: () => 'I took the margin of error for the greatest plausible mean, in a range that starts at 0.',
      why: () => 'takes the margin of error for the upper end of the range.',
    },
  ],
  explain: ({ s, est, e }) => ({
    plan: 'A random sample lets you estimate the mean of the population it was drawn from. The margin of error gives a range of plausible values for that mean, and for nothing else.',
    steps: [
      {
        do: `$${est / 10} - ${e / 10} = ${toDecimalText(frac(est - e, 10))}$ and $${est / 10} + ${e / 10} = ${toDecimalText(frac(est + e, 10))}$`,
        why: 'The margin of error goes to both sides of the estimate.',
      },
      { do: 'The range is about the mean of all, not about single values.', why: 'What was estimated is a mean.' },
      {
        do: `${plausible(TOPICS[s]?.unit ?? '', frac(est, 10), frac(e, 10)).html}.`,
        why: 'An estimate is plausible, never certain.',
      },
    ],
    faster: `Strike two options before you calculate: no sample makes anything “certain” or tells something about “each of them.” Of the two ranges that are left, only one has the mean of the sample, $${est / 10}$, in its middle.`,
    check: `The middle of $${toDecimalText(frac(est - e, 10))}$ and $${toDecimalText(frac(est + e, 10))}$ is $${est / 10}$, the mean of the sample, and each end is $${e / 10}$ away from it, the margin of error.`,
  }),
  check: ({ s, est, e }) =>
    text(
      `It is plausible that their mean is between $${toDecimalText(frac(est.n * e.d - e.n * est.d, est.d * e.d))}$ and $${toDecimalText(frac(est.n * e.d + e.n * est.d, est.d * e.d))}$ ${s}`,
    ),
})

type Tenths = Readonly<{ n: number; d: number }>

function less(a: Tenths, b: Tenths): Tenths {
  return frac(a.n * b.d - b.n * a.d, a.d * b.d)
}

function more(a: Tenths, b: Tenths): Tenths {
  return frac(a.n * b.d + b.n * a.d, a.d * b.d)
}

function plausible(unit: string, est: Tenths, e: Tenths) {
  return text(
    `It is plausible that their mean is between $${toDecimalText(less(est, e))}$ and $${toDecimalText(more(est, e))}$ ${unit}`,
  )
}

export const templates: readonly Template[] = [margin]
