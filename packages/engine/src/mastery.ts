import { FEATURES, type FeatureName } from './features.ts'
import { sigmoid, Z80 } from './math.ts'
import { guessing, nodeAt } from './observe.ts'
import { PARAMS, type Params } from './params.ts'
import { logitFor } from './predict.ts'
import { type Node, type Nodes, type StudentState, skillScope, subjectScope, TOPIC_SCOPE } from './state.ts'
import type { Instant, ItemView } from './types.ts'

/** A skill as the model sees it: its usual item, its share of the topic, what it builds on. */
export type SkillView = Readonly<{
  id: string
  topic: string
  subject?: string
  needs: readonly string[]
  /** Mean difficulty of its items, and how unsure that mean is. */ b: number
  b_var: number
  seconds: number
  response: 'choice' | 'grid'
  options: number
  /** Variance of the items' difficulties around that mean. */ b_spread?: number
  /** How many templates its items come from. */ templates?: number
  /** As in ItemView: what was learnt of the weights in this topic. */ tilt?: ArrayLike<number>
  /** Share of the topic's blueprint; shares are normalised where they are used. */ weight: number
}>

export type Blueprint = Readonly<{ skills: readonly SkillView[] }>
export type Level = 'Strong' | 'Moderate' | 'To-do'
export type Score = Readonly<{ score: number; low: number; high: number }>

const DAY = 86_400_000

/** The usual item of a skill. */
export function usualItem(skill: SkillView): ItemView {
  return {
    id: `usual:${skill.id}`,
    template_id: `usual:${skill.id}`,
    frame_id: `usual:${skill.id}`,
    topic: skill.topic,
    ...(skill.subject === undefined ? {} : { subject: skill.subject }),
    skills: [skill.id],
    b: skill.b,
    b_var: skill.b_var,
    n: 0,
    response: skill.response,
    options: skill.options,
    seconds: skill.seconds,
    difficulty: 'Medium',
    ...(skill.tilt ? { tilt: skill.tilt } : {}),
  }
}

/**
 * Mean chance when the logits spread around `z` with this variance: a logistic curve, flattened (MacKay 1992). Items easier
 * and harder than the usual one pull the mean towards the middle, and so does doubt about the student.
 */
const meanChance = (z: number, floor: number, variance: number, params: Params): number =>
  floor + (1 - params.slip - floor) * sigmoid(z / Math.sqrt(1 + 0.35 * variance))

const term = (name: FeatureName): number => FEATURES.findIndex((f) => f.name === name)
const RIGHT_LATELY = term('template right lately')
const MISSED_LATELY = term('template missed lately')

/**
 * Mean chance over the skill's templates: those met lately by how they went, the others as the skill stands. One kind of
 * question that goes wrong again and again keeps a skill from being mastered, however well the others go.
 */
function skillChance(nodes: Nodes, skill: SkillView, at: Instant, doubt: number, params: Params): number {
  const floor = guessing(skill, params)
  const z = logitFor(nodes, usualItem(skill), at, params)
  const variance = doubt + (skill.b_spread ?? 0)
  const kin = Object.values(nodes[skillScope(skill.id)]?.counts.kin ?? {})
  const known = Math.min(kin.length, skill.templates ?? 0)
  if (known === 0) return meanChance(z, floor, variance, params)
  const right = (params.weights['template right lately'] ?? 0) + (skill.tilt?.[RIGHT_LATELY] ?? 0)
  const missed = (params.weights['template missed lately'] ?? 0) + (skill.tilt?.[MISSED_LATELY] ?? 0)
  const chanceAfter = (lately: number): number =>
    meanChance(z + (lately > 0 ? right : missed) * lately, floor, variance, params)
  const met = kin.reduce((sum, lately) => sum + chanceAfter(lately), 0) / kin.length
  const rest = meanChance(z, floor, variance, params)
  return rest + (known / skill.templates!) * (met - rest)
}

/** Expected chance on the skill's items as of the last practice: it moves in steps, never by mere waiting. */
export function mastery(nodes: Nodes, skill: SkillView, params: Params = PARAMS): number {
  const last = nodes[skillScope(skill.id)]?.last_at ?? nodes[TOPIC_SCOPE]?.last_at ?? 0
  return skillChance(nodes, skill, last, 0, params)
}

export function level(m: number, params: Params = PARAMS): Level {
  if (m >= params.mastery.strong) return 'Strong'
  return m >= params.mastery.moderate ? 'Moderate' : 'To-do'
}

/** Power forgetting curve (Wixted and Carpenter 2007): what is left after `days`, given how well it was practised. */
export function recall(node: Node | undefined, now: Instant, params: Params = PARAMS): number {
  if (!node || node.last_at === null) return 1
  const days = Math.max(0, now - node.last_at) / DAY
  const steady = params.recall.days * (1 + node.counts.right)
  return (1 + days / steady) ** -params.recall.power
}

/** Practised once, and by now probably faded: shown apart from mastery. */
export function needsRefresh(node: Node | undefined, now: Instant, params: Params = PARAMS): boolean {
  return node !== undefined && node.counts.hits > 0 && recall(node, now, params) < params.recall.refresh
}

/**
 * Expected score over the blueprint with an 80 % band. The variance is carried through the chain by the delta method:
 * topic and subject uncertainty is shared by their skills, skill and item uncertainty is not.
 */
export function predictScore(
  state: StudentState,
  blueprint: Blueprint,
  perfect_score: number,
  now: Instant,
  params: Params = PARAMS,
): Score {
  const total = blueprint.skills.reduce((sum, skill) => sum + skill.weight, 0) || 1
  const topicGain = params.score.topic_gain
  const skillGain = params.score.skill_gain
  let expected = 0
  let own = 0
  let topic = 0
  const subjects = new Map<string, number>()
  for (const skill of blueprint.skills) {
    const item = usualItem(skill)
    const share = skill.weight / total
    const last = state.nodes[skillScope(skill.id)]?.last_at ?? now
    const z = logitFor(state.nodes, item, last, params)
    const floor = guessing(item, params)
    const skillVar = nodeAt(state.nodes, skillScope(skill.id), now, params).var * skillGain ** 2 + skill.b_var
    const s = sigmoid(z)
    // Near the floor and the ceiling the curve is flat where the estimate stands, but not where it may be wrong.
    const slope = share * (1 - floor) * Math.max(params.score.least_slope, s * (1 - s))
    expected += share * skillChance(state.nodes, skill, last, skillVar, params)
    own += slope * slope * skillVar
    topic += slope
    if (skill.subject !== undefined) subjects.set(skill.subject, (subjects.get(skill.subject) ?? 0) + slope)
  }
  let variance = own + topic ** 2 * nodeAt(state.nodes, TOPIC_SCOPE, now, params).var * topicGain ** 2
  for (const [id, slope] of subjects) {
    variance += slope ** 2 * nodeAt(state.nodes, subjectScope(id), now, params).var * topicGain ** 2
  }
  const half = Z80 * Math.sqrt(variance) * params.score.spread
  const at = (share: number) => perfect_score * Math.min(1, Math.max(0, share))
  return { score: at(expected), low: at(expected - half), high: at(expected + half) }
}

/** Points of the topic's score (out of 100) that a minute of practice on this skill is expected to bring. */
export function pointsPerMinute(
  state: StudentState,
  skill: SkillView,
  blueprint: Blueprint,
  params: Params = PARAMS,
): number {
  const total = blueprint.skills.reduce((sum, other) => sum + other.weight, 0) || 1
  const floor = guessing(skill, params)
  const known = Math.min(0.999, Math.max(0.15, (mastery(state.nodes, skill, params) - floor) / (1 - floor)))
  // Learning is quickest where the student is neither lost nor done, and soonest pays where most of the way is gone.
  const gain = params.practice.gain * known ** params.practice.near * (1 - known) * (1 - floor)
  return (100 * (skill.weight / total) * gain) / (Math.max(skill.seconds, 10) / 60)
}
