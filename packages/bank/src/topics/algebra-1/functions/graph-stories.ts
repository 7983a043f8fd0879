import {
  div,
  type Fracish,
  frac,
  type Html,
  int,
  type Marks,
  marks,
  mul,
  nameTheMistake,
  nonZero,
  num,
  person,
  plane,
  saidMarks,
  template,
  terms,
  text,
  toTex,
  until,
  withFaster,
} from '#kit'
import { numbersOf, onlyOne } from '../read-tex.ts'
import { broken, type Pt, path } from './broken-lines.ts'

const skill = 'a1-reading-graphs'

/** The height of the broken line at x. */
const heightAt = (ps: readonly Pt[], x: number): number => {
  const k = Math.max(
    1,
    ps.findIndex(([u]) => u >= x),
  )
  const [[x1, y1], [x2, y2]] = [ps[k - 1] as Pt, ps[k] as Pt]
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)
}

type Trip = { a: number; b: number; c: number; d1: number; d2: number }

/** Out, a stop, and on: distance over time. */
const trip = template({
  id: 'algebra-1/graph-trip',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      (): Trip => {
        const a = int(rng, 1, 4)
        const b = a + int(rng, 1, 3)
        const c = b + int(rng, 1, 4)
        const d1 = 5 * a * int(rng, 2, 4)
        return { a, b, c, d1, d2: d1 + 5 * (c - b) * int(rng, 2, 4) }
      },
      (p) =>
        p.d2 <= 100 &&
        p.c <= 9 &&
        p.c >= 5 &&
        p.c - p.b > 1 &&
        p.d1 / p.a !== (p.d2 - p.d1) / (p.c - p.b) &&
        (p.d2 % p.c === 0 || p.d2 % (p.c - p.b) === 0),
    ),
  frames: [
    {
      id: 'speed',
      kind: 'graph',
      items: 6,
      stem: (p, rng) =>
        `<p>${person(rng)} rides a bike along a river and takes one break. The graph shows the distance from the start.</p>${tripGraph(p)}<p>What was the speed, in miles per hour, after the break?</p>`,
    },
    {
      id: 'speed-grid',
      kind: 'graph',
      items: 6,
      response: 'grid',
      stem: (p, rng) =>
        `<p>${person(rng)} trains for a bike race. The graph shows the distance ridden on a day with one rest.</p>${tripGraph(p)}<p>What was the speed, in miles per hour, on the part of the ride after the rest?</p>`,
    },
  ],
  given: ({ a, b, c, d1, d2 }) => ({ a, b, c, d1, d2 }),
  answer: (p) => num((p.d2 - p.d1) / (p.c - p.b)),
  traps: [
    {
      misconception: 'a1-fn-divides-last-output-by-input',
      classic: true,
      operation: 'term-left-out',
      operands: ({ d2 }) => [d2],
      after: (got, { c }) => div(got, c),
      rule: (p) => (p.d2 % p.c === 0 ? num(p.d2 / p.c) : null),
      why: (p) => `divides the whole distance $${p.d2}$ by the whole time $${p.c}$.`,
    },
    {
      misconception: 'a1-fn-uses-one-piece-only',
      says: () => 'I gave the speed before the rest.',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ d1, a }) => [div(d1, a)],
      rule: (p) => num(p.d1 / p.a),
      why: () => 'is the speed before the stop.',
    },
    {
      misconception: 'a1-fn-counts-from-zero',
      operation: 'term-left-out',
      operands: ({ d2 }) => [d2],
      after: (got, { c, b }) => div(got, c - b),
      rule: (p) => (p.d2 % (p.c - p.b) === 0 ? num(p.d2 / (p.c - p.b)) : null),
      why: (p) => `divides the distance from the very start, $${p.d2}$, by the time after the stop.`,
    },
    {
      misconception: 'a1-fn-takes-only-the-change-of-y',
      operation: 'stopped-at-a-step',
      operands: ({ d2, d1 }) => [d2 - d1],
      rule: (p) => num(p.d2 - p.d1),
      why: () => 'is the distance after the stop, not the speed.',
    },
    {
      misconception: 'a1-fn-uses-one-piece-only',
      says: () => 'I divided the distance before the rest by the time up to the end of the rest.',
      rule: (p) => (p.d1 % p.b === 0 ? num(p.d1 / p.b) : null),
      why: (p) => `divides the distance before the stop, $${p.d1}$, by the time up to the end of the stop.`,
    },
    {
      misconception: 'a1-fn-gives-the-length-of-the-interval',
      operation: 'stopped-at-a-step',
      operands: ({ c, b }) => [c - b],
      rule: (p) => num(p.c - p.b),
      why: () => 'is the number of hours after the stop.',
    },
  ],
  explain: (p) => ({
    figure: tripGraph(p, {
      points: [
        [p.b, p.d1],
        [p.c, p.d2],
      ],
      steps: [{ from: [p.b, p.d1], to: [p.c, p.d2], run: `${p.c - p.b} h`, rise: `${p.d2 - p.d1} mi` }],
    }),
    plan: 'Speed is the slope of a distance graph, so find the part after the flat one and divide its distance by its time.',
    steps: [
      {
        do: `The flat part ends at $(${p.b}, ${p.d1})$; the last part goes from there to $(${p.c}, ${p.d2})$.`,
        why: 'Where the graph is flat, time passes and the distance does not change.',
      },
      {
        do: `Time of the last part: $${p.c} - ${p.b} = ${p.c - p.b}$ hours.`,
        why: 'Only the time after the stop counts.',
      },
      {
        do: `Distance of the last part: $${p.d2} - ${p.d1} = ${p.d2 - p.d1}$ miles.`,
        why: `The first $${p.d1}$ miles were ridden before the stop.`,
      },
      {
        do: `Speed: $\\frac{${p.d2 - p.d1}}{${p.c - p.b}} = ${(p.d2 - p.d1) / (p.c - p.b)}$ miles per hour.`,
        why: 'Speed is the change of distance for each hour.',
      },
    ],
    check: `$${p.c - p.b}$ hours at $${(p.d2 - p.d1) / (p.c - p.b)}$ miles per hour are $${p.d2 - p.d1}$ miles, and $${p.d1} + ${p.d2 - p.d1} = ${p.d2}$.`,
  }),
  check: ({ b, c, d1, d2 }) => num([10, 15, 20].find((v) => d1 + v * (c - b) === d2) ?? 0),
})

const tripGraph = (p: Trip, found: Marks = {}): Html => {
  const corners: Pt[] = [
    [0, 0],
    [p.a, p.d1],
    [p.b, p.d1],
    [p.c, p.d2],
  ]
  return plane(
    {
      alt: saidMarks(
        `Distance in miles over time in hours: straight pieces from (0, 0) to (${p.a}, ${p.d1}), then level to (${p.b}, ${p.d1}), then up to (${p.c}, ${p.d2}).`,
        found,
      ),
      x: [0, 10],
      y: [0, 100],
      xStep: 1,
      yStep: 5,
      xEvery: 1,
      yEvery: 4,
      xTitle: 'Time (hours)',
      yTitle: 'Distance (miles)',
      height: 280,
    },
    [...path(corners), marks({ ...found, clearOf: [corners] })],
  )
}

/** Which of four statements about a graph is true. */
const statements = template({
  id: 'algebra-1/graph-statements',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const xs = [-5, int(rng, -3, -2), int(rng, 0, 2), 5]
        return { ps: xs.map((x) => [x, nonZero(rng, -5, 5)] as const), kind: int(rng, 0, 2) }
      },
      ({ ps }) => {
        const ys = ps.map((p) => p[1])
        return (
          new Set(ys.map(Math.abs)).size === 4 &&
          !ps.some(([x, y]) => ps.some(([u]) => u === y) || x === y) &&
          Math.max(...ys) > 0 &&
          Math.min(...ys) < 0 &&
          Math.abs(heightAt(ps, (ps[2] as Pt)[1]) - (ps[2] as Pt)[0]) > 0.4
        )
      },
    ),
  frames: [
    {
      id: 'true',
      kind: 'multi-step',
      items: 8,
      stem: ({ ps }) =>
        `<p>The graph of a function $f$ with domain $-5 \\le x \\le 5$ is shown.</p>${broken(ps)}<p>Which statement is true?</p>`,
    },
  ],
  given: ({ ps, kind }) => ({
    ps,
    offered: [
      kind === 0 ? most(ps, 1, 1) : kind === 1 ? most(ps, -1, 1) : valueAt(ps, false),
      most(ps, 1, 0),
      most(ps, -1, 0),
      valueAt(ps, true),
    ].map((v) => v.html),
  }),
  answer: ({ ps, kind }) => (kind === 0 ? most(ps, 1, 1) : kind === 1 ? most(ps, -1, 1) : valueAt(ps, false)),
  traps: [
    {
      misconception: 'a1-fn-gives-the-input-of-the-maximum',
      classic: true,
      rule: ({ ps }) => most(ps, 1, 0),
      why: () => 'gives the place $x$ of the highest point, not its height.',
    },
    {
      misconception: 'a1-fn-gives-the-input-of-the-minimum',
      classic: true,
      rule: ({ ps }) => most(ps, -1, 0),
      why: () => 'gives the place $x$ of the lowest point, not its height.',
    },
    {
      misconception: 'a1-fn-takes-the-output-for-the-input',
      says: ({ ps }) => `I exchanged the input and the output in ${valueAt(ps, false).html}.`,
      rule: ({ ps }) => valueAt(ps, true),
      why: () => 'swaps input and output of a point.',
    },
    {
      misconception: 'a1-fn-takes-the-end-for-the-extreme',
      says: () => 'I took the right end of the graph for its highest point.',
      rule: ({ ps }) => {
        const ys = ps.map((p) => p[1])
        const last = ys[3] as number
        return last === Math.max(...ys) ? null : text(`The greatest value of $f$ is $${last}$`)
      },
      why: () => 'takes the right end of the graph, but another point lies higher.',
    },
  ],
  explain: ({ ps, kind }) => {
    const high = ps.reduce((p, q) => (q[1] > p[1] ? q : p))
    const low = ps.reduce((p, q) => (q[1] < p[1] ? q : p))
    const [x, y] = ps[2] as Pt
    return {
      figure: broken(ps, { points: [...new Set([high, low, ps[2] as Pt])] }),
      plan: 'Test each statement on the graph, and keep apart the place of a point, its $x$, and the value of the function, its $y$.',
      steps: [
        {
          do: `The highest point is $(${high.join(', ')})$: the greatest value of $f$ is $${high[1]}$, and it is reached at $x = ${high[0]}$.`,
          why: 'The value of a function is the height, $y$; the place is $x$.',
        },
        {
          do: `The lowest point is $(${low.join(', ')})$: the least value is $${low[1]}$, and it is reached at $x = ${low[0]}$.`,
          why: 'Look at all corners and at both ends.',
        },
        {
          do: `The graph has a corner at $(${x}, ${y})$, so for the input $${x}$ the output is $${y}$.`,
          why: 'In $f(x)$ the input stands in the parentheses.',
        },
        {
          do: `So this statement is true: ${(kind === 0 ? most(ps, 1, 1) : kind === 1 ? most(ps, -1, 1) : valueAt(ps, false)).html}.`,
          why: 'The other statements take an input for an output, or the wrong point.',
        },
      ],
      faster:
        kind === 2
          ? `Test the statements with $f(\\dots)$ first, because each takes one look: at $x = ${x}$ the graph is at the height $${y}$, so $f(${x}) = ${y}$ is true, and the others need no test.`
          : `Stop at the first true statement: the ${kind === 0 ? 'highest' : 'lowest'} point of the graph is $(${(kind === 0 ? high : low).join(', ')})$, so $${(kind === 0 ? high : low)[1]}$ is the ${kind === 0 ? 'greatest' : 'least'} value, and the others need no test.`,
      check:
        kind < 2
          ? `The heights at $x = ${ps.map((p) => p[0]).join(', ')}$ are $${ps.map((p) => p[1]).join(', ')}$. Between the corners the graph is straight, so no other value goes beyond these.`
          : `Start at $x = ${x}$ on the $x$-axis and go straight ${y > 0 ? 'up' : 'down'}: the graph is met at the height $${y}$ and nowhere else.`,
    }
  },
  // Reads the heights off along the whole graph, one step of the grid after the other, and tests every statement.
  check: ({ ps, offered }) => {
    const heights = Array.from({ length: 11 }, (_, i) => heightAt(ps, i - 5))
    const isSo = (statement: string): boolean => {
      const [first = 99, second = 99] = numbersOf(statement)
      if (/greatest/.test(statement)) return first === Math.max(...heights)
      if (/least/.test(statement)) return first === Math.min(...heights)
      return heights[first + 5] === second
    }
    return text(onlyOne(offered, isSo))
  },
})

const most = (ps: readonly Pt[], sign: 1 | -1, part: 0 | 1) =>
  text(
    `The ${sign === 1 ? 'greatest' : 'least'} value of $f$ is $${ps.reduce((p, q) => (sign * q[1] > sign * p[1] ? q : p))[part]}$`,
  )

const valueAt = (ps: readonly Pt[], swapped: boolean) => {
  const [x, y] = ps[2] as Pt
  return text(`$f(${swapped ? y : x}) = ${swapped ? x : y}$`)
}

const mistake = template({
  id: 'algebra-1/graph-rate-mistake',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 95,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      misconception: 'a1-fn-names-an-error-without-testing',
      draw: (rng): { a: number; c: number; p: number; q: number } => {
        const p = int(rng, 1, 3)
        return { a: int(rng, 2, 4), c: int(rng, 2, 9), p, q: p + int(rng, 2, 3) }
      },
      task: ({ a, c, p, q }) =>
        `worked out the average rate of change of $f(x) = ${terms([a, 'x^2'], [c, ''])}$ from $x = ${p}$ to $x = ${q}$`,
      solution: ({ a, p, q }) => num(a * (p + q)),
      work: ({ a, c, p, q }) =>
        `$f(${p}) = ${a * p * p + c}$ and $f(${q}) = ${a * q * q + c}$, so the rate is $\\frac{${a * q * q + c} - ${a * p * p + c}}{${q} - ${p}}$.`,
      mistakes: ({ a, c, p, q }) => {
        const f = (x: number) => a * x * x + c
        return [
          {
            says: `Subtracting $f(${p})$ from $f(${q})$ without dividing`,
            result: num(a * (q * q - p * p)),
            how: `$${f(q)} - ${f(p)} = ${f(q) - f(p)}$`,
            again: num(f(q) - f(p)),
          },
          {
            says: `Dividing $f(${q})$ by $${q - p}$ and leaving out $f(${p})$`,
            result: num(frac(a * q * q + c, q - p)),
            how: `${num(frac(a * q * q + c, q - p)).html}, because $f(${q}) = ${f(q)}$`,
            again: num(div(f(-q), q - p)),
          },
          {
            says: `Adding $f(${p})$ and $f(${q})$ before dividing by $${q - p}$`,
            result: num(frac(a * (q * q + p * p) + 2 * c, q - p)),
            how: `$${f(p) + f(q)} \\div ${q - p}$, that is ${num(frac(a * (q * q + p * p) + 2 * c, q - p)).html}`,
            again: num(div(f(p) + f(q), q - p)),
          },
          {
            says: `Dividing the change of $f$ by $${q} + ${p}$`,
            result: num(a * (q - p)),
            how: `$${f(q) - f(p)} \\div ${q + p} = ${a * (q - p)}$`,
            again: num(div(f(q) - f(p), q + p)),
          },
        ]
      },
    }),
    ({ e: { a, c, p, q }, which }) => {
      const f = (x: number) => a * x * x + c
      const values = `$f(${p}) = ${f(p)}$ and $f(${q}) = ${f(q)}$`
      const undone = (got: Fracish, by: number) => `$${toTex(got)} \\cdot ${by} = ${toTex(mul(got, by))}$`
      return `Undo the division in the wrong answer, with ${values}: ${
        [
          `$${f(q) - f(p)}$ is the difference of the two itself, so nothing was divided.`,
          `${undone(frac(f(q), q - p), q - p)}, which is $f(${q})$ alone.`,
          `${undone(frac(f(p) + f(q), q - p), q - p)}, which is $${f(p)} + ${f(q)}$.`,
          `the difference is $${f(q) - f(p)}$, and $${f(q) - f(p)} \\div ${a * (q - p)} = ${q + p}$, which is $${q} + ${p}$.`,
        ][which]
      }`
    },
  ),
})

export const templates = [trip, statements, mistake]
