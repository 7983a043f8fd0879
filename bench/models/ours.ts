import {
  addWeightOffsets,
  type Bound,
  chance,
  FEATURES,
  fitWeightOffsets,
  type Groups,
  ITEM_TERMS,
  type ItemView,
  type Params,
  sigmoid,
  type WeightOffsets,
} from '@fourfold/engine'
import { FREE, fitLogistic } from './logistic.ts'
import { logLoss } from './metrics.ts'
import { type BenchParams, benchParams, calibrateItems, featureMatrix, type Items, partsOf, replay } from './replay.ts'
import type { Split } from './split.ts'
import type { Table } from './table.ts'

export type Fitted = Readonly<{
  weights: Readonly<Record<string, number>>
  params: Params
  items: Items
  part: Int8Array
  chosen: Readonly<{ skill_ridge: number; item_ridge: number }>
}>

const SIGNS: readonly Bound[] = FEATURES.map((f) =>
  f.sign === '+' ? { low: 0, high: FREE.high } : f.sign === '-' ? { low: FREE.low, high: 0 } : FREE,
)
const EASINESS = FEATURES.findIndex((f) => f.name === 'easiness')
const SKILL_RIDGES = [8, 20, 50, 150, 500]
const ITEM_RIDGES = [8, 16, 40, 150]
const NONE = 1e9

const within = (bounds: readonly Bound[], w: ArrayLike<number>, terms: readonly number[]): Bound[] =>
  terms.map((j) => ({ low: bounds[j]!.low - w[j]!, high: bounds[j]!.high - w[j]! }))

/** Fits the engine's model on the training students of a table: difficulties, weights, deviations. */
export function fitOurs(
  table: Table,
  split: Split,
  progress: (text: string) => void = () => {},
  bench: BenchParams = benchParams(),
  /** Terms that may have a weight; all by default. */ terms: readonly string[] = FEATURES.map((f) => f.name),
): Fitted {
  const bounds = SIGNS.map((bound, j) => (terms.includes(FEATURES[j]!.name) ? bound : { low: 0, high: 0 }))
  const part = partsOf(table, split)
  const trained = (r: number) => part[table.user[r]!]! >= 0
  const use = Uint8Array.from(table.user, (u) => (part[u]! >= 0 ? 1 : 0))
  const k = FEATURES.length
  const pinned = bounds.map((bound, j) => (j === EASINESS ? { low: 1, high: 1 } : bound))
  progress('difficulties')
  const items = calibrateItems(table, part, bench, (now) =>
    fitLogistic(featureMatrix(table, part, now, bench.engine), table.correct, use, k, pinned),
  )
  progress('weights')
  const x = featureMatrix(table, part, items, bench.engine)
  const w = fitLogistic(x, table.correct, use, k, bounds)
  const z = logits(x, w, table.rows)

  const skills: Groups = { count: table.skills.length, of: (r) => table.skillSets[table.set[r]!]! }
  const single = Array.from(table.items, (_, i) => [i])
  const each: Groups = { count: table.items.length, of: (r) => single[table.item[r]!]! }
  const skillTerms = FEATURES.map((_, j) => j)
  const itemTerms = ITEM_TERMS.map((name) => FEATURES.findIndex((f) => f.name === name))
  const skillBounds = within(bounds, w, skillTerms)

  const bySkill = (ridge: number, on: (r: number) => boolean) =>
    fitWeightOffsets(x, table.correct, on, z, skills, skillTerms, () => skillBounds, ridge)
  // The ridges are chosen on one part of the training students, by what the others learnt.
  const held = (r: number) => part[table.user[r]!]! === 0
  const rest = (r: number) => trained(r) && !held(r)
  progress('deviations of the skills')
  const skill_ridge = best(
    SKILL_RIDGES,
    (ridge) => lossOn(table, held, addWeightOffsets(z, x, skills, bySkill(ridge, rest))),
    lossOn(table, held, z),
  )
  const zRest = skill_ridge === NONE ? z : addWeightOffsets(z, x, skills, bySkill(skill_ridge, rest))
  const skillOffsets = bySkill(skill_ridge, trained)
  const z1 = addWeightOffsets(z, x, skills, skillOffsets)

  const home = new Int32Array(table.items.length).fill(-1)
  for (let r = 0; r < table.rows; r++) home[table.item[r]!] = table.set[r]!
  const withSkills = table.skillSets.map((set) =>
    Float64Array.from(w, (weight, j) => weight + meanOffset(skillOffsets, set, j)),
  )
  const itemBounds = (i: number) => within(bounds, home[i]! < 0 ? w : withSkills[home[i]!]!, itemTerms)
  const byItem = (ridge: number, on: (r: number) => boolean, from: Float64Array) =>
    fitWeightOffsets(x, table.correct, on, from, each, itemTerms, itemBounds, ridge)
  progress('deviations of the items')
  const item_ridge = best(
    ITEM_RIDGES,
    (ridge) => lossOn(table, held, addWeightOffsets(zRest, x, each, byItem(ridge, rest, zRest))),
    lossOn(table, held, zRest),
  )
  const itemOffsets = byItem(item_ridge, trained, z1)

  const weights = Object.fromEntries(FEATURES.map((f, j) => [f.name, w[j]!]))
  const params: Params = { ...bench.engine, weights }
  return {
    weights,
    params,
    part,
    items: withOffsets(table, items, withSkills, w, itemOffsets),
    chosen: { skill_ridge, item_ridge },
  }
}

function best(candidates: readonly number[], loss: (ridge: number) => number, without: number): number {
  let found = NONE
  let lowest = without
  for (const candidate of candidates) {
    const value = loss(candidate)
    if (value < lowest) {
      lowest = value
      found = candidate
    }
  }
  return found
}

const meanOffset = (weightOffsets: WeightOffsets, set: readonly number[], j: number): number =>
  set.reduce((sum, s) => sum + weightOffsets.values[s]![j]! / set.length, 0)

function lossOn(table: Table, on: (row: number) => boolean, z: Float64Array): number {
  const p: number[] = []
  const y: number[] = []
  for (let r = 0; r < table.rows; r++) {
    if (!on(r)) continue
    p.push(sigmoid(z[r]!))
    y.push(table.correct[r]!)
  }
  return logLoss(p, y)
}

function logits(x: Float32Array, w: Float64Array, rows: number): Float64Array {
  const k = w.length
  const z = new Float64Array(rows)
  for (let r = 0; r < rows; r++) for (let j = 0; j < k; j++) z[r] = z[r]! + w[j]! * x[r * k + j]!
  return z
}

/** The items with their deviations, as the engine reads them. A deviation never takes a weight across its bound. */
function withOffsets(
  table: Table,
  items: Items,
  withSkills: readonly Float64Array[],
  w: Float64Array,
  itemOffsets: WeightOffsets,
): Items {
  const cache = new Map<number, ItemView>()
  return {
    view(row, part) {
      const key = (table.item[row]! * table.skillSets.length + table.set[row]!) * 64 + part + 1
      const known = cache.get(key)
      if (known) return known
      const own = itemOffsets.values[table.item[row]!]!
      const total = withSkills[table.set[row]!]!.slice()
      itemOffsets.terms.forEach((j, i) => {
        total[j] = total[j]! + own[i]!
      })
      const weightOffset = total.map((weight, j) => Math.min(SIGNS[j]!.high, Math.max(SIGNS[j]!.low, weight)) - w[j]!)
      const view = { ...items.view(row, part), weightOffset }
      cache.set(key, view)
      return view
    },
  }
}

/** The engine's own prediction for every row, made as the product makes it: state before the answer, item, now. */
export function predictOurs(table: Table, fitted: Fitted): Float64Array {
  const p = new Float64Array(table.rows)
  replay(table, fitted.part, fitted.items, fitted.params, (r, nodes, item, now) => {
    p[r] = chance(nodes, item, now, fitted.params)
  })
  return p
}
