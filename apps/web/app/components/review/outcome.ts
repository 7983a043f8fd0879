import { isGridInZero, type Question } from '@fourfold/contract'

export type Outcome = 'Correct' | 'Incorrect' | 'Skipped'

/** Something was typed, and counts as skipped all the same (spec §4): a page that says "skipped" says that too. */
export const isTypedZero = ({ student_produced_answer: typed }: Pick<Question, 'student_produced_answer'>): boolean =>
  isGridInZero(typed ?? '')

/** How a revealed question went; a grid-in zero counts as skipped (spec §4). */
export function outcomeOf(q: Question): Outcome {
  if (q.answer_attributes?.correct) return 'Correct'
  const given = q.answer_attributes?.letter ?? q.student_produced_answer ?? ''
  return given === '' || isGridInZero(given) ? 'Skipped' : 'Incorrect'
}
