/** Prisms that lean to one side. */

import { drawing, g, type Html, int, mul, num, person, pick, template, tripleSays, whole } from '#kit'
import { written } from '../marks.ts'

const skill = 'geo-cavalieri'

/** A prism that leans to the right: its slanted edge, its height (dashed) and how far it leans. */
function leaning(
  o: Readonly<{ w: number; h: number; lean: number; edge?: string; height?: string; over?: string; inside?: string }>,
): Html {
  const { w, h, lean } = o
  const [dx, dy] = [0.35 * w, 0.22 * w]
  const at = {
    a: [0, 0] as const,
    b: [w, 0] as const,
    c: [w + lean, h] as const,
    d: [lean, h] as const,
    p: [dx, dy] as const,
    q: [w + dx, dy] as const,
    r: [w + lean + dx, h + dy] as const,
    s: [lean + dx, h + dy] as const,
    f: [lean, 0] as const,
    m: [w + lean, 0] as const,
  }
  return drawing({ alt: 'A prism that leans to one side', at, height: 210 }, [
    ...['ap', 'pq', 'ps'].map((e) => g.seg(e, '', { dash: true, thin: true })),
    ...['ab', 'bc', 'cd', 'da', 'bq', 'qr', 'cr', 'rs', 'sd'].map((e) => g.seg(e)),
    ...(o.inside ? [written([(w + lean) / 2, -0.14 * Math.max(w + lean, h)], o.inside, 'The prism')] : []),
    ...(o.edge ? [g.side('da', o.edge, { loose: true, as: 'The slanted edge', from: 'b' })] : []),
    ...(o.height || o.over
      ? [
          g.seg('cm', o.height ?? '', { dash: true, thin: true, loose: true, as: 'The height', from: 'b' }),
          g.right('cmb', 8),
        ]
      : []),
    ...(o.height || o.over
      ? [
          g.seg('bm', o.over ?? '', {
            dash: true,
            thin: true,
            loose: true,
            as: 'The part by which it leans over',
            from: 'c',
          }),
        ]
      : []),
  ])
}

const LEANS = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [10, 24, 26],
  [12, 9, 15],
  [8, 6, 10],
] as const

export const oblique = template({
  id: 'geometry/cavalieri-oblique-prism',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'place',
  draw: (rng) => {
    const [lean, h, edge] = pick(rng, LEANS)
    return { lean, h, edge, w: int(rng, 4, 9), d: int(rng, 3, 8) }
  },
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 8,
      stem: ({ lean, h, edge, w, d }) =>
        `${leaning({ w: Math.max(w, h * 0.6), h, lean, edge: `${edge} in.`, height: `${h} in.` })}<p>The prism leans to one side. Its base is a rectangle of ${w} inches by ${d} inches. What is its volume, in cubic inches?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 6,
      stem: ({ h, edge, w, d }, rng) =>
        `${person(rng)} cuts a slanted block out of foam. Its bottom and its top are equal rectangles of ${w} inches by ${d} inches, and all slices between them are equal to these. The block is ${h} inches high, and its slanted edges are ${edge} inches long. What is the volume of the block, in cubic inches?`,
    },
  ],
  given: ({ h, edge, w, d }) => ({ h, edge, w, d }),
  answer: ({ h, w, d }) => num(w * d * h),
  traps: [
    {
      misconception: 'geo-cav-slanted-edge-as-height',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ edge }) => [edge],
      after: (x, { w, d }) => mul(x, w * d),
      rule: ({ edge, w, d }) => num(w * d * edge),
      why: ({ edge }) => `uses the slanted edge of ${edge} inches as the height.`,
    },
    {
      misconception: 'geo-cav-takes-a-third',
      rule: ({ h, w, d }) => whole((w * d * h) / 3),
      why: () => 'takes a third, which holds only for solids with a tip.',
    },
    {
      misconception: 'geo-cav-takes-a-half',
      operation: 'halved-wrongly',
      operands: ({ h, w, d }) => [w * d * h],
      rule: ({ h, w, d }) => whole((w * d * h) / 2),
      why: () => 'takes a half; the slices stay as large as the base.',
    },
    {
      misconception: 'geo-cav-multiplies-both',
      says: ({ h, edge, w, d }) =>
        `I multiplied ${w} by the height ${h} and by the slanted edge ${edge}, and left out the ${d}.`,
      operation: 'wrong-number-used',
      operands: ({ edge }) => [edge],
      after: (x, { h, w }) => mul(x, w * h),
      rule: ({ h, edge, w }) => num(w * h * edge),
      why: () => 'multiplies by the slanted edge and leaves out one side of the base.',
    },
    {
      misconception: 'geo-cav-mean-of-edge-and-height',
      operation: 'plain-mean',
      operands: ({ h, edge }) => [h, edge],
      after: (x, { w, d }) => mul(x, w * d),
      rule: ({ h, edge, w, d }) => whole((w * d * (h + edge)) / 2),
      why: () => 'takes the mean of height and slanted edge.',
    },
    {
      misconception: 'geo-cav-face-only',
      twoSlips: true,
      rule: ({ edge, w, d }) => num((w + d) * edge),
      says: () =>
        'I added the sides of the base instead of multiplying them, and I also used the slanted edge as the height.',
      why: () => 'adds the sides of the base instead of multiplying them.',
    },
  ],
  explain: ({ lean, h, edge, w, d }, frame) => ({
    plan: 'All slices parallel to the base have the same area as the base. So the volume is that of a right prism with the same base and the same height.',
    steps: [
      {
        do: `The area of each slice is $${w} \\cdot ${d} = ${w * d}$ square inches.`,
        why: 'Leaning does not change the slices.',
      },
      {
        do: `The height is ${h} inches, not the slanted edge of ${edge} inches.`,
        why: 'The height is measured at a right angle to the base.',
      },
      {
        do: `$${w * d} \\cdot ${h} = ${w * d * h}$`,
        why: 'By Cavalieri’s principle the right prism has the same volume.',
      },
    ],
    faster: `Strike out the slanted edge of ${edge} inches and multiply the three other lengths: $${w} \\cdot ${d} \\cdot ${h} = ${w * d * h}$.`,
    check: `The slanted edge is longer than the height, so using it would give too much: ${w * d * edge}.`,
    figure:
      frame === 'figure'
        ? leaning({
            w: Math.max(w, h * 0.6),
            h,
            lean,
            edge: `${edge} in.`,
            height: `${h} in.`,
            inside: `volume ${w * d * h} cu in.`,
          })
        : '',
  }),
  // Layer by layer, each one inch high.
  check: ({ h, w, d }) => num(Array.from({ length: h }, () => w * d).reduce((x, y) => x + y, 0)),
})

export const lean = template({
  id: 'geometry/cavalieri-find-the-height',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 100,
  response: 'grid',
  draw: (rng) => {
    const [over, h, edge] = pick(rng, LEANS)
    return { over, h, edge, base: int(rng, 3, 15) * 2 }
  },
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 7,
      stem: ({ over, h, edge, base }) =>
        `${leaning({ w: Math.max(over, h) * 0.9, h, lean: over, edge: `${edge} in`, over: `${over} in` })}<p>The base of this slanted prism has an area of ${base} square inches. Its edges are ${edge} inches long, and its top is shifted by ${over} inches. What is its volume, in cubic inches?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ over, edge, base }) =>
        `A slanted block of clay has a flat bottom and an equal top, which is shifted sideways by ${over} inches. Its slanted edges measure ${edge} inches, and every slice parallel to the bottom has an area of ${base} square inches. What is the volume of the block, in cubic inches?`,
    },
  ],
  given: ({ over, edge, base }) => ({ over, edge, base }),
  answer: ({ h, base }) => num(base * h),
  traps: [
    {
      misconception: 'geo-cav-slanted-edge-as-height',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ edge }) => [edge],
      after: (x, { base }) => mul(x, base),
      rule: ({ edge, base }) => num(base * edge),
      why: ({ edge }) => `uses the slanted edge of ${edge} inches as the height.`,
    },
    {
      misconception: 'geo-cav-subtracts-the-shift',
      operation: 'sides-not-squared',
      operands: ({ over, edge }) => [edge, -over],
      after: (x, { base }) => mul(x, base),
      rule: ({ over, edge, base }) => num(base * (edge - over)),
      why: () => 'subtracts the shift from the edge; the lengths form a right triangle.',
    },
    {
      misconception: 'geo-cav-shift-as-height',
      operation: 'wrong-number-used',
      operands: ({ over }) => [over],
      after: (x, { base }) => mul(x, base),
      rule: ({ over, base }) => num(base * over),
      why: () => 'uses the shift as the height.',
    },
    {
      misconception: 'geo-cav-takes-a-third',
      rule: ({ over, edge, base }) => whole((base * Math.sqrt(edge * edge - over * over)) / 3),
      why: () => 'takes a third, which holds only for solids with a tip.',
    },
    {
      misconception: 'geo-cav-takes-a-half',
      rule: ({ over, edge, base }) => whole((base * Math.sqrt(edge * edge - over * over)) / 2),
      why: () => 'takes a half; the slices stay as large as the base.',
    },
  ],
  explain: ({ over, h, edge, base }, frame) => ({
    plan: 'Find the height first: edge, shift and height form a right triangle. Then multiply the area of the base by the height.',
    steps: [
      {
        do: `$h^2 = ${edge}^2 - ${over}^2 = ${edge * edge} - ${over * over} = ${h * h}$`,
        why: 'The slanted edge is the longest side of the triangle.',
      },
      { do: `$h = ${h}$`, why: 'The height is measured at a right angle to the base.' },
      {
        do: `$${base} \\cdot ${h} = ${base * h}$`,
        why: 'Every slice has the area of the base, so the volume is that of the upright solid.',
      },
    ],
    check: `$${over}^2 + ${h}^2 = ${over * over} + ${h * h} = ${edge * edge} = ${edge}^2$, so the height fits. It is less than the edge, as it must be.`,
    faster: `${tripleSays(over, h, edge)}, so the height is $${h}$.`,
    figure:
      frame === 'figure'
        ? leaning({
            w: Math.max(over, h) * 0.9,
            h,
            lean: over,
            edge: `${edge} in`,
            over: `${over} in`,
            height: `${h} in`,
          })
        : '',
  }),
  check: ({ over, edge, base }) =>
    num(base * (Array.from({ length: edge }, (_, i) => i).find((i) => i * i + over * over === edge * edge) ?? -1)),
})
