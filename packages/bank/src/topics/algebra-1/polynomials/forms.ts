/** Polynomials and products of binomials as options. */

import { expr, linear, polynomial, polyTex, polyValue, type Value } from '#kit'
import { readValue } from '../read-tex.ts'

/** Coefficients with the highest power first. */
export type Coefs = readonly number[]

export const pv = (c: Coefs): Value => polyValue(polynomial(c))
export const px = (c: Coefs): string => polyTex(polynomial(c))
export const add = (p: Coefs, q: Coefs, k = 1): number[] => p.map((c, i) => c + k * (q[i] as number))

/** `(ax + b)(cx + d)`; a square where the two are the same. */
export function factors(a: number, b: number, c: number, d: number, front = 1): Value {
  const lead = front === 1 ? '' : front === -1 ? '-' : `${front}`
  const tex = a === c && b === d ? `${lead}(${linear(a, b)})^2` : `${lead}(${linear(a, b)})(${linear(c, d)})`
  return expr(tex, ({ x }) => front * (a * x + b) * (c * x + d))
}

/** (ax + b)(cx + d) multiplied out. */
export const times = (a: number, b: number, c: number, d: number): number[] => [a * c, a * d + b * c, b * d]

/** The value of a polynomial at x. */
export const at = (c: Coefs, x: number): number => c.reduce((sum, k) => sum * x + k, 0)

/** The three coefficients of a product of two binomials, from its values at 0, 1 and -1. */
export function coefficientsOf(html: string): readonly [number, number, number] {
  const [end, right, left] = [0, 1, -1].map((x) => readValue(html, { x })) as [number, number, number]
  return [(right + left) / 2 - end, (right - left) / 2, end]
}

/** What two expressions are at x, by the names of those who wrote them. */
export const valuesAt = (shown: readonly string[], names: readonly string[], x: number): string =>
  `${shown.map((html, who) => `${names[who]}’s expression gives $${readValue(html, { x })}$ there`).join(', and ')}.`
