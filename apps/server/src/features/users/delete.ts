import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import {
  cardImports,
  carts,
  feedbacks,
  flashcards,
  learners,
  mailTokens,
  mistakes,
  paymentObjects,
  reviewEvents,
  reviewStates,
  users,
} from '../../db/schema/index.ts'
import { stopCharging } from '../payment-events/service.ts'
import { endOtherSessions } from '../sessions/service.ts'
import { requirePassword, requireSelf } from './profile.ts'

/**
 * Deletes what names or describes the person: name, address, free text, sessions, cart. Answers stay without a person;
 * payments are kept without the name, as the law asks.
 */
async function forget(tx: Tx, userId: number, learnerId: string, now: Date): Promise<void> {
  await endOtherSessions(tx, now, userId, null)
  await tx.delete(mailTokens).where(eq(mailTokens.user_id, userId))
  await tx.delete(carts).where(eq(carts.user_id, userId))
  await tx.delete(paymentObjects).where(eq(paymentObjects.key, `customer:${userId}`))
  await tx.delete(cardImports).where(eq(cardImports.learner_id, learnerId))
  await tx.delete(reviewEvents).where(eq(reviewEvents.learner_id, learnerId))
  await tx.delete(reviewStates).where(eq(reviewStates.learner_id, learnerId))
  await tx.delete(flashcards).where(eq(flashcards.learner_id, learnerId))
  await tx.delete(mistakes).where(eq(mistakes.learner_id, learnerId))
  await tx.update(feedbacks).set({ learner_id: null }).where(eq(feedbacks.learner_id, learnerId))
  const [orphan] = await tx.insert(learners).values({}).returning({ id: learners.id })
  if (!orphan) throw new Error('a learner row must come back')
  await tx
    .update(users)
    .set({
      learner_id: orphan.id,
      email: null,
      pw_hash: null,
      first_name: '',
      last_name: '',
      test_date: null,
      study_start: null,
      settings: {},
      deleted_at: now,
    })
    .where(eq(users.id, userId))
}

export async function deleteAccount(ctx: Ctx, caller: Caller, id: number, password: string): Promise<{ id: number }> {
  requireSelf(caller, id)
  await requirePassword(ctx, caller, password)
  // A subscription must not outlive its account: first nothing can be charged any more, then the person is forgotten.
  await stopCharging(ctx, caller.id)
  await ctx.db.transaction((tx) => forget(tx, caller.id, caller.learner_id, ctx.now()))
  return { id }
}

const GUEST_DAYS = 30

/** Daily job: guests that were not used for 30 days. */
export async function purgeGuests(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - GUEST_DAYS * 86_400_000)
  const stale = await ctx.db
    .select({ id: users.id, learner_id: users.learner_id })
    .from(users)
    .where(and(eq(users.guest, true), lt(users.last_seen_at, before)))
    .limit(1000)
  for (const guest of stale) {
    await ctx.db.transaction(async (tx) => {
      await forget(tx, guest.id, guest.learner_id, ctx.now())
      await tx
        .update(users)
        .set({ guest: false })
        .where(inArray(users.id, [guest.id]))
    })
  }
  return stale.length
}
