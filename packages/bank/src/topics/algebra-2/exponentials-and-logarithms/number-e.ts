import {
  curve,
  dec,
  dot,
  expr,
  frac,
  group,
  int,
  money,
  nonZero,
  num,
  person,
  pick,
  plane,
  segment,
  signed,
  sub,
  type Template,
  table,
  template,
  toDecimalText,
  toTex,
  until,
} from '../../../kit.ts'
import { judgeClaims } from '../polynomial-functions/diagnose.ts'

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
  given: ({ p, r, t }) => ({ p, r, t }),
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
  given: ({ p, r, grows }) => ({ p, r, grows }),
  check: ({ p, r, grows }) => expr('c', ({ t }) => p * Math.exp(r / 100) ** (grows ? t : -t)),
})

type Rules = Readonly<{ a: number; b: number; c: number; m: number }>
const ePow = (m: number, k: number) => expr(`${m}e^{${k}x}`, ({ x }) => m * Math.exp(k * x))
const simplify = template({
  ...base,
  calculator: false,
  id: 'algebra-2/powers-of-e',
  difficulty: 'Low',
  b: -0.6,
  seconds: 50,
  draw: (rng): Rules =>
    until(
      () => ({ m: pick(rng, [2, 3, 4, 5]), a: int(rng, 2, 6), b: int(rng, 2, 7), c: int(rng, 2, 4) }),
      ({ a, b, c }) => a * c - b > 1 && a + c - b > 1 && a !== c,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ m, a, b, c }) => `Which expression is equivalent to $\\frac{(${m}e^{${a}x})^${c}}{e^{${b}x}}$?`,
    },
  ],
  answer: ({ m, a, b, c }) => ePow(m ** c, a * c - b),
  traps: [
    {
      misconception: 'a2-exp-adds-exponents-of-a-power',
      rule: ({ m, a, b, c }) => ePow(m ** c, a + c - b),
      why: () => 'adds the exponents of a power of a power instead of multiplying them.',
    },
    {
      misconception: 'a2-exp-multiplies-the-number-in-front',
      rule: ({ m, a, b, c }) => ePow(m * c, a * c - b),
      why: ({ m, c }) => `multiplies ${m} by ${c} instead of raising it to the power ${c}.`,
    },
    {
      misconception: 'a2-exp-adds-exponents-in-a-quotient',
      rule: ({ m, a, b, c }) => ePow(m ** c, a * c + b),
      why: () => 'adds the exponent of the denominator.',
    },
    {
      misconception: 'a2-exp-multiplies-the-number-in-front',
      rule: ({ m, a, b, c }) => ePow(m, a * c - b),
      why: ({ m }) => `leaves the ${m} out of the power.`,
    },
    {
      misconception: 'a2-exp-adds-exponents-in-a-quotient',
      rule: ({ m, a, b, c }) => ePow(m * c, a * c + b),
      why: ({ m, c }) => `adds the exponent of the denominator, and multiplies ${m} by ${c}.`,
    },
    {
      misconception: 'a2-exp-adds-exponents-of-a-power',
      rule: ({ m, a, b, c }) => ePow(m * c, a + c - b),
      why: ({ m, c }) => `adds ${c} to the exponent, and multiplies ${m} by ${c}.`,
    },
  ],
  explain: ({ m, a, b, c }) => [
    {
      do: `$(${m}e^{${a}x})^${c} = ${m ** c}e^{${a * c}x}$`,
      why: 'Both factors are raised to the power; exponents of a power of a power are multiplied.',
    },
    {
      do: `Dividing by $e^{${b}x}$ gives ${ePow(m ** c, a * c - b).html}.`,
      why: 'In a quotient exponents are subtracted. The number $e$ is a base like any other.',
    },
  ],
  given: ({ m, a, b, c }) => ({ m, a, b, c }),
  check: ({ m, a, b, c }) => expr('c', ({ x }) => (m * Math.exp(a * x)) ** c / Math.exp(b * x)),
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
  answer: ({ r, f }) => lnTex(`\\ln ${f}`, `0.0${r}`, (100 * Math.log(f)) / r),
  traps: [
    {
      misconception: 'a2-exp-puts-the-factor-in-the-exponent',
      rule: ({ r, f, p }) => lnTex(`\\ln ${f * p}`, `1.0${r}`, Math.log(f * p) / (1 + r / 100)),
      why: () => 'divides by a yearly factor, which does not occur in the exponent.',
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      rule: ({ r, f }) => lnTex(`1.0${r}`, `\\ln ${f}`, (1 + r / 100) / Math.log(f)),
      why: () => 'has the quotient upside down, with the yearly factor instead of the rate.',
    },
    {
      misconception: 'a2-exp-forgets-the-logarithm',
      rule: ({ r, f }) => lnTex(`${f}`, `0.0${r}`, (100 * f) / r),
      why: () => 'divides without taking the natural logarithm.',
    },
    {
      misconception: 'a2-exp-forgets-to-divide-by-the-start',
      rule: ({ r, f, p }) => lnTex(`\\ln ${f * p}`, `0.0${r}`, (100 * Math.log(f * p)) / r),
      why: ({ p }) => `forgets to divide by ${p} first.`,
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      rule: ({ r, f }) => lnTex(`0.0${r}`, `\\ln ${f}`, r / 100 / Math.log(f)),
      why: () => 'has the quotient upside down.',
    },
    {
      misconception: 'a2-exp-takes-the-power-of-e',
      rule: ({ r, f }) => lnTex(`e^{${f}}`, `0.0${r}`, (100 * Math.exp(f)) / r),
      why: () => 'takes a power of $e$, where the power has to be undone.',
    },
    {
      misconception: 'a2-exp-takes-the-wrong-exponent',
      rule: ({ r, f }) => lnTex(`\\ln ${f}`, `1.0${r}`, Math.log(f) / (1 + r / 100)),
      why: () => 'divides by the yearly factor instead of the rate.',
    },
    {
      misconception: 'a2-exp-turns-the-quotient-over',
      rule: ({ r, f, p }) => lnTex(`0.0${r}`, `\\ln ${f * p}`, r / 100 / Math.log(f * p)),
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
  given: ({ r, f, p }) => ({ r, end: f * p, p }),
  check: ({ r, end, p }) => expr('c', () => (Math.log(end) - Math.log(p)) / (r / 100)),
})

type Shift = Readonly<{ a: number; k: number }>
const shiftTex = ({ a, k }: Shift) =>
  expr(`y = ${a === 1 ? '' : a === -1 ? '-' : a}e^x${signed(k)}`, ({ x }) => a * Math.exp(x) + k)
const graph = template({
  ...base,
  calculator: false,
  id: 'algebra-2/graph-of-e-to-the-x',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 70,
  draw: (rng): Shift =>
    until(
      () => ({ a: pick(rng, [-3, -2, -1, 1, 2, 3]), k: nonZero(rng, -4, 4) }),
      ({ a, k }) => Math.abs(a) !== Math.abs(k) && a + k !== 0 && Math.abs(a + k) < 6,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ a, k }) =>
        `<p>The graph of a function of the form $y = ae^x + k$ and its horizontal asymptote (dashed) are shown.</p>${plane({ alt: `A curve that ${a > 0 ? 'rises' : 'falls'} to the right through (0, ${a + k}); far to the left it comes close to the dashed line y = ${k}.`, x: [-6, 4], y: [-7, 7], xStep: 1, yStep: 1 }, [segment(-6, k, 4, k, { dash: true, plain: true }), curve((x) => a * Math.exp(x) + k), dot(0, a + k)])}<p>Which equation does the curve have?</p>`,
    },
  ],
  answer: shiftTex,
  traps: [
    {
      misconception: 'a2-exp-takes-the-intercept-for-a',
      rule: ({ a, k }) => shiftTex({ a: a + k, k }),
      why: ({ a, k }) => `has its intercept at ${a + 2 * k}: the shift moves it.`,
    },
    {
      misconception: 'a2-exp-swaps-start-and-base',
      rule: ({ a, k }) => shiftTex({ a: k, k: a }),
      why: ({ a }) => `has the asymptote $y = ${a}$.`,
    },
    {
      misconception: 'a2-exp-turns-the-graph-over',
      rule: ({ a, k }) => shiftTex({ a: -a, k }),
      why: ({ a }) => `${a > 0 ? 'falls' : 'rises'} to the right.`,
    },
    {
      misconception: 'a2-exp-turns-the-graph-over',
      rule: ({ a, k }) => shiftTex({ a, k: -k }),
      why: ({ k }) => `has the asymptote $y = ${-k}$.`,
    },
    {
      misconception: 'a2-exp-takes-the-intercept-for-a',
      rule: ({ a, k }) => shiftTex({ a, k: a + k }),
      why: ({ a, k }) => `has the asymptote $y = ${a + k}$.`,
    },
    {
      misconception: 'a2-exp-turns-the-graph-over',
      rule: ({ a, k }) => shiftTex({ a: -a, k: -k }),
      why: () => 'is the graph turned upside down: both signs are wrong.',
    },
  ],
  explain: ({ a, k }) => [
    {
      do: `The asymptote is $y = ${k}$, so $k = ${k}$.`,
      why: 'Far to the left $e^x$ is nearly 0, and only $k$ is left.',
    },
    {
      do: `At $x = 0$ the height is $a${signed(k)} = ${a + k}$, so $a = ${a}$ and the equation is ${shiftTex({ a, k }).html}.`,
      why: 'Any power with the exponent 0 is 1.',
    },
  ],
  given: ({ a, k }) => ({ asymptote: k, intercept: a + k }),
  // The distance from the asymptote is multiplied by e in each step to the right.
  check: ({ asymptote, intercept }) => expr('c', ({ x }) => asymptote + (intercept - asymptote) / Math.exp(-x)),
})

const claims = judgeClaims({
  id: 'algebra-2/claims-about-e',
  skill,
  prefix: 'a2-exp',
  difficulty: 'Medium',
  b: 0.1,
  seconds: 70,
  draw: (rng): { k: number; m: number } =>
    until(
      () => ({ k: int(rng, 2, 9), m: int(rng, 2, 9) }),
      ({ k, m }) => k !== m,
    ),
  setup: ({ k, m }) =>
    `Two students talk about powers of the number $e$ with the exponents ${k} and ${m}, without using a calculator.`,
  claims: ({ k, m }) => [
    {
      id: 'between',
      says: `$e^${k}$ lies between $2^${k}$ and $3^${k}$.`,
      holds: true,
      because: '$e \\approx 2.718$ lies between 2 and 3, and so do the powers.',
    },
    { id: 'ln', says: `$\\ln e^${m} = ${m}$.`, holds: true, because: 'The natural logarithm undoes the power of $e$.' },
    {
      id: 'small',
      says: `$e^{-${m}}$ is a positive number less than 1.`,
      holds: true,
      because: `$e^{-${m}}$ is the reciprocal of $e^${m}$, which is more than 1.`,
    },
    {
      id: 'product',
      says: `$e^${k} \\cdot e^${m} = e^{${k * m}}$.`,
      holds: false,
      because: `In a product exponents are added: $e^{${k + m}}$.`,
    },
    {
      id: 'negative',
      says: `$e^{-${k}}$ is a negative number.`,
      holds: false,
      because: 'A negative exponent gives a reciprocal, and this is positive.',
    },
    {
      id: 'linear',
      says: `$e^${m}$ is about $2.718 \\cdot ${m}$.`,
      holds: false,
      because: 'The exponent counts factors; it is not a factor.',
    },
  ],
  verify: ({ k, m }, id) => {
    const e = Math.E
    if (id === 'between') return e ** k > 2 ** k && e ** k < 3 ** k
    if (id === 'ln') return Math.abs(Math.log(e ** m) - m) < 1e-9
    if (id === 'small') return 1 / e ** m > 0 && 1 / e ** m < 1
    if (id === 'product') return Math.abs(k + m - k * m) < 1e-9
    if (id === 'negative') return 1 / e ** k < 0
    return Math.abs(e ** m - e * m) < 0.5
  },
})

type Rate = Readonly<{ k: number; a: number; b: number }>
/** ln(e^a · e^b / √…): a whole number or a fraction. */
const natural = template({
  ...base,
  calculator: false,
  id: 'algebra-2/natural-log-of-powers',
  difficulty: 'Medium',
  b: 0,
  seconds: 60,
  draw: (rng): Rate =>
    until(
      () => ({ k: pick(rng, [2, 3, 4, 5]), a: int(rng, 3, 12), b: int(rng, 2, 9) }),
      ({ k, a, b }) => a % k !== 0 && a !== b && k * b !== a,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      response: 'grid',
      stem: ({ k, a, b }) => `What is the value of $${b} - \\ln \\sqrt${k === 2 ? '' : `[${k}]`}{e^{${a}}}$?`,
    },
  ],
  answer: ({ k, a, b }) => num(sub(b, frac(a, k))),
  traps: [
    { misconception: 'a2-exp-forgets-the-logarithm', rule: ({ a, b }) => num(b - a) },
    { misconception: 'a2-exp-adds-exponents-of-a-power', rule: ({ k, a, b }) => num(b - (a - k)) },
    { misconception: 'a2-exp-turns-the-quotient-over', rule: ({ k, a, b }) => num(sub(b, frac(k, a))) },
  ],
  explain: ({ k, a, b }) => [
    {
      do: `$\\sqrt${k === 2 ? '' : `[${k}]`}{e^{${a}}} = e^{${a}/${k}}$, and its natural logarithm is $\\frac{${a}}{${k}}$.`,
      why: 'A root divides the exponent, and $\\ln$ undoes powers of $e$.',
    },
    { do: `$${b} - \\frac{${a}}{${k}} = ${toTex(sub(b, frac(a, k)))}$`, why: 'Only the subtraction is left.' },
  ],
  given: ({ k, a, b }) => ({ k: k === 2 ? 1 : k, a, b }),
  check: ({ k, a, b }) => {
    const root = k === 1 ? 2 : k
    const value = b - Math.log(Math.exp(a) ** (1 / root))
    return num(frac(Math.round(value * root), root))
  },
})

export const templates: readonly Template[] = [fromTable, model, simplify, howLong, graph, claims, natural]
