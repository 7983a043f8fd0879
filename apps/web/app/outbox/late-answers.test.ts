import type { Test, TestState } from '@fourfold/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reduce } from '../attempt/attempt'
import { aQuestion, aTest } from '../attempt/fixtures'
import type { Action } from '../attempt/types'
import { newDraft } from './draft'
import { storedForm } from './stored-draft'

const rows = new Map<string, unknown>()
const page = new Map<string, unknown>()
let refuses = (_key: string): boolean => false
vi.mock('./store', async () =>
  (await import('./store-in-memory')).storeInMemory(() => rows, { refuses: (key) => refuses(key), page }),
)
const showNotice = vi.fn()
vi.mock('../components/shell/notices', () => ({ showNotice: (message: string) => showNotice(message) }))

const token = `x.${btoa(JSON.stringify({ sub: '9', exp: Date.now() / 1000 + 90 * 86_400 }))}.x`
const ANSWERS: Action[] = [
  { type: 'choose', letter: 'B', at: 0 },
  { type: 'go', step: 1, at: 1 },
  { type: 'choose', letter: 'D', at: 2 },
]
const answered = (over: Partial<Test> = {}) => {
  const draft = newDraft(9, aTest(over))
  return { ...draft, state: ANSWERS.reduce(reduce, draft.state) }
}
const given = (id: number, letter: 'A' | 'B') =>
  aQuestion(id, { skipped: false, answer_attributes: { correct: null, letter } })
const scored = (over: Partial<Test> = {}) =>
  aTest({ version: 8, score: 50, questions_attributes: [given(1, 'B'), aQuestion(2), aQuestion(3)], ...over })
const exam = (over: object = {}) => ({ id: 7, module: 1, modules: 1, over: true, closed: true, ...over })

/** What the server answers, one call after the other. */
let answers: ((body: TestState) => Response)[] = []
let sent: TestState[] = []
const refuse = (copy: Test) => () => Response.json({ error: 'No.', test: copy }, { status: 409 })

beforeEach(() => {
  rows.clear()
  page.clear()
  refuses = () => false
  showNotice.mockClear()
  answers = []
  sent = []
  vi.stubGlobal('fetch', async (_url: string, init: { body?: string }) => {
    const body = JSON.parse(init.body ?? '{}') as TestState
    sent.push(body)
    return (answers.shift() ?? (() => Response.error()))(body)
  })
})
afterEach(() => vi.unstubAllGlobals())

async function load() {
  vi.resetModules()
  const { saveToken } = await import('../session/session')
  saveToken(token)
  return { ...(await import('./test-outbox')), ...(await import('./late-answers')), ...(await import('./discarded')) }
}
const keep = (draft: ReturnType<typeof answered>) => rows.set('test:9:1', structuredClone(storedForm(draft)))

describe('answers that reach a test when it is over', () => {
  test('are kept without the questions, and the student is told what happened and where they are', async () => {
    const { flushOutbox, lateAnswers } = await load()
    keep(answered())
    answers = [refuse(scored())]
    await flushOutbox(null)
    expect(rows.has('test:9:1')).toBe(false)
    expect(await lateAnswers()).toEqual([
      { key: 'late:9:1', test_id: 1, exam_id: null, given: [{ number: 2, answer: 'D' }] },
    ])
    expect(JSON.stringify([...rows.values()])).not.toContain('questions_attributes')
    expect(showNotice.mock.calls).toEqual([
      [
        'Test 1 had already been scored when 1 answer from this device arrived. It was not counted, and is listed under Previous Tests.',
      ],
    ])
  })

  test('of a test that this device has finished, too, and those of before stay beside them', async () => {
    const { flushOutbox, lateAnswers } = await load()
    rows.set('late:9:1', { at: Date.now(), test_id: 1, exam_id: null, given: [{ number: 3, answer: 'C' }] })
    keep({ ...answered(), finish: 'asked' })
    answers = [refuse(scored())]
    await flushOutbox(null)
    expect((await lateAnswers())[0]?.given).toEqual([
      { number: 2, answer: 'D' },
      { number: 3, answer: 'C' },
    ])
  })

  test('are nothing to speak of where the server has the same', async () => {
    const { flushOutbox, lateAnswers } = await load()
    keep(answered())
    const both = [given(1, 'B'), aQuestion(2, { answer_attributes: { correct: null, letter: 'D' } }), aQuestion(3)]
    answers = [refuse(scored({ questions_attributes: both }))]
    await flushOutbox(null)
    expect([await lateAnswers(), showNotice.mock.calls, rows.size]).toEqual([[], [], 0])
  })

  test('brought back after Don’t Save are kept as late ones when the test was scored meanwhile', async () => {
    const { keepDiscarded, discardedTests, takeBack, lateAnswers } = await load()
    await keepDiscarded(answered(), 2)
    const [found] = await discardedTests()
    answers = [() => Response.json(scored())]
    if (found) await takeBack(found)
    expect((await lateAnswers())[0]?.given).toEqual([{ number: 2, answer: 'D' }])
    expect([await discardedTests(), showNotice.mock.calls.length]).toEqual([[], 1])
  })
})

describe('late answers that the browser does not store', () => {
  const refuseLate = () => {
    refuses = (key) => key.startsWith('late:')
  }

  test('stay in their draft, which is tried again in the next visit, and nothing is promised of them', async () => {
    const { flushOutbox } = await load()
    refuseLate()
    keep(answered())
    answers = [refuse(scored())]
    await flushOutbox(null)
    await flushOutbox(null)
    expect([...rows.keys(), sent.length]).toEqual(['test:9:1', 1])
    expect(showNotice.mock.calls).toEqual([
      [
        'Test 1 had already been scored when 1 answer from this device arrived. It was not counted. This browser could not store it, so Previous Tests can list it only as long as this page stays open.',
      ],
    ])
    page.clear()
    refuses = () => false
    const next = await load()
    answers = [refuse(scored())]
    await next.flushOutbox(null)
    expect((await next.lateAnswers())[0]?.given).toEqual([{ number: 2, answer: 'D' }])
    expect([...rows.keys()]).toEqual(['late:9:1'])
  })

  test.each([
    [null, 'were given after the module had been handed in on another device'],
    [50, 'arrived after the exam had been scored'],
  ])('of an exam with the score %s are not promised in its report', async (score, why) => {
    const { flushOutbox } = await load()
    refuseLate()
    keep(answered({ version: 8, exam: exam({ closed: false }) }))
    answers = [refuse(aTest({ version: 8, score, exam: exam() }))]
    await flushOutbox(null)
    expect(showNotice.mock.calls).toEqual([
      [
        `2 answers from this device ${why}. They were not counted. This browser could not store them, so the report of the exam can list them only as long as this page stays open.`,
      ],
    ])
    expect(rows.has('test:9:1')).toBe(true)
  })

  test.each([
    ['before', [() => Response.json(scored())]],
    ['while', [() => Response.json(aTest({ version: 6 })), refuse(scored())]],
  ])('stay among what Don’t Save threw away when the test was scored %s they were brought back', async (_, replies) => {
    const { keepDiscarded, discardedTests, takeBack } = await load()
    await keepDiscarded(answered(), 2)
    refuseLate()
    const [found] = await discardedTests()
    answers = replies
    if (found) await takeBack(found)
    expect([(await discardedTests()).length, showNotice.mock.calls.length]).toEqual([1, 1])
  })
})

describe('a module that was handed in on another device', () => {
  test('is sent what was given before that, on top of its newest version, and nothing is lost', async () => {
    const { flushOutbox, lateAnswers } = await load()
    keep(answered({ exam: exam({ closed: false, over: false }) }))
    const copy = aTest({ version: 8, exam: exam() })
    answers = [
      refuse(copy),
      () => {
        const second = aQuestion(2, { answer_attributes: { correct: null, letter: 'D' } })
        return Response.json({ ...copy, version: 9, questions_attributes: [given(1, 'B'), second, aQuestion(3)] })
      },
    ]
    await flushOutbox(null)
    expect(sent.map((body) => [body.version, body.questions_attributes?.length])).toEqual([
      [3, 2],
      [8, 2],
    ])
    expect([await lateAnswers(), showNotice.mock.calls, rows.size]).toEqual([[], [], 0])
  })

  test('that refuses what was given after it says so, and keeps it', async () => {
    const { flushOutbox, lateAnswers } = await load()
    keep(answered({ version: 8, exam: exam({ closed: false }) }))
    answers = [refuse(aTest({ version: 8, exam: exam() }))]
    await flushOutbox(null)
    expect((await lateAnswers())[0]).toMatchObject({ exam_id: 7, given: [{ number: 1 }, { number: 2 }] })
    expect(String(showNotice.mock.calls[0])).toContain('the report of the exam will list them')
  })
})
