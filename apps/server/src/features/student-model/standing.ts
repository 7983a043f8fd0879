import { mastery, type Nodes, needsRefresh, predictScore, type Score, skillScope } from '@fourfold/engine'
import type { TopicInfo } from '../bank/index.ts'
import { hasAnswers } from './expected.ts'

/** Where one skill stands: what pages show of it. */
export type SkillStanding = Readonly<{
  mastery: number
  answered: boolean
  last_at: number | null
  fading: boolean
}>

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
    skills: Object.fromEntries(
      skills.map((skill) => [
        skill.id,
        {
          mastery: mastery(nodes, skill, now),
          answered: hasAnswers(nodes, skill),
          last_at: nodes[skillScope(skill.id)]?.last_at ?? null,
          fading: needsRefresh(nodes, skill, now),
        },
      ]),
    ),
  }
}

/** Without an answer nothing fades and nobody differs: one for all. */
const fresh = new WeakMap<TopicInfo, TopicStanding>()

export function freshStanding(topic: TopicInfo): TopicStanding {
  const known = fresh.get(topic) ?? topicStanding(topic, {}, 0)
  fresh.set(topic, known)
  return known
}

const NONE: SkillStanding = { mastery: 0, answered: false, last_at: null, fading: false }

export const skillStanding = ({ skills }: TopicStanding, id: string): SkillStanding => skills[id] ?? NONE
