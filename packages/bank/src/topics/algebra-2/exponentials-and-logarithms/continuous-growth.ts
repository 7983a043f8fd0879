import {
  dec,
  expr,
  frac,
  group,
  int,
  money,
  mul,
  num,
  person,
  pick,
  type Template,
  table,
  template,
  toDecimalText,
  until,
} from '#kit'

const skill = 'a2-number-e'

const base = { skill, calculator: true, response: 'choice' } as const

const POWERS = [
  [1, '1.105'],
  [2, '1.221'],
  [3, '1.350'],
  [4, '1.492'],
  [5, '1.649'],
  [6, '1.822'],
  [8, '2.226'],
  [9, '2.460'],
] as const

const power = (tenths: number): string | null => POWERS.find(([k]) => k === tenths)?.[1] ?? null

type Saved = Readonly<{ p: number; r: number; t: number }>

const times = (p: number, e: string | null) =>
  e === null ? null : num(dec(String(Math.round(p * Number(e) * 1000) / 1000)))

const shown = POWERS.map(([k, e]) => [`$0.${k}$`, `$${e}$`])

const fromTable = template({
  ...base,
  id: 'algebra-2/continuous-growth-from-table',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 80,
  draw: (rng): Saved =>
    until(
      () => ({ p: int(rng, 1, 9) * 1000, r: int(rng, 2, 9), t: pick(rng, [2, 4, 5, 6, 8, 10, 12, 15, 20, 30]) }),
      ({ r, t }) => (r * t) % 10 === 0 && power((r * t) / 10) !== null && t !== 10,
    ),
  frames: [
    {
      id: 'grid',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: ({ p, r, t }) =>
        `<p>The table shows rounded values of $e^x$.</p>${table(['$x$', '$e^x$'], shown)}<p>An amount of ${money(p)} earns ${r}% interest a year, compounded continuously. Using the table, what is its value, in dollars, after ${t} years?</p>`,
    },
    {
      id: 'forest',
      kind: 'table',
      items: 6,
      stem: ({ p, r, t }) =>
        `<p>The table shows rounded values of $e^x$.</p>${table(['$x$', '$e^x$'], shown)}<p>A forest has ${group(p)} beech trees. Their number grows continuously at a rate of ${r}% a year. According to the table, about how many beech trees will there be after ${t} years?</p>`,
    },
  ],
  given: ({ p, r, t }) => ({ p, r, t }),
  answer: ({ p, r, t }) => times(p, power((r * t) / 10)) ?? num(0),
  traps: [
    {
      misconception: 'a2-exp-makes-the-growth-linear',
      classic: true,
      operation: 'same-amount-each-time',
      operands: ({ p, r, t }) => [p, mul(p, frac(r, 100)), t],
      rule: ({ p, r, t }) => num(p + (p * r * t) / 100),
      why: () => 'adds the same amount each year.',
    },
    {
      misconception: 'a2-exp-takes-the-wrong-exponent',
      twoSlips: true,
      rule: ({ p, r }) => times(p, power(r)),
      why: ({ r }) => `uses $e^{0.${r}}$: it leaves the number of years out and takes ${r}% as $0.${r}$.`,
      says: ({ r }) => `I looked up $e^{0.${r}}$: I took ${r}% as $0.${r}$ and did not multiply by the years.`,
    },
    {
      misconception: 'a2-exp-steps-once-a-year',
      rule: ({ p, r, t }, frame) => (frame === 'forest' ? num(Math.round(p * (1 + r / 100) ** t)) : null),
      why: ({ r }) => `multiplies by $1.0${r}$ once a year; continuous growth is a little faster.`,
    },
    {
      misconception: 'a2-exp-takes-the-wrong-exponent',
      twoSlips: true,
      rule: ({ p, t }) => times(p, t < 10 ? power(t) : null),
      why: ({ t }) => `uses $e^{0.${t}}$ and leaves the rate out.`,
      says: ({ t }) => `I looked up $e^{0.${t}}$: I took the ${t} years as $0.${t}$ and did not use the rate.`,
    },
    {
      misconception: 'a2-exp-uses-the-exponent-as-factor',
      rule: ({ p, r, t }) => num((p * r * t) / 100),
      why: ({ r, t }) => `multiplies by the exponent $0.${(r * t) / 10}$ itself.`,
    },
  ],
  explain: ({ p, r, t }, frame) => {
    const [x, value] = [`0.${(r * t) / 10}`, power((r * t) / 10)]
    return {
      plan: 'Continuous growth uses a power of $e$: find the exponent as rate times time, look the power up, and multiply.',
      steps: [
        {
          do: `Continuous growth follows $Pe^{rt}$, here with $P = ${p}$, $r = 0.0${r}$, and $t = ${t}$.`,
          why: `${r}% is $0.0${r}$.`,
        },
        { do: `The exponent is $rt = 0.0${r} \\cdot ${t} = ${x}$.`, why: 'Rate times time.' },
        { do: `The table gives $e^{${x}} = ${value}$.`, why: 'Look in the row of the exponent.' },
        {
          do: `$${p} \\cdot ${value} = ${toDecimalText((times(p, value) ?? num(0)).number ?? 0)}$`,
          why: 'The amount at the start is multiplied by the power.',
        },
      ],
      check: `If it grew by ${r}% only once a year, it would be $${p} \\cdot 1.0${r}^{${t}} \\approx ${Math.round(p * (1 + r / 100) ** t)}$; continuous growth must give a little more, and $${toDecimalText((times(p, value) ?? num(0)).number ?? 0)}$ is a little more.`,
      ...(frame === 'forest'
        ? {
            faster: `The table is not needed: the calculator gives $${p}e^{${x}} \\approx ${(p * Math.exp((r * t) / 100)).toFixed(1)}$ in one line, and the nearest option is the answer.`,
          }
        : {
            faster: `Stay with whole numbers: $${r} \\cdot ${t} = ${r * t}$ percent is the row of ${x}, and $${p} \\cdot ${value}$ is $${p / 1000} \\cdot ${Math.round(Number(value) * 1000)} = ${Math.round(p * Number(value))}$.`,
          }),
    }
  },
  check: ({ p, r, t }) => num(Math.round((p * Math.round(Math.exp((r * t) / 100) * 1000)) / 1000)),
})

type Cont = Readonly<{ p: number; r: number; grows: boolean; what: number }>

const stories = [
  (p: number, r: number, up: boolean) =>
    `A lake contains ${p} grams of a pollutant. The amount ${up ? 'grows' : 'falls'} continuously at a rate of ${r}% per day. Which function gives the amount, in grams, after $t$ days?`,
  (p: number, r: number, up: boolean) =>
    `A culture has ${p} yeast cells, and their number ${up ? 'grows' : 'falls'} continuously at a rate of ${r}% per hour. Which function gives the number of cells after $t$ hours?`,
  (p: number, r: number, up: boolean) =>
    `${up ? 'The value of a painting grows' : 'The value of a camera falls'} continuously at a rate of ${r}% per year; today it is ${money(p)}. Which function gives the value, in dollars, after $t$ years?`,
]

const hundredths = (r: number) => toDecimalText(dec(String(r / 100)))

const eTex = (p: number, k: string) => expr(`${p}e^{${k}t}`, ({ t }) => p * Math.exp(Number(k) * t))

const model = template({
  ...base,
  id: 'algebra-2/continuous-model-from-words',
  difficulty: 'Low',
  b: -0.5,
  seconds: 60,
  draw: (rng): Cont => ({
    p: int(rng, 4, 90) * 10,
    r: pick(rng, [2, 3, 4, 5, 6, 7, 8, 12, 15, 18]),
    grows: int(rng, 0, 1) === 1,
    what: int(rng, 0, 2),
  }),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: ({ p, r, grows, what }) => (stories[what] as (typeof stories)[number])(p, r, grows),
    },
  ],
  given: ({ p, r, grows }) => ({ p, r, grows }),
  answer: ({ p, r, grows }) => eTex(p, `${grows ? '' : '-'}${hundredths(r)}`),
  traps: [
    {
      misconception: 'a2-exp-puts-the-factor-in-the-exponent',
      classic: true,
      rule: ({ p, r, grows }) => eTex(p, hundredths(grows ? 100 + r : 100 - r)),
      why: () => 'puts the factor of one period into the exponent, where the rate belongs.',
    },
    {
      misconception: 'a2-exp-confuses-growth-and-decay',
      rule: ({ p, r, grows }) => eTex(p, `${grows ? '-' : ''}${hundredths(r)}`),
      why: ({ grows }) => `${grows ? 'falls' : 'grows'} with $t$.`,
    },
    {
      misconception: 'a2-exp-writes-the-percent-as-tenths',
      rule: ({ p, r, grows }) => eTex(p, `${grows ? '' : '-'}${r}`),
      why: ({ r }) => `uses ${r} where ${r}% is meant.`,
      says: ({ r }) => `I wrote ${r} for ${r}%, without dividing by 100.`,
    },
    {
      misconception: 'a2-exp-steps-once-a-year',
      rule: ({ p, r, grows }) => {
        const f = hundredths(grows ? 100 + r : 100 - r)
        return expr(`${p}(${f})^t`, ({ t }) => p * Number(f) ** t)
      },
      why: () => 'changes once in each period and not continuously.',
      says: () => 'I let the amount change once in each period, and not continuously.',
    },
    {
      misconception: 'a2-exp-puts-the-factor-in-the-exponent',
      rule: ({ p, r, grows }) => (grows ? null : eTex(p, `-${hundredths(100 - r)}`)),
      why: () => 'puts the factor of one period into the exponent, with a minus sign.',
      says: () => 'I put the factor of one period into the exponent, with a minus sign.',
    },
  ],
  explain: ({ p, r, grows }) => ({
    plan: 'Continuous change at a fixed rate follows $Pe^{kt}$; find the start and the rate with its sign.',
    steps: [
      {
        do: `Continuous change follows $Pe^{kt}$ with the start $P = ${p}$.`,
        why: 'At $t = 0$ the power of $e$ is 1.',
      },
      {
        do: `The rate is ${grows ? '' : 'minus '}${r}%, so $k = ${grows ? '' : '-'}${hundredths(r)}$ and the function is ${eTex(p, `${grows ? '' : '-'}${hundredths(r)}`).html}.`,
        why: grows ? 'Growth has a positive exponent.' : 'Decay has a negative exponent.',
      },
    ],
    check: `For $t = 1$ the factor is $e^{${grows ? '' : '-'}${hundredths(r)}} \\approx ${Math.exp((grows ? r : -r) / 100).toFixed(3)}$: a ${grows ? 'rise' : 'fall'} close to ${r}%, as it must be.`,
  }),
  check: ({ p, r, grows }) => expr('c', ({ t }) => p * Math.exp(r / 100) ** (grows ? t : -t)),
})

type Time = Readonly<{ r: number; f: number; p: number }>

const lnTex = (top: string, bottom: string, v: number) => expr(`\\frac{${top}}{${bottom}}`, () => v)

const howLong = template({
  ...base,
  id: 'algebra-2/time-of-continuous-growth',
  difficulty: 'High',
  b: 0.6,
  seconds: 85,
  draw: (rng): Time => ({ r: int(rng, 2, 9), f: pick(rng, [2, 3, 4, 5]), p: int(rng, 2, 30) * 100 }),
  frames: [
    {
      id: 'words',
      kind: 'multi-step',
      items: 7,
      stem: ({ r, f, p }, rng) =>
        `${person(rng)} invests ${money(p)} at ${r}% interest a year, compounded continuously, so that the value after $t$ years is $${p}e^{0.0${r}t}$ dollars. After how many years will the value be ${money(f * p)}?`,
    },
  ],
  given: ({ r, f, p }) => ({ r, end: f * p, p }),
  answer: ({ r, f }) => lnTex(`\\ln ${f}`, `0.0${r}`, (100 * Math.log(f)) / r),
  traps: [
    {
      misconception: 'a2-exp-forgets-to-divide-by-the-start',
      says: ({ p, f }) => `I took the natural logarithm of ${f * p} without dividing by ${p} first.`,
      classic: true,
      rule: ({ r, end }) => lnTex(`\\ln ${end}`, `0.0${r}`, (100 * Math.log(end)) / r),
      why: ({ p }) => `forgets to divide by ${p} first.`,
    },
    {
      misconception: 'a2-exp-forgets-the-logarithm',
      rule: ({ r, end, p }) => lnTex(`${end / p}`, `0.0${r}`, (100 * end) / p / r),
      why: () => 'divides without taking the natural logarithm.',
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      says: () => 'I divided the rate by the logarithm instead of the logarithm by the rate.',
      operation: 'reciprocal-taken',
      rule: ({ r, end, p }) => lnTex(`0.0${r}`, `\\ln ${end / p}`, r / 100 / Math.log(end / p)),
      why: () => 'uses the reciprocal of the quotient.',
    },
    {
      misconception: 'a2-exp-takes-the-power-of-e',
      rule: ({ r, end, p }) => lnTex(`e^{${end / p}}`, `0.0${r}`, (100 * Math.exp(end / p)) / r),
      why: () => 'takes a power of $e$, where the power has to be undone.',
    },
    {
      misconception: 'a2-exp-puts-the-factor-in-the-exponent',
      rule: ({ r, end, p }) => lnTex(`\\ln ${end / p}`, `1.0${r}`, Math.log(end / p) / (1 + r / 100)),
      why: ({ r }) => `divides by $1.0${r}$, but the exponent has the rate $0.0${r}$.`,
      says: ({ r }) => `I divided by $1.0${r}$ instead of the rate $0.0${r}$.`,
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      twoSlips: true,
      rule: ({ r, end }) => lnTex(`0.0${r}`, `\\ln ${end}`, r / 100 / Math.log(end)),
      why: ({ p }) => `uses the reciprocal of the quotient, and forgets to divide by ${p}.`,
      says: ({ p }) => `I used the reciprocal of the quotient, and did not divide by ${p} first.`,
    },
    {
      misconception: 'a2-exp-puts-the-factor-in-the-exponent',
      twoSlips: true,
      rule: ({ r, end }) => lnTex(`\\ln ${end}`, `1.0${r}`, Math.log(end) / (1 + r / 100)),
      why: ({ p }) => `forgets to divide by ${p} first, and divides by a yearly factor instead of the rate.`,
      says: ({ r, p }) => `I did not divide by ${p} first, and divided by $1.0${r}$ instead of the rate.`,
    },
  ],
  explain: ({ r, f, p }) => ({
    plan: 'Get the power of $e$ alone, take the natural logarithm, and divide by the rate.',
    steps: [
      { do: `$${p}e^{0.0${r}t} = ${f * p}$`, why: 'The value must be the amount asked for.' },
      { do: `$e^{0.0${r}t} = \\frac{${f * p}}{${p}} = ${f}$`, why: `Divide both sides by ${p}.` },
      { do: `$0.0${r}t = \\ln ${f}$`, why: 'The natural logarithm undoes powers of $e$.' },
      { do: `$t = \\frac{\\ln ${f}}{0.0${r}}$`, why: `Divide by $0.0${r}$.` },
    ],
    check: `For this $t$ the exponent is $\\ln ${f}$, and $e^{\\ln ${f}} = ${f}$, so the value is $${f} \\cdot ${p} = ${f * p}$ dollars.`,
    faster: `Only the quotient of the two values counts: to become $${f}$ times as large at ${r}% always takes $\\frac{\\ln ${f}}{0.0${r}}$ years, whatever the start is.`,
  }),
  check: ({ r, end, p }) => expr('c', () => (Math.log(end) - Math.log(p)) / (r / 100)),
})

export const templates: readonly Template[] = [fromTable, model, howLong]
