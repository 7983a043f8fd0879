/** Vectors as values and in words. */

import { drawing, g, type Html, type Part, type Pt, surdSqrt, surdValue, type Value } from '#kit'
import { realTex } from '../common.ts'

const tidy = (x: number): string => String(Math.round(x * 1e6) / 1e6 || 0)

export const vecTex = (x: number, y: number): string => `\\langle ${realTex(x)}, ${realTex(y)} \\rangle`

/** A vector by its components, in exact form. */
export const vec = (x: number, y: number): Value => ({ html: `$${vecTex(x, y)}$`, key: `vec ${tidy(x)} ${tidy(y)}` })

/** The root of a whole number, in exact form. */
export const root = (square: number): Value => surdValue(surdSqrt(Math.round(square)))
export const rootTex = (square: number): string => root(square).html.replace(/\$/g, '')

export type Compass = 'east' | 'west' | 'north' | 'south'
export const STEP: Readonly<Record<Compass, readonly [number, number]>> = {
  east: [1, 0],
  west: [-1, 0],
  north: [0, 1],
  south: [0, -1],
}

/** Arrows from the origin of a coordinate plane, each with its name at the tip. */
export function arrows(list: readonly (readonly [name: string, tip: Pt])[]): Html {
  const span = (i: 0 | 1): readonly [number, number] => {
    const all = list.map(([, tip]) => tip[i])
    return [Math.min(...all, -1) - 1, Math.max(...all, 1) + 1]
  }
  const tips = Object.fromEntries(list.map(([, tip], i) => [`p${i + 1}`, tip]))
  const parts = list.flatMap(([name], i): Part[] => [
    g.ray(`op${i + 1}`, { accent: true }),
    g.tag(`p${i + 1}`, name, { as: 'The tip of an arrow' }),
  ])
  const widest = Math.max(span(0)[1] - span(0)[0], span(1)[1] - span(1)[0])
  const step = widest > 24 ? 4 : 1
  // So that the numbers stand apart and none must leave its side of the axis.
  const every = step === 1 && widest > 14 ? 4 : 2
  return drawing(
    {
      alt:
        list.length > 1
          ? 'Arrows from the origin of a coordinate plane'
          : 'An arrow from the origin of a coordinate plane',
      at: { o: [0, 0], ...tips },
      height: 270,
    },
    [g.grid(span(0), span(1), step, every), ...parts],
  )
}
