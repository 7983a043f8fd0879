/** What an explanation marks in the figure of its question: a value at its place, a cut, the other half of a solid. */

import { type Part, type Pt, type Stroke, xy } from '#kit'

/** A value written at a place of the plane, or a little beside it where lines are in the way. */
export const written =
  ([x, y]: Pt, label: string, as: string): Part =>
  (c) => {
    const [px, py] = c.px([x, y])
    c.label({
      text: label,
      rank: 'side',
      of: '',
      places: (w, h) =>
        [0, 0.6, -0.6, 1.2, -1.2].flatMap((v) =>
          [0, 0.35, -0.35, 0.7, -0.7].map((u) => [px + u * w, py + v * h] as const),
        ),
    })
    c.say(`${as} is labeled ${label}.`)
  }

/** A filled spot at a place of the plane. */
export const spot =
  (at: Pt): Part =>
  (c) =>
    c.spot(c.px(at))

/** A line through points of the plane. */
export const drawn =
  (points: readonly Pt[], look: Stroke = {}): Part =>
  (c) =>
    c.line(points.map(c.px), look)

/** A shaded figure with its edge. */
export const filled =
  (points: readonly Pt[]): Part =>
  (c) => {
    const ps = points.map(c.px)
    c.shade(ps)
    c.line([...ps, ps[0] as Pt], { accent: true })
  }

/** A circle seen a little from above, as points. */
export const oval = ([x, y]: Pt, r: number, flat = 0.3): Pt[] =>
  Array.from({ length: 41 }, (_, i): Pt => {
    const [u, v] = xy.polar([0, 0], r, 9 * i)
    return [x + u, y + flat * v]
  })
