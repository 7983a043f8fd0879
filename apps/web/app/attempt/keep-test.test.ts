import type { Test, TestState } from '@fourfold/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newDraft } from '../outbox/draft'
import { readDraft } from '../outbox/stored-draft'
import { aTest } from './fixtures'

let storageTakes = (_key: string): boolean => true
const rows = new Map<string, unknown>()
const page = new Map<string, unknown>()
vi.mock('../outbox/store', async () =>
  (await import('../outbox/store-in-memory')).storeInMemory(() => rows, { refuses: (key) => !storageTakes(key), page }),
)

type Call = Readonly<{ method: string; url: string; body: TestState }>
type Answer = 'saved' | 'cut' | 'page' | Response
let calls: Call[] = []
/** What answers the next calls; after those the server saves. */
let answers: Answer[] = []
let server: Test
let atCheckpoint: Test

/** Takes a save as the server does, as far as these tests look at it. */
function save(body: TestState): Test {
  if (body.discard) return { ...atCheckpoint, version: body.version + 1 }
  const questions_attributes = server.questions_attributes.map((q) => {
    const change = body.questions_attributes?.find((c) => c.id === q.id)
    const letter = change?.answer_attributes?.letter
    return letter ? { ...q, skipped: false, answer_attributes: { correct: null, letter } } : q
  })
  return { ...server, version: body.version + 1, step: body.step ?? server.step, questions_attributes }
}

const listeners = new Map<string, () => void>()
const target = {
  addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
  removeEventListener: (name: string) => void listeners.delete(name),
}

beforeEach(() => {
  rows.clear()
  page.clear()
  calls = []
  answers = []
  storageTakes = () => true
  server = aTest()
  vi.useFakeTimers()
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', target)
  vi.stubGlobal('fetch', async (url: string, init: { method: string; body: string }) => {
    const body = JSON.parse(init.body) as TestState
    calls.push({ method: init.method, url, body })
    const answer = answers.shift() ?? 'saved'
    await new Promise((later) => setTimeout(later, 20))
    if (answer === 'cut') throw new TypeError('Failed to fetch')
    if (answer === 'page') return new Response('<p>Log in</p>', { headers: { 'content-type': 'text/html' } })
    if (answer !== 'saved') return answer
    if (!url.includes('/save/')) return Response.json({ id: 1, score: 50, version: body.version + 1 })
    server = save(body)
    return Response.json(server)
  })
})
/** Keepers of the test that ends: one that is left running would send into the next. */
const running: (() => void)[] = []
afterEach(() => {
  for (const stop of running.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(over: Partial<Test> = {}) {
  vi.resetModules()
  const { keepTest } = await import('./keep-test')
  const { saveToken } = await import('../session/session')
  saveToken(`x.${btoa(JSON.stringify({ sub: '9', exp: Date.now() / 1000 + 90 * 86_400 }))}.x`)
  server = aTest(over)
  atCheckpoint = server
  const scored = vi.fn()
  const keeper = keepTest(newDraft(9, server), scored)
  const stop = keeper.start()
  running.push(stop)
  return { ...keeper, scored, stop, letters: () => server.questions_attributes.map(letterOf) }
}
const letterOf = (q: Test['questions_attributes'][number]) => q.answer_attributes?.letter ?? null
const choose = (letter: 'A' | 'B' | 'C' | 'D') => ({ type: 'choose', letter }) as const
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const refuse = (status: number, extra: object = {}) => Response.json({ error: 'No.', ...extra }, { status })

describe('saving', () => {
  test('a change is stored at once and sent half a second later, once', async () => {
    const keeper = await open()
    keeper.dispatch(choose('B'))
    expect(rows.size).toBe(1)
    await passed(499)
    expect(calls).toHaveLength(0)
    await passed(30)
    expect([calls.length, keeper.kept().saveState, keeper.letters()[0]]).toEqual([1, 'saved', 'B'])
    await passed(60_000)
    expect(calls).toHaveLength(1)
  })

  test('however fast the student goes on, the first change is at the server within a second', async () => {
    const keeper = await open()
    for (let n = 0; n < 10; n++) {
      keeper.dispatch(choose(n % 2 ? 'A' : 'B'))
      await passed(100)
    }
    expect(calls.length).toBeGreaterThanOrEqual(1)
  })

  test('one save at a time: what is changed meanwhile goes out right behind it', async () => {
    const keeper = await open()
    keeper.dispatch(choose('A'))
    await passed(510)
    keeper.dispatch(choose('C'))
    await passed(20)
    expect(calls).toHaveLength(2)
    await passed(30)
    expect([calls.map((c) => c.body.version), keeper.letters()[0]]).toEqual([[3, 4], 'C'])
  })

  test('a change says after which others of this page it was made: while a save of it was under way, and after it', async () => {
    const keeper = await open()
    keeper.dispatch(choose('A'))
    await passed(510)
    keeper.dispatch(choose('C'))
    await passed(60)
    keeper.dispatch(choose('B'))
    await passed(600)
    const [first, second, third] = calls.map((c) => c.body.questions_attributes?.[0])
    expect(new Set([first?.edit, second?.edit, third?.edit]).size).toBe(3)
    expect([first?.after, second?.after, third?.after]).toEqual([undefined, [first?.edit], [second?.edit]])
  })

  test('also after those whose answers were lost, in the next visit too; what is sent again keeps its name', async () => {
    const keeper = await open()
    answers = ['cut', 'cut', 'cut']
    keeper.dispatch(choose('A'))
    await passed(4000)
    const again = calls.map((c) => c.body.questions_attributes?.[0]?.edit)
    expect([again.length, new Set(again).size]).toEqual([2, 1])
    keeper.dispatch(choose('C'))
    await passed(600)
    expect(calls[2]?.body.questions_attributes?.[0]?.after).toEqual([again[0]])
    keeper.stop()
    const nextVisit = readDraft([...rows.values()][0])
    expect(nextVisit?.names[1]?.map(({ name }) => name)).toEqual([
      again[0],
      calls[2]?.body.questions_attributes?.[0]?.edit,
    ])
  })

  test('a broken connection is tried again until it is through', async () => {
    const keeper = await open()
    answers = ['cut', 'page', 'cut']
    keeper.dispatch(choose('A'))
    await passed(600)
    expect([keeper.kept().saveState, keeper.kept().refusal]).toEqual(['local', null])
    await passed(10_000)
    expect([keeper.kept().saveState, keeper.letters()[0], calls.length]).toEqual(['saved', 'A', 4])
  })

  test('back online it does not wait for the next try', async () => {
    const keeper = await open()
    answers = ['cut']
    keeper.dispatch(choose('A'))
    await passed(600)
    listeners.get('online')?.()
    await passed(30)
    expect(keeper.kept().saveState).toBe('saved')
  })

  test('the login page of a network never counts as saved or scored', async () => {
    const keeper = await open()
    answers = ['page', 'page', 'page']
    keeper.dispatch(choose('A'))
    void keeper.finish('asked')
    await passed(3_500)
    expect([keeper.scored.mock.calls, rows.size]).toEqual([[], 1])
    await passed(10_000)
    expect([keeper.scored.mock.calls, rows.size]).toEqual([[[50, true]], 0])
  })

  test('a server that asks to wait is asked again then, not before', async () => {
    const keeper = await open()
    answers = [Response.json({ error: 'Busy.' }, { status: 503, headers: { 'retry-after': '20' } })]
    keeper.dispatch(choose('A'))
    await passed(15_000)
    expect(calls).toHaveLength(1)
    await passed(6_000)
    expect([calls.length, keeper.kept().saveState]).toEqual([2, 'saved'])
  })

  test.each([
    [401, 'logged out'],
    [404, 'gone'],
    [422, 'refused'],
  ])('a refusal with %d is told and not repeated, and the draft stays', async (status, kind) => {
    const keeper = await open()
    answers = [refuse(status)]
    keeper.dispatch(choose('A'))
    await passed(30_000)
    expect(keeper.kept().refusal).toEqual({ kind, text: 'No.' })
    expect([calls.length, rows.size]).toEqual([1, 1])
    void keeper.send()
    await passed(50)
    expect([keeper.kept().refusal, keeper.kept().saveState]).toEqual([null, 'saved'])
  })

  test('where the browser stores nothing, what is not at the server is not saved, and says so', async () => {
    storageTakes = () => false
    const keeper = await open()
    answers = ['cut']
    keeper.dispatch(choose('A'))
    await passed(600)
    expect(keeper.kept().saveState).toBe('unsaved')
    await passed(5_000)
    expect(keeper.kept().saveState).toBe('saved')
  })
})

describe('the end', () => {
  test('a finish that is asked for during a save goes out right behind it', async () => {
    const keeper = await open()
    keeper.dispatch(choose('A'))
    await passed(510)
    void keeper.finish('asked')
    await passed(100)
    expect(calls.map((c) => c.url)).toEqual(['/api/v1/tests/save/1', '/api/v1/tests/1'])
    expect(keeper.scored.mock.calls).toEqual([[50, true]])
  })

  test('Save Without Scoring says whether the server has it', async () => {
    const keeper = await open()
    const saved = keeper.saveCheckpoint()
    await passed(50)
    expect([await saved, calls[0]?.body.draft]).toEqual([true, false])
    answers = ['cut']
    const failed = keeper.saveCheckpoint()
    await passed(50)
    expect(await failed).toBe(false)
  })

  test('a save that fails knows by its end whether at least this browser has taken it', async () => {
    storageTakes = () => false
    const keeper = await open()
    answers = ['cut']
    const failed = keeper.saveCheckpoint()
    await passed(50)
    expect([await failed, keeper.kept().saveState]).toEqual([false, 'unsaved'])
  })

  test('a test that was scored elsewhere ends here too', async () => {
    const keeper = await open()
    answers = [refuse(409, { test: aTest({ version: 9, score: 80 }) })]
    keeper.dispatch(choose('A'))
    await passed(600)
    expect(keeper.scored.mock.calls).toEqual([[80, true]])
    // The draft is gone; the answer that was not counted stays, and can be read under Previous Tests.
    expect([...rows]).toEqual([
      ['late:9:1', { at: expect.any(Number), test_id: 1, exam_id: null, given: [{ number: 1, answer: 'A' }] }],
    ])
  })

  test('a test that was scored elsewhere keeps its draft while the browser does not take the answers that came too late', async () => {
    const keeper = await open()
    storageTakes = (key) => !key.startsWith('late:')
    answers = [refuse(409, { test: aTest({ version: 9, score: 80 }) })]
    keeper.dispatch(choose('A'))
    await passed(600)
    expect(keeper.scored.mock.calls).toEqual([[80, true]])
    expect([...rows]).toMatchObject([
      ['test:9:1', { state: { questions: [{ letter: 'A', edits: 1 }, {}, {}] }, sent: {} }],
    ])
  })

  test("Don't Save throws nothing away that the browser does not keep, unless it is asked for again", async () => {
    const keeper = await open()
    keeper.dispatch(choose('A'))
    await passed(600)
    storageTakes = (key) => !key.startsWith('discarded:')
    const refused = keeper.discard(false)
    await passed(50)
    expect([await refused, [...rows.keys()], page.size, calls.length]).toEqual([false, ['test:9:1'], 0, 1])
    const again = keeper.discard(true)
    await passed(50)
    expect([await again, [...rows.keys()], calls.at(-1)?.body]).toMatchObject([true, [], { discard: true }])
  })

  test("Don't Save goes through at once where the browser keeps what was thrown away", async () => {
    const keeper = await open()
    keeper.dispatch(choose('A'))
    await passed(600)
    const thrown = keeper.discard(false)
    await passed(50)
    expect([await thrown, [...rows.keys()]]).toEqual([true, ['discarded:9:1']])
  })

  test('time that is up scores the test without leading away', async () => {
    const keeper = await open({ timed: true, countdown_time: 1_000, initialTimerTime: 60_000 })
    await passed(1_200)
    expect(keeper.kept().draft.state.expired).toBe(true)
    void keeper.finish('expired')
    await passed(50)
    expect(keeper.scored.mock.calls).toEqual([[50, false]])
  })

  test("a time that is up by this device's clock alone goes on, with what the server's clock has left", async () => {
    const keeper = await open({ timed: true, countdown_time: 600_000, initialTimerTime: 600_000 })
    await passed(100)
    vi.setSystemTime(Date.now() + 3_600_000)
    await passed(100)
    expect(keeper.kept().draft.state.expired).toBe(true)
    const test = aTest({ version: 4, timed: true, countdown_time: 599_000, initialTimerTime: 600_000 })
    answers = [refuse(409, { test })]
    void keeper.finish('expired')
    await passed(50)
    const { state, finish } = keeper.kept().draft
    expect([state.expired, finish, keeper.scored.mock.calls]).toEqual([false, null, []])
    expect(Math.abs(state.countdown_ms - 599_000)).toBeLessThan(200)
    await passed(1_000)
    expect(keeper.kept().draft.state.countdown_ms).toBeLessThan(598_300)
  })
})

describe('the clock', () => {
  test('runs while a question can be answered, and stops with a modal, a pause and the page', async () => {
    const keeper = await open()
    const time = () => keeper.kept().draft.state.time_ms
    await passed(5_000)
    expect(Math.abs(time() - 5_000)).toBeLessThan(600)
    keeper.dispatch({ type: 'modal', open: true })
    const before = time()
    await passed(5_000)
    expect(time()).toBe(before)
    keeper.dispatch({ type: 'modal', open: false })
    await passed(2_000)
    expect(time()).toBeGreaterThan(before)
    keeper.stop()
    const stopped = time()
    await passed(5_000)
    expect(time()).toBe(stopped)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('time alone is stored every 20 seconds and not sent', async () => {
    await open()
    await passed(19_000)
    expect(rows.size).toBe(0)
    await passed(1_500)
    expect([rows.size, calls.length]).toEqual([1, 0])
  })
})
