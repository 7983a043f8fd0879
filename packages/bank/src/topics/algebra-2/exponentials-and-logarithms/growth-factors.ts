import {
  abs,
  curve,
  dec,
  div,
  dot,
  expr,
  frac,
  group,
  int,
  type Layer,
  type Marks,
  markedPlane,
  nameTheWorkedMistake,
  note,
  num,
  pick,
  signed,
  type Template,
  template,
  toDecimalText,
  until,
  withFaster,
} from '#kit'
import { factorText } from './models.ts'

const skill = 'a2-exponential-growth-models'
const base = { skill, calculator: true, response: 'choice' } as const

type Curve = Readonly<{ a: number; b: number; x: number }>
const curveValue = (a: number, b: number) => expr(`y = ${a} \\cdot ${b}^x`, ({ x }) => a * b ** x)

const highest = (top: number) => Math.ceil((top * 1.25) / 10) * 10

const rising = ({ a, b, x }: Curve, layers: readonly Layer[], found: Marks = {}) =>
  markedPlane(
    {
      alt: `A rising curve through the points (0, ${a}) and (${x}, ${a * b ** x}).`,
      x: [0, 4],
      y: [0, highest(a * b ** x)],
      xStep: 1,
      grid: true,
      height: 260,
    },
    [curve((v) => a * b ** v), ...layers],
    found,
  )

const fromGraph = template({
  ...base,
  calculator: false,
  id: 'algebra-2/exponential-function-from-graph',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  draw: (rng): Curve =>
    until(
      () => ({ a: pick(rng, [2, 3, 4, 5, 6, 7, 9]), b: pick(rng, [2, 3, 4, 5]), x: 2 }),
      ({ a, b }) => a !== b && a !== b * b,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ a, b, x }) => {
        const top = a * b ** x
        // The curve runs off to the right under the label of its first point.
        const first = note(0.08, a * b ** 0.68 + highest(top) / 50, `(0, ${a})`, { anchor: 'start' })
        const named = [dot(0, a), first, dot(x, top, { label: `(${x}, ${top})`, at: 'se' })]
        return `<p>The graph of an exponential function passes through the two marked points.</p>${rising({ a, b, x }, named)}<p>Which equation describes this function?</p>`
      },
    },
  ],
  given: ({ a, b, x }) => ({ a, x, y: a * b ** x }),
  answer: ({ a, b }) => curveValue(a, b),
  traps: [
    {
      misconception: 'a2-exp-forgets-the-root-for-the-base',
      classic: true,
      rule: ({ a, y }) => curveValue(a, y / a),
      why: ({ b }) => `multiplies by ${b * b} in one step, but the graph does so in two.`,
    },
    {
      misconception: 'a2-exp-halves-for-the-root',
      operation: 'root-as-half',
      rule: ({ a, y }) => ((y / a) % 2 === 0 && y / a > 4 ? curveValue(a, y / a / 2) : null),
      why: () => 'halves the factor of two steps instead of taking its square root.',
    },
    {
      misconception: 'a2-exp-swaps-start-and-base',
      rule: ({ a, y }) => curveValue(Math.sqrt(y / a), a),
      why: ({ a, b }) => `starts at ${b} instead of ${a}.`,
      says: () => 'I swapped the start and the base.',
    },
    {
      misconception: 'a2-exp-makes-the-growth-linear',
      rule: ({ a, x, y }) => ((y - a) % x === 0 ? curveValue(a, (y - a) / x) : null),
      why: ({ a, b }) => `takes the increase of ${(a * b * b - a) / 2} for each step as the base.`,
      says: () => 'I took the increase in one step for the base.',
    },
    {
      misconception: 'a2-exp-swaps-start-and-base',
      twoSlips: true,
      rule: ({ a, y }) => curveValue(y / a, a),
      why: ({ a, b }) => `starts at ${b * b} instead of ${a}.`,
      says: () => 'I took the factor of two steps for the base, and swapped it with the start.',
    },
  ],
  explain: ({ a, b, x }) => ({
    figure: rising({ a, b, x }, [], {
      points: [
        [2, a * b ** 2],
        [1, a * b],
        [0, a],
      ],
      steps: [0, 1].map((from) => ({
        from: [from, a * b ** from],
        to: [from + 1, a * b ** (from + 1)],
        run: '',
        rise: `× ${b}`,
      })),
      clearOf: [(v) => a * b ** v],
    }),
    plan: 'The point on the $y$-axis gives the start; the other point gives the power of the base, from which the root is taken.',
    steps: [
      { do: `At $x = 0$ the value is ${a}, so $y = ${a} \\cdot b^x$.`, why: 'Every base to the power 0 is 1.' },
      { do: `At $x = ${x}$: $${a} \\cdot b^2 = ${a * b ** x}$, so $b^2 = ${b ** x}$.`, why: `Divide by ${a}.` },
      { do: `$b = ${b}$, and ${curveValue(a, b).html}.`, why: 'The base is positive.' },
    ],
    check: `$${a} \\cdot ${b} \\cdot ${b} = ${a * b ** x}$`,
    faster: `Try the options with the two points: at $x = 0$ the number in front must be $${a}$, and at $x = ${x}$ it must lead to $${a * b ** x}$: $${a} \\cdot ${b}^{${x}} = ${a * b ** x}$.`,
  }),
  check: ({ a, x, y }) => expr('c', (v) => a * (y / a) ** (v.x / x)),
})

type Every = Readonly<{ n: number; f: number; k: number; what: number }>
const cultures = ['A colony of bacteria starts with', 'A rumor is first known to', 'A pond has', 'A new app is used by']

const things = ['bacteria', 'students', 'water lilies', 'people']
const names: Readonly<Record<number, string>> = { 2: 'doubles', 3: 'triples', 4: 'becomes four times as large' }

/** The factor of one period, from the words. */
const factorOf = (f: string): number => (f === 'doubles' ? 2 : f === 'triples' ? 3 : 4)

const every = template({
  ...base,
  calculator: false,
  id: 'algebra-2/multiplies-every-few-days',
  difficulty: 'High',
  b: 0.5,
  seconds: 75,
  draw: (rng): Every =>
    until(
      () => ({ n: int(rng, 3, 45) * 10, f: pick(rng, [2, 3, 4]), k: int(rng, 3, 9), what: int(rng, 0, 3) }),
      ({ f, k }) => f !== k,
    ),
  frames: [
    {
      id: 'words',
      kind: 'multi-step',
      items: 7,
      stem: ({ n, f, k, what }) =>
        `${cultures[what]} ${n} ${things[what]}, and this number ${names[f]} every ${k} days. Which function gives the number after $t$ days?`,
    },
  ],
  given: ({ n, f, k }) => ({ n, f: names[f] ?? '', k }),
  answer: ({ n, f, k }) => expr(`N(t) = ${n} \\cdot ${f}^{t/${k}}`, ({ t }) => n * f ** (t / k)),
  traps: [
    {
      misconception: 'a2-exp-multiplies-the-time-by-the-period',
      classic: true,
      rule: ({ n, f, k }) => {
        const b = factorOf(f)
        return expr(`N(t) = ${n} \\cdot ${b}^{${k}t}`, ({ t }) => n * b ** (k * t))
      },
      why: ({ k }) => `applies the factor ${k} times in every single day.`,
    },
    {
      misconception: 'a2-exp-ignores-the-period',
      rule: ({ n, f }) => {
        const b = factorOf(f)
        return expr(`N(t) = ${n} \\cdot ${b}^{t}`, ({ t }) => n * b ** t)
      },
      why: ({ k }) => `applies the factor every day and not every ${k} days.`,
    },
    {
      misconception: 'a2-exp-swaps-start-and-base',
      rule: ({ n, f, k }) => {
        const b = factorOf(f)
        return expr(`N(t) = ${n} \\cdot ${k}^{t/${b}}`, ({ t }) => n * k ** (t / b))
      },
      why: () => 'swaps the factor and the number of days.',
      says: () => 'I swapped the factor and the number of days.',
    },
    {
      misconception: 'a2-exp-makes-the-growth-linear',
      rule: ({ n, f, k }) => {
        const b = factorOf(f)
        return expr(`N(t) = ${n} \\cdot ${b} \\cdot \\frac{t}{${k}}`, ({ t }) => (n * b * t) / k)
      },
      why: () => 'multiplies by the number of periods instead of using it as the exponent.',
      says: () => 'I multiplied by the number of periods instead of using it as the exponent.',
    },
  ],
  explain: ({ n, f, k }) => ({
    plan: 'The exponent counts how often the factor is applied, so divide the time by the length of one period.',
    steps: [
      { do: `The start is ${n}, and the factor of one period is ${f}.`, why: `The number ${names[f]} each time.` },
      {
        do: `In $t$ days there are $\\frac{t}{${k}}$ periods of ${k} days.`,
        why: 'The exponent counts how often the factor is applied.',
      },
      { do: `So $N(t) = ${n} \\cdot ${f}^{t/${k}}$.`, why: 'Start times factor to the number of periods.' },
    ],
    check: `$N(${k}) = ${n} \\cdot ${f}$: after ${k} days the number has been multiplied by ${f} once.`,
    faster: `Test the options with three periods, $t = ${3 * k}$: then the number has been multiplied by ${f} three times. $${n} \\cdot ${f}^{${3 * k}/${k}} = ${n} \\cdot ${f}^{3}$ says just that.`,
  }),
  check: ({ n, f, k }) => {
    const factor = f === 'doubles' ? 2 : f === 'triples' ? 3 : 4
    return expr('c', ({ t }) => n * Math.exp((Math.log(factor) * t) / k))
  },
})

const mistake = template({
  id: 'algebra-2/growth-mistake',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-exp',
      items: 6,
      draw: (rng): { p: number; r: number } => ({ p: int(rng, 2, 9) * 1000, r: pick(rng, [10, 20, 30, 40]) }),
      task: ({ p, r }) =>
        `wanted to find how many trees a forest of ${group(p)} trees has after 3 years, when the number grows by ${r}% each year,`,
      solution: ({ p, r }) => num(Math.round((p * (100 + r) ** 3) / 1e6)),
      work: ({ p, r }) =>
        `each year multiplies by $${factorText(r)}$, so the number is $${p} \\cdot ${factorText(r)}^3$`,
      mistakes: ({ p, r }) => [
        {
          says: `Adding ${r}% of the first number in each of the years`,
          work: `$${p} + 3 \\cdot ${(p * r) / 100}$`,
          result: num(p + (3 * p * r) / 100),
        },
        {
          says: 'Letting the number grow for 2 years only',
          work: `$${p} \\cdot ${factorText(r)}^2$`,
          result: num(Math.round((p * (100 + r) ** 2) / 1e4)),
        },
        {
          says: `Multiplying by $${factorText(r)}$ once and then by 3`,
          work: `$${p} \\cdot ${factorText(r)} \\cdot 3$`,
          result: num((p * (100 + r) * 3) / 100),
        },
        {
          says: `Letting the number fall by ${r}% each year`,
          work: `$${p} \\cdot ${factorText(-r)}^3$`,
          result: num(Math.round((p * (100 - r) ** 3) / 1e6)),
        },
      ],
      redo: ({ p, r }) => {
        const after = (years: number, rate: number) => {
          let trees = p
          for (let y = 0; y < years; y++) trees += (trees * rate) / 100
          return Math.round(trees)
        }
        const part = after(1, r) - p
        return [
          num(after(3, r)),
          num(p + part + part + part),
          num(after(2, r)),
          num(3 * after(1, r)),
          num(after(3, -r)),
        ]
      },
    }),
    ({ e: { p, r }, which, name }) => {
      const part = (p * r) / 100
      return [
        `Look at what was added: ${name}’s number is $${3 * part}$ more than $${p}$, which is just 3 times the $${part}$ of the first year. So nothing grew on the growth.`,
        `Divide by the first number: $${(p * (100 + r) ** 2) / 1e4} \\div ${p} = ${(100 + r) ** 2 / 1e4}$, which is $${factorText(r)}^2$. So one year is missing.`,
        `Look at the size: ${name}’s number is more than 3 times $${p}$, and with the factor $${factorText(r)}$ three years cannot do that. Only the mistake that multiplies by 3 is so large.`,
        `Look at the size: ${name}’s number is less than the $${p}$ at the start. Only the mistake with the falling number does that.`,
      ][which] as string
    },
  ),
})

type Loss = Readonly<{ p: number; r: number; s: number }>

/** Two changes one after the other are not their sum. */
const twoChanges = template({
  ...base,
  id: 'algebra-2/percent-changes-in-a-row',
  difficulty: 'High',
  b: 0.6,
  seconds: 85,
  draw: (rng): Loss =>
    until(
      () => ({
        p: int(rng, 2, 9) * 100,
        r: pick(rng, [10, 20, 30, 40, 50]),
        s: pick(rng, [-50, -40, -30, -20, -10, 10, 20, 30, 40]),
      }),
      ({ r, s }) => r !== s,
    ),
  frames: [
    {
      id: 'two-years',
      kind: 'multi-step',
      items: 6,
      response: 'grid',
      stem: ({ p, r, s }) =>
        `A club had ${p} members. In the first year the number grew by ${r}%, and in the second year it ${s > 0 ? 'grew' : 'fell'} by ${Math.abs(s)}%. By what percent ${(100 + r) * (100 + s) > 10000 ? 'has the number grown' : 'has the number fallen'} in the two years together?`,
    },
  ],
  given: ({ p, r, s }) => ({ p, r, s }),
  answer: ({ r, s }) => num(dec(String(Math.abs((100 + r) * (100 + s) - 10000) / 100))),
  traps: [
    {
      misconception: 'a2-exp-adds-the-percents',
      classic: true,
      operation: 'percents-added',
      operands: ({ r, s }) => [r, s],
      after: (got) => abs(got),
      rule: ({ r, s }) => num(Math.abs(r + s)),
      why: ({ r, s }) => `comes from $${r}${signed(s)} = ${r + s}$; the second percent is taken of another number.`,
    },
    {
      misconception: 'a2-exp-gives-the-amount-of-change',
      operation: 'solved-for-the-other',
      operands: ({ p, r, s }) => [abs(div(p * ((100 + r) * (100 + s) - 10000), 10000))],
      rule: ({ p, r, s }) => num(dec(String((Math.abs((100 + r) * (100 + s) - 10000) * p) / 10000))),
      why: () => 'is the change in members, not in percent.',
    },
    {
      misconception: 'a2-exp-reads-the-base-as-percent',
      operation: 'whole-for-part',
      operands: ({ r, s }) => [div((100 + r) * (100 + s), 100)],
      rule: ({ r, s }) => num(dec(String(((100 + r) * (100 + s)) / 100))),
      why: () => 'is how much there is of the first number, not the change.',
      says: () => 'I gave the new number in percent of the first one instead of the change.',
    },
  ],
  explain: ({ r, s }) => {
    const after = (100 + r) * (100 + s)
    const grown = after > 10000
    const [together, ofHundred] = [toDecimalText(frac(after, 10000)), toDecimalText(frac(after, 100))]
    const change = toDecimalText(frac(Math.abs(after - 10000), 100))
    return {
      plan: 'Percents of different amounts cannot be added: multiply the factors, then compare with one whole.',
      steps: [
        {
          do: `The factors are $${factorText(r)}$ and $${factorText(s)}$.`,
          why: 'A growth adds to 100%, a loss takes away from it.',
        },
        {
          do: `Together: $${factorText(r)} \\cdot ${factorText(s)} = ${together}$.`,
          why: 'The second percent is taken of the new number.',
        },
        {
          do: `$${grown ? `${together} - 1` : `1 - ${together}`} = ${toDecimalText(frac(Math.abs(after - 10000), 10000))}$, so the number has ${grown ? 'grown' : 'fallen'} by ${change}%.`,
          why: 'Compare the factor with 1, which stands for 100%.',
        },
      ],
      check: `Think of 100 members: after the first year there are $${100 + r}$, after the second $${100 + r} \\cdot ${factorText(s)} = ${ofHundred}$. That is ${change} ${grown ? 'more' : 'fewer'} than 100.`,
      faster: `In one line on a calculator: $100 \\cdot ${factorText(r)} \\cdot ${factorText(s)} - 100 = ${toDecimalText(frac(after - 10000, 100))}$${grown ? '' : `; the minus sign means that the number has fallen, by ${change}%`}.`,
    }
  },
  check: ({ p, r, s }) =>
    num(dec(String(Math.round(Math.abs((p * (1 + r / 100) * (1 + s / 100) - p) / p) * 1e6) / 1e4))),
})

export const templates: readonly Template[] = [fromGraph, every, mistake, twoChanges]
