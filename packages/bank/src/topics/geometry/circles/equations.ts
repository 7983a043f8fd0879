import {
  equation,
  g,
  type Html,
  hypot,
  int,
  nonZero,
  num,
  pick,
  point,
  type Rng,
  signed,
  type Template,
  template,
  until,
  type Value,
  whole,
} from '#kit'
import { onGrid, spoken, type XY } from '../on-grid.ts'

export const skill = 'geo-circle-equations'
const bracket = (v: string, h: number) => (h === 0 ? `${v}^2` : `(${v} ${signed(-h)})^2`)
export const tex = (h: number, k: number, rr: number) => `${bracket('x', h)} + ${bracket('y', k)} = ${rr}`
const eqn = (h: number, k: number, rr: number): Value =>
  equation(tex(h, k, rr), ({ x, y }) => (x - h) ** 2 + (y - k) ** 2 - rr)

export const graph = (h: number, k: number, r: number, diameter?: readonly [XY, XY]): Html =>
  onGrid(
    diameter
      ? 'Circle with diameter AB'
      : `A circle around C that passes through ${spoken([h + r, k])} and ${spoken([h, k + r])}`,
    diameter ? { A: diameter[0], B: diameter[1], c: [h, k] } : { C: [h, k] },
    [g.circle(diameter ? 'c' : 'C', r, { accent: true }), ...(diameter ? [g.seg('AB'), g.dots('AB')] : [g.dots('C')])],
    8,
  )

const write = template({
  id: 'geometry/circle-equation-from-graph',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -4, 4), k: nonZero(rng, -4, 4), r: int(rng, 2, 5) }),
      ({ h, k, r }) => Math.abs(h) + r <= 8 && Math.abs(k) + r <= 8 && h !== k,
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 7,
      stem: ({ h, k, r }) =>
        `${graph(h, k, r)}<p>Which equation describes the circle with center $C(${h}, ${k})$ and radius ${r}?</p>`,
    },
    {
      id: 'radio',
      kind: 'words',
      items: 4,
      stem: ({ h, k, r }, rng) =>
        `On a map with one unit for one kilometer, a ${pick(rng, ['radio mast', 'bakery', 'siren', 'wireless antenna'])} stands at $(${h}, ${k})$ and reaches every place up to ${r} km away. Which equation describes the edge of the area that it reaches?`,
    },
  ],
  given: ({ h, k, r }) => ({ h, k, r }),
  answer: ({ h, k, r }) => eqn(h, k, r * r),
  traps: [
    { misconception: 'geo-circ-sign-of-the-center', rule: ({ h, k, r }) => eqn(-h, -k, r * r) },
    { misconception: 'geo-circ-radius-not-squared', rule: ({ h, k, r }) => eqn(h, k, r) },
    {
      misconception: 'geo-circ-radius-not-squared',
      rule: ({ h, k, r }) => eqn(-h, -k, r),
      why: () => 'does not square the radius, and the signs are those of the center.',
    },
    { misconception: 'geo-circ-diameter-for-radius', rule: ({ h, k, r }) => eqn(h, k, 4 * r * r) },
    {
      misconception: 'geo-circ-sign-of-the-center',
      rule: ({ h, k, r }) => eqn(-h, k, r * r),
      why: () => 'has the wrong sign with $x$.',
    },
    {
      misconception: 'geo-circ-sign-of-the-center',
      rule: ({ h, k, r }) => eqn(h, -k, r * r),
      why: () => 'has the wrong sign with $y$.',
    },
  ],
  explain: ({ h, k, r }) => [
    {
      do: `$(x - h)^2 + (y - k)^2 = r^2$ with $h = ${h}$, $k = ${k}$ and $r = ${r}$`,
      why: 'Every point of the circle has the distance $r$ from the center.',
    },
    { do: `$${tex(h, k, r * r)}$`, why: `Subtracting a negative number gives a plus sign, and $${r}^2 = ${r * r}$.` },
  ],
  check: ({ h, k, r }) => equation('', ({ x, y }) => x * x - 2 * h * x + y * y - 2 * k * y + h * h + k * k - r * r),
})

export const drawGeneral = (rng: Rng) =>
  until(
    () => ({ h: nonZero(rng, -6, 6), k: nonZero(rng, -6, 6), r: int(rng, 2, 9) }),
    ({ h, k, r }) => h * h + k * k !== r * r && Math.abs(h) !== Math.abs(k),
  )
export const general = (h: number, k: number, r: number) => {
  const t = (n: number, v: string) => `${n < 0 ? '-' : '+'} ${Math.abs(n)}${v}`
  return `x^2 + y^2 ${t(-2 * h, 'x')} ${t(-2 * k, 'y')} ${t(h * h + k * k - r * r, '')} = 0`
}
const center = template({
  id: 'geometry/circle-center-from-equation',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: drawGeneral,
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ h, k, r }) => `What is the center of the circle with the equation $${general(h, k, r)}$?`,
    },
  ],
  given: ({ h, k, r }) => ({ D: 2 * h, E: 2 * k, F: h * h + k * k - r * r }),
  answer: ({ h, k }) => point(h, k),
  traps: [
    { misconception: 'geo-circ-sign-of-the-center', shortcut: ({ h, k }) => point(-h, -k) },
    {
      misconception: 'geo-circ-completes-the-square-wrongly',
      shortcut: ({ h, k }) => point(2 * h, 2 * k),
      why: () => 'does not halve the numbers before $x$ and $y$.',
    },
    {
      misconception: 'geo-circ-completes-the-square-wrongly',
      shortcut: ({ h, k }) => point(-2 * h, -2 * k),
      why: () => 'reads off the numbers before $x$ and $y$.',
    },
    {
      misconception: 'geo-circ-sign-of-the-center',
      shortcut: ({ h, k }) => point(-h, k),
      why: () => 'has the wrong first coordinate.',
    },
    {
      misconception: 'geo-circ-sign-of-the-center',
      shortcut: ({ h, k }) => point(h, -k),
      why: () => 'has the wrong second coordinate.',
    },
  ],
  explain: ({ h, k, r }) => [
    {
      do: `$${bracket('x', h)} + ${bracket('y', k)} = ${r * r}$`,
      why: 'Half of the number before $x$, and half of the number before $y$, go into the brackets; their squares are added on both sides.',
    },
    { do: `The center is $(${h}, ${k})$.`, why: 'These numbers make the brackets zero.' },
  ],
  check: ({ D, E }) => point(D / 2, E / 2),
})

const radius = template({
  id: 'geometry/circle-radius-from-equation',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'size',
  draw: drawGeneral,
  frames: [
    {
      id: 'typed',
      kind: 'bare',
      response: 'grid',
      items: 8,
      stem: ({ h, k, r }) => `A circle in the $xy$-plane has the equation $${general(h, k, r)}$. What is its radius?`,
    },
  ],
  given: ({ h, k, r }) => ({ D: 2 * h, E: 2 * k, F: Math.abs(h * h + k * k - r * r), plus: h * h + k * k > r * r }),
  answer: ({ r }) => num(r),
  traps: [
    {
      misconception: 'geo-circ-radius-not-squared',
      shortcut: ({ r }) => num(r * r),
      why: () => 'is the square of the radius.',
    },
    { misconception: 'geo-circ-diameter-for-radius', shortcut: ({ r }) => num(2 * r), why: () => 'is the diameter.' },
    {
      misconception: 'geo-circ-completes-the-square-wrongly',
      shortcut: ({ h, k, r }) => whole(Math.sqrt(Math.abs(h * h + k * k - r * r))),
      why: () => 'takes the root of the last number without completing the squares.',
    },
    {
      misconception: 'geo-circ-completes-the-square-wrongly',
      shortcut: ({ h, k, r }) => whole(Math.abs(h * h + k * k - r * r)),
      why: () => 'is the last number of the equation.',
    },
  ],
  explain: ({ h, k, r }) => [
    {
      do: `$x^2 ${signed(-2 * h)}x + ${h * h} + y^2 ${signed(-2 * k)}y + ${k * k} = ${r * r - h * h - k * k} + ${h * h} + ${k * k}$`,
      why: 'Complete both squares, and add the same numbers on the right.',
    },
    { do: `$${tex(h, k, r * r)}$, so $r = \\sqrt{${r * r}} = ${r}$.`, why: 'The right side is $r^2$.' },
  ],
  check: ({ D, E, F, plus }) => num(Math.round(Math.sqrt((D * D + E * E) / 4 - (plus ? F : -F)))),
})

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
    { misconception: 'geo-circ-sign-of-the-center', shortcut: ({ a, b, h, k, r }) => off(a - h, b - k, h, k, r) },
    {
      misconception: 'geo-circ-ignores-the-center',
      shortcut: ({ a, b, h, k, r }) => off(a, b, h, k, r),
      why: ({ r }) => `has the distance ${r} from the origin, not from the center.`,
    },
    {
      misconception: 'geo-circ-ignores-the-center',
      shortcut: ({ h, k, r }) => off(h + r, k + r, h, k, r),
      why: () => 'lies too far away: both coordinates differ by the radius.',
    },
    {
      misconception: 'geo-circ-ignores-the-center',
      shortcut: ({ h, k, r }) => off(h, k, h, k, r),
      why: () => 'is the center.',
    },
    {
      misconception: 'geo-circ-radius-not-squared',
      shortcut: ({ h, k, r, a }) => off(h + (a < 0 ? -1 : 1) * (r - 2), k + 2, h, k, r),
      why: () => 'has steps that add up to the radius; their squares would have to add up to its square.',
    },
    {
      misconception: 'geo-circ-radius-not-squared',
      shortcut: ({ h, k, r, b }) => off(h - 1, k + (b < 0 ? -1 : 1) * (r - 1), h, k, r),
      why: () => 'has steps that add up to the radius; their squares would have to add up to its square.',
    },
    {
      misconception: 'geo-circ-sign-of-the-center',
      shortcut: ({ a, b, h, k, r }) => off(h + a, b - k, h, k, r),
      why: () => 'uses the wrong sign with $y$.',
    },
  ],
  explain: ({ a, b, h, k, r }) => [
    {
      do: `$(${h + a} ${signed(-h)})^2 + (${k + b} ${signed(-k)})^2 = ${a * a} + ${b * b}$`,
      why: 'Put the coordinates of the point into the left side.',
    },
    {
      do: `$${a * a} + ${b * b} = ${r * r}$, so $(${h + a}, ${k + b})$ lies on the circle.`,
      why: 'Both sides are equal; for the other points they are not.',
    },
  ],
  // Walks from the center into the quadrant of the point, until the distance fits.
  check: ({ h, k, rr, quadrant: [left, down, steep] }) => {
    for (let x = 1; x * x < rr; x++)
      for (let y = 1; y * y < rr; y++)
        if (x * x + y * y === rr && x < y === steep) return point(h + (left ? -x : x), k + (down ? -y : y))
    return point(h, k)
  },
})
const off = (x: number, y: number, h: number, k: number, r: number): Value | null =>
  (x - h) ** 2 + (y - k) ** 2 === r * r ? null : point(x, y)

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
    { misconception: 'geo-circ-diameter-for-radius', shortcut: ({ h, k, u, v }) => eqn(h, k, 4 * (u * u + v * v)) },
    { misconception: 'geo-circ-sign-of-the-center', shortcut: ({ h, k, u, v }) => eqn(-h, -k, u * u + v * v) },
    {
      misconception: 'geo-circ-sign-of-the-center',
      shortcut: ({ h, k, u, v }) => eqn(-h, -k, 4 * (u * u + v * v)),
      why: () => 'has the wrong signs in the brackets, and the square of the diameter.',
    },
    {
      misconception: 'geo-circ-ignores-the-center',
      shortcut: ({ h, k, u, v }) => eqn(h - u, k - v, u * u + v * v),
      why: () => 'has $A$ as its center.',
    },
    {
      misconception: 'geo-circ-ignores-the-center',
      shortcut: ({ h, k, u, v }) => eqn(h + u, k + v, 4 * (u * u + v * v)),
      why: () => 'has $B$ as its center.',
    },
    {
      misconception: 'geo-circ-radius-not-squared',
      shortcut: ({ h, k, u, v }) => (u + Math.abs(v) === u * u + v * v ? null : eqn(h, k, u + Math.abs(v))),
      why: () => 'adds the steps instead of their squares.',
    },
  ],
  explain: ({ h, k, u, v }) => [
    { do: `The center is the midpoint of $AB$: $(${h}, ${k})$.`, why: 'It lies in the middle of every diameter.' },
    {
      do: `$r^2 = ${u}^2 + ${Math.abs(v)}^2 = ${u * u + v * v}$`,
      why: `From the center to $B$ it is ${u} in $x$ and ${Math.abs(v)} in $y$.`,
    },
    { do: `$${tex(h, k, u * u + v * v)}$`, why: 'Center and $r^2$ go into the standard form.' },
  ],
  // Points of the circle see the diameter under a right angle.
  check: ({ A: [a = 0, b = 0], B: [c = 0, d = 0] }) =>
    equation('', ({ x, y }) => (x - a) * (x - c) + (y - b) * (y - d)),
})

export const templates: readonly Template[] = [write, center, radius, onIt, diameter]
