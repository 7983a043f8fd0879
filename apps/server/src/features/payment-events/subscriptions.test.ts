import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { subscriptions } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import {
  buy,
  CARDS,
  cardToken,
  deliver,
  fillCart,
  grantsOf,
  type Member,
  openTopics,
  ordersOf,
  submit,
} from '../../testing/orders.ts'
import { SENTENCES } from '../orders/sentences.ts'
import { stopCharging } from './service.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
// The next test moves the clock, and must not wait for the renewals of this one.
afterEach(async () => {
  const running = t.sandbox.state.subscriptions.filter((each) => each.ended_at === null)
  for (const { id } of running) await t.ctx.payments.stripe.subscriptions.cancel(id)
  await deliver(t)
})
afterAll(() => t.close())

const DAY = 86_400_000
type Plan = { id: number; name: string; active: boolean; cancel_at_period_end: boolean; current_period_end: string }

/** Moves both clocks, lets the provider do what falls due, and logs in again. */
async function later(member: Member, days: number): Promise<Member> {
  t.advance(days * DAY)
  // Any request lets the sandbox do what has fallen due.
  await t.ctx.payments.stripe.events.list({ limit: 1 })
  const { body } = await t.call('POST', '/user_token', {
    body: { auth: { email: member.email, password: member.password } },
  })
  return { ...member, token: String(body.jwt) }
}
const billing = async (member: Member) =>
  (await t.call('GET', '/payment_events/index', { token: member.token })).body as {
    plans: Plan[]
    payment_events: Record<string, unknown>[]
  }
const planOf = async (member: Member) => (await billing(member)).plans[0]
const rowOf = async (member: Member) =>
  (await t.db.select().from(subscriptions).where(eq(subscriptions.user_id, member.id)))[0]
const set = (member: Member, id: number | undefined, what: 'cancel' | 'resume') =>
  t.call('POST', `/payment_events/subscriptions/${id}/${what}`, { token: member.token })

/** From now on the card on file is one that is declined when charged. */
async function spoilCard(member: Member, number: string): Promise<void> {
  const { stripe } = t.ctx.payments
  const subscription = await stripe.subscriptions.retrieve((await rowOf(member))?.stripe_id ?? '')
  const method = await stripe.paymentMethods.create({ type: 'card', card: { token: await cardToken(t, number) } })
  await stripe.paymentMethods.attach(method.id, { customer: String(subscription.customer) })
  await stripe.subscriptions.update(subscription.id, { default_payment_method: method.id })
}

describe('a monthly plan', () => {
  test('opens its topic at once, is charged once, and shows one payment with its invoice', async () => {
    const { buyer, answer } = await buy(t, ['sat-math-monthly'])
    expect(answer.status).toBe(200)
    expect(await openTopics(t, buyer)).toEqual(['SAT Math'])
    await deliver(t)
    const { payment_events, plans } = await billing(buyer)
    expect(payment_events).toMatchObject([
      {
        event_type: 'invoice.paid',
        amount_paid: 1500,
        hosted_invoice_url: expect.stringContaining('/stripe-sandbox/invoices/'),
      },
    ])
    expect(plans).toMatchObject([
      { name: 'SAT Math, monthly', kind: 'subscription', active: true, cancel_at_period_end: false },
    ])
    expect(await grantsOf(t, buyer)).toHaveLength(1)
    expect((await rowOf(buyer))?.status).toBe('active')
  })

  test('cannot be bought twice, and another topic’s can', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    const again = await submit(t, buyer, await cardToken(t), await fillCart(t, buyer, 'sat-math-monthly'))
    expect([again.status, again.body.error]).toEqual([422, SENTENCES.alreadySubscribed])
    const id = (await fillCart(t, buyer, 'sat-math-monthly'))[0]
    await t.call('PUT', '/carts/remove_cart_item', { token: buyer.token, body: { cart: { product_id: id } } })
    expect((await submit(t, buyer, await cardToken(t), await fillCart(t, buyer, 'act-reading-monthly'))).status).toBe(
      200,
    )
    expect(await openTopics(t, buyer)).toEqual(['SAT Math', 'ACT Reading'])
  })

  test('with a declined card opens nothing and can be bought with another card', async () => {
    const { buyer, answer } = await buy(t, ['sat-math-monthly'], CARDS.declined)
    expect([answer.status, answer.body.error]).toEqual([422, 'Your card was declined.'])
    await deliver(t)
    expect((await billing(buyer)).plans).toEqual([])
    expect((await submit(t, buyer, await cardToken(t), await fillCart(t, buyer, 'sat-math-monthly'))).status).toBe(200)
    await deliver(t, (events) => events.toReversed())
    expect((await billing(buyer)).plans).toMatchObject([{ active: true }])
    expect(await grantsOf(t, buyer)).toHaveLength(1)
  })

  test('that needs 3-D Secure is finished by the event', async () => {
    const { buyer, answer } = await buy(t, ['sat-math-monthly'], CARDS.asks)
    expect(answer.body.requires_action).toBe(true)
    const [order] = await ordersOf(t, buyer)
    await t.app.inject({
      method: 'POST',
      url: `/stripe-sandbox/v1/payment_intents/${order?.stripe_id}/sandbox_authenticate`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ client_secret: String(answer.body.client_secret), result: 'success' }).toString(),
    })
    await deliver(t)
    expect(await openTopics(t, buyer)).toEqual(['SAT Math'])
  })

  test('renews: each paid month opens the next one, also when events come in disorder and ten times', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    const member = await later(buyer, 32)
    await deliver(t, (events) => Array.from({ length: 10 }, () => events.toReversed()).flat())
    expect(await openTopics(t, member)).toEqual(['SAT Math'])
    expect(await grantsOf(t, member)).toHaveLength(2)
    expect((await planOf(member))?.active).toBe(true)
    expect(Date.parse((await planOf(member))?.current_period_end ?? '')).toBeGreaterThan(
      t.ctx.now().getTime() + 25 * DAY,
    )
  })

  test('and a purchase made meanwhile add up: the renewal does not swallow it', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    await submit(t, buyer, await cardToken(t), await fillCart(t, buyer, 'sat-math-30'))
    const member = await later(buyer, 32)
    await deliver(t)
    const { body } = await t.call('GET', '/orders/SAT%20Math/filtered-products', { token: member.token })
    const end = Date.parse((body.products_purchase as { current_period_end: string }[])[0]?.current_period_end ?? '')
    expect((end - t.ctx.now().getTime()) / DAY).toBeGreaterThan(28 + 28 + 30 - 32)
  })
})

describe('a renewal that cannot be charged', () => {
  test('keeps the topic open for three days, then shuts it', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    await deliver(t)
    await spoilCard(buyer, CARDS.failsLater)
    const end = Date.parse((await planOf(buyer))?.current_period_end ?? '')
    let member = await later(buyer, (end - t.ctx.now().getTime()) / DAY + 1)
    await deliver(t, (events) => events.toReversed())
    expect(await openTopics(t, member)).toEqual(['SAT Math'])
    expect((await rowOf(member))?.status).toBe('past_due')
    expect(await planOf(member)).toMatchObject({
      active: true,
      current_period_end: new Date(end + 3 * DAY).toISOString(),
    })
    member = await later(member, 2.1)
    expect(await openTopics(t, member)).toEqual([])
    expect(await planOf(member)).toMatchObject({ active: false })
  })

  test('and is paid at the second attempt opens its month, without the days of grace on top', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    await deliver(t)
    await spoilCard(buyer, CARDS.failsLater)
    const end = Date.parse((await planOf(buyer))?.current_period_end ?? '')
    let member = await later(buyer, (end - t.ctx.now().getTime()) / DAY + 1)
    await deliver(t)
    await spoilCard(member, CARDS.pays)
    member = await later(member, 3)
    await deliver(t, (events) => events.toReversed())
    expect((await rowOf(member))?.status).toBe('active')
    const grants = (await grantsOf(t, member)).toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
    expect(grants).toHaveLength(2)
    expect(grants[1]?.starts_at.getTime()).toBe(end)
    expect(grants.every((grant) => grant.ends_at === null)).toBe(true)
  })

  test('to the last attempt ends the subscription, which can be bought again', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    await deliver(t)
    await spoilCard(buyer, CARDS.failsLater)
    const member = await later(buyer, 60)
    await deliver(t)
    expect((await rowOf(member))?.status).toBe('canceled')
    expect(await openTopics(t, member)).toEqual([])
    expect((await submit(t, member, await cardToken(t), await fillCart(t, member, 'sat-math-monthly'))).status).toBe(
      200,
    )
  })
})

describe('cancelling', () => {
  test('keeps the month that was paid, then ends; the events in any order say the same', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    await deliver(t)
    const plan = await planOf(buyer)
    const answer = await set(buyer, plan?.id, 'cancel')
    expect([answer.status, answer.body]).toEqual([200, { ...plan, cancel_at_period_end: true }])
    expect((await set(buyer, plan?.id, 'cancel')).status).toBe(200)
    expect(await openTopics(t, buyer)).toEqual(['SAT Math'])
    const member = await later(buyer, 32)
    await deliver(t, (events) => events.toReversed())
    expect(await openTopics(t, member)).toEqual([])
    expect(await grantsOf(t, member)).toHaveLength(1)
    expect(await planOf(member)).toMatchObject({ active: false })
    expect((await set(member, plan?.id, 'resume')).status).toBe(409)
  })

  test('can be taken back before the end', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    await deliver(t)
    const plan = await planOf(buyer)
    await set(buyer, plan?.id, 'cancel')
    expect((await set(buyer, plan?.id, 'resume')).body).toEqual(plan)
    const member = await later(buyer, 32)
    await deliver(t)
    expect(await openTopics(t, member)).toEqual(['SAT Math'])
  })

  test('somebody else’s subscription is not found, and guests and strangers are refused', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    await deliver(t)
    const id = (await planOf(buyer))?.id
    const other = await t.member()
    for (const what of ['cancel', 'resume'] as const) {
      expect((await set({ ...buyer, token: other.token }, id, what)).status).toBe(404)
      expect((await set({ ...buyer, token: (await t.guest()).token }, id, what)).status).toBe(403)
      expect((await set({ ...buyer, token: '' }, id, what)).status).toBe(401)
    }
    expect(await planOf(buyer)).toMatchObject({ cancel_at_period_end: false })
  })

  test('while the provider is away changes nothing and says so', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    await deliver(t)
    const id = (await planOf(buyer))?.id
    t.sandbox.faults.add({ kind: 'error_before', path: /^\/v1\/subscriptions\/sub_/ })
    expect((await set(buyer, id, 'cancel')).status).toBe(503)
    expect(await planOf(buyer)).toMatchObject({ cancel_at_period_end: false })
  })
})

test('a refund of a renewal ends that month only, also when it is heard of first', async () => {
  const { buyer } = await buy(t, ['sat-math-monthly'])
  await deliver(t)
  const member = await later(buyer, 32)
  const sub = (await rowOf(member))?.stripe_id
  const charge = t.sandbox.state.charges.filter((each) => each.paid && each.amount === 1500).at(-1)
  expect(t.sandbox.state.subscriptions.find((each) => each.id === sub)?.customer).toBe(charge?.customer)
  await t.ctx.payments.stripe.refunds.create({ charge: charge?.id ?? '' })
  await deliver(t, (events) => events.toReversed())
  expect(await openTopics(t, member)).toEqual([])
  expect((await grantsOf(t, member)).map((grant) => grant.revoked_at !== null).toSorted()).toEqual([false, true])
  expect((await billing(member)).payment_events.map((each) => each.amount_paid)).toContain(-1500)
})

describe('an account that is about to be deleted', () => {
  test('is never charged again: its subscription ends at once and its open payment is cancelled', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    await submit(t, buyer, await cardToken(t, CARDS.asks), await fillCart(t, buyer, 'act-reading-30'))
    await stopCharging(t.ctx, buyer.id)
    await stopCharging(t.ctx, buyer.id)
    expect((await rowOf(buyer))?.status).toBe('canceled')
    expect((await ordersOf(t, buyer)).map((order) => order.state).toSorted()).toEqual(['failed', 'paid'])
    const before = t.sandbox.state.charges.length
    await later(buyer, 40)
    expect(t.sandbox.state.charges).toHaveLength(before)
  })

  test('stays while the provider cannot be reached', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    t.sandbox.faults.add({ kind: 'error_before', method: 'DELETE' })
    await expect(stopCharging(t.ctx, buyer.id)).rejects.toMatchObject({ status: 503 })
    expect((await rowOf(buyer))?.status).toBe('active')
  })
})
