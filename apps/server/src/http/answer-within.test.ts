import { Readable } from 'node:stream'
import { MESSAGES } from '@fourfold/contract'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerWithin } from './answer-within.ts'
import { answerErrors } from './errors.ts'

const MS = 40

async function serving(handler: () => unknown): Promise<{ url: string; close: () => Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true })
  answerErrors(app)
  app.get('/', { onRequest: answerWithin(MS) }, handler as () => Promise<unknown>)
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() }
}

test('a call that never ends is answered with 503 and when to come again', async () => {
  const { url, close } = await serving(() => new Promise(() => undefined))
  const answer = await fetch(url)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toEqual({ error: MESSAGES.overloaded })
  await close()
})

test('what a call says after its time is said to nobody, and the next call is answered', async () => {
  const first = Promise.withResolvers<object>()
  let calls = 0
  const { url, close } = await serving(() => (calls++ > 0 ? Promise.resolve({ fine: true }) : first.promise))
  expect((await fetch(url)).status).toBe(503)
  first.resolve({ late: true })
  const next = await fetch(url)
  expect([next.status, await next.json()]).toEqual([200, { fine: true }])
  await close()
})

test('an answer that has begun and does not end is broken off', async () => {
  const endless = () => {
    const body = new Readable({ read: () => undefined })
    body.push('begun')
    return Promise.resolve(body)
  }
  const { url, close } = await serving(endless)
  const answer = await fetch(url)
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
  await close()
})
