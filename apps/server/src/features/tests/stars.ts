import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { exposures } from '../../db/schema/index.ts'

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
