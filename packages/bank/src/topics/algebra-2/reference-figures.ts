/** What the reference sheet of Algebra 2 draws. */

import { curve, dot, type Html, note, segment, shadeUnder, sketch, straight, unitCircle } from '#kit'

export const complexPlane: Html = sketch(
  'The complex plane: the number a + bi is the point a to the right and b up, and its modulus is the length of the line from the origin to it; its conjugate a − bi lies as far below the real axis',
  [
    [-1.5, 6],
    [-3.6, 4],
  ],
  [
    segment(0, 0, 4, 2.5),
    segment(4, 2.5, 4, -2.5, { dash: true, plain: true }),
    dot(4, 2.5, { label: 'a + bi' }),
    dot(4, -2.5, { label: 'a − bi', at: 'se' }),
    note(1.4, 2, '|a + bi|'),
    note(2.2, -0.9, 'a'),
    note(4.5, 1, 'b'),
  ],
  { xLabel: 'Re', yLabel: 'Im' },
)

const LOG_2 = (x: number): number => Math.round(Math.log2(x) * 1e7) / 1e7

export const powerAndLog: Html = sketch(
  'The curve of b to the power x through (0, 1) and the curve of the logarithm to the base b, x = b to the power y, through (1, 0); each is the other one mirrored at the dashed line y = x',
  [
    [-4, 5],
    [-3, 4],
  ],
  [
    straight(1, 0, { dash: true, plain: true }),
    curve((x) => 2 ** x),
    curve((x) => (x > 0 ? LOG_2(x) : Number.NaN), { from: 0.05 }),
    dot(0, 1, { label: '(0, 1)', at: 'nw' }),
    dot(1, 0, { label: '(1, 0)', at: 'se' }),
    note(-3.9, 0.55, 'y = bˣ', { anchor: 'start' }),
    note(4.2, 0.6, 'x = bʸ'),
  ],
)

const half = (x: number): number => Math.sqrt(4 - (x - 3.5) * (x - 3.5))

export const roundCircle: Html = sketch(
  'A circle with the center (h, k) and the radius r',
  [
    [-1, 8],
    [-0.6, 5.26],
  ],
  [
    curve((x) => 2.6 + half(x), { from: 1.5, to: 5.5 }),
    curve((x) => 2.6 - half(x), { from: 1.5, to: 5.5 }),
    segment(3.5, 2.6, 5.5, 2.6, { plain: true }),
    dot(3.5, 2.6, { label: '(h, k)', at: 'sw' }),
    note(4.6, 2.85, 'r'),
  ],
)

export const directrix: Html = sketch(
  'A parabola that opens upward from its vertex (h, k); the focus lies p above the vertex and the directrix, a dashed level line, p below it',
  [
    [-1, 8],
    [-0.6, 5.8],
  ],
  [
    curve((x) => ((x - 3.5) * (x - 3.5)) / 5 + 2.1),
    segment(0, 0.85, 8, 0.85, { dash: true, plain: true }),
    dot(3.5, 3.35, { label: 'focus', at: 'ne' }),
    dot(3.5, 2.1, { label: '(h, k)', at: 'se' }),
    note(7.9, 1.1, 'directrix', { anchor: 'end' }),
  ],
)

export const unit: Html = unitCircle({
  alt: 'The unit circle: the point at the angle θ has the coordinates cos θ and sin θ',
  angle: 40,
  label: 'θ',
  point: '(cos θ, sin θ)',
  triangle: true,
})

const sine = (x: number): number => Math.round(Math.sin(x) * 1e7) / 1e7

export const wave: Html = sketch(
  'One and a half waves of a sine curve: its amplitude |a| is the height of a crest above the middle line, drawn dashed at y = d, and its period is the length of one whole wave',
  [
    [-0.8, 10],
    [-0.6, 5.2],
  ],
  [
    segment(0, 2, 10, 2, { dash: true, plain: true }),
    curve((x) => 2 + 1.6 * sine(x), { from: 0 }),
    segment(Math.PI / 2, 2, Math.PI / 2, 3.6, { plain: true }),
    note(1.45, 2.35, '|a|', { anchor: 'end' }),
    segment(Math.PI / 2, 4.1, (5 * Math.PI) / 2, 4.1, { plain: true }),
    note((3 * Math.PI) / 2, 4.6, 'period'),
    dot(0, 2, { label: 'd', at: 'nw' }),
  ],
)

/** A bell without the exponential of any CPU: the shape of a normal curve, in quotients. */
const bell = (x: number): number => {
  const square = ((x - 4) / 1.3) ** 2
  return 3.2 / (1 + square * (0.5 + square * (0.125 + square / 48)))
}

export const normal: Html = sketch(
  'A normal curve, highest at the mean μ; the part within one standard deviation σ of it is shaded',
  [
    [-0.6, 8.2],
    [-0.7, 3.8],
  ],
  [
    shadeUnder(bell, 2.7, 5.3),
    curve(bell),
    segment(4, 0, 4, 3.2, { dash: true, plain: true }),
    note(4, -0.5, 'μ'),
    note(2.7, -0.5, 'μ − σ'),
    note(5.3, -0.5, 'μ + σ'),
  ],
)
