/** Abilities in logits at which everything is reckoned, from −5 to 5. */
const LOW = -5
const STEP = 0.25
export const ABILITIES: readonly number[] = Array.from({ length: 41 }, (_, i) => LOW + STEP * i)

export type OnGrid = readonly number[]

export const gridOf = (of: (theta: number, i: number) => number): OnGrid => ABILITIES.map(of)

/** How far a student's ability on a skill lies from the one on the whole: set on simulated students (docs/benchmark.md). */
const SKILL_SD = 1
const REACH = Math.ceil((3 * SKILL_SD) / STEP)
const BELL = Float64Array.from({ length: 2 * REACH + 1 }, (_, i) =>
  Math.exp(-(((i - REACH) * STEP) ** 2) / (2 * SKILL_SD ** 2)),
)
const BELL_SUM = BELL.reduce((a, b) => a + b, 0)
const KERNEL = BELL.map((weight) => weight / BELL_SUM)

/** Beyond the ends the end counts. */
function padded(values: ArrayLike<number>): Float64Array {
  const wide = new Float64Array(values.length + 2 * REACH).fill(values[values.length - 1] ?? 0)
  wide.fill(values[0] ?? 0, 0, REACH)
  wide.set(values, REACH)
  return wide
}

export type Moments = Readonly<{ all: Float64Array; mean: Float64Array; variance: Float64Array }>

/**
 * Over a student's abilities on a skill, at each ability on the whole: how likely the answers are there, and with them the mean
 * and the variance of a value. One pass for all three: an exam is scored at a hundred and more of such.
 */
export function blurred(likely: Float64Array, values: OnGrid): Moments {
  const [weights, wide] = [padded(likely), padded(values)]
  const n = likely.length
  const [all, mean, variance] = [new Float64Array(n), new Float64Array(n), new Float64Array(n)]
  for (let i = 0; i < n; i++) {
    let [total, sum, squares] = [0, 0, 0]
    for (let k = 0; k < KERNEL.length; k++) {
      const value = wide[i + k] as number
      const weight = (KERNEL[k] as number) * (weights[i + k] as number)
      total += weight
      sum += weight * value
      squares += weight * value * value
    }
    all[i] = total
    mean[i] = sum / total
    variance[i] = Math.max(0, squares / total - (sum / total) ** 2)
  }
  return { all, mean, variance }
}
