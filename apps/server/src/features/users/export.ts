import { eq, inArray } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import {
  accessGrants,
  answerEvents,
  cartItems,
  carts,
  diagnostics,
  exposures,
  feedbacks,
  flashcards,
  mistakes,
  modelStates,
  orderLines,
  orders,
  paymentEvents,
  reviewEvents,
  reviewStates,
  sessions,
  subscriptions,
  tallies,
  testSlots,
  tests,
  users,
} from '../../db/schema/index.ts'
import { requireSelf } from './profile.ts'

/** Everything we hold on the user, in one document; only the password's hash stays out. */
export async function exportUser(ctx: Ctx, caller: Caller, id: number): Promise<Record<string, unknown>> {
  requireSelf(caller, id)
  const { db } = ctx
  const mine = { user: caller.id, learner: caller.learner_id }
  const [person] = await db.select().from(users).where(eq(users.id, mine.user))
  const ownTests = await db.select().from(tests).where(eq(tests.learner_id, mine.learner))
  const testIds = ownTests.map((t) => t.id)
  const ownOrders = await db.select().from(orders).where(eq(orders.user_id, mine.user))
  const orderIds = ownOrders.map((o) => o.id)
  const profile = { ...person, pw_hash: undefined }
  return {
    exported_at: ctx.now().toISOString(),
    profile,
    sessions: await db.select().from(sessions).where(eq(sessions.user_id, mine.user)),
    tests: ownTests,
    test_answers: testIds.length ? await db.select().from(testSlots).where(inArray(testSlots.test_id, testIds)) : [],
    answers: await db.select().from(answerEvents).where(eq(answerEvents.learner_id, mine.learner)),
    seen_questions: await db.select().from(exposures).where(eq(exposures.learner_id, mine.learner)),
    estimates: await db.select().from(modelStates).where(eq(modelStates.learner_id, mine.learner)),
    counters: await db.select().from(tallies).where(eq(tallies.learner_id, mine.learner)),
    diagnostics: await db.select().from(diagnostics).where(eq(diagnostics.learner_id, mine.learner)),
    mistakes: await db.select().from(mistakes).where(eq(mistakes.learner_id, mine.learner)),
    flashcards: await db.select().from(flashcards).where(eq(flashcards.learner_id, mine.learner)),
    review_schedules: await db.select().from(reviewStates).where(eq(reviewStates.learner_id, mine.learner)),
    reviews: await db.select().from(reviewEvents).where(eq(reviewEvents.learner_id, mine.learner)),
    feedback: await db.select().from(feedbacks).where(eq(feedbacks.learner_id, mine.learner)),
    cart: await db
      .select({ product_id: cartItems.product_id, added_at: cartItems.added_at })
      .from(cartItems)
      .innerJoin(carts, eq(carts.id, cartItems.cart_id))
      .where(eq(carts.user_id, mine.user)),
    orders: ownOrders,
    order_lines: orderIds.length
      ? await db.select().from(orderLines).where(inArray(orderLines.order_id, orderIds))
      : [],
    subscriptions: await db.select().from(subscriptions).where(eq(subscriptions.user_id, mine.user)),
    access: await db.select().from(accessGrants).where(eq(accessGrants.user_id, mine.user)),
    payments: await db.select().from(paymentEvents).where(eq(paymentEvents.user_id, mine.user)),
  }
}
