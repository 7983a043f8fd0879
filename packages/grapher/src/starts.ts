import { leastSquares, type Matrix } from './least-squares.ts'
import type { Problem } from './marquardt.ts'

const MOST_TRIES = 900
const BEST = 4

/** A fixed row of numbers that look drawn by chance (Park and Miller 1988): the same data give the same fit. */
function* chance(): Generator<number, never> {
  let seed = 20_241
  for (;;) {
    seed = (seed * 48_271) % 2_147_483_647
    yield seed / 2_147_483_647
  }
}

/** Sizes that letters in exponents, roots and waves have: powers of ten, and whole waves over the data. */
function sizes(rows: Matrix): number[] {
  const all = rows.flat()
  const span = Math.max(...all) - Math.min(...all) || 1
  const powers = Array.from({ length: 17 }, (_, i) => 10 ** (-5 + i / 2))
  const waves = Array.from({ length: Math.min(24, rows.length) }, (_, i) => ((i + 1) * Math.PI) / span)
  return [...powers.flatMap((v) => [v, -v]), ...waves, 0.8, 0.9, 1.1, 1.5, 2]
}

/**
 * Where to begin: letters that bend the model are tried over many sizes, those in which it is a plain sum follow from
 * them by linear least squares; the best few are returned.
 */
export function startsFor(problem: Problem, isLinear: readonly boolean[], rows: Matrix): number[][] {
  const bent = isLinear.flatMap((linear, i) => (linear ? [] : [i]))
  const straight = isLinear.flatMap((linear, i) => (linear ? [i] : []))
  const choices = sizes(rows)
  const random = chance()
  const every = choices.length ** bent.length <= MOST_TRIES
  const count = every ? choices.length ** bent.length : MOST_TRIES
  const tries: { p: number[]; cost: number }[] = []
  for (let n = 0; n < count; n++) {
    const p = isLinear.map(() => 0)
    bent.forEach((index, k) => {
      const at = every
        ? Math.floor(n / choices.length ** k) % choices.length
        : Math.floor(random.next().value * choices.length)
      p[index] = choices[at]!
    })
    if (straight.length > 0) {
      const slopes = problem.slopes(p).map((row) => straight.map((i) => row[i]!))
      if (!slopes.every((row) => row.every(Number.isFinite))) continue
      const found = leastSquares(
        slopes,
        problem.residuals(p).map((v) => -v),
      )
      if (!found) continue
      straight.forEach((index, k) => {
        p[index] = found[k]!
      })
    }
    const cost = problem.residuals(p).reduce((sum, v) => sum + v * v, 0)
    if (Number.isFinite(cost)) tries.push({ p, cost })
  }
  tries.sort((a, b) => a.cost - b.cost)
  return [...tries.slice(0, BEST).map((t) => t.p), isLinear.map(() => 1)]
}
