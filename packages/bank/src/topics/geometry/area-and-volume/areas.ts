import { drawing, expr, g, type Html, int, num, person, pick, type Template, template, until, whole } from '#kit'

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
  given: (f) => ({ shape: f.shape, b: f.b, h: f.h, top: f.shape === 'trapezoid' ? f.b - f.p : f.b }),
  answer: (f) => num(areaOf(f)),
  traps: [
    { misconception: 'geo-area-slanted-side-for-height', shortcut: (f) => whole((areaOf(f) * f.s) / f.h) },
    {
      misconception: 'geo-area-forgets-the-half',
      shortcut: (f) => whole(f.shape === 'parallelogram' ? areaOf(f) / 2 : 2 * areaOf(f)),
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      shortcut: (f) =>
        num(
          f.shape === 'parallelogram'
            ? 2 * (f.b + f.s)
            : f.shape === 'triangle'
              ? f.b + f.h + f.s
              : 2 * f.b - f.p + f.h + f.s,
        ),
    },
    { misconception: 'geo-area-one-base-only', rule: (f) => (f.shape === 'trapezoid' ? num(f.b * f.h) : null) },
    {
      misconception: 'geo-area-one-base-only',
      shortcut: (f) => (f.shape === 'trapezoid' ? num((f.b - f.p) * f.h) : null),
    },
    {
      misconception: 'geo-area-counts-a-part-twice',
      shortcut: (f) => whole(f.shape === 'trapezoid' ? -1 : areaOf(f) + (f.p * f.h) / 2),
      why: () => 'adds the small right triangle once more.',
    },
    {
      misconception: 'geo-area-counts-a-part-twice',
      shortcut: (f) => whole(areaOf(f) - (f.p * f.h) / 2),
      why: () => 'takes off the small right triangle.',
    },
  ],
  explain: (f) => [
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
      rule: ({ W, H, t, s }) => num(t * H + W * s),
      why: () => 'counts the corner twice.',
    },
    {
      misconception: 'geo-area-misses-a-part',
      rule: ({ W, H, t, s }) => num((W - t) * s + t * (H - s)),
      why: () => 'leaves out the corner.',
    },
    {
      misconception: 'geo-area-counts-a-part-twice',
      rule: ({ W, H, t, s }) => num(W * H - t * s),
      why: () => 'takes off the wrong rectangle.',
    },
    {
      misconception: 'geo-area-misses-a-part',
      rule: ({ W, H }) => num(W * H),
      why: () => 'is the area of the full rectangle.',
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      rule: ({ W, H }) => num(2 * (W + H)),
      why: () => 'is the perimeter.',
    },
    { misconception: 'geo-area-misses-a-part', rule: ({ H, t }) => num(t * H), why: () => 'is only the tall part.' },
  ],
  explain: ({ W, H, t, s }) => [
    {
      do: `Cut the figure into a rectangle of ${t} by ${H} and one of ${W - t} by ${s}.`,
      why: `The second one is $${W} - ${t} = ${W - t}$ wide.`,
    },
    {
      do: `$${t} \\cdot ${H} + ${W - t} \\cdot ${s} = ${t * H} + ${(W - t) * s} = ${t * H + (W - t) * s}$`,
      why: 'The parts do not overlap, so their areas are added.',
    },
  ],
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
      shortcut: ({ r, h, cut }) => (cut ? lessPi(2 * r * (h + r), r * r) : plusPi(2 * r * h, r * r)),
      why: () => 'takes a full disc.',
    },
    {
      misconception: 'geo-area-diameter-for-radius',
      shortcut: ({ r, h, cut }) => (cut ? null : plusPi(2 * r * h, 2 * r * r)),
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      shortcut: ({ r, h, cut }) => (r === 2 ? null : cut ? lessPi(2 * r * (h + r), r) : plusPi(2 * r * h, r)),
      why: () => 'takes the length of the half-circle.',
    },
    {
      misconception: 'geo-area-diameter-for-radius',
      shortcut: ({ r, h, cut }) => (cut ? lessPi(r * (h + r), (r * r) / 2) : plusPi(r * h, (r * r) / 2)),
      why: ({ r }) => `takes ${r} as the width of the rectangle.`,
    },
    {
      misconception: 'geo-area-forgets-the-half',
      shortcut: ({ r, h, cut }) => (cut ? lessPi(r * (h + r), r * r) : plusPi(r * h, r * r)),
      why: () => 'takes half the rectangle and a full disc.',
    },
  ],
  explain: ({ r, h, cut }) => [
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
    { misconception: 'geo-area-forgets-the-half', shortcut: ({ e, f }) => num(4 * e * f) },
    {
      misconception: 'geo-area-forgets-the-half',
      shortcut: ({ e, f }) => num(e * f),
      why: () => 'halves once too often.',
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      shortcut: ({ e, f }) => num(2 * e + 2 * f),
      why: () => 'adds the diagonals.',
    },
    {
      misconception: 'geo-area-misses-a-part',
      shortcut: ({ e, f }) => ((e * f) % 2 === 0 ? num((e * f) / 2) : null),
      why: () => 'is the area of one of four triangles.',
    },
    {
      misconception: 'geo-area-perimeter-for-area',
      shortcut: ({ e, f }) => num(4 * (e + f)),
      why: () => 'is the perimeter of the rectangle around the figure.',
    },
    { misconception: 'geo-area-counts-a-part-twice', shortcut: ({ e, f }) => num(3 * e * f) },
  ],
  explain: ({ e, f }) => [
    {
      do: `The rectangle around the figure is $${2 * e}$ by $${2 * f}$.`,
      why: 'Its sides are as long as the diagonals, which are perpendicular.',
    },
    {
      do: `$\\frac{1}{2} \\cdot ${2 * e} \\cdot ${2 * f} = ${2 * e * f}$`,
      why: 'The figure fills exactly half of this rectangle.',
    },
  ],
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
      shortcut: ({ h }) => whole(h / 2),
      why: () => 'divides by the whole sum of the bases.',
    },
    { misconception: 'geo-area-forgets-the-half', shortcut: ({ h }) => num(2 * h) },
    { misconception: 'geo-area-one-base-only', shortcut: ({ a, b, h }) => whole(((a + b) * h) / 2 / b) },
    { misconception: 'geo-area-one-base-only', shortcut: ({ a, b, h }) => whole(((a + b) * h) / 2 / a) },
    {
      misconception: 'geo-area-does-not-solve-for-the-height',
      rule: ({ a, b }) => num((a + b) / 2),
      why: () => 'is the mean of the bases.',
    },
    {
      misconception: 'geo-area-does-not-solve-for-the-height',
      rule: ({ a, b }) => num(b - a),
      why: () => 'subtracts the bases.',
    },
    {
      misconception: 'geo-area-does-not-solve-for-the-height',
      shortcut: ({ a, b, h }) => whole(((a + b) * h) / 2 - a - b),
      why: () => 'subtracts the bases from the area.',
    },
  ],
  explain: ({ a, b, h }) => [
    {
      do: `$\\frac{1}{2}(${a} + ${b}) \\cdot h = ${((a + b) * h) / 2}$, so $${(a + b) / 2} \\cdot h = ${((a + b) * h) / 2}$.`,
      why: 'The area is the mean of the bases times the height.',
    },
    { do: `$h = ${h}$`, why: `Divide by ${(a + b) / 2}.` },
  ],
  check: ({ a, b, area }) =>
    num(Array.from({ length: 40 }, (_, x) => x).find((x) => a * x + ((b - a) * x) / 2 === area) ?? -1),
})

export const templates: readonly Template[] = [slanted, lShape, window, diagonals, backwards]
