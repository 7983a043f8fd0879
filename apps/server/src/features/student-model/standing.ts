import { enoughAnswers, LIMITS } from '@fourfold/contract'
import {
  type Level,
  level,
  mastery,
  type Nodes,
  needsRefresh,
  predictScore,
  type Score,
  skillScope,
} from '@fourfold/engine'
import type { SkillInfo, TopicInfo } from '../bank/index.ts'
import { hasAnswers } from './expected.ts'

/** Where one skill stands: what pages show of it. */
export type SkillStanding = Readonly<{
  mastery: number
  answered: boolean
  last_at: number | null
  fading: boolean
  /** Right lately on more than one kind of question, where it has more. */
  broad: boolean
  /** Right answers that needed hints. */
  helped: number
}>

/** Own answers of a skill; what was left empty says nothing. */
export type Own = Readonly<{ right: number; wrong: number }>

const NO_ANSWERS: Own = { right: 0, wrong: 0 }

/** The answers of each skill, from the tallies of its topic. */
export function ownAnswers(
  tallies: readonly Readonly<{ skill_id: string; correct: number; incorrect: number }>[],
): (skill: string) => Own {
  const known = new Map(tallies.map((t) => [t.skill_id, { right: t.correct, wrong: t.incorrect }]))
  return (skill) => known.get(skill) ?? NO_ANSWERS
}

/** Questions without siblings are kinds of their own. */
function isBroad(nodes: Nodes, skill: SkillInfo): boolean {
  const trends = Object.values(nodes[skillScope(skill.id)]?.counts.templateTrend ?? {})
  return trends.length === 0 || (skill.templates ?? 0) < 2 || trends.filter((trend) => trend > 0).length >= 2
}

/** A skill as pages show it, from the model's nodes. */
export function standingOfSkill(nodes: Nodes, skill: SkillInfo, now: number): SkillStanding {
  const node = nodes[skillScope(skill.id)]
  return {
    mastery: mastery(nodes, skill, now),
    answered: hasAnswers(nodes, skill),
    last_at: node?.last_at ?? null,
    fading: needsRefresh(nodes, skill, now),
    broad: isBroad(nodes, skill),
    helped: node?.counts.helped ?? 0,
  }
}

/**
 * The level that is shown. From few answers the model says more of the rest of the topic than of the skill, so that the
 * answers themselves speak: none right is To-do, none wrong is at least Moderate, and Strong takes several right answers on
 * more than one kind of question. What was right after a hint is not known, and speaks for nothing.
 */
export function shownLevel({ mastery, broad, helped }: SkillStanding, own: Own): Level {
  const { wrong } = own
  const right = Math.max(0, own.right - helped)
  if (right === 0) return 'To-do'
  if (!enoughAnswers(right, wrong)) return wrong === 0 ? 'Moderate' : 'To-do'
  const found = level(mastery)
  if (found === 'Strong') return broad && right >= LIMITS.masteryAnswers ? 'Strong' : 'Moderate'
  return wrong === 0 ? 'Moderate' : found
}

/** A topic as pages show it: a hundredth of the model's state, and all of it that they need. */
export type TopicStanding = Readonly<{
  /** As shares of full marks. */
  score: Score
  skills: Readonly<Record<string, SkillStanding>>
}>

export function topicStanding(topic: TopicInfo, nodes: Nodes, now: number): TopicStanding {
  const skills = topic.skillList
  return {
    score: predictScore({ topic: topic.name, nodes }, { skills }, 1, now),
    skills: Object.fromEntries(skills.map((skill) => [skill.id, standingOfSkill(nodes, skill, now)])),
  }
}

/** Without an answer nothing fades and nobody differs: one for all. */
const fresh = new WeakMap<TopicInfo, TopicStanding>()

export function freshStanding(topic: TopicInfo): TopicStanding {
  const known = fresh.get(topic) ?? topicStanding(topic, {}, 0)
  fresh.set(topic, known)
  return known
}

const NONE: SkillStanding = {
  mastery: 0,
  answered: false,
  last_at: null,
  fading: false,
  broad: false,
  helped: 0,
}

export const skillStanding = ({ skills }: TopicStanding, id: string): SkillStanding => skills[id] ?? NONE
