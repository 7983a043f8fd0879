import { aheadLogits } from './ahead.ts'
import { beliefsOf, type Prior, startingPoint } from './belief.ts'
import { itemCurve } from './curve.ts'
import { FEATURES, type FeatureName } from './features.ts'
import { GRID, learnt } from './knowledge.ts'
import { guessing } from './observe.ts'
import { PARAMS, type Params } from './params.ts'
import { aboveLuck, logitFor } from './predict.ts'
import { type Nodes, skillScope, TOPIC_SCOPE } from './state.ts'
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
  /** As in ItemView: mean over its items. */ secondsTaken?: number
  response: 'choice' | 'grid'
  options: number
  /** Share of its items whose answer is typed: they are not hit by luck. Absent: as `response` says. */ typed?: number
  /** Variance of the items' difficulties around that mean. */ b_spread?: number
  /** How many templates its items come from. */ templates?: number
  /** As in ItemView: what was learnt of the weights in this topic. */ weightOffset?: ArrayLike<number>
  /** How much the fitted terms count in what is shown, 0 to 1: they take over as the topic's own answers grow. */
  topWeight?: number
  /** What the topic's own students are like before any answer; absent: as at launch. */ prior?: Prior
  /** Share of the topic's blueprint; shares are normalised where they are used. */ weight: number
}>

export type Blueprint = Readonly<{ skills: readonly SkillView[] }>
export type Level = 'Strong' | 'Moderate' | 'To-do'
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
    ...(skill.secondsTaken === undefined ? {} : { secondsTaken: skill.secondsTaken }),
    ...(skill.weightOffset ? { weightOffset: skill.weightOffset } : {}),
  }
}

/** The chance to hit the skill's items by luck: its choices, and its typed answers by their share. */
export const luckOf = (skill: SkillView, params: Params = PARAMS): number =>
  skill.typed === undefined
    ? guessing(skill, params)
    : (1 - skill.typed) * guessing({ response: 'choice', options: skill.options }, params) +
      skill.typed * guessing({ response: 'grid', options: 0 }, params)

const term = (name: FeatureName): number => FEATURES.findIndex((f) => f.name === name)
const TREND_RIGHT = term('template trend right')
const TREND_MISSED = term('template trend missed')

/**
 * Mean chance over the skill's templates by the fitted terms: those met lately by how they went, the others as the skill
 * stands. One kind of question that goes wrong again and again keeps a skill from being mastered.
 */
export function fittedChance(nodes: Nodes, skill: SkillView, at: Instant, params: Params = PARAMS): number {
  const floor = luckOf(skill, params)
  const flat = Math.sqrt(1 + 0.35 * (skill.b_spread ?? 0))
  const z = logitFor(nodes, usualItem(skill), at, params)
  const chanceAt = (logit: number): number => aboveLuck(floor, logit / flat)
  const trends = Object.values(nodes[skillScope(skill.id)]?.counts.templateTrend ?? {})
  const known = Math.min(trends.length, skill.templates ?? 0)
  const rest = chanceAt(z)
  if (known === 0) return rest
  const right = (params.weights['template trend right'] ?? 0) + (skill.weightOffset?.[TREND_RIGHT] ?? 0)
  const missed = (params.weights['template trend missed'] ?? 0) + (skill.weightOffset?.[TREND_MISSED] ?? 0)
  const met = trends.reduce((sum, trend) => sum + chanceAt(z + (trend > 0 ? right : missed) * trend), 0) / trends.length
  return rest + (known / skill.templates!) * (met - rest)
}

export const priorOf = (skill: SkillView, params: Params): Prior => skill.prior ?? params.prior

/** How far a skill's ability stands off its starting point. */
export function shiftOf(
  nodes: Nodes,
  skill: string,
  h: number,
  now: Instant,
  more = 0,
  at: Instant = now,
  params: Params = PARAMS,
): number {
  return learnt(nodes[skillScope(skill)]?.knowledge, h, now, more, at, params) + aheadLogits(nodes)
}

/** The skill's curve at each starting point of the grid, with what was learnt on top. */
export function curveOf(skill: SkillView, shift: number, params: Params = PARAMS): Float64Array {
  const floor = luckOf(skill, params)
  const doubt = skill.b_var + (skill.b_spread ?? 0)
  const out = new Float64Array(GRID.length)
  for (let i = 0; i < out.length; i++) out[i] = itemCurve(GRID[i]! + shift, skill.b, doubt, floor, params.slip)
  return out
}

/** Mean chance on the skill's items by the answers and the difficulties alone, with `more` further questions practised now. */
export function believedChance(
  nodes: Nodes,
  skill: SkillView,
  now: Instant,
  h: number,
  params: Params = PARAMS,
  more = 0,
  at: Instant = now,
): number {
  const prior = priorOf(skill, params)
  const points = startingPoint(beliefsOf(nodes, prior, params), h, skill.id, skill.subject ?? '', prior)
  const shift = shiftOf(nodes, skill.id, h, now, more, at, params)
  const curve = curveOf(skill, shift, params)
  let sum = 0
  for (let i = 0; i < curve.length; i++) sum += points[i]! * curve[i]!
  return sum
}

/** Expected chance on the skill's items today: what was learnt fades with time and comes back with practice. */
export function mastery(nodes: Nodes, skill: SkillView, now: Instant, params: Params = PARAMS): number {
  const top = skill.topWeight ?? 0
  let believed = 0
  params.learning.forEach(({ share }, h) => {
    believed += share * believedChance(nodes, skill, now, h, params)
  })
  return top > 0 ? (1 - top) * believed + top * fittedChance(nodes, skill, now, params) : believed
}

/** The same as of the last practice, before anything faded. */
export const masteryThen = (nodes: Nodes, skill: SkillView, params: Params = PARAMS): number =>
  mastery(nodes, skill, nodes[skillScope(skill.id)]?.last_at ?? nodes[TOPIC_SCOPE]?.last_at ?? 0, params)

export function level(m: number, params: Params = PARAMS): Level {
  if (m >= params.mastery.strong) return 'Strong'
  return m >= params.mastery.moderate ? 'Moderate' : 'To-do'
}

/** Practised, and by now faded by more than a little, in logits: near the top a chance hardly shows it. */
export function needsRefresh(nodes: Nodes, skill: SkillView, now: Instant, params: Params = PARAMS): boolean {
  const node = nodes[skillScope(skill.id)]
  if (!node || node.counts.hits === 0 || node.last_at === null) return false
  const last = node.last_at
  const lost = params.learning.reduce(
    (sum, { share }, h) =>
      sum +
      share * (shiftOf(nodes, skill.id, h, last, 0, last, params) - shiftOf(nodes, skill.id, h, now, 0, now, params)),
    0,
  )
  return lost >= params.refresh
}
