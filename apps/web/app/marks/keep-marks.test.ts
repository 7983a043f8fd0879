import { LIMITS, type Mark, type MarkChange, MESSAGES } from '@fourfold/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const rows = new Map<string, unknown>()
vi.mock('../outbox/store', async () => (await import('../outbox/store-in-memory')).storeInMemory(() => rows))

let server: { version: number; marks: Mark[] }
let online: boolean
let refusal: string | null
let puts: number
const listeners = new Map<string, () => void>()

beforeEach(() => {
  rows.clear()
  server = { version: 0, marks: [] }
  online = true
  refusal = null
  puts = 0
  vi.useFakeTimers()
  const target = {
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    removeEventListener: (name: string) => void listeners.delete(name),
  }
  vi.stubGlobal('window', target)
  vi.stubGlobal('fetch', async (_: string, init: { method: string; body: string }) => {
    await new Promise((later) => setTimeout(later, 20))
    if (!online) throw new TypeError('Failed to fetch')
    if (init.method === 'GET') return Response.json(server)
    puts += 1
    if (refusal) return Response.json({ error: refusal }, { status: 422 })
    for (const { removed, age_ms: _a, ...mark } of (JSON.parse(init.body) as { changes: MarkChange[] }).changes) {
      const others = server.marks.filter((m) => m.id !== mark.id)
      server = { version: server.version + 1, marks: removed ? others : [...others, mark] }
    }
    return Response.json(server)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const mark = (n = 1, note = ''): Mark => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  part: 'stem',
  part_of: 1,
  start: 0,
  end: 4,
  quote: 'Find',
  look: 'yellow',
  note,
})
const opened = async () => {
  // Anew, so that it works on this file's storage whatever another file has loaded before.
  vi.resetModules()
  const { keepMarks } = await import('./keep-marks')
  const keeper = keepMarks(9)
  const stop = keeper.start()
  await vi.advanceTimersByTimeAsync(100)
  return { keeper, stop }
}

describe('highlights of an open test', () => {
  test('of another device are there when it is opened', async () => {
    server = { version: 2, marks: [mark(1, 'from the phone')] }
    expect((await opened()).keeper.kept().marks).toEqual([mark(1, 'from the phone')])
  })

  test('are stored at once and saved soon; a note typed letter by letter is one call', async () => {
    const { keeper } = await opened()
    for (const note of ['w', 'wh', 'why']) keeper.put(mark(1, note))
    await vi.advanceTimersByTimeAsync(0)
    expect(JSON.stringify([...rows.values()])).toContain('"why"')
    expect(keeper.kept().saveState).toBe('saving')
    await vi.advanceTimersByTimeAsync(600)
    expect([server.marks, puts, keeper.kept().saveState]).toEqual([[mark(1, 'why')], 1, 'saved'])
  })

  test('made offline outlive a reload and are sent when the connection is back', async () => {
    online = false
    const first = await opened()
    first.keeper.put(mark(1, 'kept'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(first.keeper.kept().saveState).toBe('local')
    first.stop()
    const second = await opened()
    expect(second.keeper.kept().marks).toEqual([mark(1, 'kept')])
    online = true
    listeners.get('online')?.()
    await vi.advanceTimersByTimeAsync(100)
    expect([server.marks, second.keeper.kept().saveState]).toEqual([[mark(1, 'kept')], 'saved'])
  })

  test('are tried again by themselves after a lost answer', async () => {
    const { keeper } = await opened()
    online = false
    keeper.put(mark())
    await vi.advanceTimersByTimeAsync(1000)
    online = true
    await vi.advanceTimersByTimeAsync(3000)
    expect(server.marks).toEqual([mark()])
  })

  test('that are taken off are gone here and there', async () => {
    server = { version: 1, marks: [mark()] }
    const { keeper } = await opened()
    keeper.remove(mark())
    expect(keeper.kept().marks).toEqual([])
    await vi.advanceTimersByTimeAsync(600)
    expect(server.marks).toEqual([])
  })

  test('that the server refuses stay here, and it is said why, without trying for ever', async () => {
    const { keeper } = await opened()
    refusal = MESSAGES.notesTooLong
    keeper.put(mark())
    await vi.advanceTimersByTimeAsync(20_000)
    expect([keeper.kept().marks.length, keeper.kept().refusal, puts]).toEqual([1, MESSAGES.notesTooLong, 1])
    refusal = null
    keeper.put(mark(1, 'short'))
    await vi.advanceTimersByTimeAsync(600)
    expect([keeper.kept().refusal, server.marks.length]).toEqual([null, 1])
  })

  test('beyond the most that a test keeps are not begun', async () => {
    server = { version: 1, marks: Array.from({ length: LIMITS.marksPerTest }, (_, n) => mark(n)) }
    const { keeper } = await opened()
    expect([keeper.put(mark(999)), keeper.kept().refusal]).toEqual([false, MESSAGES.tooManyMarks])
    expect(keeper.put(mark(1, 'a note'))).toBe(true)
  })
})
