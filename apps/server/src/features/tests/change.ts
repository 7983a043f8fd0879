import { isGridInZero, type QuestionChange, type TestState } from '@fourfold/contract'
import { refuse } from '../../http/errors.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
import { type Timed, timeLeft } from './time-left.ts'

/** What a save may change, without a database: rules that hold for every device and every order of saves. */

/**
 * Nothing was given there yet. It may count as seen and not be: a page on a slow line shows another question in its place.
 * What was left with an answer is final, also when the answer was cleared since.
 */
export const isOpen = ({ slot }: { slot: Given }): boolean =>
  slot.letter === null && !slot.grid && !slot.skipped && slot.counted === null

/**
 * A taken step is locked: its answer counts as it was submitted. So is an answer with which a diagnostic's question was left,
 * and a tutor's first answer once the student was told that it is wrong.
 */
export const isFinal = ({ slot }: { slot: Pick<SlotRow['slot'], 'taken_at' | 'counted' | 'missed_at'> }): boolean =>
  slot.taken_at !== null || slot.counted !== null || slot.missed_at !== null

/** When a change was made, by the device's own account of how long ago; without one it is new. */
export const changedAt = (
  test: Pick<TestRow, 'created_at'>,
  { age_ms = 0 }: Pick<QuestionChange, 'age_ms'>,
  now: Date,
): Date => new Date(Math.max(test.created_at.getTime(), now.getTime() - age_ms))

/**
 * Not before the change that it was made after on the same device. A save that was long on its way may be taken for
 * younger than it is, where its device does not know our time: by their ages the next change of the same question could be the older one.
 */
export const followed = (
  { changed_at, changed_by }: Pick<SlotRow['slot'], 'changed_at' | 'changed_by'>,
  { after = [] }: Pick<QuestionChange, 'after'>,
  at: Date,
): Date => {
  const stands = changed_at !== null && changed_by !== null && after.includes(changed_by)
  return stands && changed_at > at ? changed_at : at
}

export const answered = (change: QuestionChange): boolean =>
  change.answer_attributes?.letter != null ||
  (change.student_produced_answer ?? '') !== '' ||
  (change.time_spent ?? 0) > 0

/** Two clocks may measure the same time a little differently. */
const CLOCKS_APART_MS = 1000

type Given = Pick<SlotRow['slot'], 'letter' | 'grid' | 'skipped' | 'counted'>
type Compared =
  | 'letter'
  | 'grid'
  | 'time_ms'
  | 'time_doubted'
  | 'taken_at'
  | 'counted'
  | 'missed_at'
  | 'changed_at'
  | 'changed_by'
type Changed = Readonly<{
  slot: Pick<SlotRow['slot'], Compared>
  item: Pick<SlotRow['item'], 'question_type'>
}>

/** What becomes of a question. Time never goes back, nor beyond what has passed since the test began. */
export function slotUpdate(row: Changed, change: QuestionChange, maxMs: number, at: Date): Partial<SlotRow['slot']> {
  const grid = row.item.question_type === 'Student-produced response'
  const set: Partial<SlotRow['slot']> = {}
  if (change.time_spent !== undefined) {
    set.time_ms = Math.max(row.slot.time_ms, Math.min(change.time_spent, maxMs))
    const doubted = change.time_spent > maxMs + CLOCKS_APART_MS
    if (doubted !== row.slot.time_doubted) set.time_doubted = doubted
  }
  const final = isFinal(row)
  // The later change of two devices wins, with its star; both are in the log. The star of what is final can still be set.
  if (!final && row.slot.changed_at !== null && at < row.slot.changed_at) return set
  if (change.marked !== undefined) set.marked = change.marked
  if (change.confidence !== undefined) set.confidence = change.confidence
  if (final) return set
  if (grid) {
    if (change.student_produced_answer !== undefined) set.grid = change.student_produced_answer
    if (change.answer_attributes?.letter) throw refuse(422, 'This question is answered with a number.')
  } else {
    if (change.answer_attributes !== undefined) set.letter = change.answer_attributes?.letter ?? null
    if (change.student_produced_answer) throw refuse(422, 'This question is answered with a letter.')
  }
  if (change.skipped !== undefined) set.skipped = change.skipped
  if (change.answer_changes !== undefined) set.changes = change.answer_changes
  // A star or time alone makes the answer no younger.
  if (!('grid' in set || 'letter' in set || 'skipped' in set)) return set
  set.changed_at = at
  const { edit = null } = change
  if (edit !== row.slot.changed_by) set.changed_by = edit
  const { letter: given, grid: typed } = { ...row.slot, ...set }
  const text = grid ? typed : given
  // Zero in a grid-in counts as skipped (spec §4), here as in the result.
  if (text) set.skipped = grid && isGridInZero(text)
  return set
}

type Clock = Timed & Pick<TestRow, 'step' | 'time_ms'>

/** Where the test stands after a save, and what its clocks show. */
export function progress(
  test: Clock,
  state: Pick<TestState, 'step' | 'time_spent' | 'countdown_time'>,
  questions: number,
  maxMs: number,
  now: Date,
): Pick<TestRow, 'step' | 'time_ms' | 'countdown_ms'> {
  return {
    step: Math.min(state.step ?? test.step, Math.max(0, questions - 1)),
    time_ms: Math.max(test.time_ms, Math.min(state.time_spent ?? test.time_ms, maxMs)),
    countdown_ms: timeLeft(test, state.countdown_time, now),
  }
}
