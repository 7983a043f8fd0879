import { beliefsOf, startingPoint } from './belief.ts'
import { curveOf, priorOf, type SkillView, shiftOf } from './mastery.ts'
import { guessing } from './observe.ts'
import { PARAMS, type Params } from './params.ts'
import { type StudentState, skillScope } from './state.ts'
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

type Part = { known: number; chance: number; ready: number; weakest: string | null }

/** A skill known or not, as the all-or-nothing hypothesis has it: forgotten by a power law, the later the more often right. */
function retention(days: number, hits: number, params: Params): number {
  const { keep_days, keep_power } = params.practice
  return (1 + days / (keep_days * (1 + hits))) ** -keep_power
}

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
): Worth[] {
  if (skills.length === 0) return []
  const { nodes } = state
  const { practice } = params
  const prior = priorOf(skills[0]!, params)
  const beliefs = beliefsOf(nodes, prior, params)
  const total = skills.reduce((sum, skill) => sum + skill.weight, 0) || 1
  const points = skills.map((skill) =>
    params.learning.map((_, h) => startingPoint(beliefs, h, skill.id, skill.subject ?? '', prior)),
  )
  const expected = (s: number, h: number, more: number, at: Instant): number => {
    const skill = skills[s]!
    const curve = curveOf(skill, shiftOf(nodes, skill.id, h, now, more, at, params), params)
    const own = points[s]![h]!
    let sum = 0
    for (let i = 0; i < curve.length; i++) sum += own[i]! * curve[i]!
    return sum
  }
  const parts = new Map<string, Part>()
  skills.forEach((skill, s) => {
    const floor = guessing(skill, params)
    let chance = 0
    beliefs.share.forEach((share, h) => {
      chance += share * expected(s, h, 0, now)
    })
    const known = Math.min(1, Math.max(0, (chance - floor) / (1 - params.slip - floor)))
    parts.set(skill.id, { known, chance, ready: 1, weakest: null })
  })
  const builtOn = new Map<string, string[]>()
  for (const skill of skills) {
    const own = parts.get(skill.id)!
    for (const id of skill.needs) {
      const below = parts.get(id)
      if (!below) continue
      builtOn.set(id, [...(builtOn.get(id) ?? []), skill.id])
      if (below.known < own.ready) Object.assign(own, { ready: below.known, weakest: id })
    }
  }
  const byId = new Map(skills.map((skill) => [skill.id, skill]))
  return skills.map((skill, s): Worth => {
    const { known, chance, ready } = parts.get(skill.id)!
    const node = nodes[skillScope(skill.id)]
    const share = (100 * skill.weight) / total
    const floor = guessing(skill, params)
    const width = 1 - params.slip - floor
    const days = node?.last_at == null ? 0 : Math.max(0, now - node.last_at) / DAY
    const ahead = Math.max(0, horizon - now) / DAY
    const hits = node?.counts.hits ?? 0
    // Out of reach nothing is learnt at a stroke; gradual learning is slowed down.
    const gate = practice.gate * ready + (1 - practice.gate)
    const stroke = practice.stroke * (1 - known) * ready ** 2
    const keep = node ? known * (retention(ahead, hits + 1, params) - retention(days + ahead, hits, params)) : 0
    const waiting = (builtOn.get(skill.id) ?? []).filter((id) => parts.get(id)!.known < practice.done)
    const opens = waiting.reduce((sum, id) => {
      const above = parts.get(id)!
      if (above.weakest !== skill.id) return sum
      const value = (100 * byId.get(id)!.weight) / total
      return sum + value * (1 - above.known) * practice.stroke * stroke * practice.opens * width
    }, 0)
    const missed =
      (node?.counts.missesUnshown ?? 0) > 0 ? practice.missed : (node?.counts.streak ?? 0) < 0 ? practice.again : 1
    const kept = share * width * Math.max(0, keep)
    return {
      skill,
      chance,
      known,
      kept,
      opens,
      waiting,
      next: (more) => {
        let gradual = 0
        beliefs.share.forEach((w, h) => {
          gradual += w * (expected(s, h, more + 1, horizon) - expected(s, h, more, horizon))
        })
        const once = practice.repeat ** more
        const sudden = width * (stroke + Math.max(0, keep))
        return (
          missed * share * ((1 - practice.stroke_share) * gate * gradual + practice.stroke_share * sudden * once) +
          practice.stroke_share * opens * once
        )
      },
    }
  })
}
