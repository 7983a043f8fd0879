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

export type TestRow = typeof tests.$inferSelect
export type SlotRow = Readonly<{
  slot: typeof testSlots.$inferSelect
  item: typeof items.$inferSelect
  revision: typeof itemRevisions.$inferSelect
}>

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
