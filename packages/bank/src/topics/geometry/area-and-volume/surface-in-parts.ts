/** Surfaces with a part missing, and prisms. */

import { add, drawing, frac, g, type Html, int, mul, num, person, pick, type Template, template, until } from '#kit'
import { written } from '../marks.ts'
import { boxFigure, drawBox, skill } from './surface.ts'

const open = template({
  id: 'geometry/surface-open-box',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => drawBox(rng),
      ({ a, b, c }) => Math.min(a, b, c) >= 4,
    ),
  frames: [
    {
      id: 'aquarium',
      kind: 'words',
      items: 5,
      stem: ({ a, b, c }, rng) =>
        `${person(rng)} builds a glass ${pick(rng, ['aquarium', 'terrarium'])} without a lid. It is ${a} inches long, ${b} inches wide and ${c} inches high. How many square inches of glass are needed?`,
    },
    {
      id: 'sketch',
      kind: 'figure',
      items: 4,
      stem: ({ a, b, c }, rng) =>
        `${boxFigure(a, b, c, ' ft')}<p>The figure shows a room. ${person(rng)} paints its four walls and the ceiling, but not the floor. Ignore doors and windows. How many square feet are painted?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c }) => num(a * b + 2 * c * (a + b)),
  traps: [
    {
      misconception: 'geo-area-wrong-number-of-bases',
      classic: true,
      operation: 'counted-twice',
      operands: ({ a, b }) => [a * b],
      after: (bases, { a, b, c }) => add(bases, 2 * b * c + 2 * a * c),
      rule: ({ a, b, c }) => num(2 * (a * b + b * c + c * a)),
      says: () => 'I counted all six faces, although one does not belong.',
      why: ({ a, b }) => `counts all six faces; one of ${a} by ${b} does not belong.`,
    },
    {
      misconception: 'geo-area-volume-for-surface',
      operation: 'volume-for-surface',
      operands: ({ a, b, c }) => [a, b, c],
      rule: ({ a, b, c }) => num(a * b * c),
      says: () => 'I worked out the volume instead of the surface.',
      why: () => 'is the volume.',
    },
    {
      misconception: 'geo-area-wrong-number-of-bases',
      operation: 'term-left-out',
      operands: ({ a, b, c }) => [2 * a * c, 2 * b * c],
      rule: ({ a, b, c }) => num(2 * c * (a + b)),
      says: () => 'I counted the four sides only.',
      why: ({ a, b }) => `counts the four sides only; one face of ${a} by ${b} belongs, too.`,
    },
    {
      misconception: 'geo-area-counts-each-face-once',
      operation: 'faces-counted-once',
      operands: ({ a, b, c }) => [a, b, c],
      rule: ({ a, b, c }) => num(a * b + b * c + c * a),
      why: () => 'counts one face of each pair only.',
    },
    {
      misconception: 'geo-area-misses-a-part',
      rule: ({ a, b, c }) => num(2 * a * b + b * c + 2 * c * a),
      says: ({ a, b, c }) => `I left out a face of ${b} by ${c} instead of one of ${a} by ${b}.`,
      why: ({ a, b, c }) => `leaves out a face of ${b} by ${c} instead of one of ${a} by ${b}.`,
    },
  ],
  explain: ({ a, b, c }, frame) => ({
    plan: 'List the faces that belong to the surface: which of the six is missing?',
    steps: [
      {
        do: `Of the two faces of $${a} \\cdot ${b} = ${a * b}$, only one is there.`,
        why: frame === 'aquarium' ? 'The lid is missing.' : 'The floor is not painted.',
      },
      {
        do: `The four upright faces: $2 \\cdot ${a} \\cdot ${c} = ${2 * a * c}$ and $2 \\cdot ${b} \\cdot ${c} = ${2 * b * c}$.`,
        why: 'Opposite faces are equal.',
      },
      { do: `$${a * b} + ${2 * a * c} + ${2 * b * c} = ${a * b + 2 * c * (a + b)}$`, why: 'Add the five faces.' },
    ],
    faster: `Unroll the four upright faces into one strip: $2 \\cdot (${a} + ${b}) \\cdot ${c} = ${2 * (a + b) * c}$. With the fifth face, $${a * b}$, that makes $${2 * (a + b) * c} + ${a * b} = ${a * b + 2 * c * (a + b)}$.`,
    check: `All six faces have $${2 * (a * b + b * c + c * a)}$; without one of $${a * b}$ it is $${a * b + 2 * c * (a + b)}$.`,
    figure:
      frame === 'sketch'
        ? boxFigure(a, b, c, ' ft', [
            written([a / 2, -0.2 * Math.max(a, c)], `painted ${a * b + 2 * c * (a + b)} sq ft`, 'The room'),
          ])
        : '',
  }),
  check: ({ a, b, c }) => num(2 * (a * b + b * c + c * a) - a * b),
})

const PRISMS = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
] as const

const prismFigure = ({ a, b, c, l }: Readonly<{ a: number; b: number; c: number; l: number }>, found = ''): Html => {
  const [dx, dy] = [l * 0.62, l * 0.3]
  return drawing(
    {
      alt: 'A prism whose front and back faces are right triangles',
      at: { p: [0, 0], q: [b, 0], r: [0, a], s: [dx, dy], t: [b + dx, dy], u: [dx, a + dy] },
      height: 250,
    },
    [
      g.polygon('pqr'),
      g.seg('qt', `${l}`, { loose: true, as: 'The length of the prism' }),
      g.seg('ru'),
      g.seg('ut'),
      g.seg('ps', '', { dash: true, thin: true }),
      g.seg('st', '', { dash: true, thin: true }),
      g.seg('su', '', { dash: true, thin: true }),
      g.right('qpr'),
      g.side('pq', `${b}`, { as: 'The lower leg' }),
      g.side('pr', `${a}`, { as: 'The vertical leg' }),
      g.side('qr', `${c}`, { as: 'The hypotenuse', from: 'p' }),
      ...(found ? [written([(b + dx) / 2, -0.24 * Math.max(a, b)], found, 'The prism')] : []),
    ],
  )
}

const prism = template({
  id: 'geometry/surface-triangular-prism',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 100,
  response: 'choice',
  balance: 'size',
  draw: (rng) => {
    const [a, b, c] = pick(rng, PRISMS)
    return {
      a,
      b,
      c,
      l: until(
        () => int(rng, 5, 14),
        (l) => l !== a && l !== b && l !== c,
      ),
    }
  },
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 6,
      stem: (p) =>
        `${prismFigure(p)}<p>The base of the prism is a right triangle. What is the surface area of the prism?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ a, b, c, l }) => num(a * b + l * (a + b + c)),
  traps: [
    {
      misconception: 'geo-area-forgets-the-half',
      classic: true,
      operation: 'half-forgotten',
      operands: ({ a, b }) => [a, b],
      after: (base, { a, b, c, l }) => add(mul(2, base), l * (a + b + c)),
      rule: ({ a, b, c, l }) => num(2 * a * b + l * (a + b + c)),
      says: () => 'I forgot the half in the area of the two triangles.',
      why: () => 'takes the two triangles for rectangles.',
    },
    {
      misconception: 'geo-area-wrong-number-of-bases',
      operation: 'term-left-out',
      operands: ({ a, b, c, l }) => [a * l, b * l, c * l],
      rule: ({ a, b, c, l }) => num(l * (a + b + c)),
      says: () => 'I left out the two triangles.',
      why: () => 'leaves out the two triangles.',
    },
    {
      misconception: 'geo-area-misses-a-part',
      operation: 'term-left-out',
      operands: ({ a, b, l }) => [a * b, a * l, b * l],
      rule: ({ a, b, l }) => num(a * b + l * (a + b)),
      says: () => 'I left out the slanted rectangle.',
      why: () => 'leaves out the slanted rectangle.',
    },
    {
      misconception: 'geo-area-wrong-number-of-bases',
      operation: 'term-left-out',
      operands: ({ a, b, c, l }) => [frac(a * b, 2), a * l, b * l, c * l],
      rule: ({ a, b, c, l }) => num((a * b) / 2 + l * (a + b + c)),
      says: () => 'I counted one triangle instead of two.',
      why: () => 'counts one triangle only.',
    },
    {
      misconception: 'geo-area-volume-for-surface',
      operation: 'volume-for-surface',
      operands: ({ a, b, l }) => [frac(a, 2), b, l],
      rule: ({ a, b, l }) => num((a * b * l) / 2),
      says: () => 'I worked out the volume instead of the surface.',
      why: () => 'is the volume of the prism.',
    },
    {
      misconception: 'geo-area-prism-as-box',
      rule: ({ a, b, l }) => num(2 * (a * b + a * l + b * l)),
      why: ({ a, b, l }) => `is the surface of a box of ${a} by ${b} by ${l}.`,
    },
  ],
  explain: ({ a, b, c, l }) => ({
    plan: 'The surface is two equal triangles and three rectangles, one on each side of the triangle.',
    steps: [
      {
        do: `Two triangles: $2 \\cdot \\frac{1}{2} \\cdot ${a} \\cdot ${b} = ${a * b}$`,
        why: 'The legs are base and height of the triangle.',
      },
      {
        do: `Three rectangles: $${l} \\cdot (${a} + ${b} + ${c}) = ${l * (a + b + c)}$`,
        why: 'Each side of the triangle carries a rectangle as long as the prism.',
      },
      {
        do: `$${a * b} + ${l * (a + b + c)} = ${a * b + l * (a + b + c)}$`,
        why: 'The surface is the sum of the five faces.',
      },
    ],
    figure: prismFigure({ a, b, c, l }, `surface area ${a * b + l * (a + b + c)}`),
    faster: `The two triangles fit together to one rectangle: $${a} \\cdot ${b} + ${l} \\cdot ${a + b + c} = ${a * b} + ${l * (a + b + c)} = ${a * b + l * (a + b + c)}$.`,
    check: `Face by face: $${(a * b) / 2} + ${(a * b) / 2} + ${l * a} + ${l * b} + ${l * c} = ${a * b + l * (a + b + c)}$.`,
  }),
  check: ({ a, b, c, l }) => num([(a * b) / 2, (a * b) / 2, a * l, b * l, c * l].reduce((x, y) => x + y)),
})

export const templates: readonly Template[] = [open, prism]
