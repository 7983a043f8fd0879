import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import {
  buy,
  CARDS,
  cardToken,
  cartOf,
  deliver,
  fillCart,
  grantsOf,
  openTopics,
  ordersOf,
  submit,
} from '../../testing/orders.ts'
import { SENTENCES } from './sentences.ts'
import { settleOrder } from './settle.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterEach(() => t.sandbox.faults.clear())
afterAll(() => t.close())

const CONFIRM = /\/confirm$/
const RETRIEVE = /^\/v1\/payment_intents\/pi_\w+$/
const charged = (intent: string | null | undefined) =>
  t.sandbox.state.charges.filter((charge) => charge.payment_intent === intent && charge.paid).length

describe('an answer that is lost after the charge', () => {
  test('is asked for again at once', async () => {
    t.sandbox.faults.add({ kind: 'error_after', path: CONFIRM })
    const { buyer, answer } = await buy(t, ['sat-math-30'])
    expect(answer.status).toBe(200)
    expect(await openTopics(t, buyer)).toEqual(['SAT Math'])
  })

  test('is settled by the event when the provider stays silent', async () => {
    t.sandbox.faults.add({ kind: 'error_after', path: CONFIRM })
    t.sandbox.faults.add({ kind: 'error_before', path: RETRIEVE })
    const { buyer, answer } = await buy(t, ['sat-math-30'])
    expect([answer.status, answer.body.error]).toEqual([503, SENTENCES.checking])
    expect(await openTopics(t, buyer)).toEqual([])
    await deliver(t)
    expect(await openTopics(t, buyer)).toEqual(['SAT Math'])
    expect(await cartOf(t, buyer)).toEqual([])
  })

  test('is settled by the job when the event never comes', async () => {
    t.sandbox.faults.add({ kind: 'drop_after', path: CONFIRM, times: 2 })
    t.sandbox.faults.add({ kind: 'error_before', path: RETRIEVE })
    const { buyer } = await buy(t, ['sat-math-30'])
    const [order] = await ordersOf(t, buyer)
    expect(order?.state).toBe('created')
    await settleOrder(t.ctx, order?.id ?? 0)
    expect(await openTopics(t, buyer)).toEqual(['SAT Math'])
    expect(charged(order?.stripe_id)).toBe(1)
  })

  test('is found by clicking again with the same token, without a second charge', async () => {
    t.sandbox.faults.add({ kind: 'error_after', path: CONFIRM })
    t.sandbox.faults.add({ kind: 'error_before', path: RETRIEVE })
    const { buyer, card } = await buy(t, ['sat-math-30'])
    expect((await submit(t, buyer, card, await cartOf(t, buyer))).status).toBe(200)
    const [order] = await ordersOf(t, buyer)
    expect(charged(order?.stripe_id)).toBe(1)
  })

  test('is found by clicking again with a new token, without a second charge', async () => {
    t.sandbox.faults.add({ kind: 'error_after', path: CONFIRM })
    t.sandbox.faults.add({ kind: 'error_before', path: RETRIEVE })
    const { buyer } = await buy(t, ['sat-math-30'])
    expect((await submit(t, buyer, await cardToken(t), await cartOf(t, buyer))).status).toBe(200)
    const made = await ordersOf(t, buyer)
    expect(made.map((order) => order.state)).toEqual(['paid'])
    expect(await grantsOf(t, buyer)).toHaveLength(1)
  })
})

describe('a request that never arrived', () => {
  test.each([
    ['the card', '/v1/payment_methods'],
    ['the intent', '/v1/payment_intents'],
    ['the charge', CONFIRM],
  ])('with %s is repeated by the same token', async (_title, path) => {
    t.sandbox.faults.add({ kind: 'error_before', path })
    const { buyer, card, answer } = await buy(t, ['sat-math-30'])
    expect([answer.status, answer.body.error]).toEqual([503, SENTENCES.checking])
    expect((await submit(t, buyer, card, await cartOf(t, buyer))).status).toBe(200)
    const [order] = await ordersOf(t, buyer)
    expect(charged(order?.stripe_id)).toBe(1)
  })

  test('is given up by the job after two minutes, and can never be charged afterwards', async () => {
    t.sandbox.faults.add({ kind: 'error_before', path: CONFIRM })
    const { buyer, card } = await buy(t, ['sat-math-30'])
    const [order] = await ordersOf(t, buyer)
    await settleOrder(t.ctx, order?.id ?? 0)
    expect((await ordersOf(t, buyer))[0]?.state).toBe('created')
    t.advance(121_000)
    await settleOrder(t.ctx, order?.id ?? 0)
    expect((await ordersOf(t, buyer))[0]?.state).toBe('failed')
    const again = await submit(t, buyer, card, await cartOf(t, buyer))
    expect([again.status, again.body.error]).toEqual([422, SENTENCES.notCompleted])
    await expect(t.ctx.payments.stripe.paymentIntents.confirm(order?.stripe_id ?? '')).rejects.toThrow('canceled')
    expect((await submit(t, buyer, await cardToken(t), await cartOf(t, buyer))).status).toBe(200)
  })

  test('leaves an order without an intent, which the job ends', async () => {
    t.sandbox.faults.add({ kind: 'error_before', path: '/v1/payment_methods' })
    const { buyer } = await buy(t, ['sat-math-30'])
    t.advance(121_000)
    const [order] = await ordersOf(t, buyer)
    await settleOrder(t.ctx, order?.id ?? 0)
    expect((await ordersOf(t, buyer)).map((each) => [each.state, each.stripe_id])).toEqual([['failed', null]])
  })
})

test('a key that is still in use at the provider is not taken for a refusal', async () => {
  t.sandbox.faults.add({ kind: 'key_in_use', path: CONFIRM })
  const { buyer, card, answer } = await buy(t, ['sat-math-30'])
  expect(answer.status).toBe(503)
  expect((await submit(t, buyer, card, await cartOf(t, buyer))).status).toBe(200)
})

test('a bank that never asks its customer is waited for an hour, then the payment is cancelled', async () => {
  const { buyer } = await buy(t, ['sat-math-30'], CARDS.asks)
  const [order] = await ordersOf(t, buyer)
  t.advance(1_800_000)
  await settleOrder(t.ctx, order?.id ?? 0)
  expect((await ordersOf(t, buyer))[0]?.state).toBe('requires_action')
  t.advance(1_801_000)
  await settleOrder(t.ctx, order?.id ?? 0)
  expect((await ordersOf(t, buyer))[0]?.state).toBe('failed')
})

test('the order and the job that settles it are made together', async () => {
  const buyer = await t.member()
  const ids = await fillCart(t, buyer, 'sat-math-30')
  await submit(t, buyer, await cardToken(t), ids)
  const [order] = await ordersOf(t, buyer)
  const jobs = await t.db.execute(
    `select data, start_after > now() + interval '1 minute' as later from pgboss.job where name = 'orders.settle'`,
  )
  expect(jobs.rows).toContainEqual({ data: { order_id: order?.id }, later: true })
})
