/** Areas of cross-sections: through the axis, of a sphere, parallel to the base. */

import {
  frac,
  type Html,
  int,
  num,
  type Part,
  type Pt,
  person,
  pick,
  piMultiple,
  solid,
  template,
  tripleSays,
  until,
  whole,
  xy,
} from '#kit'
import { drawn, filled, oval, written } from '../marks.ts'
import { axisFigure } from './section-figures.ts'

const skill = 'geo-cross-sections'

/** The sphere with its cut, and the right triangle of distance, radius of the cut and radius of the sphere. */
const ballFigure = (R: number, d: number, r: number): Html =>
  solid.sphere({
    alt: 'A sphere with a cut parallel to its equator',
    r: R,
    extra: [
      filled(oval([0, d], r)),
      drawn([
        [0, 0],
        [0, d],
        [r, d],
        [0, 0],
      ]),
      written([-0.06 * R, d / 2], `${d}`, 'The distance of the cut from the center'),
      written([r / 2, d + 0.12 * R], `${r}`, 'The radius of the cut'),
      written(
        [r / 2 + 0.1 * R, d / 2 - 0.1 * R],
        `${R}`,
        'The radius of the sphere, from the center to the edge of the cut,',
      ),
    ],
  })

/** The cut below the tip of a pyramid, and its side. */
const sliceParts = (k: number, m: number, s: number, u: number): Part[] => {
  const [w, h] = [k * s, k * u + 4]
  const [dx, dy] = [w * 0.5, w * 0.24]
  const z: Pt = [(w + dx) / 2, dy / 2 + h]
  const corners: readonly Pt[] = [
    [0, 0],
    [w, 0],
    [w + dx, dy],
    [dx, dy],
  ]
  const cut = corners.map((p) => xy.along(z, p, m / k))
  const [a, b] = cut as [Pt, Pt]
  return [filled(cut), written([(a[0] + b[0]) / 2, a[1] - 0.08 * h], `${m * s} ft`, 'The side of the cut')]
}

export const axis = template({
  id: 'geometry/cross-section-through-the-axis',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 3, 9), h: int(rng, 5, 16), cone: int(rng, 0, 1) === 1 }),
      ({ r, h }) => h !== 2 * r && r !== h && h < 4 * r && h > 0.8 * r && h % 2 === 0,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ r, h, cone }) =>
        `${cone ? solid.cone({ alt: 'A cone', r, h, labels: { r: `${r} in.`, h: `${h} in.` } }) : solid.cylinder({ alt: 'A cylinder', r, h, labels: { r: `${r} in.`, h: `${h} in.` } })}<p>A plane cuts the ${cone ? 'cone' : 'cylinder'} into two equal halves, perpendicular to the base. What is the area of the cross-section, in square inches?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ r, h, cone }, rng) =>
        cone
          ? `${person(rng)} cuts a candle in the form of a cone straight down through its tip into two equal halves. The base of the candle has a radius of ${r} centimeters, and the candle is ${h} centimeters tall. What is the area of the cut face, in square centimeters?`
          : `${person(rng)} cuts a candle in the form of a cylinder straight down through the centers of both bases. The bases have a radius of ${r} centimeters, and the candle is ${h} centimeters tall. What is the area of the cut face, in square centimeters?`,
    },
  ],
  given: ({ r, h, cone }) => ({ r, h, cone }),
  answer: ({ r, h, cone }) => num(cone ? r * h : 2 * r * h),
  traps: [
    {
      misconception: 'geo-cross-radius-for-width',
      classic: true,
      rule: ({ r, h, cone }) => (cone ? (h % 2 === 0 ? num((r * h) / 2) : null) : num(r * h)),
      why: ({ r }) => `uses the radius ${r} as the width; the cut is as wide as the diameter.`,
    },
    {
      misconception: 'geo-cross-triangle-for-rectangle',
      operation: 'half-forgotten',
      operands: ({ r, h }) => [2 * r, h],
      rule: ({ r, h, cone }) => (cone ? num(2 * r * h) : null),
      says: () => 'I took the cross-section of the cone for a rectangle and forgot the half.',
      why: () => 'forgets the half in the area of the triangle.',
    },
    {
      misconception: 'geo-cross-perimeter',
      operation: 'perimeter-for-area',
      operands: ({ r, h }) => [2 * r, h],
      rule: ({ r, h, cone }) => (cone ? null : num(2 * (2 * r + h))),
      why: () => 'is the perimeter of the rectangle.',
    },
    {
      misconception: 'geo-cross-squares-the-radius',
      rule: ({ r, h, cone }) => num(cone ? (r * r * h) / 2 : r * r * h),
      why: ({ r }) => `takes ${r * r}, the square of the radius, for the width.`,
    },
    {
      misconception: 'geo-cross-adds',
      operation: 'added-instead-of-multiplied',
      operands: ({ r, h }) => [2 * r, h],
      rule: ({ r, h }) => num(2 * r + h),
      says: () => 'I gave the sum of width and height for the area.',
      why: () => 'adds width and height instead of multiplying them.',
    },
    {
      misconception: 'geo-cross-doubles-the-area',
      rule: ({ r, h, cone }) => (cone ? null : num(4 * r * h)),
      why: () => 'is twice the area: the cut is one face, not two.',
    },
    {
      misconception: 'geo-cross-doubles-the-area',
      twoSlips: true,
      rule: ({ r, h, cone }) => (cone ? num(4 * r * h) : null),
      says: () => 'I took the cross-section of the cone for a rectangle and counted its area twice.',
      why: () => 'is twice the area of a rectangle, and the cut is a triangle.',
    },
  ],
  explain: ({ r, h, cone }, frame) => ({
    plan: 'Say which flat figure the cut makes, and read its sides off the solid: the width is the diameter, the height is the height of the solid.',
    steps: [
      {
        do: `The cross-section is a ${cone ? 'triangle' : 'rectangle'}.`,
        why: cone ? 'The cut goes through the tip.' : 'The cut goes from base to base.',
      },
      {
        do: `Its width is the diameter: $2 \\cdot ${r} = ${2 * r}$. Its height is ${h}.`,
        why: 'The cut passes through the center of the base.',
      },
      cone
        ? {
            do: `$\\frac{1}{2} \\cdot ${2 * r} \\cdot ${h} = ${r * h}$`,
            why: 'A triangle has half of base times height.',
          }
        : { do: `$${2 * r} \\cdot ${h} = ${2 * r * h}$`, why: 'A rectangle has width times height.' },
    ],
    ...(cone
      ? { faster: `The half of the triangle and the doubling of the radius cancel: $${r} \\cdot ${h} = ${r * h}$.` }
      : {}),
    check: `Each half of the face is a ${cone ? 'right triangle' : 'rectangle'} with the sides ${r} and ${h}; two of them make the face.`,
    figure: frame === 'figure' ? axisFigure(r, h, cone) : '',
  }),
  // Two right triangles or two rectangles, side by side.
  check: ({ r, h, cone }) => num(cone ? (r * h) / 2 + (r * h) / 2 : r * h + r * h),
})

const TRIPLES = [
  [5, 3, 4],
  [5, 4, 3],
  [10, 6, 8],
  [10, 8, 6],
  [13, 5, 12],
  [13, 12, 5],
  [15, 9, 12],
  [15, 12, 9],
  [17, 8, 15],
  [17, 15, 8],
  [20, 12, 16],
  [25, 7, 24],
  [25, 15, 20],
] as const

export const ball = template({
  id: 'geometry/cross-section-of-a-sphere',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) => {
    const [R, d, r] = pick(rng, TRIPLES)
    return { R, d, r, unit: pick(rng, ['inches', 'centimeters', 'feet'] as const) }
  },
  frames: [
    {
      id: 'area',
      kind: 'figure',
      items: 7,
      stem: ({ R, d, unit }) =>
        `${solid.sphere({ alt: 'A sphere', r: R, labels: { r: `${R}` } })}<p>The sphere has a radius of ${R} ${unit}. A plane cuts it at a distance of ${d} ${unit} from its center. What is the area of the cross-section, in square ${unit}?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ R, d, unit }) =>
        `A glass ball has a radius of ${R} ${unit}. It is cut with one flat cut that passes ${d} ${unit} from its center. What is the area of the cut face, in square ${unit}?`,
    },
  ],
  given: ({ R, d }) => ({ R, d }),
  answer: ({ r }) => piMultiple(r * r),
  traps: [
    {
      misconception: 'geo-cross-subtracts-the-distance',
      classic: true,
      rule: ({ R, d }) => piMultiple((R - d) ** 2),
      why: ({ R, d }) => `takes $${R} - ${d} = ${R - d}$ for the radius of the cut; the lengths form a right triangle.`,
    },
    {
      misconception: 'geo-cross-great-circle',
      rule: ({ R }) => piMultiple(R * R),
      why: () => 'is the area of the cut through the center.',
    },
    {
      misconception: 'geo-cross-distance-as-radius',
      rule: ({ d }) => piMultiple(d * d),
      why: ({ d }) => `uses the distance ${d} as the radius of the cut.`,
    },
    {
      misconception: 'geo-cross-adds-the-squares',
      rule: ({ R, d }) => piMultiple(R * R + d * d),
      why: () => 'adds the squares, although the cut must be smaller than the largest one.',
    },
    {
      misconception: 'geo-cross-circumference',
      rule: ({ R, d }) => piMultiple(2 * Math.round(Math.sqrt(R * R - d * d))),
      why: () => 'is the circumference of the cut, not its area.',
    },
  ],
  explain: ({ R, d, r }, frame) => ({
    plan: 'The cross-section is a circle. Its radius, the distance from the center, and the radius of the sphere form a right triangle.',
    steps: [
      {
        do: `$r^2 + ${d}^2 = ${R}^2$`,
        why: 'The radius of the sphere goes to the edge of the cut: it is the hypotenuse.',
      },
      { do: `$r^2 = ${R * R} - ${d * d} = ${r * r}$`, why: 'Subtract the square of the distance.' },
      {
        do: `The area is $\\pi r^2 = ${r * r}\\pi$.`,
        why: `The radius itself is ${r}, but only its square is needed.`,
      },
    ],
    faster: `${tripleSays(d, r, R)}. So the circle has radius ${r} at once, and area $\\pi \\cdot ${r}^2 = ${r * r}\\pi$.`,
    check: `$${r}^2 + ${d}^2 = ${r * r} + ${d * d} = ${R * R}$, and ${r} is less than ${R}, as it must be.`,
    figure: frame === 'area' ? ballFigure(R, d, r) : '',
  }),
  // Measures how far the sphere reaches at this height.
  check: ({ R, d }) => {
    const reach = Array.from({ length: R }, (_, i) => i + 1).find(
      (x) => Math.abs(Math.hypot(x, d) - R) < 1e-9,
    ) as number
    return piMultiple(reach * reach)
  },
})

export const smaller = template({
  id: 'geometry/cross-section-parallel-to-the-base',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ k: int(rng, 2, 5), m: int(rng, 1, 4), s: int(rng, 2, 6), u: int(rng, 2, 5) }),
      ({ k, m }) => m < k && (k === m + 1 || k % m !== 0 || m === 1),
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ k, m, s, u }) =>
        `${solid.pyramid({ alt: 'A pyramid with a square base', w: k * s, d: k * s, h: k * u + 4, labels: { w: `${k * s} ft` }, notToScale: true })}<p>The base of the pyramid is a square with sides of ${k * s} ft, and the pyramid is ${k * u} ft tall. A plane parallel to the base cuts it ${m * u} ft below the tip. What is the area of the cross-section, in square feet?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ k, m, s, u }) =>
        `A pyramid is ${k * u} feet tall, and its base is a square with sides of ${k * s} feet. What is the area, in square feet, of the cross-section that lies ${m * u} feet below the tip and is parallel to the base?`,
    },
  ],
  given: ({ k, m, s, u }) => ({ side: k * s, height: k * u, below: m * u }),
  answer: ({ m, s }) => num((m * s) ** 2),
  traps: [
    {
      misconception: 'geo-cross-area-scaled-once',
      classic: true,
      operation: 'scale-not-squared',
      operands: ({ side, height, below }) => [side * side, frac(below, height)],
      rule: ({ side, height, below }) => whole((side * side * below) / height),
      why: () => 'shrinks the area as much as the side; an area takes the factor twice.',
    },
    {
      misconception: 'geo-cross-wrong-end',
      rule: ({ side, height, below }) => whole(((side * (height - below)) / height) ** 2),
      why: () => 'measures from the base instead of from the tip.',
    },
    {
      misconception: 'geo-cross-takes-the-base',
      rule: ({ side }) => num(side * side),
      says: () => 'I gave the area of the base.',
      why: () => 'is the area of the base; the slices get smaller toward the tip.',
    },
    {
      misconception: 'geo-cross-stops-at-the-side',
      rule: ({ side, height, below }) => whole((side * below) / height),
      why: () => 'is the side of the cross-section, not its area.',
    },
    {
      misconception: 'geo-cross-perimeter',
      rule: ({ side, height, below }) => whole((4 * side * below) / height),
      says: () => 'I gave the perimeter of the square.',
      why: () => 'is the perimeter of the cross-section.',
    },
  ],
  explain: ({ k, m, s, u }, frame) => ({
    plan: 'The slice is a smaller copy of the base. Its side shrinks in the ratio of the distances from the tip; then square it.',
    steps: [
      {
        do: `The ratio of the distances from the tip is $\\frac{${m * u}}{${k * u}} = \\frac{${m}}{${k}}$.`,
        why: 'The small pyramid above the cut is similar to the whole one.',
      },
      {
        do: `The side of the slice is $\\frac{${m}}{${k}} \\cdot ${k * s} = ${m * s}$.`,
        why: 'Lengths shrink by this factor.',
      },
      { do: `$${m * s}^2 = ${(m * s) ** 2}$`, why: 'The slice is a square.' },
    ],
    faster: `Count in steps of ${u} ft from the tip: after ${k} of them the side is ${k * s} ft, so each step adds ${s} ft. The cut lies after ${m} step${m === 1 ? '' : 's'}, so its side is ${m * s} ft, and $${m * s}^2 = ${(m * s) ** 2}$.`,
    check: `As an area: $\\left(\\frac{${m}}{${k}}\\right)^2 \\cdot ${(k * s) ** 2} = ${(m * s) ** 2}$.`,
    figure:
      frame === 'figure'
        ? solid.pyramid({
            alt: 'A pyramid with a square base and the cut parallel to it',
            w: k * s,
            d: k * s,
            h: k * u + 4,
            labels: { w: `${k * s} ft` },
            notToScale: true,
            extra: sliceParts(k, m, s, u),
          })
        : '',
  }),
  // The side as a straight line over the distance from the tip.
  check: ({ side, height, below }) => num(Math.round(((side / height) * below) ** 2)),
})
