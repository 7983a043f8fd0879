import { and, eq, isNull } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import type { Ctx } from '../../ctx.ts'
import { orders, subscriptions, users } from '../../db/schema/index.ts'
import { stripeErrorOf } from '../../payments/stripe-error.ts'
import { customerFor, monthlyPriceFor } from '../../payments/stripe-ids.ts'
import { applyIntent, markFailed } from './outcome.ts'
import { type OrderRow, oneOrder, orderProducts, type ProductRow } from './queries.ts'
import { SENTENCES } from './sentences.ts'
import { askProvider } from './settle.ts'

const metadataOf = (order: OrderRow) => ({ order_id: String(order.id), order_key: order.idem_key })
const keyOf = (order: OrderRow, step: string): Stripe.RequestOptions => ({
  idempotencyKey: `${order.idem_key}-${step}`,
})

type Opened = Readonly<{ intentId: string; invoiceId: string | null; subscription: Stripe.Subscription | null }>

async function openPurchase(
  ctx: Ctx,
  order: OrderRow,
  bought: readonly ProductRow[],
  email: string | null,
): Promise<Opened> {
  const intent = await ctx.payments.stripe.paymentIntents.create(
    {
      amount: order.amount,
      currency: order.currency,
      // No method that leads the browser away; 3-D Secure is not one of those.
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      description: bought.map((product) => product.name).join('; '),
      metadata: metadataOf(order),
      ...(email ? { receipt_email: email } : {}),
    },
    keyOf(order, 'intent'),
  )
  return { intentId: intent.id, invoiceId: null, subscription: null }
}

async function openSubscription(
  ctx: Ctx,
  order: OrderRow,
  product: ProductRow,
  user: { id: number; email: string | null },
): Promise<Opened> {
  const customer = await customerFor(ctx, user)
  const price = await monthlyPriceFor(ctx, product, order.currency)
  const subscription = await ctx.payments.stripe.subscriptions.create(
    {
      customer,
      items: [{ price }],
      // Nothing is charged yet: the first invoice's intent is confirmed below, exactly as a purchase is.
      payment_behavior: 'default_incomplete',
      payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
      metadata: metadataOf(order),
      expand: ['latest_invoice.payments'],
    },
    keyOf(order, 'subscription'),
  )
  const invoice = subscription.latest_invoice
  if (invoice === null || typeof invoice === 'string' || !invoice.id)
    throw new Error('a new subscription must have its invoice')
  const payment = invoice.payments?.data[0]?.payment.payment_intent
  const intentId = typeof payment === 'string' ? payment : payment?.id
  if (!intentId) throw new Error(`invoice ${invoice.id} must have a payment intent`)
  return { intentId, invoiceId: invoice.id, subscription }
}

/** Stores the intent before it can be charged. Null when the order was closed meanwhile. */
async function store(ctx: Ctx, order: OrderRow, opened: Opened, productId: number): Promise<string | null> {
  return ctx.db.transaction(async (tx) => {
    const { intentId, invoiceId, subscription } = opened
    await tx
      .update(orders)
      .set({ stripe_id: intentId, invoice_id: invoiceId })
      .where(and(eq(orders.id, order.id), eq(orders.state, 'created'), isNull(orders.stripe_id)))
    const now = await oneOrder(tx, order.id)
    if (now.stripe_id !== intentId) return null
    const end = subscription?.items.data[0]?.current_period_end
    if (subscription && end !== undefined)
      await tx
        .insert(subscriptions)
        .values({
          user_id: order.user_id,
          product_id: productId,
          order_id: order.id,
          stripe_id: subscription.id,
          status: 'incomplete',
          current_period_end: new Date(end * 1000),
        })
        .onConflictDoNothing()
    return intentId
  })
}

async function open(ctx: Ctx, order: OrderRow): Promise<string | null> {
  const bought = await orderProducts(ctx.db, order.id)
  const [first] = bought
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, order.user_id ?? 0))
  if (!first || !user) throw new Error(`order ${order.id} must have lines and an owner`)
  const opened =
    first.kind === 'subscription'
      ? await openSubscription(ctx, order, first, user)
      : await openPurchase(ctx, order, bought, user.email)
  return store(ctx, order, opened, first.id)
}

/** The provider knows the card by a token only; a token that it cannot read ends the order. */
async function readCard(ctx: Ctx, order: OrderRow, token: string): Promise<string | null> {
  try {
    const method = await ctx.payments.stripe.paymentMethods.create(
      { type: 'card', card: { token } },
      keyOf(order, 'card'),
    )
    return method.id
  } catch (error) {
    const failure = stripeErrorOf(error)
    if (!failure || failure.kind === 'unknown') throw error
    await markFailed(ctx, order.id, failure.kind === 'declined' ? failure.message : SENTENCES.cardUnreadable)
    return null
  }
}

async function charge(ctx: Ctx, order: OrderRow, token: string): Promise<void> {
  const payment_method = await readCard(ctx, order, token)
  if (payment_method === null) return
  const intentId = order.stripe_id ?? (await open(ctx, order))
  if (intentId === null) return
  const intent = await ctx.payments.stripe.paymentIntents.confirm(
    intentId,
    { payment_method, use_stripe_sdk: true },
    keyOf(order, 'confirm'),
  )
  await applyIntent(ctx, await oneOrder(ctx.db, order.id), intent)
}

/**
 * Takes an order to its end, from wherever an earlier attempt left it. Every step carries a key of this order, so
 * that repeating it does nothing twice; what stays unknown is left to the events and to the job.
 */
export async function pay(ctx: Ctx, order: OrderRow, token: string): Promise<void> {
  try {
    await charge(ctx, order, token)
  } catch (error) {
    const failure = stripeErrorOf(error)
    if (!failure) throw error
    if (failure.kind === 'declined') return markFailed(ctx, order.id, failure.message)
    ctx.log.warn({ order: order.id, problem: failure.message }, 'the payment provider did not settle an order at once')
    try {
      await askProvider(ctx, order.id)
    } catch (again) {
      if (!stripeErrorOf(again)) throw again
    }
  }
}
