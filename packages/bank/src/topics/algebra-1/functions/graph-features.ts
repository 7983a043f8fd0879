import {
  add,
  div,
  frac,
  int,
  interval,
  linear,
  marks,
  mul,
  nonZero,
  num,
  paren,
  pick,
  plane,
  point,
  straight,
  table,
  template,
  toTex,
  until,
} from '#kit'
import { spoken } from '../spoken.ts'
import { broken, type Pt } from './broken-lines.ts'

const skill = 'a1-reading-graphs'

/** Down, up, down or up, down, up. */
const zigzag = template({
  id: 'algebra-1/graph-increasing',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const xs = [int(rng, -5, -4), int(rng, -3, -1), int(rng, 1, 2), int(rng, 4, 5)]
        const up = int(rng, 0, 1) === 1
        const ys = up
          ? [int(rng, -5, -1), int(rng, 2, 5), int(rng, -4, 0), int(rng, 1, 4)]
          : [int(rng, 1, 5), int(rng, -5, -2), int(rng, 1, 5), int(rng, -3, 0)]
        return { ps: xs.map((x, i) => [x, ys[i] as number] as const), up }
      },
      ({ ps }) => (ps[1]?.[1] as number) !== ps[3]?.[1] && ps[0]?.[1] !== ps[2]?.[1],
    ),
  frames: [
    {
      id: 'middle',
      kind: 'graph',
      items: 8,
      stem: ({ ps, up }) =>
        `<p>The graph of a function $f$ is shown.</p>${broken(ps)}<p>On which interval is $f$ ${up ? 'decreasing' : 'increasing'}?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ ps }) => interval('[', (ps[1] as Pt)[0], (ps[2] as Pt)[0], ']'),
  traps: [
    {
      misconception: 'a1-fn-confuses-rising-and-falling',
      says: () => 'I confused increasing and decreasing, and gave the first part of the graph.',
      classic: true,
      rule: ({ ps }) => interval('[', (ps[0] as Pt)[0], (ps[1] as Pt)[0], ']'),
      why: ({ up }) => `is where the graph ${up ? 'rises' : 'falls'} from left to right.`,
    },
    {
      misconception: 'a1-fn-reads-interval-from-the-y-axis',
      classic: true,
      rule: ({ ps }) =>
        interval('[', Math.min((ps[1] as Pt)[1], (ps[2] as Pt)[1]), Math.max((ps[1] as Pt)[1], (ps[2] as Pt)[1]), ']'),
      why: () => 'gives the heights that the graph passes through, not the $x$-values.',
    },
    {
      misconception: 'a1-fn-confuses-rising-and-falling',
      says: () => 'I confused increasing and decreasing, and gave the last part of the graph.',
      rule: ({ ps }) => interval('[', (ps[2] as Pt)[0], (ps[3] as Pt)[0], ']'),
      why: ({ up }) => `is where the graph ${up ? 'rises' : 'falls'} from left to right.`,
    },
    {
      misconception: 'a1-fn-takes-in-another-piece',
      says: () => 'I took in the first part of the graph as well, where it goes the other way.',
      rule: ({ ps }) => interval('[', (ps[0] as Pt)[0], (ps[2] as Pt)[0], ']'),
      why: () => 'includes a part where the graph goes the other way.',
    },
    {
      misconception: 'a1-fn-takes-in-another-piece',
      says: () => 'I took in the last part of the graph as well, where it goes the other way.',
      rule: ({ ps }) => interval('[', (ps[1] as Pt)[0], (ps[3] as Pt)[0], ']'),
      why: () => 'includes a part where the graph goes the other way.',
    },
  ],
  explain: ({ ps, up }) => ({
    figure: broken(ps, { points: [ps[1] as Pt, ps[2] as Pt] }),
    plan: 'Follow the graph from left to right, find the part that goes the way asked for, and read its ends on the $x$-axis.',
    steps: [
      {
        do: `From left to right the graph ${up ? 'rises, falls, and rises' : 'falls, rises, and falls'} again.`,
        why: `${up ? 'Decreasing' : 'Increasing'} means going ${up ? 'down' : 'up'} from left to right.`,
      },
      {
        do: `The part that ${up ? 'falls' : 'rises'} goes from $(${(ps[1] as Pt).join(', ')})$ to $(${(ps[2] as Pt).join(', ')})$.`,
        why: 'At these two corners the graph changes its direction.',
      },
      {
        do: `It runs from $x = ${(ps[1] as Pt)[0]}$ to $x = ${(ps[2] as Pt)[0]}$: ${interval('[', (ps[1] as Pt)[0], (ps[2] as Pt)[0], ']').html}.`,
        why: 'Intervals of increase and decrease are given by $x$-values.',
      },
    ],
    check: `Compare the heights at its two ends: $f(${(ps[1] as Pt)[0]}) = ${(ps[1] as Pt)[1]}$ and $f(${(ps[2] as Pt)[0]}) = ${(ps[2] as Pt)[1]}$, so the values go ${up ? 'down' : 'up'} from left to right.`,
  }),
  check: ({ ps, up }) => {
    const k = [0, 1, 2].find((i) => (ps[i + 1] as Pt)[1] > (ps[i] as Pt)[1] !== up) ?? 0
    return interval('[', (ps[k] as Pt)[0], (ps[k + 1] as Pt)[0], ']')
  },
})

/** Average rate of change; both differences differ from 1, so that no slip is hidden. */
const rate = template({
  id: 'algebra-1/graph-rate-of-change',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const dx = int(rng, 2, 4)
        const x1 = int(rng, -3, 2)
        const y1 = int(rng, -5, 5)
        return { x1, y1, x2: x1 + dx, y2: int(rng, -6, 6), xm: x1 + 1, ym: int(rng, -4, 5) }
      },
      (p) =>
        Math.abs(p.y2) <= 6 &&
        p.y2 !== 0 &&
        p.y1 !== 0 &&
        p.x2 !== 0 &&
        p.x2 <= 5 &&
        Math.abs(p.y2 - p.y1) > 2 &&
        (p.ym - p.y1) * (p.x2 - p.x1) !== p.y2 - p.y1,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: (p) =>
        `<p>The graph of a function $f$ is shown.</p>${broken([
          [p.x1, p.y1],
          [p.xm, p.ym],
          [p.x2, p.y2],
        ])}<p>What is the average rate of change of $f$ from $x = ${p.x1}$ to $x = ${p.x2}$?</p>`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      response: 'grid',
      stem: (p) =>
        `<p>The table shows some values of a function $g$.</p>${table(
          ['$x$', '$g(x)$'],
          [
            [p.x1, p.y1],
            [p.xm, p.ym],
            [p.x2, p.y2],
          ].map((r) => r.map((n) => `$${n}$`)),
        )}<p>What is the average rate of change of $g$ over the interval $${p.x1} \\le x \\le ${p.x2}$?</p>`,
    },
  ],
  given: (p) => p,
  answer: (p) => num(frac(p.y2 - p.y1, p.x2 - p.x1)),
  traps: [
    {
      misconception: 'a1-fn-takes-only-the-change-of-y',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ y2, y1 }) => [y2 - y1],
      rule: (p) => num(p.y2 - p.y1),
      why: (p) => `is the change of the output; it is not divided by the change $${p.x2 - p.x1}$ of the input.`,
    },
    {
      misconception: 'a1-fn-turns-the-rate-upside-down',
      classic: true,
      operation: 'rise-and-run-swapped',
      operands: ({ y2, y1, x2, x1 }) => [y2 - y1, x2 - x1],
      rule: (p) => num(frac(p.x2 - p.x1, p.y2 - p.y1)),
    },
    {
      misconception: 'a1-fn-subtracts-outputs-in-the-wrong-order',
      operation: 'difference-turned-round',
      operands: ({ y2, y1 }) => [y2, y1],
      after: (got, { x2, x1 }) => div(got, x2 - x1),
      rule: (p) => num(frac(p.y1 - p.y2, p.x2 - p.x1)),
    },
    {
      misconception: 'a1-fn-uses-one-piece-only',
      says: (p) => `I found the rate from $x = ${p.x1}$ to $x = ${p.xm}$ only.`,
      rule: (p) => num(frac(p.ym - p.y1, p.xm - p.x1)),
      why: (p) => `is the rate from $x = ${p.x1}$ to $x = ${p.xm}$ only.`,
    },
    {
      misconception: 'a1-fn-divides-last-output-by-input',
      operation: 'term-left-out',
      operands: ({ y2 }) => [y2],
      after: (got, { x2 }) => div(got, x2),
      rule: (p) => num(frac(p.y2, p.x2)),
      why: (p) => `divides $${p.y2}$ by $${p.x2}$ instead of dividing the changes.`,
    },
    {
      misconception: 'a1-fn-averages-the-outputs',
      says: () => 'I took the mean of the outputs at the two ends.',
      operation: 'plain-mean',
      operands: ({ y1, y2 }) => [y1, y2],
      rule: (p) => num(frac(p.y1 + p.y2, 2)),
      why: () => 'is the mean of the two outputs.',
    },
  ],
  explain: (p, frame) => {
    const [dx, dy] = [p.x2 - p.x1, p.y2 - p.y1]
    const ends: readonly Pt[] = [
      [p.x1, p.y1],
      [p.x2, p.y2],
    ]
    const minus = (a: number, b: number) => (b === 0 ? `${a}` : `${a} - ${paren(b)} = ${a - b}`)
    return {
      ...(frame === 'graph'
        ? {
            figure: broken(
              [
                [p.x1, p.y1],
                [p.xm, p.ym],
                [p.x2, p.y2],
              ],
              {
                points: ends,
                steps: [{ from: [p.x1, p.y1], to: [p.x2, p.y2], run: `${dx}`, rise: `${dy}`.replace('-', '−') }],
              },
            ),
          }
        : {}),
      plan: 'An average rate of change is the change of the output divided by the change of the input, and only the ends of the interval count.',
      steps: [
        {
          do: `The ends are $(${p.x1}, ${p.y1})$ and $(${p.x2}, ${p.y2})$.`,
          why: 'What happens in between does not matter for the average.',
        },
        {
          do: `The output changes by $${minus(p.y2, p.y1)}$.`,
          why: 'End minus beginning.',
        },
        { do: `The input changes by $${minus(p.x2, p.x1)}$.`, why: 'In the same order as the outputs.' },
        {
          do: `Rate of change: $\\frac{${dy}}{${dx}}${frac(dy, dx).d === dx && dy > 0 ? '' : ` = ${toTex(frac(dy, dx))}`}$.`,
          why: 'This is the change of the output for 1 of the input.',
        },
      ],
      check: `From $${p.y1}$, $${dx}$ steps of $${toTex(frac(dy, dx))}$ lead to $${p.y2}$.`,
    }
  },
  // The mean of the rates of the two pieces, each weighted with its length.
  check: (p) => {
    const first = frac(p.ym - p.y1, p.xm - p.x1)
    const second = frac(p.y2 - p.ym, p.x2 - p.xm)
    return num(add(mul(first, frac(p.xm - p.x1, p.x2 - p.x1)), mul(second, frac(p.x2 - p.xm, p.x2 - p.x1))))
  },
})

const intercepts = template({
  id: 'algebra-1/graph-intercepts',
  skill,
  difficulty: 'Low',
  b: -0.8,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ p: nonZero(rng, -5, 5), q: nonZero(rng, -5, 5), axis: pick(rng, ['x', 'y'] as const) }),
      ({ p, q }) => Math.abs(p) !== Math.abs(q),
    ),
  frames: [
    {
      id: 'line',
      kind: 'graph',
      items: 7,
      stem: ({ p, q, axis }) =>
        `<p>The graph of a function is shown.</p>${plane({ alt: spoken(`A straight line through the points (${p}, 0) and (0, ${q}).`) }, [straight(-q / p, q)])}<p>What is the $${axis}$-intercept of the graph?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ p, q, axis }) => (axis === 'x' ? point(p, 0) : point(0, q)),
  traps: [
    {
      misconception: 'a1-fn-swaps-the-intercepts',
      classic: true,
      rule: ({ p, q, axis }) => (axis === 'x' ? point(0, q) : point(p, 0)),
      why: ({ axis }) => `is where the graph meets the other axis, the $${axis === 'x' ? 'y' : 'x'}$-axis.`,
    },
    {
      misconception: 'a1-fn-swaps-the-coordinates',
      classic: true,
      rule: ({ p, q, axis }) => (axis === 'x' ? point(0, p) : point(q, 0)),
      why: ({ axis }) =>
        `has the two coordinates the wrong way around; on the $${axis}$-axis the other coordinate is $0$.`,
    },
    {
      misconception: 'a1-fn-swaps-both-intercept-and-coordinates',
      rule: ({ p, q, axis }) => (axis === 'x' ? point(q, 0) : point(0, p)),
    },
  ],
  explain: ({ p, q, axis }) => ({
    figure: plane(
      {
        alt: spoken(
          `A straight line through the points (${p}, 0) and (0, ${q}). Marked: (${axis === 'x' ? `${p}, 0` : `0, ${q}`}).`,
        ),
      },
      [straight(-q / p, q), marks({ points: [axis === 'x' ? [p, 0] : [0, q]], clearOf: [(x) => q - (q * x) / p] })],
    ),
    plan: 'An intercept is the point where the graph meets an axis, so look at the axis that is asked for.',
    steps: [
      {
        do: `Look for the point where the line crosses the $${axis}$-axis.`,
        why: `The $${axis}$-intercept lies on the $${axis}$-axis.`,
      },
      {
        do: `Every point of the $${axis}$-axis has $${axis === 'x' ? 'y' : 'x'} = 0$.`,
        why: 'It lies neither on one side of the axis nor on the other.',
      },
      {
        do: `The line crosses there at ${(axis === 'x' ? point(p, 0) : point(0, q)).html}.`,
        why: 'A point is written $(x, y)$.',
      },
    ],
    check: `The line through both intercepts is $y = ${linear(frac(-q, p), q)}$. For $x = ${axis === 'x' ? p : 0}$ it gives $y = ${axis === 'x' ? 0 : q}$.`,
  }),
  // Tries the grid points of the axis in the equation qx + py = pq of the line.
  check: ({ p, q, axis }) => {
    const at = Array.from({ length: 41 }, (_, i) => i - 20).find((n) => (axis === 'x' ? q * n : p * n) === p * q) ?? 99
    return axis === 'x' ? point(at, 0) : point(0, at)
  },
})

export const templates = [zigzag, rate, intercepts]
