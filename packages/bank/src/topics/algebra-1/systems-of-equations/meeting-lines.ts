/** Two lines in slope-intercept form and where they meet. */

import { nonZero, type Rng, until } from '#kit'

/** y = m1 x + b1 and y = m2 x + b2, meeting at a whole point. */
export type Pair = Readonly<{ m1: number; b1: number; m2: number; b2: number }>
type Shown = Readonly<{ first: readonly number[]; second: readonly number[] }>
export const meet = ({ m1, b1, m2, b2 }: Pair): readonly [number, number] => {
  const x = (b2 - b1) / (m1 - m2)
  return [x, m1 * x + b1]
}
/** The two lines, from where the figure shows them at x = 0 and x = 1. */
export const drawn = ({ first: [b1 = 0, c1 = 0], second: [b2 = 0, c2 = 0] }: Shown): Pair => ({
  b1,
  m1: c1 - b1,
  b2,
  m2: c2 - b2,
})

export const drawPair =
  (reach: number) =>
  (rng: Rng): Pair =>
    until(
      () => {
        const [m1, m2] = [nonZero(rng, -3, 3), nonZero(rng, -3, 3)]
        const [x, y] = [nonZero(rng, -reach, reach), nonZero(rng, -reach, reach)]
        return { m1, b1: y - m1 * x, m2, b2: y - m2 * x }
      },
      (p) =>
        p.m1 !== p.m2 &&
        p.b1 !== 0 &&
        p.b2 !== 0 &&
        Math.abs(p.b1) <= reach + 1 &&
        Math.abs(p.b2) <= reach + 1 &&
        Math.abs(meet(p)[0]) !== Math.abs(meet(p)[1]),
    )
/** Steps along both lines until the heights agree. */
export const walk = ({ m1, b1, m2, b2 }: Pair): readonly [number, number] => {
  const x = Array.from({ length: 81 }, (_, i) => i - 40).find((k) => m1 * k + b1 === m2 * k + b2) ?? 99
  return [x, m2 * x + b2]
}
