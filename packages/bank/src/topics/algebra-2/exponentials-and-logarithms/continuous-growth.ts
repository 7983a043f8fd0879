import {
  dec,
  expr,
  group,
  int,
  money,
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
      rule: ({ p, r, t }) => num(p + (p * r * t) / 100),
      why: () => 'adds the same amount each year.',
    },
    {
      misconception: 'a2-exp-takes-the-wrong-exponent',
      rule: ({ p, r }) => times(p, power(r)),
      why: ({ r }) => `uses $e^{0.${r}}$ and leaves the number of years out.`,
    },
    {
      misconception: 'a2-exp-takes-the-wrong-exponent',
      rule: ({ p, r, t }) => times(p, power((r * t) / 10 - 1)),
      why: () => 'uses the row above the right one.',
    },
    {
      misconception: 'a2-exp-takes-the-wrong-exponent',
      rule: ({ p, r, t }) => times(p, power((r * t) / 10 + 1)),
      why: () => 'uses the row below the right one.',
    },
    {
      misconception: 'a2-exp-takes-the-wrong-exponent',
      rule: ({ p, t }) => times(p, t < 10 ? power(t) : null),
      why: () => 'uses the number of years for the exponent and leaves the rate out.',
    },
  ],
  explain: ({ p, r, t }) => [
    {
      do: `The exponent is $rt = 0.0${r} \\cdot ${t} = 0.${(r * t) / 10}$.`,
      why: 'Continuous growth follows $Pe^{rt}$.',
    },
    {
      do: `$${p} \\cdot ${power((r * t) / 10)} = ${toDecimalText((times(p, power((r * t) / 10)) ?? num(0)).number ?? 0)}$`,
      why: `The table gives $e^{0.${(r * t) / 10}} = ${power((r * t) / 10)}$.`,
    },
  ],
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
      misconception: 'a2-exp-confuses-growth-and-decay',
      rule: ({ p, r, grows }) => eTex(p, `${grows ? '-' : ''}${hundredths(r)}`),
      why: ({ grows }) => `${grows ? 'falls' : 'grows'} with $t$.`,
    },
    {
      misconception: 'a2-exp-puts-the-factor-in-the-exponent',
      rule: ({ p, r, grows }) => eTex(p, hundredths(grows ? 100 + r : 100 - r)),
      why: () => 'puts the factor of one period into the exponent, where the rate belongs.',
    },
    {
      misconception: 'a2-exp-puts-the-factor-in-the-exponent',
      rule: ({ p, r, grows }) => eTex(p, `-${hundredths(grows ? 100 + r : 100 - r)}`),
      why: () => 'puts a factor into the exponent, with a minus sign.',
    },
    {
      misconception: 'a2-exp-writes-the-percent-as-tenths',
      rule: ({ p, r, grows }) => eTex(p, `${grows ? '' : '-'}${r}`),
      why: ({ r }) => `uses ${r} where ${r}% is meant.`,
    },
  ],
  explain: ({ p, r, grows }) => [
    { do: `Continuous change follows $Pe^{kt}$ with the start $P = ${p}$.`, why: 'At $t = 0$ the power of $e$ is 1.' },
    {
      do: `The rate is ${grows ? '' : 'minus '}${r}%, so $k = ${grows ? '' : '-'}${hundredths(r)}$ and the function is ${eTex(p, `${grows ? '' : '-'}${hundredths(r)}`).html}.`,
      why: grows ? 'Growth has a positive exponent.' : 'Decay has a negative exponent.',
    },
  ],
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
      misconception: 'a2-exp-puts-the-factor-in-the-exponent',
      shortcut: ({ r, f, p }) => lnTex(`\\ln ${f * p}`, `1.0${r}`, Math.log(f * p) / (1 + r / 100)),
      why: () => 'divides by a yearly factor, which does not occur in the exponent.',
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      shortcut: ({ r, f }) => lnTex(`1.0${r}`, `\\ln ${f}`, (1 + r / 100) / Math.log(f)),
      why: () => 'has the quotient upside down, with the yearly factor instead of the rate.',
    },
    {
      misconception: 'a2-exp-forgets-the-logarithm',
      shortcut: ({ r, f }) => lnTex(`${f}`, `0.0${r}`, (100 * f) / r),
      why: () => 'divides without taking the natural logarithm.',
    },
    {
      misconception: 'a2-exp-forgets-to-divide-by-the-start',
      shortcut: ({ r, f, p }) => lnTex(`\\ln ${f * p}`, `0.0${r}`, (100 * Math.log(f * p)) / r),
      why: ({ p }) => `forgets to divide by ${p} first.`,
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      shortcut: ({ r, f }) => lnTex(`0.0${r}`, `\\ln ${f}`, r / 100 / Math.log(f)),
      why: () => 'has the quotient upside down.',
    },
    {
      misconception: 'a2-exp-takes-the-power-of-e',
      shortcut: ({ r, f }) => lnTex(`e^{${f}}`, `0.0${r}`, (100 * Math.exp(f)) / r),
      why: () => 'takes a power of $e$, where the power has to be undone.',
    },
    {
      misconception: 'a2-exp-takes-the-wrong-exponent',
      shortcut: ({ r, f }) => lnTex(`\\ln ${f}`, `1.0${r}`, Math.log(f) / (1 + r / 100)),
      why: () => 'divides by the yearly factor instead of the rate.',
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      shortcut: ({ r, f, p }) => lnTex(`0.0${r}`, `\\ln ${f * p}`, r / 100 / Math.log(f * p)),
      why: ({ p }) => `has the quotient upside down, and forgets to divide by ${p}.`,
    },
  ],
  explain: ({ r, f, p }) => [
    { do: `$${p}e^{0.0${r}t} = ${f * p}$, so $e^{0.0${r}t} = ${f}$.`, why: `Divide both sides by ${p}.` },
    {
      do: `$0.0${r}t = \\ln ${f}$, so $t = \\frac{\\ln ${f}}{0.0${r}}$.`,
      why: 'The natural logarithm undoes powers of $e$.',
    },
  ],
  check: ({ r, end, p }) => expr('c', () => (Math.log(end) - Math.log(p)) / (r / 100)),
})

export const templates: readonly Template[] = [fromTable, model, howLong]
