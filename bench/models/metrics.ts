/** Area under the ROC curve by ranks, ties counted half (Hanley and McNeil 1982). NaN with one class only. */
export function auc(p: ArrayLike<number>, y: ArrayLike<number>): number {
  return aucOfSorted(order(p), p, y)
}

/** Row numbers by ascending prediction. */
export function order(p: ArrayLike<number>): Uint32Array {
  const n = p.length
  const keys = Float64Array.from({ length: n }, (_, i) => p[i]!)
  const index = Uint32Array.from({ length: n }, (_, i) => i)
  return index.sort((a, b) => keys[a]! - keys[b]!)
}

/** The same over rows sorted beforehand, each counted `weight[row]` times: what a bootstrap needs. */
export function aucOfSorted(
  sorted: Uint32Array,
  p: ArrayLike<number>,
  y: ArrayLike<number>,
  weight?: ArrayLike<number>,
): number {
  let below = 0
  let pairs = 0
  let positives = 0
  let i = 0
  const n = sorted.length
  while (i < n) {
    const value = p[sorted[i]!]!
    let pos = 0
    let neg = 0
    for (; i < n && p[sorted[i]!] === value; i++) {
      const row = sorted[i]!
      const w = weight ? weight[row]! : 1
      if (y[row]) pos += w
      else neg += w
    }
    pairs += pos * (below + neg / 2)
    positives += pos
    below += neg
  }
  return positives === 0 || below === 0 ? Number.NaN : pairs / (positives * below)
}

export function logLoss(p: ArrayLike<number>, y: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < p.length; i++) {
    const q = Math.min(1 - 1e-6, Math.max(1e-6, p[i]!))
    sum -= y[i] ? Math.log(q) : Math.log(1 - q)
  }
  return sum / p.length
}

/** Expected calibration error over ten bins of equal width (Naeini, Cooper and Hauskrecht 2015). */
export function calibrationError(p: ArrayLike<number>, y: ArrayLike<number>): number {
  const bins = 10
  const n = new Float64Array(bins)
  const gap = new Float64Array(bins)
  for (let i = 0; i < p.length; i++) {
    const bin = Math.min(bins - 1, Math.floor(p[i]! * bins))
    n[bin] = n[bin]! + 1
    gap[bin] = gap[bin]! + p[i]! - y[i]!
  }
  let sum = 0
  for (let bin = 0; bin < bins; bin++) sum += Math.abs(gap[bin]!)
  return sum / p.length
}

/** Mean of the students' own AUCs, each weighted by how many pairs it is made of; students with one outcome have none. */
export function aucWithin(p: Float64Array, y: Uint8Array, starts: ArrayLike<number>): number {
  let sum = 0
  let weight = 0
  for (let u = 0; u + 1 < starts.length; u++) {
    const from = starts[u]!
    const to = starts[u + 1]!
    const value = auc(p.subarray(from, to), y.subarray(from, to))
    if (Number.isNaN(value)) continue
    sum += value * (to - from)
    weight += to - from
  }
  return weight === 0 ? Number.NaN : sum / weight
}

export type Interval = Readonly<{ low: number; high: number }>

/** 95 % intervals of each model's AUC and of its difference to the first, by resampling students (Efron 1979). */
export function bootstrapAuc(
  models: readonly Float64Array[],
  y: Uint8Array,
  starts: ArrayLike<number>,
  draws: number,
  rng: () => number,
): { auc: Interval; gap: Interval }[] {
  const students = starts.length - 1
  const sorted = models.map((p) => order(p))
  const values = models.map(() => new Float64Array(draws))
  const weight = new Uint8Array(y.length)
  for (let d = 0; d < draws; d++) {
    weight.fill(0)
    for (let k = 0; k < students; k++) {
      const u = Math.floor(rng() * students)
      for (let r = starts[u]!; r < starts[u + 1]!; r++) weight[r] = weight[r]! + 1
    }
    models.forEach((p, m) => {
      values[m]![d] = aucOfSorted(sorted[m]!, p, y, weight)
    })
  }
  const interval = (xs: Float64Array): Interval => {
    const s = xs.slice().sort()
    return { low: s[Math.floor(0.025 * (draws - 1))]!, high: s[Math.ceil(0.975 * (draws - 1))]! }
  }
  return values.map((xs) => ({ auc: interval(xs), gap: interval(xs.map((x, d) => values[0]![d]! - x)) }))
}
