import * as z from './z.ts'

/** Which way an answer was changed; from right to right is no change. */
export const AnswerChange = z.enum(['correct_to_incorrect', 'incorrect_to_correct', 'incorrect_to_incorrect'])
export type AnswerChange = z.infer<typeof AnswerChange>

/** The first two outcomes decide (spec §3, answer_tracker), whatever was answered after them: one rule for all pages. */
export function answerChange(tracker: readonly boolean[] | null): AnswerChange | null {
  const [before, after] = tracker ?? []
  if (before === undefined || after === undefined || (before && after)) return null
  if (before) return 'correct_to_incorrect'
  return after ? 'incorrect_to_correct' : 'incorrect_to_incorrect'
}
