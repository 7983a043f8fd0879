import {
  add,
  equation,
  frac,
  g,
  type Html,
  int,
  nonZero,
  num,
  paren,
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

export const tex = (h: number, k: number, rr: number | string) => `${bracket('x', h)} + ${bracket('y', k)} = ${rr}`

export const eqn = (h: number, k: number, rr: number): Value =>
  equation(tex(h, k, rr), ({ x, y }) => (x - h) ** 2 + (y - k) ** 2 - rr)

/** The circle on a grid: around C, or with diameter AB; what was found is marked in an explanation. */
export const graph = (h: number, k: number, r: number, diameter?: readonly [XY, XY], found = false): Html => {
  const alt = diameter
    ? 'Circle with diameter AB'
    : `A circle around C that passes through ${spoken([h + r, k])} and ${spoken([h, k + r])}`
  const middle = diameter && !found ? 'c' : diameter ? 'M' : 'C'
  const at = {
    ...(diameter ? { A: diameter[0], B: diameter[1] } : {}),
    [middle]: [h, k] as const,
    ...(found && !diameter ? { e: [h + r, k] as const } : {}),
  }
  return onGrid(
    alt,
    at,
    [
      g.circle(middle, r, { accent: true }),
      ...(diameter ? [g.seg('AB'), g.dots('AB')] : [g.dots('C')]),
      ...(found ? [diameter ? g.dots('M') : g.seg('Ce', `${r}`, { as: 'The radius' })] : []),
    ],
    8,
  )
}

const write = template({
  id: 'geometry/circle-equation-from-graph',
  skill,
  difficulty: 'Low',
  b: -0.4,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'parts',
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
        `On a map with one unit for one mile, a ${pick(rng, ['radio mast', 'bakery', 'siren', 'wireless antenna'])} stands at $(${h}, ${k})$ and reaches every place up to ${r} miles away. Which equation describes the edge of the area that it reaches?`,
    },
  ],
  given: ({ h, k, r }) => ({ h, k, r }),
  answer: ({ h, k, r }) => eqn(h, k, r * r),
  traps: [
    {
      misconception: 'geo-circ-sign-of-the-center',
      classic: true,
      rule: ({ h, k, r }) => eqn(-h, -k, r * r),
      why: ({ h, k }) => `has its center at $(${-h}, ${-k})$.`,
    },
    {
      misconception: 'geo-circ-radius-not-squared',
      classic: true,
      rule: ({ h, k, r }) => eqn(h, k, r),
      says: () => 'I wrote the radius on the right side instead of its square.',
      why: ({ r }) => `has ${r} on the right side instead of $${r}^2$.`,
    },
    {
      misconception: 'geo-circ-sign-of-the-center',
      rule: ({ h, k, r }) => eqn(-h, k, r * r),
      says: () => 'I took the sign of the first coordinate of the center straight into the parentheses.',
      why: () => 'has the wrong sign with $x$.',
    },
    {
      misconception: 'geo-circ-sign-of-the-center',
      rule: ({ h, k, r }) => eqn(h, -k, r * r),
      says: () => 'I took the sign of the second coordinate of the center straight into the parentheses.',
      why: () => 'has the wrong sign with $y$.',
    },
    {
      misconception: 'geo-circ-radius-not-squared',
      twoSlips: true,
      rule: ({ h, k, r }) => eqn(-h, -k, r),
      says: () =>
        'I wrote the radius on the right side instead of its square, and took the signs of the center straight into the parentheses.',
      why: () => 'does not square the radius, and the signs are those of the center.',
    },
    {
      misconception: 'geo-circ-diameter-for-radius',
      rule: ({ h, k, r }, frame) => (frame === 'radio' ? null : eqn(h, k, 4 * r * r)),
      says: () => 'I squared the diameter instead of the radius.',
      why: () => 'has the square of the diameter on the right side.',
    },
  ],
  explain: ({ h, k, r }, frame) => ({
    plan: 'Put the center and the radius into the standard form: coordinates are subtracted, the radius is squared.',
    steps: [
      {
        do: `$(x - h)^2 + (y - k)^2 = r^2$ with $h = ${h}$, $k = ${k}$ and $r = ${r}$`,
        why: 'Every point of the circle has the distance $r$ from the center.',
      },
      { do: `$${tex(h, k, r * r)}$`, why: `Subtracting a negative number gives a plus sign, and $${r}^2 = ${r * r}$.` },
    ],
    check: `The point $(${h + r}, ${k})$, ${r} to the right of the center, must fit: $(${h + r}${signed(-h)})^2 + (${k}${signed(-k)})^2 = ${r}^2 + 0^2 = ${r * r}$.`,
    figure: frame === 'graph' ? graph(h, k, r, undefined, true) : '',
  }),
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
    {
      misconception: 'geo-circ-sign-of-the-center',
      classic: true,
      rule: ({ D, E }) => point(-D / 2, -E / 2),
      says: () => 'I halved the coefficients of $x$ and $y$ and did not change their signs.',
      why: () => 'has the wrong signs: it makes the parentheses not zero.',
    },
    {
      misconception: 'geo-circ-completes-the-square-wrongly',
      rule: ({ D, E }) => point(D, E),
      says: () => 'I changed the signs of the coefficients of $x$ and $y$ and did not halve them.',
      why: () => 'does not halve the coefficients of $x$ and $y$.',
    },
    {
      misconception: 'geo-circ-completes-the-square-wrongly',
      rule: ({ D, E }) => point(-D, -E),
      says: () => 'I read off the coefficients of $x$ and $y$ and did not complete the squares.',
      why: () => 'reads off the coefficients of $x$ and $y$.',
    },
    {
      misconception: 'geo-circ-sign-of-the-center',
      rule: ({ D, E }) => point(-D / 2, E / 2),
      says: () => 'I changed the sign for $y$, but not for $x$.',
      why: () => 'has the wrong first coordinate.',
    },
    {
      misconception: 'geo-circ-sign-of-the-center',
      rule: ({ D, E }) => point(D / 2, -E / 2),
      says: () => 'I changed the sign for $x$, but not for $y$.',
      why: () => 'has the wrong second coordinate.',
    },
  ],
  explain: ({ h, k, r }) => ({
    plan: 'Complete the square for x and for y; the numbers that make the parentheses zero are the center.',
    steps: [
      {
        do: `Half of $${-2 * h}$ is $${-h}$, and $${paren(-h)}^2 = ${h * h}$, so $x^2 ${signed(-2 * h)}x + ${h * h} = ${bracket('x', h)}$.`,
        why: 'Halve the coefficient of $x$ and square the half.',
      },
      {
        do: `Half of $${-2 * k}$ is $${-k}$, and $${paren(-k)}^2 = ${k * k}$, so $y^2 ${signed(-2 * k)}y + ${k * k} = ${bracket('y', k)}$.`,
        why: 'The same for $y$.',
      },
      {
        do: `Bring the constant to the right and add both squares there, too: $${r * r - h * h - k * k} + ${h * h} + ${k * k} = ${r * r}$. So $${bracket('x', h)} + ${bracket('y', k)} = ${r * r}$.`,
        why: 'What is added on the left is added on the right as well.',
      },
      { do: `The center is $(${h}, ${k})$.`, why: 'These numbers make the parentheses zero.' },
    ],
    check: `The highest and the lowest point must lie $${r}$ above and below the center: put in $x = ${h}$, and $${bracket('y', k)} = ${r * r}$ gives $y = ${k + r}$ and $y = ${k - r}$, whose middle is $${k}$.`,
    faster: `Divide both coefficients by $-2$: $${-2 * h} \\div (-2) = ${h}$ and $${-2 * k} \\div (-2) = ${k}$. These are the coordinates of the center.`,
  }),
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
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ D, E, F, plus }) => [add(plus ? -F : F, frac(D * D + E * E, 4))],
      rule: ({ D, E, F, plus }) => num((D * D + E * E) / 4 - (plus ? F : -F)),
      says: () => 'I gave the square of the radius.',
      why: () => 'is the square of the radius.',
    },
    {
      misconception: 'geo-circ-completes-the-square-wrongly',
      rule: ({ F }) => whole(Math.sqrt(F)),
      says: () => 'I took the root of the constant without completing the squares.',
      why: () => 'takes the root of the constant without completing the squares.',
    },
    {
      misconception: 'geo-circ-completes-the-square-wrongly',
      rule: ({ D, E, F, plus }) => whole(Math.sqrt((D * D + E * E) / 4 + (plus ? F : -F))),
      says: () => 'I moved the constant to the other side and did not change its sign.',
      why: () => 'moves the constant to the other side with the wrong sign.',
    },
    {
      misconception: 'geo-circ-diameter-for-radius',
      rule: ({ D, E, F, plus }) => whole(2 * Math.sqrt((D * D + E * E) / 4 - (plus ? F : -F))),
      says: () => 'I gave the diameter.',
      why: () => 'is the diameter.',
    },
  ],
  explain: ({ h, k, r }) => {
    const rest = r * r - h * h - k * k
    // A point right of the center or above it, with no coordinate zero.
    const [x, y] = h + r === 0 ? [h, k + r] : [h + r, k]
    return {
      plan: 'Complete both squares; the number on the right side is then the square of the radius.',
      steps: [
        {
          do: `$x^2 ${signed(-2 * h)}x + y^2 ${signed(-2 * k)}y = ${rest}$`,
          why: 'Move the constant to the right side.',
        },
        {
          do: `Add $${h * h}$ and $${k * k}$ on both sides: $${tex(h, k, `${rest} + ${h * h} + ${k * k}`)}$.`,
          why: `Half of the coefficient of $x$ is $${-h}$, half of that of $y$ is $${-k}$; their squares complete the squares.`,
        },
        { do: `$${tex(h, k, r * r)}$`, why: 'Add up the right side: it is $r^2$.' },
        { do: `$r = \\sqrt{${r * r}} = ${r}$`, why: 'A radius is positive.' },
      ],
      check: `The point $(${x}, ${y})$ is ${r} from the center $(${h}, ${k})$. In the given equation: $${x * x} + ${y * y} ${signed(-2 * h * x)} ${signed(-2 * k * y)} ${signed(-rest)} = 0$.`,
      faster: `Without any parentheses: $r^2$ is the constant on the right side, $${rest}$, plus the squares of half the coefficients, $${h * h} + ${k * k}$.`,
    }
  },
  check: ({ D, E, F, plus }) => num(Math.round(Math.sqrt((D * D + E * E) / 4 - (plus ? F : -F)))),
})

export const templates: readonly Template[] = [write, center, radius]
