import type { ExamState, Test } from '@fourfold/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reduce } from '../attempt/attempt'
import { aQuestion, aTest } from '../attempt/fixtures'
import { newDraft, type OpenDraft, settleDraft } from './draft'
import { readDraft, storedForm } from './stored-draft'

const rows = new Map<string, unknown>()
const page = new Map<string, unknown>()
let refuses = (): boolean => false
vi.mock('./store', async () =>
  (await import('./store-in-memory')).storeInMemory(() => rows, { refuses: () => refuses(), page }),
)
vi.mock('../components/shell/notices', () => ({ showNotice: () => undefined }))

const token = `x.${btoa(JSON.stringify({ sub: '9', exp: Date.now() / 1000 + 90 * 86_400 }))}.x`
const MINUTES = 60_000
const module = (over: Partial<Test> = {}): Test =>
  aTest({
    question_mode: 'Exam',
    timed: true,
    countdown_time: 20 * MINUTES,
    exam: { id: 7, module: 1, modules: 2, over: false, closed: false },
    ...over,
  })
const saved = (): Test => {
  const first = aQuestion(1, { skipped: false, answer_attributes: { correct: null, letter: 'B' } })
  return module({ version: 4, questions_attributes: [first, aQuestion(2), aQuestion(3)] })
}
const opened = (): OpenDraft => newDraft(9, module())
const answered = (): OpenDraft => {
  const draft = opened()
  return { ...draft, state: reduce(draft.state, { type: 'choose', letter: 'B', at: 0 }) }
}
const handedIn = (draft = answered()): OpenDraft => ({ ...draft, hand_in: 'asked' })
const keep = (draft: OpenDraft) => rows.set('test:9:1', structuredClone(storedForm(draft)))
const kept = () => readDraft(rows.get('test:9:1'))

/** Where the module stands at the server; null while the line is away. */
let part: 'running' | 'over' | null
/** How the server refuses what is asked about the exam; 'cut' where the line is lost before. */
let refusal: number | 'cut' | null
let calls: string[] = []
const examNow = (state: 'running' | 'over'): ExamState => ({
  id: 7,
  kind: 'sat-math',
  title: 'SAT Math',
  extra_time: 0,
  over: false,
  finished: false,
  read_only: false,
  parts: [
    {
      pos: 0,
      kind: 'module',
      topic: 'SAT Math',
      module: 1,
      modules: 2,
      questions: 3,
      minutes: 35,
      state,
      left_ms: 20 * MINUTES,
      test_id: 1,
      closed_by: null,
    },
  ],
})

function serve(url: string, method: string): Response {
  const ofExam = url.includes('/exams/')
  if (part === null || (ofExam && refusal === 'cut')) throw new TypeError('Failed to fetch')
  calls.push(`${method} ${url.replace(/^.*\/api\/v1/, '')}`)
  if (url.includes('/save/')) return Response.json(saved())
  if (ofExam && typeof refusal === 'number') return Response.json({ error: 'No.' }, { status: refusal })
  if (url.endsWith('/hand_in')) part = 'over'
  return Response.json(ofExam ? examNow(part) : module())
}

beforeEach(() => {
  rows.clear()
  page.clear()
  refuses = () => false
  part = 'running'
  refusal = null
  calls = []
  // A page that waits to try again does so as long as its timers run, also into the tests of other files.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const target = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', target)
  vi.stubGlobal('fetch', async (url: string, init: { method?: string }) => serve(url, init.method ?? 'GET'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page of its own, as after a killed browser: only what is stored is known. */
async function load() {
  vi.resetModules()
  const session = await import('../session/session')
  session.saveToken(token)
  return { ...session, ...(await import('./test-outbox')), ...(await import('../attempt/keep-test')) }
}

const ALL = ['PUT /tests/save/1', 'GET /exams/7', 'POST /exams/7/hand_in']

describe('a module that was handed in without a line', () => {
  test('is stored with its answers as one to be handed in', async () => {
    const { keepTest } = await load()
    part = null
    const keeper = keepTest(answered(), () => undefined)
    await keeper.handIn('asked')
    expect([kept()?.hand_in, kept()?.state.questions[0]?.letter]).toEqual(['asked', 'B'])
    expect(keeper.kept().saveState).toBe('local')
  })

  test('is not said to be kept where the browser does not store it, also when every answer has arrived', async () => {
    const { keepTest } = await load()
    part = null
    refuses = () => true
    const keeper = keepTest(opened(), () => undefined)
    await keeper.handIn('asked')
    expect(keeper.kept().saveState).toBe('unsaved')
  })

  test('is still to be handed in when its page opens again without a line', async () => {
    const { openDraft } = await load()
    keep(handedIn())
    part = null
    expect((await openDraft(1)).hand_in).toBe('asked')
  })

  test('is known to the page of its exam as one that waits, and to no other, until it is handed in', async () => {
    const { flushOutbox, handInWaits } = await load()
    keep(answered())
    expect(await handInWaits(7)).toBe(false)
    keep(handedIn())
    part = null
    await flushOutbox(null)
    expect([await handInWaits(7), await handInWaits(8)]).toEqual([true, false])
    part = 'running'
    await flushOutbox(null)
    expect(await handInWaits(7)).toBe(false)
  })

  test('goes out from its page: the answers first, then the hand-in, and nothing of it stays here', async () => {
    const { openDraft, keepTest } = await load()
    keep(handedIn())
    const initial = await openDraft(1)
    calls = []
    const over = vi.fn()
    await keepTest(initial, over).send()
    expect([calls, over.mock.calls.length, rows.has('test:9:1')]).toEqual([ALL, 1, false])
  })

  test('goes out from any other page in the same order', async () => {
    const { flushOutbox } = await load()
    keep(handedIn())
    await flushOutbox(null)
    expect([calls, rows.size]).toEqual([ALL, 0])
  })

  test('waits for the next line where the answers have arrived and the hand-in has not', async () => {
    const { flushOutbox } = await load()
    keep(handedIn())
    refusal = 'cut'
    await flushOutbox(null)
    expect(kept()?.hand_in).toBe('asked')
    refusal = null
    calls = []
    await flushOutbox(null)
    expect([calls, rows.size]).toEqual([ALL.slice(1), 0])
  })

  test('is left as the server has closed it where its time has ended meanwhile', async () => {
    const { flushOutbox } = await load()
    keep(handedIn(opened()))
    part = 'over'
    await flushOutbox(null)
    expect([calls, rows.size]).toEqual([['GET /exams/7'], 0])
  })

  test('is not asked for again where the server refuses the hand-in for good', async () => {
    const { flushOutbox } = await load()
    keep(handedIn(opened()))
    refusal = 404
    await flushOutbox(null)
    expect(rows.size).toBe(0)
  })

  test('is handed in also where the stored copy of its questions cannot be read', async () => {
    const { flushOutbox } = await load()
    rows.set('test:9:1', { ...structuredClone(storedForm(handedIn(opened()))), test: { of: 'another release' } })
    await flushOutbox(null)
    expect([calls, rows.size]).toEqual([ALL, 0])
  })
})

describe('after a logout', () => {
  test.each(['logged out here', 'stored by a tab that was still open'])(
    'the answers stay and the hand-in does not: %s',
    async (how) => {
      const { clearSession, forgetQuestions, storeDraft } = await load()
      keep(handedIn())
      clearSession()
      if (how === 'logged out here') await forgetQuestions()
      else await storeDraft(handedIn())
      expect([kept()?.hand_in, kept()?.state.questions[0]?.letter]).toEqual([null, 'B'])
    },
  )

  test('nothing stays where only the hand-in was left', async () => {
    const { clearSession, forgetQuestions } = await load()
    keep(handedIn(opened()))
    clearSession()
    await forgetQuestions()
    expect(rows.size).toBe(0)
  })
})

describe("the server's clock", () => {
  const before = answered()
  const over = { ...before, state: { ...before.state, countdown_ms: 0, expired: true } }
  const told = { kind: 'saved', test: saved(), before: over } as const

  test('takes back a hand-in that only the clock of this device asked for', () =>
    expect(settleDraft({ ...over, hand_in: 'expired' }, told).hand_in).toBeNull())
  test('does not take back one that the student asked for, also when the time ran out here since', async () => {
    expect(settleDraft(handedIn(over), told).hand_in).toBe('asked')
    const { keepTest } = await load()
    part = null
    const keeper = keepTest(handedIn(over), () => undefined)
    await keeper.handIn('expired')
    expect(keeper.kept().draft.hand_in).toBe('asked')
  })
})

test('a draft of an earlier release is not one to be handed in', () => {
  const { hand_in: _, ...earlier } = storedForm(answered())
  expect(readDraft(structuredClone(earlier))?.hand_in).toBeNull()
})
