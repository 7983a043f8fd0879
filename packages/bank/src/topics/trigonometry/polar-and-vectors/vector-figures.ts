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

/** Multiples of u and of v from the origin, and their difference. */
export function differenceOf(k: number, u: readonly [number, number], l: number, v: readonly [number, number]): Html {
  const [a, b, c, d] = [k * u[0], k * u[1], l * v[0], l * v[1]]
  const [x, y] = [a - c, b - d]
  const most = Math.max(...[a, b, c, d, x, y].map(Math.abs))
  const step = most > 40 ? 10 : most > 15 ? 5 : most > 8 ? 2 : 1
  const at = { o: [0, 0], u: [a, b], v: [c, d], w: [x, y] } as const
  return drawing({ alt: 'Three arrows from the origin of a coordinate plane', at, height: 290 }, [
    g.grid(ends(step, [a, c, x]), ends(step, [b, d, y]), step),
    g.ray('ou', { thin: true }),
    g.ray('ov', { thin: true }),
    g.ray('ow', { accent: true }),
    g.tag('u', `${k}u`, { as: 'One arrow', towards: direction(a, b) }),
    g.tag('v', `${l}v`, { as: 'The other arrow', towards: direction(c, d) }),
    g.tag('w', `(${x}, ${y})`.replace(/-/g, '−'), { as: 'The difference', towards: direction(x, y) }),
  ])
}

/** One vector from the origin, named v, on a grid as wide as it needs. */
export function oneArrow(x: number, y: number, factor = 0): Html {
  const [p, q] = [x * factor, y * factor]
  const most = Math.max(Math.abs(x), Math.abs(y), Math.abs(p), Math.abs(q))
  const step = most > 40 ? 10 : most > 15 ? 5 : most > 8 ? 2 : 1
  const alt = factor
    ? 'Two arrows of the same direction from the origin of a coordinate plane'
    : 'An arrow from the origin of a coordinate plane'
  const at = { o: [0, 0], v: [x, y], ...(factor ? { w: [p, q] as const } : {}) } as const
  return drawing({ alt, at, height: 270 }, [
    g.grid(ends(step, [x, p]), ends(step, [y, q]), step),
    g.ray('ov', { accent: true }),
    ...(factor
      ? [
          g.ray('ow', { thin: true }),
          g.tag('w', `(${p}, ${q})`.replace(/-/g, '−'), {
            as: 'The arrow that is looked for',
            towards: direction(-q, p),
          }),
        ]
      : []),
    g.tag('v', 'v', { as: 'The arrow', towards: factor ? direction(q, -p) : direction(x, y) }),
  ])
}

const direction = (x: number, y: number): number => (Math.atan2(y, x) * 180) / Math.PI

/** An arrow from one point of the coordinate plane to another. */
export function arrowBetween(x: number, y: number, p: number, q: number, found = false): Html {
  const range = (s: number, e: number) => [Math.min(s, e, -1) - 1, Math.max(s, e, 1) + 1] as const
  const at = { s: [x, y], e: [p, q], ...(found ? { c: [p, y] as const } : {}) } as const
  return drawing({ alt: 'An arrow in the coordinate plane', at, height: 290 }, [
    g.grid(range(x, p), range(y, q)),
    ...(found
      ? [
          g.seg('sc', `${Math.abs(p - x)}`, { dash: true, as: 'The horizontal leg', from: 'e' }),
          g.seg('ce', `${Math.abs(q - y)}`, { dash: true, as: 'The vertical leg', from: 's' }),
        ]
      : []),
    g.ray('se', { accent: true }),
    g.dots('s'),
  ])
}

/** A velocity through the air, measured from east, and the wind at its tip; `w` is negative toward the west. */
export function headingAndWind(p: number, w: number, t: number, found = 0): Html {
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
      ...(found > 0
        ? [
            g.ray('ow', {}),
            g.angle('eow', `${found}°`, { as: 'The angle between the east and the way over the ground' }),
          ]
        : [g.angle('eoh', `${t}°`, { as: 'The angle between the east and the longer arrow' })]),
      g.tag('e', 'east', { as: 'The ray', towards: 0 }),
    ],
  )
}
