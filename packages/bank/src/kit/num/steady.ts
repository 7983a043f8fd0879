/**
 * Numbers that are the same on every CPU. The language leaves the last bits of sin, cos, atan2 and their like open, and CPUs
 * differ in them; sums, products, quotients and square roots are exact everywhere. So whatever comes out of an open function
 * is put on a grid far coarser than that noise before it is compared, counted, rounded or written.
 */

const onGrid = (x: number, parts: number): number => Math.round(x * parts) / parts || 0

/** What an open function answers: ten decimals, a hundred thousand times the noise. */
const settle = (x: number): number => onGrid(x, 1e10)
/** What is compared or rounded after some sums and products: seven decimals, so that the grid above does not show through. */
export const snap = (x: number): number => onGrid(x, 1e7)

export const sin = (x: number): number => settle(Math.sin(x))
export const cos = (x: number): number => settle(Math.cos(x))
export const asin = (x: number): number => settle(Math.asin(x))
export const atan2 = (y: number, x: number): number => settle(Math.atan2(y, x))

/** The length of a vector, by a square root alone: Math.hypot has open bits too. */
export function hypot(...parts: readonly number[]): number {
  let sum = 0
  for (const x of parts) sum += x * x
  return Math.sqrt(sum)
}

/** Rounding that does not fall on the other side of an edge because of noise. */
export const ceil = (x: number): number => Math.ceil(snap(x))
export const round = (x: number): number => Math.round(snap(x))

/** A coordinate as figures write it: one decimal, no minus zero. */
export const oneDecimal = (x: number): string => String(round(x * 10) / 10 || 0)
