import { endpoint, z } from '@fourfold/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from './client'
import { ApiError, OfflineError } from './client-errors'

const scoreOf = endpoint({
  method: 'GET',
  path: '/scores',
  auth: 'none',
  summary: 'A score',
  response: z.object({ score: z.number() }),
})

const answers = (body: string, type: string, init: ResponseInit = {}) =>
  vi.stubGlobal(
    'fetch',
    async () => new Response(body, { ...init, headers: { 'content-type': type, ...init.headers } }),
  )
const asked = () => call(scoreOf, {}).catch((error: unknown) => error)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('JSON that fits the endpoint is success', async () => {
  answers('{"score":50}', 'application/json; charset=utf-8')
  expect(await asked()).toEqual({ score: 50 })
})

test.each([
  ['the login page of a hotel', '<h1>Welcome</h1>', 'text/html', {}],
  ['text', 'ok', 'text/plain', {}],
  ['JSON of somebody else', '{"portal":"login"}', 'application/json', {}],
  ['half of an answer', '{"score":', 'application/json', {}],
  ['nothing', '', 'application/json', {}],
  ['a page of a proxy that has no server behind it', '<h1>Bad gateway</h1>', 'text/html', { status: 502 }],
  ['a page that says not found', '<h1>404</h1>', 'text/html', { status: 404 }],
  ['a refusal that is not ours', '{"message":"blocked"}', 'application/json', { status: 403 }],
])('%s counts as offline', async (_what, body, type, init) => {
  answers(body, type, init)
  expect(await asked()).toBeInstanceOf(OfflineError)
})

test('a content type that nobody can read is named', async () => {
  answers('x', 'application/pdf')
  const error = await asked()
  expect(error).toBeInstanceOf(OfflineError)
  expect((error as Error).message).toBe('Sorry, content-type application/pdf not supported')
})

test('a refusal of ours carries status, status text, sentence, fields and when to come back', async () => {
  const problem = { error: 'Slow down.', fields: { email: 'taken' }, test: { id: 1 } }
  answers(JSON.stringify(problem), 'application/json', {
    status: 429,
    statusText: 'Too Many Requests',
    headers: { 'retry-after': '7' },
  })
  // It is asked for again before it is believed: no test waits for that.
  vi.useFakeTimers()
  const answer = asked()
  await vi.runAllTimersAsync()
  const error = (await answer) as ApiError
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 429,
    statusText: 'Too Many Requests',
    message: 'Slow down.',
    fields: { email: 'taken' },
    retryAfterMs: 7000,
  })
  expect(error.data.test).toEqual({ id: 1 })
})

test('a broken connection counts as offline', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await asked()).toBeInstanceOf(OfflineError)
})
