/** Sectors without a known angle, and sectors of equal area. */

import { div, frac, int, mul, num, pick, type Template, template, toTex, until } from '#kit'
import { toDeg } from '../common.ts'
import { sectorFigure } from './figures.ts'

const skill = 'trig-sector-area'

const fromArc = template({
  id: 'trigonometry/sector-area-from-the-arc',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 6, 18), s: int(rng, 6, 40), start: pick(rng, [0, 15, 35]) }),
      ({ r, s }) => s / r > 0.8 && s / r < 2.8 && s !== r && (r * s) % 2 === 0 && s !== 2 * r,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ r, s, start }) =>
        `${sectorFigure(r, toDeg(s / r), { radius: `${r} in`, arc: `${s} in` }, start)}<p>The shaded sector has a radius of $${r}$ inches, and its arc $AB$ is $${s}$ inches long. What is the area of the sector, in square inches?</p>`,
    },
    {
      id: 'fan',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ r, s }) =>
        `An open paper fan is a sector of a circle. Each of its two straight edges is $${r}$ inches long, and its curved edge is $${s}$ inches long. How many square inches of paper does the fan have?`,
    },
  ],
  given: ({ r, s }) => ({ r, s }),
  answer: ({ r, s }) => num(frac(r * s, 2)),
  traps: [
    {
      misconception: 'trig-forgets-the-half-of-a-sector',
      classic: true,
      operation: 'half-forgotten',
      operands: ({ r, s }) => [r, s],
      rule: ({ r, s }) => num(r * s),
      why: ({ r, s }) => `is $${r}^2 \\cdot ${toTex(frac(s, r))}$ without the half.`,
    },
    {
      misconception: 'trig-mixes-up-arc-and-sector',
      operation: 'solved-for-the-other',
      operands: ({ r, s }) => [2 * r + s],
      rule: ({ r, s }) => num(2 * r + s),
      says: () => 'I added the two radii and the arc, which gives the way around the sector.',
      why: ({ r, s }) => `is $${r} + ${r} + ${s}$, the length of the border.`,
    },
    {
      misconception: 'trig-takes-the-arc-for-the-angle',
      operation: 'wrong-number-used',
      operands: ({ s }) => [s],
      after: (x, { r }) => mul(frac(r * r, 2), x),
      rule: ({ r, s }) => num(frac(r * r * s, 2)),
      says: ({ s }) => `I put the arc, $${s}$, into $\\frac{1}{2}r^2\\theta$ as if it were the angle.`,
      why: ({ s }) => `puts $${s}$ in for the angle, but it is the length of the arc.`,
    },
    {
      misconception: 'trig-takes-diameter-and-radius-for-each-other',
      operation: 'halved-wrongly',
      operands: ({ r }) => [r],
      after: (x, { s }) => div(mul(x, s), 2),
      rule: ({ r, s }) => num(frac(r * s, 4)),
      says: ({ r }) => `I took $${r}$ for the diameter, and used half of it as the radius all the way through.`,
      why: ({ r }) => `takes $${r}$ for the diameter.`,
    },
  ],
  explain: ({ r, s, start }, frame) => ({
    plan: 'The angle is not given, but radius and arc give it: the arc over the radius, in radians. Then take half the square of the radius times this angle.',
    steps: [
      {
        do: `$\\theta = \\frac{s}{r} = \\frac{${s}}{${r}}$ radians`,
        why: 'Solve $s = r\\theta$ for the angle.',
      },
      {
        do: `$A = \\frac{1}{2}r^2\\theta = \\frac{1}{2} \\cdot ${r}^2 \\cdot \\frac{${s}}{${r}}$`,
        why: 'The formula for the area needs radius and angle.',
      },
      {
        do: `$A = \\frac{1}{2} \\cdot ${r} \\cdot ${s} = ${(r * s) / 2}$`,
        why: `One factor $${r}$ cancels.`,
      },
    ],
    faster: `The angle is not needed: the area is half of radius times arc, like that of a triangle, $\\frac{1}{2} \\cdot ${r} \\cdot ${s} = ${(r * s) / 2}$.`,
    check: `The whole circle has $\\pi \\cdot ${r}^2 \\approx ${Math.round(Math.PI * r * r)}$, and the arc is about $${Math.round((100 * s) / (2 * Math.PI * r))}\\%$ of the circumference, so about $${Math.round((r * s) / 2)}$ fits.`,
    ...(frame === 'figure'
      ? {
          figure: sectorFigure(
            r,
            toDeg(s / r),
            { radius: `${r} in`, arc: `${s} in`, area: `${(r * s) / 2} in²` },
            start,
          ),
        }
      : {}),
  }),
  // The same share of the disk as the arc has of the circumference.
  check: ({ r, s }) => num(Math.round((s / (2 * Math.PI * r)) * Math.PI * r * r)),
})

/** Pairs of angles whose quotient is the square of a fraction. */
const PAIRS = [
  [160, 40, 2],
  [120, 30, 2],
  [180, 45, 2],
  [140, 35, 2],
  [240, 60, 2],
  [90, 40, 1.5],
  [180, 80, 1.5],
  [135, 60, 1.5],
  [270, 120, 1.5],
  [225, 100, 1.5],
] as const

const same = template({
  id: 'trigonometry/sectors-of-equal-area',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 95,
  response: 'grid',
  draw: (rng) => {
    const [wide, narrow, k] = pick(rng, PAIRS)
    const grows = int(rng, 0, 1) === 1
    const r = grows
      ? k === 2
        ? 6 * int(rng, 1, 5)
        : 12 * int(rng, 1, 3)
      : k === 2
        ? 12 * int(rng, 1, 4)
        : 18 * int(rng, 1, 3)
    return { t: grows ? wide : narrow, u: grows ? narrow : wide, r, R: grows ? r * k : r / k }
  },
  frames: [
    {
      id: 'sprinkler',
      kind: 'multi-step',
      items: 5,
      stem: ({ t, u, r }) =>
        `A lawn sprinkler waters everything within $${r}$ feet as it turns through an angle of $${t}^\\circ$. It is set to an angle of $${u}^\\circ$ instead, but the watered area must stay the same size. How many feet must the water reach now?`,
    },
    {
      id: 'bare',
      kind: 'bare',
      items: 5,
      stem: ({ t, u, r }) =>
        `A sector with a radius of $${r}$ and a central angle of $${t}^\\circ$ has the same area as a sector with a central angle of $${u}^\\circ$. What is the radius of the second sector?`,
    },
  ],
  given: ({ t, u, r }) => ({ t, u, r }),
  answer: ({ R }) => num(R),
  traps: [
    {
      misconception: 'trig-mixes-up-arc-and-sector',
      classic: true,
      operation: 'wrong-power',
      operands: ({ t, u }) => [frac(t, u), 1],
      after: (x, { r }) => mul(r, x),
      rule: ({ t, u, r }) => num(frac(r * t, u)),
      says: () => 'I made the arcs of the two sectors equally long instead of making the areas equal.',
      why: ({ t, u, r }) => `is $${r} \\cdot \\frac{${t}}{${u}}$, which makes the arcs equally long.`,
    },
    {
      misconception: 'trig-changes-the-radius-with-the-angle',
      rule: ({ t, u, r }) => num(frac(Math.round(r * r * Math.sqrt(u / t)), r)),
      says: () =>
        'I took the reciprocal of the quotient of the two angles before I took the square root and multiplied by the radius.',
      why: ({ t, u }) =>
        `is ${u < t ? 'smaller' : 'larger'} than the first radius, but a ${u < t ? 'smaller' : 'larger'} angle needs a ${u < t ? 'larger' : 'smaller'} radius here.`,
    },
    {
      misconception: 'trig-changes-the-radius-with-the-angle',
      operation: 'ratio-upside-down',
      operands: ({ t, u, r }) => [u, t, r],
      rule: ({ t, u, r }) => {
        const R = frac(r * u, t)
        return R.d <= 2 ? num(R) : null
      },
      twoSlips: true,
      says: ({ t, u, r }) =>
        `I multiplied $${r}$ by $\\frac{${u}}{${t}}$: the reciprocal of the quotient, and without a square root.`,
      why: ({ t, u, r }) => `is $${r} \\cdot \\frac{${u}}{${t}}$, the reciprocal and without a root.`,
    },
    {
      misconception: 'trig-forgets-the-root',
      operation: 'part-left-out',
      operands: ({ t, u, r }) => [div(r * r * t, u)],
      rule: ({ t, u, r }) => num(frac(r * r * t, u)),
      says: () => 'I gave the square of the new radius and did not take the root.',
      why: () => 'is the square of the new radius.',
    },
  ],
  explain: ({ t, u, r, R }) => ({
    plan: 'Write both areas as a share of a circle and set them equal. The share of the full turn and the square of the radius balance each other. Solve for the square of the unknown radius and take the root.',
    steps: [
      {
        do: `$\\frac{${u}}{360} \\cdot \\pi R^2 = \\frac{${t}}{360} \\cdot \\pi \\cdot ${r}^2$`,
        why: 'Each sector is a share of its own circle.',
      },
      {
        do: `$${u}R^2 = ${t} \\cdot ${r * r}$`,
        why: 'Multiply both sides by 360 and divide by $\\pi$.',
      },
      {
        do: `$R^2 = \\frac{${t * r * r}}{${u}} = ${R * R}$`,
        why: `Divide by $${u}$.`,
      },
      { do: `$R = \\sqrt{${R * R}} = ${R}$`, why: 'A radius is positive.' },
    ],
    faster: `For equal areas the square of the radius changes by the reciprocal factor of the angle: $R = ${r} \\cdot \\sqrt{\\frac{${t}}{${u}}} = ${r} \\cdot ${toTex(frac(R, r))} = ${R}$.`,
    check: `$${t} \\cdot ${r}^2 = ${t * r * r}$ and $${u} \\cdot ${R}^2 = ${u * R * R}$ are equal.`,
  }),
  // Tries whole radii.
  check: ({ t, u, r }) => num(Array.from({ length: 99 }, (_, i) => i + 1).find((R) => u * R * R === t * r * r) ?? 0),
})

export const templates: readonly Template[] = [fromArc, same]
