/** Systems of which one equation is solved for y. */

import { nonZero, type Rng, until } from '#kit'

/** y = mx + b and ax + cy = d. */
export type Sub = Readonly<{ m: number; b: number; a: number; c: number; d: number }>
export const xOf = ({ m, b, a, c, d }: Sub): number => (d - c * b) / (a + c * m)
export const yOf = (p: Sub): number => p.m * xOf(p) + p.b
export const drawSub = (rng: Rng): Sub =>
  until(
    () => {
      const [m, x, b] = [nonZero(rng, -4, 4), nonZero(rng, -6, 6), nonZero(rng, -8, 8)]
      const [a, c] = [nonZero(rng, -6, 6), nonZero(rng, -5, 5)]
      return { m, b, a, c, d: a * x + c * (m * x + b) }
    },
    (p) =>
      Math.abs(p.c) > 1 &&
      p.a + p.c * p.m !== 0 &&
      Math.abs(yOf(p)) <= 15 &&
      yOf(p) !== 0 &&
      Math.abs(yOf(p)) !== Math.abs(xOf(p)) &&
      Math.abs(p.d) < 50,
  )
