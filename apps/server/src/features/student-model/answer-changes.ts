import { type AnswerChange, answerChange } from '@fourfold/contract'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { itemRevisions, testSlots, tests } from '../../db/schema/index.ts'
import { answerTracker } from './score.ts'

/** The source of an answer's event: its place in its test. */
export const slotSource = (slot: { test_id: number; pos: number }): string => `${slot.test_id}:${slot.pos}`

/** Which way answers were changed, by the source of their events: an event alone knows the first outcome and the last. */
async function changes(db: Reader, which: SQL): Promise<Map<string, AnswerChange | null>> {
  const rows = await db
    .select({ test_id: testSlots.test_id, pos: testSlots.pos, made: testSlots.changes, secret: itemRevisions.secret })
    .from(testSlots)
    .innerJoin(tests, eq(tests.id, testSlots.test_id))
    .innerJoin(itemRevisions, eq(itemRevisions.id, testSlots.item_revision_id))
    .where(and(which, sql`jsonb_array_length(${testSlots.changes}) > 1`))
  return new Map(rows.map((r) => [slotSource(r), answerChange(answerTracker(r.secret, r.made))]))
}

export const changesOfLearner = (db: Reader, learnerId: string) => changes(db, eq(tests.learner_id, learnerId))

type FromTest = Readonly<{ source: string; source_id: string; changed_from: boolean | null }>

/** The same for some events. */
export async function changesOfEvents(
  db: Reader,
  events: readonly FromTest[],
): Promise<ReadonlyMap<string, AnswerChange | null>> {
  const ids = events.flatMap((e) => {
    const id = e.source === 'test' && e.changed_from !== null ? Number(e.source_id.split(':')[0]) : Number.NaN
    return Number.isInteger(id) ? [id] : []
  })
  return ids.length === 0 ? new Map() : changes(db, inArray(tests.id, [...new Set(ids)]))
}
