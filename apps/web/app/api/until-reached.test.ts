import { MESSAGES } from '@fourfold/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { busySentence } from '../components/shell/busy'
import { ApiError, OfflineError } from './client-errors'
import { untilReached } from './until-reached'

let online = true
beforeEach(() => {
  vi.useFakeTimers()
  online = true
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const stay = () => new AbortController().signal
const unreached = () => new OfflineError(MESSAGES.notOk)
/** Fails with each of these, then answers. */
const after = (...errors: Error[]) =>
  vi.fn(async () => {
    const error = errors.shift()
    if (error) throw error
    return 'here'
  })

test('a page whose server cannot be reached says so and tries again by itself, less and less often', async () => {
  const load = after(...Array.from({ length: 6 }, unreached))
  const answer = untilReached(load, stay())
  const said: string[] = []
  for (const seconds of [2, 4, 8, 16, 30, 30]) {
    await vi.advanceTimersByTimeAsync(0)
    said.push(busySentence() ?? '')
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  }
  expect(await answer).toBe('here')
  expect(said).toEqual(
    [2, 4, 8, 16, 30, 30].map((s) => `The connection failed. This page tries again by itself in ${s} s.`),
  )
  expect(busySentence()).toBeNull()
})

test('a connection that comes back is used at once', async () => {
  const load = after(unreached(), unreached())
  const answer = untilReached(load, stay())
  await vi.advanceTimersByTimeAsync(2_000)
  expect(load).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new Event('online'))
  expect(await answer).toBe('here')
  expect(vi.getTimerCount()).toBe(0)
})

test('a device that knows that it is offline waits for its connection, whatever failed', async () => {
  online = false
  const load = after(new TypeError('a file of the page did not come'))
  const answer = untilReached(load, stay())
  await vi.advanceTimersByTimeAsync(120_000)
  expect([load.mock.calls.length, busySentence()]).toEqual([1, null])
  online = true
  window.dispatchEvent(new Event('online'))
  expect(await answer).toBe('here')
})

test('what the server refuses, and what it says in a way that nobody reads, is not asked again', async () => {
  const refused = new ApiError(new Response(null, { status: 404 }), { error: 'Not found.' })
  const foreign = new OfflineError(MESSAGES.unsupportedContentType('image/png'))
  const leadsOn = new Response(null, { status: 302 })
  for (const error of [refused, foreign, leadsOn, new TypeError('ours')]) {
    const load = vi.fn(async () => Promise.reject(error))
    await expect(untilReached(load, stay())).rejects.toBe(error)
    expect(load).toHaveBeenCalledTimes(1)
  }
})

test('whoever leaves does not wait, and nothing is said any more', async () => {
  const leaving = new AbortController()
  const answer = untilReached(after(unreached()), leaving.signal).catch((error: Error) => error.name)
  await vi.advanceTimersByTimeAsync(10)
  leaving.abort()
  expect(await answer).toBe('AbortError')
  expect([vi.getTimerCount(), busySentence()]).toEqual([0, null])
})
