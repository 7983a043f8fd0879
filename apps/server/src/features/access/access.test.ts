import { MESSAGES } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessGrants } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const DAY = 86_400_000
const TOPIC = 'ACT Reading'

/** A member whose topic is a paid one, with access that ends in so many days. */
async function student(days: number | null, revoked = false) {
  const member = await t.member()
  if (days !== null)
    await t.db.insert(accessGrants).values({
      user_id: member.id,
      topic: TOPIC,
      days: 30,
      starts_at: new Date(t.ctx.now().getTime() + (days - 30) * DAY),
      source: `test:${member.id}`,
      revoked_at: revoked ? t.ctx.now() : null,
    })
  await t.call('PUT', '/users/update_topic', { token: member.token, body: { user: { topic: TOPIC } } })
  return member
}
const create = (token: string) => t.call('POST', '/tests/create', { token, body: { number_of_questions: 1 } })

test('a topic that was never bought is shut', async () => {
  const { token } = await student(null)
  const answer = await create(token)
  expect([answer.status, answer.body.error]).toEqual([403, MESSAGES.needsPlan])
  expect((await t.call('GET', '/tests/index', { token })).status).toBe(403)
})

test('an active plan opens its topic for reading and writing, and no other topic', async () => {
  const { token } = await student(10)
  expect((await create(token)).status).toBe(200)
  expect((await t.call('GET', '/tests/index', { token })).status).toBe(200)
  await t.call('PUT', '/users/update_topic', { token, body: { user: { topic: 'SAT Math' } } })
  expect((await create(token)).status).toBe(403)
})

test('an expired plan leaves own work readable and refuses new work', async () => {
  const { token } = await student(-1)
  expect((await t.call('GET', '/tests/index', { token })).status).toBe(200)
  expect((await create(token)).status).toBe(403)
})

test('a refunded plan is like an expired one', async () => {
  const { token } = await student(10, true)
  expect((await t.call('GET', '/tests/index', { token })).status).toBe(200)
  expect((await create(token)).status).toBe(403)
})

test('access lapses at its end, not a moment before', async () => {
  const member = await student(1)
  t.advance(DAY - 60_000)
  expect((await create(member.token)).status).toBe(200)
  t.advance(60_000)
  expect((await create(member.token)).status).toBe(403)
})
