import { type Bound, sigmoid } from '@fourfold/engine'

export const FREE: Bound = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }

/**
 * Logistic regression with bounds on single weights: Newton steps whose quadratic model is minimised by coordinate
 * descent inside the bounds (Friedman, Hastie and Tibshirani 2010, §3). Rows of `x` are `k` long; only rows with
 * `use[row]` count.
 */
export function fitLogistic(
  x: Float32Array,
  y: Uint8Array,
  use: Uint8Array,
  k: number,
  bounds: readonly Bound[],
  ridge = 1e-4,
  steps = 12,
): Float64Array {
  const w = new Float64Array(k)
  const rows = use.length
  let n = 0
  for (let r = 0; r < rows; r++) n += use[r]!
  const gram = new Float64Array(k * k)
  const grad = new Float64Array(k)
  let previous = Number.POSITIVE_INFINITY
  for (let step = 0; step < steps; step++) {
    gram.fill(0)
    grad.fill(0)
    let loss = 0
    for (let r = 0; r < rows; r++) {
      if (!use[r]) continue
      const at = r * k
      let z = 0
      for (let j = 0; j < k; j++) z += w[j]! * x[at + j]!
      const p = sigmoid(z)
      loss -= Math.log(Math.max(1e-12, y[r] ? p : 1 - p))
      const d = p - y[r]!
      const h = Math.max(1e-5, p * (1 - p))
      for (let j = 0; j < k; j++) {
        const xj = x[at + j]!
        if (xj === 0) continue
        grad[j]! += d * xj
        const hx = h * xj
        const base = j * k
        for (let i = 0; i <= j; i++) gram[base + i]! += hx * x[at + i]!
      }
    }
    for (let j = 0; j < k; j++) for (let i = 0; i < j; i++) gram[i * k + j] = gram[j * k + i]!
    const moved = descend(w, gram, grad, bounds, n * ridge)
    if (moved < 1e-4 || Math.abs(previous - loss) / n < 1e-8) break
    previous = loss
  }
  return w
}

/** Minimises grad·d + d'·gram·d/2 + ridge·|w + d|²/2 over w + d inside the bounds; w is moved there. */
function descend(
  w: Float64Array,
  gram: Float64Array,
  grad: Float64Array,
  bounds: readonly Bound[],
  ridge: number,
): number {
  const k = w.length
  const start = w.slice()
  const g = grad.slice()
  for (let sweep = 0; sweep < 400; sweep++) {
    let largest = 0
    for (let j = 0; j < k; j++) {
      const curve = gram[j * k + j]! + ridge
      if (curve <= 0) continue
      const target = w[j]! - (g[j]! + ridge * w[j]!) / curve
      const next = Math.min(bounds[j]!.high, Math.max(bounds[j]!.low, target))
      const d = next - w[j]!
      if (d === 0) continue
      w[j] = next
      for (let i = 0; i < k; i++) g[i]! += gram[j * k + i]! * d
      largest = Math.max(largest, Math.abs(d))
    }
    if (largest < 1e-6) break
  }
  let moved = 0
  for (let j = 0; j < k; j++) moved = Math.max(moved, Math.abs(w[j]! - start[j]!))
  return moved
}
