import type { Level, SkillBreakdown } from '@fourfold/contract'
import { mastery } from '../../format'

const DAY_MS = 86_400_000

/** A skill without an answer has a mark of its own: nothing is known, which is not the same as weak. */
export const markOf = (skill: SkillBreakdown): Level | 'none' => (skill.prediction === null ? 'none' : skill.level)

/** A skill's mark in words, for those who hear the page. */
export const skillWords = (skill: SkillBreakdown): string =>
  skill.prediction === null
    ? 'no answer yet'
    : `${skill.level}, ${mastery(skill.prediction)}${skill.fading ? ', needs refresh' : ''}`

/** When it was last practiced, in words. */
export function agoWords(last: string, now: number): string {
  const days = Math.floor((now - Date.parse(last)) / DAY_MS)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days < 14 ? `${days} days ago` : `${Math.floor(days / 7)} weeks ago`
}
