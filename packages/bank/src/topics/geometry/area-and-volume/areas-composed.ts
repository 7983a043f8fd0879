/** Areas that are put together, cut out, or found backwards. */

import {
  div,
  drawing,
  expr,
  frac,
  g,
  type Html,
  int,
  mul,
  num,
  person,
  pick,
  type Template,
  template,
  until,
  whole,
} from '#kit'
import { written } from '../marks.ts'
import { skill } from './areas.ts'

const plusPi = (a: number, b: number) => expr(`${a} + ${b === 1 ? '' : b}\\pi`, () => a + b * Math.PI)

const lessPi = (a: number, b: number) => expr(`${a} - ${b === 1 ? '' : b}\\pi`, () => a - b * Math.PI)

/** A rectangle with a round part added or taken away; null where more would be taken than there is. */
const joined = (d: number, side: number, cut: boolean, round: number) =>
  cut ? (d * side > round * Math.PI ? lessPi(d * side, round) : null) : plusPi(d * side, round)

const windowFigure = ({ r, h, cut }: Readonly<{ r: number; h: number; cut: boolean }>, found = false): Html =>
  drawing(
    {
      alt: cut
        ? 'Rectangle ABCD; a semicircle with diameter CD is cut out of it'
        : 'Rectangle ABCD with a semicircle on top, whose diameter is CD',
      at: {
        A: [0, 0],
        B: [2 * r, 0],
        C: [2 * r, cut ? h + r : h],
        D: [0, cut ? h + r : h],
        m: [r, cut ? h + r : h],
        ...(found ? { n: [r, cut ? h : h + r] as const } : {}),
      },
      height: 260,
    },
    [
      g.seg('AB', `${2 * r}`),
      g.seg('BC', `${cut ? h + r : h}`),
      g.seg('AD'),
      g.seg('CD', '', { dash: true }),
      g.arc('m', r, cut ? 180 : 0, cut ? 360 : 180),
      ...(found
        ? [
            g.seg('mn', `${r}`, { as: 'The radius' }),
            written(
              [r, cut ? h / 2 : h / 2],
              cut ? `rest ${2 * r * (h + r)} − ${(r * r) / 2}π` : `${2 * r * h}`,
              cut ? 'What is left' : 'The rectangle',
            ),
          ]
        : []),
    ],
  )

const window = template({
  id: 'geometry/area-window',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) => ({ r: 2 * int(rng, 1, 6), h: int(rng, 5, 16), cut: int(rng, 0, 1) === 1 }),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ r, h, cut }) =>
        `${windowFigure({ r, h, cut })}<p>${cut ? 'A semicircle is cut out of rectangle $ABCD$. What is the area of what is left?' : 'A window is made of rectangle $ABCD$ and a semicircle. What is its area?'}</p>`,
    },
  ],
  given: ({ r, h, cut }) => ({ d: 2 * r, side: cut ? h + r : h, cut }),
  answer: ({ r, h, cut }) => (cut ? lessPi(2 * r * (h + r), (r * r) / 2) : plusPi(2 * r * h, (r * r) / 2)),
  traps: [
    {
      misconception: 'geo-area-forgets-the-half',
      classic: true,
      rule: ({ d, side, cut }) => joined(d, side, cut, (d * d) / 4),
      says: () => 'I took a full circle instead of half a circle.',
      why: () => 'takes a full circle.',
    },
    {
      misconception: 'geo-area-diameter-for-radius',
      rule: ({ d, side, cut }) => joined(d, side, cut, (d * d) / 2),
      says: () => 'I used the diameter as the radius.',
      why: ({ r }) => `uses the diameter ${2 * r} as the radius.`,
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      rule: ({ d, side, cut }) => joined(d, side, cut, d / 2),
      says: () => 'I took the length of the semicircle for its area.',
      why: () => 'takes the length of the semicircle.',
    },
    {
      misconception: 'geo-area-adds-the-cut',
      rule: ({ d, side, cut }) => joined(d, side, !cut, (d * d) / 8),
      says: ({ cut }) =>
        cut
          ? 'I added the semicircle, although it is cut out.'
          : 'I subtracted the semicircle, although it is added on top.',
      why: ({ cut }) =>
        cut ? 'adds the semicircle instead of taking it away.' : 'takes the semicircle away instead of adding it.',
    },
  ],
  explain: ({ r, h, cut }) => ({
    plan: 'Work out the rectangle and the semicircle by themselves; the radius is half of the side that carries the semicircle.',
    steps: [
      {
        do: `The rectangle has area $${2 * r} \\cdot ${cut ? h + r : h} = ${2 * r * (cut ? h + r : h)}$.`,
        why: 'Width times height.',
      },
      {
        do: `The semicircle has radius ${r} and area $\\frac{1}{2}\\pi \\cdot ${r}^2 = ${r === 2 ? 2 : (r * r) / 2}\\pi$.`,
        why: `Its diameter is ${2 * r}.`,
      },
      {
        do: cut ? `$${2 * r * (h + r)} - ${(r * r) / 2}\\pi$` : `$${2 * r * h} + ${(r * r) / 2}\\pi$`,
        why: cut ? 'The semicircle is taken away.' : 'The parts are added.',
      },
    ],
    figure: windowFigure({ r, h, cut }, true),
    faster: `All options begin with the rectangle, $${2 * r * (cut ? h + r : h)}$, so only the semicircle counts, and it is ${cut ? 'subtracted' : 'added'}: half of $${r}^2 = ${r * r}$ gives $${(r * r) / 2 === 1 ? '' : (r * r) / 2}\\pi$.`,
    check: `The ${cut ? 'rest' : 'window'} must lie between a rectangle of $${2 * r} \\cdot ${h} = ${2 * r * h}$ and one of $${2 * r} \\cdot ${h + r} = ${2 * r * (h + r)}$; the answer is about $${Math.round(cut ? 2 * r * (h + r) - (r * r * Math.PI) / 2 : 2 * r * h + (r * r * Math.PI) / 2)}$.`,
  }),
  check: ({ d, side, cut }) => expr('', () => d * side + ((cut ? -1 : 1) * (Math.PI * d * d)) / 8),
})

const crossFigure = ({ e, f, t }: Readonly<{ e: number; f: number; t: number }>, around = false): Html =>
  drawing(
    {
      alt: `${t === 0.5 ? 'Rhombus' : 'Kite'} ABCD with its diagonals AC and BD`,
      at: {
        A: [0, 0],
        C: [2 * e, 0],
        B: [2 * e * t, -f],
        D: [2 * e * t, f],
        m: [2 * e * t, 0],
        ...(around ? { p: [0, -f] as const, q: [2 * e, -f] as const, r: [2 * e, f] as const, s: [0, f] as const } : {}),
      },
      height: 240,
    },
    [
      g.polygon('ABCD'),
      g.seg('AC'),
      g.seg('BD'),
      g.right('DmC'),
      ...(around
        ? [
            g.polygon('pqrs', { dash: true, thin: true }),
            g.side('pq', `${2 * e}`, { as: 'The lower side of the rectangle around the figure' }),
            g.side('qr', `${2 * f}`, { as: 'The right side of that rectangle' }),
          ]
        : []),
    ],
  )

const diagonals = template({
  id: 'geometry/area-by-diagonals',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 65,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ e: int(rng, 3, 12), f: int(rng, 3, 12), t: pick(rng, [0.5, 0.5, 0.3]) }),
      ({ e, f }) => e !== f && e / f < 2.2 && f / e < 2.2,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ e, f, t }) =>
        `${crossFigure({ e, f, t })}<p>In ${t === 0.5 ? 'rhombus' : 'kite'} $ABCD$, $AC = ${2 * e}$ and $BD = ${2 * f}$. What is the area of $ABCD$?</p>`,
    },
    {
      id: 'kite',
      kind: 'words',
      items: 4,
      stem: ({ e, f }, rng) =>
        `${person(rng)} builds a kite from two sticks of ${2 * e} inches and ${2 * f} inches that cross at right angles and form the diagonals of the kite. How many square inches of cloth does it take to fill the kite?`,
    },
  ],
  given: ({ e, f }) => ({ d: 2 * e, c: 2 * f }),
  answer: ({ e, f }) => num(2 * e * f),
  traps: [
    {
      misconception: 'geo-area-forgets-the-half',
      classic: true,
      operation: 'half-forgotten',
      operands: ({ d, c }) => [d, c],
      rule: ({ d, c }) => num(d * c),
      says: () => 'I multiplied the diagonals and forgot the half.',
      why: () => 'is the rectangle around it: the half is missing.',
    },
    {
      misconception: 'geo-area-halves-both-diagonals',
      rule: ({ d, c }) => num((d / 2) * (c / 2)),
      why: () => 'multiplies the halves of the diagonals; that is only half of the area.',
    },
    {
      misconception: 'geo-area-misses-a-part',
      rule: ({ d, c }) => whole((d * c) / 8),
      says: () => 'I worked out one of the right triangles and did not take all four.',
      why: () => 'is one of the four right triangles.',
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      operation: 'perimeter-for-area',
      operands: ({ d, c }) => [d, c],
      rule: ({ d, c }) => num(2 * (d + c)),
      says: () => 'I took twice the sum of the diagonals, as for the perimeter of a rectangle.',
      why: () => 'is the perimeter of the rectangle around it.',
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      operation: 'added-instead-of-multiplied',
      operands: ({ d, c }) => [d, c],
      rule: ({ d, c }) => num(d + c),
      says: () => 'I added the diagonals instead of multiplying them.',
      why: () => 'adds the diagonals.',
    },
    {
      misconception: 'geo-area-counts-a-part-twice',
      operation: 'whole-for-part',
      operands: ({ d, c }) => [d * c],
      after: (x) => mul(2, x),
      rule: ({ d, c }) => num(2 * d * c),
      says: () => 'I added four right triangles and took the whole diagonals as their legs.',
      why: () => 'takes the whole diagonals as the legs of each of the four triangles.',
    },
  ],
  explain: ({ e, f, t }, frame) => ({
    plan: 'The diagonals cross at right angles, so the figure fills half of the rectangle that has the diagonals as its sides.',
    steps: [
      {
        do: `Draw the rectangle around the figure: its sides are $${2 * e}$ and $${2 * f}$.`,
        why: 'Its sides are as long as the diagonals, which are perpendicular.',
      },
      { do: `The rectangle has area $${2 * e} \\cdot ${2 * f} = ${4 * e * f}$.`, why: 'Length times width.' },
      {
        do: `$\\frac{1}{2} \\cdot ${4 * e * f} = ${2 * e * f}$`,
        why: 'The diagonals cut the rectangle into four small ones, and the figure fills half of each.',
      },
    ],
    faster: `Halve one diagonal before you multiply: $${e} \\cdot ${2 * f} = ${2 * e * f}$.`,
    check: `One diagonal cuts the figure into two triangles: $2 \\cdot \\frac{1}{2} \\cdot ${2 * e} \\cdot ${f} = ${2 * e * f}$.`,
    figure: frame === 'figure' ? crossFigure({ e, f, t }, true) : '',
  }),
  // Two triangles on one diagonal.
  check: ({ d, c }) => num(2 * ((d * (c / 2)) / 2)),
})

const backwards = template({
  id: 'geometry/area-find-the-height',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ a: int(rng, 4, 14), b: int(rng, 6, 20), h: int(rng, 4, 15) }),
      ({ a, b, h }) => a < b && ((a + b) * h) % 2 === 0 && h !== a && h !== b && (a + b) % 2 === 0,
    ),
  frames: [
    {
      id: 'field',
      kind: 'words',
      items: 5,
      stem: ({ a, b, h }, rng) =>
        `${pick(rng, ['A patio', 'A garden', 'A roof', 'A stage'])} has the shape of a trapezoid with an area of ${((a + b) * h) / 2} square feet. The parallel sides are ${a} feet and ${b} feet long. How many feet apart are the parallel sides?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ a, b, h }) =>
        `A trapezoid has bases of ${a} inches and ${b} inches and an area of ${((a + b) * h) / 2} square inches. What is its height, in inches?`,
    },
  ],
  given: ({ a, b, h }) => ({ a, b, area: ((a + b) * h) / 2 }),
  answer: ({ h }) => num(h),
  traps: [
    {
      misconception: 'geo-area-forgets-the-half',
      classic: true,
      operation: 'part-left-out',
      operands: ({ a, b }) => [a + b],
      after: (x, { area }) => div(area, x),
      rule: ({ a, b, area }) => num(frac(area, a + b)),
      says: () => 'I divided the area by the sum of the bases and forgot the half in the formula.',
      why: ({ a, b }) => `divides by $${a} + ${b}$ instead of half of it.`,
    },
    {
      misconception: 'geo-area-one-base-only',
      operation: 'wrong-number-used',
      operands: ({ b }) => [b],
      after: (x, { area }) => div(area, x),
      rule: ({ b, area }) => whole(frac(area, b)),
      says: () => 'I divided the area by the longer base only.',
      why: ({ b }) => `divides the area by ${b} only.`,
    },
    {
      misconception: 'geo-area-one-base-only',
      operation: 'wrong-number-used',
      operands: ({ a }) => [a],
      after: (x, { area }) => div(area, x),
      rule: ({ a, area }) => whole(frac(area, a)),
      says: () => 'I divided the area by the shorter base only.',
      why: ({ a }) => `divides the area by ${a} only.`,
    },
    {
      misconception: 'geo-area-does-not-solve-for-the-height',
      operation: 'stopped-at-a-step',
      operands: ({ a, b }) => [frac(a + b, 2)],
      rule: ({ a, b }) => num((a + b) / 2),
      says: () => 'I gave the mean of the bases and did not divide the area by it.',
      why: () => 'is the mean of the bases.',
    },
    {
      misconception: 'geo-area-does-not-solve-for-the-height',
      rule: ({ a, b, area }) => whole(area - a - b),
      says: () => 'I subtracted the bases from the area.',
      why: () => 'subtracts the bases from the area.',
    },
    {
      misconception: 'geo-area-halves-instead-of-doubling',
      operation: 'halved-wrongly',
      operands: ({ area }) => [area],
      after: (x, { a, b }) => div(x, a + b),
      rule: ({ a, b, area }) => whole(frac(area, 2 * (a + b))),
      why: () => 'halves the area instead of doubling it before dividing by the sum of the bases.',
    },
  ],
  explain: ({ a, b, h }) => ({
    plan: 'Write down the formula for the area of a trapezoid with what is known, and solve it for the height.',
    steps: [
      {
        do: `$\\frac{1}{2}(${a} + ${b}) \\cdot h = ${((a + b) * h) / 2}$`,
        why: 'The area is the mean of the bases times the height.',
      },
      {
        do: `$${(a + b) / 2} \\cdot h = ${((a + b) * h) / 2}$`,
        why: `Half of $${a} + ${b} = ${a + b}$ is ${(a + b) / 2}.`,
      },
      { do: `$h = ${((a + b) * h) / 2} \\div ${(a + b) / 2} = ${h}$`, why: `Divide both sides by ${(a + b) / 2}.` },
    ],
    check: `$\\frac{1}{2}(${a} + ${b}) \\cdot ${h} = ${((a + b) * h) / 2}$`,
    faster: `Double the area and divide by both bases together: $2 \\cdot ${((a + b) * h) / 2} = ${(a + b) * h}$, and $${(a + b) * h} \\div ${a + b} = ${h}$.`,
  }),
  check: ({ a, b, area }) =>
    num(Array.from({ length: 40 }, (_, x) => x).find((x) => a * x + ((b - a) * x) / 2 === area) ?? -1),
})

export const templates: readonly Template[] = [window, diagonals, backwards]
