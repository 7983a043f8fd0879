import {
  add,
  div,
  type Html,
  int,
  judgeTwoClaims,
  linear,
  mul,
  pick,
  quantity,
  type Template,
  table,
  template,
  text,
  until,
  type Value,
  withFaster,
} from '#kit'
import { rate } from './growth-rate.ts'
import { solveLine } from './lines.ts'

const skill = 'a1-interpreting-linear-models'

const form = (y: string, x: string, m: number, b: number): Value =>
  text(`$${y} = ${m > 0 ? linear(m, b, x) : `${b} - ${-m}${x}`}$`)

const story = ({ m, b, kind }: Readonly<{ m: number; b: number; kind: number }>): Html =>
  [
    `An icicle is ${b} centimeters long and melts by ${m} centimeters every hour. Which equation gives its length $y$, in centimeters, after $x$ hours?`,
    `A printer tray holds ${b} sheets of paper, and a class uses ${m} sheets every day. Which equation gives the number $y$ of sheets left after $x$ days?`,
    `A choir has ${b} members, and ${m} new members join every month. Which equation gives the number $y$ of members after $x$ months?`,
    `A balloon is ${b} feet above the ground and rises ${m} feet every second. Which equation gives its height $y$, in feet, after $x$ seconds?`,
  ][kind] as string

const falls = (told: string): boolean => told.includes('melts') || told.includes('uses')

const write = template({
  id: 'algebra-1/linear-model-write',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const m = int(rng, 2, 9)
        return { m, b: m * int(rng, 5, 12) + int(rng, 1, 4), kind: int(rng, 0, 3) }
      },
      ({ m, b }) => b < 100 && b !== m,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 7,
      stem: story,
    },
  ],
  given: (p) => ({ m: p.m, b: p.b, told: story(p) }),
  answer: ({ m, b, kind }) => form('y', 'x', kind < 2 ? -m : m, b),
  traps: [
    {
      misconception: 'a1-line-sign-of-slope',
      classic: true,
      rule: ({ m, b, told }) => form('y', 'x', falls(told) ? m : -m, b),
      why: ({ kind }) => (kind < 2 ? 'grows, but the amount gets smaller.' : 'gets smaller, but the amount grows.'),
    },
    {
      misconception: 'a1-line-swaps-slope-and-intercept',
      says: () => 'I exchanged the two numbers in the equation.',
      classic: true,
      rule: ({ m, b, told }) => form('y', 'x', falls(told) ? -b : b, m),
      why: ({ m, b }) => `takes $${b}$ for the rate and $${m}$ for the start.`,
    },
    {
      misconception: 'a1-model-multiplies-all',
      says: ({ kind }) =>
        `I ${kind < 2 ? 'subtracted the rate from the start' : 'added the rate to the start'} and multiplied the result by $x$.`,
      rule: ({ m, b, told }) => text(`$y = ${falls(told) ? b - m : b + m}x$`),
      why: () => 'combines start and rate and multiplies both.',
    },
    {
      misconception: 'a1-model-swaps-letters',
      rule: ({ m, b, told }) => form('x', 'y', falls(told) ? -m : m, b),
      why: () => 'has the two variables exchanged.',
    },
    {
      misconception: 'a1-line-swaps-slope-and-intercept',
      says: () => 'I exchanged the two numbers in the equation, and got the sign of the $x$-term wrong.',
      twoSlips: true,
      rule: ({ m, b, told }) => form('y', 'x', falls(told) ? b : -b, m),
    },
  ],
  explain: ({ m, b, kind }) => ({
    plan: 'A steady change is a linear equation: the start is the constant, and the change each time is multiplied by how many times.',
    steps: [
      {
        do: `At the start, $x = 0$, the amount is $${b}$.`,
        why: 'That is the intercept, the constant of the equation.',
      },
      {
        do: `In $x$ steps the change is $${m}x$ in all, and it ${kind < 2 ? 'makes the amount smaller' : 'makes the amount larger'}.`,
        why: `Each step ${kind < 2 ? 'takes away' : 'adds'} $${m}$.`,
      },
      {
        do: `So ${form('y', 'x', kind < 2 ? -m : m, b).html}.`,
        why: `Start ${kind < 2 ? 'minus what is lost' : 'plus what is gained'}.`,
      },
    ],
    check: `For $x = 1$ the equation gives $${b} ${kind < 2 ? '-' : '+'} ${m} = ${kind < 2 ? b - m : b + m}$, the amount after one step.`,
  }),
  check: ({ m, b, told }) => {
    const down = /melts|uses/.test(told)
    const after = (n: number) => Array.from({ length: n }).reduce<number>((y) => (down ? y - m : y + m), b)
    return form('y', 'x', after(1) - after(0), after(0))
  },
})

type Row = readonly [number, number]

type Race = Readonly<{ m: number; b: number; rows: readonly [Row, Row, Row] }>

type Data = Readonly<{ what: 'rate' | 'start' | 'later'; first: boolean }>

const said = (what: Data['what'], first: boolean): string =>
  what === 'rate'
    ? `says: “The ${first ? 'first' : 'second'} tank fills faster.”`
    : what === 'start'
      ? `says: “The ${first ? 'first' : 'second'} tank held more at the start.”`
      : `says: “After 10 minutes the ${first ? 'first' : 'second'} tank holds more.”`

const compare = template({
  id: 'algebra-1/linear-model-compare',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: false,
  seconds: 100,
  response: 'choice',
  ...withFaster(
    judgeTwoClaims<Race, Data>({
      items: 7,
      kind: 'table',
      misconceptions: {
        accepts: 'a1-line-accepts-untested-claim',
        rejects: 'a1-line-rejects-true-claim',
        oneRight: 'a1-line-judges-one-claim',
      },
      draw: (rng): Race =>
        until(
          () => {
            const [m2, b2, t] = [int(rng, 3, 9), int(rng, 5, 40), int(rng, 2, 3)]
            const row = (k: number): Row => [k * t, m2 * k * t + b2]
            return { m: int(rng, 3, 9), b: int(rng, 5, 40), rows: [row(1), row(2), row(3)] as const }
          },
          (e) => {
            const { m2, b2 } = second(e)
            return e.m !== m2 && e.b !== b2 && 10 * e.m + e.b !== 10 * m2 + b2
          },
        ),
      intro: ({ m, b, rows }) =>
        `<p>Two tanks are being filled at steady rates. The first holds $${m}t + ${b}$ gallons after $t$ minutes. The table shows the second.</p>${table(['Time (minutes)', 'Second tank (gallons)'], rows)}`,
      question: 'Who is right?',
      plan: 'Read rate and start of the first tank from its formula. For the second, find the rate from two rows of the table and go back to time zero for the start. Then compare.',
      first: (e) => {
        const { m2, b2 } = second(e)
        const [[t1, y1], [t2, y2]] = e.rows
        return {
          do: `The second tank gains $\\frac{${y2} - ${y1}}{${t2} - ${t1}} = \\frac{${y2 - y1}}{${t2 - t1}} = ${m2}$ gallons a minute, so at time 0 it held $${y1} - ${t1} \\cdot ${m2} = ${b2}$ gallons.`,
          why: 'A steady rate is the change in gallons divided by the change in minutes.',
        }
      },
      right: (e) => all(e).filter((c) => truth(e, c.data)),
      wrong: (e) => all(e).filter((c) => !truth(e, c.data)),
      // From the rows alone: rate from the first and the last row, start by going back.
      holds: (e, d) => {
        const [p, , q] = e.rows
        const line = solveLine(p[0], p[1], q[0], q[1])
        const [m2, b2] = [line.m.n / line.m.d, line.b.n / line.b.d]
        const more = d.what === 'rate' ? e.m > m2 : d.what === 'start' ? e.b > b2 : e.m * 10 + e.b > m2 * 10 + b2
        return more === d.first
      },
      checked: (e) => {
        const { m2, b2 } = second(e)
        const [[t1, y1], [t2, y2], [x, y]] = e.rows
        return `The model of the second tank, $${m2}t + ${b2}$, gives all three rows: $${m2} \\cdot ${t1} + ${b2} = ${y1}$, $${m2} \\cdot ${t2} + ${b2} = ${y2}$ and $${m2} \\cdot ${x} + ${b2} = ${y}$.`
      },
    }),
    ({ e, claims: both }) => {
      const { m2, b2 } = second(e)
      const [[t, y1], [, y2]] = e.rows
      const asked = new Set(both.map(({ data }) => data.what))
      const [lead, gain] = [b2 - e.b, m2 - e.m]
      const start = `The rows are ${t} minutes apart and begin at ${t}, so one row further up is time 0: there the second tank held $${y1} - ${y2 - y1} = ${b2}$ gallons, the first $${e.b}$.`
      const rate = `In ${t} minutes the second gains $${y2 - y1}$ gallons, the first $${t} \\cdot ${e.m} = ${t * e.m}$.`
      const later = `So the second is $${Math.abs(lead)}$ gallons ${lead > 0 ? 'ahead' : 'behind'} at the start and ${gain > 0 ? 'gains' : 'loses'} $${10 * Math.abs(gain)}$ on the first in 10 minutes.`
      return [
        asked.has('start') || asked.has('later') ? start : '',
        asked.has('rate') || asked.has('later') ? rate : '',
        asked.has('later') ? later : '',
      ]
        .filter((said) => said !== '')
        .join(' ')
    },
  ),
})

/** The second tank by neighboring rows: the first two give the rate, and the start follows step by step. */
function second({ rows: [p, q] }: Race): Readonly<{ m2: number; b2: number }> {
  const m2 = (q[1] - p[1]) / (q[0] - p[0])
  return { m2, b2: p[1] - m2 * p[0] }
}

function truth(e: Race, d: Data): boolean {
  const { m2, b2 } = second(e)
  const more = { rate: e.m > m2, start: e.b > b2, later: e.m * 10 + e.b > m2 * 10 + b2 }[d.what]
  return more === d.first
}

function all(e: Race) {
  const { m2, b2 } = second(e)
  return (['rate', 'start', 'later'] as const).flatMap((what) =>
    [true, false].map((first) => ({
      says: said(what, first),
      data: { what, first },
      tested: {
        rate: `Compare the rates: in $${e.m}t + ${e.b}$ the rate is $${e.m}$, and the second tank gains $${m2}$ gallons a minute.`,
        start: `Compare the starts: for $t = 0$ the first holds $${e.m} \\cdot 0 + ${e.b} = ${e.b}$ gallons, and the second held $${b2}$.`,
        later: `After 10 minutes the first holds $${e.m} \\cdot 10 + ${e.b} = ${10 * e.m + e.b}$ gallons, the second $${m2} \\cdot 10 + ${b2} = ${10 * m2 + b2}$.`,
      }[what],
    })),
  )
}

const predict = template({
  id: 'algebra-1/linear-model-predict',
  skill,
  difficulty: 'High',
  b: 0.5,
  calculator: true,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [m, t1] = [int(rng, 2, 8), int(rng, 2, 6)]
        const [t2, t3] = [t1 + int(rng, 2, 5), t1 + int(rng, 8, 15)]
        const y1 = int(rng, 60, 140)
        return { t1, y1, t2, y2: y1 - m * (t2 - t1), t3 }
      },
      ({ t1, y1, t2, y2, t3 }) => y1 - ((y1 - y2) / (t2 - t1)) * t3 > 4,
    ),
  frames: [
    {
      id: 'snow',
      kind: 'multi-step',
      items: 6,
      stem: ({ t1, y1, t2, y2, t3 }, rng) =>
        pick(rng, [
          `The snow on a ski slope melts at a steady rate. On day ${t1} of the month it is ${y1} centimeters deep, on day ${t2} it is ${y2} centimeters deep. How deep is it on day ${t3}?`,
          `A reservoir loses the same height of water every day in a dry month. On day ${t1} the water stands at ${y1} centimeters on a gauge, on day ${t2} at ${y2} centimeters. Where does it stand on day ${t3}?`,
        ]),
    },
  ],
  given: (p) => p,
  answer: (p) => quantity(p.y2 + rate(p) * (p.t3 - p.t2), 'centimeters'),
  traps: [
    {
      misconception: 'a1-model-one-step-on',
      classic: true,
      operation: 'same-amount-each-time',
      operands: ({ y2, y1 }) => [y2, y2 - y1, 1],
      rule: (p) => quantity(2 * p.y2 - p.y1, 'centimeters'),
      why: ({ t1, t2 }) => `takes the same ${t2 - t1} days once more instead of going on to the day asked for.`,
    },
    {
      misconception: 'a1-model-counts-from-first',
      rule: (p) => quantity(p.y2 + rate(p) * (p.t3 - p.t1), 'centimeters'),
      why: ({ t1, t2 }) => `starts from the value of day ${t2}, but counts the days from day ${t1}.`,
    },
    {
      misconception: 'a1-model-counts-from-zero',
      says: ({ t1, t3 }) => `I started with the value of day ${t1} and counted ${t3} days on from there.`,
      rule: (p) =>
        p.y1 + rate(p) * p.t3 === p.y2 + rate(p) * (p.t3 - p.t2)
          ? null
          : quantity(p.y1 + rate(p) * p.t3, 'centimeters'),
      why: ({ t1, t3 }) => `takes off the change of ${t3} days from the value of day ${t1}.`,
    },
    {
      misconception: 'a1-line-sign-of-slope',
      says: () => 'I went on from the second value, but in the wrong direction.',
      operation: 'sign-reversed',
      operands: ({ y2, y1, t2, t1, t3 }) => [mul(div(y2 - y1, t2 - t1), t3 - t2)],
      after: (got, { y2 }) => add(y2, got),
      rule: (p) => quantity(p.y2 - rate(p) * (p.t3 - p.t2), 'centimeters'),
      why: () => 'lets the value grow again.',
    },
  ],
  explain: (p) => {
    const loss = -rate(p) * (p.t3 - p.t2)
    return {
      plan: 'Find the change per day from the two known days, then continue from the last known day at this rate.',
      steps: [
        {
          do: `From day ${p.t1} to day ${p.t2}, in $${p.t2} - ${p.t1} = ${p.t2 - p.t1}$ days, the height drops by $${p.y1} - ${p.y2} = ${p.y1 - p.y2}$ centimeters.`,
          why: 'Compare the two known days.',
        },
        {
          do: `Each day: $\\frac{${p.y1 - p.y2}}{${p.t2 - p.t1}} = ${-rate(p)}$ centimeters.`,
          why: 'The rate is steady, so every day takes the same amount.',
        },
        {
          do: `From day ${p.t2} to day ${p.t3} there are $${p.t3} - ${p.t2} = ${p.t3 - p.t2}$ days: a drop of $${p.t3 - p.t2} \\cdot ${-rate(p)} = ${loss}$ centimeters.`,
          why: 'Count the days from the day whose height is used.',
        },
        {
          do: `Day ${p.t3}: $${p.y2} - ${loss} = ${p.y2 - loss}$ centimeters.`,
          why: 'The drop is taken from the last known height.',
        },
      ],
      check: `From day ${p.t1} instead: $${p.y1} - ${p.t3 - p.t1} \\cdot ${-rate(p)} = ${p.y1} - ${(p.t3 - p.t1) * -rate(p)} = ${p.y2 - loss}$, the same.`,
      faster: `In one line on a calculator: $${p.y2} - ${p.y1 - p.y2} \\div ${p.t2 - p.t1} \\cdot ${p.t3 - p.t2} = ${p.y2 - loss}$.`,
    }
  },
  check: ({ t1, y1, t2, y2, t3 }) => {
    const line = solveLine(t1, y1, t2, y2)
    return quantity((line.m.n / line.m.d) * t3 + line.b.n / line.b.d, 'centimeters')
  },
})

export const templates: readonly Template[] = [write, compare, predict]
