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

/** The mean over a student's abilities on a skill, at each ability on the whole; beyond the ends the end counts. */
export function blurred(values: OnGrid): OnGrid {
  const wide = new Float64Array(values.length + 2 * REACH).fill(values.at(-1) ?? 0)
  wide.fill(values[0] ?? 0, 0, REACH)
  wide.set(values, REACH)
  return values.map((_, i) => {
    let sum = 0
    for (let k = 0; k < KERNEL.length; k++) sum += (KERNEL[k] ?? 0) * (wide[i + k] ?? 0)
    return sum
  })
}
