import { FEATURES } from './features.ts'
import { sigmoid } from './math.ts'

/** Between which values a weight may lie. */
export type Bound = Readonly<{ low: number; high: number }>

/** The chance to hit by luck, row by row. */
type Luck = (row: number) => number
const NO_LUCK: Luck = () => 0

/** Terms whose weight may differ from item to item: those that are centred, so that difficulty stays in b. */
export const ITEM_TERMS = [
  'topic ability',
  'skill ability',
  'topic accuracy short',
  'skill accuracy short',
  'topic run of wrong',
  'topic haste short',
  'skill right this year',
] as const

export type Groups = Readonly<{
  count: number
  /** Groups of a row; a row's deviation is the mean of theirs. */ of: (row: number) => readonly number[]
}>

/** Deviations of the weights of one group: [feature index, deviation]. */
export type WeightOffsets = Readonly<{ terms: readonly number[]; values: readonly Float64Array[] }>

/**
 * Random slopes: each group's deviations from the common weights, a ridge being their normal prior (Laird and Ware 1982,
 * posterior mode). Bounded so that weight + deviation keeps the sign that the term promises. `z` holds the logits so far.
 */
export function fitWeightOffsets(
  x: Float32Array,
  y: Uint8Array,
  use: (row: number) => boolean,
  z: Float64Array,
  groups: Groups,
  terms: readonly number[],
  bounds: (group: number) => readonly Bound[],
  ridge: number,
  luck: Luck = NO_LUCK,
  sweeps = 2,
): WeightOffsets {
  const k = FEATURES.length
  const m = terms.length
  const rows: number[][] = Array.from({ length: groups.count }, () => [])
  for (let r = 0; r < y.length; r++) if (use(r)) for (const g of groups.of(r)) rows[g]!.push(r)
  const values = Array.from({ length: groups.count }, () => new Float64Array(m))
  const at = z.slice()
  const gram = new Float64Array(m * m)
  const grad = new Float64Array(m)
  const row = new Float64Array(m)
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let g = 0; g < groups.count; g++) {
      if (rows[g]!.length === 0) continue
      const v = values[g]!
      gram.fill(0)
      grad.fill(0)
      for (const r of rows[g]!) {
        const share = 1 / groups.of(r).length
        for (let j = 0; j < m; j++) row[j] = share * x[r * k + terms[j]!]!
        const s = sigmoid(at[r]!)
        const floor = luck(r)
        const p = floor + (1 - floor) * s
        const slope = (1 - floor) * s * (1 - s)
        const over = slope / Math.max(1e-9, p * (1 - p))
        const d = (p - y[r]!) * over
        const h = slope * over
        for (let j = 0; j < m; j++) {
          const a = row[j]!
          if (a === 0) continue
          grad[j] = grad[j]! + d * a
          for (let i = 0; i <= j; i++) gram[j * m + i] = gram[j * m + i]! + h * a * row[i]!
        }
      }
      for (let j = 0; j < m; j++) for (let i = 0; i < j; i++) gram[i * m + j] = gram[j * m + i]!
      const before = v.slice()
      descend(v, gram, grad, bounds(g), ridge)
      for (let j = 0; j < m; j++) before[j] = v[j]! - before[j]!
      for (const r of rows[g]!) {
        const share = 1 / groups.of(r).length
        for (let j = 0; j < m; j++) at[r] = at[r]! + share * before[j]! * x[r * k + terms[j]!]!
      }
    }
  }
  return { terms, values }
}

function descend(v: Float64Array, gram: Float64Array, g: Float64Array, bounds: readonly Bound[], ridge: number): void {
  const m = v.length
  for (let sweep = 0; sweep < 40; sweep++) {
    let largest = 0
    for (let j = 0; j < m; j++) {
      const target = v[j]! - (g[j]! + ridge * v[j]!) / (gram[j * m + j]! + ridge)
      const next = Math.min(bounds[j]!.high, Math.max(bounds[j]!.low, target))
      const d = next - v[j]!
      if (d === 0) continue
      v[j] = next
      largest = Math.max(largest, Math.abs(d))
      for (let i = 0; i < m; i++) g[i] = g[i]! + gram[j * m + i]! * d
    }
    if (largest < 1e-4) break
  }
}

/** Adds the deviations to the logits of every row. */
export function addWeightOffsets(
  z: Float64Array,
  x: Float32Array,
  groups: Groups,
  weightOffsets: WeightOffsets,
): Float64Array {
  const k = FEATURES.length
  return z.map((start, r) => {
    const own = groups.of(r)
    let sum = start
    for (const g of own) {
      const v = weightOffsets.values[g]!
      for (let j = 0; j < v.length; j++) sum += (v[j]! * x[r * k + weightOffsets.terms[j]!]!) / own.length
    }
    return sum
  })
}
