import { FREE_TOPICS, MESSAGES } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessGrants } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { logMistake } from '../../testing/reviews.ts'
import { paidTopics, planState } from './service.ts'

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
  const ends = new Date(t.ctx.now().getTime() + (days ?? 0) * DAY)
  if (days !== null)
    await t.db.insert(accessGrants).values({
      user_id: member.id,
      topic: TOPIC,
      days: 30,
      starts_at: new Date(ends.getTime() - 30 * DAY),
      source: `test:${member.id}`,
      revoked_at: revoked ? t.ctx.now() : null,
    })
  await t.call('PUT', '/users/update_topic', { token: member.token, body: { user: { topic: TOPIC } } })
  return { ...member, ends }
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

test('a plan has ended at the very moment of its end', async () => {
  const { id, ends } = await student(10)
  const at = (ms: number) => ({ ...t.ctx, now: () => new Date(ends.getTime() + ms) })
  const of = async (ms: number) => (await paidTopics(at(ms), id)).find((topic) => topic.name === TOPIC)
  expect(await of(-1)).toEqual({ name: TOPIC, paid_and_active: true })
  expect(await of(0)).toEqual({ name: TOPIC, paid_and_active: false, expired_at: ends.toISOString() })
})

test('the four free topics are open to everybody, and a topic that does not exist is named as such', async () => {
  const { token } = await t.member()
  const { body } = await t.call('GET', '/users/account', { token })
  const free = FREE_TOPICS.map((name) => ({ name, paid_and_active: true }))
  expect(body.topics_list_include_free).toEqual(expect.arrayContaining(free))
  const wrong = await t.call('PUT', '/users/update_topic', { token, body: { user: { topic: 'Astrology' } } })
  expect([wrong.status, wrong.body.error]).toEqual([422, MESSAGES.unknownTopic])
})

test('a free topic is open without a plan exactly as a paid one with a plan that runs', async () => {
  const { id } = await student(10)
  for (const topic of [...FREE_TOPICS, TOPIC]) expect(await planState(t.ctx, id, topic)).toBe('active')
})

test('every list of topics says when a plan ran out, and nothing of the kind while it runs or where none was', async () => {
  const { token, ends } = await student(-1)
  const expired = { name: TOPIC, paid_and_active: false, expired_at: ends.toISOString() }
  const account = await t.call('GET', '/users/account', { token })
  expect(account.body.topics_list_include_free).toContainEqual(expired)
  expect(account.body.product_topics).toContainEqual(expired)
  expect((await t.call('GET', '/orders/auth-index', { token })).body.product_topics).toContainEqual(expired)
  expect((await t.call('PUT', '/carts/transfer_cart', { token })).body.topics_list_include_free).toContainEqual(expired)
  for (const days of [10, null]) {
    const other = await student(days)
    const { body } = await t.call('GET', '/users/account', { token: other.token })
    expect(body.topics_list_include_free).toContainEqual({ name: TOPIC, paid_and_active: days !== null })
  }
})

test('after a plan has run out a student reads everything of theirs and makes nothing new', async () => {
  const { token } = await student(1)
  const made = await create(token)
  const id = Number(made.body.id)
  const open = await t.call('GET', `/tests/${id}`, { token })
  const { version } = open.body
  const scored = await t.call('PUT', `/tests/${id}`, { token, body: { version, questions_attributes: [] } })
  expect(scored.status).toBe(200)
  const question_id = (open.body.questions_attributes as { id: number }[])[0]?.id
  const logged = await t.call('POST', '/mistakes/create', { token, body: { question_id } })
  const unscored = Number((await create(token)).body.id)
  await t.call('GET', `/tests/${unscored}`, { token })
  t.advance(DAY)
  for (const path of [
    '/tests/index',
    `/tests/${id}`,
    `/tests/${id}/result`,
    `/tests/${unscored}`,
    '/questions/index',
    '/tests/graphs',
    '/mistakes/index',
    `/mistakes/${logged.body.id}`,
    '/flashcards/index',
    '/lessons/index',
  ])
    expect([path, (await t.call('GET', path, { token })).status]).toEqual([path, 200])
  expect((await t.call('GET', `/tests/${unscored}`, { token })).body.read_only).toBe(true)
  const diagnostic = { question_mode: 'Diagnostic', custom_question_ids: [] }
  const practice = { question_mode: 'Recommendation', custom_question_ids: [], tag_name: null }
  const entry = { identify: 'a', solution: 'b', clue: 'c', notes: 'd' }
  for (const [method, path, body] of [
    ['GET', '/tests/new', undefined],
    ['POST', '/tests/create', { number_of_questions: 1 }],
    ['POST', '/tests/create_diagnostic', diagnostic],
    ['POST', '/tests/create_practice', practice],
    ['PUT', `/tests/save/${unscored}`, { version: 0, questions_attributes: [] }],
    ['PUT', `/tests/${unscored}`, { version: 0, questions_attributes: [] }],
    ['POST', '/mistakes/create', { question_id }],
    ['PUT', `/mistakes/${logged.body.id}`, entry],
    ['PUT', `/mistakes/${logged.body.id}`, { mistake: { performance_rating: 'good' } }],
    ['DELETE', `/mistakes/${logged.body.id}`, undefined],
  ] as const) {
    const answer = await t.call(method, path, { token, body })
    expect([method, path, answer.status, answer.body.error]).toEqual([method, path, 403, MESSAGES.needsPlan])
  }
})

test('without a running plan nothing unseen of a paid topic leaves the server', async () => {
  const never = await t.guest()
  const sheet = await t.call('GET', '/tests/reference?topic=SAT%20Math', { token: never.token })
  expect([sheet.status, sheet.body.error]).toEqual([403, MESSAGES.needsPlan])
  expect((await t.call('GET', '/tests/reference?topic=Geometry', { token: never.token })).status).toBe(200)
  const paid = [...(await t.ctx.catalog()).misconceptions.keys()].find((id) => id.startsWith('sm-'))
  const named = await t.call('GET', `/questions/evidence?scope=misconception&id=${paid}`, { token: never.token })
  expect(named.status).toBe(404)

  const member = await t.member()
  const { token } = member
  const now = t.ctx.now()
  const grant = { user_id: member.id, topic: 'SAT Math', days: 30, source: `test:${member.id}` }
  await t.db.insert(accessGrants).values({ ...grant, starts_at: new Date(now.getTime() - 29 * DAY) })
  await t.call('PUT', '/users/update_topic', { token, body: { user: { topic: 'SAT Math' } } })
  const { body } = await t.call('GET', '/lessons/index', { token })
  const [read, unread] = body.lessons as { id: string }[]
  expect((await t.call('GET', `/lessons/${read?.id}`, { token })).status).toBe(200)
  const mistake = await logMistake(t, member)
  expect((await t.call('GET', `/mistakes/${mistake}`, { token })).body.ask).not.toBeNull()
  t.advance(2 * DAY)
  expect((await t.call('GET', `/lessons/${read?.id}`, { token })).status).toBe(200)
  expect((await t.call('GET', `/lessons/${unread?.id}`, { token })).status).toBe(403)
  const shown = await t.call('GET', `/mistakes/${mistake}`, { token })
  expect([shown.status, shown.body.ask]).toEqual([200, null])
  expect((shown.body.repair as { siblings: unknown[] }).siblings).toEqual([])
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
