import {
  drawing,
  frac,
  g,
  type Html,
  int,
  mul,
  num,
  person,
  pick,
  sub,
  type Template,
  template,
  toTex,
  until,
  whole,
} from '#kit'
import { drawn, written } from '../marks.ts'

export const skill = 'geo-plane-areas'

/** Offset, height, slanted side. */
export const SLANTS = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [9, 12, 15],
] as const

type Shape = 'parallelogram' | 'triangle' | 'trapezoid'

type Slanted = Readonly<{ shape: Shape; p: number; h: number; s: number; b: number }>

const areaOf = ({ shape, p, h, b }: Slanted) =>
  shape === 'parallelogram' ? b * h : shape === 'triangle' ? (b * h) / 2 : ((2 * b - p) * h) / 2

export const figure = ({ shape, p, h, s, b }: Slanted, inside = ''): Html => {
  const at = {
    A: [0, 0] as const,
    B: [b, 0] as const,
    C: (shape === 'parallelogram' ? [b + p, h] : shape === 'triangle' ? [p, h] : [b, h]) as readonly [number, number],
    D: [p, h] as const,
    E: [p, 0] as const,
  }
  const top = shape === 'triangle' ? 'C' : 'D'
  const { D, C, ...rest } = at
  const points = shape === 'triangle' ? { ...rest, C } : { ...rest, C, D }
  return drawing(
    {
      alt: `${shape === 'triangle' ? 'Triangle ABC' : `${shape === 'trapezoid' ? 'Trapezoid' : 'Parallelogram'} ABCD`} with the height ${top}E`,
      at: points,
      height: 230,
    },
    [
      g.polygon(shape === 'triangle' ? 'ABC' : 'ABCD'),
      g.seg(`${top}E`, `${h}`, { dash: true }),
      g.right(`${top}EB`),
      g.side('AB', `${b}`),
      g.side(`A${top}`, `${s}`),
      ...(shape === 'trapezoid' ? [g.side('DC', `${b - p}`)] : []),
      ...(inside
        ? [
            written(
              [
                shape === 'parallelogram' ? (p + p + b) / 2 : shape === 'triangle' ? p + (b - p) / 3 : (p + b) / 2,
                shape === 'triangle' ? h / 3 : h / 2,
              ],
              inside,
              `The ${shape}`,
            ),
          ]
        : []),
    ],
  )
}

/** The area with a given length as the height. */
const covered = (f: Readonly<{ shape: Shape; b: number; top: number }>, height: number): number =>
  ((f.shape === 'parallelogram' ? 2 * f.b : f.shape === 'triangle' ? f.b : f.b + f.top) * height) / 2

const slanted = template({
  id: 'geometry/area-slanted-figures',
  skill,
  difficulty: 'Low',
  b: -0.7,
  calculator: false,
  seconds: 60,
  response: 'choice',
  balance: 'size',
  draw: (rng): Slanted => {
    const [p, h, s] = pick(rng, SLANTS)
    return until(
      () => ({
        shape: pick(rng, ['parallelogram', 'triangle', 'trapezoid'] as const),
        p,
        h,
        s,
        b: p + int(rng, 3, 12),
      }),
      (f) => Number.isInteger(areaOf(f)) && f.b !== f.s && f.b !== f.h && f.b - f.p !== f.h,
    )
  },
  frames: [
    { id: 'figure', kind: 'figure', items: 7, stem: (f) => `${figure(f)}<p>What is the area of the ${f.shape}?</p>` },
    {
      id: 'typed',
      kind: 'figure',
      response: 'grid',
      items: 5,
      stem: (f) =>
        `<p>The lengths in the figure are given in inches.</p>${figure(f)}<p>How many square inches does the ${f.shape} cover?</p>`,
    },
  ],
  given: (f) => ({ shape: f.shape, b: f.b, h: f.h, s: f.s, top: f.shape === 'trapezoid' ? f.b - f.p : f.b }),
  answer: (f) => num(areaOf(f)),
  traps: [
    {
      misconception: 'geo-area-slanted-side-for-height',
      classic: true,
      operation: 'wrong-number-used',
      operands: ({ s }) => [s],
      after: (x, { shape, b, top }) =>
        mul(x, shape === 'parallelogram' ? b : frac(shape === 'triangle' ? b : b + top, 2)),
      rule: (f) => whole(covered(f, f.s)),
      why: (f) => `uses the slanted side ${f.s} as the height.`,
    },
    {
      misconception: 'geo-area-forgets-the-half',
      classic: true,
      rule: (f) => (f.shape === 'parallelogram' ? whole((f.b * f.h) / 2) : num(2 * covered(f, f.h))),
      says: ({ shape }) =>
        shape === 'parallelogram'
          ? 'I halved base times height, as for a triangle.'
          : `I forgot the half in the area of a ${shape}.`,
      why: ({ shape }) =>
        shape === 'parallelogram'
          ? 'halves base times height, as for a triangle.'
          : `is twice the area of the ${shape}: the half is missing.`,
    },
    {
      misconception: 'geo-area-one-base-only',
      operation: 'wrong-number-used',
      operands: ({ b }) => [b],
      after: (x, { h }) => mul(x, h),
      rule: (f) => (f.shape === 'trapezoid' ? num(f.b * f.h) : null),
      says: () => 'I multiplied the longer base by the height and left out the other base.',
      why: () => 'uses the longer base only.',
    },
    {
      misconception: 'geo-area-one-base-only',
      operation: 'wrong-number-used',
      operands: ({ top }) => [top],
      after: (x, { h }) => mul(x, h),
      rule: (f) => (f.shape === 'trapezoid' ? num(f.top * f.h) : null),
      says: () => 'I multiplied the shorter base by the height and left out the other base.',
      why: () => 'uses the shorter base only.',
    },
    {
      misconception: 'geo-area-wrong-base',
      rule: (f) => (f.shape === 'trapezoid' ? null : whole((f.s * f.h) / (f.shape === 'triangle' ? 2 : 1))),
      why: (f) => `takes the slanted side ${f.s} as the base, but the height ${f.h} stands on the other side.`,
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      rule: (f) =>
        num(
          f.shape === 'parallelogram'
            ? 2 * (f.b + f.s)
            : f.shape === 'triangle'
              ? f.b + f.h + f.s
              : f.b + f.top + f.h + f.s,
        ),
      says: ({ shape }) =>
        shape === 'triangle' ? 'I added the three lengths in the figure.' : 'I added the sides and got the perimeter.',
      why: ({ shape }) => (shape === 'triangle' ? 'adds the three lengths in the figure.' : 'is the perimeter.'),
    },
  ],
  explain: (f) => ({
    plan: 'Find the base and the height that stands at a right angle to it, then use the formula of the figure.',
    steps: [
      {
        do: `The height is ${f.h}; the side of length ${f.s} is slanted.`,
        why: 'The height is perpendicular to the base.',
      },
      f.shape === 'parallelogram'
        ? { do: `$${f.b} \\cdot ${f.h} = ${areaOf(f)}$`, why: 'The area of a parallelogram is base times height.' }
        : f.shape === 'triangle'
          ? {
              do: `$\\frac{1}{2} \\cdot ${f.b} \\cdot ${f.h} = ${areaOf(f)}$`,
              why: 'The area of a triangle is half of base times height.',
            }
          : {
              do: `$\\frac{1}{2} \\cdot (${f.b} + ${f.b - f.p}) \\cdot ${f.h} = \\frac{1}{2} \\cdot ${2 * f.b - f.p} \\cdot ${f.h} = ${areaOf(f)}$`,
              why: 'A trapezoid takes half the sum of its bases.',
            },
    ],
    check:
      f.shape === 'parallelogram'
        ? `Standing upright on its base, the figure would be a rectangle of $${f.b} \\cdot ${f.s} = ${f.b * f.s}$; leaning makes it lower, so the area must be less, and $${areaOf(f)}$ is.`
        : f.shape === 'triangle'
          ? `The rectangle around the triangle has the area $${f.b} \\cdot ${f.h} = ${f.b * f.h}$, and the triangle fills half of it.`
          : `Cut it along the height: a right triangle of $\\frac{1}{2} \\cdot ${f.p} \\cdot ${f.h} = ${toTex(frac(f.p * f.h, 2))}$ and a rectangle of $${f.b - f.p} \\cdot ${f.h} = ${(f.b - f.p) * f.h}$ make $${areaOf(f)}$.`,
    figure: figure(f, `area ${areaOf(f)}`),
  }),
  check: ({ shape, b, h, top }) => num(shape === 'triangle' ? b * h - (b * h) / 2 : top * h + ((b - top) * h) / 2),
})

/** Whether no mistake with the L-shape ends between the larger rectangle inside it and the full one. */
function onlyInside({ W, H, t, s }: Readonly<Record<'W' | 'H' | 't' | 's', number>>): boolean {
  const wrong = [t * H + W * s, W * H - t * s, (W - t) * s + t * (H - s), 2 * (W + H)]
  return wrong.every((x) => x <= Math.max(t * H, W * s) || x >= W * H)
}

const lShape = template({
  id: 'geometry/area-l-shape',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 80,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ W: int(rng, 7, 16), H: int(rng, 6, 12), t: int(rng, 2, 9), s: int(rng, 2, 8) }),
      ({ W, H, t, s }) => W - t >= 3 && H - s >= 3 && t !== s && W !== H && t !== W - t && s !== H - s,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: (p) => `${lFigure(p)}<p>All angles in the figure are right angles. What is the area of the figure?</p>`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: (p, rng) =>
        `${lFigure(p)}<p>The figure shows a flower bed in ${person(rng)}’s garden, with lengths in feet and right angles only. What is the area of the flower bed, in square feet?</p>`,
    },
  ],
  given: (p) => p,
  answer: ({ W, H, t, s }) => num(t * H + (W - t) * s),
  traps: [
    {
      misconception: 'geo-area-counts-a-part-twice',
      classic: true,
      rule: ({ W, H, t, s }) => num(t * H + W * s),
      says: ({ W, H, t, s }) =>
        `I added a rectangle of ${t} by ${H} and one of ${W} by ${s}, which overlap in the corner.`,
      why: () => 'counts the lower left corner twice.',
    },
    {
      misconception: 'geo-area-takes-the-named-piece',
      operation: 'wrong-number-used',
      operands: ({ t, s }) => [t * s],
      after: (x, { W, H }) => sub(W * H, x),
      rule: ({ W, H, t, s }) => num(W * H - t * s),
      why: ({ W, H, t, s }) => `takes ${t} by ${s} for the piece that is cut out; it is ${W - t} by ${H - s}.`,
    },
    {
      misconception: 'geo-area-misses-a-part',
      operation: 'term-left-out',
      operands: ({ W, H, t, s }) => [(W - t) * s, t * (H - s)],
      rule: ({ W, H, t, s }) => num((W - t) * s + t * (H - s)),
      says: () => 'I left out the rectangle in the lower left corner.',
      why: () => 'leaves out the lower left corner.',
    },
    {
      misconception: 'geo-area-ignores-the-cut',
      operation: 'whole-for-part',
      operands: ({ W, H }) => [W * H],
      rule: ({ W, H }) => num(W * H),
      why: () => 'is the area of the full rectangle.',
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      operation: 'perimeter-for-area',
      operands: ({ W, H }) => [W, H],
      rule: ({ W, H }) => num(2 * (W + H)),
      says: () => 'I worked out the perimeter instead of the area.',
      why: () => 'is the perimeter.',
    },
  ],
  explain: (p, frame) => {
    const { W, H, t, s } = p
    return {
      plan: 'Cut the figure into rectangles that do not overlap, find their sides, and add their areas.',
      steps: [
        {
          do: `Cut the figure straight down from its inner corner. The left rectangle is ${t} wide and ${H} high: $${t} \\cdot ${H} = ${t * H}$.`,
          why: 'All angles are right angles, so the cut makes rectangles.',
        },
        {
          do: `The right rectangle is $${W} - ${t} = ${W - t}$ wide and ${s} high: $${W - t} \\cdot ${s} = ${(W - t) * s}$.`,
          why: `The whole base of ${W} is made of both widths.`,
        },
        {
          do: `$${t * H} + ${(W - t) * s} = ${t * H + (W - t) * s}$`,
          why: 'The parts do not overlap, so their areas are added.',
        },
      ],
      ...(frame === 'figure' && onlyInside(p)
        ? {
            faster: `Estimate: the area is more than the larger rectangle inside, $${t * H > W * s ? `${t} \\cdot ${H} = ${t * H}` : `${W} \\cdot ${s} = ${W * s}`}$, and less than the full one, $${W} \\cdot ${H} = ${W * H}$. Only one option lies between.`,
          }
        : {}),
      check: `The full rectangle less the missing piece: $${W} \\cdot ${H} - ${W - t} \\cdot ${H - s} = ${W * H} - ${(W - t) * (H - s)} = ${t * H + (W - t) * s}$.`,
      figure: lFigure(p, true),
    }
  },
  check: ({ W, H, t, s }) => num(W * H - (W - t) * (H - s)),
})

function lFigure({ W, H, t, s }: { W: number; H: number; t: number; s: number }, parts = false): Html {
  const at = { A: [0, 0], B: [W, 0], C: [W, s], D: [t, s], E: [t, H], F: [0, H] } as const
  return drawing(
    { alt: 'Figure ABCDEF, a rectangle with a rectangular piece cut out of its upper right corner', at, height: 230 },
    [
      g.polygon('ABCDEF', { fill: true }),
      g.side('AB', `${W}`),
      g.side('AF', `${H}`),
      g.side('EF', `${t}`),
      g.side('BC', `${s}`),
      ...(parts
        ? [
            drawn(
              [
                [t, 0],
                [t, s],
              ],
              { dash: true },
            ),
            written([t / 2, H / 2], `${t * H}`, 'The left rectangle'),
            written([(t + W) / 2, s / 2], `${(W - t) * s}`, 'The right rectangle'),
          ]
        : []),
    ],
  )
}

export const templates: readonly Template[] = [slanted, lShape]
