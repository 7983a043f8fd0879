import { type Mark, SERVER_TIME } from '@fourfold/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const rows = new Map<string, unknown>()
vi.mock('./store', async () => (await import('./store-in-memory')).storeInMemory(() => rows))
const showNotice = vi.fn()
vi.mock('../components/shell/notices', () => ({ showNotice }))

const token = `x.${btoa(JSON.stringify({ sub: '9', exp: Date.now() / 1000 + 3600 }))}.x`
const mark: Mark = {
  id: '00000000-0000-4000-8000-000000000001',
  part: 'stem',
  part_of: 1,
  start: 0,
  end: 4,
  quote: 'Find',
  look: 'yellow',
  note: '',
}
let answers: (() => Response)[] = []
let asked: string[] = []
let bodies: { sent_at?: number }[] = []

beforeEach(() => {
  rows.clear()
  asked = []
  bodies = []
  showNotice.mockClear()
  for (const test of [1, 2])
    rows.set(`marks:9:${test}`, { version: 0, marks: [], pending: [{ mark, removed: false, at: 0 }] })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push(url)
    bodies.push(JSON.parse(body))
    return answers.shift()?.() ?? Response.json({ version: 1, marks: [mark] })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function flush(): Promise<void> {
  vi.resetModules()
  const { saveToken } = await import('../session/session')
  saveToken(token)
  await (await import('./marks-outbox')).flushMarks()
}
const waiting = () => [...rows.values()].map((row) => (row as { pending: unknown[] }).pending.length)

test('highlights of an earlier visit that are refused are kept and said, and stop no others', async () => {
  answers = [() => Response.json({ error: 'No.' }, { status: 422 })]
  await flush()
  expect([asked.length, waiting()]).toEqual([2, [1, 0]])
  expect(showNotice.mock.calls).toEqual([
    ['Highlights of an earlier test could not be saved: No. They are kept on this device.'],
  ])
})

test('what is sent says when by the server’s clock, as soon as an answer has told it: the way makes nothing younger', async () => {
  const time = 1_800_000_000_000
  answers = [() => Response.json({ version: 1, marks: [mark] }, { headers: { [SERVER_TIME]: String(time) } })]
  await flush()
  expect(bodies.map(({ sent_at }) => sent_at === undefined)).toEqual([true, false])
  const later = (bodies[1]?.sent_at ?? 0) - time
  expect([later >= 0, later < 10_000]).toEqual([true, true])
})

test('those that find no server wait without a word', async () => {
  answers = [() => new Response('<h1>Welcome to our Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })]
  await flush()
  expect([asked.length, waiting()]).toEqual([1, [1, 1]])
  expect(showNotice).not.toHaveBeenCalled()
})

describe('after a logout in another tab', () => {
  const inTab = async () => {
    vi.resetModules()
    const session = await import('../session/session')
    session.saveToken(token)
    return { ...session, ...(await import('./marks-outbox')) }
  }
  const server = { version: 3, marks: [mark] }

  test('a tab with an open test stores no marks again, and its unsent ones under their owner', async () => {
    const { clearSession, storeMarks } = await inTab()
    rows.clear()
    clearSession()
    await storeMarks(9, 1, { ...server, pending: [] })
    expect(rows.size).toBe(0)
    const pending = [{ mark, removed: true, at: 0 }]
    await storeMarks(9, 1, { ...server, pending })
    expect([...rows]).toEqual([['marks:9:1', { version: 0, marks: [], pending }]])
  })

  test('marks that this release cannot read keep what is unsent of them, without the marks of the server', async () => {
    const { forgetMarks } = await inTab()
    rows.clear()
    rows.set('marks:9:1', { format: 9, marks: ['paid words'], unsent: ['mine'] })
    await forgetMarks()
    expect([...rows]).toEqual([['marks:9:1', { format: 9, marks: [], unsent: ['mine'] }]])
  })
})
