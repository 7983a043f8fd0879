/** How many animals live in a region. */

import { drawing, frac, g, type Html, int, mul, num, pick, template, until, whole } from '#kit'
import { written } from '../marks.ts'

const skill = 'geo-design-and-density'

const park = ({ a, b, h, tri }: Readonly<{ a: number; b: number; h: number; tri: boolean }>, inside = ''): Html =>
  tri
    ? drawing({ alt: 'A park in the form of a right triangle', at: { p: [0, 0], q: [a, 0], r: [0, h] }, height: 190 }, [
        g.polygon('pqr'),
        g.right('qpr'),
        g.side('pq', `${a} mi`, { as: 'The lower leg' }),
        g.side('rp', `${h} mi`, { as: 'The vertical leg' }),
        ...(inside ? [written([a / 3, h / 3], inside, 'The park')] : []),
      ])
    : drawing(
        {
          alt: 'A park in the form of a trapezoid with two right angles',
          at: { p: [0, 0], q: [a, 0], r: [b, h], s: [0, h] },
          height: 190,
        },
        [
          g.polygon('pqrs'),
          g.right('qps'),
          g.side('pq', `${a} mi`, { as: 'The lower parallel side' }),
          g.side('rs', `${b} mi`, { as: 'The upper parallel side' }),
          g.side('sp', `${h} mi`, { as: 'The side at right angles to both' }),
          ...(inside ? [written([(a + b) / 4, h / 2], inside, 'The park')] : []),
        ],
      )

export const wildlife = template({
  id: 'geometry/design-population-of-a-region',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 85,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 4, 14),
        b: int(rng, 2, 9),
        h: int(rng, 3, 10),
        d: int(rng, 6, 30),
        what: pick(rng, ['deer', 'foxes', 'hares'] as const),
        tri: int(rng, 0, 1) === 1,
      }),
      ({ a, b, h, tri }) => (tri ? (a * h) % 2 === 0 : a > b && ((a + b) * h) % 2 === 0),
    ),
  frames: [
    {
      id: 'map',
      kind: 'figure',
      items: 8,
      stem: ({ a, b, h, d, what, tri }) =>
        `${park({ a, b, h, tri })}<p>Rangers count about ${d} ${what} per square mile in this park. About how many ${what} live in the whole park?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      items: 6,
      stem: ({ a, b, h, d, what, tri }) =>
        tri
          ? `A nature reserve has the form of a right triangle with legs of ${a} miles and ${h} miles. About ${d} ${what} live on each square mile. About how many ${what} live in the reserve?`
          : `A nature reserve has the form of a trapezoid with parallel sides of ${a} miles and ${b} miles that are ${h} miles apart. About ${d} ${what} live on each square mile. About how many ${what} live in the reserve?`,
    },
  ],
  given: ({ a, b, h, d, tri }) => (tri ? { a, h, d, b: 0 } : { a, b, h, d }),
  answer: ({ a, b, h, d, tri }) => num((((tri ? a : a + b) * h) / 2) * d),
  traps: [
    {
      misconception: 'geo-design-forgets-the-half',
      classic: true,
      operation: 'half-forgotten',
      operands: ({ a, b, h }) => [a + b, h],
      after: (x, { d }) => mul(x, d),
      rule: ({ a, b, h, d }) => num((a + b) * h * d),
      why: () => 'forgets the half in the area.',
    },
    {
      misconception: 'geo-design-stops-at-the-area',
      operation: 'factor-left-out',
      operands: ({ a, b, h }) => [frac(a + b, 2), h],
      rule: ({ a, b, h }) => num(((a + b) * h) / 2),
      why: () => 'is the area in square miles.',
    },
    {
      misconception: 'geo-design-one-side-only',
      rule: ({ a, b, h, d }) => (b === 0 ? null : num(a * h * d)),
      says: () => 'I took the region for a rectangle with the longer of the two parallel sides.',
      why: () => 'takes the region for a rectangle with the longer side.',
    },
    {
      misconception: 'geo-design-divides-by-the-density',
      operation: 'divided-instead-of-multiplied',
      operands: ({ a, b, h, d }) => [frac((a + b) * h, 2), d],
      rule: ({ a, b, h, d }) => whole(((a + b) * h) / 2 / d),
      why: () => 'divides the area by the density.',
    },
    {
      misconception: 'geo-design-perimeter',
      rule: ({ a, b, h, d }) => num((a + b + h) * d),
      says: ({ tri }) => `I added the ${tri ? 'two legs' : 'three lengths'} instead of finding the area.`,
      why: () => 'adds the lengths instead of finding the area.',
    },
    {
      misconception: 'geo-design-one-side-only',
      rule: ({ a, b, h, d }) => (b === 0 ? whole((a * h * d) / 4) : num(b * h * d)),
      says: (p) =>
        p.tri
          ? 'I halved the area twice.'
          : 'I took the region for a rectangle with the shorter of the two parallel sides.',
      why: ({ tri }) => (tri ? 'halves the area twice.' : 'takes the region for a rectangle with the shorter side.'),
    },
  ],
  explain: ({ a, b, h, d, tri }, frame) => ({
    plan: 'Find the area of the region; then multiply by the number for one square unit.',
    steps: [
      {
        do: tri
          ? `The area is $\\frac{1}{2} \\cdot ${a} \\cdot ${h} = ${(a * h) / 2}$ square miles.`
          : `The area is $\\frac{1}{2} \\cdot (${a} + ${b}) \\cdot ${h} = \\frac{1}{2} \\cdot ${a + b} \\cdot ${h} = ${((a + b) * h) / 2}$ square miles.`,
        why: tri
          ? 'A right triangle is half of a rectangle.'
          : 'A trapezoid has the mean of the parallel sides times the height.',
      },
      { do: `Each square mile has about ${d} animals.`, why: 'This is the density.' },
      {
        do: `$${((tri ? a : a + b) * h) / 2} \\cdot ${d} = ${(((tri ? a : a + b) * h) / 2) * d}$`,
        why: 'Area times density is the number.',
      },
    ],
    faster: `On the calculator it is one line: $0.5 \\cdot ${tri ? a : `(${a} + ${b})`} \\cdot ${h} \\cdot ${d} = ${(((tri ? a : a + b) * h) / 2) * d}$.`,
    check: `Back: $${(((tri ? a : a + b) * h) / 2) * d} \\div ${((tri ? a : a + b) * h) / 2} = ${d}$ per square mile.`,
    figure: frame === 'map' ? park({ a, b, h, tri }, `${((tri ? a : a + b) * h) / 2} sq mi`) : '',
  }),
  // A rectangle and a triangle, or half a rectangle.
  check: ({ a, b, h, d }) => num(d * (b * h) + (d * ((a - b) * h)) / 2),
})
