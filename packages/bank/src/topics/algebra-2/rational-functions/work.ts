import {
  div,
  frac,
  int,
  lcm,
  num,
  pick,
  polynomial,
  polyRationalRoots,
  polyTex,
  type Template,
  table,
  template,
  toNumber,
  toTex,
  twoPeople,
  until,
} from '#kit'

const skill = 'a2-work-and-rate-problems'
const base = { skill, calculator: true, response: 'choice' } as const

export type Pair = Readonly<{ a: number; b: number }>

/** Times whose common time is whole. */
export const drawPair = (rng: () => number): Pair =>
  until(
    () => ({ a: int(rng, 3, 40), b: int(rng, 4, 60) }),
    ({ a, b }) => a < b && (a * b) % (a + b) === 0 && b - a > 1,
  )

export const together = ({ a, b }: Pair) => (a * b) / (a + b)

const jobs = [
  (one: string, two: string, a: number, b: number) =>
    `${one} needs ${a} minutes to sort the returned library books, and ${two} needs ${b} minutes for the same job. How many minutes does it take them to sort the books together, each at the usual pace?`,
  (one: string, two: string, a: number, b: number) =>
    `Working alone, ${one} can paint the stage scenery in ${a} hours and ${two} can paint it in ${b} hours. In how many hours can they paint it together?`,
  (one: string, two: string, a: number, b: number) =>
    `${one} folds all the flyers for a concert in ${a} minutes; ${two} takes ${b} minutes for the same number. How many minutes do they need if they share the work?`,
]

const joint = template({
  ...base,
  id: 'algebra-2/working-together',
  difficulty: 'Medium',
  b: -0.3,
  seconds: 80,
  draw: (rng) =>
    until(
      () => drawPair(rng),
      (e) => e.a % 2 === 0 && e.b % 2 === 0,
    ),
  frames: [
    { id: 'two-people', kind: 'words', items: 6, stem: ({ a, b }, rng) => pick(rng, jobs)(...twoPeople(rng), a, b) },
    {
      id: 'pumps',
      kind: 'table',
      items: 5,
      stem: ({ a, b }) =>
        `<p>Two pumps can fill the same pool.</p>${table(
          ['Pump', 'Time alone'],
          [
            ['Pump A', `${a} hours`],
            ['Pump B', `${b} hours`],
          ],
          '',
          true,
        )}<p>In how many hours do both pumps together fill the pool?</p>`,
    },
    {
      id: 'printers',
      kind: 'words',
      items: 6,
      response: 'grid',
      stem: ({ a, b }) =>
        `One printer prints the yearbook in ${a} minutes, another one needs ${b} minutes. If both print at the same time and share the pages, after how many minutes is the yearbook finished?`,
    },
  ],
  given: (e) => e,
  answer: (e) => num(together(e)),
  traps: [
    {
      misconception: 'a2-averages-the-times',
      classic: true,
      operation: 'plain-mean',
      operands: ({ a, b }) => [a, b],
      rule: ({ a, b }) => num(frac(a + b, 2)),
      why: ({ a }) => `is the mean of the two times, but two together must be faster than ${a}.`,
    },
    {
      misconception: 'a2-halves-one-time',
      operation: 'halved-wrongly',
      operands: ({ a }) => [a],
      rule: ({ a }) => num(frac(a, 2)),
      why: () => 'halves the shorter time, as if both were equally fast.',
    },
    {
      misconception: 'a2-subtracts-the-times',

      operation: 'times-for-rates',
      operands: ({ a, b }) => [Math.max(a, b), -Math.min(a, b)],
      rule: ({ a, b }) => num(b - a),
      why: () => 'subtracts the times; rates are added, not times.',
    },
    {
      misconception: 'a2-averages-the-rates',
      operation: 'plain-mean',
      operands: ({ a, b }) => [frac(1, a), frac(1, b)],
      after: (got) => div(1, got),
      rule: ({ a, b }) => num(frac(2 * a * b, a + b)),
      why: () => 'comes from the mean of the two rates, but both work at once, so the rates are added.',
    },
    {
      misconception: 'a2-adds-the-times',
      operation: 'times-for-rates',
      operands: ({ a, b }) => [a, b],
      rule: ({ a, b }) => num(a + b),
      why: () => 'adds the times, as if working together took longer.',
    },
    {
      misconception: 'a2-halves-one-time',
      operation: 'halved-wrongly',
      operands: ({ b }) => [b],
      rule: ({ b }) => num(frac(b, 2)),
      says: () => 'I halved the longer time, as if both needed it.',
      why: () => 'halves the longer time, as if both were equally slow.',
    },
  ],
  explain: (e, frame) => {
    // The jobs of two people are told in minutes or in hours.
    const unit = frame === 'pumps' ? 'hour' : frame === 'printers' ? 'minute' : 'unit of time'
    const l = lcm(e.a, e.b)
    const rate = frac(e.a + e.b, e.a * e.b)
    return {
      plan: 'People or machines that work together add their rates: the part of the job that each does in one unit of time.',
      steps: [
        {
          do: `In one ${unit} they do $\\frac{1}{${e.a}}$ and $\\frac{1}{${e.b}}$ of the job.`,
          why: 'A job that takes $n$ units of time is done at the rate $\\frac{1}{n}$.',
        },
        {
          do: `Together: $\\frac{1}{${e.a}} + \\frac{1}{${e.b}} = \\frac{${l / e.a}}{${l}} + \\frac{${l / e.b}}{${l}} = \\frac{${l / e.a + l / e.b}}{${l}}${rate.d === l ? '' : ` = ${toTex(rate)}`}$.`,
          why: `Rates are added, times are not. The common denominator is $${l}$.`,
        },
        {
          do: `The whole job takes $1 \\div ${toTex(rate)} = ${together(e)}$${frame === 'two-people' ? '' : ` ${unit}s`}.`,
          why: 'The time is one job divided by the rate.',
        },
      ],
      faster: `The time of two is the product of the single times over their sum: $\\frac{${e.a} \\cdot ${e.b}}{${e.a} + ${e.b}} = \\frac{${e.a * e.b}}{${e.a + e.b}} = ${together(e)}$.`,
      check: `In this time they do $\\frac{${together(e)}}{${e.a}}$ and $\\frac{${together(e)}}{${e.b}}$ of the job; the sum is $1$. And ${together(e)} is less than ${e.a}, the shorter time alone.`,
    }
  },
  check: ({ a, b }) => {
    for (let t = 1; t < a; t++) if (t * b + t * a === a * b) return num(t)
    return num(0)
  },
})

const doublesTheTime = {
  misconception: 'a2-halves-one-time',
  rule: ({ t }: Readonly<{ t: number }>) => num(2 * t),
  says: () => 'I doubled the common time, as if both were equally fast.',
  why: () => 'doubles the common time, as if both were equally fast.',
}

type Rest = Readonly<{ a: number; t: number }>

const other = template({
  ...base,
  id: 'algebra-2/time-of-the-other',
  difficulty: 'Medium',
  b: 0.2,
  seconds: 90,
  draw: (rng): Rest => {
    const { a, b } = drawPair(rng)
    const one = pick(rng, [a, b])
    return { a: one, t: together({ a, b }) }
  },
  frames: [
    {
      id: 'alone',
      kind: 'words',
      items: 6,
      stem: ({ a, t }, rng) => {
        const [one, two] = twoPeople(rng)
        return `Together, ${one} and ${two} can clear the snow from the schoolyard in ${t} minutes. Alone, ${one} would need ${a} minutes. How many minutes would ${two} need alone?`
      },
    },
    {
      id: 'pipes',
      kind: 'words',
      items: 5,
      response: 'grid',
      stem: ({ a, t }) =>
        `Two hoses fill a fish pond in ${t} hours when both are turned on. The first hose alone takes ${a} hours. How many hours does the second hose take alone?`,
    },
  ],
  given: (e) => e,
  answer: ({ a, t }) => num(frac(a * t, a - t)),
  traps: [
    {
      misconception: 'a2-subtracts-the-times',
      classic: true,
      operation: 'times-for-rates',
      operands: ({ a, t }) => [a, -t],
      rule: ({ a, t }) => num(a - t),
      why: () => 'subtracts the times; it is the rates that are subtracted.',
    },
    doublesTheTime,
    {
      misconception: 'a2-adds-the-rates-again',
      rule: ({ a, t }) => ((a * t) % (a + t) === 0 ? num((a * t) / (a + t)) : null),
      says: () => 'I added the two rates, although the rate of both together already contains the other one.',
      why: () => 'adds the two rates, although one of them already contains the other.',
    },
    {
      misconception: 'a2-averages-the-times',
      rule: ({ a, t }) => (2 * t > a ? num(2 * t - a) : null),
      says: () => 'I took the common time for the mean of the two times.',
      why: () => 'takes the common time for the mean of the two times.',
    },
    {
      misconception: 'a2-adds-the-times',
      operation: 'times-for-rates',
      operands: ({ a, t }) => [a, t],
      rule: ({ a, t }) => num(a + t),
      why: () => 'adds the two times.',
    },
  ],
  explain: ({ a, t }) => {
    const l = lcm(a, t)
    const rate = frac(a - t, a * t)
    return {
      plan: 'Work with rates. The rate of both minus the rate of the one that is known leaves the rate of the other.',
      steps: [
        {
          do: `In one unit of time both together do $\\frac{1}{${t}}$ of the job, and the first one alone $\\frac{1}{${a}}$.`,
          why: 'A job that takes $n$ units of time is done at the rate $\\frac{1}{n}$.',
        },
        {
          do: `The second one does $\\frac{1}{${t}} - \\frac{1}{${a}} = \\frac{${l / t}}{${l}} - \\frac{${l / a}}{${l}} = \\frac{${l / t - l / a}}{${l}}${rate.d === l ? '' : ` = ${toTex(rate)}`}$ of the job.`,
          why: `Take the known rate away from the common rate. The common denominator is $${l}$.`,
        },
        {
          do: `So the whole job takes $1 \\div ${toTex(rate)} = ${toTex(frac(a * t, a - t))}$.`,
          why: 'The time is one job divided by the rate.',
        },
      ],
      faster: `Product over difference: $\\frac{${a} \\cdot ${t}}{${a} - ${t}} = ${a * t} \\div ${a - t} = ${toTex(frac(a * t, a - t))}$.`,
      check: `In ${t} units of time the first one does $\\frac{${t}}{${a}}$ and the second one $\\frac{${t}}{${toTex(frac(a * t, a - t))}}$ of the job; the sum is $1$.`,
    }
  },
  check: ({ a, t }) => {
    for (let b = 1; b < 5000; b++) if (t * (a + b) === a * b) return num(b)
    return num(0)
  },
})

/** One takes d longer than the other, together t: x² + (d − 2t)x − td = 0. */
type Longer = Readonly<{ d: number; t: number }>
const faster = ({ d, t }: Longer): number =>
  toNumber(polyRationalRoots(polynomial([1, d - 2 * t, -t * d])).find((r) => r.n > 0) ?? 0)

const longer = template({
  ...base,
  id: 'algebra-2/one-takes-longer',
  difficulty: 'High',
  b: 1,
  seconds: 130,
  draw: (rng): Longer => {
    const { a, b } = drawPair(rng)
    return { d: b - a, t: together({ a, b }) }
  },
  frames: [
    {
      id: 'faster',
      kind: 'multi-step',
      items: 7,
      stem: ({ d, t }, rng) => {
        const [one, two] = twoPeople(rng)
        return `${one} takes ${d} minutes longer than ${two} to set up the sound system. Together they need ${t} minutes. How many minutes does ${two} need alone?`
      },
    },
  ],
  given: (e) => e,
  answer: (e) => num(faster(e)),
  traps: [
    {
      misconception: 'a2-answers-for-the-other-one',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ t, d }) => [(2 * t + d + Math.sqrt(d * d + 4 * t * t)) / 2],
      rule: (e) => num(faster(e) + e.d),
      why: () => 'is the time of the slower one.',
    },
    {
      misconception: 'a2-averages-the-times',
      rule: ({ d, t }) => (2 * t > d ? num(frac(2 * t - d, 2)) : null),
      says: () => 'I took the common time for the mean of the two times.',
      why: () => 'takes the common time for the mean of the two times.',
    },
    doublesTheTime,
    {
      misconception: 'a2-adds-the-times',
      rule: ({ d, t }) => num(t + d),
      says: () => 'I added the difference to the common time.',
      why: () => 'adds the difference to the common time.',
    },
    {
      misconception: 'a2-subtracts-the-times',
      operation: 'times-for-rates',
      operands: ({ d, t }) => [Math.max(d, t), -Math.min(d, t)],
      rule: ({ d, t }) => (d !== t ? num(Math.abs(d - t)) : null),
      says: ({ d, t }) => `I subtracted ${Math.min(d, t)} from ${Math.max(d, t)} instead of working with rates.`,
      why: ({ d, t }) =>
        `subtracts ${Math.min(d, t)} from ${Math.max(d, t)}; times of joint work cannot be subtracted.`,
    },
  ],
  explain: (e) => ({
    plan: 'Write both times with one variable, add the rates, and set the sum equal to the common rate. Clearing the fractions gives a quadratic equation.',
    steps: [
      {
        do: `With $x$ for the shorter time: $\\frac{1}{x} + \\frac{1}{x + ${e.d}} = \\frac{1}{${e.t}}$.`,
        why: 'Rates are added.',
      },
      {
        do: `Multiply by $${e.t}x(x + ${e.d})$: $${e.t}(x + ${e.d}) + ${e.t}x = x(x + ${e.d})$.`,
        why: 'This clears the fractions.',
      },
      {
        do: `$${polyTex(polynomial([1, e.d - 2 * e.t, -e.d * e.t]))} = 0$ is $(x - ${faster(e)})(x + ${(e.d * e.t) / faster(e)}) = 0$, so $x = ${faster(e)}$.`,
        why: 'Bring everything to one side and factor. A time cannot be negative.',
      },
    ],
    check: `$${toTex(frac(1, faster(e)))} + ${toTex(frac(1, faster(e) + e.d))} = ${toTex(frac(1, e.t))}$`,
    faster: `Only times between ${e.t} and ${2 * e.t} can be right: alone it takes longer than together, and the faster of the two does more than half of the work.`,
  }),
  check: ({ d, t }) => {
    for (let x = 1; x < 500; x++) if (t * (x + d) + t * x === x * (x + d)) return num(x)
    return num(0)
  },
})

export const templates: readonly Template[] = [joint, other, longer]
