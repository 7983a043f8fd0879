import { endpoint, SERVER_TIME, z } from '@fourfold/contract'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeClock, testClock } from '../attempt/clock'
import { call } from './client'
import { makeServerClock, serverClock } from './server-clock'

const EPOCH = 1_800_000_000_000

/** A device and a server whose times the test moves by hand. */
function byHand() {
  let truth = 0
  let mono = 0
  let wall = 1_700_000_000_000
  const clock = makeClock(
    () => mono,
    () => wall,
  )
  const server = makeServerClock(clock)
  const pass = (ms: number) => {
    truth += ms
    mono += ms
    wall += ms
  }
  return {
    pass,
    /** A call: so long on its way there, so long on its way back. */
    exchange: (there: number, back: number) => {
      const asked = server.ask()
      pass(there)
      const told = String(EPOCH + truth)
      pass(back)
      server.hear(asked, told)
    },
    setClock: (ms: number) => {
      wall += ms
      clock()
    },
    /** The device's own timer stands still for this long, and nobody notices by the wall clock: it was set back by as much. */
    miss: (ms: number) => {
      truth += ms
    },
    server,
    /** How far the device's word of the server's time is off; later is more. */
    off: () => {
      const { sent_at } = server.sentAt(clock())
      return sent_at === undefined ? undefined : sent_at - (EPOCH + truth)
    },
  }
}

describe('the server’s time', () => {
  test('is not known before it has answered', () => {
    expect(byHand().off()).toBeUndefined()
  })

  test('is known from an answer, also a slow one, and is never said to be earlier than it is', () => {
    const device = byHand()
    device.exchange(0, 20_000)
    expect(device.off()).toBe(0)
    device.pass(3_600_000)
    expect(device.off()).toBe(0)
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(60_000), fc.nat(60_000), fc.nat(600_000)), { minLength: 1 }), (calls) => {
        const other = byHand()
        for (const [there, back, pause] of calls) {
          other.exchange(there, back)
          other.pass(pause)
        }
        // No worse than the quickest way there.
        expect(other.off()).toBe(Math.min(...calls.map(([there]) => there)))
      }),
    )
  })

  test('is not made worse by a call that was long on its way', () => {
    const device = byHand()
    device.exchange(50, 50)
    device.exchange(20_000, 50)
    expect(device.off()).toBe(50)
  })

  test('is not known while a clock was set since the last answer, and is again with the next', () => {
    for (const ms of [3000, -3_600_000, 2 * 86_400_000]) {
      const device = byHand()
      device.exchange(0, 0)
      device.setClock(ms)
      expect(device.off()).toBeUndefined()
      device.exchange(10, 0)
      expect(device.off()).toBe(10)
    }
  })

  test('a clock set forward, which looks like sleep, makes it later and never earlier; the next answer mends it', () => {
    const device = byHand()
    device.exchange(0, 0)
    device.setClock(3_600_000)
    expect(device.off()).toBe(3_600_000)
    device.exchange(10, 0)
    expect(device.off()).toBe(10)
  })

  test('time that the device has missed is noticed with the next answer', () => {
    const device = byHand()
    device.exchange(0, 0)
    device.miss(600_000)
    device.exchange(5, 5)
    expect(device.off()).toBe(5)
  })

  test('is not taken from an answer during which a clock was set, nor from what is no time', () => {
    const device = byHand()
    const asked = device.server.ask()
    device.setClock(-60_000)
    device.server.hear(asked, String(EPOCH))
    for (const told of [null, '', 'soon', '-5', '1.5', '1e300']) device.server.hear(device.server.ask(), told)
    expect(device.off()).toBeUndefined()
  })
})

describe('a call', () => {
  afterEach(() => vi.unstubAllGlobals())
  const row = endpoint({
    method: 'GET',
    path: '/x',
    auth: 'none',
    summary: 'x',
    response: z.object({ ok: z.boolean() }),
  })
  const answered = (time: number) =>
    new Response('{"ok":true}', { headers: { 'content-type': 'application/json', [SERVER_TIME]: String(time) } })

  test('brings the server’s time; one that was begun before the application came does not, since nobody knows when', async () => {
    const early = { '/api/v1/x': Promise.resolve(answered(EPOCH - 3_600_000)) }
    vi.stubGlobal('window', { earlyCalls: { token: null, calls: early } })
    // The page is young, however long this file took to come here.
    const young = vi.spyOn(performance, 'now').mockReturnValue(1000)
    await call(row, {})
    young.mockRestore()
    expect(serverClock.sentAt(testClock())).toEqual({})
    vi.stubGlobal('fetch', async () => answered(EPOCH))
    await call(row, {})
    const { sent_at: at = 0 } = serverClock.sentAt(testClock())
    expect(at - EPOCH).toBeGreaterThanOrEqual(0)
    expect(at - EPOCH).toBeLessThan(10_000)
  })
})
