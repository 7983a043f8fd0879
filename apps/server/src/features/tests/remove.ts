import { MESSAGES } from '@fourfold/contract'
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { diagnostics, testSlots, tests } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { requireTestPlan } from '../access/service.ts'
import { refuseInExam } from './deadline.ts'
import { lockTest } from './queries.ts'

/**
 * DELETE /tests/{id}: a test that was left is gone for good, with its answers. One that is scored stays, and so does one whose
 * answers were told right or wrong: they are part of what is known of the student.
 */
export async function removeTest(ctx: Ctx, caller: Caller, id: number): Promise<{ id: number }> {
  return ctx.db.transaction(async (tx) => {
    const test = await lockTest(tx, caller.learner_id, id)
    await requireTestPlan(ctx, caller.id, test, 'read', tx)
    refuseInExam(test)
    const told = or(isNotNull(testSlots.outcome), isNotNull(testSlots.missed_at))
    const [counted] = await tx
      .select({ pos: testSlots.pos })
      .from(testSlots)
      .where(and(eq(testSlots.test_id, id), told))
      .limit(1)
    if (test.score !== null || counted) throw refuse(409, MESSAGES.testCounts)
    // A first diagnostic that is gone was never begun; one after the first leaves what the first has found.
    await tx.delete(diagnostics).where(and(eq(diagnostics.test_id, id), isNull(diagnostics.done_at)))
    await tx.update(diagnostics).set({ test_id: null }).where(eq(diagnostics.test_id, id))
    await tx.delete(tests).where(eq(tests.id, id))
    return { id }
  })
}
