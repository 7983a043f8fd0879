import { level, mastery, type Nodes, skillScope } from '@fourfold/engine'
import type { SkillInfo } from '../bank/index.ts'

type Misses = Readonly<{ skill_id: string; incorrect: number; skipped: number }>

/** Skills whose lesson is worth reading: practiced, missed at least once, and still to do. Lessons and dashboard agree. */
export function suggestedLessons(
  skills: Iterable<SkillInfo>,
  nodes: Nodes,
  tallies: readonly Misses[],
  now: number,
): ReadonlySet<string> {
  const missed = new Set(tallies.filter((t) => t.incorrect + t.skipped > 0).map((t) => t.skill_id))
  const wanted = [...skills].filter(
    (skill) =>
      missed.has(skill.id) &&
      (nodes[skillScope(skill.id)]?.counts.n ?? 0) > 0 &&
      level(mastery(nodes, skill, now)) === 'To-do',
  )
  return new Set(wanted.map((skill) => skill.id))
}
