import {
  frac,
  int,
  nonZero,
  num,
  pick,
  plane,
  polynomial,
  polyTex,
  segment,
  type Template,
  table,
  template,
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
      shortcut: (e) => num(q(e, e.v) - q(e, e.u)),
      why: () => 'is the change; it must be divided by the length of the interval.',
    },
    {
      misconception: 'a2-fn-takes-the-mean-of-the-values',
      shortcut: (e) => ((q(e, e.v) + q(e, e.u)) % 2 === 0 ? num((q(e, e.v) + q(e, e.u)) / 2) : null),
      why: () => 'is the mean of the two values.',
    },
    { misconception: 'a2-fn-loses-a-sign', shortcut: ({ a, b, u, v }) => num(-(a * (u + v) + b)) },
    {
      misconception: 'a2-fn-turns-the-rate-over',
      shortcut: ({ a, b, u, v }) => num(frac(1, a * (u + v) + b)),
      why: () => 'has rise and run swapped.',
    },
    {
      misconception: 'a2-fn-gives-the-change-only',
      shortcut: (e) => num(q(e, e.u) - q(e, e.v)),
      why: () => 'is old value minus new value, not divided by the length of the interval.',
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      shortcut: ({ a, b, u, v }) => num(a * (v - u) + b),
      why: () => 'is not the change of the value divided by the change of $x$.',
    },
    {
      misconception: 'a2-fn-uses-the-wrong-piece',
      shortcut: ({ a, b, u }) => num(2 * a * u + b),
      why: ({ u }) => `is the slope at $x = ${u}$ only, not over the whole interval.`,
    },
  ],
  explain: (e) => [
    {
      do: `$f(${e.u}) = ${q(e, e.u)}$ and $f(${e.v}) = ${q(e, e.v)}$, so the value changes by $${q(e, e.v) - q(e, e.u)}$.`,
      why: 'New value minus old value.',
    },
    {
      do: `The interval has the length ${e.v - e.u}: $${q(e, e.v) - q(e, e.u)} \\div ${e.v - e.u} = ${e.a * (e.u + e.v) + e.b}$.`,
      why: 'A rate is a change for each unit of $x$.',
    },
  ],
  check: ({ u, v, rule, low, high }) => {
    const [from, to] = rule === undefined ? [low, high] : [readPolynomial(rule)(u), readPolynomial(rule)(v)]
    return num(frac(to - from, v - u))
  },
})

type Line = Readonly<{ ys: number[]; i: number; j: number }>

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
        `<p>The graph shows the height of a kite during a flight of 12 minutes.</p>${plane(
          {
            alt: `A line graph of height in meters against time in minutes through ${ys.map((y, k) => `(${2 * k}, ${10 * y})`).join(', ')}.`,
            x: [0, 12],
            y: [0, 100],
            xStep: 2,
            yStep: 10,
            xTitle: 'time (minutes)',
            yTitle: 'height (meters)',
            xEvery: 1,
          },
          ys.slice(1).map((y, k) => segment(2 * k, 10 * (ys[k] as number), 2 * k + 2, 10 * y)),
        )}<p>What is the average rate of change of the height from minute ${2 * i} to minute ${2 * j}, in meters per minute?</p>`,
    },
  ],
  given: ({ ys, i, j }) => ({ from: 2 * i, to: 2 * j, heights: ys.map((y) => 10 * y) }),
  answer: ({ ys, i, j }) => num(frac(5 * ((ys[j] as number) - (ys[i] as number)), j - i)),
  traps: [
    {
      misconception: 'a2-fn-gives-the-change-only',
      shortcut: ({ ys, i, j }) => num(10 * ((ys[j] as number) - (ys[i] as number))),
      why: () => 'is the change of height, not yet divided by the time.',
    },
    {
      misconception: 'a2-fn-loses-a-sign',
      shortcut: ({ ys, i, j }) => num(frac(5 * ((ys[i] as number) - (ys[j] as number)), j - i)),
      why: () => 'has the wrong sign: subtract the first height from the last.',
    },
    {
      misconception: 'a2-fn-gives-the-change-only',
      shortcut: ({ ys, i, j }) => num(frac(10 * ((ys[j] as number) - (ys[i] as number)), j - i)),
      why: () => 'divides by the number of segments and not by the minutes.',
    },
    {
      misconception: 'a2-fn-takes-the-mean-of-the-values',
      shortcut: ({ ys, i, j }) => num(frac(10 * ((ys[j] as number) + (ys[i] as number)), 2)),
      why: () => 'is the mean of the two heights, not a rate.',
    },
    {
      misconception: 'a2-fn-gives-the-change-only',
      shortcut: ({ ys, i, j }) => num(frac(10 * ((ys[i] as number) - (ys[j] as number)), j - i)),
      why: () => 'divides by the number of segments, and has the wrong sign.',
    },
    {
      misconception: 'a2-fn-turns-the-rate-over',
      shortcut: ({ ys, i, j }) => num(frac(j - i, 5 * ((ys[j] as number) - (ys[i] as number)))),
      why: () => 'divides the time by the change of height.',
    },
  ],
  explain: ({ ys, i, j }) => [
    {
      do: `The height changes from ${10 * (ys[i] as number)} m to ${10 * (ys[j] as number)} m: a change of $${10 * ((ys[j] as number) - (ys[i] as number))}$ m.`,
      why: 'Only the two ends of the interval count.',
    },
    {
      do: `This takes ${2 * (j - i)} minutes: $\\frac{${10 * ((ys[j] as number) - (ys[i] as number))}}{${2 * (j - i)}} = ${toTex(frac(5 * ((ys[j] as number) - (ys[i] as number)), j - i))}$.`,
      why: 'Divide the change of height by the change of time.',
    },
  ],
  // Adds up what is gained and lost from one marked point to the next.
  check: ({ from, to, heights }) => {
    let gained = 0
    for (let k = from / 2; k < to / 2; k++) gained += (heights[k + 1] as number) - (heights[k] as number)
    return num(frac(gained, to - from))
  },
})

export const templates: readonly Template[] = [average, onGraph]
