import {
  add,
  curve,
  div,
  dot,
  frac,
  type Html,
  int,
  linear,
  mul,
  nonZero,
  num,
  plane,
  polynomial,
  polyTex,
  signed,
  straight,
  sub,
  type Template,
  template,
  until,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-nonlinear-systems'

export const quad = (a: number, b: number, c: number): string => polyTex(polynomial([a, b, c]))
export const two = (a: string, b: string): string => `<p>$${a}$<br>$${b}$</p>`

type Curves = Readonly<{ m: number; n: number; b: number; c: number }>

/** Where x² + bx + c and mx + n agree: the larger x first. */
const commonX = ({ m, n, b, c }: Curves): readonly [number, number] => {
  const d = Math.sqrt((b - m) ** 2 - 4 * (c - n))
  return [(m - b + d) / 2, (m - b - d) / 2]
}

const meet = template({
  id: 'sat-math/nonlinear-system-value',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [r, s, m, n] = [int(rng, 1, 7), -int(rng, 1, 7), nonZero(rng, -5, 5), nonZero(rng, -9, 9)]
        return { r, s, m, n, b: m - r - s, c: n + r * s }
      },
      ({ r, s, m, n, b, c }) =>
        r !== -s && b !== 0 && c !== 0 && Math.abs(m) > 1 && m * r + n !== 0 && m * r + n !== m * s + n,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 6,
      stem: ({ m, n, b, c }) =>
        `${two(`y = ${quad(1, b, c)}`, `y = ${linear(m, n)}`)}<p>The ordered pair $(x, y)$ is a solution of the given system with $x \\gt 0$. What is the value of $y$?</p>`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ m, n, b, c }) =>
        `In the $xy$-plane, the graphs of $y = ${linear(m, n)}$ and $y = ${quad(1, b, c)}$ meet at two points, one of which has a positive $x$-coordinate. What is the $y$-coordinate of that point?`,
    },
  ],
  given: ({ m, n, b, c }) => ({ m, n, b, c }),
  answer: ({ r, m, n }) => num(m * r + n),
  traps: [
    {
      misconception: 'sm-stops-half-way',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ m, n, b, c }) => [div(m - b + Math.sqrt((b - m) ** 2 - 4 * (c - n)), 2)],
      rule: (g) => num(commonX(g)[0]),
      says: () => 'I gave the value of $x$ instead of $y$.',
      why: () => 'is the value of $x$.',
    },
    {
      misconception: 'sm-reads-the-wrong-root',
      operation: 'wrong-number-used',
      operands: ({ m, n, b, c }) => [div(m - b - Math.sqrt((b - m) ** 2 - 4 * (c - n)), 2)],
      after: (x, { m, n }) => add(mul(m, x), n),
      rule: (g) => num(g.m * commonX(g)[1] + g.n),
      says: () => 'I used the negative value of $x$.',
      why: ({ s }) => `belongs to $x = ${s}$.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      rule: (g) => num(-g.m * commonX(g)[1] + g.n),
      says: ({ m, n }) =>
        `I read the values of $x$ off the factors with the wrong signs, and put the positive one into $y = ${linear(m, n)}$.`,
      why: ({ s }) => `belongs to $x = ${-s}$, but the factor $x + ${-s}$ is $0$ at $${s}$.`,
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'sign-reversed',
      operands: ({ n }) => [n],
      after: (x, { m, n, b, c }) => add(mul(m, div(m - b + Math.sqrt((b - m) ** 2 - 4 * (c - n)), 2)), x),
      rule: (g) => num(g.m * commonX(g)[0] - g.n),
      says: ({ n }) => `When I worked out $y$ from the line, I used the constant term $${n}$ with the wrong sign.`,
      why: ({ m, r, n }) => `is $${m * r}${signed(-n)}$.`,
    },
  ],
  explain: ({ r, s, m, n, b, c }) => ({
    plan: 'Both equations give $y$, so set the right sides equal. The quadratic equation gives the values of $x$; the condition picks one, and the line gives its $y$.',
    steps: [
      { do: `$${quad(1, b, c)} = ${linear(m, n)}$`, why: 'Both right sides equal $y$, so they equal each other.' },
      {
        do: `$${quad(1, b - m, c - n)} = 0$, so $(x - ${r})(x + ${-s}) = 0$.`,
        why: 'Bring everything to one side and factor.',
      },
      {
        do: `$x = ${r}$ is the positive value, and $y = ${m * r}${signed(n)} = ${m * r + n}$.`,
        why: 'The line is the easier equation for finding $y$.',
      },
    ],
    check: `The other equation gives the same: $${r * r}${signed(b * r)}${signed(c)} = ${m * r + n}$.`,
    faster: `On a graphing calculator, the line and the parabola cross at $(${r}, ${m * r + n})$, the only common point with a positive $x$-coordinate.`,
  }),
  check: ({ m, n, b, c }) => {
    const x = search((k) => k > 0 && k * k + b * k + c === m * k + n)
    return num(x * x + b * x + c)
  },
})

const tangent = template({
  id: 'sat-math/nonlinear-system-one-point',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: true,
  seconds: 110,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ m: nonZero(rng, -8, 8), t: nonZero(rng, -6, 6), c: nonZero(rng, -9, 15) }),
      ({ m, t, c }) => m - 2 * t !== 0 && c - t * t !== 0 && Math.abs(m) > 1,
    ),
  frames: [
    {
      id: 'choice',
      kind: 'multi-step',
      items: 6,
      stem: ({ m, t, c }) =>
        `${two(`y = ${quad(1, m - 2 * t, c)}`, `y = ${linear(m, 0)} + k`)}<p>In the given system, $k$ is a constant. The system has exactly one real solution. What is the value of $k$?</p>`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ m, t, c }) =>
        `The line $y = ${linear(m, 0)} + b$, where $b$ is a constant, meets the parabola $y = ${quad(1, m - 2 * t, c)}$ at exactly one point. What is the value of $b$?`,
    },
  ],
  given: ({ m, t, c }) => ({ m, p: m - 2 * t, c }),
  answer: ({ t, c }) => num(c - t * t),
  traps: [
    {
      misconception: 'sm-forgets-the-four',
      classic: true,
      operation: 'part-left-out',
      operands: ({ m, p }) => [(p - m) ** 2],
      after: (x, { c }) => sub(c, x),
      rule: ({ m, p, c }) => num(c - (m - p) ** 2),
      says: () => 'I left out the 4 in $b^2 - 4ac$.',
      why: ({ t, c }) => `is $${c} - ${4 * t * t}$; the $${4 * t * t}$ is not divided by $4$.`,
    },
    {
      misconception: 'sm-adds-the-square-back',
      operation: 'added-instead-of-subtracted',
      operands: ({ m, p, c }) => [c, frac((p - m) ** 2, 4)],
      rule: ({ m, p, c }) => num(c + ((m - p) / 2) ** 2),
      says: () => 'I added the square to the constant term instead of taking it away.',
      why: ({ t, c }) => `is $${c} + ${t * t}$.`,
    },
    {
      misconception: 'sm-keeps-the-constant',
      operation: 'wrong-number-used',
      operands: ({ c }) => [c],
      rule: ({ c }) => num(c),
      says: () => 'I gave the constant term of the equation with $x^2$ as the answer.',
      why: () => 'is the constant term of the equation of the parabola.',
    },
    {
      misconception: 'sm-takes-another-coefficient',
      operation: 'part-left-out',
      operands: ({ p }) => [p],
      after: (x, { c }) => sub(c, div(mul(x, x), 4)),
      rule: ({ p, c }) => (p % 2 === 0 ? num(c - (p / 2) ** 2) : null),
      says: () => 'I made the quadratic expression itself have one zero and left out the slope of the line.',
      why: ({ m }) => `leaves the term $${linear(m, 0)}$ of the line out of the discriminant.`,
    },
    {
      misconception: 'sm-stops-half-way',
      operation: 'solved-for-the-other',
      operands: ({ m, p }) => [frac(m - p, 2)],
      rule: ({ m, p }) => num((m - p) / 2),
      says: () => 'I gave the $x$-coordinate of the common point.',
      why: () => 'is the $x$-coordinate of the common point.',
    },
  ],
  explain: ({ t, c, m }, frame) => {
    const k = frame === 'grid' ? 'b' : 'k'
    return {
      plan: 'Set the right sides equal to get one quadratic equation. The graphs have exactly one common point when its discriminant is zero.',
      steps: [
        {
          do: `$${quad(1, m - 2 * t, c)} = ${linear(m, 0)} + ${k}$ gives $${quad(1, -2 * t, c)} - ${k} = 0$.`,
          why: `Subtract $${linear(m, 0)}$ and $${k}$ on both sides.`,
        },
        {
          do: `The discriminant is $${4 * t * t} - 4(${c} - ${k})$.`,
          why: 'It is $b^2 - 4ac$ with the constant term in parentheses.',
        },
        {
          do: `It is $0$ when $${c} - ${k} = ${t * t}$, so $${k} = ${c} - ${t * t} = ${c - t * t}$.`,
          why: 'Divide by 4, then solve for the constant.',
        },
      ],
      check: `Then the equation is $${quad(1, -2 * t, t * t)} = 0$, which is $(x${signed(-t)})^2 = 0$.`,
      faster: `The difference of the two right sides, without the constant, is $${quad(1, -2 * t, c)}$. Its least value is at $x = ${t}$, and that value is $${k}$: $${t * t}${signed(-2 * t * t)}${signed(c)} = ${c - t * t}$.`,
    }
  },
  // The least value of parabola minus line, found by trying whole numbers.
  check: ({ m, p, c }) =>
    num(Math.min(...Array.from({ length: 81 }, (_, i) => i - 40).map((x) => x * x + p * x + c - m * x))),
})

type Drawn = Readonly<{ r: number; s: number; m: number; n: number }>

/** A parabola and a line; with the coordinates of their common points when they are read. */
const commonPoints = ({ r, s, m, n }: Drawn, found = false): Html => {
  const label = (x: number) => `(${x}, ${m * x + n})`
  return plane(
    {
      alt: `A parabola that opens upward and a straight line, with two marked common points. The common points have the x-coordinates ${r} and ${s}; the line crosses the y-axis at ${n} and has slope ${m}.${found ? ` They are ${label(r)} and ${label(s)}.` : ''}`,
      x: [-6, 6],
      y: [-8, 8],
      xStep: 1,
      yStep: 1,
    },
    [
      curve((x) => (x - r) * (x - s) + m * x + n),
      straight(m, n, { plain: true }),
      dot(r, m * r + n, found ? { label: label(r).replace(/-/g, '−'), at: r > 0 && r < 3 ? 'se' : 'sw' } : {}),
      dot(s, m * s + n, found ? { label: label(s).replace(/-/g, '−'), at: r > 0 && r < 3 ? 'ne' : 'se' } : {}),
    ],
  )
}

const graph = template({
  id: 'sat-math/nonlinear-system-graph',
  skill,
  difficulty: 'Low',
  b: -0.5,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const [r, s, m, n] = [int(rng, -3, 3), int(rng, -3, 3), nonZero(rng, -2, 2), int(rng, -3, 4)]
        return { r: Math.min(r, s), s: Math.max(r, s), m, n }
      },
      ({ r, s, m, n }) =>
        s - r >= 2 && [r, s].every((x) => Math.abs(m * x + n) <= 6) && m * r + n + m * s + n !== r + s && r + s !== 0,
    ),
  frames: [
    {
      id: 'sum-of-y',
      kind: 'graph',
      items: 6,
      stem: ({ r, s, m, n }) =>
        `<p>The graphs of a linear and a quadratic equation are shown.</p>${commonPoints({ r, s, m, n })}<p>The solutions of the system are $(x_1, y_1)$ and $(x_2, y_2)$. What is the value of $y_1 + y_2$?</p>`,
    },
    {
      id: 'typed',
      kind: 'graph',
      response: 'grid',
      items: 5,
      stem: ({ r, s, m, n }) =>
        `<p>A line and a parabola are graphed in the $xy$-plane.</p>${commonPoints({ r, s, m, n })}<p>They intersect at the points $(a, b)$ and $(c, d)$. What is the value of $b + d$?</p>`,
    },
  ],
  given: ({ r, s, m, n }) => ({ r, s, m, n }),
  answer: ({ r, s, m, n }) => num(m * (r + s) + 2 * n),
  traps: [
    {
      misconception: 'sm-adds-the-other-coordinates',
      classic: true,
      operation: 'input-for-output',
      operands: ({ r, s }) => [r + s],
      rule: ({ r, s }) => num(r + s),
      why: () => 'is $x_1 + x_2$.',
    },
    {
      misconception: 'sm-stops-half-way',
      operation: 'stopped-at-a-step',
      operands: ({ r, m, n }) => [m * r + n],
      rule: ({ r, m, n }) => num(m * r + n),
      says: () => 'I gave the second coordinate of the left point alone.',
      why: () => 'is the second coordinate of only one of the points.',
    },
    {
      misconception: 'sm-stops-half-way',
      operation: 'stopped-at-a-step',
      operands: ({ s, m, n }) => [m * s + n],
      rule: ({ s, m, n }) => num(m * s + n),
      says: () => 'I gave the second coordinate of the right point alone.',
      why: () => 'is the second coordinate of only one of the points.',
    },
    {
      misconception: 'sm-slips-on-a-sign',
      operation: 'subtracted-instead-of-added',
      operands: ({ r, s, m, n }) => [m * s + n, m * r + n],
      rule: ({ r, s, m }) => num(m * (s - r)),
      says: () =>
        'I subtracted the second coordinate of the left point from that of the right point instead of adding them.',
      why: () => 'is the difference of the second coordinates.',
    },
  ],
  explain: ({ r, s, m, n }) => ({
    plan: 'The solutions of a system are the common points of its graphs. Read both points off, then add their second coordinates.',
    steps: [
      {
        do: `The graphs meet at $(${r}, ${m * r + n})$ and $(${s}, ${m * s + n})$.`,
        why: 'Solutions of a system are the common points of its graphs.',
      },
      {
        do: `$${m * r + n}${signed(m * s + n) || ' + 0'} = ${m * (r + s) + 2 * n}$`,
        why: 'Add the second coordinates.',
      },
    ],
    check: `Both points must lie on the line. It meets the $y$-axis at $${n}$ and changes by $${m}$ for each step to the right, so at $x = ${r}$ it is at $${m * r + n}$ and at $x = ${s}$ at $${m * s + n}$.`,
    figure: commonPoints({ r, s, m, n }, true),
  }),
  // Walks along the line from the y-axis, one step to the side at a time.
  check: ({ r, s, m, n }) => {
    const height = (x: number): number => (x === 0 ? n : x > 0 ? height(x - 1) + m : height(x + 1) - m)
    return num(height(r) + height(s))
  },
})

export const templates: readonly Template[] = [meet, tangent, graph]
