import type { DashboardData, TagBreakdown } from '@fourfold/contract'
import { count, mastery, percent, score } from '../../format'
import { isAnswered, isSubjectMeasured } from './skill-words'

/** What each folded box says, in a line. */

export const sharesLine = (correct: number, of: number): string =>
  `${percent(correct / Math.max(1, of))} of ${count(of, 'answer')} right`

type Changes = Pick<
  DashboardData['questions'],
  'correct_to_incorrect' | 'incorrect_to_correct' | 'incorrect_to_incorrect'
>

export function changesLine(changes: Changes): string {
  const { correct_to_incorrect: worse, incorrect_to_correct: better, incorrect_to_incorrect: same } = changes
  if (worse + better + same === 0) return 'None so far'
  return `${better} for the better, ${worse} for the worse`
}

type Subject = Pick<TagBreakdown, 'name' | 'correct' | 'incorrect' | 'skipped' | 'prediction'>

/** The subject that has most to gain, once there is something to compare; before, how many have answers. */
export function subjectsLine(subjects: readonly Subject[]): string {
  const measured = subjects.filter((subject) => subject.prediction !== null && isSubjectMeasured(subject))
  const [weakest] = [...measured].sort((a, b) => (a.prediction ?? 1) - (b.prediction ?? 1))
  return weakest && measured.length > 1
    ? `Lowest: ${weakest.name}, ${mastery(weakest.prediction)}`
    : `${subjects.filter(isAnswered).length} of ${count(subjects.length, 'subject')} answered`
}

type Part = Subject & Pick<TagBreakdown, 'weight' | 'expected'>

/** Where one stands in a sentence: the strongest subject, if most of it came right, and the one whose share of the topic leaves most to gain. */
export function standingLine(subjects: readonly Part[]): string | null {
  const measured = subjects.filter((subject) => subject.prediction !== null && isSubjectMeasured(subject))
  const [strongest, ...others] = measured.toSorted((a, b) => (b.prediction ?? 0) - (a.prediction ?? 0))
  const [most] = others.toSorted((a, b) => b.weight * (1 - b.expected) - a.weight * (1 - a.expected))
  if (!strongest || !most) return null
  // The best of what went wrong is no strength.
  return strongest.correct > strongest.incorrect + strongest.skipped
    ? `Strongest: ${strongest.name}; most to gain: ${most.name}.`
    : `Most to gain: ${most.name}.`
}

/** Graphs begin with the oldest. */
export function scoresLine(tests: readonly { score: number; scaled?: number | undefined }[]): string {
  const last = tests.at(-1)
  if (!last) return 'After your first scored test'
  return `Last of ${count(tests.length, 'test')}: ${last.scaled === undefined ? score(last.score) : Math.round(last.scaled)}`
}
