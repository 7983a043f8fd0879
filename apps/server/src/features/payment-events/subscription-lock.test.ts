import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscriptions } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { buy } from '../../testing/orders.ts'
import { writeHeard } from './subscription-lock.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('forty events of one subscription heard at once are all written, none from an older answer', async () => {
  const { buyer } = await buy(t, ['sat-math-monthly'])
  const stripeId =
    (await t.db.select().from(subscriptions).where(eq(subscriptions.user_id, buyer.id)))[0]?.stripe_id ?? ''
  let asked = 0
  const written: number[] = []
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      writeHeard(
        t.ctx,
        stripeId,
        async () => {
          asked += 1
          const heard = asked
          await t.ctx.payments.stripe.subscriptions.retrieve(stripeId)
          return heard
        },
        async (_tx, _held, heard) => {
          written.push(heard)
          return index
        },
      ),
    ),
  )
  expect(results).toEqual(Array.from({ length: 40 }, (_, index) => index))
  expect(written).toEqual([...written].sort((a, b) => a - b))
})
