/** A triangle with the midpoints of two sides. */

import { drawing, g, type Html, xy } from '#kit'
import { ch } from './triangle-inequality.ts'

/** The two angles at the base. */
export const SHAPES = [
  [58, 66],
  [46, 82],
  [72, 50],
] as const

/** A triangle with the midsegment parallel to the side of the first two letters. */
export const midFigure = (set: string, shape: number, base: number, labels: readonly [string, string]): Html => {
  const [u, v] = SHAPES[shape] as (typeof SHAPES)[number]
  const [A, B, C] = xy.asa(u, base, v)
  const [m, n] = set.includes('M') || set.includes('N') ? ['G', 'H'] : ['M', 'N']
  const at = {
    [ch(set, 0)]: A,
    [ch(set, 1)]: B,
    [ch(set, 2)]: C,
    [m as string]: xy.along(A, C, 0.5),
    [n as string]: xy.along(B, C, 0.5),
  }
  return drawing(
    { alt: `Triangle ${set} with points ${m} on ${ch(set, 0, 2)} and ${n} on ${ch(set, 1, 2)}`, at, height: 230 },
    [
      g.polygon(set),
      g.seg(`${m}${n}`),
      g.ticks(`${ch(set, 0)}${m}`),
      g.ticks(`${m}${ch(set, 2)}`),
      g.ticks(`${ch(set, 1)}${n}`, 2),
      g.ticks(`${n}${ch(set, 2)}`, 2),
      g.side(`${m}${n}`, labels[0]),
      g.side(ch(set, 0, 1), labels[1]),
    ],
  )
}
