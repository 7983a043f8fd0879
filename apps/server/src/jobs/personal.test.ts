import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PASSWORD, type TestApp, testApp } from '../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const letterTo = (to: string) => ({ to, subject: 'A letter', text: 'text', html: '<p>text</p>' })
const send = (to: string) => t.db.transaction((tx) => t.ctx.jobs.enqueue(tx, 'mail.send', letterTo(to)))
const kept = async () =>
  (await t.db.execute(sql`select 1 from pgboss.job where name in ('mail.send', 'account.letter')`)).rows.length

test('nothing of a letter is kept in the queue once it was sent: neither the address nor the token of its link', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const user = { first_name: 'A', last_name: 'B', email, password: PASSWORD, password_confirmation: PASSWORD }
  await t.call('POST', '/users', { body: { user } })
  const token = /confirm\?token=([\w-]+)/.exec((await t.mailTo(email))?.text ?? '')?.[1] ?? 'no token'
  const found = await t.db.execute(
    sql`select name from pgboss.job where data::text like ${`%${email}%`} or data::text like ${`%${token}%`}`,
  )
  expect(found.rows).toEqual([])
})

test('a letter that failed for good, and those an older version kept, go within minutes', async () => {
  await send('queue@example.com')
  const rows = await t.db.execute(sql`select deletion_seconds from pgboss.job where name = 'mail.send'`)
  expect(rows.rows).toEqual([{ deletion_seconds: 60 }])
  await t.db.execute(sql`update pgboss.queue set deletion_seconds = 604800 where name = 'mail.send'`)
  await t.db.execute(sql`update pgboss.job set state = 'failed', deletion_seconds = 604800 where name = 'mail.send'`)
  const again = await testApp()
  expect(await kept()).toBe(0)
  const queue = await t.db.execute(sql`select deletion_seconds from pgboss.queue where name = 'mail.send'`)
  expect(queue.rows).toEqual([{ deletion_seconds: 60 }])
  await again.close()
})

test('many letters go out together: the last of sixty does not wait for a minute, and one that fails is repeated alone', async () => {
  const own = await testApp()
  const sent: string[] = []
  const addresses = Array.from({ length: 60 }, (_, i) => `many-${i}@example.com`)
  for (const to of addresses) await send(to)
  await own.ctx.jobs.work({
    'mail.send': async ({ to }) => {
      sent.push(to)
      if (to === 'many-3@example.com') throw new Error('refused')
    },
  })
  await vi.waitFor(() => expect(new Set(sent).size).toBe(60), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await kept()).toBe(1), { timeout: 5_000 })
  expect(sent.filter((to) => to !== 'many-3@example.com')).toHaveLength(59)
  const left = await t.db.execute(sql`select state, data->>'to' as "to" from pgboss.job where name = 'mail.send'`)
  expect(left.rows).toEqual([{ state: 'retry', to: 'many-3@example.com' }])
  await own.close()
})
