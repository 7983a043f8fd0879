import { randomUUID } from 'node:crypto'
import type { Rating } from '@fourfold/contract'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { reviewEvents } from '../../db/schema/index.ts'
import { freshMemory, rateMemory } from './memory.ts'
import { maybeReviewState, type ReviewKind, saveMemory } from './queries.ts'

export type Rated = Readonly<{ performance_rating: Rating; rating_id?: string | undefined }>

/** One rating: the log first, then the memory. A rating sent twice counts once. */
export async function rate(
  ctx: Ctx,
  tx: Tx,
  learnerId: string,
  kind: ReviewKind,
  refId: number,
  rated: Rated,
): Promise<void> {
  const now = ctx.now()
  const state = await maybeReviewState(tx, learnerId, kind, refId)
  const before = state ?? freshMemory(now)
  const [logged] = await tx
    .insert(reviewEvents)
    .values({
      rating_id: rated.rating_id ?? randomUUID(),
      learner_id: learnerId,
      kind,
      ref_id: refId,
      rating: rated.performance_rating,
      at: now,
      before,
    })
    .onConflictDoNothing()
    .returning({ id: reviewEvents.id })
  if (logged) await saveMemory(tx, learnerId, kind, refId, rateMemory(before, rated.performance_rating, now))
}
