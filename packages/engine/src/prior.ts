import { beliefsOf, type Prior } from './belief.ts'
import { PARAMS, type Params } from './params.ts'
import type { Nodes } from './state.ts'

const STEPS: Readonly<Record<keyof Prior, readonly number[]>> = {
  mean: [-1.2, -0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9],
  topic_var: [0.4, 0.8, 1.3, 2, 4],
  subject_var: [0.15, 0.25, 0.5],
  skill_var: [0.35, 0.6, 1, 1.8, 3],
}
/** So many students say enough. */
export const PRIOR_STUDENTS = 150
/** Below this the launch prior stands. */
const ENOUGH = 10

/**
 * What a topic's students are like before the first answer: the prior under which their answers are likeliest, found one
 * number after the other (type II maximum likelihood; Good 1965).
 */
export function fitPrior(students: readonly Nodes[], params: Params = PARAMS): Prior {
  const sample = students.slice(0, PRIOR_STUDENTS)
  if (sample.length < ENOUGH) return params.prior
  const likelihood = (prior: Prior) => sample.reduce((sum, nodes) => sum + beliefsOf(nodes, prior, params).log, 0)
  let best: Prior = { ...params.prior }
  let most = likelihood(best)
  for (let round = 0; round < 2; round++) {
    for (const key of Object.keys(STEPS) as (keyof Prior)[]) {
      for (const value of STEPS[key]) {
        const candidate = { ...best, [key]: value }
        const found = likelihood(candidate)
        if (found > most) [best, most] = [candidate, found]
      }
    }
  }
  return best
}
