/** Wheels with a belt, and two points of one disk. */

import {
  add,
  div,
  drawing,
  frac,
  g,
  type Html,
  int,
  mul,
  num,
  pick,
  type Template,
  template,
  toTex,
  until,
  xy,
} from '#kit'
import { skill } from './speeds.ts'

/** Two wheels and the belt around them. */
function belt(R: number, r: number, turns?: readonly [number, number]): Html {
  const d = 2.1 * (R + r)
  const phi = (Math.acos((R - r) / d) * 180) / Math.PI
  const at = {
    A: [0, 0] as const,
    B: [d, 0] as const,
    a: xy.polar([0, 0], R, phi),
    b: xy.polar([d, 0], r, phi),
    c: xy.polar([0, 0], R, -phi),
    e: xy.polar([d, 0], r, -phi),
    u: xy.polar([0, 0], R, 180),
    v: xy.polar([d, 0], r, 0),
    ...(turns ? { s: [0, -R] as const, t: [d, -r] as const } : {}),
  }
  return drawing({ alt: 'Two wheels with centers A and B, joined by a belt', at, height: 190 }, [
    g.circle('A', R),
    g.circle('B', r),
    g.seg('ab', '', { accent: true }),
    g.seg('ce', '', { accent: true }),
    g.seg('Au', `${R} in`, { as: 'The radius of the wheel at A' }),
    g.seg('Bv', `${r} in`, { as: 'The radius of the wheel at B' }),
    ...(turns
      ? [
          g.tag('s', `${turns[0]} rpm`, { as: 'The wheel at A', towards: -90 }),
          g.tag('t', `${turns[1]} rpm`, { as: 'The wheel at B', towards: -90 }),
        ]
      : []),
    g.dots('AB'),
  ])
}

const pulleys = template({
  id: 'trigonometry/wheels-with-a-belt',
  skill,
  difficulty: 'High',
  b: 0.9,
  calculator: false,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ R: int(rng, 4, 15), r: int(rng, 3, 14), N: 10 * int(rng, 3, 36) }),
      ({ R, r, N }) =>
        R !== r && Math.max(R, r) / Math.min(R, r) < 3 && (N * R) % r === 0 && (N * r) % R === 0 && (N * R) / r < 800,
    ),
  frames: [
    {
      id: 'belt',
      kind: 'figure',
      items: 7,
      stem: ({ R, r, N }) =>
        `${belt(R, r)}<p>A belt joins two wheels and does not slip. The wheel with center $A$ makes $${N}$ revolutions per minute. How many revolutions per minute does the wheel with center $B$ make?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ R, r, N }) =>
        `A motor turns a pulley with a radius of $${R}$ inches at $${N}$ revolutions per minute. A belt that does not slip runs from it to a second pulley with a radius of $${r}$ inches. How many revolutions per minute does the second pulley make?`,
    },
  ],
  given: ({ R, r, N }) => ({ R, r, N }),
  answer: ({ R, r, N }) => num((N * R) / r),
  traps: [
    {
      misconception: 'trig-turns-the-ratio-of-radii-around',
      classic: true,
      operation: 'ratio-upside-down',
      operands: ({ R, r, N }) => [r, R, N],
      rule: ({ R, r, N }) => num((N * r) / R),
      why: ({ R, r }) => `multiplies by $\\frac{${r}}{${R}}$, which is the reciprocal of the right one.`,
    },
    {
      misconception: 'trig-takes-angular-speeds-on-a-belt-as-equal',
      operation: 'wrong-number-used',
      operands: ({ N }) => [N],
      rule: ({ N }) => num(N),
      why: () => 'takes both wheels to turn equally fast.',
    },
    {
      misconception: 'trig-squares-the-ratio-of-radii',
      operation: 'wrong-power',
      operands: ({ R, r }) => [frac(R, r), 2],
      after: (x, { N }) => mul(N, x),
      rule: ({ R, r, N }) => ((N * R * R) % (r * r) === 0 ? num((N * R * R) / (r * r)) : null),
      why: ({ R, r }) => `squares the ratio $\\frac{${R}}{${r}}$.`,
    },
    {
      misconception: 'trig-squares-the-ratio-of-radii',
      twoSlips: true,
      operation: 'wrong-power',
      operands: ({ R, r }) => [frac(r, R), 2],
      after: (x, { N }) => mul(N, x),
      rule: ({ R, r, N }) => ((N * r * r) % (R * R) === 0 ? num((N * r * r) / (R * R)) : null),
      says: () => 'I squared the reciprocal of the ratio of the radii.',
      why: () => 'squares the reciprocal of the ratio.',
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      operation: 'diameter-for-radius',
      operands: ({ R }) => [R],
      after: (x, { r, N }) => div(mul(N, x), r),
      rule: ({ R, r, N }) => num((2 * N * R) / r),
      says: () => 'I used the diameter of the wheel whose speed is given, but the radius of the other.',
      why: () => 'uses the diameter of the wheel whose speed is given, but the radius of the other.',
    },
  ],
  explain: ({ R, r, N }, frame) => ({
    plan: 'The belt has one speed, so points on both rims have the same linear speed. Set the two products of radius and angular speed equal.',
    steps: [
      {
        do: `Both rims move as fast as the belt: $${R} \\cdot ${N} \\cdot 2\\pi = ${r} \\cdot n \\cdot 2\\pi$ inches per minute.`,
        why: 'The belt does not slip.',
      },
      { do: `Divide by $2\\pi$: $${R} \\cdot ${N} = ${r}n$, so $${R * N} = ${r}n$.`, why: 'The factor is the same.' },
      { do: `$n = \\frac{${R * N}}{${r}} = ${(N * R) / r}$`, why: `Divide by $${r}$.` },
    ],
    check: `In a minute the same length of belt passes both rims: $2\\pi \\cdot ${R} \\cdot ${N} = ${2 * R * N}\\pi$ and $2\\pi \\cdot ${r} \\cdot ${(N * R) / r} = ${2 * R * N}\\pi$ inches. The ${R > r ? 'smaller wheel turns faster' : 'larger wheel turns more slowly'}, as it must.`,
    faster: `The radii are in the ratio ${frac(R, r).n} to ${frac(R, r).d}, and the speeds the other way around: $${N} \\cdot ${toTex(frac(R, r))} = ${(N * R) / r}$.`,
    ...(frame === 'belt' ? { figure: belt(R, r, [N, (N * R) / r]) } : {}),
  }),
  // Inches of belt in a minute.
  check: ({ R, r, N }) => num(Math.round((N * 2 * Math.PI * R) / (2 * Math.PI * r))),
})

/** A disk with two points on one radius; with their speeds when the angular speed is found. */
function disk(p: number, d: number, w = 0): Html {
  const at = {
    O: [0, 0] as const,
    P: [p, 0] as const,
    Q: [p + d, 0] as const,
    ...(w > 0 ? { u: [p, 0.35 * p] as const, v: [p + d, 0.35 * (p + d)] as const } : {}),
  }
  return drawing({ alt: 'A disk with center O; P and Q lie on one radius, Q on the rim', at, height: 210 }, [
    g.circle('O', p + d),
    g.seg('OP', `${p} in`),
    g.seg('PQ', `${d} in`),
    ...(w > 0
      ? [
          g.ray('Pu', { accent: true }),
          g.ray('Qv', { accent: true }),
          g.tag('u', `${p * w} in/s`, { as: 'The arrow at P', towards: 90 }),
          g.tag('v', `${(p + d) * w} in/s`, { as: 'The arrow at Q', towards: 90 }),
        ]
      : []),
    g.dots('OPQ'),
  ])
}

const points = template({
  id: 'trigonometry/two-points-on-a-disk',
  skill,
  difficulty: 'High',
  b: 1.1,
  calculator: false,
  seconds: 105,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ p: int(rng, 3, 12), d: int(rng, 2, 9), w: int(rng, 2, 12), ask: pick(rng, ['P', 'Q'] as const) }),
      ({ p, d, w }) => p !== d && p !== w && d !== w && d / p > 0.35 && d / p < 2,
    ),
  frames: [
    {
      id: 'disk',
      kind: 'figure',
      items: 7,
      stem: ({ p, d, w, ask }) => {
        return `${disk(p, d)}<p>The disk turns at a constant angular speed. Point $Q$ moves $${w * d}$ inches per second faster than point $P$. What is the linear speed of point $${ask}$, in inches per second?</p>`
      },
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ p, d, w, ask }) =>
        `Two lights are fixed to a spinning fan blade, the first $${p}$ inches from the center and the second $${d}$ inches farther out. The second light moves $${w * d}$ inches per second faster than the first. How fast does the ${ask === 'P' ? 'first' : 'second'} light move, in inches per second?`,
    },
  ],
  given: ({ p, d, w, ask }) => ({ p, d, more: w * d, ask }),
  answer: ({ p, d, w, ask }) => num(ask === 'P' ? p * w : (p + d) * w),
  traps: [
    {
      misconception: 'trig-gives-the-other-speed',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ p, d, more, ask }) => [div((ask === 'P' ? p + d : p) * more, d)],
      rule: ({ p, d, more, ask }) => num(frac((ask === 'P' ? p + d : p) * more, d)),
      says: ({ ask }) => `I gave the speed of the ${ask === 'P' ? 'outer' : 'inner'} point.`,
      why: ({ ask }) => `is the speed of the ${ask === 'P' ? 'outer' : 'inner'} point.`,
    },
    {
      misconception: 'trig-divides-the-difference-by-the-wrong-radius',
      says: () => 'I divided the difference of the speeds by the outer radius.',
      operation: 'wrong-number-used',
      operands: ({ p, d }) => [p + d],
      after: (x, { p, d, more, ask }) => mul(ask === 'P' ? p : p + d, div(more, x)),
      rule: ({ p, d, more, ask }) => num(frac((ask === 'P' ? p : p + d) * more, p + d)),
      why: ({ p, d }) => `divides the difference of the speeds by $${p + d}$ instead of $${d}$.`,
    },
    {
      misconception: 'trig-gives-the-angular-speed',
      operation: 'stopped-at-a-step',
      operands: ({ d, more }) => [div(more, d)],
      rule: ({ d, more }) => num(frac(more, d)),
      says: () => 'I gave the angular speed.',
      why: () => 'is the angular speed, in radians per second.',
    },
    {
      misconception: 'trig-takes-the-difference-for-the-speed',
      operation: 'wrong-number-used',
      operands: ({ more }) => [more],
      after: (x, { p, ask }) => (ask === 'Q' ? add(x, p) : x),
      rule: ({ more, p, ask }) => (ask === 'Q' ? num(more + p) : num(more)),
      says: ({ ask }) =>
        ask === 'Q'
          ? 'I added the distance from the center to the difference of the speeds.'
          : 'I gave the difference of the speeds.',
      why: ({ ask }) => (ask === 'Q' ? 'adds a length to a speed.' : 'is only the difference of the two speeds.'),
    },
    {
      misconception: 'trig-divides-the-difference-by-the-wrong-radius',
      rule: ({ p, d, more, ask }) => (more % p === 0 ? num(((ask === 'P' ? p : p + d) * more) / p) : null),
      says: () => 'I divided the difference of the speeds by the inner radius.',
      why: ({ p }) => `divides the difference of the speeds by $${p}$.`,
    },
  ],
  explain: ({ p, d, w, ask }, frame) => ({
    plan: 'Both points have the same angular speed, so the difference of their linear speeds is this angular speed times the difference of their radii. Find the angular speed, then the speed that is asked for.',
    steps: [
      {
        do: `$${p + d}\\omega - ${p}\\omega = ${w * d}$`,
        why: 'Linear speed is radius times angular speed, and both points turn together.',
      },
      { do: `$${d}\\omega = ${w * d}$, so $\\omega = ${w}$ radians per second`, why: `Divide by $${d}$.` },
      {
        do: `$v = ${ask === 'P' ? p : p + d} \\cdot ${w} = ${ask === 'P' ? p * w : (p + d) * w}$ inches per second`,
        why: `The ${ask === 'P' ? 'inner' : 'outer'} point has radius $${ask === 'P' ? p : p + d}$.`,
      },
    ],
    faster: `Speeds are to each other as the radii, so the angular speed is not needed: point $${ask}$ moves at $${toTex(frac(ask === 'P' ? p : p + d, d))}$ times the difference, $${toTex(frac(ask === 'P' ? p : p + d, d))} \\cdot ${w * d} = ${ask === 'P' ? p * w : (p + d) * w}$ inches per second.`,
    check: `The speeds are $${p * w}$ and $${(p + d) * w}$, and they differ by $${w * d}$.`,
    ...(frame === 'disk' ? { figure: disk(p, d, w) } : {}),
  }),
  // Tries angular speeds.
  check: ({ p, d, more, ask }) => {
    const w = Array.from({ length: 99 }, (_, i) => i + 1).find((x) => (p + d) * x - p * x === more) ?? 0
    return num(w * (ask === 'P' ? p : p + d))
  },
})

export const templates: readonly Template[] = [pulleys, points]
