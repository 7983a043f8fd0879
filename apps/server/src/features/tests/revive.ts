import type { QuestionChange } from '@fourfold/contract'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { testReplacements, testSlots } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
import { answered, isOpen } from './change.ts'
import { testSlotRows } from './queries.ts'
import { starredAmong } from './stars.ts'

/**
 * A question that a diagnostic had replaced, but that was answered on a device that was offline: it comes back to its place,
 * or to the last that is open where another device has answered what stands there now. What gives way can come back too.
 */
async function revive(tx: Tx, test: TestRow, rows: readonly SlotRow[], itemId: number, at: Date): Promise<boolean> {
  const [old] = await tx
    .select()
    .from(testReplacements)
    .where(and(eq(testReplacements.test_id, test.id), eq(testReplacements.item_id, itemId)))
  if (!old) return false
  const open = rows.filter(isOpen)
  const place = open.find((row) => row.slot.pos === old.pos) ?? open.at(-1)
  // Every place is taken by an answer of another device: the test has its questions.
  if (!place) return true
  const starred = await starredAmong(tx, test.learner_id, [itemId])
  await tx
    .update(testSlots)
    .set({
      item_id: old.item_id,
      item_revision_id: old.item_revision_id,
      letter: null,
      grid: null,
      skipped: null,
      marked: starred.has(itemId),
      changes: [],
      changed_at: null,
      changed_by: null,
      confidence: null,
      time_ms: 0,
      time_doubted: false,
    })
    .where(and(eq(testSlots.test_id, test.id), eq(testSlots.pos, place.slot.pos)))
  await tx
    .delete(testReplacements)
    .where(and(eq(testReplacements.test_id, test.id), eq(testReplacements.item_id, itemId)))
  const { pos, item_id, item_revision_id } = place.slot
  await tx
    .insert(testReplacements)
    .values({ test_id: test.id, pos, item_id, item_revision_id, replaced_at: at })
    .onConflictDoUpdate({ target: [testReplacements.test_id, testReplacements.item_id], set: { pos } })
  return true
}

/** The rows of a test before a save, and those that it speaks of, those included that come back. */
export async function slotsFor(
  tx: Tx,
  test: TestRow,
  changes: readonly QuestionChange[],
  at: Date,
): Promise<Readonly<Record<'before' | 'rows', readonly SlotRow[]>>> {
  const before = await testSlotRows(tx, test.id)
  let rows = before
  for (const change of changes) {
    if (rows.some((r) => r.item.id === change.id)) continue
    const revived = test.mode === 'Diagnostic' && answered(change) && (await revive(tx, test, rows, change.id, at))
    if (revived) rows = await testSlotRows(tx, test.id)
    // A replaced question that was only glanced at is not part of the test any more; anything else is refused.
    else if (test.mode !== 'Diagnostic' || answered(change))
      throw refuse(422, 'That question is not part of this test.')
  }
  return { before, rows }
}
