import {
  div,
  frac,
  int,
  type Marks,
  markedPlane,
  nonZero,
  num,
  paren,
  pick,
  polynomial,
  polyTex,
  segment,
  signed,
  sub,
  type Template,
  table,
  template,
  terms,
  toTex,
  until,
} from '#kit'
import { readPolynomial } from '../read.ts'

const rate = { skill: 'a2-symmetry-and-average-rate', calculator: false, response: 'choice' } as const

type Avg = Readonly<{ a: number; b: number; c: number; u: number; v: number }>
const q = ({ a, b, c }: Avg, x: number) => a * x * x + b * x + c
const drawAvg = (rng: () => number): Avg =>
  until(
    () => ({
      a: pick(rng, [-3, -2, -1, 1, 2, 3]),
      b: nonZero(rng, -6, 6),
      c: nonZero(rng, -9, 9),
      u: int(rng, -3, 3),
      v: int(rng, 1, 6),
    }),
    ({ a, b, u, v }) => v > u + 1 && a * (u + v) + b !== 0 && u + v !== 0,
  )

type Ends = Readonly<{
  u: number
  v: number
  rule?: string | undefined
  low?: number | undefined
  high?: number | undefined
}>

/** The values at both ends, from the formula or from the table, and the length of the interval. */
const endsOf = ({ u, v, rule, low = 0, high = 0 }: Ends): readonly [from: number, to: number, length: number] =>
  rule === undefined ? [low, high, v - u] : [readPolynomial(rule)(u), readPolynomial(rule)(v), v - u]

const average = template({
  ...rate,
  id: 'algebra-2/average-rate-of-a-quadratic',
  difficulty: 'Medium',
  b: 0,
  seconds: 70,
  balance: 'place',
  draw: drawAvg,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: (e) =>
        `What is the average rate of change of $f(x) = ${polyTex(polynomial([e.a, e.b, e.c]))}$ from $x = ${e.u}$ to $x = ${e.v}$?`,
    },
    {
      id: 'grid',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: (e) =>
        `<p>The table shows some values of a function $f$.</p>${table(
          ['$x$', '$f(x)$'],
          [e.u, e.u + 1, e.v].map((x) => [`$${x}$`, `$${q(e, x)}$`]),
        )}<p>What is the average rate of change of $f$ from $x = ${e.u}$ to $x = ${e.v}$?</p>`,
    },
  ],
  given: (e, frame) =>
    frame === 'bare'
      ? { u: e.u, v: e.v, rule: polyTex(polynomial([e.a, e.b, e.c])) }
      : { u: e.u, v: e.v, low: q(e, e.u), high: q(e, e.v) },
  answer: ({ a, b, u, v }) => num(a * (u + v) + b),
  traps: [
    {
      misconception: 'a2-fn-gives-the-change-only',
      classic: true,
      rule: (g) => {
        const [from, to] = endsOf(g)
        return num(to - from)
      },
      why: ({ u, v }) => `is the change; it must be divided by the length $${v - u}$ of the interval.`,
    },
    {
      misconception: 'a2-fn-takes-the-mean-of-the-values',
      operation: 'plain-mean',
      operands: (g) => [endsOf(g)[0], endsOf(g)[1]],
      rule: (g) => {
        const [from, to] = endsOf(g)
        return num(frac(from + to, 2))
      },
      why: () => 'is the mean of the two values.',
      says: () => 'I took the mean of the two values of the function.',
    },
    {
      misconception: 'a2-fn-subtracts-the-wrong-way',
      operation: 'difference-turned-round',
      operands: (g) => {
        const [from, to] = endsOf(g)
        return [to, from]
      },
      after: (x, g) => div(x, endsOf(g)[2]),
      rule: (g) => {
        const [from, to, length] = endsOf(g)
        return num(frac(from - to, length))
      },
      why: () => 'is old value minus new value, divided by the length of the interval.',
      says: () => 'I subtracted the new value from the old value.',
    },
    {
      misconception: 'a2-fn-counts-the-points',
      says: ({ u, v }) =>
        `I divided by $${v - u + 1}$, how many whole numbers there are from $${u}$ to $${v}$, instead of the length of the interval.`,
      operation: 'off-by-one',
      operands: (g) => [endsOf(g)[2]],
      after: (got, g) => div(endsOf(g)[1] - endsOf(g)[0], got),
      rule: (g) => {
        const [from, to, length] = endsOf(g)
        return num(frac(to - from, length + 1))
      },
      why: ({ u, v }) => `divides by $${v - u + 1}$, the number of whole $x$-values, instead of $${v - u}$.`,
    },
    {
      misconception: 'a2-fn-loses-the-minus-of-the-start',
      operation: 'sign-dropped',
      operands: (g) => [g.u],
      after: (got, g) => div(endsOf(g)[1] - endsOf(g)[0], sub(g.v, got)),
      rule: (g) => {
        const [from, to] = endsOf(g)
        return g.u < 0 && g.u + g.v !== 0 ? num(frac(to - from, g.v + g.u)) : null
      },
      why: ({ u, v }) => `divides by $${v} - ${-u}$ instead of $${v} - (${u})$.`,
    },
    {
      misconception: 'a2-fn-turns-the-rate-over',
      operation: 'rise-and-run-swapped',
      operands: (g) => [endsOf(g)[1] - endsOf(g)[0], endsOf(g)[2]],
      rule: (g) => {
        const [from, to, length] = endsOf(g)
        return num(frac(length, to - from))
      },
      why: () => 'divides the change of $x$ by the change of the value.',
    },
  ],
  explain: (e, frame) => {
    const [low, high, slope] = [q(e, e.u), q(e, e.v), e.a * (e.u + e.v) + e.b]
    const worked = (x: number) =>
      frame === 'bare' && x !== 0
        ? `$f(${x}) = ${terms([e.a * x * x, ''], [e.b * x, ''], [e.c, ''])} = ${q(e, x)}$`
        : `$f(${x}) = ${q(e, x)}$`
    return {
      plan: 'The average rate of change is a slope: the change of the value divided by the change of $x$.',
      steps: [
        {
          do: `${worked(e.u)} and ${worked(e.v)}.`,
          why:
            frame === 'bare' ? 'Put both ends of the interval into the formula.' : 'Read both values from the table.',
        },
        {
          do: `The value changes from $${low}$ to $${high}$, by $${high - low}$.`,
          why: 'New value minus old value.',
        },
        {
          do: `From $${e.u}$ to $${e.v}$ the length is $${e.v - e.u}$.`,
          why: 'End of the interval minus its beginning.',
        },
        {
          do: `The rate is $\\frac{${high - low}}{${e.v - e.u}} = ${slope}$.`,
          why: 'A rate is a change for each unit of $x$.',
        },
      ],
      check: `From $f(${e.u}) = ${low}$, ${e.v - e.u} steps of $${slope}$ lead to $${low} + ${paren((e.v - e.u) * slope)} = ${high}$, the value at the other end.`,
      ...(frame === 'bare'
        ? {
            faster: `For $ax^2 + bx + c$ the average rate from $u$ to $v$ is $a(u + v) + b$: here $${e.a} \\cdot (${e.u}${signed(e.v)})${e.b === 0 ? '' : signed(e.b)} = ${slope}$.`,
          }
        : {
            faster: `In one line, from the two rows that are named, without the one between them: $(${high} - ${paren(low)}) \\div ${e.u === 0 ? e.v : `(${e.v} - ${paren(e.u)})`} = ${high - low} \\div ${e.v - e.u} = ${slope}$.`,
          }),
    }
  },
  check: ({ u, v, rule, low, high }) => {
    const [from, to] = rule === undefined ? [low, high] : [readPolynomial(rule)(u), readPolynomial(rule)(v)]
    return num(frac(to - from, v - u))
  },
})

type Line = Readonly<{ ys: number[]; i: number; j: number }>

type Heights = Readonly<{ from: number; to: number; heights: readonly number[] }>

/** The heights at both ends, and the minutes between them. */
const readOff = ({ from, to, heights }: Heights): readonly [first: number, last: number, minutes: number] => [
  heights[from / 2] as number,
  heights[to / 2] as number,
  to - from,
]

const flight = (ys: readonly number[], found: Marks = {}) =>
  markedPlane(
    {
      alt: `A line graph of height in feet against time in minutes through ${ys.map((y, k) => `(${2 * k}, ${10 * y})`).join(', ')}.`,
      x: [0, 12],
      y: [0, 100],
      xStep: 2,
      yStep: 10,
      xTitle: 'time (minutes)',
      yTitle: 'height (feet)',
      xEvery: 1,
    },
    ys.slice(1).map((y, k) => segment(2 * k, 10 * (ys[k] as number), 2 * k + 2, 10 * y)),
    found,
  )

/** The two ends of the interval, and the way from one to the other. */
function interval({ ys, i, j }: Line): Marks {
  const ends = [i, j].map((k) => [2 * k, 10 * (ys[k] as number)] as const)
  const [from, to] = ends as [readonly [number, number], readonly [number, number]]
  return {
    points: ends,
    steps: [{ from, to, run: `${to[0] - from[0]} min`, rise: `${to[1] - from[1]} ft`.replace('-', '−') }],
    clearOf: [ys.map((y, k) => [2 * k, 10 * y] as const)],
  }
}

const onGraph = template({
  ...rate,
  id: 'algebra-2/average-rate-from-graph',
  difficulty: 'Low',
  b: -0.5,
  seconds: 60,
  balance: 'place',
  draw: (rng): Line =>
    until(
      () => ({ ys: Array.from({ length: 7 }, () => int(rng, 0, 9)), i: int(rng, 0, 3), j: int(rng, 2, 6) }),
      ({ ys, i, j }) => j > i + 1 && (ys[j] as number) !== (ys[i] as number),
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ ys, i, j }) =>
        `<p>The graph shows the height of a kite during a flight of 12 minutes.</p>${flight(ys)}<p>What is the average rate of change of the height from minute ${2 * i} to minute ${2 * j}, in feet per minute?</p>`,
    },
  ],
  given: ({ ys, i, j }) => ({ from: 2 * i, to: 2 * j, heights: ys.map((y) => 10 * y) }),
  answer: ({ ys, i, j }) => num(frac(5 * ((ys[j] as number) - (ys[i] as number)), j - i)),
  traps: [
    {
      misconception: 'a2-fn-gives-the-change-only',
      classic: true,
      rule: (g) => {
        const [first, last] = readOff(g)
        return num(last - first)
      },
      why: () => 'is the change of height, not yet divided by the time.',
    },
    {
      misconception: 'a2-fn-counts-segments',
      operation: 'wrong-number-used',
      operands: (g) => [div(g.to - g.from, 2)],
      after: (got, g) => div(readOff(g)[1] - readOff(g)[0], got),
      rule: (g) => {
        const [first, last, minutes] = readOff(g)
        return num(frac(last - first, minutes / 2))
      },
      why: () => 'divides by the number of segments and not by the minutes.',
    },
    {
      misconception: 'a2-fn-divides-by-the-end',
      operation: 'wrong-number-used',
      operands: (g) => [g.to],
      after: (got, g) => div(readOff(g)[1] - readOff(g)[0], got),
      rule: (g) => {
        const [first, last] = readOff(g)
        return g.from === 0 ? null : num(frac(last - first, g.to))
      },
      why: ({ i, j }) => `divides by ${2 * j} minutes; the interval starts at minute ${2 * i}.`,
    },
    {
      misconception: 'a2-fn-subtracts-the-wrong-way',
      operation: 'difference-turned-round',
      operands: (g) => [readOff(g)[1], readOff(g)[0]],
      after: (x, g) => div(x, readOff(g)[2]),
      rule: (g) => {
        const [first, last, minutes] = readOff(g)
        return num(frac(first - last, minutes))
      },
      why: () => 'has the wrong sign: subtract the first height from the last.',
      says: () => 'I subtracted the last height from the first one.',
    },
    {
      misconception: 'a2-fn-takes-the-mean-of-the-values',
      operation: 'plain-mean',
      operands: (g) => [readOff(g)[0], readOff(g)[1]],
      rule: (g) => {
        const [first, last] = readOff(g)
        return num(frac(first + last, 2))
      },
      why: () => 'is the mean of the two heights, not a rate.',
      says: () => 'I took the mean of the two heights.',
    },
    {
      misconception: 'a2-fn-turns-the-rate-over',
      operation: 'rise-and-run-swapped',
      operands: (g) => [readOff(g)[1] - readOff(g)[0], g.to - g.from],
      rule: (g) => {
        const [first, last, minutes] = readOff(g)
        return num(frac(minutes, last - first))
      },
      why: () => 'divides the time by the change of height.',
    },
  ],
  explain: ({ ys, i, j }) => ({
    figure: flight(ys, interval({ ys, i, j })),
    plan: 'Read the two ends from the graph; the average rate is the change of height divided by the change of time, whatever happens between.',
    steps: [
      {
        do: `The height changes from ${10 * (ys[i] as number)} feet to ${10 * (ys[j] as number)} feet: a change of $${10 * ((ys[j] as number) - (ys[i] as number))}$ feet.`,
        why: 'Only the two ends of the interval count.',
      },
      {
        do: `This takes ${2 * (j - i)} minutes: $\\frac{${10 * ((ys[j] as number) - (ys[i] as number))}}{${2 * (j - i)}} = ${toTex(frac(5 * ((ys[j] as number) - (ys[i] as number)), j - i))}$.`,
        why: 'Divide the change of height by the change of time.',
      },
    ],
    check: `At this steady rate the height would change by $${2 * (j - i)} \\cdot ${paren(frac(5 * ((ys[j] as number) - (ys[i] as number)), j - i))} = ${10 * ((ys[j] as number) - (ys[i] as number))}$ feet, from ${10 * (ys[i] as number)} feet to ${10 * (ys[j] as number)} feet.`,
  }),
  // Adds up what is gained and lost from one marked point to the next.
  check: ({ from, to, heights }) => {
    let gained = 0
    for (let k = from / 2; k < to / 2; k++) gained += (heights[k + 1] as number) - (heights[k] as number)
    return num(frac(gained, to - from))
  },
})

export const templates: readonly Template[] = [average, onGraph]
