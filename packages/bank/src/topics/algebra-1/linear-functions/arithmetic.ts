/** Arithmetic sequences: their terms, their formula, and a walk along them. */

import { expr, int, linear, nonZero, type Rng, until, type Value } from '#kit'

export type Seq = Readonly<{ a: number; d: number; n: number }>

export const first = ({ a, d }: Seq, count = 4): number[] => Array.from({ length: count }, (_, k) => a + k * d)

export const listed = (p: Seq): string =>
  first(p)
    .map((x) => `$${x}$`)
    .join(', ')

/** First term and difference, read off the terms. */
export const start = ([a = 0, b = 0]: readonly number[]) => ({ a, d: b - a })

export const term = ({ a, d, n }: Seq): number => a + (n - 1) * d

/** Adds the difference again and again. */
export const walk = (terms: readonly number[], n: number): number => {
  let x = terms[0] as number
  for (let k = 1; k < n; k++) x += (terms[1] as number) - (terms[0] as number)
  return x
}

export const drawSeq = (rng: Rng): Seq =>
  until(
    () => ({ a: nonZero(rng, -20, 30), d: nonZero(rng, -9, 9), n: int(rng, 12, 40) }),
    ({ a, d }) => Math.abs(d) > 1 && a !== d && Math.abs(a) > 2 && ![0, 1, 2, 3].some((k) => a + k * d === 0),
  )

export const formula = (d: number, c: number): Value => expr(`a_n = ${linear(d, c, 'n')}`, ({ n }) => d * n + c)
