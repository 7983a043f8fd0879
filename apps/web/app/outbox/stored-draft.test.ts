import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reduce } from '../attempt/attempt'
import { testClock } from '../attempt/clock'
import { aTest } from '../attempt/fixtures'
import { isDirty, newDraft } from './draft'
import { readDraft, storedForm } from './stored-draft'

const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const answered = () => {
  const draft = newDraft(9, aTest({ tutor: true }))
  return { ...draft, state: reduce(draft.state, { type: 'choose', letter: 'B', at: testClock() }) }
}
const throughStorage = (value: unknown): unknown => structuredClone(value)

test('what was stored is read back, and still waits to be sent', () => {
  const read = readDraft(throughStorage(storedForm(answered())))
  expect(read?.state.questions[0]).toMatchObject({ letter: 'B', edits: 1 })
  expect(read && isDirty(read)).toBe(true)
  expect(read?.test?.id).toBe(1)
})

describe('a draft of an earlier release', () => {
  /** As the first release stored it. */
  const first = () => {
    const { test_id: _i, sent_step: _s, sent_taken: _t, whole: _w, ...draft } = answered()
    const questions = draft.state.questions.map(({ edited_at: _e, ...q }) => q)
    return { ...draft, state: { ...draft.state, questions }, finish: false }
  }
  test('keeps its answers', () => {
    const read = readDraft(throughStorage(first()))
    expect(read?.state.questions[0]).toMatchObject({ letter: 'B', edits: 1, edited_at: null })
    expect(read && isDirty(read)).toBe(true)
  })
  test('that was finished is still to be scored', () =>
    expect(readDraft(throughStorage({ ...first(), finish: true }))?.finish).toBe('asked'))
  test('whose copy of the test lacks what is needed now keeps its answers and asks for the test again', () => {
    const { estimate: _, ...older } = aTest()
    const read = readDraft(throughStorage({ ...first(), test: older }))
    expect(read?.test).toBeNull()
    expect(read?.state.questions[0]?.letter).toBe('B')
  })
})

test.each([[null], ['draft'], [{ format: 3, state: {} }], [{ format: 2, user_id: 9 }]])(
  'what no schema knows is not taken for a draft: %j',
  (value) => expect(readDraft(value)).toBeNull(),
)

test('a change stays as old as it is over a reload, also while the page was closed', () => {
  const draft = answered()
  vi.advanceTimersByTime(2 * MINUTE)
  const stored = throughStorage(storedForm(draft))
  vi.setSystemTime(Date.now() + 3 * MINUTE)
  const [question] = readDraft(stored)?.state.questions ?? []
  const age = testClock() - (question?.edited_at ?? 0)
  expect(Math.abs(age - 5 * MINUTE)).toBeLessThan(100)
})
