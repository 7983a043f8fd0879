import {
  frac,
  type Html,
  hypot,
  int,
  num,
  type Part,
  person,
  pick,
  piMultiple,
  sample,
  solid,
  type Template,
  template,
  tripleSays,
  until,
} from '#kit'
import { written } from '../marks.ts'

export const skill = 'geo-surface-area'

export const boxFigure = (a: number, b: number, c: number, unit = '', extra: readonly Part[] = []): Html =>
  solid.box({
    alt: 'A rectangular box',
    w: a,
    d: b,
    h: c,
    labels: { w: `${a}${unit}`, d: `${b}${unit}`, h: `${c}${unit}` },
    extra,
  })

export const drawBox = (rng: Parameters<typeof int>[0]) => {
  const [a, b, c] = sample(rng, [2, 3, 4, 5, 6, 7, 8, 9, 10], 3) as [number, number, number]
  return { a, b, c }
}

const box = template({
  id: 'geometry/surface-box',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: drawBox,
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ a, b, c }) => `${boxFigure(a, b, c)}<p>What is the surface area of the box?</p>`,
    },
    {
      id: 'typed',
      kind: 'figure',
      response: 'grid',
      items: 5,
      stem: ({ a, b, c }, rng) =>
        `${boxFigure(a, b, c, ' in')}<p>${person(rng)} covers all faces of this box with paper, without overlap. How many square inches of paper are needed?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c }) => num(2 * (a * b + b * c + c * a)),
  traps: [
    {
      misconception: 'geo-area-volume-for-surface',
      classic: true,
      operation: 'volume-for-surface',
      operands: ({ a, b, c }) => [a, b, c],
      rule: ({ a, b, c }) => num(a * b * c),
      says: () => 'I worked out the volume instead of the surface.',
      why: ({ a, b, c }) => `is the volume, $${a} \\cdot ${b} \\cdot ${c}$.`,
    },
    {
      misconception: 'geo-area-counts-each-face-once',
      classic: true,
      operation: 'faces-counted-once',
      operands: ({ a, b, c }) => [a, b, c],
      rule: ({ a, b, c }) => num(a * b + b * c + c * a),
      why: () => 'counts one face of each pair only.',
    },
    {
      misconception: 'geo-area-wrong-number-of-bases',
      operation: 'term-left-out',
      operands: ({ a, b, c }) => [2 * a * c, 2 * b * c],
      rule: ({ a, b, c }) => num(2 * c * (a + b)),
      says: () => 'I left out the top and the bottom.',
      why: () => 'leaves out top and bottom.',
    },
    {
      misconception: 'geo-area-wrong-number-of-bases',
      operation: 'term-left-out',
      operands: ({ a, b, c }) => [a * b, 2 * a * c, 2 * b * c],
      rule: ({ a, b, c }) => num(a * b + 2 * c * (a + b)),
      says: () => 'I counted the bottom, but not the top.',
      why: () => 'counts only one of top and bottom.',
    },
    {
      misconception: 'geo-area-misses-a-part',
      operation: 'term-left-out',
      operands: ({ a, b, c }) => [2 * a * b, 2 * b * c],
      rule: ({ a, b, c }) => num(2 * (a * b + b * c)),
      says: ({ a, c }) => `I left out the two faces of ${a} by ${c}.`,
      why: ({ a, c }) => `leaves out the two faces of ${a} by ${c}.`,
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      rule: ({ a, b, c }) => num(4 * (a + b + c)),
      says: () => 'I added the lengths of all edges.',
      why: () => 'adds up the edges.',
    },
  ],
  explain: ({ a, b, c }) => ({
    plan: 'A box has three pairs of equal faces: work out one face of each pair and take each of them twice.',
    steps: [
      {
        do: `The faces have areas $${a} \\cdot ${b} = ${a * b}$, $${b} \\cdot ${c} = ${b * c}$ and $${c} \\cdot ${a} = ${c * a}$.`,
        why: 'Each pair of edges makes a face.',
      },
      {
        do: `$2 \\cdot (${a * b} + ${b * c} + ${c * a}) = ${2 * (a * b + b * c + c * a)}$`,
        why: 'Each face has a partner on the other side.',
      },
    ],
    check: `Another way: the four sides unroll to a strip of $(2 \\cdot ${a} + 2 \\cdot ${b}) \\cdot ${c} = ${2 * (a + b) * c}$, and with top and bottom, $2 \\cdot ${a * b}$, this makes $${2 * (a * b + b * c + c * a)}$.`,
    figure: boxFigure(a, b, c, '', [
      written([a / 2, -0.2 * Math.max(a, c)], `surface area ${2 * (a * b + b * c + c * a)}`, 'The box'),
    ]),
  }),
  // The mantle around, then top and bottom.
  check: ({ a, b, c }) => num((2 * a + 2 * b) * c + 2 * a * b),
})

/** The radius, where the diameter may be given. */
const half = ({ across, d }: Readonly<{ across: number; d: boolean }>): number => (d ? across / 2 : across)

const cylinder = template({
  id: 'geometry/surface-cylinder',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 2, 9), h: int(rng, 3, 14), d: int(rng, 0, 1) === 1 }),
      ({ r, h }) => r !== h && h < 4 * r && h !== 2 * r,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ r, h, d }) =>
        `${solid.cylinder({ alt: 'A cylinder', r, h, labels: d ? { d: `${2 * r}`, h: `${h}` } : { r: `${r}`, h: `${h}` } })}<p>What is the total surface area of the cylinder?</p>`,
    },
    {
      id: 'can',
      kind: 'words',
      items: 5,
      stem: ({ r, h, d }, rng) =>
        `A closed ${pick(rng, ['soup can', 'paint can', 'tea tin', 'drum'])} is a cylinder with a ${d ? `diameter of ${2 * r}` : `radius of ${r}`} centimeters and a height of ${h} centimeters. How many square centimeters of sheet metal does it take to make it, if nothing overlaps?`,
    },
  ],
  given: ({ r, h, d }) => ({ across: d ? 2 * r : r, d, h }),
  answer: ({ r, h }) => piMultiple(2 * r * (r + h)),
  traps: [
    {
      misconception: 'geo-area-misses-a-part',
      classic: true,
      rule: (p) => piMultiple(2 * half(p) * p.h),
      says: () => 'I worked out the curved side and left out the two circles.',
      why: () => 'is the curved side only.',
    },
    {
      misconception: 'geo-area-wrong-number-of-bases',
      rule: (p) => piMultiple(half(p) ** 2 + 2 * half(p) * p.h),
      says: () => 'I counted one circle instead of two.',
      why: () => 'counts one circle only.',
    },
    {
      misconception: 'geo-area-volume-for-surface',
      rule: (p) => piMultiple(half(p) ** 2 * p.h),
      says: () => 'I worked out the volume instead of the surface.',
      why: () => 'is the volume.',
    },
    {
      misconception: 'geo-area-diameter-for-radius',
      rule: ({ across, d, h }) => (d ? piMultiple(2 * across * (across + h)) : null),
      says: () => 'I used the diameter as the radius.',
      why: ({ r }) => `uses the diameter ${2 * r} as the radius.`,
    },
    {
      misconception: 'geo-area-half-circumference',
      rule: (p) => piMultiple(2 * half(p) ** 2 + half(p) * p.h),
      why: ({ r }) => `takes $\\pi \\cdot ${r}$ for the circumference; it is $2\\pi \\cdot ${r}$.`,
    },
  ],
  explain: ({ r, h }, frame) => ({
    plan: 'The surface of a cylinder is two circles and a curved side, which is a rectangle when it is unrolled.',
    steps: [
      { do: `Two circles: $2 \\cdot \\pi \\cdot ${r}^2 = ${2 * r * r}\\pi$`, why: `The radius is ${r}.` },
      {
        do: `Curved side: $2\\pi \\cdot ${r} \\cdot ${h} = ${2 * r * h}\\pi$`,
        why: 'Unrolled, it is a rectangle: circumference times height.',
      },
      {
        do: `$${2 * r * r}\\pi + ${2 * r * h}\\pi = ${2 * r * (r + h)}\\pi$`,
        why: 'Together they are the whole surface.',
      },
    ],
    figure:
      frame === 'figure'
        ? solid.cylinder({
            alt: 'A cylinder',
            r,
            h,
            labels: { r: `${r}`, h: `${h}` },
            extra: [written([0, -0.3 * r - 0.12 * Math.max(r, h)], `surface area ${2 * r * (r + h)}π`, 'The cylinder')],
          })
        : '',
    faster: `Take out what both parts share: $2\\pi r(r + h) = 2\\pi \\cdot ${r} \\cdot (${r} + ${h}) = ${2 * r}\\pi \\cdot ${r + h} = ${2 * r * (r + h)}\\pi$.`,
    check: `Cut a circle into thin slices and lay them side by side: two circles make a rectangle as long as the circumference and as wide as the radius. So the whole is $2\\pi \\cdot ${r} \\cdot (${r} + ${h}) = ${2 * r}\\pi \\cdot ${r + h} = ${2 * r * (r + h)}\\pi$.`,
  }),
  check: ({ across, d, h }) => piMultiple(d ? (across * across) / 2 + across * h : 2 * across * (across + h)),
})

const CONES = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [9, 12, 15],
  [12, 9, 15],
  [8, 15, 17],
  [15, 8, 17],
] as const

const slant = ({ r, h }: Readonly<{ r: number; h: number }>): number => Math.round(hypot(r, h))

const cone = template({
  id: 'geometry/surface-cone',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: false,
  seconds: 100,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const [r, h, s] = pick(rng, CONES)
    return { r, h, s, total: int(rng, 0, 1) === 1 }
  },
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 7,
      stem: ({ r, h, total }) =>
        `${solid.cone({ alt: 'A cone', r, h, labels: { r: `${r}`, h: `${h}` } })}<p>What is the area of ${total ? 'the whole surface of the cone, with its base' : 'the curved side of the cone, without its base'}?</p>`,
    },
  ],
  given: ({ r, h, total }) => ({ r, h, total }),
  answer: ({ r, s, total }) => piMultiple(r * s + (total ? r * r : 0)),
  traps: [
    {
      misconception: 'geo-area-height-for-slant-height',
      classic: true,
      rule: ({ r, h, total }) => piMultiple(r * h + (total ? r * r : 0)),
      why: ({ h, s }) => `uses the height ${h}; the slant height is ${s}.`,
    },
    {
      misconception: 'geo-area-wrong-number-of-bases',
      rule: (p) => piMultiple(p.r * slant(p) + (p.total ? 0 : p.r * p.r)),
      says: ({ total }) =>
        total ? 'I left out the base.' : 'I added the base, although only the curved side is asked for.',
      why: ({ total }) => (total ? 'leaves out the base.' : 'has the base in it.'),
    },
    {
      misconception: 'geo-area-cone-as-cylinder',
      rule: (p) => piMultiple(2 * p.r * slant(p) + (p.total ? p.r * p.r : 0)),
      why: () => 'takes $2\\pi rs$ for the curved side; it is half of that.',
    },
    {
      misconception: 'geo-area-wrong-number-of-bases',
      rule: (p) => (p.total ? piMultiple(p.r * slant(p) + 2 * p.r * p.r) : null),
      says: () => 'I counted two circles, but a cone has only one.',
      why: () => 'counts two circles.',
    },
    {
      misconception: 'geo-area-volume-for-surface',
      rule: ({ r, h }) => piMultiple(frac(r * r * h, 3)),
      says: () => 'I worked out the volume of the cone.',
      why: () => 'is the volume of the cone.',
    },
  ],
  explain: ({ r, h, s, total }) => ({
    plan: 'Find the slant height with the Pythagorean theorem first; then see whether the base belongs to what is asked for.',
    steps: [
      {
        do: `$s^2 = ${r}^2 + ${h}^2 = ${r * r} + ${h * h} = ${s * s}$`,
        why: 'The slant height is the hypotenuse of a right triangle with radius and height.',
      },
      { do: `$s = \\sqrt{${s * s}} = ${s}$`, why: 'A length is positive.' },
      {
        do: `The curved side has area $\\pi \\cdot ${r} \\cdot ${s} = ${r * s}\\pi$.`,
        why: 'The side of a cone is $\\pi rs$.',
      },
      ...(total
        ? [
            {
              do: `With the base: $${r * s}\\pi + \\pi \\cdot ${r}^2 = ${r * s}\\pi + ${r * r}\\pi = ${r * s + r * r}\\pi$.`,
              why: 'The base is a circle and is added.',
            } as const,
          ]
        : []),
    ],
    faster: `${tripleSays(r, h, s)}, so the slant height is $${s}$ without a root.`,
    check: `The slant height ${s} is longer than the radius and the height, as a hypotenuse must be, and the curved side ($${r * s}\\pi$) is larger than the base under it ($${r * r}\\pi$).`,
    figure: solid.cone({ alt: 'A cone', r, h, labels: { r: `${r}`, h: `${h}`, s: `${s}` } }),
  }),
  check: ({ r, h, total }) => piMultiple(Math.round(r * hypot(r, h) + (total ? r * r : 0))),
})

export const templates: readonly Template[] = [box, cylinder, cone]
