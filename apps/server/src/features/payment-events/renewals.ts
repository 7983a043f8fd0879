import { and, eq, isNull } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import type { Ctx } from '../../ctx.ts'
import { paymentEvents, subscriptions } from '../../db/schema/index.ts'
import { askProvider, daysIn, endGrace, grantGrace, grantPaid, lockPayment } from '../orders/index.ts'
import { lockSubscription, type SubscriptionRow, seenSubscription, writeHeard } from './subscription-lock.ts'

const subscriptionIdOf = (invoice: Stripe.Invoice): string | null => {
  const subscription = invoice.parent?.subscription_details?.subscription
  return typeof subscription === 'string' ? subscription : (subscription?.id ?? null)
}

async function maybeRow(ctx: Ctx, invoice: Stripe.Invoice): Promise<SubscriptionRow | null> {
  const [row] = await ctx.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.stripe_id, subscriptionIdOf(invoice) ?? ''))
  return row ?? null
}

function periodOf(invoice: Stripe.Invoice): { start: number; end: number } {
  const period = invoice.lines.data[0]?.period
  if (!period) throw new Error(`invoice ${invoice.id} must have a period`)
  return period
}

/** What a paid invoice is known by: its payment intent, or itself when it was paid outside of one. */
function paymentOf(invoice: Stripe.Invoice): string {
  const paid = invoice.payments?.data.find((payment) => payment.status === 'paid')?.payment.payment_intent
  return (typeof paid === 'string' ? paid : paid?.id) ?? invoice.id ?? ''
}

/** A paid invoice opens its month. The first one belongs to the order that began the subscription. */
export async function renew(ctx: Ctx, heard: Stripe.Invoice): Promise<number | null> {
  const row = await maybeRow(ctx, heard)
  if (!row || !heard.id) return null
  if (heard.billing_reason === 'subscription_create' && row.order_id !== null) {
    await askProvider(ctx, row.order_id)
    return row.user_id
  }
  const invoice = await ctx.payments.stripe.invoices.retrieve(heard.id, { expand: ['payments'] })
  if (invoice.status !== 'paid') return row.user_id
  const paymentId = paymentOf(invoice)
  const period = periodOf(invoice)
  return ctx.db.transaction(async (tx) => {
    await lockPayment(tx, paymentId)
    const owned = await lockSubscription(tx, row.stripe_id)
    if (!owned) return null
    const { userId, product } = owned
    const startsAt = new Date(period.start * 1000)
    await grantPaid(tx, { userId, product, paymentId, startsAt, days: daysIn(period) }, ctx.now())
    await endGrace(tx, product, invoice.id ?? '')
    // A refund that was heard of first did not know whose it was.
    await tx
      .update(paymentEvents)
      .set({ user_id: userId })
      .where(
        and(
          eq(paymentEvents.payment_id, paymentId),
          eq(paymentEvents.event_type, 'charge.refunded'),
          isNull(paymentEvents.user_id),
        ),
      )
    return userId
  })
}

/** A renewal that could not be charged: three days of grace, unless it has been paid meanwhile. */
export async function renewalFailed(ctx: Ctx, heard: Stripe.Invoice): Promise<number | null> {
  const row = await maybeRow(ctx, heard)
  if (!row || !heard.id) return null
  if (heard.billing_reason !== 'subscription_cycle') return row.user_id
  const invoiceId = heard.id
  return writeHeard(
    ctx,
    row.stripe_id,
    () => ctx.payments.stripe.invoices.retrieve(invoiceId),
    async (tx, { userId, product }, invoice) => {
      const startsAt = new Date(periodOf(invoice).start * 1000)
      if (invoice.status !== 'paid') await grantGrace(tx, { userId, product, invoiceId, startsAt })
      return userId
    },
  )
}

/** What the provider says of a subscription, as columns. */
export function stateOf(subscription: Stripe.Subscription, row: SubscriptionRow) {
  const end = subscription.items.data[0]?.current_period_end
  return {
    status: subscription.status,
    cancel_at_period_end: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    current_period_end: end === undefined ? row.current_period_end : new Date(end * 1000),
  }
}

/** Events older than the newest applied change nothing; among those of one second the provider is asked. */
export async function syncSubscription(ctx: Ctx, stripeId: string, eventAt: number): Promise<number | null> {
  const seen = await seenSubscription(ctx.db, stripeId)
  if (!seen || eventAt < seen.row.event_at) return seen?.userId ?? null
  return writeHeard(
    ctx,
    stripeId,
    () => ctx.payments.stripe.subscriptions.retrieve(stripeId),
    async (tx, { row, userId }, subscription) => {
      await tx
        .update(subscriptions)
        .set({ ...stateOf(subscription, row), event_at: Math.max(eventAt, row.event_at) })
        .where(eq(subscriptions.id, row.id))
      return userId
    },
  )
}
