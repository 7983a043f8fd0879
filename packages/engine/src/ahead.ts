import { itemCurve } from './curve.ts'
import { GRID, type Luck, learnt } from './knowledge.ts'
import { clamp } from './math.ts'
import type { Params } from './params.ts'
import { type Nodes, skillScope, subjectScope, TOPIC_SCOPE } from './state.ts'
import type { Answer, Instant } from './types.ts'

/**
 * Whether practice goes better or worse than the hypotheses of learning say. No hypothesis knows how much this student keeps; the
 * answers do. `ahead` is the tangent of half the log odds ratio between what was answered and what was expected
 * (tanh, Yule's Q of 1900), followed with a short memory: at its balance it is that ratio exactly. A right answer raises
 * it and a wrong one lowers it, whatever was expected.
 */
export function aheadAfter(
  nodes: Nodes,
  answer: Answer,
  { floor, weight, guess }: Luck,
  now: Instant,
  params: Params,
): number {
  const before = nodes[TOPIC_SCOPE]?.counts.ahead ?? 0
  const { item, solutionShown = true } = answer
  // A diagnostic says where a student starts, not how practice goes.
  if (params.score.track === 0 || !solutionShown || answer.skipped || item.skills.length === 0) return before
  const expected = expectedFor(nodes, answer, floor, now, params)
  const step = params.score.track * weight * (1 - guess)
  const after = answer.correct ? before + step * (1 - expected) * (1 - before) : before - step * expected * (1 + before)
  return Math.round(after * 1e6) / 1e6
}

/**
 * The chance that was to be expected: what the skill's own answers say of where it started, seen from the ability of topic and
 * subject, with what was learnt since. Only rows of the answer's own chain are read, as a save has them.
 */
function expectedFor(nodes: Nodes, { item }: Answer, floor: number, now: Instant, params: Params): number {
  const { prior, filter } = params
  const wider = [TOPIC_SCOPE, ...(item.subject === undefined ? [] : [subjectScope(item.subject)])]
  let [mean, spread] = [prior.mean, prior.skill_var]
  for (const scope of wider) {
    const own = nodes[scope]
    mean += own?.mean ?? 0
    spread += own?.var ?? filter[scope === TOPIC_SCOPE ? 'topic_var' : 'subject_var']
  }
  let sum = 0
  for (const skill of item.skills) {
    const known = nodes[skillScope(skill)]?.knowledge
    params.learning.forEach(({ share }, h) => {
      const shift = learnt(known, h, now, 0, now, params)
      const logs = GRID.map((x, i) => (known?.likelihood[h]?.[i] ?? 0) - (x - mean) ** 2 / (2 * spread))
      const top = Math.max(...logs)
      let [mass, chance] = [0, 0]
      GRID.forEach((x, i) => {
        const weight = Math.exp(logs[i]! - top)
        mass += weight
        chance += weight * itemCurve(x + shift, item.b, item.b_var, floor, params.slip)
      })
      sum += (share * chance) / mass
    })
  }
  return sum / item.skills.length
}

/** The same in logits, as it is added to every skill of the topic. */
export const aheadLogits = (nodes: Nodes): number =>
  2 * Math.atanh(clamp(nodes[TOPIC_SCOPE]?.counts.ahead ?? 0, -0.9, 0.9))
