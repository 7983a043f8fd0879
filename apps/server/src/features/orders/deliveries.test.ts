import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentEvents } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { buy, grantsOf, ordersOf } from '../../testing/orders.ts'
import { seeded } from '../../testing/seeded.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const address = t.app.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  t.sandbox.setWebhookUrl(`http://127.0.0.1:${port}/api/v1/payment_events/webhook`)
})
afterAll(() => t.close())

test('the provider’s own deliveries over HTTP, ten copies each and shuffled, pay once', async () => {
  const { webhooks } = t.sandbox.faults
  webhooks.hold()
  webhooks.copies(10)
  webhooks.shuffle(seeded(7).next)
  t.sandbox.faults.add({ kind: 'error_after', path: /\/confirm$/ })
  t.sandbox.faults.add({ kind: 'error_before', path: /^\/v1\/payment_intents\/pi_\w+$/ })
  const { buyer, answer } = await buy(t, ['sat-math-monthly'])
  expect([answer.status, await grantsOf(t, buyer)]).toEqual([503, []])
  await webhooks.release()
  await t.sandbox.settled()
  const { deliveries } = t.sandbox.state
  expect(deliveries.map((each) => each.status)).toEqual(Array(40).fill(200))
  const ids = [...new Set(deliveries.map((each) => each.event))]
  expect(await t.db.select().from(paymentEvents).where(inArray(paymentEvents.stripe_id, ids))).toHaveLength(4)
  // One job for each event, however many copies came, and one letter to the buyer.
  expect(await t.runJobs()).toBe(5)
  expect((await ordersOf(t, buyer)).map((order) => order.state)).toEqual(['paid'])
  expect(await grantsOf(t, buyer)).toHaveLength(1)
  expect(t.sandbox.state.charges.filter((charge) => charge.paid)).toHaveLength(1)
})
