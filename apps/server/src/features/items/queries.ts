import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import {
  answerEvents,
  examItems,
  exams,
  type itemRevisions,
  itemStats,
  type items,
  mistakes,
  passages,
  testSlots,
  tests,
} from '../../db/schema/index.ts'

export type TestRow = typeof tests.$inferSelect
export type SlotRow = Readonly<{
  slot: typeof testSlots.$inferSelect
  item: typeof items.$inferSelect
  revision: typeof itemRevisions.$inferSelect
}>

/** A test that was not touched for so long is not being taken any more: its questions come back into the pool. */
const RUNNING_MS = 30 * 86_400_000

/** Questions of tests that the learner has not finished: asked elsewhere their keys would be told before they are answered. */
export async function runningItems(db: Reader, learnerId: string, now: Date): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: testSlots.item_id })
    .from(testSlots)
    .innerJoin(tests, eq(tests.id, testSlots.test_id))
    .where(
      and(
        eq(tests.learner_id, learnerId),
        isNull(tests.scored_at),
        isNull(testSlots.outcome),
        gt(tests.created_at, new Date(now.getTime() - RUNNING_MS)),
      ),
    )
  // Of a running exam also what is yet to come: practice must not tell it before.
  const kept = await db
    .select({ id: examItems.item_id })
    .from(examItems)
    .innerJoin(exams, eq(exams.id, examItems.exam_id))
    .where(
      and(
        eq(exams.learner_id, learnerId),
        isNull(exams.finished_at),
        gt(exams.created_at, new Date(now.getTime() - RUNNING_MS)),
      ),
    )
  return new Set([...rows, ...kept].map((row) => row.id))
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
