import { createHash } from 'node:crypto'
import type { TopicAccess } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { orderLines, orders, users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { stripeErrorOf } from '../../payments/stripe-error.ts'
import { allTopics } from '../access/service.ts'
import { pay } from './pay.ts'
import {
  cartForSale,
  hasLiveSubscription,
  maybeOpenOrder,
  maybeOrderByKey,
  type OrderRow,
  oneOrder,
  orderProducts,
  type ProductRow,
} from './queries.ts'
import { SENTENCES } from './sentences.ts'
import { askProvider, closeOrder, SETTLE_AFTER_S } from './settle.ts'

export type Submitted =
  | { topics_list_include_free: TopicAccess[] }
  | { requires_action: true; client_secret: string; action_url: string | null }

/** The same token from the same user is the same click. */
export const idempotencyKey = (userId: number, token: string): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, token]))
    .digest('hex')

const sameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))

/**
 * One order is one charge, so a cart is either purchases, which add up, or one monthly plan: a subscription is charged
 * through an invoice of its own and cancelled on its own, and a mix would need a second charge that can fail alone.
 */
function requireOneCharge(cart: readonly ProductRow[]): void {
  if (cart.length > 1 && cart.some((product) => product.kind === 'subscription'))
    throw refuse(422, SENTENCES.monthlyAlone)
}

type Begun = { order: OrderRow } | { blockedBy: OrderRow }

/** The order row comes first, priced from our own table and the user's own cart, with the job that will settle it. */
async function begin(ctx: Ctx, userId: number, key: string, wanted: readonly number[]): Promise<Begun> {
  return ctx.db.transaction(async (tx) => {
    // One click of a user at a time.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const known = await maybeOrderByKey(tx, key)
    if (known) return { order: known }
    const cart = await cartForSale(tx, userId)
    const ids = cart.map((product) => product.id)
    if (!sameSet(ids, wanted)) throw refuse(409, SENTENCES.cartChanged)
    requireOneCharge(cart)
    const open = await maybeOpenOrder(tx, userId)
    if (open) return { blockedBy: open }
    for (const product of cart)
      if (product.kind === 'subscription' && (await hasLiveSubscription(tx, userId, product.id)))
        throw refuse(422, SENTENCES.alreadySubscribed)
    const amount = cart.reduce((sum, product) => sum + product.price, 0)
    const [order] = await tx
      .insert(orders)
      .values({ user_id: userId, amount, idem_key: key, created_at: ctx.now() })
      .returning()
    if (!order) throw new Error('an order row must come back')
    await tx
      .insert(orderLines)
      .values(cart.map((product) => ({ order_id: order.id, product_id: product.id, price: product.price })))
    await ctx.jobs.enqueue(tx, 'orders.settle', { order_id: order.id }, { startAfterSeconds: SETTLE_AFTER_S })
    return { order }
  })
}

async function action(ctx: Ctx, order: OrderRow): Promise<Submitted> {
  const intent = await ctx.payments.stripe.paymentIntents.retrieve(order.stripe_id ?? '')
  return {
    requires_action: true,
    client_secret: intent.client_secret ?? '',
    action_url: ctx.payments.actionUrl(intent),
  }
}

async function answer(ctx: Ctx, userId: number, orderId: number): Promise<Submitted> {
  const order = await oneOrder(ctx.db, orderId)
  if (order.state === 'failed') throw refuse(422, order.error ?? SENTENCES.notCompleted)
  if (order.state === 'created') throw refuse(503, SENTENCES.checking)
  if (order.state === 'requires_action') return action(ctx, order)
  return { topics_list_include_free: await allTopics(ctx, userId) }
}

/** An earlier click that is still undecided is ended before a new one may charge; true when it paid for this cart. */
async function giveWay(ctx: Ctx, open: OrderRow, wanted: readonly number[]): Promise<boolean> {
  const closed = await closeOrder(ctx, open.id)
  if (closed.state !== 'paid') return false
  const bought = await orderProducts(ctx.db, open.id)
  return sameSet(
    bought.map((product) => product.id),
    wanted,
  )
}

async function submit(ctx: Ctx, userId: number, token: string, wanted: readonly number[]): Promise<Submitted> {
  const key = idempotencyKey(userId, token)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const begun = await begin(ctx, userId, key, wanted)
    if ('blockedBy' in begun) {
      if (await giveWay(ctx, begun.blockedBy, wanted)) return answer(ctx, userId, begun.blockedBy.id)
      continue
    }
    const { order } = begun
    if (order.state === 'created') await pay(ctx, order, token)
    if (order.state === 'requires_action') await askProvider(ctx, order.id)
    return answer(ctx, userId, order.id)
  }
  throw refuse(503, SENTENCES.checking)
}

/** Pays for the cart. What the client sends chooses nothing: it must equal what the server holds. */
export async function submitOrder(
  ctx: Ctx,
  userId: number,
  given: { token: string; product_id: number | readonly number[] },
): Promise<Submitted> {
  const wanted = [...new Set([given.product_id].flat())]
  try {
    return await submit(ctx, userId, given.token, wanted)
  } catch (error) {
    if (stripeErrorOf(error)) throw refuse(503, SENTENCES.checking)
    throw error
  }
}
