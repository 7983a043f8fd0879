/** Vectors as values and in words. */

import { surdSqrt, surdValue, type Value } from '#kit'
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
