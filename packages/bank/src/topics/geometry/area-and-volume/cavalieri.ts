/** Solids with equal slices at every height have equal volumes. */

import { int, num, pick, piMultiple, type Rng, shuffle, type Template, table, template, text, until, whole } from '#kit'
import { claims } from './cavalieri-claims.ts'
import { lean, oblique } from './cavalieri-prisms.ts'

const skill = 'geo-cavalieri'

const VERDICT = {
  equal: 'They are equal',
  one: 'The volume of solid 1 is greater',
  two: 'The volume of solid 2 is greater',
  open: 'Comparing the slices does not settle it',
} as const

type Verdict = keyof typeof VERDICT

const areas = (rng: Rng, v: Verdict): { one: number[]; two: number[] } => {
  const start = int(rng, 18, 40)
  const one = [
    start,
    start + int(rng, -3, 6),
    start + int(rng, -6, 3),
    start + int(rng, -8, 4),
    start + int(rng, -9, 2),
  ]
  const off = one.map(() => int(rng, 1, 5))
  const sign =
    v === 'open' ? shuffle(rng, [1, 1, -1, -1, 1]) : one.map(() => (v === 'equal' ? 0 : v === 'one' ? -1 : 1))
  return { one, two: one.map((x, i) => x + (off[i] as number) * (sign[i] as number)) }
}

/** Another look at the table: the totals of its columns, the row in which the two are closest, or two rows that disagree. */
function tested(v: Verdict, h: number, one: readonly number[], two: readonly number[]): string {
  const gaps = one.map((a, i) => a - (two[i] ?? 0))
  const row = (i: number) => `at ${(h * i) / 4} in. (${one[i]} and ${two[i]})`
  if (v === 'open')
    return `Going only by the slices ${row(gaps.findIndex((d) => d > 0))}, solid 1 would have the greater volume; only by those ${row(gaps.findIndex((d) => d < 0))}, solid 2. Both cannot be.`
  if (v === 'equal') {
    const column = (list: readonly number[]) => `$${list.join(' + ')} = ${list.reduce((s, a) => s + a, 0)}$`
    return `Add up each column: ${column(one)} for solid 1, and ${column(two)} for solid 2. A solid with larger slices would have the larger total.`
  }
  const sizes = gaps.map(Math.abs)
  const [close, far] = [Math.min(...sizes), v === 'one' ? 'solid 1' : 'solid 2']
  return `The two slices are closest ${row(sizes.indexOf(close))}, and even there ${far} has ${close} sq in. more.`
}

/** How one comes to take a solid for the larger one that is not. */
const larger = (v: Verdict, solid: 1 | 2): string => {
  if (v === 'open') return `I looked only at the rows where the slice of solid ${solid} is larger.`
  return v === 'equal'
    ? `I took solid ${solid} for the larger one without comparing the slices row by row.`
    : `I mixed up the two columns and took solid ${solid} for the larger one.`
}

const slices = template({
  id: 'geometry/cavalieri-table-of-slices',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) => {
    const v = pick(rng, ['equal', 'one', 'two', 'open'] as const)
    return { v, h: int(rng, 4, 9) * 2, ...areas(rng, v) }
  },
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 10,
      stem: ({ h, one, two }) =>
        `<p>Two solids stand on the floor, and both are ${h} inches tall. The table shows the areas of slices. Where the slices are equal in two rows, they are equal in between, and where one solid has the larger slice in both rows, it has it in between, too.</p>${table(
          ['Height of the slice (in.)', 'Solid 1 (sq in.)', 'Solid 2 (sq in.)'],
          one.map((a, i) => [(h * i) / 4, a, two[i] as number]),
        )}<p>What follows about the volumes from comparing the slices?</p>`,
    },
  ],
  given: ({ one, two }) => ({ one: one as readonly number[], two: two as readonly number[] }),
  answer: ({ v }) => text(VERDICT[v]),
  traps: [
    {
      misconception: 'geo-cav-same-height-is-enough',
      unlessRight: true,
      rule: () => text(VERDICT.equal),
      why: () => 'would need equal slices at every height; the same height alone is not enough.',
    },
    {
      misconception: 'geo-cav-looks-at-one-slice',
      unlessRight: true,
      rule: () => text(VERDICT.one),
      says: ({ v }) => larger(v, 1),
      why: () => 'is not what all rows show.',
    },
    {
      misconception: 'geo-cav-looks-at-one-slice',
      unlessRight: true,
      rule: () => text(VERDICT.two),
      says: ({ v }) => larger(v, 2),
      why: () => 'is not what all rows show.',
    },
    {
      misconception: 'geo-cav-misses-the-principle',
      unlessRight: true,
      rule: () => text(VERDICT.open),
      why: () => 'overlooks that every row says the same.',
    },
  ],
  explain: ({ v, h, one, two }) => ({
    plan: 'Compare the slices row by row. Equal at every height: equal volumes. Larger at every height: larger volume. Mixed: the slices alone do not tell.',
    steps: [
      {
        do: `Row by row: ${one.map((a, i) => `${a} and ${two[i]}`).join('; ')}.`,
        why: 'Both solids have the same height, so each slice has a partner.',
      },
      {
        do: {
          equal: 'The slices are equal in every row.',
          one: 'Solid 1 has the larger slice in every row.',
          two: 'Solid 2 has the larger slice in every row.',
          open: 'In some rows solid 1 has the larger slice, in others solid 2.',
        }[v],
        why: 'What counts is every height, not one of them.',
      },
      {
        do: `So the answer is: ${VERDICT[v]}.`,
        why:
          v === 'equal'
            ? 'This is Cavalieri’s principle.'
            : v === 'open'
              ? 'Here one would have to work out both volumes.'
              : 'Thin slices on top of each other make up the volume.',
      },
    ],
    ...(v === 'open'
      ? {
          faster: `Two rows are enough: in row ${one.findIndex((a, i) => a > (two[i] ?? 0)) + 1} solid 1 has the larger slice, and in row ${one.findIndex((a, i) => a < (two[i] ?? 0)) + 1} solid 2, so no other row can settle it.`,
        }
      : {}),
    check: tested(v, h, one, two),
  }),
  check: ({ one, two }) => {
    const signs = new Set(one.map((a, i) => Math.sign(a - (two[i] as number))))
    return text(VERDICT[signs.size > 1 ? 'open' : signs.has(0) ? 'equal' : signs.has(1) ? 'one' : 'two'])
  },
})

const match = template({
  id: 'geometry/cavalieri-matching-base',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 85,
  response: 'grid',
  draw: (rng) =>
    until(
      () => ({ s: int(rng, 4, 15), w: int(rng, 2, 20), h: int(rng, 5, 20), cone: int(rng, 0, 1) }),
      ({ s, w }) => (s * s) % w === 0 && w !== s && (s * s) / w < 60 && (s * s) / w > 2,
    ),
  frames: [
    {
      id: 'prisms',
      kind: 'words',
      items: 6,
      stem: ({ s, w, h }) =>
        `One prism has a square base with sides of ${s} feet. Another prism has a rectangular base that is ${w} feet wide. Both are ${h} feet tall, and at every height their cross-sections have equal areas. How many feet long is the rectangular base?`,
    },
    {
      id: 'pyramids',
      kind: 'words',
      items: 5,
      stem: ({ s, w, h }) =>
        `Two pyramids are both ${h} inches tall and have the same volume. The base of the first is a square with sides of ${s} inches; the base of the second is a rectangle that is ${w} inches wide. How many inches long is this rectangle?`,
    },
  ],
  given: ({ s, w, h }) => ({ s, w, h }),
  answer: ({ s, w }) => num((s * s) / w),
  traps: [
    {
      misconception: 'geo-cav-equal-perimeters',
      classic: true,
      operation: 'rest-of-the-wrong-whole',
      operands: ({ s, w }) => [w, 2 * s],
      rule: ({ s, w }) => whole(2 * s - w),
      why: () => 'makes the perimeters of the bases equal; the areas have to be equal.',
    },
    {
      misconception: 'geo-cav-same-side',
      rule: ({ s }) => num(s),
      why: () => 'takes the side of the square; the widths are different.',
    },
    {
      misconception: 'geo-cav-uses-the-height',
      rule: ({ s, w, h }) => whole((s * s * h) / w),
      why: () => 'multiplies by the height, which both solids share.',
    },
    {
      misconception: 'geo-cav-stops-at-the-area',
      rule: ({ s }) => num(s * s),
      why: () => 'is the area of the square base.',
    },
  ],
  explain: ({ s, w, h }, frame) => ({
    plan: 'Same height and same volume mean: the bases have the same area. Set the two areas equal.',
    steps: [
      {
        do: `The square base has an area of $${s}^2 = ${s * s}$.`,
        why:
          frame === 'prisms'
            ? 'Every cross-section of a prism has the area of its base.'
            : `Both volumes are a third of base times ${h}, so the bases must be equal in area.`,
      },
      {
        do: `The rectangle must have the same area: $${w} \\cdot l = ${s * s}$.`,
        why: 'Equal areas, not equal sides.',
      },
      { do: `$l = ${s * s} \\div ${w} = ${(s * s) / w}$`, why: 'Divide by the width.' },
    ],
    faster: `In one line on a calculator: $${s}^2 \\div ${w} = ${(s * s) / w}$.`,
    check: `$${w} \\cdot ${(s * s) / w} = ${s * s}$. The height of ${h} is the same for both, so it does not matter.`,
  }),
  check: ({ s, w, h }) => num(Array.from({ length: 401 }, (_, i) => i).find((l) => w * l * h === s * s * h) ?? -1),
})

const half = template({
  id: 'geometry/cavalieri-hemisphere',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: true,
  seconds: 110,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => ({ r: int(rng, 4, 12), y: int(rng, 1, 10), ring: int(rng, 0, 1) === 1 }),
      ({ r, y }) => y < r && y > 1 && r - y > 1,
    ),
  frames: [
    {
      id: 'slice',
      kind: 'multi-step',
      items: 8,
      stem: ({ r, y, ring }) =>
        ring
          ? `A cylinder has a radius of ${r} and a height of ${r}. A cone with its tip at the center of the lower base and its base at the top is taken out of it. At height ${y} the cone has radius ${y}. What is the area of the ring that is left of the cylinder at this height?`
          : `A hemisphere with a radius of ${r} lies with its flat side on a table. What is the area of its cross-section at the height ${y} above the table?`,
    },
  ],
  given: ({ r, y }) => ({ r, y }),
  answer: ({ r, y }) => piMultiple(r * r - y * y),
  traps: [
    {
      misconception: 'geo-cav-subtracts-the-radii',
      classic: true,
      rule: ({ r, y }) => piMultiple((r - y) ** 2),
      why: ({ r, y }) => `squares the difference $${r} - ${y}$; the squares have to be subtracted.`,
    },
    {
      misconception: 'geo-cav-forgets-to-subtract',
      rule: ({ r }) => piMultiple(r * r),
      why: () => 'is the area of the whole circle at the bottom.',
    },
    {
      misconception: 'geo-cav-takes-the-small-circle',
      says: ({ y }) => `I gave the area of a circle with radius ${y}.`,
      rule: ({ y }) => piMultiple(y * y),
      why: ({ y }) => `is the area of a circle with radius ${y}.`,
    },
    {
      misconception: 'geo-cav-adds-the-squares',
      rule: ({ r, y }) => piMultiple(r * r + y * y),
      why: () => 'adds the squares instead of subtracting them.',
    },
    {
      misconception: 'geo-cav-circumference',
      says: ({ r, y }) =>
        `I took ${r} − ${y} = ${r - y} for a radius, and I also found a circumference instead of an area.`,
      twoSlips: true,
      rule: ({ r, y }) => piMultiple(2 * (r - y)),
      why: () => 'uses a formula for a length; an area needs squares.',
    },
  ],
  explain: ({ r, y, ring }) => ({
    plan: ring
      ? 'The ring is a large circle without a small one: subtract their areas.'
      : 'The cross-section is a circle. Its radius follows from the Pythagorean theorem, with the radius of the hemisphere as the longest side.',
    steps: ring
      ? [
          {
            do: `The large circle has area $\\pi \\cdot ${r}^2 = ${r * r}\\pi$.`,
            why: 'The cylinder is equally wide at every height.',
          },
          { do: `The circle of the cone has area $\\pi \\cdot ${y}^2 = ${y * y}\\pi$.`, why: 'It is taken out.' },
          { do: `$${r * r}\\pi - ${y * y}\\pi = ${r * r - y * y}\\pi$`, why: 'This is the ring.' },
        ]
      : [
          {
            do: `$x^2 + ${y}^2 = ${r}^2$, where $x$ is the radius of the cross-section.`,
            why: 'The line from the center to the edge of the cut is as long as the radius of the hemisphere.',
          },
          { do: `$x^2 = ${r * r} - ${y * y} = ${r * r - y * y}$`, why: 'Subtract the square of the height.' },
          { do: `The area is $\\pi x^2 = ${r * r - y * y}\\pi$.`, why: 'Only the square is needed.' },
        ],
    faster: `The difference of two squares factors: $${r}^2 - ${y}^2 = (${r} - ${y})(${r} + ${y}) = ${r - y} \\cdot ${r + y} = ${r * r - y * y}$.`,
    check: ring
      ? `A hemisphere of radius ${r} has at the same height a circle with $x^2 = ${r}^2 - ${y}^2 = ${r * r - y * y}$, so the same area, as Cavalieri’s principle needs.`
      : `A cylinder of radius and height ${r} without its cone leaves at the same height the ring $${r * r}\\pi - ${y * y}\\pi = ${r * r - y * y}\\pi$, the same area, as Cavalieri’s principle needs.`,
  }),
  // Square by square along the radius: what lies between the two circles.
  check: ({ r, y }) => piMultiple(Array.from({ length: r - y }, (_, i) => 2 * (y + i) + 1).reduce((a, b) => a + b, 0)),
})

export const templates: readonly Template[] = [oblique, lean, slices, match, half, claims]
