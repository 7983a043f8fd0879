/** Coordinates of the plane for figures that are drawn to scale. */

import { atan2, cos, hypot, sin } from '../num/steady.ts'
import type { Pt } from './labels.ts'

const rad = (deg: number): number => (deg * Math.PI) / 180

/** The point at distance r from `from`, in a direction given in degrees. */
const polar = ([x, y]: Pt, r: number, deg: number): Pt => [x + r * cos(rad(deg)), y + r * sin(rad(deg))]

/** The point that divides AB: t = 0 is A, t = 1 is B, t = 0.5 the midpoint. */
const along = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

const distance = (a: Pt, b: Pt): number => hypot(b[0] - a[0], b[1] - a[1])

/** The foot of the perpendicular from p on the line AB. */
function foot(p: Pt, a: Pt, b: Pt): Pt {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  return along(a, b, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy))
}

/** Where the lines AB and CD meet. */
function meet(a: Pt, b: Pt, c: Pt, d: Pt): Pt {
  const [r, s] = [
    [b[0] - a[0], b[1] - a[1]],
    [d[0] - c[0], d[1] - c[1]],
  ] as const
  const cross = r[0] * s[1] - r[1] * s[0]
  if (Math.abs(cross) < 1e-12) throw new RangeError('parallel lines do not meet')
  return along(a, b, ((c[0] - a[0]) * s[1] - (c[1] - a[1]) * s[0]) / cross)
}

/** The angle ABC at B, in degrees, from 0 to 180. */
function angle(a: Pt, b: Pt, c: Pt): number {
  const [u, v] = [atan2(a[1] - b[1], a[0] - b[0]), atan2(c[1] - b[1], c[0] - b[0])]
  const d = Math.abs(((u - v) * 180) / Math.PI) % 360
  return d > 180 ? 360 - d : d
}

/** Triangle ABC with AB on the x-axis and the three sides as given: a = BC, b = CA, c = AB. */
function sss(a: number, b: number, c: number): readonly [Pt, Pt, Pt] {
  const x = (b * b + c * c - a * a) / (2 * c)
  const y2 = b * b - x * x
  if (y2 <= 0) throw new RangeError(`no triangle has the sides ${a}, ${b}, ${c}`)
  return [
    [0, 0],
    [c, 0],
    [x, Math.sqrt(y2)],
  ]
}

/** Triangle ABC with AB = c on the x-axis, angle A in degrees and CA = b. */
const sas = (b: number, A: number, c: number): readonly [Pt, Pt, Pt] => [[0, 0], [c, 0], polar([0, 0], b, A)]

/** Triangle ABC with AB = c on the x-axis and the angles A and B in degrees. */
const asa = (A: number, c: number, B: number): readonly [Pt, Pt, Pt] => sas((c * sin(rad(B))) / sin(rad(A + B)), A, c)

/** The n corners of a regular polygon around (0, 0), the lowest side level. */
const regular = (n: number, r = 1): Pt[] =>
  Array.from({ length: n }, (_, i) => polar([0, 0], r, -90 + 180 / n + (360 / n) * i))

/** All points turned around (0, 0) by so many degrees. */
const turned = <T extends Readonly<Record<string, Pt>>>(points: T, deg: number): { [K in keyof T]: Pt } =>
  mapped(points, ([x, y]) => polar([0, 0], hypot(x, y), (atan2(y, x) * 180) / Math.PI + deg))

/** All points mirrored left to right. */
const flipped = <T extends Readonly<Record<string, Pt>>>(points: T): { [K in keyof T]: Pt } =>
  mapped(points, ([x, y]) => [-x, y])

function mapped<T extends Readonly<Record<string, Pt>>>(points: T, f: (p: Pt) => Pt): { [K in keyof T]: Pt } {
  return Object.fromEntries(Object.entries(points).map(([k, p]) => [k, f(p)])) as { [K in keyof T]: Pt }
}

export const xy = { polar, along, distance, foot, meet, angle, sss, sas, asa, regular, turned, flipped }
