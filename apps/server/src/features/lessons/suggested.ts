import { LIMITS } from '@fourfold/contract'
import type { SkillInfo } from '../bank/index.ts'
import { type Own, type SkillStanding, shownLevel } from '../student-model/index.ts'

/**
 * Skills whose lesson is worth reading, weakest first and only a few: answered wrong at least once, and still to do. What was
 * left empty tells of time, not of a gap. Lessons and dashboard agree.
 */
export function suggestedLessons(
  skills: Iterable<SkillInfo>,
  known: (skill: SkillInfo) => SkillStanding,
  own: (skill: string) => Own,
): ReadonlySet<string> {
  const weak = [...skills].filter(
    (skill) => own(skill.id).wrong > 0 && shownLevel(known(skill), own(skill.id)) === 'To-do',
  )
  weak.sort((a, b) => known(a).mastery - known(b).mastery)
  return new Set(weak.slice(0, LIMITS.suggestedLessons).map((skill) => skill.id))
}
