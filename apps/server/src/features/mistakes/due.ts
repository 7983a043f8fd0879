import { and, asc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { mistakes, reviewStates } from '../../db/schema/index.ts'
import { plannedToday } from '../reviews/index.ts'

const MOST = 200

/** Ids of logged mistakes that are due now: as the planner wants them before a test, else longest overdue first. */
export async function dueMistakes(ctx: Ctx, caller: Caller, topic: string): Promise<number[]> {
  const planned = await plannedToday(ctx, { ...caller, topic })
  if (planned) return planned.filter((i) => i.kind === 'mistake').map((i) => i.id)
  const now = ctx.now()
  const rows = await ctx.db
    .select({ id: mistakes.id })
    .from(reviewStates)
    .innerJoin(mistakes, and(eq(mistakes.id, reviewStates.ref_id), eq(mistakes.learner_id, reviewStates.learner_id)))
    .where(
      and(
        eq(reviewStates.kind, 'mistake'),
        eq(reviewStates.learner_id, caller.learner_id),
        eq(reviewStates.suspended, false),
        lte(reviewStates.fsrs_due, now),
        or(isNull(reviewStates.buried_until), lte(reviewStates.buried_until, now)),
        eq(mistakes.topic, topic),
        isNotNull(mistakes.logged_at),
      ),
    )
    .orderBy(asc(reviewStates.fsrs_due))
    .limit(MOST)
  return rows.map((r) => r.id)
}
