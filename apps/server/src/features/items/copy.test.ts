import type { Test } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { connect } from '../../db/connect.ts'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
let app: FastifyInstance
let copy: ReturnType<typeof connect>
let asked = 0
beforeAll(async () => {
  t = await testApp()
  copy = connect(t.db.$client.options.connectionString ?? '', { max: 2 })
  copy.pool.on('acquire', () => {
    asked++
  })
  app = await buildApp({ ...t.ctx, copy: copy.db })
})
afterAll(async () => {
  await app.close()
  await copy.pool.end()
  await t.close()
})

type Method = 'GET' | 'POST' | 'PUT'

/** How often a call asks the copy. */
async function copies(token: string, method: Method, path: string, payload?: object) {
  asked = 0
  const headers = { authorization: `Bearer ${token}` }
  const reply = await app.inject({ method, url: `/api/v1${path}`, headers, ...(payload ? { payload } : {}) })
  expect(reply.statusCode).toBe(200)
  return { asked, body: reply.json() as Record<string, unknown> }
}

test('what others did comes from the copy, what a student has just written never does', async () => {
  const { token } = await t.guest()
  const made = await copies(token, 'POST', '/tests/create', { number_of_questions: 2 })
  const id = Number(made.body.id)
  const shown = await copies(token, 'GET', `/tests/${id}`)
  const [question] = (shown.body as unknown as Test).questions_attributes
  const questions_attributes = [{ id: question?.id, skipped: true }]
  const saved = await copies(token, 'PUT', `/tests/save/${id}`, { version: 0, draft: true, questions_attributes })
  const scored = await copies(token, 'PUT', `/tests/${id}`, { version: 1 })
  expect([made, shown, saved, scored].map((call) => call.asked)).toEqual([0, 0, 0, 0])
  expect((await copies(token, 'GET', `/tests/${id}/result`)).asked).toBe(1)
  expect((await copies(token, 'GET', '/questions/index')).asked).toBe(1)
})

test('a copy that is away costs nobody an answer', async () => {
  const { token } = await t.guest()
  const away = connect('postgresql://nobody@127.0.0.1:1/none', { max: 1 })
  const alone = await buildApp({ ...t.ctx, copy: away.db })
  const headers = { authorization: `Bearer ${token}` }
  t.advance(10_000)
  const reply = await alone.inject({ method: 'GET', url: '/api/v1/questions/index', headers })
  expect(reply.statusCode).toBe(200)
  await alone.close()
  await away.pool.end()
})
