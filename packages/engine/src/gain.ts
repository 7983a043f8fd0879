import { type Beliefs, beliefsOf, fromOthers, type Prior, startingPoint } from './belief.ts'
import { heldBy } from './held.ts'
import { curveOf, luckOf, priorOf, type SkillView, shiftOf } from './mastery.ts'
import { PARAMS, type Params } from './params.ts'
import { type Node, type StudentState, skillScope } from './state.ts'
import { emptyStroke, retention, type Stroke } from './stroke.ts'
import type { Instant } from './types.ts'

const DAY = 86_400_000

/** What a question on a skill is worth now, in points of 100 of the expected score at the horizon. */
export type Worth = Readonly<{
  skill: SkillView
  /** Expected chance today, and the part of it that is known rather than luck. */ chance: number
  known: number
  /** Points of the next question when `more` were asked of the skill in this set already. */ next: (
    more: number,
  ) => number
  /** Points of that which come from keeping what would fade, and from skills that wait for this one. */ kept: number
  opens: number
  /** Skills that wait for this one. */ waiting: readonly string[]
}>

/** One skill as the hypotheses see it. */
type Part = Readonly<{
  skill: SkillView
  node: Node | undefined
  stroke: Stroke
  /** Days since the last answer. */ days: number
  /** Points of 100 between not knowing the skill and knowing it. */ points: number
  /** Chance at `at` with `more` questions practised now, by hypothesis of gradual learning. */ expected: (
    h: number,
    more: number,
    at: Instant,
  ) => number
  chance: number
  /** Known part by gradual learning, and by what the other skills say of its start. */ known: number
  able: number
}>

const mean = (weights: Float64Array, values: Float64Array): number => {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += weights[i]! * values[i]!
  return sum
}

type Moment = Readonly<{ state: StudentState; beliefs: Beliefs; prior: Prior; now: Instant; params: Params }>

function partOf(skill: SkillView, total: number, { state: { nodes }, beliefs, prior, now, params }: Moment): Part {
  const floor = luckOf(skill, params)
  const width = 1 - params.slip - floor
  const subject = skill.subject ?? ''
  const starts = params.learning.map((_, h) => startingPoint(beliefs, h, skill.id, subject, prior))
  const expected = (h: number, more: number, at: Instant): number =>
    mean(starts[h]!, curveOf(skill, shiftOf(nodes, skill.id, h, now, more, at, params), params))
  const untaught = curveOf(skill, 0, params)
  let chance = 0
  let atStart = 0
  beliefs.share.forEach((share, h) => {
    chance += share * expected(h, 0, now)
    atStart += share * mean(fromOthers(beliefs, h, skill.id, subject, prior), untaught)
  })
  const knownPart = (p: number): number => Math.min(1, Math.max(0, (p - floor) / width))
  const node = nodes[skillScope(skill.id)]
  const stroke = node?.knowledge?.stroke ?? emptyStroke
  const days = node?.last_at == null ? 0 : Math.max(0, now - node.last_at) / DAY
  return {
    skill,
    node,
    stroke,
    days,
    points: (100 * width * skill.weight) / total,
    expected,
    chance,
    known: knownPart(chance),
    able: knownPart(atStart),
  }
}

type Kept = Readonly<{
  skills: readonly SkillView[]
  now: Instant
  horizon: Instant
  params: Params
  worths: readonly Worth[]
}>
/** Ranking and choice ask for the same of one state: the last one is kept. */
const last = new WeakMap<StudentState['nodes'], Kept>()

/**
 * Expected gain of one more question for every skill, under several hypotheses of learning at once: those of gradual
 * learning, each as far as it has told this student's answers beforehand, and learning at a stroke, which needs the
 * prerequisites. Points count at the horizon: the exam, or two weeks from now.
 */
export function worthOf(
  state: StudentState,
  skills: readonly SkillView[],
  now: Instant,
  horizon: Instant = now + 14 * DAY,
  params: Params = PARAMS,
): readonly Worth[] {
  if (skills.length === 0) return []
  const kept = last.get(state.nodes)
  if (kept?.skills === skills && kept.now === now && kept.horizon === horizon && kept.params === params)
    return kept.worths
  const worths = weighed(state, skills, now, horizon, params)
  last.set(state.nodes, { skills, now, horizon, params, worths })
  return worths
}

function weighed(
  state: StudentState,
  skills: readonly SkillView[],
  now: Instant,
  horizon: Instant,
  params: Params,
): Worth[] {
  const { practice, stroke: sudden } = params
  const prior = priorOf(skills[0]!, params)
  const beliefs = beliefsOf(state.nodes, prior, params)
  const total = skills.reduce((sum, skill) => sum + skill.weight, 0) || 1
  const parts = new Map(
    skills.map((skill) => [skill.id, partOf(skill, total, { state, beliefs, prior, now, params })] as const),
  )
  const heldOf = heldBy(parts, params)
  const builtOn = new Map<string, string[]>()
  for (const skill of skills) for (const id of skill.needs) builtOn.set(id, [...(builtOn.get(id) ?? []), skill.id])
  const ahead = Math.max(0, horizon - now) / DAY
  return [...parts.values()].map((part): Worth => {
    const { skill, node, stroke, days, points, expected, chance, known } = part
    const { held, ready } = heldOf.get(skill.id)!
    const streak = node?.counts.streak ?? 0
    // Misses in a row in spite of solutions: what is missing lies elsewhere (Beck and Gong 2013, wheel-spinning).
    const patience = practice.patience / (practice.patience + Math.max(0, -streak))
    const learnt = sudden.learn * (1 - held) * ready ** practice.ground_power * patience
    const recalls = node ? stroke.recalls : sudden.first_recalls
    const left = retention(days + ahead, recalls, params) / retention(days, recalls, params)
    const kept = practice.keep * points * held * Math.max(0, retention(ahead, recalls + 1, params) - left)
    const waiting = (builtOn.get(skill.id) ?? []).filter((id) => heldOf.get(id)!.held < practice.done)
    const opens = waiting.reduce((sum, id) => {
      if (heldOf.get(id)!.weakest !== skill.id) return sum
      const above = parts.get(id)!
      // What is out of reach itself opens nothing yet.
      return sum + above.points * (1 - heldOf.get(id)!.held) * sudden.learn * learnt * practice.opens * ready
    }, 0)
    // A miss comes first where it can be mended; where its ground is missing, the ground does.
    const worse = stroke.unexplained ? practice.unexplained_miss : streak < 0 ? practice.explained_miss : 1
    const missed = 1 + (worse - 1) * ready ** 2
    // A day's rest is for what was worked through; a miss whose solution nobody saw has not been.
    const rested = node && days < 0.5 && !stroke.unexplained ? practice.same_day : 1
    const atOnce = points * learnt * retention(ahead, 0, params) + kept + opens
    // Out of reach nothing is learnt at a stroke; gradual learning is slowed down.
    const share = (100 * skill.weight * (practice.gate * ready + (1 - practice.gate))) / total
    const next = (more: number): number => {
      let gradual = 0
      beliefs.share.forEach((w, h) => {
        gradual += w * (expected(h, more + 1, horizon) - expected(h, more, horizon))
      })
      const sum =
        (1 - practice.stroke_share) * share * gradual + practice.stroke_share * atOnce * practice.repeat ** more
      return missed * rested * sum
    }
    // Ranking, reason and choice ask for the same.
    const asked: number[] = []
    return {
      skill,
      chance,
      known,
      kept,
      opens,
      waiting,
      next: (more) => {
        asked[more] ??= next(more)
        return asked[more]
      },
    }
  })
}
