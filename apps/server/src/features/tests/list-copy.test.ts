import type { Test, TestListItem } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { connect } from '../../db/connect.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'

const TABLES = ['test', 'test_slot', 'test_count'] as const

let t: TestApp
let app: FastifyInstance
/** A copy that lags behind: it reads tables of its own, which are as they were when `catchUp` was called. */
let copy: ReturnType<typeof connect>
beforeAll(async () => {
  t = await testApp()
  await t.db.execute(sql`create schema behind`)
  await catchUp()
  const url = new URL(t.db.$client.options.connectionString ?? '')
  url.searchParams.set('options', '-c search_path=behind,public')
  copy = connect(url.href, { max: 2 })
  app = await buildApp({ ...t.ctx, copy: copy.db })
})
afterAll(async () => {
  await app.close()
  await copy.pool.end()
  await t.close()
})

async function catchUp(): Promise<void> {
  for (const table of TABLES) {
    await t.db.execute(sql.raw(`drop table if exists behind.${table}`))
    await t.db.execute(sql.raw(`create table behind.${table} as table public.${table}`))
  }
  // What comes from the copy is told by this.
  await t.db.execute(sql`update behind.test set mode = 'Marked'`)
}

async function list(me: Person) {
  const headers = { authorization: `Bearer ${me.token}` }
  const reply = await app.inject({ method: 'GET', url: '/api/v1/tests/index', headers })
  const { tests, total_count } = reply.json<{ tests: TestListItem[]; total_count: number }>()
  return { total_count, rows: tests.map(({ id, question_mode, score }) => ({ id, question_mode, score })) }
}
const make = async (me: Person) => {
  const made = await t.call('POST', '/tests/create', { token: me.token, body: { number_of_questions: 2 } })
  return Number(made.body.id)
}

test('the list of tests comes from the read copy, but never without what was just made or scored', async () => {
  const me = await t.guest()
  const first = await make(me)
  expect(await list(me)).toEqual({ total_count: 1, rows: [{ id: first, question_mode: 'All', score: null }] })
  await catchUp()
  expect((await list(me)).rows).toEqual([{ id: first, question_mode: 'Marked', score: null }])
  const second = await make(me)
  expect(await list(me)).toEqual({
    total_count: 2,
    rows: [
      { id: second, question_mode: 'All', score: null },
      { id: first, question_mode: 'All', score: null },
    ],
  })
  await catchUp()
  expect((await list(me)).rows.map((row) => row.question_mode)).toEqual(['Marked', 'Marked'])
  await t.call('PUT', `/tests/${first}`, { token: me.token, body: { version: 0 } })
  expect((await list(me)).rows).toEqual([
    { id: second, question_mode: 'All', score: null },
    { id: first, question_mode: 'All', score: 0 },
  ])
})

test('what another student does leaves the list on the copy', async () => {
  const me = await t.guest()
  const mine = await make(me)
  await catchUp()
  await make(await t.guest())
  expect((await list(me)).rows).toEqual([{ id: mine, question_mode: 'Marked', score: null }])
})

test('what was answered a moment ago is counted, though the copy does not have it yet', async () => {
  const me = await t.guest()
  const id = await make(me)
  await catchUp()
  const open = (await t.call('GET', `/tests/${id}`, { token: me.token })).body as unknown as Test
  const [asked] = open.questions_attributes
  const given = asked?.options.length ? { answer_attributes: { letter: 'A' } } : { student_produced_answer: '7' }
  await t.call('PUT', `/tests/save/${id}`, {
    token: me.token,
    body: { version: open.version, questions_attributes: [{ id: asked?.id, skipped: false, ...given }] },
  })
  const headers = { authorization: `Bearer ${me.token}` }
  const reply = await app.inject({ method: 'GET', url: '/api/v1/tests/index', headers })
  expect(reply.json<{ tests: TestListItem[] }>().tests).toMatchObject([{ id, answered: 1, number_of_questions: 2 }])
})
