import { and, eq, isNull } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import type { Ctx } from '../../ctx.ts'
import { paymentEvents } from '../../db/schema/index.ts'
import { askProvider, maybeOrderByIntent, refundPayment } from '../orders/index.ts'
import { renew, renewalFailed, syncSubscription } from './renewals.ts'

type Applied = { user_id: number | null; hosted_invoice_url?: string | null }

const NOBODY: Applied = { user_id: null }

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

async function aboutIntent(ctx: Ctx, intentId: string): Promise<Applied> {
  const order = await maybeOrderByIntent(ctx.db, intentId)
  if (!order) return NOBODY
  const intent = await askProvider(ctx, order.id)
  // A subscription's payment is shown by its invoice.
  if (order.invoice_id) return NOBODY
  const charge = intent?.latest_charge
  const receipt = charge && typeof charge === 'object' ? charge.receipt_url : null
  return { user_id: order.user_id, hosted_invoice_url: receipt }
}

async function aboutRefund(ctx: Ctx, charge: Stripe.Charge): Promise<Applied> {
  const intentId = idOf(charge.payment_intent)
  if (intentId === null) return NOBODY
  const order = await maybeOrderByIntent(ctx.db, intentId)
  if (!charge.refunded) return { user_id: order?.user_id ?? null }
  // A refund may be heard of before the payment: first paid, then given back.
  if (order) await askProvider(ctx, order.id)
  return { user_id: await refundPayment(ctx, intentId) }
}

/**
 * An event is a hint to look; what is true now is asked of the provider. So replays and events in any order
 * come to the same end. Returns whose payment it is.
 */
async function apply(ctx: Ctx, event: Stripe.Event): Promise<Applied> {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return aboutIntent(ctx, event.data.object.id)
    case 'charge.refunded':
      return aboutRefund(ctx, event.data.object)
    case 'invoice.paid':
      return { user_id: await renew(ctx, event.data.object) }
    case 'invoice.payment_failed':
      return { user_id: await renewalFailed(ctx, event.data.object) }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { user_id: await syncSubscription(ctx, event.data.object.id, event.created) }
    default:
      return NOBODY
  }
}

export async function processEvent(ctx: Ctx, stripeId: string): Promise<void> {
  const waiting = and(eq(paymentEvents.stripe_id, stripeId), isNull(paymentEvents.processed_at))
  const [row] = await ctx.db.select().from(paymentEvents).where(waiting)
  if (!row) return
  const { user_id, hosted_invoice_url } = await apply(ctx, row.raw as Stripe.Event)
  await ctx.db
    .update(paymentEvents)
    .set({
      processed_at: ctx.now(),
      user_id: user_id ?? row.user_id,
      hosted_invoice_url: row.hosted_invoice_url ?? hosted_invoice_url ?? null,
    })
    .where(waiting)
}
