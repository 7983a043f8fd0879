import { and, asc, count, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import {
  answerEvents,
  exposures,
  itemRevisions,
  itemStats,
  items,
  mistakes,
  passages,
  testSlots,
  tests,
} from '../../db/schema/index.ts'
import { notFound } from '../../http/errors.ts'

export type TestRow = typeof tests.$inferSelect
export type SlotRow = Readonly<{
  slot: typeof testSlots.$inferSelect
  item: typeof items.$inferSelect
  revision: typeof itemRevisions.$inferSelect
}>

const ownTest = (learnerId: string, id: number) => and(eq(tests.learner_id, learnerId), eq(tests.id, id))

export async function oneTest(db: Reader, learnerId: string, id: number): Promise<TestRow> {
  const [row] = await db.select().from(tests).where(ownTest(learnerId, id))
  if (!row) throw notFound()
  return row
}

/** The same, locked: saves of one test wait for each other. */
export async function lockTest(db: Reader, learnerId: string, id: number): Promise<TestRow> {
  const [row] = await db.select().from(tests).where(ownTest(learnerId, id)).for('update')
  if (!row) throw notFound()
  return row
}

export async function testSlotRows(db: Reader, testId: number): Promise<SlotRow[]> {
  return db
    .select({ slot: testSlots, item: items, revision: itemRevisions })
    .from(testSlots)
    .innerJoin(items, eq(items.id, testSlots.item_id))
    .innerJoin(itemRevisions, eq(itemRevisions.id, testSlots.item_revision_id))
    .where(eq(testSlots.test_id, testId))
    .orderBy(asc(testSlots.pos))
}

export async function listTests(db: Reader, learnerId: string, topic: string, offset: number, limit: number) {
  const mine = and(eq(tests.learner_id, learnerId), eq(tests.topic, topic))
  const rows = await db.select().from(tests).where(mine).orderBy(desc(tests.id)).limit(limit).offset(offset)
  const [total] = await db.select({ n: count() }).from(tests).where(mine)
  return { rows, total: total?.n ?? 0 }
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

/** Questions of the topic that the learner has met. */
export async function pools(db: Reader, learnerId: string, topic: string) {
  return db
    .select({
      item_id: exposures.item_id,
      last_correct: exposures.last_correct,
      marked: exposures.marked,
    })
    .from(exposures)
    .where(and(eq(exposures.learner_id, learnerId), eq(exposures.topic, topic)))
}

export async function maybeByShareCode(db: Reader, code: string): Promise<TestRow | null> {
  const [row] = await db.select().from(tests).where(eq(tests.share_code, code))
  return row ?? null
}

export async function scoredTests(db: Reader, learnerId: string, topic: string, limit: number) {
  return db
    .select({ id: tests.id, created_at: tests.created_at, score: tests.score })
    .from(tests)
    .where(and(eq(tests.learner_id, learnerId), eq(tests.topic, topic), isNotNull(tests.scored_at)))
    .orderBy(desc(tests.scored_at))
    .limit(limit)
}
