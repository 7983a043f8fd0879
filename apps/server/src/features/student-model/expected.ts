import { mastery, type Nodes, predictScore, skillScope } from '@fourfold/engine'
import type { SkillInfo, TopicInfo } from '../bank/index.ts'

export const hasAnswers = (nodes: Nodes, skill: SkillInfo): boolean => (nodes[skillScope(skill.id)]?.counts.n ?? 0) > 0

const weightOf = (skills: readonly SkillInfo[]): number => skills.reduce((sum, skill) => sum + skill.weight, 0)

/** A subject counts as its skills do in the predicted score: by weight, those never practiced as the model expects them. */
export const expectedBy = (skills: readonly SkillInfo[], chance: (skill: SkillInfo) => number): number =>
  skills.reduce((sum, skill) => sum + skill.weight * chance(skill), 0) / (weightOf(skills) || 1)

export const expectedIn = (skills: readonly SkillInfo[], nodes: Nodes, now: number): number =>
  expectedBy(skills, (skill) => mastery(nodes, skill, now))

/** How much of the predicted score a subject is. */
export const shareOf = (topic: TopicInfo, skills: readonly SkillInfo[]): number =>
  weightOf(skills) / (weightOf([...topic.skills.values()]) || 1)

/** Where a student stands in a topic: the predicted score as a share of full marks, and each subject. */
export function standingIn(topic: TopicInfo, nodes: Nodes, now: number) {
  const skills = [...topic.skills.values()]
  return {
    predicted: predictScore({ topic: topic.name, nodes }, { skills }, 1, now).score,
    subjects: Object.fromEntries(topic.subjects.map((s) => [s.id, expectedIn(s.skills, nodes, now)])),
  }
}

/** Mastery of some skills; null before the first answer. */
export const masteryOf = (
  topic: TopicInfo,
  ids: Iterable<string>,
  nodes: Nodes,
  now: number,
): Record<string, number | null> =>
  Object.fromEntries(
    [...new Set(ids)].flatMap((id) => {
      const skill = topic.skills.get(id)
      return skill ? [[id, hasAnswers(nodes, skill) ? mastery(nodes, skill, now) : null]] : []
    }),
  )
