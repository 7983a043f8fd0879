import { level } from '@fourfold/engine'
import type { SkillInfo } from '../bank/index.ts'

type Misses = Readonly<{ skill_id: string; incorrect: number; skipped: number }>
type Known = Readonly<{ answered: boolean; mastery: number }>

/** Skills whose lesson is worth reading: practiced, missed at least once, and still to do. Lessons and dashboard agree. */
export function suggestedLessons(
  skills: Iterable<SkillInfo>,
  known: (skill: SkillInfo) => Known,
  tallies: readonly Misses[],
): ReadonlySet<string> {
  const missed = new Set(tallies.filter((t) => t.incorrect + t.skipped > 0).map((t) => t.skill_id))
  const isWanted = (skill: SkillInfo): boolean => {
    if (!missed.has(skill.id)) return false
    const { answered, mastery } = known(skill)
    return answered && level(mastery) === 'To-do'
  }
  return new Set([...skills].filter(isWanted).map((skill) => skill.id))
}
