/** Points of a circle, and a circle from its diameter. */

import {
  equation,
  hypot,
  nonZero,
  paren,
  pick,
  point,
  signed,
  type Template,
  template,
  tripleSays,
  until,
  type Value,
} from '#kit'
import { eqn, graph, skill, tex } from './equations.ts'

const LEGS = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
] as const

const onIt = template({
  id: 'geometry/circle-point-on-it',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 80,
  response: 'choice',
  draw: (rng) => {
    const [a, b, r] = pick(rng, LEGS)
    return until(
      () => ({
        a: a * pick(rng, [1, -1]),
        b: b * pick(rng, [1, -1]),
        r,
        h: nonZero(rng, -6, 6),
        k: nonZero(rng, -6, 6),
      }),
      (p) => Math.abs(p.h) !== Math.abs(p.k) && p.h + p.a !== 0 && p.k + p.b !== 0,
    )
  },
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ h, k, r }) => `Which point lies on the circle with the equation $${tex(h, k, r * r)}$?`,
    },
  ],
  given: ({ h, k, r, a, b }) => ({ h, k, rr: r * r, quadrant: [a < 0, b < 0, Math.abs(a) < Math.abs(b)] as const }),
  answer: ({ a, b, h, k }) => point(h + a, k + b),
  traps: [
    {
      misconception: 'geo-circ-sign-of-the-center',
      classic: true,
      rule: (g) => off(stepsOf(g)[0] - g.h, stepsOf(g)[1] - g.k, g),
      says: ({ h, k, a, b }) =>
        `I went $${a}$ in $x$ and $${b}$ in $y$, but from $(${-h}, ${-k})$, the center with the wrong signs.`,
      why: ({ h, k }) => `starts from $(${-h}, ${-k})$ instead of the center $(${h}, ${k})$.`,
    },
    {
      misconception: 'geo-circ-ignores-the-center',
      rule: (g) => off(...stepsOf(g), g),
      says: ({ a, b }) => `I went $${a}$ in $x$ and $${b}$ in $y$, but from $(0, 0)$ instead of the center.`,
      why: ({ r }) => `has the distance ${r} from $(0, 0)$, not from the center.`,
    },
    {
      misconception: 'geo-circ-radius-not-squared',
      rule: (g) => {
        const [a, b] = stepsOf(g)
        return off(g.h + a, g.k + Math.sign(b) * (Math.sqrt(g.rr) - Math.abs(a)), g)
      },
      says: ({ a, b, r }) =>
        `I went $${a}$ in $x$ and $${Math.sign(b) * (r - Math.abs(a))}$ in $y$ from the center, which add up to the radius.`,
      why: () => 'has steps that add up to the radius; their squares would have to add up to its square.',
    },
    {
      misconception: 'geo-circ-ignores-the-center',
      rule: (g) => off(g.h, g.k, g),
      says: () => 'I gave the center.',
      why: () => 'is the center.',
    },
    {
      misconception: 'geo-circ-sign-of-the-center',
      rule: (g) => off(g.h + stepsOf(g)[0], stepsOf(g)[1] - g.k, g),
      says: ({ h, k, a, b }) =>
        `I went $${a}$ in $x$ and $${b}$ in $y$, but from $(${h}, ${-k})$, with the wrong sign of the center in $y$.`,
      why: () => 'uses the wrong sign with $y$.',
    },
    {
      misconception: 'geo-circ-adds-the-radius-twice',
      rule: (g) => off(g.h + Math.sqrt(g.rr), g.k + Math.sqrt(g.rr), g),
      why: () => 'lies too far away: both coordinates differ by the radius.',
    },
  ],
  explain: ({ a, b, h, k, r }) => ({
    plan: 'Put the coordinates of a point into the left side of the equation: on the circle both sides are equal.',
    steps: [
      {
        do: `Try $(${h + a}, ${k + b})$: $${h + a} ${signed(-h)} = ${a}$ and $${k + b} ${signed(-k)} = ${b}$.`,
        why: 'Put the coordinates of the point into the parentheses.',
      },
      {
        do: `$${paren(a)}^2 + ${paren(b)}^2 = ${a * a} + ${b * b} = ${r * r}$`,
        why: 'Square and add, as on the left side of the equation.',
      },
      {
        do: `Both sides are $${r * r}$, so $(${h + a}, ${k + b})$ lies on the circle.`,
        why: 'For the other points they are not equal.',
      },
    ],
    faster: `The radius is ${r}, and ${tripleSays(Math.abs(a), Math.abs(b), r)}. So look for a point that is ${Math.abs(a)} and ${Math.abs(b)} away from the center in the two directions.`,
    check: `The center is $(${h}, ${k})$ and the radius is ${r}. From the center to the point it is ${Math.abs(a)} to the ${a > 0 ? 'right' : 'left'} and ${Math.abs(b)} ${b > 0 ? 'up' : 'down'}: $\\sqrt{${a * a} + ${b * b}} = ${r}$.`,
  }),
  // Walks from the center into the quadrant of the point, until the distance fits.
  check: ({ h, k, rr, quadrant: [left, down, steep] }) => {
    for (let x = 1; x * x < rr; x++)
      for (let y = 1; y * y < rr; y++)
        if (x * x + y * y === rr && x < y === steep) return point(h + (left ? -x : x), k + (down ? -y : y))
    return point(h, k)
  },
})

type OnIt = Readonly<{ h: number; k: number; rr: number; quadrant: readonly [boolean, boolean, boolean] }>

/** The whole steps that lead from the center to a point of the circle, in the quadrant of the options. */
function stepsOf({ rr, quadrant: [left, down, steep] }: OnIt): readonly [number, number] {
  for (let x = 1; x * x < rr; x++)
    for (let y = 1; y * y < rr; y++) if (x * x + y * y === rr && x < y === steep) return [left ? -x : x, down ? -y : y]
  return [0, 0]
}

/** A point, unless it lies on the circle by chance. */
function off(x: number, y: number, { h, k, rr }: OnIt): Value | null {
  return (x - h) ** 2 + (y - k) ** 2 === rr ? null : point(x, y)
}

const DIAMETERS = [
  [3, 4],
  [4, 3],
  [1, 2],
  [2, 1],
  [2, 3],
  [3, 2],
  [1, 3],
  [3, 1],
  [2, 2],
  [4, 1],
  [1, 4],
] as const

type Ends = Readonly<{ A: readonly number[]; B: readonly number[] }>

const centerOf = ({ A: [a = 0, b = 0], B: [c = 0, d = 0] }: Ends): readonly [number, number] => [
  (a + c) / 2,
  (b + d) / 2,
]

/** The square of the radius. */
const squareOf = ({ A: [a = 0, b = 0], B: [c = 0, d = 0] }: Ends): number => ((a - c) ** 2 + (b - d) ** 2) / 4

const diameter = template({
  id: 'geometry/circle-equation-from-diameter',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 100,
  response: 'choice',
  draw: (rng) => {
    const [u, v] = pick(rng, DIAMETERS)
    return until(
      () => ({ h: nonZero(rng, -3, 3), k: nonZero(rng, -3, 3), u, v: v * pick(rng, [1, -1]) }),
      (p) => Math.abs(p.h) !== Math.abs(p.k),
    )
  },
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 6,
      stem: ({ h, k, u, v }) =>
        `${graph(h, k, hypot(u, v), [
          [h - u, k - v],
          [h + u, k + v],
        ])}<p>The segment from $A(${h - u}, ${k - v})$ to $B(${h + u}, ${k + v})$ is a diameter of the circle. Which equation describes the circle?</p>`,
    },
  ],
  given: ({ h, k, u, v }) => ({ A: [h - u, k - v], B: [h + u, k + v] }),
  answer: ({ h, k, u, v }) => eqn(h, k, u * u + v * v),
  traps: [
    {
      misconception: 'geo-circ-diameter-for-radius',
      classic: true,
      rule: (g) => eqn(...centerOf(g), 4 * squareOf(g)),
      says: () => 'I squared the diameter instead of the radius.',
      why: () => 'has the square of the diameter on the right side.',
    },
    {
      misconception: 'geo-circ-sign-of-the-center',
      classic: true,
      rule: (g) => eqn(-centerOf(g)[0], -centerOf(g)[1], squareOf(g)),
      why: ({ h, k }) => `has its center at $(${-h}, ${-k})$.`,
    },
    {
      misconception: 'geo-circ-ignores-the-center',
      rule: (g) => eqn(g.A[0] ?? 0, g.A[1] ?? 0, 4 * squareOf(g)),
      says: () => 'I took $A$ for the center and $AB$ for the radius.',
      why: () => 'has $A$ as its center.',
    },
    {
      misconception: 'geo-circ-ignores-the-center',
      rule: (g) => eqn(g.A[0] ?? 0, g.A[1] ?? 0, squareOf(g)),
      says: () => 'I took $A$ for the center.',
      why: () => 'has $A$ as its center.',
    },
    {
      misconception: 'geo-circ-sign-of-the-center',
      twoSlips: true,
      rule: (g) => eqn(-centerOf(g)[0], -centerOf(g)[1], 4 * squareOf(g)),
      says: () =>
        'I took the signs of the center straight into the parentheses, and squared the diameter instead of the radius.',
      why: () => 'has the wrong signs in the parentheses, and the square of the diameter.',
    },
    {
      misconception: 'geo-circ-radius-not-squared',
      rule: (g) => {
        const [h, k] = centerOf(g)
        const steps = Math.abs((g.A[0] ?? 0) - h) + Math.abs((g.A[1] ?? 0) - k)
        return steps === squareOf(g) ? null : eqn(h, k, steps)
      },
      says: () => 'I added the steps from the center to $B$ instead of their squares.',
      why: () => 'adds the steps instead of their squares.',
    },
  ],
  explain: ({ h, k, u, v }) => ({
    plan: 'The center is the midpoint of the diameter, and the radius is the distance from there to one of its ends.',
    steps: [
      {
        do: `The center is the midpoint of $AB$: $\\left(\\frac{${h - u} ${signed(h + u)}}{2}, \\frac{${k - v} ${signed(k + v)}}{2}\\right) = (${h}, ${k})$.`,
        why: 'The center lies in the middle of every diameter.',
      },
      {
        do: `$r^2 = ${u}^2 + ${Math.abs(v)}^2 = ${u * u} + ${v * v} = ${u * u + v * v}$`,
        why: `From the center to $B$ it is ${u} in $x$ and ${Math.abs(v)} in $y$.`,
      },
      { do: `$${tex(h, k, u * u + v * v)}$`, why: 'Center and $r^2$ go into the standard form.' },
    ],
    faster: `One step does both: from $A$ to $B$ it is ${2 * u} in $x$ and ${2 * Math.abs(v)} in $y$. Half of it, ${u} and ${Math.abs(v)}, leads from $A$ to the center $(${h}, ${k})$, and gives $r^2 = ${u}^2 + ${Math.abs(v)}^2 = ${u * u + v * v}$.`,
    check: `Put in $A(${h - u}, ${k - v})$: $${paren(-u)}^2 + ${paren(-v)}^2 = ${u * u} + ${v * v} = ${u * u + v * v}$.`,
    figure: graph(
      h,
      k,
      hypot(u, v),
      [
        [h - u, k - v],
        [h + u, k + v],
      ],
      true,
    ),
  }),
  // Points of the circle see the diameter under a right angle.
  check: ({ A: [a = 0, b = 0], B: [c = 0, d = 0] }) =>
    equation('', ({ x, y }) => (x - a) * (x - c) + (y - b) * (y - d)),
})

export const templates: readonly Template[] = [onIt, diameter]
