import {
  div,
  frac,
  type Html,
  int,
  linear,
  money,
  mul,
  num,
  person,
  pick,
  sub,
  table,
  template,
  text,
  toTex,
  until,
} from '#kit'
import { rate } from './growth-rate.ts'
import { solveLine } from './lines.ts'

const skill = 'a1-interpreting-linear-models'

type Setting = Readonly<{
  letters: readonly [string, string]
  intro: Html
  means: readonly [string, string, string, string]
}>

const settings: readonly Setting[] = [
  {
    letters: ['C', 'n'],
    intro: 'The total price $C$, in dollars, for renting a boat for $n$ hours',
    means: [
      'The price, in dollars, of each hour',
      'The fixed fee, in dollars, for any rental',
      'The number of hours of one rental',
      'The total price, in dollars, of one rental',
    ],
  },
  {
    letters: ['h', 'w'],
    intro: 'The height $h$, in centimeters, of a sunflower $w$ weeks after it was planted out',
    means: [
      'The growth, in centimeters, in each week',
      'The height, in centimeters, when it was planted out',
      'A number of weeks after it was planted out',
      'The height, in centimeters, some weeks later',
    ],
  },
  {
    letters: ['S', 'm'],
    intro: 'The amount $S$, in dollars, in a savings account after $m$ months',
    means: [
      'The amount, in dollars, added each month',
      'The amount, in dollars, at the beginning',
      'A number of months of saving',
      'The amount, in dollars, after some months',
    ],
  },
  {
    letters: ['d', 't'],
    intro: 'The distance $d$, in kilometers, of a cyclist from home after $t$ hours of riding',
    means: [
      'The distance, in kilometers, added in each hour',
      'The distance, in kilometers, at the start of the ride',
      'A number of hours of riding',
      'The distance, in kilometers, after some hours',
    ],
  },
]

/** What the four numbers of the situation with this beginning mean. */
const meansOf = (intro: string) => (settings.find((x) => x.intro === intro) as Setting).means

const meaning = template({
  id: 'algebra-1/linear-model-meaning',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [m, b, k] = [int(rng, 6, 25), int(rng, 5, 60), int(rng, 3, 9)]
        return { m, b, k, total: m * k + b, which: int(rng, 0, 3), setting: int(rng, 0, 3) }
      },
      ({ m, b, k, total }) => new Set([m, b, k, total]).size === 4,
    ),
  frames: [
    {
      id: 'meaning',
      kind: 'words',
      items: 8,
      stem: ({ m, b, k, total, which, setting }) => {
        const { letters, intro } = settings[setting] as Setting
        const [y, x] = letters
        return `${intro} is given by $${y} = ${linear(m, b, x)}$. For $${x} = ${k}$ the equation gives $${y} = ${total}$. What does the number ${[m, b, k, total][which]} stand for?`
      },
    },
  ],
  given: ({ m, b, k, total, which, setting }) => ({
    m,
    b,
    k,
    total,
    asked: [m, b, k, total][which] as number,
    intro: (settings[setting] as Setting).intro,
  }),
  answer: ({ which, setting }) => text((settings[setting] as Setting).means[which] as string),
  traps: [
    {
      misconception: 'a1-model-takes-it-for-rate',
      unlessRight: true,
      rule: ({ intro }) => text(meansOf(intro)[0] as string),
    },
    {
      misconception: 'a1-model-takes-it-for-start',
      unlessRight: true,
      rule: ({ intro }) => text(meansOf(intro)[1] as string),
    },
    {
      misconception: 'a1-model-takes-it-for-input',
      unlessRight: true,
      says: ({ setting }) =>
        `I took the number for the input, a value of $${(settings[setting] as Setting).letters[1]}$.`,
      rule: ({ intro }) => text(meansOf(intro)[2] as string),
    },
    {
      misconception: 'a1-model-takes-it-for-output',
      unlessRight: true,
      says: ({ setting }) =>
        `I took the number for the output, a value of $${(settings[setting] as Setting).letters[0]}$.`,
      rule: ({ intro }) => text(meansOf(intro)[3] as string),
    },
  ],
  explain: ({ m, b, k, total, which, setting }) => {
    const { letters, means } = settings[setting] as Setting
    const [y, x] = letters
    return {
      plan: 'Each number of a linear model has a job: rate, start, input, or output. See where the number stands.',
      steps: [
        {
          do: `In $${y} = ${linear(m, b, x)}$ the coefficient of $${x}$ is the rate, and the constant term is the start.`,
          why: `When $${x}$ goes up by 1, ${m} is added once more; for $${x} = 0$ only ${b} is left.`,
        },
        {
          do: `$${x} = ${k}$ is an input and $${y} = ${m} \\cdot ${k} + ${b} = ${total}$ the output that belongs to it.`,
          why: `The input is what is put in for $${x}$, and the output is what comes out.`,
        },
        {
          do: `So ${[m, b, k, total][which]} stands for this: ${means[which]}.`,
          why: [
            'It is the rate, what each further step adds.',
            'It is the start, what is there for the input 0.',
            'It is the input.',
            'It is the output.',
          ][which] as string,
        },
      ],
      check: [
        `From $${x} = ${k}$ to $${x} = ${k + 1}$ the output goes from ${total} to ${total + m}, a change of ${m}.`,
        `Go back to the start: without the ${k} steps of ${m} it is $${total} - ${k} \\cdot ${m} = ${b}$.`,
        `Go back from the output: $(${total} - ${b}) \\div ${m} = ${k}$, so ${k} is what was put in.`,
        `Start at ${b} and go up ${k} steps of ${m}: this ends at ${total}, so ${total} is what comes out.`,
      ][which] as string,
    }
  },
  check: ({ m, b, k, asked, intro }) => {
    const f = (x: number) => m * x + b
    const which = asked === f(1) - f(0) ? 0 : asked === f(0) ? 1 : asked === k ? 2 : 3
    return text(settings.find((s) => s.intro === intro)?.means[which] as string)
  },
})

const start = template({
  id: 'algebra-1/linear-model-start',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const [m, b, t1] = [int(rng, 2, 9), int(rng, 5, 40), int(rng, 2, 5)]
        const t2 = t1 + int(rng, 2, 5)
        return { t1, y1: m * t1 + b, t2, y2: m * t2 + b }
      },
      ({ t1, y1, t2, y2 }) => y1 > y2 - y1 && t2 - t1 !== t1 && y1 !== y2 - y1,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ t1, y1, t2, y2 }, rng) =>
        pick(rng, [
          `A vine grows by the same amount every week. It is ${y1} inches long after ${t1} weeks and ${y2} inches long after ${t2} weeks. How long was it at the start, in inches?`,
          `A basin is being filled at a steady rate. It holds ${y1} gallons after ${t1} minutes and ${y2} gallons after ${t2} minutes. How many gallons were in it at the start?`,
          `The price of renting a moving van is made up of a fixed fee and the same amount for every hour. A rental of ${t1} hours costs ${money(y1)}, and a rental of ${t2} hours costs ${money(y2)}. How much is the fixed fee, in dollars?`,
        ]),
    },
    {
      id: 'table',
      kind: 'table',
      response: 'grid',
      items: 6,
      stem: ({ t1, y1, t2, y2 }, rng) =>
        `<p>${person(rng)} saves the same amount every month and looks at the account from time to time.</p>${table(
          ['After … months', 'Amount (dollars)'],
          [
            [t1, y1],
            [t2, y2],
          ],
        )}<p>How many dollars were in the account at the beginning?</p>`,
    },
  ],
  given: (p) => p,
  answer: (p) => num(p.y1 - rate(p) * p.t1),
  traps: [
    {
      misconception: 'a1-model-takes-first-value',
      says: ({ t1 }) => `I gave the first of the two given values, which belongs to $${t1}$ and not to 0.`,
      classic: true,
      rule: (p) => num(p.y1),
      why: ({ t1 }) => `is the value at $${t1}$, not at 0.`,
    },
    {
      misconception: 'a1-model-steps-back-one-row',
      operation: 'wrong-number-used',
      operands: ({ y1, y2 }) => [y2 - y1],
      after: (got, { y1 }) => sub(y1, got),
      rule: (p) => num(2 * p.y1 - p.y2),
      why: ({ t1, t2 }) =>
        `goes back by the step between the two values, which is $${t2 - t1}$, but the first value belongs to $${t1}$.`,
    },
    {
      misconception: 'a1-model-steps-back-one',
      says: () => 'I went back by one unit of time only.',
      operation: 'wrong-number-used',
      operands: () => [1],
      after: (got, { y1, y2, t1, t2 }) => sub(y1, mul(got, div(y2 - y1, t2 - t1))),
      rule: (p) => num(p.y1 - rate(p)),
      why: ({ t1 }) => `goes back by 1 only instead of by $${t1}$.`,
    },
    {
      misconception: 'a1-model-gives-rate',
      operation: 'stopped-at-a-step',
      operands: ({ y2, y1, t2, t1 }) => [div(y2 - y1, t2 - t1)],
      rule: (p) => num(rate(p)),
      why: () => 'is the rate.',
    },
    {
      misconception: 'a1-model-gives-change',
      says: () => 'I gave the change between the two given values.',
      operation: 'stopped-at-a-step',
      operands: ({ y2, y1 }) => [y2 - y1],
      rule: (p) => num(p.y2 - p.y1),
      why: () => 'is the change between the two values.',
    },
    {
      misconception: 'a1-line-adds-mx-for-intercept',
      says: () => 'I went forward from the first value instead of back.',
      operation: 'added-instead-of-subtracted',
      operands: ({ y1, t1, y2, t2 }) => [y1, mul(t1, div(y2 - y1, t2 - t1))],
      rule: (p) => num(p.y1 + rate(p) * p.t1),
    },
  ],
  explain: (p) => ({
    plan: 'Two values of a steady change are known: find the change per unit, then go back to zero.',
    steps: [
      {
        do: `From ${p.t1} to ${p.t2}, which is $${p.t2} - ${p.t1} = ${p.t2 - p.t1}$ units of time, the amount grows by $${p.y2} - ${p.y1} = ${p.y2 - p.y1}$.`,
        why: 'Compare the two known values.',
      },
      {
        do: `For one unit: $\\frac{${p.y2 - p.y1}}{${p.t2 - p.t1}} = ${rate(p)}$.`,
        why: 'The change is steady, so each unit brings the same amount. This is the slope.',
      },
      {
        do: `In the first ${p.t1} units the amount grew by $${p.t1} \\cdot ${rate(p)} = ${p.t1 * rate(p)}$.`,
        why: `The first known value belongs to ${p.t1}, not to 0.`,
      },
      {
        do: `At 0: $${p.y1} - ${p.t1 * rate(p)} = ${p.y1 - rate(p) * p.t1}$.`,
        why: 'Take this growth away again; the value at 0 is the intercept.',
      },
    ],
    check: `Forward to ${p.t2}: $${p.y1 - rate(p) * p.t1} + ${p.t2} \\cdot ${rate(p)} = ${p.y1 - rate(p) * p.t1} + ${p.t2 * rate(p)} = ${p.y2}$.`,
    faster: `The rate is not needed: ${p.t1} units are $${toTex(frac(p.t1, p.t2 - p.t1))}$ ${p.t1 > p.t2 - p.t1 ? 'times' : 'of'} the ${p.t2 - p.t1} units between the two values, so go back by $${toTex(frac(p.t1, p.t2 - p.t1))} \\cdot ${p.y2 - p.y1} = ${rate(p) * p.t1}$, to $${p.y1} - ${rate(p) * p.t1} = ${p.y1 - rate(p) * p.t1}$.`,
  }),
  check: ({ t1, y1, t2, y2 }) => num(solveLine(t1, y1, t2, y2).b),
})

export const templates = [meaning, start]
