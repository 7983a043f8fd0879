import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from './app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const INSIDE = /was used inside a transaction/

test('in every API test a query outside the transaction that runs, and a call of the payment provider inside one, throws', async () => {
  const inside = (work: () => unknown) => t.ctx.db.transaction(async () => void (await work()))
  await expect(inside(() => t.ctx.db.execute(sql`select 1`))).rejects.toThrow(INSIDE)
  await expect(inside(() => t.ctx.db.transaction(async () => undefined))).rejects.toThrow(INSIDE)
  await expect(inside(() => t.ctx.db.$client.query('select 1'))).rejects.toThrow(INSIDE)
  await expect(inside(() => t.ctx.payments.stripe.customers.list())).rejects.toThrow(INSIDE)
})

test('the transaction’s own queries, and both of them outside of one, do not', async () => {
  await t.ctx.db.transaction((tx) => tx.execute(sql`select 1`))
  await t.ctx.db.execute(sql`select 1`)
  expect((await t.ctx.payments.stripe.customers.list()).data).toEqual([])
})
