/** A monotone curve through the middle of several raw-to-scale tables. Plain functions over plain data. */
import type { Table } from './tables.ts'

/** Scale by share of right answers, at equal steps from 0 to 1. */
export type Curve = readonly number[]

const STEPS = 100

const between = (values: readonly number[], at: number): number => {
  const low = Math.min(values.length - 1, Math.floor(at))
  const high = Math.min(values.length - 1, low + 1)
  const from = values[low] ?? 0
  return from + (at - low) * ((values[high] ?? from) - from)
}

/** What a table says at a share of right answers: the middle of its range. */
const tableAt = ({ low, high = low }: Table, share: number): number => {
  const at = share * (low.length - 1)
  return (between(low, at) + between(high, at)) / 2
}

/** Pools neighbours that fall until none does (Ayer et al. 1955): the nearest rising values. */
export function rising(values: readonly number[]): number[] {
  const blocks: { sum: number; n: number }[] = []
  for (const value of values) {
    blocks.push({ sum: value, n: 1 })
    for (let last = blocks.at(-1), before = blocks.at(-2); last && before; ) {
      if (before.sum / before.n <= last.sum / last.n) break
      before.sum += last.sum
      before.n += last.n
      blocks.pop()
      last = blocks.at(-1)
      before = blocks.at(-2)
    }
  }
  return blocks.flatMap(({ sum, n }) => Array.from({ length: n }, () => sum / n))
}

/** The mean of the tables at every hundredth, made monotone, with both ends of the scale kept. */
export function fitCurve(tables: readonly Table[], min: number, max: number): Curve {
  const means = Array.from({ length: STEPS + 1 }, (_, i) => {
    const values = tables.map((table) => tableAt(table, i / STEPS))
    return values.reduce((a, b) => a + b, 0) / values.length
  })
  const curve = rising(means)
  curve[0] = min
  curve[STEPS] = max
  return curve
}

export const curveAt = (curve: Curve, share: number): number =>
  between(curve, Math.min(1, Math.max(0, share)) * (curve.length - 1))

/** The share of right answers that a score stands for: the least one that reaches it. */
export function shareFor(curve: Curve, score: number): number {
  const i = curve.findIndex((value) => value >= score)
  if (i <= 0) return i === 0 ? 0 : 1
  const [from = 0, to = 0] = [curve[i - 1], curve[i]]
  return (i - 1 + (to === from ? 0 : (score - from) / (to - from))) / (curve.length - 1)
}
