import type { PaymentEvent } from '@fourfold/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { paymentEvents, subscriptions } from '../../db/schema/index.ts'
import { notFound, refuse } from '../../http/errors.ts'
import { stripeErrorOf } from '../../payments/stripe-error.ts'
import { accessEnds } from '../access/service.ts'
import { closeOpenOrders } from '../orders/index.ts'
import { currentPlans, type Plan, subscriptionView } from './plans.ts'
import { stateOf } from './renewals.ts'
import { writeHeard } from './subscription-lock.ts'

/** What a person calls a payment; the other events only move our own state. */
const SHOWN = ['payment_intent.succeeded', 'invoice.paid', 'invoice.payment_failed', 'charge.refunded']
const MOST = 200

export async function listPayments(
  ctx: Ctx,
  userId: number,
): Promise<{ payment_events: PaymentEvent[]; plans: Plan[] }> {
  const rows = await ctx.db
    .select({
      id: paymentEvents.stripe_id,
      created: paymentEvents.created,
      event_type: paymentEvents.event_type,
      amount_due: paymentEvents.amount_due,
      amount_paid: paymentEvents.amount_paid,
      amount_remaining: paymentEvents.amount_remaining,
      period_start: paymentEvents.period_start,
      period_end: paymentEvents.period_end,
      hosted_invoice_url: paymentEvents.hosted_invoice_url,
    })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.user_id, userId), inArray(paymentEvents.event_type, SHOWN)))
    .orderBy(desc(paymentEvents.created), desc(paymentEvents.received_at))
    .limit(MOST)
  return { payment_events: rows, plans: await currentPlans(ctx, userId) }
}

const ENDED = 'This plan has ended already. You can buy it again at any time.'
const TRY_AGAIN = 'The payment provider does not answer. Nothing was changed: please try again in a minute.'

/** Cancels at the end of the paid period, or takes that back. Repeating it changes nothing. */
export async function setCancelled(ctx: Ctx, userId: number, id: number, cancelled: boolean): Promise<Plan> {
  const [mine] = await ctx.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.user_id, userId)))
  if (!mine) throw notFound()
  if (mine.status !== 'active' && mine.status !== 'past_due') throw refuse(409, ENDED)
  let told = false
  const found = await writeHeard(
    ctx,
    mine.stripe_id,
    // Told once: when somebody else wrote meanwhile, what holds now is asked for.
    async () => {
      const heard = await (told
        ? ctx.payments.stripe.subscriptions.retrieve(mine.stripe_id)
        : update(ctx, mine.stripe_id, cancelled))
      told = true
      return heard
    },
    async (tx, { row, product }, subscription) => {
      const state = stateOf(subscription, row)
      await tx.update(subscriptions).set(state).where(eq(subscriptions.id, row.id))
      return { row: { ...row, ...state }, product }
    },
  )
  if (!found) throw notFound()
  return subscriptionView(found.row, found.product, await accessEnds(ctx.db, userId), ctx.now())
}

async function update(ctx: Ctx, stripeId: string, cancel_at_period_end: boolean) {
  try {
    return await ctx.payments.stripe.subscriptions.update(stripeId, { cancel_at_period_end })
  } catch (error) {
    const failure = stripeErrorOf(error)
    if (!failure) throw error
    throw failure.kind === 'unknown' ? refuse(503, TRY_AGAIN) : refuse(409, ENDED)
  }
}

const LIVE = ['active', 'trialing', 'past_due', 'unpaid', 'paused']

/** Before an account is deleted: what is open is closed and what renews is ended, so that nothing is charged again. */
export async function stopCharging(ctx: Ctx, userId: number): Promise<void> {
  try {
    await closeOpenOrders(ctx, userId)
    const live = await ctx.db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.user_id, userId), inArray(subscriptions.status, LIVE)))
    for (const row of live) {
      const ended = await endNow(ctx, row.stripe_id)
      await ctx.db.update(subscriptions).set(stateOf(ended, row)).where(eq(subscriptions.id, row.id))
    }
  } catch (error) {
    throw stripeErrorOf(error) ? refuse(503, TRY_AGAIN) : error
  }
}

async function endNow(ctx: Ctx, stripeId: string) {
  try {
    return await ctx.payments.stripe.subscriptions.cancel(stripeId)
  } catch (error) {
    // Refused: it has ended already.
    if (stripeErrorOf(error)?.kind !== 'refused') throw error
    return ctx.payments.stripe.subscriptions.retrieve(stripeId)
  }
}
