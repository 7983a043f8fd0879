import { clamp, sigmoid } from './math.ts'
import { nodeAt } from './observe.ts'
import { PARAMS, type Params } from './params.ts'
import { type Nodes, nodesFor } from './state.ts'
import type { Instant, ItemView } from './types.ts'

/** What a job adds up per item over the answers of an epoch; addable, so it can be folded in small batches. */
export type ItemStat = Readonly<{
  n: number
  /** Sum of d log P / d ability at the epoch's difficulty. */ score: number
  /** Sum of the expected information at the epoch's difficulty. */ info: number
}>

export const NO_STAT: ItemStat = Object.freeze({ n: 0, score: 0, info: 0 })

/** Adds one answer, judged at the ability the student had before it and the difficulty of the running epoch. */
export function addAnswer(stat: ItemStat, ability: number, b: number, floor: number, correct: boolean): ItemStat {
  const s = sigmoid(ability - b)
  const p = clamp(floor + (1 - floor) * s, 1e-6, 1 - 1e-6)
  const slope = (1 - floor) * s * (1 - s)
  const over = slope / (p * (1 - p))
  return {
    n: stat.n + 1,
    score: stat.score + ((correct ? 1 : 0) - p) * over,
    info: stat.info + slope * over,
  }
}

/** What topic, subject and skills say of the student on this item: the ability its answers are judged at. */
export const abilityOn = (nodes: Nodes, item: ItemView, at: Instant, params: Params = PARAMS): number =>
  nodesFor(item).reduce(
    (sum, scope) => sum + nodeAt(nodes, scope, at, params).mean / (scope.startsWith('skill:') ? item.skills.length : 1),
    0,
  )

export type Calibrated = Readonly<{ b: number; b_var: number; n: number }>
export type Sibling = Readonly<{
  id: string /** Difficulty in the epoch that `stat` was added up in. */
  b: number
  stat: ItemStat
}>
export type TemplatePrior = Readonly<{ b: number; b_var: number }>

/**
 * New difficulties for one template's items of one response kind (choice and grid are calibrated apart): normal-normal
 * shrinkage, item around template around prior (Gelman et al., Bayesian Data Analysis, §5.4), with each item's answers
 * summed up by one Newton step from the epoch's difficulty.
 */
export function calibrateTemplate(
  siblings: readonly Sibling[],
  prior: TemplatePrior,
  params: Params = PARAMS,
): { template: Calibrated; items: Map<string, Calibrated> } {
  const { sibling_var, max_step } = params.calibrate
  let precision = 1 / prior.b_var
  let weighted = prior.b / prior.b_var
  let n = 0
  const seen = siblings.map(({ id, b, stat }) => {
    n += stat.n
    if (stat.n === 0 || stat.info <= 0) return { id, b, info: 0, n: stat.n }
    // An item that everybody got right has no maximum; the step is bounded and shrinkage does the rest.
    const estimate = b - clamp(stat.score / stat.info, -max_step, max_step)
    const w = 1 / (1 / stat.info + sibling_var)
    precision += w
    weighted += w * estimate
    return { id, b: estimate, info: stat.info, n: stat.n }
  })
  const template = { b: weighted / precision, b_var: 1 / precision, n }
  const items = new Map<string, Calibrated>()
  for (const item of seen) {
    const own = item.info / (item.info + 1 / sibling_var)
    items.set(item.id, {
      b: own * item.b + (1 - own) * template.b,
      b_var: (1 - own) * sibling_var + (1 - own) ** 2 * template.b_var,
      n: item.n,
    })
  }
  return { template, items }
}
