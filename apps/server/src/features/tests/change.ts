import type { QuestionChange, TestState } from '@fourfold/contract'
import { refuse } from '../../http/errors.ts'
import type { SlotRow, TestRow } from '../items/index.ts'

/** What a save may change, without a database: rules that hold for every device and every order of saves. */

/** Nothing was given there yet. It may count as seen and not be: a page on a slow line shows another question in its place. */
export const isOpen = ({ slot }: { slot: Given }): boolean => slot.letter === null && !slot.grid && !slot.skipped

export const answered = (change: QuestionChange): boolean =>
  change.answer_attributes?.letter != null ||
  (change.student_produced_answer ?? '') !== '' ||
  (change.time_spent ?? 0) > 0

type Given = Pick<SlotRow['slot'], 'letter' | 'grid' | 'skipped'>
type Changed = Readonly<{
  slot: Pick<SlotRow['slot'], 'letter' | 'grid' | 'time_ms' | 'taken_at'>
  item: Pick<SlotRow['item'], 'question_type'>
}>

/** What becomes of a question. Time never goes back, nor beyond what has passed since the test began. */
export function slotUpdate(row: Changed, change: QuestionChange, maxMs: number): Partial<SlotRow['slot']> {
  const grid = row.item.question_type === 'Student-produced response'
  const set: Partial<SlotRow['slot']> = {}
  if (change.marked !== undefined) set.marked = change.marked
  if (change.time_spent !== undefined) set.time_ms = Math.max(row.slot.time_ms, Math.min(change.time_spent, maxMs))
  if (change.confidence !== undefined) set.confidence = change.confidence
  // A taken step is locked: its answer counts as it was submitted.
  if (row.slot.taken_at) return set
  if (grid) {
    if (change.student_produced_answer !== undefined) set.grid = change.student_produced_answer
    if (change.answer_attributes?.letter) throw refuse(422, 'This question is answered with a number.')
  } else {
    if (change.answer_attributes !== undefined) set.letter = change.answer_attributes?.letter ?? null
    if (change.student_produced_answer) throw refuse(422, 'This question is answered with a letter.')
  }
  if (change.skipped !== undefined) set.skipped = change.skipped
  const text = grid ? (set.grid ?? row.slot.grid) : (set.letter ?? row.slot.letter)
  if (text) set.skipped = false
  if (change.answer_changes !== undefined) set.changes = change.answer_changes
  return set
}

type Clock = Pick<TestRow, 'step' | 'time_ms' | 'countdown_ms' | 'initial_ms' | 'timed'>

/** Where the test stands after a save, and what its clocks show. */
export function progress(
  test: Clock,
  state: Pick<TestState, 'step' | 'time_spent' | 'countdown_time'>,
  questions: number,
  maxMs: number,
): Pick<TestRow, 'step' | 'time_ms' | 'countdown_ms'> {
  return {
    step: Math.min(state.step ?? test.step, Math.max(0, questions - 1)),
    time_ms: Math.max(test.time_ms, Math.min(state.time_spent ?? test.time_ms, maxMs)),
    countdown_ms: test.timed
      ? Math.max(0, Math.min(state.countdown_time ?? test.countdown_ms, test.initial_ms))
      : test.countdown_ms,
  }
}
