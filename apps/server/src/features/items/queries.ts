import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import {
  answerEvents,
  type itemRevisions,
  itemStats,
  type items,
  mistakes,
  passages,
  type testSlots,
  type tests,
} from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'

export type TestRow = typeof tests.$inferSelect
export type SlotRow = Readonly<{
  slot: typeof testSlots.$inferSelect
  item: typeof items.$inferSelect
  revision: typeof itemRevisions.$inferSelect
}>

/** A test that was not touched for so long is not being taken any more: its questions come back into the pool. */
const RUNNING_MS = 30 * 86_400_000

// Of a running exam also what is yet to come: practice must not tell it before.
const RUNNING = {
  name: 'running_items',
  text: `select slot.item_id as id from test join test_slot slot on slot.test_id = test.id
      where test.learner_id = $1 and test.scored_at is null and slot.outcome is null and test.created_at > $2
    union all
    select kept.item_id from exam join exam_item kept on kept.exam_id = exam.id
      where exam.learner_id = $1 and exam.finished_at is null and exam.created_at > $2`,
} as const

/** Questions of tests that the learner has not finished: asked elsewhere their keys would be told before they are answered. */
export async function runningItems(db: Reader, learnerId: string, now: Date): Promise<ReadonlySet<number>> {
  const since = new Date(now.getTime() - RUNNING_MS)
  const rows = await run<{ id: number }>(db, RUNNING, [learnerId, since])
  return new Set(rows.map((row) => row.id))
}

export async function statsOf(db: Reader, itemIds: readonly number[]) {
  if (itemIds.length === 0) return new Map<number, typeof itemStats.$inferSelect>()
  const rows = await db
    .select()
    .from(itemStats)
    .where(inArray(itemStats.item_id, [...itemIds]))
  return new Map(rows.map((r) => [r.item_id, r]))
}

export async function mistakesOf(db: Reader, learnerId: string, itemIds: readonly number[]) {
  if (itemIds.length === 0) return new Map<number, { id: number; logged: boolean }>()
  const rows = await db
    .select({ id: mistakes.id, item_id: mistakes.item_id, logged_at: mistakes.logged_at })
    .from(mistakes)
    .where(and(eq(mistakes.learner_id, learnerId), inArray(mistakes.item_id, [...itemIds])))
  return new Map(rows.map((r) => [r.item_id, { id: r.id, logged: r.logged_at !== null }]))
}

/** Earlier answers to the same questions, newest first; at most ten of each are shown. */
export async function historyOf(db: Reader, learnerId: string, itemIds: readonly number[]) {
  if (itemIds.length === 0) return new Map<number, (typeof answerEvents.$inferSelect)[]>()
  const rows = await db
    .select()
    .from(answerEvents)
    .where(and(eq(answerEvents.learner_id, learnerId), inArray(answerEvents.item_id, [...itemIds])))
    .orderBy(desc(answerEvents.seq))
    .limit(400)
  return Map.groupBy(rows, (r) => r.item_id)
}

export async function passagesOf(db: Reader, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, typeof passages.$inferSelect>()
  const rows = await db
    .select()
    .from(passages)
    .where(inArray(passages.id, [...ids]))
  return new Map(rows.map((r) => [r.id, r]))
}
