import type { QuestionChange } from '@fourfold/contract'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import { testChanges } from '../../db/schema/index.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
import { changedAt, followed } from './change.ts'
import { isMadeInTime, isOver } from './deadline.ts'
import { lockTest, oneTest, testSlotRows } from './queries.ts'
import { answeredOtherwise } from './save-plan.ts'

/**
 * Answers of an exam that came too late to count: given after the module's end, or arrived when the exam was scored and its
 * keys could be seen, where nobody can tell any more when they were given. They change nothing, and the report lists them.
 */
const KIND = 'not_counted'

const answerIn = ({ answer_attributes, student_produced_answer }: QuestionChange): string =>
  answer_attributes?.letter ?? student_produced_answer ?? ''

/** The newest of each place. */
export async function uncountedIn(db: Reader, testId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ pos: testChanges.pos, value: testChanges.value })
    .from(testChanges)
    .where(and(eq(testChanges.test_id, testId), eq(testChanges.kind, KIND)))
    .orderBy(testChanges.id)
  return new Map(rows.flatMap(({ pos, value }) => (pos === null ? [] : [[pos, String(value)]])))
}

/** An earlier change than the one that stands has lost against it, not against the clock. */
const isLost = (test: TestRow, { slot }: SlotRow, change: QuestionChange, now: Date): boolean =>
  answerIn(change) !== '' &&
  answeredOtherwise(slot, change) &&
  (slot.changed_at === null || followed(slot, change, changedAt(test, change, now)) >= slot.changed_at)

/** Whether a save brings answers that a scored test does not have: what is repeated it has. */
export async function bringsMore(
  tx: Tx,
  test: TestRow,
  changes: readonly QuestionChange[],
  now: Date,
): Promise<boolean> {
  if (changes.length === 0) return false
  const rows = await testSlotRows(tx, test.id)
  return changes.some((change) => rows.some((row) => row.item.id === change.id && isLost(test, row, change, now)))
}

/** Writes down what this save brings too late; one that is sent again and again stands there once. */
export async function keepUncounted(
  ctx: Ctx,
  caller: Caller,
  id: number,
  changes: readonly QuestionChange[],
): Promise<void> {
  if (!changes.some((change) => answerIn(change) !== '')) return
  const now = ctx.now()
  const found = await oneTest(ctx.db, caller.learner_id, id)
  if (found.exam_id === null || !(found.score !== null || isOver(found, now))) return
  await ctx.db.transaction(async (tx) => {
    const test = await lockTest(tx, caller.learner_id, id)
    const late = changes.filter((change) => test.score !== null || !isMadeInTime(test, change, now))
    if (late.length === 0) return
    const [rows, known] = [await testSlotRows(tx, id), await uncountedIn(tx, id)]
    const values = late.flatMap((change) => {
      const row = rows.find(({ item }) => item.id === change.id)
      const value = answerIn(change)
      if (!row || known.get(row.slot.pos) === value || !isLost(test, row, change, now)) return []
      return [{ test_id: id, version: test.version, pos: row.slot.pos, kind: KIND, value, received_at: now }]
    })
    if (values.length > 0) await tx.insert(testChanges).values(values)
  })
}
