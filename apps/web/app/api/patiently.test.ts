import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { busySentence } from '../components/shell/busy'
import { ApiError, OfflineError } from './client-errors'
import { inTurn, patiently } from './patiently'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (status: number, retryAfter?: string) =>
  new ApiError(new Response(null, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} }), {
    error: 'Too many requests.',
  })
/** Fails with each of these, then answers. */
const after = (...errors: Error[]) =>
  vi.fn(async () => {
    const error = errors.shift()
    if (error) throw error
    return 'here'
  })

test('a limited page says so in words and tries again by itself, when the server asked for it', async () => {
  const ask = after(refusal(429, '7'), refusal(503))
  const answer = patiently(ask)
  await vi.advanceTimersByTimeAsync(6_900)
  expect(ask).toHaveBeenCalledTimes(1)
  expect(busySentence()).toBe('Too many requests. This page tries again by itself in 7 s.')
  await vi.advanceTimersByTimeAsync(5_200)
  expect(await answer).toBe('here')
  expect([ask.mock.calls.length, busySentence()]).toEqual([3, null])
})

test('what will not change by waiting is not asked again', async () => {
  for (const error of [refusal(403), refusal(500), new OfflineError('gone')]) {
    const ask = after(error)
    await expect(patiently(ask)).rejects.toBe(error)
    expect(ask).toHaveBeenCalledTimes(1)
  }
})

test('it gives up after six tries', async () => {
  const ask = after(...Array.from({ length: 9 }, () => refusal(503, '1')))
  const answer = patiently(ask).catch((error: ApiError) => error.status)
  await vi.advanceTimersByTimeAsync(20_000)
  expect([await answer, ask.mock.calls.length]).toEqual([503, 6])
})

test('whoever leaves does not wait', async () => {
  const leaving = new AbortController()
  const answer = patiently(after(refusal(429, '30')), leaving.signal).catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(10)
  leaving.abort()
  expect(await answer).toBe('AbortError')
  expect(vi.getTimerCount()).toBe(0)
})

test('a login waits for its turn at a busy server, and hears at once of too many tries', async () => {
  const busy = after(refusal(503, '5'), refusal(503, '5'))
  const answer = inTurn(busy)
  await vi.advanceTimersByTimeAsync(10_100)
  expect([await answer, busy.mock.calls.length]).toEqual(['here', 3])
  const guessed = after(refusal(429, '900'))
  await expect(inTurn(guessed)).rejects.toMatchObject({ status: 429 })
  expect(guessed).toHaveBeenCalledTimes(1)
})
