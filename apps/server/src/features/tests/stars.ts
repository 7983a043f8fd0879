import type { TestState } from '@fourfold/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { exposures, testSlots } from '../../db/schema/index.ts'
import type { TestRow } from '../items/index.ts'

/** Which of these questions bear the learner's star: a test shows them starred from its start. */
export async function starredAmong(tx: Tx, learnerId: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: exposures.item_id })
    .from(exposures)
    .where(and(eq(exposures.learner_id, learnerId), inArray(exposures.item_id, [...ids]), eq(exposures.marked, true)))
  return new Set(rows.map((r) => r.id))
}

/** A star given or taken off once the answer is an event, as after the reveal of a tutor step. */
export async function setStar(tx: Tx, learnerId: string, itemId: number, marked: boolean): Promise<void> {
  await tx
    .update(exposures)
    .set({ marked })
    .where(and(eq(exposures.learner_id, learnerId), eq(exposures.item_id, itemId)))
}

/** Stars of a scored test: all that can still be saved there. Null for anything else. */
export async function starScored(tx: Tx, test: TestRow, state: TestState, at: Date): Promise<TestRow | null> {
  const changes = state.questions_attributes ?? []
  const onlyStars = changes.every(
    ({ id: _, marked, ...more }) => marked !== undefined && Object.keys(more).length === 0,
  )
  if (test.score === null || changes.length === 0 || !onlyStars) return null
  for (const { id, marked = false } of changes) {
    const kept = await tx
      .update(testSlots)
      .set({ marked })
      .where(and(eq(testSlots.test_id, test.id), eq(testSlots.item_id, id)))
      .returning({ pos: testSlots.pos })
    if (kept.length === 0) continue
    // One that was never looked at is met by its star.
    const met = {
      learner_id: test.learner_id,
      item_id: id,
      topic: test.topic,
      marked,
      revealed: true,
      first_at: at,
      last_at: at,
    }
    await tx
      .insert(exposures)
      .values(met)
      .onConflictDoUpdate({ target: [exposures.learner_id, exposures.item_id], set: { marked } })
  }
  return test
}
