import { enoughAnswers, type Level, type SkillBreakdown } from '@fourfold/contract'
import { percent } from '../../format'

const DAY_MS = 86_400_000

/** A skill without an answer has a mark of its own: nothing is known, which is not the same as weak. */
export const markOf = (skill: SkillBreakdown): Level | 'none' => (skill.prediction === null ? 'none' : skill.level)

/** Said instead of a percentage that would rest on the rest of the topic. */
export const TOO_FEW = 'too few answers yet'

/** A skill's mark in words, for those who hear the page. From few answers no percentage is told, but the answers are. */
export function skillWords(skill: SkillBreakdown): string {
  if (skill.prediction === null) return 'no answer yet'
  const { correct, incorrect, skipped } = skill
  const known = isMeasured(skill)
    ? percent(skill.prediction)
    : `${correct} of ${correct + incorrect + skipped} right so far`
  return `${skill.level}, ${known}${skill.fading ? ', needs refresh' : ''}`
}

/** A subject's skills by the levels that its bar shows; nothing where none has risen. */
export const levelWords = (skills: readonly SkillBreakdown[]): string =>
  (['Strong', 'Moderate'] as const)
    .map((level) => [skills.filter((skill) => markOf(skill) === level).length, level] as const)
    .filter(([count]) => count > 0)
    .map(([count, level]) => `${count} ${level}`)
    .join(', ')

type Answers = Readonly<{ correct: number; incorrect: number; skipped: number }>

export const isAnswered = ({ correct, incorrect, skipped }: Answers): boolean => correct + incorrect + skipped > 0

/** Whether there are enough own answers for a percentage; what was left empty is none. */
export const isMeasured = ({ correct, incorrect }: Answers): boolean => enoughAnswers(correct, incorrect)

/** A subject is the mean of its skills and of what a diagnostic asks of it: two answers. */
export const isSubjectMeasured = ({ correct, incorrect }: Answers): boolean => correct + incorrect >= 2

/** What was answered comes first, each group in the order of the topic: five rows are shown, and none of these may hide. */
export const answeredFirst = <T extends Answers>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => Number(isAnswered(b)) - Number(isAnswered(a)))

/** Below so many answers a mastery still rests partly on the rest of the topic. */
const FEW_ANSWERS = 5

/** What an estimate from few answers rests on; null without any, and where there are enough. */
export function estimateWords({ correct, incorrect, skipped }: Answers): string | null {
  const answers = correct + incorrect + skipped
  if (answers === 0 || answers >= FEW_ANSWERS) return null
  const far = `${correct} of ${answers} right so far`
  return enoughAnswers(correct, incorrect) ? `estimate: ${far}` : far
}

/** When it was last practiced, in words. */
export function agoWords(last: string, now: number): string {
  const days = Math.floor((now - Date.parse(last)) / DAY_MS)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days < 14 ? `${days} days ago` : `${Math.floor(days / 7)} weeks ago`
}
