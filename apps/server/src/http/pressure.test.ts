import { MESSAGES } from '@fourfold/contract'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { answerErrors } from './errors.ts'
import { refuseUnderPressure } from './pressure.ts'

test('a server that does not keep up refuses calls with a sentence, serves pages and their files, and still says that it lives', async () => {
  const app = Fastify()
  answerErrors(app)
  // Any heap is too much: it is under pressure from its first look on.
  await refuseUnderPressure(app, { maxHeapUsedBytes: 1 })
  app.get('/api/v1/today', async () => ({}))
  app.get('/', async (_request, reply) => reply.type('text/html').send('<h1>Home</h1>'))
  app.get('/assets/app.js', async () => 'export {}')
  app.get('/api/v1/health/live', async () => ({ status: 'ok' }))
  await vi.waitFor(async () => expect((await app.inject('/api/v1/today')).statusCode).toBe(503), { timeout: 60_000 })
  const called = await app.inject('/api/v1/today')
  expect([called.statusCode, called.json(), called.headers['retry-after']]).toEqual([
    503,
    { error: MESSAGES.overloaded },
    '5',
  ])
  for (const url of ['/', '/assets/app.js', '/api/v1/health/live']) expect((await app.inject(url)).statusCode).toBe(200)
  await app.close()
})
