import { createSandbox, type Sandbox, signPayload } from '@fourfold/stripe-sandbox'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { Stripe } from 'stripe'
import type { Ctx } from '../ctx.ts'
import {
  accessGrants,
  cartItems,
  carts,
  learners,
  orders,
  paymentEvents,
  products,
  subscriptions,
  users,
} from '../db/schema/index.ts'
import { processEvent } from '../features/payment-events/process.ts'
import { receiveEvent } from '../features/payment-events/receive.ts'

/** A provider of its own, without a store, and a server's context that speaks with it. */
export type World = Readonly<{ ctx: Ctx; sandbox: Sandbox; stripe: Stripe; url: string; close: () => Promise<void> }>

const KEYS = { secretKey: 'sk_test_s', publishableKey: 'pk_test_s', webhookSecret: 'whsec_s' }

export async function openWorld(base: Ctx): Promise<World> {
  const sandbox = createSandbox(KEYS)
  const { port, url } = await sandbox.listen(0, '127.0.0.1')
  const stripe = new Stripe(KEYS.secretKey, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 })
  // Each world is an account of its own, so that no customer of an earlier one is remembered.
  const publishableKey = `pk_test_${port}_${Date.now()}`
  const payments = { ...base.payments, stripe, publishableKey, webhookSecret: KEYS.webhookSecret }
  return { ctx: { ...base, payments }, sandbox, stripe, url, close: () => sandbox.close() }
}

export async function newBuyer({ ctx: { db } }: World): Promise<number> {
  const [learner] = await db.insert(learners).values({}).returning()
  const email = `${crypto.randomUUID()}@example.com`
  const [user] = await db
    .insert(users)
    .values({ learner_id: learner?.id ?? '', email, topic: 'Algebra 1' })
    .returning()
  await db.insert(carts).values({ user_id: user?.id ?? 0 })
  return user?.id ?? 0
}

/** The user's cart holds exactly these plans; their ids and what they cost. */
export async function setCart({ ctx: { db } }: World, userId: number, slugs: readonly string[]) {
  const plans = await db
    .select()
    .from(products)
    .where(inArray(products.slug, [...slugs]))
  const [cart] = await db.select().from(carts).where(eq(carts.user_id, userId))
  await db.delete(cartItems).where(eq(cartItems.cart_id, cart?.id ?? 0))
  await db.insert(cartItems).values(plans.map((plan) => ({ cart_id: cart?.id ?? 0, product_id: plan.id })))
  return plans.map((plan) => plan.id)
}

export async function newCard(world: World, number: string): Promise<string> {
  const card = { number, exp_month: '12', exp_year: '2040', cvc: '123' }
  return (await world.stripe.tokens.create({ card })).id
}

export async function ledger({ ctx: { db } }: World, userId: number) {
  const made = await db.select().from(orders).where(eq(orders.user_id, userId))
  const grants = await db.select().from(accessGrants).where(eq(accessGrants.user_id, userId))
  const subscribed = await db.select().from(subscriptions).where(eq(subscriptions.user_id, userId))
  return { orders: made, grants, subscriptions: subscribed }
}

/** The provider's events about this user's payments, oldest first, as bodies. */
export async function eventsOf(world: World, userId: number): Promise<string[]> {
  const mine = await ledger(world, userId)
  const ids = [...mine.orders.map((order) => order.stripe_id), ...mine.subscriptions.map((row) => row.stripe_id)]
  const bodies = world.sandbox.state.events.map((event) => JSON.stringify(event))
  return bodies.filter((body) => ids.some((id) => id !== null && body.includes(id)))
}

export type Forgery = 'none' | 'forged' | 'old'

export function post(ctx: Ctx, body: string, forgery: Forgery = 'none'): Promise<{ received: boolean }> {
  const second = Math.floor(ctx.now().getTime() / 1000)
  const secret = forgery === 'forged' ? 'whsec_thief' : KEYS.webhookSecret
  return receiveEvent(ctx, Buffer.from(body), signPayload(body, secret, forgery === 'old' ? second - 301 : second))
}

/** Ids of stored events that wait to be processed. */
export async function waiting(world: World, userId: number): Promise<string[]> {
  const ids = (await eventsOf(world, userId)).map((body) => (JSON.parse(body) as { id: string }).id)
  if (ids.length === 0) return []
  const rows = await world.ctx.db
    .select({ id: paymentEvents.stripe_id })
    .from(paymentEvents)
    .where(and(inArray(paymentEvents.stripe_id, ids), isNull(paymentEvents.processed_at)))
  return rows.map((row) => row.id)
}

export async function processWaiting(world: World, ctx: Ctx, userId: number): Promise<void> {
  for (const id of await waiting(world, userId)) await processEvent(ctx, id)
}

/** The cardholder's answer to the bank, for every payment that waits for one. */
export async function answerBank(world: World, userId: number, result: 'success' | 'fail'): Promise<void> {
  const mine = new Set((await ledger(world, userId)).orders.map((order) => order.stripe_id))
  for (const intent of world.sandbox.state.intents)
    if (mine.has(intent.id) && intent.status === 'requires_action')
      await fetch(`${world.url}/v1/payment_intents/${intent.id}/sandbox_authenticate`, {
        method: 'POST',
        body: new URLSearchParams({ client_secret: intent.client_secret ?? '', result }),
      })
}

export const paidCharges = (world: World) => world.sandbox.state.charges.filter((charge) => charge.paid)
