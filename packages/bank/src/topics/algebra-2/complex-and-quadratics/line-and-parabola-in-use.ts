import {
  div,
  int,
  linear,
  mul,
  nameTheWorkedMistake,
  neg,
  num,
  paren,
  person,
  point,
  signed,
  solutions,
  type Template,
  table,
  template,
  until,
  type Value,
  withFaster,
} from '#kit'
import { quad, UNTESTED, wholes } from './common.ts'
import { drawSystem, meetings, type System, tex } from './line-and-parabola.ts'

const skill = 'a2-line-and-parabola-systems'

const ramp = template({
  id: 'algebra-2/line-parabola-story',
  skill,
  difficulty: 'Medium',
  b: 0.5,
  calculator: true,
  seconds: 100,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const [m, x] = [int(rng, 2, 4), int(rng, 3, 12)]
        return { m, v: m + x }
      },
      ({ m, v }) => v - m !== m,
    ),
  frames: [
    {
      id: 'slope',
      kind: 'words',
      items: 7,
      stem: ({ m, v }, rng) =>
        `${person(rng)} programs a game. A ball flies from the origin along $y = ${v}x - x^2$ over a hillside that rises along the line $y = ${linear(m, 0)}$. At what height $y$ does the ball hit the hillside?`,
    },
  ],
  given: ({ m, v }) => ({ m, v }),
  answer: ({ m, v }) => num(m * (v - m)),
  traps: [
    {
      misconception: 'a2-cq-gives-heights-for-places',
      classic: true,
      operation: 'input-for-output',
      operands: ({ v, m }) => [v - m],
      rule: ({ m, v }) => num(v - m),
      why: () => 'is the $x$ of the common point.',
      says: () => 'I gave the $x$ of the common point instead of its height.',
    },
    {
      misconception: 'a2-cq-adds-terms-across-the-equation',
      operation: 'added-instead-of-subtracted',
      operands: ({ v, m }) => [v, m],
      after: (got, { m }) => mul(m, got),
      rule: ({ m, v }) => num(m * (v + m)),
      why: ({ m, v }) => `puts $x = ${v} + ${m}$ into the line; $${m}x$ must be subtracted.`,
    },
    {
      misconception: 'a2-cq-uses-the-landing-place',
      operation: 'wrong-number-used',
      operands: ({ v }) => [v],
      after: (got, { m }) => mul(m, got),
      rule: ({ m, v }) => num(m * v),
      why: ({ v }) => `puts $x = ${v}$, where the ball would reach height $0$ again, into the line.`,
    },
    {
      misconception: 'a2-cq-leaves-out-the-square-term',
      operation: 'term-left-out',
      operands: ({ v, m }) => [v * (v - m)],
      rule: ({ m, v }) => num(v * (v - m)),
      why: ({ v }) => `puts $x$ into $${v}x$ and leaves out $-x^2$.`,
    },
    {
      misconception: 'a2-cq-gives-the-greatest-height',
      operation: 'solved-for-the-other',
      operands: ({ v }) => [div(v * v, 4)],
      rule: ({ v }) => (v % 2 === 0 ? num((v * v) / 4) : null),
      why: () => 'is the greatest height of the ball.',
    },
  ],
  explain: ({ m, v }) => ({
    plan: 'Set the two heights equal, solve for $x$, and put that $x$ back in, because the height is asked for.',
    steps: [
      {
        do: `Set the heights equal: $${v}x - x^2 = ${linear(m, 0)}$.`,
        why: 'At the common point both have the same height.',
      },
      {
        do: `Bring everything to one side and factor: $${v - m}x - x^2 = x(${v - m} - x) = 0$.`,
        why: 'Both terms contain $x$.',
      },
      {
        do: `So $x = 0$ or $x = ${v - m}$; the ball hits the hillside at $x = ${v - m}$.`,
        why: 'The solution $x = 0$ is where the ball starts.',
      },
      {
        do: `$y = ${m} \\cdot ${v - m} = ${m * (v - m)}$`,
        why: 'Put it into the line.',
      },
    ],
    check: `The parabola has the same height there: $${v} \\cdot ${v - m} - ${v - m}^2 = ${v * (v - m)} - ${(v - m) ** 2} = ${m * (v - m)}$.`,
    faster: `On a graphing calculator, the parabola and the line cross at the origin and at $(${v - m}, ${m * (v - m)})$, so the height is $${m * (v - m)}$.`,
  }),
  check: ({ m, v }) => {
    const x = wholes(40).find((t) => t > 0 && v * t - t * t === m * t) ?? 99
    return num(v * x - x * x)
  },
})

const fromTable = template({
  id: 'algebra-2/line-parabola-table',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => drawSystem(rng, 3),
      ({ r, s }) => s - r >= 2,
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ b, k, m, n }, rng) =>
        `<p>${person(rng)} makes a table for $f(x) = ${quad(1, b, k)}$ and $g(x) = ${linear(m, n)}$.</p>${table(
          ['$x$', '$f(x)$', '$g(x)$'],
          [-3, -2, -1, 0, 1, 2, 3].map((x) => [`$${x}$`, `$${x * x + b * x + k}$`, `$${m * x + n}$`]),
        )}<p>What are the solutions of $f(x) = g(x)$?</p>`,
    },
  ],
  given: ({ b, k, m, n }) => ({ b, k, m, n }),
  answer: ({ r, s }) => solutions([r, s]),
  traps: [
    {
      misconception: 'a2-cq-gives-heights-for-places',
      classic: true,
      rule: (g) => solutions(meetings(g).map((x) => g.m * x + g.n)),
      why: () => 'gives the common values instead of the $x$ at which they occur.',
      says: () => 'I gave the common values of $f$ and $g$ instead of the $x$ at which they occur.',
    },
    {
      misconception: 'a2-cq-stops-at-the-first-row',
      rule: (g) => solutions(meetings(g).slice(0, 1)),
      why: () => 'stops at the first row in which both values are equal.',
    },
    {
      misconception: 'a2-cq-gives-the-y-intercepts',
      rule: ({ k, n }) => solutions([k, n]),
      why: () => 'gives the two values in the row $x = 0$.',
      says: () => 'I gave the two values in the row $x = 0$.',
    },
    {
      misconception: 'a2-cq-flips-the-roots',
      rule: (g) => solutions(meetings(g).map((x) => -x)),
      why: () => 'has the wrong signs.',
      says: () => 'I gave the $x$-values with the wrong signs.',
    },
  ],
  explain: ({ r, s }) => ({
    plan: 'Look for the rows in which both functions have the same value; the solutions are the $x$ of these rows.',
    steps: [
      {
        do: `In the rows $x = ${r}$ and $x = ${s}$ both functions have the same value.`,
        why: 'This is what $f(x) = g(x)$ asks for.',
      },
      {
        do: `So $x = ${r}$ or $x = ${s}$.`,
        why: 'A line and a parabola meet in at most two points, so there are no others.',
      },
    ],
    check: `The difference $f(x) - g(x)$ is $${quad(1, -(r + s), r * s)} = (${linear(1, -r)})(${linear(1, -s)})$, which is $0$ for these two numbers only.`,
  }),
  check: (p) => solutions(meetings(p)),
})

/** Two points; unlike a point set, each keeps its place. */
const pair = (list: readonly (readonly [number, number])[]): Value => {
  const points = list.map(([x, y]) => point(x, y))
  return { html: points.map((p) => p.html).join(' and '), key: points.map((p) => p.key).join(' and ') }
}

const mistake = template({
  id: 'algebra-2/line-parabola-mistake',
  skill,
  difficulty: 'Medium',
  b: 0.6,
  calculator: false,
  seconds: 105,
  response: 'choice',
  ...withFaster(
    nameTheWorkedMistake({
      slip: 'a2-cq',
      misconception: UNTESTED,
      items: 6,
      draw: (rng): System => {
        const { b, k, m, n } = drawSystem(rng, 5)
        return { b, k, m, n }
      },
      task: ({ b, k, m, n }) => `solved the system $y = ${quad(1, b, k)}$ and $y = ${linear(m, n)}$`,
      solution: (e) => pair(meetings(e).map((x) => [x, e.m * x + e.n])),
      work: (e) => {
        const [r = 0, s = 0] = meetings(e)
        return `$${quad(1, e.b - e.m, e.k - e.n)} = 0$ has the solutions $${r}$ and $${s}$, and the line has the heights $${e.m * r + e.n}$ and $${e.m * s + e.n}$ there`
      },
      mistakes: (e) => {
        const [r = 0, s = 0] = meetings(e)
        const line = (x: number) => e.m * x + e.n
        return [
          {
            says: 'Reading the $x$-values with the wrong signs from the factors',
            work: `with $${-s}$ and $${-r}$ the line gives $${line(-s)}$ and $${line(-r)}$`,
            result: pair([
              [-s, line(-s)],
              [-r, line(-r)],
            ]),
          },
          {
            says: 'Giving $0$ as the $y$-values, as if the points lay on the $x$-axis',
            work: `$${r}$ and $${s}$ are right for $x$, but both heights are $0$`,
            result: pair([
              [r, 0],
              [s, 0],
            ]),
          },
          {
            says: 'Putting each $y$-value with the other $x$-value',
            work: `$${r}$ is put with $${line(s)}$, and $${s}$ with $${line(r)}$`,
            result: pair([
              [r, line(s)],
              [s, line(r)],
            ]),
          },
          {
            says: 'Writing the coordinates of each point in the wrong order',
            work: `$y$ stands first: $${line(r)}$ with $${r}$, and $${line(s)}$ with $${s}$`,
            result: pair([
              [line(r), r],
              [line(s), s],
            ]),
          },
        ]
      },
      // By the quadratic formula, with the heights from the parabola; for wrong x-values the line is taken from two points.
      redo: ({ b, k, m, n }) => {
        const [mid, gap] = [(m - b) / 2, Math.sqrt((b - m) ** 2 - 4 * (k - n)) / 2]
        const [r, s] = [mid - gap, mid + gap]
        const [u, v] = [r * r + b * r + k, s * s + b * s + k]
        const onLine = (x: number) => Math.round(u + ((x - r) * (v - u)) / (s - r))
        return [
          pair([
            [r, u],
            [s, v],
          ]),
          pair([
            [-s, onLine(-s)],
            [-r, onLine(-r)],
          ]),
          pair([
            [r, 0],
            [s, 0],
          ]),
          pair([
            [r, v],
            [s, u],
          ]),
          pair([
            [u, r],
            [v, s],
          ]),
        ]
      },
    }),
    ({ e, which, name }) => {
      const [r = 0, s = 0] = meetings(e)
      const line = (x: number) => e.m * x + e.n
      const onLine = (x: number) =>
        `$${e.m === 1 ? '' : e.m === -1 ? '-' : `${e.m} \\cdot `}${paren(x)}${signed(e.n)} = ${line(x)}$`
      return [
        `Test ${name}’s point $(${-s}, ${line(-s)})$: it lies on the line, ${onLine(-s)}, but the parabola has the height $${s * s - e.b * s + e.k}$ there. So the heights go with the $x$-values, and the $x$-values themselves are wrong.`,
        `Both of ${name}’s $y$-values are $0$. This shows without any work.`,
        `The slope of the line is $${e.m}$, so its points ${e.m > 0 ? 'rise' : 'fall'} from left to right, but ${name}’s points ${e.m > 0 ? 'fall' : 'rise'}: their heights are exchanged.`,
        `Read ${name}’s first point the other way around, as $(${r}, ${line(r)})$: ${onLine(r)}, so now it lies on the line. The coordinates were exchanged.`,
      ][which] as string
    },
  ),
})

const sumOfX = template({
  id: 'algebra-2/line-parabola-chord',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => drawSystem(rng, 8),
      ({ m }) => m !== 0,
    ),
  frames: [
    {
      id: 'rise',
      kind: 'multi-step',
      items: 6,
      stem: (p) =>
        `<p>The graphs of this system meet at two points.</p>${tex(p)}<p>What is the sum of their $x$-coordinates?</p>`,
    },
  ],
  given: ({ b, k, m, n }) => ({ b, k, m, n }),
  answer: ({ r, s }) => num(r + s),
  traps: [
    {
      misconception: 'a2-cq-flips-the-sign-of-the-sum',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ m, b }) => [m - b],
      rule: ({ b, m }) => num(b - m),
      why: ({ b, m }) => `is the middle coefficient $${b - m}$ itself; the sum is its opposite.`,
    },
    {
      misconception: 'a2-cq-adds-terms-across-the-equation',
      operation: 'added-instead-of-subtracted',
      operands: ({ b, m }) => [b, m],
      after: (got) => neg(got),
      rule: ({ b, m }) => num(-b - m),
      why: ({ m }) => `adds the slope $${m}$ instead of subtracting it.`,
    },
    {
      misconception: 'a2-cq-uses-the-parabola-alone',
      operation: 'term-left-out',
      operands: ({ b }) => [-b],
      rule: ({ b }) => num(-b),
      why: () => 'is the sum of the zeros of the parabola; the line is left out.',
    },
    {
      misconception: 'a2-cq-mixes-up-sum-and-product',
      operation: 'solved-for-the-other',
      operands: ({ k, n }) => [k - n],
      rule: ({ k, n }) => num(k - n),
      why: () => 'is the product of the two.',
      says: () => 'I gave the product of the two $x$-coordinates.',
    },
    {
      misconception: 'a2-cq-gives-heights-for-places',
      operation: 'solved-for-the-other',
      operands: ({ m, b, n }) => [m * (m - b) + 2 * n],
      rule: ({ b, m, n }) => num(m * (m - b) + 2 * n),
      why: () => 'is the sum of the $y$-coordinates.',
      says: () => 'I gave the sum of the $y$-coordinates.',
    },
    {
      misconception: 'a2-cq-adds-terms-across-the-equation',
      twoSlips: true,
      operation: 'added-instead-of-subtracted',
      operands: ({ b, m }) => [b, m],
      rule: ({ b, m }) => num(b + m),
      why: () => 'adds the two coefficients, and keeps the sign of the sum.',
      says: () => 'I added the two coefficients of $x$, and did not change the sign of the result.',
    },
  ],
  explain: ({ b, k, m, n, r, s }) => ({
    plan: 'Set the right sides equal; the sum of the solutions can be read off the quadratic equation.',
    steps: [
      { do: `$${quad(1, b, k)} = ${linear(m, n)}$`, why: 'At a common point both have the same $y$.' },
      { do: `$${quad(1, b - m, k - n)} = 0$`, why: 'Bring everything to the left.' },
      {
        do: `The sum of the solutions is $${r + s}$.`,
        why: `It is the opposite of the middle coefficient $${b - m}$.`,
      },
    ],
    check: `The solutions are $${r}$ and $${s}$, and $${r}${signed(s)} = ${r + s}$.`,
    faster: `The constant terms play no part: the sum is the slope of the line minus the coefficient of $x$ in the parabola, $${m}${signed(-b)} = ${m - b}$.`,
  }),
  check: (p) => num(meetings(p).reduce((t, x) => t + x, 0)),
})

export const templates: readonly Template[] = [ramp, fromTable, mistake, sumOfX]
