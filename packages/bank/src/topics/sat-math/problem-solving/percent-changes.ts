import { frac, int, money, mul, percent, pick, type Template, template, until, type Value } from '#kit'

const scenes = [
  {
    says: (a: number, b: number) => `The price of a bicycle was changed from ${money(a)} to ${money(b)}.`,
    what: 'the price',
  },
  {
    says: (a: number, b: number) => `A town had ${a} street trees ten years ago and has ${b} today.`,
    what: 'the number of street trees',
  },
  {
    says: (a: number, b: number) => `A club had ${a} members last year and has ${b} this year.`,
    what: 'the number of members',
  },
] as const
const scene = (k: number) => scenes[k] as (typeof scenes)[number]

/** A percent that looks like one that could be asked for: with one decimal at most, and for a decrease below 100. */
const likely = (n: number, d: number, most = 300): Value | null => {
  const x = frac(100 * n, d)
  return x.d <= 2 && x.n > 0 && x.n < most * x.d ? percent(x) : null
}

const change = template({
  id: 'sat-math/percent-change',
  skill: 'sm-percentages',
  difficulty: 'Low',
  b: -0.6,
  calculator: true,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        k: int(rng, 0, 2),
        a: 20 * int(rng, 2, 15),
        p: pick(rng, [10, 15, 20, 25, 30, 40, 50, 60, 75, 80]),
        up: int(rng, 0, 1) === 1,
      }),
      ({ a, p }) => (a * p) % 100 === 0 && a !== 100 && p !== (a * p) / 100,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ k, a, p, up }) =>
        `${scene(k).says(a, a + ((up ? 1 : -1) * a * p) / 100)} By what percent did ${scene(k).what} ${up ? 'increase' : 'decrease'}?`,
    },
    {
      id: 'less',
      kind: 'bare',
      items: 4,
      stem: ({ a, p, up }) =>
        `The number ${a + ((up ? 1 : -1) * a * p) / 100} is what percent ${up ? 'greater' : 'less'} than ${a}?`,
    },
  ],
  given: ({ a, p, up }) => ({ a, b: a + ((up ? 1 : -1) * a * p) / 100, up }),
  answer: ({ p }) => percent(p),
  traps: [
    {
      misconception: 'sm-percent-greater-as-percent-of',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ a, b }) => [frac(100 * b, a)],
      rule: ({ a, b }) => likely(b, a),
      says: () => 'I gave the new value as a percent of the old one instead of the change.',
      why: ({ a, p, up }) => `says what percent of ${a} the new value is, ${up ? 100 + p : 100 - p}%.`,
    },
    {
      misconception: 'sm-percent-of-the-new-value',
      operation: 'wrong-whole',
      operands: ({ a, b }) => [Math.abs(b - a), b],
      after: (x) => mul(100, x),
      rule: ({ a, b, up }) => likely(Math.abs(b - a), b, up ? 300 : 100),
      says: () => 'I divided the change by the new value.',
      why: ({ a, p, up }) =>
        `divides the change ${(a * p) / 100} by ${a + ((up ? 1 : -1) * a * p) / 100}, the new value; the change belongs to ${a}.`,
    },
    {
      misconception: 'sm-percent-as-a-number',
      operation: 'wrong-number-used',
      operands: ({ a, b }) => [Math.abs(b - a)],
      rule: ({ a, b, up }) => (up || a - b < 100 ? percent(Math.abs(b - a)) : null),
      says: () => 'I took the amount of the change for a percent.',
      why: ({ a, p }) => `takes the change of ${(a * p) / 100} for a percent.`,
    },
    {
      misconception: 'sm-percent-as-a-number',
      operation: 'part-left-out',
      operands: ({ a, b }) => [frac(Math.abs(b - a), a)],
      rule: ({ a, b }) => percent(frac(Math.abs(b - a), a)),
      says: () => 'I gave the quotient as a percent and did not multiply by 100.',
      why: ({ p }) => `is the quotient ${p / 100} with a percent sign; it must be multiplied by 100.`,
    },
    {
      misconception: 'sm-percent-greater-as-percent-of',
      rule: ({ a, b, up }) => (up ? likely(a, b) : null),
      says: () => 'I gave the old value as a percent of the new one.',
      why: ({ a, p }) => `says what percent of ${a + (a * p) / 100} the old value is.`,
    },
    {
      misconception: 'sm-leaves-out-the-whole',
      operation: 'wrong-whole',
      operands: ({ a, b }) => [Math.abs(b - a), a + b],
      after: (x) => mul(100, x),
      rule: ({ a, b }) => likely(Math.abs(b - a), a + b),
      says: () => 'I divided the change by the sum of both values.',
      why: () => 'divides the change by the sum of both values.',
    },
  ],
  explain: ({ a, p, up }) => {
    const b = a + ((up ? 1 : -1) * a * p) / 100
    return {
      plan: 'A percent change compares the change with the value before it. Subtract to get the change, then divide by the old value.',
      steps: [
        {
          do: `The change is $${up ? `${b} - ${a}` : `${a} - ${b}`} = ${(a * p) / 100}$.`,
          why: 'Subtract the smaller from the larger value.',
        },
        { do: `$\\frac{${(a * p) / 100}}{${a}} = ${p / 100}$`, why: 'The old value is the whole, 100%.' },
        { do: `That is ${p}%.`, why: 'Hundredths are percents.' },
      ],
      check: `${p}% of ${a} is ${(a * p) / 100}, and $${a} ${up ? '+' : '-'} ${(a * p) / 100} = ${b}$.`,
      faster: `On a calculator in one line: $${b} \\div ${a} = ${b / a}$, which is ${p}% ${up ? 'more' : 'less'} than 1.`,
    }
  },
  check: ({ a, b, up }) =>
    percent(Array.from({ length: 400 }, (_, i) => i).find((i) => 100 * b === a * (up ? 100 + i : 100 - i)) ?? 0),
})

export const templates: readonly Template[] = [change]
