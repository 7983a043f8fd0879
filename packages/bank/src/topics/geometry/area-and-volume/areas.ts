import { drawing, expr, frac, g, type Html, int, num, person, pick, type Template, template, until, whole } from '#kit'

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

export const figure = ({ shape, p, h, s, b }: Slanted): Html => {
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
        `<p>The lengths in the figure are given in centimeters.</p>${figure(f)}<p>How many square centimeters does the ${f.shape} cover?</p>`,
    },
  ],
  given: (f) => ({ shape: f.shape, b: f.b, h: f.h, s: f.s, top: f.shape === 'trapezoid' ? f.b - f.p : f.b }),
  answer: (f) => num(areaOf(f)),
  traps: [
    {
      misconception: 'geo-area-slanted-side-for-height',
      classic: true,
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
      rule: (f) => (f.shape === 'trapezoid' ? num(f.b * f.h) : null),
      says: () => 'I multiplied the longer base by the height and left out the other base.',
      why: () => 'uses the longer base only.',
    },
    {
      misconception: 'geo-area-one-base-only',
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
              do: `$\\frac{1}{2} \\cdot (${f.b} + ${f.b - f.p}) \\cdot ${f.h} = ${areaOf(f)}$`,
              why: 'A trapezoid takes half the sum of its bases.',
            },
    ],
  }),
  check: ({ shape, b, h, top }) => num(shape === 'triangle' ? b * h - (b * h) / 2 : top * h + ((b - top) * h) / 2),
})

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
        `${lFigure(p)}<p>The figure shows the floor of a room in ${person(rng)}’s home, with lengths in feet and right angles only. How many square feet of carpet cover the floor?</p>`,
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
      rule: ({ W, H, t, s }) => num(W * H - t * s),
      why: ({ W, H, t, s }) => `takes ${t} by ${s} for the piece that is cut out; it is ${W - t} by ${H - s}.`,
    },
    {
      misconception: 'geo-area-misses-a-part',
      rule: ({ W, H, t, s }) => num((W - t) * s + t * (H - s)),
      says: () => 'I left out the rectangle in the lower left corner.',
      why: () => 'leaves out the lower left corner.',
    },
    {
      misconception: 'geo-area-ignores-the-cut',
      rule: ({ W, H }) => num(W * H),
      why: () => 'is the area of the full rectangle.',
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      rule: ({ W, H }) => num(2 * (W + H)),
      says: () => 'I worked out the perimeter instead of the area.',
      why: () => 'is the perimeter.',
    },
  ],
  explain: ({ W, H, t, s }) => ({
    plan: 'Cut the figure into rectangles that do not overlap, find their sides, and add their areas.',
    steps: [
      {
        do: `Cut the figure into a rectangle of ${t} by ${H} and one of ${W - t} by ${s}.`,
        why: `The second one is $${W} - ${t} = ${W - t}$ wide.`,
      },
      {
        do: `$${t} \\cdot ${H} + ${W - t} \\cdot ${s} = ${t * H} + ${(W - t) * s} = ${t * H + (W - t) * s}$`,
        why: 'The parts do not overlap, so their areas are added.',
      },
    ],
    check: `The full rectangle less the piece: $${W} \\cdot ${H} - ${W - t} \\cdot ${H - s} = ${W * H} - ${(W - t) * (H - s)} = ${t * H + (W - t) * s}$.`,
  }),
  check: ({ W, H, t, s }) => num(W * H - (W - t) * (H - s)),
})
function lFigure({ W, H, t, s }: { W: number; H: number; t: number; s: number }): Html {
  const at = { A: [0, 0], B: [W, 0], C: [W, s], D: [t, s], E: [t, H], F: [0, H] } as const
  return drawing(
    { alt: 'Figure ABCDEF, a rectangle with a rectangular piece cut out of its upper right corner', at, height: 230 },
    [
      g.polygon('ABCDEF', { fill: true }),
      g.side('AB', `${W}`),
      g.side('AF', `${H}`),
      g.side('EF', `${t}`),
      g.side('BC', `${s}`),
    ],
  )
}

const plusPi = (a: number, b: number) => expr(`${a} + ${b === 1 ? '' : b}\\pi`, () => a + b * Math.PI)
const lessPi = (a: number, b: number) => expr(`${a} - ${b === 1 ? '' : b}\\pi`, () => a - b * Math.PI)
/** A rectangle with a round part added or taken away; null where more would be taken than there is. */
const joined = (d: number, side: number, cut: boolean, round: number) =>
  cut ? (d * side > round * Math.PI ? lessPi(d * side, round) : null) : plusPi(d * side, round)
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
        `${drawing(
          {
            alt: cut
              ? 'Rectangle ABCD; a half-disc with diameter CD is cut out of it'
              : 'Rectangle ABCD with a half-disc on top, whose diameter is CD',
            at: {
              A: [0, 0],
              B: [2 * r, 0],
              C: [2 * r, cut ? h + r : h],
              D: [0, cut ? h + r : h],
              m: [r, cut ? h + r : h],
            },
            height: 260,
          },
          [
            g.seg('AB', `${2 * r}`),
            g.seg('BC', `${cut ? h + r : h}`),
            g.seg('AD'),
            g.seg('CD', '', { dash: true }),
            g.arc('m', r, cut ? 180 : 0, cut ? 360 : 180),
          ],
        )}<p>${cut ? 'A half-disc is cut out of rectangle $ABCD$. What is the area of what is left?' : 'A window is made of rectangle $ABCD$ and a half-disc. What is its area?'}</p>`,
    },
  ],
  given: ({ r, h, cut }) => ({ d: 2 * r, side: cut ? h + r : h, cut }),
  answer: ({ r, h, cut }) => (cut ? lessPi(2 * r * (h + r), (r * r) / 2) : plusPi(2 * r * h, (r * r) / 2)),
  traps: [
    {
      misconception: 'geo-area-forgets-the-half',
      classic: true,
      rule: ({ d, side, cut }) => joined(d, side, cut, (d * d) / 4),
      says: () => 'I took a full disc instead of half a disc.',
      why: () => 'takes a full disc.',
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
      says: () => 'I took the length of the half-circle for the area of the half-disc.',
      why: () => 'takes the length of the half-circle.',
    },
    {
      misconception: 'geo-area-adds-the-cut',
      rule: ({ d, side, cut }) => joined(d, side, !cut, (d * d) / 8),
      says: ({ cut }) =>
        cut
          ? 'I added the half-disc, although it is cut out.'
          : 'I subtracted the half-disc, although it is added on top.',
      why: ({ cut }) =>
        cut ? 'adds the half-disc instead of taking it away.' : 'takes the half-disc away instead of adding it.',
    },
  ],
  explain: ({ r, h, cut }) => ({
    plan: 'Work out the rectangle and the half-disc by themselves; the radius is half of the side that carries the half-disc.',
    steps: [
      {
        do: `The rectangle has the area $${2 * r} \\cdot ${cut ? h + r : h} = ${2 * r * (cut ? h + r : h)}$.`,
        why: 'Width times height.',
      },
      {
        do: `The half-disc has the radius ${r} and the area $\\frac{1}{2}\\pi \\cdot ${r}^2 = ${r === 2 ? 2 : (r * r) / 2}\\pi$.`,
        why: `Its diameter is ${2 * r}.`,
      },
      {
        do: cut ? `$${2 * r * (h + r)} - ${(r * r) / 2}\\pi$` : `$${2 * r * h} + ${(r * r) / 2}\\pi$`,
        why: cut ? 'The half-disc is taken away.' : 'The parts are added.',
      },
    ],
  }),
  check: ({ d, side, cut }) => expr('', () => d * side + ((cut ? -1 : 1) * (Math.PI * d * d)) / 8),
})

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
        `${drawing(
          {
            alt: `${t === 0.5 ? 'Rhombus' : 'Kite'} ABCD with its diagonals AC and BD`,
            at: { A: [0, 0], C: [2 * e, 0], B: [2 * e * t, -f], D: [2 * e * t, f], m: [2 * e * t, 0] },
            height: 240,
          },
          [g.polygon('ABCD'), g.seg('AC'), g.seg('BD'), g.right('DmC')],
        )}<p>In ${t === 0.5 ? 'rhombus' : 'kite'} $ABCD$, $AC = ${2 * e}$ and $BD = ${2 * f}$. What is the area of $ABCD$?</p>`,
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
      rule: ({ d, c }) => num(2 * (d + c)),
      says: () => 'I took twice the sum of the diagonals, as for the perimeter of a rectangle.',
      why: () => 'is the perimeter of the rectangle around it.',
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      rule: ({ d, c }) => num(d + c),
      says: () => 'I added the diagonals instead of multiplying them.',
      why: () => 'adds the diagonals.',
    },
    {
      misconception: 'geo-area-counts-a-part-twice',
      rule: ({ d, c }) => num(2 * d * c),
      says: () => 'I added four right triangles and took the whole diagonals as their legs.',
      why: () => 'takes the whole diagonals as the legs of each of the four triangles.',
    },
  ],
  explain: ({ e, f }) => ({
    plan: 'The diagonals cross at right angles, so the figure fills half of the rectangle that has the diagonals as its sides.',
    steps: [
      {
        do: `The rectangle around the figure is $${2 * e}$ by $${2 * f}$.`,
        why: 'Its sides are as long as the diagonals, which are perpendicular.',
      },
      {
        do: `$\\frac{1}{2} \\cdot ${2 * e} \\cdot ${2 * f} = ${2 * e * f}$`,
        why: 'The figure fills exactly half of this rectangle.',
      },
    ],
    check: `One diagonal cuts the figure into two triangles: $2 \\cdot \\frac{1}{2} \\cdot ${2 * e} \\cdot ${f} = ${2 * e * f}$.`,
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
        `${pick(rng, ['A field', 'A garden', 'A roof', 'A stage'])} has the shape of a trapezoid with an area of ${((a + b) * h) / 2} square meters. The parallel sides are ${a} m and ${b} m long. How many meters apart are the parallel sides?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ a, b, h }) =>
        `A trapezoid has bases of ${a} cm and ${b} cm and an area of ${((a + b) * h) / 2} square centimeters. What is its height, in centimeters?`,
    },
  ],
  given: ({ a, b, h }) => ({ a, b, area: ((a + b) * h) / 2 }),
  answer: ({ h }) => num(h),
  traps: [
    {
      misconception: 'geo-area-forgets-the-half',
      classic: true,
      rule: ({ a, b, area }) => num(frac(area, a + b)),
      says: () => 'I divided the area by the sum of the bases and forgot the half in the formula.',
      why: ({ a, b }) => `divides by $${a} + ${b}$ instead of half of it.`,
    },
    {
      misconception: 'geo-area-one-base-only',
      rule: ({ b, area }) => whole(frac(area, b)),
      says: () => 'I divided the area by the longer base only.',
      why: ({ b }) => `divides the area by ${b} only.`,
    },
    {
      misconception: 'geo-area-one-base-only',
      rule: ({ a, area }) => whole(frac(area, a)),
      says: () => 'I divided the area by the shorter base only.',
      why: ({ a }) => `divides the area by ${a} only.`,
    },
    {
      misconception: 'geo-area-does-not-solve-for-the-height',
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
  }),
  check: ({ a, b, area }) =>
    num(Array.from({ length: 40 }, (_, x) => x).find((x) => a * x + ((b - a) * x) / 2 === area) ?? -1),
})

export const templates: readonly Template[] = [slanted, lShape, window, diagonals, backwards]
