import { MESSAGES } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Lets every query end in a way, for as long as the work takes. */
async function withDatabase<T>(db: object, work: () => Promise<T>): Promise<T> {
  const real = t.ctx.db
  Object.assign(t.ctx, { db })
  try {
    return await work()
  } finally {
    Object.assign(t.ctx, { db: real })
  }
}

const failing = (error: Error) => {
  const fail = () => Promise.reject(error)
  return { $client: { query: fail }, execute: fail, transaction: fail }
}

test('while the database is away every call answers 503 with a sentence and when to come again', async () => {
  const { token } = await t.guest()
  for (const code of ['57P01', '53100', '55P03', 'ECONNREFUSED']) {
    const cause = Object.assign(new Error('secret detail'), { code })
    const answer = await withDatabase(failing(new Error('wrapped', { cause })), () =>
      t.call('GET', '/users/current', { token }),
    )
    expect([code, answer.status, answer.body]).toEqual([code, 503, { error: MESSAGES.databaseAway }])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
})

test('health says 503 when the database does not answer, after at most two seconds, and asks it once at a time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const execute = vi.fn(() => new Promise(() => undefined))
  const answers = withDatabase({ execute }, async () => {
    const asked = Promise.all([t.call('GET', '/health'), t.call('GET', '/health')])
    await vi.waitUntil(() => execute.mock.calls.length > 0)
    await vi.advanceTimersByTimeAsync(2000)
    return asked
  })
  expect((await answers).map((answer) => answer.status)).toEqual([503, 503])
  expect(execute).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
