import { eq } from 'drizzle-orm'
import { accessGrants, orders, products } from '../db/schema/index.ts'
import type { Answer, TestApp } from './app.ts'

export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asks: '4000002500003155',
  failsLater: '4000000000000341',
} as const

export type Buyer = Readonly<{ token: string; id: number }>

export type Member = Buyer & Readonly<{ email: string; password: string }>

export async function cardToken(t: TestApp, number: string = CARDS.pays): Promise<string> {
  const card = { number, exp_month: '12', exp_year: '2040', cvc: '123' }
  return (await t.ctx.payments.stripe.tokens.create({ card })).id
}

export async function productId(t: TestApp, slug: string): Promise<number> {
  const [row] = await t.db.select().from(products).where(eq(products.slug, slug))
  if (!row) throw new Error(`no plan ${slug}`)
  return row.id
}

/** Puts plans into the buyer's cart; their ids. */
export async function fillCart(t: TestApp, buyer: Buyer, ...slugs: string[]): Promise<number[]> {
  const ids: number[] = []
  for (const slug of slugs) {
    const id = await productId(t, slug)
    await t.call('POST', '/carts/auth-create', { token: buyer.token, body: { cart: { product_id: id } } })
    ids.push(id)
  }
  return ids
}

export const submit = (t: TestApp, buyer: Buyer, card: string, product_id: number | number[]): Promise<Answer> =>
  t.call('POST', '/orders/submit', {
    token: buyer.token,
    body: { orders: { payment_gateway: 'stripe', token: card, product_id } },
  })

/** A member who has bought these plans with a card. */
export async function buy(
  t: TestApp,
  slugs: string[],
  number: string = CARDS.pays,
): Promise<{ buyer: Member; answer: Answer; card: string }> {
  const buyer = await t.member()
  const ids = await fillCart(t, buyer, ...slugs)
  const card = await cardToken(t, number)
  return { buyer, card, answer: await submit(t, buyer, card, ids) }
}

export const ordersOf = (t: TestApp, buyer: Buyer) => t.db.select().from(orders).where(eq(orders.user_id, buyer.id))
export const grantsOf = (t: TestApp, buyer: Buyer) =>
  t.db.select().from(accessGrants).where(eq(accessGrants.user_id, buyer.id))

/** Which paid topics are open to the buyer. */
export async function openTopics(t: TestApp, buyer: Buyer): Promise<string[]> {
  const { body } = await t.call('GET', '/orders/auth-index', { token: buyer.token })
  const topics = body.product_topics as { name: string; paid_and_active: boolean }[]
  return topics.filter((topic) => topic.paid_and_active).map((topic) => topic.name)
}

export async function cartOf(t: TestApp, buyer: Buyer): Promise<number[]> {
  const { body } = await t.call('GET', '/carts/auth-show', { token: buyer.token })
  return (body.products as { id: number }[]).map((product) => product.id)
}

/** Posts a body as the provider would. */
export async function post(
  t: TestApp,
  payload: string,
  age = 0,
  secret = t.ctx.payments.webhookSecret,
): Promise<number> {
  const timestamp = Math.floor(t.ctx.now().getTime() / 1000) - age
  const signature = t.ctx.payments.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const reply = await t.app.inject({
    method: 'POST',
    url: '/api/v1/payment_events/webhook',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload,
  })
  return reply.statusCode
}

const delivered = new WeakMap<TestApp, Set<string>>()

/** Delivers every event of the sandbox that was not delivered yet, in the order given, and does the work they cause. */
export async function deliver(t: TestApp, order: <T>(events: T[]) => T[] = (events) => events): Promise<string[]> {
  const done = delivered.get(t) ?? new Set<string>()
  delivered.set(t, done)
  const events = order(t.sandbox.state.events.filter((event) => !done.has(event.id)))
  for (const event of events) {
    await post(t, JSON.stringify(event))
    done.add(event.id)
  }
  await t.runJobs()
  return events.map((event) => event.type)
}
