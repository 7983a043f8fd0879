import {
  div,
  type Fracish,
  frac,
  int,
  nameTheMistake,
  neg,
  nonZero,
  num,
  paren,
  person,
  type Rng,
  signed,
  type Template,
  table,
  template,
  until,
  withFaster,
} from '#kit'
import { drawLine, drawSlope, slopeOf, solveLine } from './lines.ts'
import { missing } from './slope-missing.ts'
import { special } from './slope-special.ts'
import { ratio, slopeWork } from './work.ts'

const skill = 'a1-slope'

type Two = Readonly<{ x1: number; y1: number; x2: number; y2: number }>
const slope = ({ x1, y1, x2, y2 }: Two) => slopeOf(x1, y1, x2, y2)

const drawTwo =
  (reach: number) =>
  (rng: Rng): Two =>
    until(
      () => ({
        x1: nonZero(rng, -reach, reach),
        y1: nonZero(rng, -reach, reach),
        x2: nonZero(rng, -reach, reach),
        y2: nonZero(rng, -reach, reach),
      }),
      (p) =>
        p.x1 < p.x2 &&
        p.y1 !== p.y2 &&
        Math.abs(p.y2 - p.y1) !== Math.abs(p.x2 - p.x1) &&
        slope(p).d < 6 &&
        Math.abs(slope(p).n) < 7 &&
        p.x1 + p.x2 !== 0 &&
        p.y1 + p.y2 !== 0,
    )

const traps = [
  {
    misconception: 'a1-slope-run-over-rise',
    classic: true as const,
    operation: 'rise-and-run-swapped' as const,
    operands: ({ x1, y1, x2, y2 }: Two) => [y2 - y1, x2 - x1],
    rule: (p: Two) => num(div(1, slope(p))),
    why: (p: Two) => `divides the run $${p.x2 - p.x1}$ by the rise $${p.y2 - p.y1}$; slope is rise over run.`,
  },
  {
    misconception: 'a1-slope-mixes-the-order',
    classic: true as const,
    operation: 'difference-turned-round' as const,
    operands: ({ y1, y2 }: Two) => [y2, y1],
    after: (got: Fracish, { x1, x2 }: Two) => div(got, x2 - x1),
    rule: (p: Two) => num(neg(slope(p))),
    why: () => 'subtracts in one order above and in the other order below.',
  },
  {
    misconception: 'a1-slope-mixes-the-order',
    says: () => 'I divided the run by the rise, and I subtracted in one order on top and in the other order below.',
    twoSlips: true as const,
    operation: 'rise-and-run-swapped' as const,
    operands: ({ x1, y1, x2, y2 }: Two) => [y1 - y2, x2 - x1],
    rule: (p: Two) => num(neg(div(1, slope(p)))),
  },
  {
    misconception: 'a1-slope-adds-coordinates',
    operation: 'added-instead-of-subtracted' as const,
    operands: ({ y1, y2 }: Two) => [y2, y1],
    after: (got: Fracish, { x1, x2 }: Two) => div(got, x1 + x2),
    rule: (p: Two) => num(frac(p.y1 + p.y2, p.x1 + p.x2)),
    why: () => 'adds the coordinates instead of subtracting them.',
  },
  {
    misconception: 'a1-slope-ratio-within-a-point',
    says: (p: Two) => `I divided $y$ by $x$ in the point $(${p.x2}, ${p.y2})$ alone.`,
    operation: 'term-left-out' as const,
    operands: ({ y2 }: Two) => [y2],
    after: (got: Fracish, { x2 }: Two) => div(got, x2),
    rule: (p: Two) => num(frac(p.y2, p.x2)),
    why: (p: Two) => `divides $y$ by $x$ in the point $(${p.x2}, ${p.y2})$ alone.`,
  },
]

const points = template({
  id: 'algebra-1/slope-two-points',
  skill,
  difficulty: 'Low',
  b: -0.9,
  calculator: false,
  seconds: 55,
  response: 'choice',
  draw: drawTwo(9),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 7,
      stem: ({ x1, y1, x2, y2 }) => `What is the slope of the line through $(${x1}, ${y1})$ and $(${x2}, ${y2})$?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 5,
      stem: ({ x1, y1, x2, y2 }, rng) =>
        `${person(rng)} marks the points $(${x2}, ${y2})$ and $(${x1}, ${y1})$ and draws a line through them. What is the slope of the line?`,
    },
  ],
  given: (p) => p,
  answer: (p) => num(slope(p)),
  traps,
  explain: (p) => ({
    plan: 'The slope of a line through two points is the change in $y$ divided by the change in $x$, so find the two changes in the same order.',
    steps: [
      {
        do: `Rise, from $(${p.x1}, ${p.y1})$ to $(${p.x2}, ${p.y2})$: $${p.y2} - ${paren(p.y1)} = ${p.y2 - p.y1}$.`,
        why: 'The rise is the change in $y$: second value minus first value.',
      },
      {
        do: `Run, in the same order: $${p.x2} - ${paren(p.x1)} = ${p.x2 - p.x1}$.`,
        why: 'If the order changed between $y$ and $x$, the slope would get the wrong sign.',
      },
      {
        do: `Slope: $\\frac{\\text{rise}}{\\text{run}} = ${ratio(p.y2 - p.y1, p.x2 - p.x1)}$.`,
        why: 'Dividing by the run tells how far $y$ changes when $x$ goes up by 1.',
      },
    ],
    check: `From $(${p.x1}, ${p.y1})$ to $(${p.x2}, ${p.y2})$ the line goes ${p.y2 > p.y1 ? 'up' : 'down'} to the right, so the slope must be ${p.y2 > p.y1 ? 'positive' : 'negative'}.`,
  }),
  check: ({ x1, y1, x2, y2 }) => num(solveLine(x1, y1, x2, y2).m),
})

const graph = template({
  id: 'algebra-1/slope-graph',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: drawTwo(5),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ x1, y1, x2, y2 }) => `<p>What is the slope of the line?</p>${drawLine(x1, y1, x2, y2)}`,
    },
  ],
  given: (p) => p,
  answer: (p) => num(slope(p)),
  traps,
  explain: (p) => ({
    figure: drawSlope(p.x1, p.y1, p.x2, p.y2),
    plan: 'Count the squares from one marked point to the other: the slope is the way up or down divided by the way to the right.',
    steps: [
      {
        do: `Run: from $(${p.x1}, ${p.y1})$ to $(${p.x2}, ${p.y2})$ go $${p.x2 - p.x1}$ to the right.`,
        why: 'Start at the point on the left, so that the run is positive.',
      },
      {
        do: `Rise: go $${Math.abs(p.y2 - p.y1)}$ ${p.y2 > p.y1 ? 'up' : 'down'}, that is $${p.y2} - ${paren(p.y1)} = ${p.y2 - p.y1}$.`,
        why: 'A way up counts as positive, a way down as negative.',
      },
      {
        do: `Slope: $\\frac{\\text{rise}}{\\text{run}} = ${ratio(p.y2 - p.y1, p.x2 - p.x1)}$.`,
        why: `The line goes ${p.y2 > p.y1 ? 'up' : 'down'} to the right, so the slope is ${p.y2 > p.y1 ? 'positive' : 'negative'}.`,
      },
    ],
    check: `Walk along the line: $${p.x2 - p.x1}$ to the right with this slope changes $y$ by $${p.x2 - p.x1} \\cdot ${paren(slope(p))} = ${p.y2 - p.y1}$, from $${p.y1}$ to $${p.y2}$.`,
  }),
  check: ({ x1, y1, x2, y2 }) => num(solveLine(x1, y1, x2, y2).m),
})

/** x goes up in steps other than 1. */
/** How x and y change from row to row. */
const steps = ({ rows }: Readonly<{ rows: readonly (readonly [number, number])[] }>) => {
  const [[x1, y1], [x2, y2]] = rows as readonly [readonly [number, number], readonly [number, number]]
  return { dx: x2 - x1, dy: y2 - y1 }
}

const fromTable = template({
  id: 'algebra-1/slope-table',
  skill,
  difficulty: 'Medium',
  b: -0.2,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const dx = int(rng, 2, 5)
        const m = nonZero(rng, -9, 9)
        return { x: int(rng, -6, 6), dx, y: nonZero(rng, -20, 20), dy: m * dx }
      },
      ({ x, dx, y, dy }) =>
        Math.abs(dy / dx) > 1 && Math.abs(dy / dx) !== dx && x !== 0 && y % x !== 0 && Math.abs(y + 3 * dy) < 70,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 7,
      stem: ({ x, dx, y, dy }) =>
        `<p>The table shows points of a line.</p>${table(
          ['$x$', '$y$'],
          [0, 1, 2, 3].map((k) => [`$${x + k * dx}$`, `$${y + k * dy}$`]),
        )}<p>What is the slope of the line?</p>`,
    },
  ],
  given: ({ x, dx, y, dy }) => ({ rows: [0, 1, 2, 3].map((k) => [x + k * dx, y + k * dy] as [number, number]) }),
  answer: ({ dx, dy }) => num(dy / dx),
  traps: [
    {
      misconception: 'a1-slope-ignores-x-step',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: (g) => [steps(g).dy],
      rule: (g) => num(steps(g).dy),
      why: ({ dx, dy }) => `takes the step $${dy}$ of $y$, although $x$ goes up by $${dx}$ each time.`,
    },
    {
      misconception: 'a1-slope-mixes-the-order',
      operation: 'difference-turned-round',
      operands: ({ rows }) => [rows[1]?.[1] ?? 0, rows[0]?.[1] ?? 0],
      after: (got, g) => div(got, steps(g).dx),
      rule: (g) => num(-steps(g).dy / steps(g).dx),
    },
    { misconception: 'a1-slope-gives-x-step', rule: (g) => num(steps(g).dx), why: () => 'is the step of $x$.' },
    {
      misconception: 'a1-slope-multiplies-steps',
      says: ({ dx, dy }) =>
        `From one row to the next $y$ changes by $${dy}$ and $x$ by $${dx}$, and I multiplied the two changes.`,
      operation: 'multiplied-instead-of-divided',
      operands: (g) => [steps(g).dy, steps(g).dx],
      rule: (g) => num(steps(g).dx * steps(g).dy),
      why: () => 'multiplies the two steps instead of dividing.',
    },
    {
      misconception: 'a1-slope-subtracts-steps',
      says: ({ dx, dy }) =>
        `From one row to the next $y$ changes by $${dy}$ and $x$ by $${dx}$, and I subtracted $${dx}$ from $${dy}$ instead of dividing.`,
      operation: 'subtracted-instead-of-divided',
      operands: (g) => [steps(g).dy, steps(g).dx],
      rule: (g) => num(steps(g).dy - steps(g).dx),
      why: () => 'subtracts one step from the other instead of dividing.',
    },
    {
      misconception: 'a1-slope-gives-x-step',
      says: () => 'I gave the change in $x$, with a minus sign.',
      twoSlips: true,
      rule: (g) => num(-steps(g).dx),
      why: ({ dx, dy }) =>
        `is minus the step of $x$; the slope is the step $${dy}$ of $y$ divided by $${dx}$, and its sign comes from that quotient.`,
    },
    {
      misconception: 'a1-slope-mixes-the-order',
      says: () => 'I looked only at the change in $y$ from row to row, and subtracted in the wrong order.',
      twoSlips: true,
      rule: (g) => num(-steps(g).dy),
      why: ({ dx, dy }) =>
        `has the step of $y$ with the wrong sign, since second row minus first row is $${dy}$, and does not divide it by $${dx}$.`,
    },
  ],
  explain: ({ x, dx, y, dy }) => ({
    plan: 'The slope compares two changes, so find how $x$ and how $y$ change from one row to the next, then divide.',
    steps: [
      {
        do: `From the first row to the second, $x$ changes by $${x + dx} - ${paren(x)} = ${dx}$.`,
        why: 'The rows need not be 1 apart in $x$, so this has to be looked at first.',
      },
      {
        do: `In the same rows, $y$ changes by $${y + dy} - ${paren(y)} = ${dy}$.`,
        why: 'Both changes are taken in the same order: second row minus first row.',
      },
      {
        do: `Slope: $\\frac{${dy}}{${dx}} = ${dy / dx}$.`,
        why: 'Divide, because the slope is the change in $y$ when $x$ goes up by 1.',
      },
    ],
    check: `First and last row: $${slopeWork(x, y, x + 3 * dx, y + 3 * dy)}$, the same.`,
  }),
  // First and last row instead of neighbors.
  check: ({ rows }) => {
    const [a, b] = [rows[0] as [number, number], rows[3] as [number, number]]
    return num(frac(b[1] - a[1], b[0] - a[0]))
  },
})

const mistake = template({
  id: 'algebra-1/slope-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 85,
  response: 'choice',
  ...withFaster(
    nameTheMistake({
      items: 7,
      misconception: 'a1-line-slip-untested',
      draw: drawTwo(8),
      task: ({ x1, y1, x2, y2 }) => `looked for the slope of the line through $(${x1}, ${y1})$ and $(${x2}, ${y2})$`,
      solution: (p) => num(slope(p)),
      work: (p) => `The rise is $${p.y2 - p.y1}$ and the run is $${p.x2 - p.x1}$; slope is rise over run.`,
      mistakes: (p) => {
        const [rise, run] = [p.y2 - p.y1, p.x2 - p.x1]
        const simple = (above: number, below: number) =>
          `$${above}$ divided by $${below}$, that is ${num(frac(above, below)).html}`
        return [
          {
            says: 'Dividing the change in $x$ by the change in $y$',
            result: num(div(1, slope(p))),
            how: simple(run, rise),
            again: num(frac(p.x1 - p.x2, p.y1 - p.y2)),
          },
          {
            says: 'Subtracting the $y$-values in one order and the $x$-values in the other order',
            result: num(neg(slope(p))),
            how: simple(rise, -run),
            again: num(frac(p.y1 - p.y2, p.x2 - p.x1)),
          },
          {
            says: 'Adding the coordinates above and below instead of subtracting them',
            result: num(frac(p.y1 + p.y2, p.x1 + p.x2)),
            how: simple(p.y1 + p.y2, p.x1 + p.x2),
            // The slope between the first point and the second one mirrored in the origin.
            again: num(slope({ ...p, x2: -p.x2, y2: -p.y2 })),
          },
          {
            says: `Dividing $y$ by $x$ for the point $(${p.x1}, ${p.y1})$ only`,
            result: num(frac(p.y1, p.x1)),
            how: simple(p.y1, p.x1),
            // The slope between the point and the origin.
            again: num(slope({ ...p, x2: 0, y2: 0 })),
          },
        ]
      },
    }),
    ({ e: p, which }) => {
      const right = num(slope(p)).html
      const quotient = (above: number, below: number) => `$${above} \\div ${paren(below)}$`
      return [
        `The right slope is ${right}, and the wrong answer is its reciprocal: rise and run have changed places.`,
        `The right slope is ${right}, and the wrong answer is its opposite: one of the two differences was taken the other way around.`,
        `The wrong answer is ${quotient(p.y1 + p.y2, p.x1 + p.x2)}, and $${p.y1}${signed(p.y2)} = ${p.y1 + p.y2}$, $${p.x1}${signed(p.x2)} = ${p.x1 + p.x2}$ are sums.`,
        `The wrong answer is ${quotient(p.y1, p.x1)}, the two coordinates of $(${p.x1}, ${p.y1})$ alone.`,
      ][which]
    },
  ),
})

export const templates: readonly Template[] = [points, graph, fromTable, special, missing, mistake]
