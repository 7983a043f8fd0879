import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentEvents } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import {
  buy,
  cardToken,
  deliver,
  fillCart,
  grantsOf,
  openTopics,
  ordersOf,
  post,
  submit,
} from '../../testing/orders.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const stored = (id: string) => t.db.select().from(paymentEvents).where(eq(paymentEvents.stripe_id, id))
const eventBody = (
  id: string,
  type = 'payment_intent.succeeded',
  object: object = { id: 'pi_unknown', object: 'payment_intent', amount: 1, amount_received: 1 },
) => JSON.stringify({ id, object: 'event', type, created: Math.floor(t.ctx.now().getTime() / 1000), data: { object } })
const payments = async (token: string) =>
  (await t.call('GET', '/payment_events/index', { token })).body.payment_events as Record<string, unknown>[]

describe('an event', () => {
  test('is stored by its id before it is processed, once however often it comes', async () => {
    for (let copy = 0; copy < 10; copy += 1) expect(await post(t, eventBody('evt_ten'))).toBe(200)
    expect((await stored('evt_ten')).map((row) => row.processed_at)).toEqual([null])
    await t.runJobs()
    const [row] = await stored('evt_ten')
    expect(row?.processed_at).toBeInstanceOf(Date)
    expect(await post(t, eventBody('evt_ten'))).toBe(200)
    expect(await t.runJobs()).toBe(0)
  })

  test('of a kind that we do not use is stored and ignored', async () => {
    expect(await post(t, eventBody('evt_odd', 'radar.early_fraud_warning.created', { id: 'x' }))).toBe(200)
    await t.runJobs()
    expect(await stored('evt_odd')).toMatchObject([{ event_type: 'radar.early_fraud_warning.created', user_id: null }])
  })

  test('with a forged signature is refused and not stored', async () => {
    expect(await post(t, eventBody('evt_forged'), 0, 'whsec_somebody_else')).toBe(400)
    expect(await stored('evt_forged')).toEqual([])
  })

  test('signed 301 seconds ago is refused, 299 seconds ago is taken', async () => {
    expect(await post(t, eventBody('evt_old'), 301)).toBe(400)
    expect(await stored('evt_old')).toEqual([])
    expect(await post(t, eventBody('evt_young'), 299)).toBe(200)
  })

  test.each([
    ['no signature', {}, eventBodyText()],
    ['no body', { 'stripe-signature': 't=1,v1=00' }, ''],
    ['a body that is not JSON', { 'stripe-signature': 't=1,v1=00' }, '{'],
  ])('with %s is refused', async (_title, headers, payload) => {
    const reply = await t.app.inject({
      method: 'POST',
      url: '/api/v1/payment_events/webhook',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({ error: 'The signature is not valid.' })
  })

  test('that was changed on its way is refused', async () => {
    const body = eventBody('evt_changed')
    const signature = t.ctx.payments.stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: t.ctx.payments.webhookSecret,
    })
    const reply = await t.app.inject({
      method: 'POST',
      url: '/api/v1/payment_events/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body.replace('evt_changed', 'evt_other'),
    })
    expect(reply.statusCode).toBe(400)
  })
})

function eventBodyText(): string {
  return JSON.stringify({ id: 'evt_bare', object: 'event' })
}

describe('the payments table', () => {
  test('is empty for somebody who has not paid, and shut to guests and strangers', async () => {
    const member = await t.member()
    expect((await t.call('GET', '/payment_events/index', { token: member.token })).body).toEqual({
      payment_events: [],
      plans: [],
    })
    expect((await t.call('GET', '/payment_events/index', { token: (await t.guest()).token })).status).toBe(403)
    expect((await t.call('GET', '/payment_events/index')).status).toBe(401)
  })

  test('shows a purchase to its buyer only, with its plan and end', async () => {
    const { buyer } = await buy(t, ['sat-math-30'])
    await deliver(t)
    expect(await payments(buyer.token)).toMatchObject([
      {
        event_type: 'payment_intent.succeeded',
        amount_due: 1900,
        amount_paid: 1900,
        amount_remaining: 0,
        hosted_invoice_url: expect.stringContaining('/stripe-sandbox/receipts/'),
      },
    ])
    const { plans } = (await t.call('GET', '/payment_events/index', { token: buyer.token })).body
    expect(plans).toMatchObject([
      { name: 'SAT Math, 30 days', topics: ['SAT Math'], kind: 'purchase', active: true, cancel_at_period_end: false },
    ])
    expect(await payments((await t.member()).token)).toEqual([])
  })
})

describe('a refund', () => {
  const refund = async (intent: string | null | undefined, amount?: number) =>
    t.ctx.payments.stripe.refunds.create({ payment_intent: intent ?? '', ...(amount ? { amount } : {}) })

  test('in full ends the access and the order; the payment and the refund are both shown', async () => {
    const { buyer } = await buy(t, ['all-topics-90'])
    const [order] = await ordersOf(t, buyer)
    await refund(order?.stripe_id)
    await deliver(t)
    expect(await openTopics(t, buyer)).toEqual([])
    expect((await ordersOf(t, buyer)).map((each) => each.state)).toEqual(['refunded'])
    expect((await payments(buyer.token)).map((each) => each.amount_paid).toSorted()).toEqual([-7900, 7900])
    expect((await t.call('GET', '/payment_events/index', { token: buyer.token })).body.plans).toEqual([])
  })

  test('in part leaves the access', async () => {
    const { buyer } = await buy(t, ['sat-math-30'])
    const [order] = await ordersOf(t, buyer)
    await refund(order?.stripe_id, 500)
    await deliver(t)
    expect(await openTopics(t, buyer)).toEqual(['SAT Math'])
    await refund(order?.stripe_id)
    await deliver(t)
    expect(await openTopics(t, buyer)).toEqual([])
  })

  test('ends only what it paid for', async () => {
    const { buyer } = await buy(t, ['sat-math-30'])
    const [order] = await ordersOf(t, buyer)
    await submit(t, buyer, await cardToken(t), await fillCart(t, buyer, 'sat-math-90'))
    await refund(order?.stripe_id)
    await deliver(t)
    expect(await openTopics(t, buyer)).toEqual(['SAT Math'])
    expect((await grantsOf(t, buyer)).filter((grant) => !grant.revoked_at).map((grant) => grant.days)).toEqual([90])
  })

  test('that is heard of before the payment ends the same way', async () => {
    t.sandbox.faults.add({ kind: 'error_after', path: /\/confirm$/ })
    t.sandbox.faults.add({ kind: 'error_before', path: /^\/v1\/payment_intents\/pi_\w+$/ })
    const { buyer } = await buy(t, ['sat-math-30'])
    const [order] = await ordersOf(t, buyer)
    expect(order?.state).toBe('created')
    await refund(order?.stripe_id)
    await deliver(t, (events) => events.toReversed())
    expect((await ordersOf(t, buyer)).map((each) => each.state)).toEqual(['refunded'])
    expect(await openTopics(t, buyer)).toEqual([])
  })
})
