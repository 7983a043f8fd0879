import { FEATURES, type FeatureName, fillFeatures } from './features.ts'
import { sigmoid } from './math.ts'
import { guessing } from './observe.ts'
import { PARAMS, type Params } from './params.ts'
import type { Nodes } from './state.ts'
import type { Instant, ItemView } from './types.ts'

/** Answers of the product's own students as the model saw them coming: terms before the answer, luck, outcome. */
export type Evidence = Readonly<{ terms: ArrayLike<number>; floor: number; correct: boolean }>

export const evidenceOf = (nodes: Nodes, item: ItemView, now: Instant, correct: boolean, params: Params = PARAMS) =>
  ({
    terms: fillFeatures(new Float64Array(FEATURES.length), nodes, item, now),
    floor: guessing(item, params),
    correct,
  }) satisfies Evidence

const STEPS = 8

/**
 * Terms that may follow the own students. Counts and runs over the whole topic stay as the public data has them: what is
 * answered in practice is chosen, and so says little of what such a count means for a skill that was not.
 */
const ADAPTED: ReadonlySet<string> = new Set<FeatureName>([
  'bias',
  'easiness',
  'topic ability',
  'skill ability',
  'skill surprise',
  'skill accuracy short',
  'skill hits',
  'skill run of right',
  'skill run of wrong',
  'skill right this year',
  'item seconds',
  'template trend right',
  'skill misses unshown',
  'template trend missed',
  'skill misses',
])

/**
 * How far the weights are off for one topic's students: the weights of the public data are the prior, the product's own
 * answers the evidence (posterior mode under a normal prior; Gelman et al., Bayesian Data Analysis, §16.3). Every weight
 * keeps the sign its term promises, so a right answer still lowers no estimate. In the order of FEATURES.
 */
export function adaptWeights(
  evidence: readonly Evidence[],
  params: Params = PARAMS,
  /** A term whose weight is held at 1. */ unit?: FeatureName,
): Float64Array {
  const k = FEATURES.length
  const start = FEATURES.map((f) => params.weights[f.name] ?? 0)
  const off = Float64Array.from(FEATURES, ({ name }, j) => (name === unit ? 1 - start[j]! : 0))
  const gram = new Float64Array(k * k)
  const grad = new Float64Array(k)
  for (let step = 0; step < STEPS; step++) {
    gram.fill(0)
    grad.fill(0)
    for (const { terms, floor, correct } of evidence) {
      let z = 0
      for (let j = 0; j < k; j++) z += (start[j]! + off[j]!) * terms[j]!
      const s = sigmoid(z)
      const p = floor + (1 - floor) * s
      const slope = (1 - floor) * s * (1 - s)
      const over = slope / Math.max(1e-9, p * (1 - p))
      const d = (p - (correct ? 1 : 0)) * over
      const h = slope * over
      for (let j = 0; j < k; j++) {
        const x = terms[j]!
        if (x === 0) continue
        grad[j] = grad[j]! + d * x
        for (let i = 0; i <= j; i++) gram[j * k + i] = gram[j * k + i]! + h * x * terms[i]!
      }
    }
    for (let j = 0; j < k; j++) for (let i = 0; i < j; i++) gram[i * k + j] = gram[j * k + i]!
    if (descend(off, start, gram, grad, params, unit) < 1e-4) break
  }
  return off
}

/** One Newton step by coordinate descent, inside the bounds that the signs set. */
function descend(
  off: Float64Array,
  start: readonly number[],
  gram: Float64Array,
  grad: Float64Array,
  params: Params,
  unit: FeatureName | undefined,
): number {
  const k = off.length
  const before = off.slice()
  const ridge = 1 / params.adapt.weight_sd ** 2
  for (let sweep = 0; sweep < 200; sweep++) {
    let largest = 0
    for (let j = 0; j < k; j++) {
      const { name, sign } = FEATURES[j]!
      if (name === unit || !ADAPTED.has(name)) continue
      const target = off[j]! - (grad[j]! + ridge * off[j]!) / (gram[j * k + j]! + ridge)
      const low = sign === '+' ? -start[j]! : Number.NEGATIVE_INFINITY
      const high = sign === '-' ? -start[j]! : Number.POSITIVE_INFINITY
      const d = Math.min(high, Math.max(low, target)) - off[j]!
      if (d === 0) continue
      off[j] = off[j]! + d
      largest = Math.max(largest, Math.abs(d))
      for (let i = 0; i < k; i++) grad[i] = grad[i]! + gram[j * k + i]! * d
    }
    if (largest < 1e-6) break
  }
  return off.reduce((most, value, j) => Math.max(most, Math.abs(value - before[j]!)), 0)
}
