/** Vectors as arrows. */

import { drawing, g, type Html } from '#kit'
import { at } from '../common.ts'

/** The ends of an axis that shows these coordinates and zero, one step beyond them. */
const ends = (step: number, list: readonly number[]): readonly [number, number] => [
  step * (Math.floor(Math.min(...list, 0) / step) - 1),
  step * (Math.ceil(Math.max(...list, 0) / step) + 1),
]

/** Two vectors from the origin, named u and v. */
export const twoArrows = (a: number, b: number, c: number, d: number): Html =>
  drawing(
    {
      alt: 'Two arrows from the origin of a coordinate plane',
      at: { o: [0, 0], u: [a, b], v: [c, d] },
      height: 290,
    },
    [
      g.grid(ends(1, [a, c]), ends(1, [b, d])),
      g.ray('ou', { accent: true }),
      g.ray('ov', { accent: true }),
      g.tag('u', 'u', { as: 'One arrow', towards: direction(a, b) }),
      g.tag('v', 'v', { as: 'The other arrow', towards: direction(c, d) }),
    ],
  )

/** One vector from the origin, named v, on a grid as wide as it needs. */
export function oneArrow(x: number, y: number): Html {
  const most = Math.max(Math.abs(x), Math.abs(y))
  const step = most > 40 ? 10 : most > 15 ? 5 : most > 8 ? 2 : 1
  return drawing({ alt: 'An arrow from the origin of a coordinate plane', at: { o: [0, 0], v: [x, y] }, height: 270 }, [
    g.grid(ends(step, [x]), ends(step, [y]), step),
    g.ray('ov', { accent: true }),
    g.tag('v', 'v', { as: 'The arrow', towards: direction(x, y) }),
  ])
}

const direction = (x: number, y: number): number => (Math.atan2(y, x) * 180) / Math.PI

/** An arrow from one point of the coordinate plane to another. */
export function arrowBetween(x: number, y: number, p: number, q: number): Html {
  const range = (s: number, e: number) => [Math.min(s, e, -1) - 1, Math.max(s, e, 1) + 1] as const
  return drawing({ alt: 'An arrow in the coordinate plane', at: { s: [x, y], e: [p, q] }, height: 290 }, [
    g.grid(range(x, p), range(y, q)),
    g.ray('se', { accent: true }),
    g.dots('s'),
  ])
}

/** A velocity through the air, measured from east, and the wind at its tip; `w` is negative toward the west. */
export function headingAndWind(p: number, w: number, t: number): Html {
  const [x, y] = [p * at('cos', t), p * at('sin', t)]
  return drawing(
    {
      alt: `An arrow for the velocity through the air, a shorter arrow for the wind that starts at its tip and points ${w > 0 ? 'right' : 'left'}, and a ray toward the east`,
      at: { o: [0, 0], e: [Math.max(x, 0.6 * p), 0], h: [x, y], w: [x + w, y] },
      height: 240,
    },
    [
      g.ray('oe', { thin: true }),
      g.ray('oh', { accent: true }),
      g.ray('hw', { accent: true }),
      g.side('oh', `${p} mph`, { as: 'The longer arrow', from: w > 0 ? 'e' : 'w' }),
      g.side('hw', `${Math.abs(w)} mph`, { as: 'The arrow of the wind', from: 'o' }),
      g.angle('eoh', `${t}°`, { as: 'The angle between the east and the longer arrow' }),
      g.tag('e', 'east', { as: 'The ray', towards: 0 }),
    ],
  )
}
