import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/connect.ts'
import { items, testMarks, testSlots, tests } from '../../db/schema/index.ts'
import { notFound } from '../../http/errors.ts'
import type { Kept } from './merge.ts'

type Row = typeof testMarks.$inferSelect

/** What opens an own test: its topic, and whether it is a free sample. */
export async function ownTest(db: Reader, learnerId: string, testId: number): Promise<{ topic: string; mode: string }> {
  const [row] = await db
    .select({ topic: tests.topic, mode: tests.mode })
    .from(tests)
    .where(and(eq(tests.learner_id, learnerId), eq(tests.id, testId)))
  if (!row) throw notFound()
  return row
}

export async function maybeMarks(db: Reader, testId: number): Promise<Row | null> {
  const [row] = await db.select().from(testMarks).where(eq(testMarks.test_id, testId))
  return row ?? null
}

/** The row of a test, made where there is none, and locked: saves of its marks wait for each other and for nothing else. */
export async function lockMarks(tx: Tx, testId: number, now: Date): Promise<Row> {
  await tx.insert(testMarks).values({ test_id: testId, saved_at: now }).onConflictDoNothing()
  const [row] = await tx.select().from(testMarks).where(eq(testMarks.test_id, testId)).for('update')
  if (!row) throw notFound()
  return row
}

export async function writeMarks(tx: Tx, testId: number, { marks, gone }: Kept, version: number, at: Date) {
  await tx.update(testMarks).set({ marks, gone, version, saved_at: at }).where(eq(testMarks.test_id, testId))
}

/** Questions and passages of a test: what can be marked in it. */
export async function markable(db: Reader, testId: number) {
  const rows = await db
    .select({ question: items.id, passage: items.passage_id })
    .from(testSlots)
    .innerJoin(items, eq(items.id, testSlots.item_id))
    .where(eq(testSlots.test_id, testId))
  return { questions: new Set(rows.map((r) => r.question)), passages: new Set(rows.map((r) => r.passage)) }
}
