import { leastSquares } from './least-squares.ts'

/** What is to be fitted: how far the model is off at each row, and how that changes with each parameter. */
export type Problem = Readonly<{
  residuals: (p: readonly number[]) => number[]
  slopes: (p: readonly number[]) => number[][]
}>

const MOST_STEPS = 300
const squares = (r: readonly number[]): number => r.reduce((sum, v) => sum + v * v, 0)

/**
 * Nonlinear least squares (Levenberg 1944, Marquardt 1963) with Moré's scaling; each step is a linear problem solved by
 * orthogonal factorisation, never by normal equations. Null where no step is possible.
 */
export function marquardt(problem: Problem, start: readonly number[]): { p: number[]; cost: number } | null {
  let p = [...start]
  let r = problem.residuals(p)
  let cost = squares(r)
  if (!Number.isFinite(cost)) return null
  let lambda = 1e-3
  const scale = p.map(() => 0)
  for (let step = 0; step < MOST_STEPS; step++) {
    const j = problem.slopes(p)
    if (!j.every((row) => row.every(Number.isFinite))) break
    p.forEach((_, k) => {
      scale[k] = Math.max(scale[k]!, Math.hypot(...j.map((row) => row[k]!)), 1e-300)
    })
    let better = false
    while (lambda < 1e16) {
      const damped = p.map((_, k) => p.map((__, l) => (k === l ? Math.sqrt(lambda) * scale[k]! : 0)))
      const delta = leastSquares([...j, ...damped], [...r.map((v) => -v), ...p.map(() => 0)])
      if (!delta) {
        lambda *= 10
        continue
      }
      const next = p.map((v, k) => v + delta[k]!)
      const rest = problem.residuals(next)
      const newCost = squares(rest)
      if (newCost < cost) {
        const moved = Math.max(...delta.map((d, k) => Math.abs(d) / (Math.abs(next[k]!) + 1e-300)))
        const gained = (cost - newCost) / cost
        ;[p, r, cost] = [next, rest, newCost]
        lambda = Math.max(lambda / 10, 1e-12)
        better = moved > 1e-13 && !(gained < 1e-15)
        break
      }
      // No way down because this is the bottom, as far as the digits reach.
      if (Math.max(...delta.map((d, k) => Math.abs(d) / (Math.abs(p[k]!) + 1e-300))) < 1e-14) break
      lambda *= 4
    }
    if (!better) break
  }
  return { p: polish(problem, p, cost), cost }
}

/** Some whole Gauss–Newton steps: where the cost no longer tells, the step still does. */
function polish(problem: Problem, start: readonly number[], cost: number): number[] {
  let p = [...start]
  let last = Number.POSITIVE_INFINITY
  for (let i = 0; i < 12; i++) {
    const delta = leastSquares(
      problem.slopes(p),
      problem.residuals(p).map((v) => -v),
    )
    if (!delta) break
    const size = Math.max(...delta.map((d, k) => Math.abs(d) / (Math.abs(p[k]!) + 1e-300)))
    const next = p.map((v, k) => v + delta[k]!)
    if (!(size < last / 2) || squares(problem.residuals(next)) > cost * (1 + 1e-9) + 1e-300) break
    ;[p, last] = [next, size]
  }
  return p
}
