import { and, eq, inArray } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import type { Ctx } from '../../ctx.ts'
import { orders, subscriptions } from '../../db/schema/index.ts'
import { payments } from '../../seen/metrics.ts'
import { oneUser } from '../people/index.ts'
import { daysIn, grantPaid, revokePaid } from './grants.ts'
import { paidLetter } from './letter.ts'
import { emptyCartOf, lockPayment, type OrderRow, oneOrder, orderProducts } from './queries.ts'
import { SENTENCES } from './sentences.ts'

type Period = Readonly<{ start: number; end: number }>

/** Nothing is opened on the word of a status alone: what was paid must be what we asked for. */
function verify(order: OrderRow, intent: Stripe.PaymentIntent): void {
  const right =
    intent.id === order.stripe_id &&
    intent.status === 'succeeded' &&
    intent.amount_received === order.amount &&
    intent.currency === order.currency
  if (!right)
    throw new Error(
      `order ${order.id} expects ${order.amount} ${order.currency}, but ${intent.id} has ${intent.amount_received} ${intent.currency}`,
    )
}

/**
 * Paid, opened, out of the cart: all in one transaction, once. Money is the truth: an order that was given up and then
 * paid after all is a paid order.
 */
async function markPaid(ctx: Ctx, orderId: number, intent: Stripe.PaymentIntent, month: Period | null): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockPayment(tx, intent.id)
    const order = await oneOrder(tx, orderId)
    if (order.state === 'paid' || order.state === 'refunded') return
    verify(order, intent)
    const now = ctx.now()
    await tx.update(orders).set({ state: 'paid', paid_at: now, error: null }).where(eq(orders.id, orderId))
    if (month)
      await tx
        .update(subscriptions)
        .set({ status: 'active' })
        .where(and(eq(subscriptions.order_id, orderId), eq(subscriptions.status, 'incomplete')))
    const { user_id: userId } = order
    if (userId === null) return
    const bought = await orderProducts(tx, orderId)
    for (const product of bought) {
      const days = month ? daysIn(month) : product.plan_length
      const startsAt = month ? new Date(month.start * 1000) : now
      await grantPaid(tx, { userId, product, paymentId: intent.id, startsAt, days }, now)
    }
    await emptyCartOf(
      tx,
      userId,
      bought.map((product) => product.id),
    )
    const to = await oneUser(tx, userId)
    const list = bought.map(({ name, plan_length }) => ({ name, plan_length, monthly: month !== null }))
    const paid = { amount: order.amount, currency: order.currency, at: now, bought: list }
    if (to.email) await ctx.jobs.enqueue(tx, 'mail.send', { to: to.email, ...paidLetter(ctx.config, to, paid) })
  })
  payments.inc({ outcome: 'paid' })
}

/** Ends an order that nothing was charged for. */
export async function markFailed(ctx: Ctx, orderId: number, error: string): Promise<void> {
  await ctx.db
    .update(orders)
    .set({ state: 'failed', error })
    .where(and(eq(orders.id, orderId), inArray(orders.state, ['created', 'requires_action'])))
  payments.inc({ outcome: 'failed' })
}

/** Ends an order that has no payment intent yet; false when it has one by now, or is decided. */
export async function failBeforeIntent(ctx: Ctx, order: OrderRow): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx.select().from(orders).where(eq(orders.id, order.id)).for('update')
    if (row?.state !== 'created' || row.stripe_id !== null) return false
    await tx.update(orders).set({ state: 'failed', error: SENTENCES.notCompleted }).where(eq(orders.id, order.id))
    return true
  })
}

async function firstMonth(ctx: Ctx, order: OrderRow): Promise<Period | null> {
  if (!order.invoice_id) return null
  const invoice = await ctx.payments.stripe.invoices.retrieve(order.invoice_id)
  const period = invoice.lines.data[0]?.period
  if (!period) throw new Error(`invoice ${order.invoice_id} must have a period`)
  return period
}

/** The provider's own sentence, except the one that is written for programmers. */
const sentenceOf = (error: Stripe.PaymentIntent.LastPaymentError): string =>
  error.code === 'payment_intent_authentication_failure'
    ? SENTENCES.bankSaidNo
    : (error.message ?? SENTENCES.notCompleted)

/** Brings an order to what its payment intent says. Safe to repeat, in any order. */
export async function applyIntent(ctx: Ctx, order: OrderRow, intent: Stripe.PaymentIntent): Promise<void> {
  if (order.state === 'paid' || order.state === 'refunded') return
  if (intent.status === 'succeeded') return markPaid(ctx, order.id, intent, await firstMonth(ctx, order))
  if (intent.status === 'canceled') return markFailed(ctx, order.id, SENTENCES.notCompleted)
  if (intent.status === 'requires_payment_method' && intent.last_payment_error)
    return markFailed(ctx, order.id, sentenceOf(intent.last_payment_error))
  if (intent.status === 'requires_action')
    await ctx.db
      .update(orders)
      .set({ state: 'requires_action' })
      .where(and(eq(orders.id, order.id), eq(orders.state, 'created')))
}

/** A payment that was given back in full ends what it opened. */
export async function refundPayment(ctx: Ctx, paymentId: string): Promise<number | null> {
  payments.inc({ outcome: 'refunded' })
  return ctx.db.transaction(async (tx) => {
    await lockPayment(tx, paymentId)
    const [order] = await tx
      .update(orders)
      .set({ state: 'refunded' })
      .where(and(eq(orders.stripe_id, paymentId), inArray(orders.state, ['paid', 'refunded'])))
      .returning({ user_id: orders.user_id })
    const granted = await revokePaid(tx, paymentId, ctx.now())
    return order?.user_id ?? granted
  })
}
