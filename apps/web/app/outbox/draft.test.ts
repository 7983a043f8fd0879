import { VERSIONS_OF_AN_ERA } from '@fourfold/contract'
import { describe, expect, test } from 'vitest'
import { reduce } from '../attempt/attempt'
import { aQuestion, aTest } from '../attempt/fixtures'
import { toState } from '../attempt/to-state'
import type { Action } from '../attempt/types'
import { isDirty, newDraft, type OpenDraft, settleDraft, wholeTest } from './draft'

const act = (draft: OpenDraft, ...actions: readonly Action[]): OpenDraft => ({
  ...draft,
  state: actions.reduce(reduce, draft.state),
})
const fresh = () => newDraft(9, aTest({ tutor: true }))
const answered = () => act(fresh(), { type: 'choose', letter: 'B', at: 0 })
const withB = aTest({
  tutor: true,
  version: 4,
  questions_attributes: [
    aQuestion(1, { answer_attributes: { correct: null, letter: 'B' }, skipped: false }),
    aQuestion(2),
    aQuestion(3),
  ],
})

describe('something waits to be sent', () => {
  test('not right after opening', () => expect(isDirty(fresh())).toBe(false))
  test('after an answer, a star, a move, a submit, Finish, or Save Without Scoring', () => {
    expect(isDirty(answered())).toBe(true)
    expect(isDirty(act(fresh(), { type: 'star', at: 0 }))).toBe(true)
    expect(isDirty(act(fresh(), { type: 'go', step: 1, at: 0 }))).toBe(true)
    expect(isDirty(act(fresh(), { type: 'submit', at: 0 }))).toBe(true)
    expect(isDirty({ ...fresh(), finish: 'asked' })).toBe(true)
    expect(isDirty({ ...fresh(), checkpoint: true })).toBe(true)
  })
  test('never in a scored test, nor in one that is only to read', () => {
    for (const test of [aTest({ score: 60 }), aTest({ read_only: true })])
      expect(isDirty(act(newDraft(9, test), { type: 'go', step: 2, at: 0 }))).toBe(false)
  })
  test('not when only time has passed', () => {
    const draft = act(fresh(), { type: 'tick', at: 0 }, { type: 'tick', at: 30_000 })
    expect(draft.state.time_ms).toBe(30_000)
    expect(isDirty(draft)).toBe(false)
  })
  test('not when a taken step of an earlier visit is only passed', () => {
    const test = aTest({ tutor: true, step: 1, taken_tracker: ['taken', null, null] })
    const draft = newDraft(9, test)
    expect(isDirty(act(draft, { type: 'go', step: 0, at: 0 }, { type: 'go', step: 1, at: 1 }))).toBe(false)
  })
})

describe("the server's answer", () => {
  test('saved: nothing waits any more, and the next save builds on the new version', () => {
    const draft = answered()
    const settled = settleDraft(draft, { kind: 'saved', test: withB, before: draft })
    expect(isDirty(settled)).toBe(false)
    expect(settled.version).toBe(4)
    expect(settled.state.questions[0]?.letter).toBe('B')
  })
  test('saved, but edited again meanwhile: the newer answer stays and waits', () => {
    const draft = answered()
    const meanwhile = act(draft, { type: 'choose', letter: 'D', at: 5 })
    const settled = settleDraft(meanwhile, { kind: 'saved', test: withB, before: draft })
    expect(settled.state.questions[0]?.letter).toBe('D')
    expect(isDirty(settled)).toBe(true)
  })
  test('a question that was replaced while it was being answered, or looked at, stays; one that was passed by goes', () => {
    const diagnostic = () => newDraft(9, aTest({ question_mode: 'Diagnostic' }))
    const ahead = act(diagnostic(), { type: 'go', step: 1, at: 0 }, { type: 'go', step: 2, at: 1 })
    const replaced = aTest({
      version: 4,
      step: 0,
      question_mode: 'Diagnostic',
      questions_attributes: [aQuestion(1), aQuestion(12), aQuestion(13)],
    })
    const saved = { kind: 'saved', test: replaced, before: diagnostic() } as const
    const answeredAhead = act(ahead, { type: 'choose', letter: 'C', at: 2 })
    for (const draft of [ahead, answeredAhead]) {
      const settled = settleDraft(draft, saved)
      expect(settled.test.questions_attributes.map((q) => q.id)).toEqual([1, 12, 3])
      expect(settled.state.questions.map((q) => q.id)).toEqual([1, 12, 3])
    }
    const settled = settleDraft(answeredAhead, saved)
    expect(settled.state.questions[2]?.letter).toBe('C')
    expect(isDirty(settled)).toBe(true)
    const moved = settleDraft(act(answeredAhead, { type: 'go', step: 1, at: 3 }), saved)
    expect(moved.state.questions.map((q) => q.id)).toEqual([1, 2, 3])
    expect(moved.state.questions[2]?.letter).toBe('C')
  })
  test('stale: what was not sent stays and is sent again on the new version; the rest follows the server', () => {
    const elsewhere = aTest({
      version: 8,
      questions_attributes: [
        aQuestion(1, { answer_attributes: { correct: null, letter: 'A' }, skipped: false }),
        aQuestion(2, { answer_attributes: { correct: null, letter: 'C' }, skipped: false }),
        aQuestion(3),
      ],
    })
    const settled = settleDraft(
      { ...answered(), checkpoint: true },
      { kind: 'stale', test: elsewhere, before: answered() },
    )
    expect(settled.state.questions.map((q) => q.letter)).toEqual(['B', 'C', null])
    expect([settled.version, settled.checkpoint, isDirty(settled)]).toEqual([8, true, true])
  })
  test('stale while finishing: the wish to finish stays', () => {
    expect(
      settleDraft({ ...answered(), finish: 'asked' }, { kind: 'stale', test: withB, before: answered() }).finish,
    ).toBe('asked')
  })
  test('saved: the checkpoint is made; closed: the wish to finish is fulfilled', () => {
    const draft = { ...answered(), checkpoint: true }
    expect(settleDraft(draft, { kind: 'saved', test: withB, before: draft }).checkpoint).toBe(false)
    const closed = settleDraft({ ...answered(), finish: 'asked' }, { kind: 'closed', test: { ...withB, score: 50 } })
    expect([closed.finish, closed.state.scored]).toEqual([null, true])
  })
})

describe('a server that was set back to an older copy', () => {
  const older = aTest({ version: 1 })
  test('is sent everything again that it does not hold, also what it had confirmed', () => {
    const draft = answered()
    const saved = settleDraft(draft, { kind: 'saved', test: withB, before: draft })
    expect(isDirty(saved)).toBe(false)
    const settled = settleDraft(saved, { kind: 'stale', test: older, before: saved })
    expect([settled.version, isDirty(settled), settled.state.questions[0]?.letter]).toEqual([1, true, 'B'])
  })
  test('gets answers back that this browser only knows from it', () => {
    const opened = newDraft(9, withB)
    const settled = settleDraft(opened, { kind: 'stale', test: older, before: opened })
    expect([isDirty(settled), settled.state.questions[0]?.letter]).toEqual([true, 'B'])
  })
  test('is known by the era of its versions, also when other saves have counted the old ones up again', () => {
    const draft = answered()
    const saved = settleDraft(draft, { kind: 'saved', test: withB, before: draft })
    const ahead = aTest({ version: VERSIONS_OF_AN_ERA + 9 })
    const settled = settleDraft(saved, { kind: 'stale', test: ahead, before: saved })
    expect([isDirty(settled), settled.state.questions[0]?.letter]).toEqual([true, 'B'])
  })
  test('keeps what another device has answered since where nothing was ever answered here', () => {
    const opened = newDraft(9, aTest({ version: 8 }))
    const settled = settleDraft(opened, { kind: 'stale', test: withB, before: opened })
    expect([isDirty(settled), settled.state.questions[0]?.letter]).toEqual([false, 'B'])
  })
  test('is told how old an answer is that this browser knows from another device', () => {
    const [first, ...rest] = withB.questions_attributes
    const told = { ...withB, questions_attributes: [{ ...aQuestion(1), ...first, changed_ago_ms: 60_000 }, ...rest] }
    const opened = newDraft(9, told, 100_000)
    const settled = settleDraft(opened, { kind: 'stale', test: older, before: opened }, 130_000)
    const { version, state, sent, sent_time } = settled
    const again = toState(state, version, sent, sent_time, 150_000)
    expect(again.questions_attributes?.map((q) => [q.id, q.age_ms])).toEqual([[1, 110_000]])
  })
})

test('a save that brings time back, when the time ran out while it was under way, does not end the test', () => {
  const timed = aTest({ timed: true, countdown_time: 60_000 })
  const before = act(newDraft(9, timed), { type: 'tick', at: 0 }, { type: 'tick', at: 3_600_000 })
  const waiting: OpenDraft = { ...before, finish: 'expired' }
  const test = { ...timed, version: 4, countdown_time: 58_000 }
  const settled = settleDraft(waiting, { kind: 'saved', test, before })
  expect([settled.finish, settled.state.expired, settled.state.countdown_ms]).toEqual([null, false, 58_000])
  const over = settleDraft(waiting, { kind: 'saved', test: { ...test, countdown_time: 0 }, before })
  expect([over.finish, over.state.expired]).toEqual(['expired', true])
})

test('the time that another device has spent counts here too', () => {
  const opened = newDraft(9, aTest({ time_spent: 5000 }))
  const later = aTest({ version: 4, time_spent: 90_000 })
  expect(settleDraft(opened, { kind: 'stale', test: later, before: opened }).state.time_ms).toBe(90_000)
  const less = aTest({ version: 4, time_spent: 1000 })
  expect(settleDraft(opened, { kind: 'stale', test: less, before: opened }).state.time_ms).toBe(5000)
})

test('the star of a scored test waits to be sent, and a move in it does not', () => {
  const scored = newDraft(9, aTest({ score: 60 }))
  expect(isDirty(act(scored, { type: 'go', step: 2, at: 0 }))).toBe(false)
  expect(isDirty(act(scored, { type: 'star', at: 0 }))).toBe(true)
})

test('a save that answers only what changed leaves the rest as it was sent', () => {
  const draft = answered()
  const revealed = aQuestion(2, { order: 1, answer_explanation: 'Because.' })
  const saved = { version: 4, step: 0, countdown_time: 0, questions: [revealed] }
  const settled = settleDraft(draft, { kind: 'saved', test: wholeTest(draft, saved), before: draft })
  expect(settled.state.questions.map((q) => q.letter)).toEqual(['B', null, null])
  expect(settled.test.questions_attributes[1]?.answer_explanation).toBe('Because.')
  expect([settled.version, isDirty(settled)]).toEqual([4, false])
})
