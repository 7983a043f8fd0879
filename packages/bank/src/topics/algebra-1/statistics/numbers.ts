/** Measures of lists of numbers. */

import { type Frac, frac } from '#kit'

export const sorted = (xs: readonly number[]): number[] => [...xs].sort((a, b) => a - b)
export const total = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0)
export const mean = (xs: readonly number[]): Frac => frac(total(xs), xs.length)

/** The middle of a list that is in order, or half-way between its two middle numbers. */
export function middle(xs: readonly number[]): Frac {
  const k = Math.floor(xs.length / 2)
  return xs.length % 2 === 1 ? frac(xs[k] as number) : frac((xs[k - 1] as number) + (xs[k] as number), 2)
}
export const median = (xs: readonly number[]): Frac => middle(sorted(xs))
