/** Matrices as lists of rows: how they are written, added and multiplied. */

import { asWritten, int, type Rng, type Value } from '#kit'

export type Matrix = readonly (readonly number[])[]

export const matrixTex = (m: Matrix): string =>
  `\\begin{bmatrix} ${m.map((row) => row.join(' &amp; ')).join(' \\\\ ')} \\end{bmatrix}`
export const matrix = (m: Matrix): Value => asWritten(matrixTex(m.map((row) => row.map((x) => x || 0))))

export const each = (m: Matrix, f: (x: number, i: number, j: number) => number): Matrix =>
  m.map((row, i) => row.map((x, j) => f(x, i, j)))
export const at = (m: Matrix, i: number, j: number): number => m[i]?.[j] ?? 0
export const plus = (a: Matrix, b: Matrix): Matrix => each(a, (x, i, j) => x + at(b, i, j))
export const scaled = (k: number, a: Matrix): Matrix => each(a, (x) => k * x)
/** The sum of all entries. */
export const entries = (m: Matrix): number => m.flat().reduce((sum, x) => sum + x, 0)

export const flipped = (m: Matrix): Matrix => (m[0] ?? []).map((_, j) => m.map((row) => row[j] ?? 0))
export const product = (a: Matrix, b: Matrix): Matrix =>
  a.map((row) => (b[0] ?? []).map((_, j) => row.reduce((s, x, k) => s + x * at(b, k, j), 0)))
export const drawMatrix = (rng: Rng, rows: number, columns: number, lo: number, hi: number): Matrix =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => int(rng, lo, hi)))
export const determinant = (m: Matrix): number => at(m, 0, 0) * at(m, 1, 1) - at(m, 0, 1) * at(m, 1, 0)
/** A sum of products as it is worked out: 2 · 3 + (−1) · 5. */
export const paired = (xs: readonly number[], ys: readonly number[]): string =>
  xs.map((x, i) => `${i > 0 && x < 0 ? `(${x})` : x} \\cdot ${(ys[i] ?? 0) < 0 ? `(${ys[i]})` : ys[i]}`).join(' + ')
export const column = (m: Matrix, j: number): number[] => m.map((row) => row[j] ?? 0)
