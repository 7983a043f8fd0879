import { FEATURES, fillFeatures } from './features.ts'
import { clamp, sigmoid } from './math.ts'
import { guessing } from './observe.ts'
import { PARAMS, type Params } from './params.ts'
import type { Nodes } from './state.ts'
import type { Instant, ItemView } from './types.ts'

export type Term = Readonly<{ name: string; value: number; weight: number; logits: number }>
export type Prediction = Readonly<{ p: number; logit: number; floor: number; terms: readonly Term[] }>

const scratch = new Float64Array(FEATURES.length)

/** Sum of the model's terms: how far the student is above the item, in logits. */
export function logitFor(nodes: Nodes, item: ItemView, now: Instant, params: Params = PARAMS): number {
  const x = fillFeatures(scratch, nodes, item, now)
  const weightOffset = item.weightOffset
  let z = 0
  for (let i = 0; i < x.length; i++) z += ((params.weights[FEATURES[i]!.name] ?? 0) + (weightOffset?.[i] ?? 0)) * x[i]!
  return clamp(z, -20, 20)
}

/** A chance from logits: what luck leaves open, by the logistic (Birnbaum 1968, 3PL form). The weights know no slips. */
export const aboveLuck = (floor: number, logit: number): number => floor + (1 - floor) * sigmoid(logit)

/** Chance of a right answer by the terms. */
export function chance(nodes: Nodes, item: ItemView, now: Instant, params: Params = PARAMS): number {
  return aboveLuck(guessing(item, params), logitFor(nodes, item, now, params))
}

/** The same chance with every term that made it, largest first. */
export function predict(nodes: Nodes, item: ItemView, now: Instant, params: Params = PARAMS): Prediction {
  const x = fillFeatures(scratch, nodes, item, now)
  const terms = FEATURES.map((f, i) => {
    const weight = (params.weights[f.name] ?? 0) + (item.weightOffset?.[i] ?? 0)
    return { name: f.name, value: x[i]!, weight, logits: weight * x[i]! }
  })
    .filter((term) => term.logits !== 0)
    .sort((a, b) => Math.abs(b.logits) - Math.abs(a.logits))
  const logit = clamp(
    terms.reduce((sum, term) => sum + term.logits, 0),
    -20,
    20,
  )
  const floor = guessing(item, params)
  return { p: aboveLuck(floor, logit), logit, floor, terms }
}
