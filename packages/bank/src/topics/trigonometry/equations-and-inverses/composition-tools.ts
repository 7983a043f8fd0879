/** The triangle of an inner inverse function. */

import { type Frac, frac, neg, pick, type Rng } from '#kit'
import type { Fn } from '../common.ts'

export const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [24, 7, 25],
] as const
export type Sides = readonly [opposite: number, adjacent: number, hypotenuse: number]

export const PAIRS = [
  ['sin', 'cos'],
  ['sin', 'tan'],
  ['cos', 'sin'],
  ['cos', 'tan'],
  ['tan', 'sin'],
  ['tan', 'cos'],
] as const
export const pairOf = (rng: Rng): readonly [Fn, Fn] => pick(rng, PAIRS)

export const ratioOf = (fn: Fn, [o, d, r]: Sides): Frac =>
  fn === 'sin' ? frac(o, r) : fn === 'cos' ? frac(d, r) : frac(o, d)

/** The two sides whose quotient the function is, the upper one first. */
export const pairFor = (fn: Fn, [o, d, r]: Sides): readonly [number, number] =>
  fn === 'tan' ? [o, d] : [fn === 'sin' ? o : d, r]

/** The sides of a right triangle whose angle has this positive ratio. */
export function sidesOf(h: Fn, { n, d }: Frac): Sides {
  const third = Math.round(Math.sqrt(Math.abs(h === 'tan' ? n * n + d * d : d * d - n * n)))
  return h === 'sin' ? [n, third, d] : h === 'cos' ? [third, n, d] : [n, d, third]
}
export const swapped = ([o, d, r]: Sides): Sides => [d, o, r]
export const third = (f: Fn, h: Fn): Fn => (['sin', 'cos', 'tan'] as const).find((x) => x !== f && x !== h) ?? 'tan'

/** The value of f at the angle h⁻¹(−k): the angle lies in quadrant II for the cosine, in IV otherwise. */
export const atNegative = (f: Fn, h: Fn, k: Frac): Frac => {
  const v = ratioOf(f, sidesOf(h, k))
  const positive = h === 'cos' ? f === 'sin' : f === 'cos'
  return positive ? v : neg(v)
}
