import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { testChanges } from '../../db/schema/index.ts'
import { notFound, refuse } from '../../http/errors.ts'
import { requireTestPlan } from '../access/service.ts'
import type { SlotRow, TestRow } from '../items/index.ts'
import { lockTest, testSlotRows } from './queries.ts'

const NO_HELP = 'There is help in tutor tests without a clock only.'
const TAKEN = 'This question is answered already.'

/** A question of a running tutor test without a clock that is not answered yet; the test is locked. */
export async function tutorSlot(
  ctx: Ctx,
  tx: Tx,
  caller: Caller,
  testId: number,
  itemId: number,
): Promise<{ test: TestRow; row: SlotRow }> {
  const test = await lockTest(tx, caller.learner_id, testId)
  await requireTestPlan(ctx, caller.id, test, 'write', tx)
  if (!test.tutor || test.timed || test.mode === 'Diagnostic') throw refuse(422, NO_HELP)
  const row = (await testSlotRows(tx, test.id)).find((r) => r.item.id === itemId)
  if (!row) throw notFound()
  if (test.score !== null || row.slot.taken_at !== null) throw refuse(409, TAKEN)
  return { test, row }
}

/** What happened, for the log of the test. */
export async function logHelp(
  tx: Tx,
  test: TestRow,
  pos: number,
  kind: 'hint' | 'first_try' | 'second_try',
  value: unknown,
  at: Date,
): Promise<void> {
  await tx.insert(testChanges).values({ test_id: test.id, version: test.version, pos, kind, value, received_at: at })
}
