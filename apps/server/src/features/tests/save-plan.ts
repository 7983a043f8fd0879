import { isGridInZero, type QuestionChange, type TestState } from '@fourfold/contract'
import { isFixed, isRevealed, type SlotRow, type TestRow } from '../items/index.ts'
import { answered, changedAt, followed, progress, slotUpdate } from './change.ts'

/** What a save makes of a test, without a database: rows in, rows out. A draft may come with the rows it speaks of alone. */

type Slot = SlotRow['slot']
export type PlanRow = Readonly<{ slot: Slot; item: Pick<SlotRow['item'], 'id' | 'question_type'> }>
/** A test without its checkpoint: a draft does not need it. */
export type Saving = Omit<TestRow, 'checkpoint'>
export type Change = Readonly<{ pos: number | null; kind: string; value: unknown }>

export type Plan<R extends PlanRow> = Readonly<{
  /** All rows as they stand afterwards. */
  rows: readonly R[]
  /** Positions of those that are written. */
  touched: ReadonlySet<number>
  /** Tutor steps that were submitted with it. */
  taken: readonly number[]
  /** Stars of questions whose answer is an event already. */
  stars: readonly Readonly<{ item_id: number; marked: boolean }>[]
  log: readonly Change[]
  progress: Pick<TestRow, 'step' | 'time_ms' | 'countdown_ms'>
}>

/** Zero in a grid-in counts as skipped (spec §4): what was skipped can still be answered. */
const givenIn = ({ letter, grid }: Pick<Slot, 'letter' | 'grid'>): string | null =>
  letter ?? (grid && !isGridInZero(grid) ? grid : null)

export function planSave<R extends PlanRow>(test: Saving, before: readonly R[], state: TestState, now: Date): Plan<R> {
  const rows = [...before]
  const touched = new Set<number>()
  const log: Change[] = []
  const stars: { item_id: number; marked: boolean }[] = []
  const put = (at: number, set: Partial<Slot>): void => {
    const row = rows[at]
    if (!row) return
    rows[at] = { ...row, slot: { ...row.slot, ...set } }
    touched.add(row.slot.pos)
  }
  const maxMs = Math.max(0, now.getTime() - test.created_at.getTime())
  for (const change of state.questions_attributes ?? []) {
    const at = rows.findIndex((row) => row.item.id === change.id)
    const row = rows[at]
    if (!row) continue
    const set = slotUpdate(row, change, maxMs, followed(row.slot, change, changedAt(test, change, now)))
    if (answered(change) && !row.slot.seen_at) set.seen_at = now
    if (Object.keys(set).length === 0) continue
    put(at, set)
    if (set.marked !== undefined && row.slot.outcome !== null) stars.push({ item_id: row.item.id, marked: set.marked })
    log.push({ pos: row.slot.pos, kind: 'question', value: { ...change, ...set } })
  }
  const clocks = progress(test, state, test.question_count, maxMs, now)
  for (const [at, { slot }] of rows.entries())
    if (slot.seen_at === null && (slot.pos === 0 || slot.pos === clocks.step)) put(at, { seen_at: now })
  // Questions that are answered and no longer on the screen: their answers count from now on as they are.
  if (test.mode === 'Diagnostic')
    for (const [at, { slot }] of rows.entries())
      if (slot.pos !== clocks.step && slot.counted === null && givenIn(slot) !== null)
        put(at, { counted: givenIn(slot) })
  const taken: number[] = []
  for (const [at, { slot }] of rows.entries()) {
    if (!test.tutor || state.taken_tracker?.[slot.pos] !== 'taken' || slot.taken_at) continue
    put(at, { taken_at: now, seen_at: now })
    log.push({ pos: slot.pos, kind: 'taken', value: true })
    taken.push(slot.pos)
  }
  if (clocks.step !== test.step) log.push({ pos: null, kind: 'step', value: clocks.step })
  return { rows, touched, taken, stars, log, progress: clocks }
}

/** Whether the server keeps another answer than the one that was sent. */
export function answeredOtherwise({ letter, grid }: Pick<Slot, 'letter' | 'grid'>, sent: QuestionChange): boolean {
  if (sent.answer_attributes !== undefined && (sent.answer_attributes?.letter ?? null) !== letter) return true
  return sent.student_produced_answer !== undefined && (sent.student_produced_answer || null) !== (grid || null)
}

/** Whether the server keeps something else than what was sent. */
function keptOtherwise(slot: Slot, sent: QuestionChange): boolean {
  const { skipped, marked, confidence } = slot
  if (answeredOtherwise(slot, sent)) return true
  if (sent.marked !== undefined && sent.marked !== marked) return true
  if (sent.confidence !== undefined && sent.confidence !== confidence) return true
  return sent.skipped !== undefined && sent.skipped !== skipped
}

/**
 * The places that the browser must be told of: everything else stands there as it was sent. Revealed, replaced, become
 * final or fixed, or kept otherwise (the change was older than another device's).
 */
export function toldPlaces(
  was: Saving,
  before: readonly PlanRow[],
  is: Saving,
  after: readonly PlanRow[],
  sent: readonly QuestionChange[],
): ReadonlySet<number> {
  const changes = new Map(sent.map((change) => [change.id, change]))
  return new Set(
    after.flatMap(({ slot, item }, at) => {
      const old = before[at]?.slot
      const change = changes.get(item.id)
      const told =
        old?.item_id !== slot.item_id ||
        old.counted !== slot.counted ||
        isFixed(was, old) !== isFixed(is, slot) ||
        isRevealed(was, old) !== isRevealed(is, slot) ||
        (change !== undefined && (isRevealed(is, slot) || keptOtherwise(slot, change)))
      return told ? [slot.pos] : []
    }),
  )
}
