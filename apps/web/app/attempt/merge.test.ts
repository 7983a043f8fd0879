import { LIMITS, type Question, type Test } from '@fourfold/contract'
import { describe, expect, test } from 'vitest'
import { reduce } from './attempt'
import { aQuestion, aTest } from './fixtures'
import { editedAgain, lostThere, mergeServer } from './merge'
import { openAttempt } from './open'
import type { Attempt } from './types'

const two = (first: Partial<Question> = {}, over: Partial<Test> = {}): Test =>
  aTest({
    questions_attributes: [{ ...aQuestion(1), ...first }, aQuestion(2)],
    taken_tracker: [null, null],
    ...over,
  })
const told = (served: Test, more: Partial<Parameters<typeof mergeServer>[1]> = {}) =>
  ({ type: 'server', test: served, sent: {}, ...more }) as const
const first = (s: Attempt) => s.questions[0]
const chosen = (letter: 'A' | 'B' | 'C', s = openAttempt(two())): Attempt =>
  reduce(s, { type: 'choose', letter, at: 5 })

describe('changes of an answer on two devices', () => {
  const joined = (theirs: string[], own: string[]) => {
    const mine = openAttempt(two({ answer_changes: own }))
    return first(mergeServer(mine, told(two({ answer_changes: theirs }))))?.changes
  }
  test('what both saw comes once, then theirs, then what was changed here', () => {
    expect(joined(['A', 'B'], ['A', 'C'])).toEqual(['A', 'B', 'C'])
    expect(joined(['A'], ['A', 'B'])).toEqual(['A', 'B'])
    expect(joined(['B'], ['A'])).toEqual(['B', 'A'])
    expect(joined([], ['A'])).toEqual(['A'])
  })
  test('the newest are kept when they are too many', () => {
    const many = Array.from({ length: LIMITS.answerChangesMax }, (_, i) => `t${i}`)
    expect(joined(many, ['A'])).toEqual([...many.slice(1), 'A'])
  })
})

describe('the clock after an answer of the server', () => {
  const running = (over: Partial<Attempt> = {}) => ({
    ...openAttempt(two({}, { timed: true, countdown_time: 60_000 })),
    ...over,
  })
  test('what the server gives back is added to what is left here', () => {
    const s = running({ countdown_ms: 20_000 })
    const back = mergeServer(s, told(two({}, { timed: true, countdown_time: 60_000 }), { sent_countdown: 25_000 }))
    expect(back.countdown_ms).toBe(55_000)
  })
  test('nothing is added where it gives nothing back, where none was sent, or without a clock', () => {
    const s = running({ countdown_ms: 20_000 })
    const served = two({}, { timed: true, countdown_time: 60_000 })
    expect(mergeServer(s, told(served, { sent_countdown: 60_000 })).countdown_ms).toBe(20_000)
    expect(mergeServer(s, told(served, { sent_countdown: 70_000 })).countdown_ms).toBe(20_000)
    expect(mergeServer(s, told(served)).countdown_ms).toBe(20_000)
    const untimed = { ...s, timed: false }
    expect(mergeServer(untimed, told(served, { sent_countdown: 1 })).countdown_ms).toBe(20_000)
  })
  test('an expired test goes on when there is time again, and not when what came back is used up', () => {
    const over = running({ countdown_ms: 0, expired: true })
    const served = two({}, { timed: true, countdown_time: 1 })
    expect(mergeServer(over, told(served, { sent_countdown: 0 })).expired).toBe(false)
    const late = running({ countdown_ms: -1, expired: true })
    expect(mergeServer(late, told(served, { sent_countdown: 0 })).expired).toBe(true)
    expect(mergeServer(running(), told(served, { sent_countdown: 0 })).expired).toBe(false)
  })
  test('the deadline of an exam is the server’s alone, and over at zero', () => {
    const exam = running({ exam: true, countdown_ms: 99 })
    for (const [left, expired] of [
      [1, false],
      [0, true],
    ] as const) {
      const after = mergeServer(exam, told(two({}, { timed: true, countdown_time: left })))
      expect([after.countdown_ms, after.expired]).toEqual([left, expired])
    }
  })
})

describe('what the server holds', () => {
  test('time never goes back, of a question or of the test', () => {
    const s = { ...openAttempt(two({ time_spent: 9000 })), time_ms: 30_000 }
    const merged = mergeServer(s, told(two({ time_spent: 4000 }, { time_spent: 10_000 })))
    expect([first(merged)?.time_ms, merged.time_ms]).toEqual([9000, 30_000])
    const later = mergeServer(s, told(two({ time_spent: 12_000 }, { time_spent: 40_000 })))
    expect([first(later)?.time_ms, later.time_ms]).toEqual([12_000, 40_000])
  })
  test('what was edited here since it was sent stays; what was sent follows the server', () => {
    const served = two({ answer_attributes: { letter: 'D', correct: null }, skipped: false })
    const s = chosen('A')
    expect(first(mergeServer(s, told(served)))?.letter).toBe('A')
    expect(first(mergeServer(s, told(served, { sent: { 1: first(s)?.edits ?? 0 } })))?.letter).toBe('D')
  })
  test('a step taken there is what it says, but a star set here since stays', () => {
    const served = two(
      { answer_attributes: { letter: 'D', correct: null }, skipped: false, marked: false },
      { taken_tracker: ['taken', null] },
    )
    const starred = reduce(chosen('A'), { type: 'star', at: 9 })
    const unsent = first(mergeServer(starred, told(served)))
    expect([unsent?.letter, unsent?.marked, unsent?.taken]).toEqual(['D', true, true])
    const sent = first(mergeServer(starred, told(served, { sent: { 1: 9 } })))
    expect([sent?.letter, sent?.marked]).toEqual(['D', false])
  })
  test('a place that has fewer questions now is still a place', () => {
    const s = reduce(openAttempt(two()), { type: 'go', step: 1, at: 1 })
    const short = two({}, { taken_tracker: [null] })
    expect(mergeServer(s, told({ ...short, questions_attributes: short.questions_attributes.slice(0, 1) })).step).toBe(
      0,
    )
    expect(mergeServer(s, told({ ...short, questions_attributes: [] })).step).toBe(0)
  })
})

describe('what the server does not hold goes out again', () => {
  const served = two()
  const edits = (s: Attempt) => s.questions.map((q) => q.edits)
  const quiet = (s: Attempt): Attempt => ({ ...s, questions: s.questions.map((q) => ({ ...q, edits: 0 })) })
  test('each kind of difference counts, and no difference counts for nothing', () => {
    expect(edits(editedAgain(quiet(openAttempt(two())), served))).toEqual([0, 0])
    expect(edits(editedAgain(quiet(chosen('A')), served))).toEqual([1, 0])
    for (const other of [{ grid: '7' }, { skipped: false }, { marked: true }, { confidence: 'sure' as const }]) {
      const s = openAttempt(two())
      const changed = { ...s, questions: s.questions.map((q, i) => (i === 1 ? { ...q, ...other } : q)) }
      expect(edits(editedAgain(changed, served)), JSON.stringify(other)).toEqual([0, 1])
    }
  })
  test('edits that were counted already stay counted', () => {
    const s = chosen('B', chosen('A'))
    expect(edits(editedAgain(s, served))[0]).toBe(first(s)?.edits)
  })
  test('after a restored backup what was never touched here wipes nothing that another device has answered since', () => {
    const untouched = quiet(openAttempt(two()))
    const answeredThere = two({ answer_attributes: { letter: 'C', correct: null }, skipped: false })
    expect(edits(lostThere(untouched, answeredThere))).toEqual([0, 0])
    expect(edits(lostThere(untouched, two({ marked: true })))).toEqual([0, 0])
    expect(edits(lostThere(quiet(chosen('A')), answeredThere))).toEqual([1, 0])
    const heldWithoutTime = { ...quiet(chosen('A')) }
    const timeless = {
      ...heldWithoutTime,
      questions: heldWithoutTime.questions.map((q) => ({ ...q, edited_at: null })),
    }
    expect(edits(lostThere(timeless, served))).toEqual([1, 0])
    expect(edits(lostThere(timeless, answeredThere))).toEqual([0, 0])
  })
})
