import type { Evidence } from '@fourfold/contract'
import { masteryThen, type Nodes, observe, predictScore, skillScope, usualItem } from '@fourfold/engine'
import { scaleOf } from '@fourfold/exams'
import type { SkillInfo, TopicInfo } from '../bank/index.ts'
import { expectedIn } from '../student-model/index.ts'

/** A number of the dashboard as a function of the student's state, from 0 to 1. */
export type Measure = (nodes: Nodes) => number

export const subjectMastery =
  (skills: readonly SkillInfo[], now: number): Measure =>
  (nodes) =>
    expectedIn(skills, nodes, now)

/** The predicted score as a share of the way from the least to the full score of its scale. */
export const scoreShare =
  (topic: TopicInfo, now: number): Measure =>
  (nodes) => {
    const { at, min, max } = scaleOf(topic.name)
    const { score } = predictScore({ topic: topic.name, nodes }, { skills: [...topic.skills.values()] }, 1, now)
    return (at(score) - min) / (max - min)
  }

/** What a number rests on: whose answers count how much, and how far its skills have faded since they were practised. */
export function basisOf(nodes: Nodes, skills: readonly SkillInfo[], now: number): Evidence['basis'] {
  if (skills.length === 0) return null
  return {
    own_answers: skills[0]!.topWeight ?? 0,
    today: subjectMastery(skills, now)(nodes),
    last_practice:
      skills.reduce((sum, skill) => sum + skill.weight * masteryThen(nodes, skill), 0) /
      (skills.reduce((sum, skill) => sum + skill.weight, 0) || 1),
  }
}

/**
 * Which skill's next answer would move a number most: the number is taken once more after a right and after a wrong
 * answer on the usual question of each skill.
 */
export function wouldChange(
  nodes: Nodes,
  skills: readonly SkillInfo[],
  measure: Measure,
  now: number,
): Evidence['would_change'] {
  const after = (skill: SkillInfo, correct: boolean): number => {
    const item = usualItem(skill)
    return measure(observe(nodes, { item, correct, ms: skill.seconds * 1000, at: now, first_exposure: true }, now))
  }
  const options = skills.map((skill) => ({ skill, right: after(skill, true), wrong: after(skill, false) }))
  const [most] = options.sort((a, b) => b.right - b.wrong - (a.right - a.wrong))
  if (!most) return null
  return {
    skill: { id: most.skill.id, name: most.skill.name },
    answers: nodes[skillScope(most.skill.id)]?.counts.n ?? 0,
    now: measure(nodes),
    right: most.right,
    wrong: most.wrong,
  }
}
