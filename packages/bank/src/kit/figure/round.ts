/** Circles and their parts. */

import { cos, sin } from '../num/steady.ts'
import type { Canvas, Part, Stroke } from './canvas.ts'
import { type Pt, support } from './labels.ts'
import { arcPoints, slanted } from './spec.ts'

/** A circle around a point, radius in units of the plane. */
export const circle =
  (centre: string, r: number, look: Stroke & Readonly<{ fill?: boolean }> = {}): Part =>
  (c) => {
    const ps = arcPoints(c.px(c.at(centre)), r * c.scale, 0, 2 * Math.PI)
    if (look.fill) c.shade(ps)
    c.line(ps, look)
  }

export const rad = (deg: number): number => (deg * Math.PI) / 180
/** Directions of the plane turn the other way on the screen. */
const arcOf = (c: Canvas, centre: string, r: number, from: number, to: number): Pt[] =>
  arcPoints(c.px(c.at(centre)), r * c.scale, -rad(from), -rad(to))

/** Part of a circle, from one direction to another, in degrees counterclockwise. */
export const arc =
  (centre: string, r: number, from: number, to: number, look: Stroke = {}): Part =>
  (c) =>
    c.line(arcOf(c, centre, r, from, to), look)

/** A shaded sector with its two radii. */
export const sector =
  (centre: string, r: number, from: number, to: number, look: Stroke = {}): Part =>
  (c) => {
    const o = c.px(c.at(centre))
    const ps = arcOf(c, centre, r, from, to)
    c.shade([o, ...ps])
    c.line([o, ps[0] as Pt], look)
    c.line([o, ps.at(-1) as Pt], look)
  }

/** A label outside a circle, at a direction in degrees: for the measure of an arc. */
export const arcLabel =
  (centre: string, r: number, deg: number, label: string, as = 'An arc'): Part =>
  (c) => {
    const o = c.px(c.at(centre))
    c.label({
      text: label,
      rank: 'side',
      of: '',
      italic: slanted(label),
      places: (w, h) =>
        [5, 9, 14].flatMap((gap) =>
          [0, 6, -6, 12, -12, 20, -20].flatMap((off) =>
            [1, -1].map((sign): Pt => {
              const a = -rad(deg + off)
              const reach = r * c.scale + sign * (gap + support(cos(a), sin(a), w, h))
              return [o[0] + cos(a) * reach, o[1] + sin(a) * reach]
            }),
          ),
        ),
    })
    c.say(`${as} is labeled ${label}.`)
  }
