import { isGridInZero, type Question } from '@fourfold/contract'

export type Outcome = 'Correct' | 'Incorrect' | 'Skipped'

/** How a revealed question went; a grid-in zero counts as skipped (spec §4). */
export function outcomeOf(q: Question): Outcome {
  if (q.answer_attributes?.correct) return 'Correct'
  const given = q.answer_attributes?.letter ?? q.student_produced_answer ?? ''
  return given === '' || isGridInZero(given) ? 'Skipped' : 'Incorrect'
}
