import { MESSAGES } from '@fourfold/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mailTokens, paymentObjects, pendingSignUps, users } from '../../db/schema/index.ts'
import { jobHandlers } from '../../job-handlers.ts'
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts'
import { buy, deliver, type Member } from '../../testing/orders.ts'
import { purgeUnconfirmed } from './delete.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const remove = (who: Member) =>
  t.call('DELETE', `/users/${who.id}`, { token: who.token, body: { password: who.password } })
const customerOf = async (who: Member) => {
  const [row] = await t.db
    .select()
    .from(paymentObjects)
    .where(eq(paymentObjects.key, `customer:${who.id}`))
  return row?.stripe_id ?? ''
}

type Column = { schema: string; table: string; column: string }

/** Columns of every table, except the payment sandbox's: those are the books of the provider. */
async function columns(types: readonly string[]): Promise<Column[]> {
  const { rows } = await t.db.execute<Column>(sql`
    select table_schema as schema, table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' and table_name <> 'sandbox_state'
      and data_type in (${sql.join(
        types.map((type) => sql`${type}`),
        sql`, `,
      )})`)
  return rows
}

async function placesOf(needle: string): Promise<string[]> {
  const found: string[] = []
  for (const { schema, table, column } of await columns(['text', 'character varying', 'json', 'jsonb'])) {
    const place = sql`${sql.identifier(schema)}.${sql.identifier(table)}`
    const { rows } = await t.db.execute(
      sql`select 1 from ${place} where ${sql.identifier(column)}::text ilike ${`%${needle}%`} limit 1`,
    )
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

describe('a deleted account', () => {
  test('leaves the address, the name and the written words in no table', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    await deliver(t)
    const words = crypto.randomUUID()
    const body = { message: `I wrote ${words}` }
    expect((await t.call('POST', '/feedbacks/create', { token: buyer.token, body })).status).toBe(200)
    const card = { front: `front ${words}`, back: 'back', tags: '' }
    expect((await t.call('POST', '/flashcards/create', { token: buyer.token, body: card })).status).toBe(200)
    const user = { first_name: 'Ana', last_name: words, test_date: '2027-01-01', password: PASSWORD, extra_time: 2 }
    expect((await t.call('PUT', `/users/${buyer.id}`, { token: buyer.token, body: { user } })).status).toBe(200)
    await t.call('POST', '/password/forgot', { body: { email: buyer.email } })
    await t.runJobs()
    // One letter lies in the mailbox, one waits to be sent, one to be written.
    await t.db.transaction((tx) =>
      t.ctx.jobs.enqueue(tx, 'mail.send', { to: buyer.email, subject: 'late', text: 'late', html: 'late' }),
    )
    await t.call('POST', '/password/forgot', { body: { email: buyer.email } })
    expect(await placesOf(buyer.email)).toEqual(expect.arrayContaining(['mailbox.to', 'user_account.email']))
    expect((await placesOf(words)).length).toBeGreaterThan(2)
    expect((await remove(buyer)).status).toBe(200)
    expect(await placesOf(words)).toEqual([])
  })

  test('is in no row of any table but its own empty one, also after late news of its payments', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    expect((await remove(buyer)).status).toBe(200)
    await deliver(t)
    for (const { schema, table, column } of (await columns(['integer'])).filter((c) => c.column === 'user_id')) {
      const place = sql`${sql.identifier(schema)}.${sql.identifier(table)}`
      const { rows } = await t.db.execute(sql`select 1 from ${place} where ${sql.identifier(column)} = ${buyer.id}`)
      expect([table, rows.length]).toEqual([table, 0])
    }
    const [row] = await t.db.select().from(users).where(eq(users.id, buyer.id))
    expect(row).toMatchObject({ email: null, first_name: '', extra_time: 1, billing: false, settings: {} })
  })

  test('is deleted at the payment provider too, also when that answers only the second time', async () => {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    const id = await customerOf(buyer)
    expect(t.sandbox.state.customers.some((each) => each.id === id)).toBe(true)
    await remove(buyer)
    t.sandbox.faults.add({ kind: 'error_before', method: 'DELETE' })
    await expect(jobHandlers(t.ctx)['customers.delete']?.({ customer_id: id })).rejects.toThrow()
    await t.runJobs()
    expect(t.sandbox.state.customers.some((each) => each.id === id)).toBe(false)
    await jobHandlers(t.ctx)['customers.delete']?.({ customer_id: id })
  })
})

test('a sign-up that nobody confirms for 30 days is removed; one that is asked for again waits longer', async () => {
  const address = () => `${crypto.randomUUID()}@example.com`
  const signUp = (email: string) =>
    t.call('POST', '/users', {
      body: { user: { first_name: 'A', last_name: 'B', email, password: PASSWORD, password_confirmation: PASSWORD } },
    })
  const [old, renewed] = [address(), address()]
  const member = await t.member()
  await signUp(old)
  await signUp(renewed)
  await t.runJobs()
  t.advance(20 * 86_400_000)
  await signUp(renewed)
  t.advance(11 * 86_400_000)
  const [row] = await t.db.select().from(users).where(eq(users.email, old))
  expect(await purgeUnconfirmed(t.ctx)).toBe(1)
  const left = async (email: string) => t.db.$count(users, eq(users.email, email))
  expect([await left(old), await left(renewed), await left(member.email)]).toEqual([0, 1, 1])
  const id = row?.id ?? 0
  expect(await t.db.$count(pendingSignUps, eq(pendingSignUps.user_id, id))).toBe(0)
  expect(await t.db.$count(mailTokens, eq(mailTokens.user_id, id))).toBe(0)
  expect(await placesOf(old)).toEqual([])
})

test('ten deletions of one account at once delete it once, and none of them stumbles', async () => {
  for (let round = 0; round < 3; round++) {
    const { buyer } = await buy(t, ['sat-math-monthly'])
    await deliver(t)
    const customer = await customerOf(buyer)
    const logged = vi.spyOn(t.ctx.log, 'info')
    const all = await Promise.all(Array.from({ length: 10 }, () => remove(buyer)))
    // One is told that it is done; to the others the account is one that nobody is logged in to any more.
    const [done, ...others] = all.toSorted((a, b) => a.status - b.status)
    expect([done?.status, done?.body]).toEqual([200, { id: buyer.id }])
    const signInAgain = { status: 401, body: { error: MESSAGES.signInAgain } }
    expect(others.map(({ status, body }) => ({ status, body }))).toEqual(Array(9).fill(signInAgain))
    const deletions = logged.mock.calls.filter(([line]) => JSON.stringify(line).includes('"account_delete"'))
    expect(deletions).toHaveLength(1)
    logged.mockRestore()
    await t.runJobs()
    expect(t.sandbox.state.customers.some((each) => each.id === customer)).toBe(false)
    expect((await t.call('GET', '/users/current', { token: buyer.token })).status).toBe(401)
  }
})
