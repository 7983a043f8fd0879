import type { Test } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { connect } from '../db/connect.ts'
import { type Person, type TestApp, testApp } from '../testing/app.ts'
import { DAY, logMistake, makeCard, missQuestions } from '../testing/reviews.ts'
import { studentOf } from '../testing/student.ts'
import { answerTo, testCalls } from '../testing/test-calls.ts'

let t: TestApp
/** The clock stands still between two answers that are compared. */
let now = new Date()
let remembering: FastifyInstance
const calls = testCalls(() => t)
beforeAll(async () => {
  t = await testApp()
  now = t.ctx.now()
  remembering = await buildApp({ ...t.ctx, now: () => now })
})
afterAll(async () => {
  await remembering.close()
  await t.close()
})

const answerOf = async (app: FastifyInstance, path: string, token: string) => {
  const reply = await app.inject({
    method: 'GET',
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}` },
  })
  return `${reply.statusCode} ${reply.body}`
}

/** A server that remembers nothing: what is remembered belongs to its database connections. */
async function compareAll({ token }: Person, tests: readonly number[]): Promise<void> {
  now = t.ctx.now()
  const { db, pool } = connect(t.db.$client.options.connectionString ?? '', { max: 2 })
  const fresh = await buildApp({ ...t.ctx, db, copy: db, now: () => now })
  const paths = ['/questions/index', '/today', '/today?minutes=45&offset=-120', '/tests/new?grouped=1', '/tests/new']
  for (const path of [...paths, ...tests.flatMap((id) => [`/tests/${id}`, `/tests/${id}/result`])]) {
    // Advice is kept for all servers by the first that makes it.
    await answerOf(remembering, path, token)
    const made = await answerOf(fresh, path, token)
    expect([await answerOf(remembering, path, token), await answerOf(remembering, path, token)]).toEqual([made, made])
  }
  await fresh.close()
  await pool.end()
}

test.each([
  ['a free topic', 'Algebra 1'],
  ['a paid one', 'SAT Math'],
])(
  'in %s a page that is asked for again is to the letter the one that is made anew, whatever happened',
  async (_, topic) => {
    const me = await studentOf(t, topic)
    const tests: number[] = []
    const compared = () => compareAll(me, tests)
    await compared()
    const id = await calls.create(me, { number_of_questions: 4 })
    tests.push(id)
    await compared()
    const shown: Test = await calls.show(me, id)
    const [first] = shown.questions_attributes
    if (!first) throw new Error('a test must have questions')
    await calls.save(me, id, { version: shown.version, draft: true, questions_attributes: [answerTo(first, 'A')] })
    await compared()
    t.advance(61_000)
    await compared()
    await calls.finish(me, id, { version: shown.version + 1 })
    await compared()
    await missQuestions(t, me, 2)
    await logMistake(t, me)
    await makeCard(t, me)
    await compared()
    t.advance(2 * DAY)
    await compared()
    tests.push(await calls.create(me, { number_of_questions: 2, tutor: true }))
    await compared()
    const body = { test_date: new Date(t.ctx.now().getTime() + 20 * DAY).toISOString().slice(0, 10) }
    await t.call('PUT', '/users/study', { token: me.token, body })
    await compared()
    await t.db.execute(sql`update item_stat set n = n + 10, by_letter = '{"A": 9, "B": 2}'
    where item_id in (select item_id from test_slot where test_id = ${id})`)
    await compared()
    await t.db.execute(sql`delete from access_grant where user_id = ${me.id}`)
    await compared()
  },
)

test('what is remembered for one student is never told to another', async () => {
  const [me, other] = [await t.guest(), await t.guest()]
  const id = await calls.create(me, { number_of_questions: 2 })
  await calls.finish(me, id, { version: 0 })
  for (const path of [`/tests/${id}`, `/tests/${id}/result`]) {
    expect(await answerOf(remembering, path, me.token)).toMatch(/^200/)
    expect(await answerOf(remembering, path, other.token)).toMatch(/^404/)
  }
})
