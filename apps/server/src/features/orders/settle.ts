import type { Stripe } from 'stripe'
import type { Ctx } from '../../ctx.ts'
import { stripeErrorOf } from '../../payments/stripe-error.ts'
import { applyIntent, failBeforeIntent } from './outcome.ts'
import { maybeOpenOrder, type OrderRow, oneOrder } from './queries.ts'

/** A click that is still at work after this long is given up: no call to the provider takes so long. */
export const SETTLE_AFTER_S = 120
/** How long a bank may take to ask its customer. */
const ACTION_S = 3600

const isOpen = (order: OrderRow): boolean => order.state === 'created' || order.state === 'requires_action'

/** Asks the provider what became of an order and follows. Never charges. */
export async function askProvider(ctx: Ctx, orderId: number): Promise<Stripe.PaymentIntent | null> {
  const order = await oneOrder(ctx.db, orderId)
  if (order.stripe_id === null) return null
  const intent = await ctx.payments.stripe.paymentIntents.retrieve(order.stripe_id, { expand: ['latest_charge'] })
  await applyIntent(ctx, order, intent)
  return intent
}

/** Runs a call that the provider may refuse because the state has moved on; then the state is what counts. */
async function unlessRefused(call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    const kind = stripeErrorOf(error)?.kind
    if (kind !== 'refused' && kind !== 'declined') throw error
  }
}

/**
 * Ends an open order for good. The provider decides the race with a payment that is on its way: either the intent is
 * cancelled and can never be charged, or it was charged and the order is paid.
 */
export async function closeOrder(ctx: Ctx, orderId: number): Promise<OrderRow> {
  const order = await oneOrder(ctx.db, orderId)
  if (!isOpen(order)) return order
  if (order.stripe_id === null && (await failBeforeIntent(ctx, order))) return oneOrder(ctx.db, orderId)
  const { stripe_id: intentId, invoice_id: invoiceId } = await oneOrder(ctx.db, orderId)
  if (intentId === null) return oneOrder(ctx.db, orderId)
  const { stripe } = ctx.payments
  await unlessRefused(() => stripe.paymentIntents.cancel(intentId))
  const intent = await askProvider(ctx, orderId)
  // An intent that belongs to an invoice may only be cancelled through it.
  if (invoiceId && intent?.status !== 'succeeded' && intent?.status !== 'canceled') {
    await unlessRefused(() => stripe.invoices.voidInvoice(invoiceId))
    await askProvider(ctx, orderId)
  }
  return oneOrder(ctx.db, orderId)
}

/** Ends every open order of a user, or finds that it was paid. */
export async function closeOpenOrders(ctx: Ctx, userId: number): Promise<void> {
  for (let open = await maybeOpenOrder(ctx.db, userId); open; open = await maybeOpenOrder(ctx.db, userId)) {
    const closed = await closeOrder(ctx, open.id)
    if (isOpen(closed)) throw new Error(`order ${open.id} could not be closed`)
  }
}

/** The job behind every order: what no answer and no event has decided is asked for, and in the end closed. */
export async function settleOrder(ctx: Ctx, orderId: number): Promise<void> {
  if (!isOpen(await oneOrder(ctx.db, orderId))) return
  await askProvider(ctx, orderId)
  const order = await oneOrder(ctx.db, orderId)
  if (!isOpen(order)) return
  const wait = order.state === 'requires_action' ? ACTION_S : SETTLE_AFTER_S
  const left = wait - (ctx.now().getTime() - order.created_at.getTime()) / 1000
  if (left > 0)
    return ctx.db.transaction((tx) =>
      ctx.jobs.enqueue(tx, 'orders.settle', { order_id: orderId }, { startAfterSeconds: Math.ceil(left) }),
    )
  const closed = await closeOrder(ctx, orderId)
  if (isOpen(closed)) throw new Error(`order ${orderId} could not be settled yet`)
}
