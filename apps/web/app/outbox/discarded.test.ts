import type { Test, TestState } from '@fourfold/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reduce } from '../attempt/attempt'
import { aQuestion, aTest } from '../attempt/fixtures'
import type { Action } from '../attempt/types'
import { newDraft } from './draft'

const rows = new Map<string, unknown>()
vi.mock('./store', async () => (await import('./store-in-memory')).storeInMemory(() => rows))

const DAY = 86_400_000
const token = `x.${btoa(JSON.stringify({ sub: '9', exp: Date.now() / 1000 + 90 * 86_400 }))}.x`
let saved: TestState[] = []
let server: Test

beforeEach(() => {
  rows.clear()
  saved = []
  server = aTest({ version: 6 })
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', async (_url: string, init: { method: string; body?: string }) => {
    if (init.method === 'GET') return Response.json(server)
    const body = JSON.parse(init.body ?? '{}') as TestState
    saved.push(body)
    const questions_attributes = server.questions_attributes.map((q) => {
      const letter = body.questions_attributes?.find((c) => c.id === q.id)?.answer_attributes?.letter
      return letter ? aQuestion(q.id, { skipped: false, answer_attributes: { correct: null, letter } }) : q
    })
    server = { ...server, version: body.version + 1, questions_attributes }
    return Response.json(server)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function load() {
  vi.resetModules()
  const { saveToken } = await import('../session/session')
  saveToken(token)
  return import('./discarded')
}
const ANSWERS: Action[] = [
  { type: 'choose', letter: 'B', at: 0 },
  { type: 'go', step: 1, at: 1 },
  { type: 'choose', letter: 'D', at: 2 },
]
const answered = () => {
  const draft = newDraft(9, aTest())
  return { ...draft, state: ANSWERS.reduce(reduce, draft.state) }
}

test('what was thrown away is counted, kept without its questions, and brought back as an explicit save', async () => {
  const { answersApart, discardedTests, keepDiscarded, takeBack } = await load()
  const draft = answered()
  const apart = answersApart(newDraft(9, aTest()).state, draft.state)
  expect(apart).toBe(2)
  await keepDiscarded(draft, apart)
  expect(JSON.stringify([...rows.values()])).not.toContain('questions_attributes')
  const [found] = await discardedTests()
  expect([found?.test_id, found?.answers]).toEqual([1, 2])
  if (found) await takeBack(found)
  expect(saved[0]).toMatchObject({ version: 6, draft: false })
  expect(server.questions_attributes.map((q) => q.answer_attributes?.letter ?? null)).toEqual(['B', 'D', null])
  expect(rows.size).toBe(0)
})

test('after seven days it is gone', async () => {
  const { discardedTests, keepDiscarded } = await load()
  await keepDiscarded(answered(), 2)
  vi.setSystemTime(Date.now() + 7 * DAY)
  expect([await discardedTests(), rows.size]).toEqual([[], 0])
})

test('where nothing was lost nothing is kept', async () => {
  const { keepDiscarded } = await load()
  await keepDiscarded(answered(), 0)
  expect(rows.size).toBe(0)
})

test("Don't Save reaches a test that another device has written to since", async () => {
  const { backToOpening } = await load()
  const took = globalThis.fetch
  let refusals = 0
  vi.stubGlobal('fetch', async (url: string, init: { method: string; body?: string }) => {
    const known = (JSON.parse(init.body ?? '{}') as TestState).version
    if (init.method === 'GET' || known === server.version) return took(url, init)
    refusals += 1
    return Response.json({ error: 'Changed elsewhere.', test: server }, { status: 409 })
  })
  await backToOpening(newDraft(9, aTest()), { ...newDraft(9, aTest()), version: 3 })
  expect([refusals, saved]).toEqual([1, [{ version: 6, discard: true }]])
})

test('an answer that counts already is not called taken back: submitted, left in a diagnostic, or found wrong by a tutor', async () => {
  const { answersApart, answersThatStay } = await load()
  const before = newDraft(9, aTest()).state
  const first: Action[] = [{ type: 'choose', letter: 'B', at: 0 }]
  const both = (s: typeof before) => [answersApart(before, s), answersThatStay(before, s)]
  const chosen = first.reduce(reduce, before)
  expect(both(chosen)).toEqual([1, 0])
  const { id } = chosen.questions[0] ?? { id: 0 }
  expect(both(reduce(chosen, { type: 'judged', id, at: 1 }))).toEqual([0, 1])
  // Also where the tutor's word comes after the student has gone on.
  expect(both(reduce(reduce(chosen, { type: 'go', step: 1, at: 1 }), { type: 'judged', id, at: 2 }))).toEqual([0, 1])
  expect(both(reduce({ ...chosen, tutor: true }, { type: 'submit', at: 1 }))).toEqual([0, 1])
  expect(both(reduce({ ...chosen, diagnostic: true }, { type: 'go', step: 1, at: 1 }))).toEqual([0, 1])
})
