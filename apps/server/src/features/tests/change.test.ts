import type { QuestionChange } from '@fourfold/contract'
import { describe, expect, test } from 'vitest'
import { answered, changedAt, followed, isOpen, progress, slotUpdate as update } from './change.ts'

const DAY = 86_400_000
const row = (slot: object = {}, question_type = 'Multiple choice') => ({
  slot: {
    letter: null,
    grid: null,
    time_ms: 5000,
    time_doubted: false,
    taken_at: null,
    counted: null,
    missed_at: null,
    hints_at_miss: null,
    changed_at: null,
    changed_by: null,
    ...slot,
  },
  item: { question_type },
})
const typed = (slot: object = {}) => row(slot, 'Student-produced response')
const change = (what: object): QuestionChange => ({ id: 1, ...what })
const NOW = new Date('2026-03-02T10:00:00.000Z')
const before = (ms: number) => new Date(NOW.getTime() - ms)
/** What a change of this moment does, apart from when it was made. */
function slotUpdate(...[row, what, maxMs]: [Parameters<typeof update>[0], QuestionChange, number]) {
  const { changed_at, ...set } = update(row, what, maxMs, NOW)
  return set
}

describe('a place is open', () => {
  const slot = { letter: null, grid: null, skipped: null, counted: null }
  test('while nothing was given and it was not skipped', () => {
    expect(isOpen({ slot })).toBe(true)
    expect(isOpen({ slot: { ...slot, grid: '', skipped: false } })).toBe(true)
  })
  test('no longer with a letter, a number or a skip', () => {
    expect(isOpen({ slot: { ...slot, letter: 'A' } })).toBe(false)
    expect(isOpen({ slot: { ...slot, grid: '7' } })).toBe(false)
    expect(isOpen({ slot: { ...slot, skipped: true } })).toBe(false)
  })
})

describe('a change answers a question', () => {
  test.each([
    [{ answer_attributes: { letter: 'B' } }, true],
    [{ student_produced_answer: '7' }, true],
    [{ time_spent: 1 }, true],
    [{ time_spent: 0 }, false],
    [{ answer_attributes: { letter: null }, student_produced_answer: '' }, false],
    [{ answer_attributes: null, student_produced_answer: null, marked: true }, false],
    [{}, false],
  ])('%j: %s', (what, yes) => expect(answered(change(what))).toBe(yes))
})

describe('what a save changes of a question', () => {
  test('what it does not carry stays as it is', () => {
    expect(slotUpdate(row(), change({}), DAY)).toStrictEqual({})
    expect(slotUpdate(typed(), change({}), DAY)).toStrictEqual({})
  })

  test('time may grow, not shrink, and not beyond what has passed since the test began', () => {
    const timeAfter = (time_spent: number, maxMs = DAY) => slotUpdate(row(), change({ time_spent }), maxMs).time_ms
    expect([timeAfter(9000), timeAfter(5000), timeAfter(100), timeAfter(0)]).toEqual([9000, 5000, 5000, 5000])
    expect(timeAfter(9000, 7000)).toBe(7000)
  })

  test('more time than has passed is doubted until it can have passed; a second is left to the clocks', () => {
    const after = (time_spent: number, maxMs: number, slot: object = {}) =>
      slotUpdate(row(slot), change({ time_spent }), maxMs).time_doubted
    expect([after(40_000, 60), after(8000, 7000), after(8001, 7000)]).toEqual([true, undefined, true])
    expect(after(40_000, 41_000, { time_doubted: true })).toBe(false)
    expect(slotUpdate(row({ time_doubted: true }), change({ marked: true }), DAY)).toEqual({ marked: true })
  })

  test('a letter answers a question with options, and takes its skip away', () => {
    const given = { answer_attributes: { letter: 'B' }, skipped: true, answer_changes: ['A', 'B'], confidence: 'sure' }
    expect(slotUpdate(row(), change(given), DAY)).toEqual({
      letter: 'B',
      skipped: false,
      changes: ['A', 'B'],
      confidence: 'sure',
    })
  })

  test('an answer that is there already keeps the question from being skipped', () => {
    expect(slotUpdate(row({ letter: 'C' }), change({ skipped: true }), DAY)).toEqual({ skipped: false })
    expect(slotUpdate(typed({ grid: '7' }), change({ skipped: true }), DAY)).toEqual({ skipped: false })
  })

  test('without an answer a question can be skipped, and the skip taken back', () => {
    expect(slotUpdate(row(), change({ skipped: true }), DAY)).toEqual({ skipped: true })
    expect(slotUpdate(row(), change({ skipped: false }), DAY)).toEqual({ skipped: false })
    expect(slotUpdate(typed({ grid: '7' }), change({ student_produced_answer: '', skipped: true }), DAY)).toEqual({
      grid: '',
      skipped: true,
    })
  })

  test('an answer can be taken back', () => {
    expect(slotUpdate(row({ letter: 'C' }), change({ answer_attributes: null }), DAY).letter).toBeNull()
    expect(slotUpdate(row({ letter: 'C' }), change({ answer_attributes: { letter: null } }), DAY).letter).toBeNull()
    expect(slotUpdate(typed({ grid: '7' }), change({ student_produced_answer: null }), DAY).grid).toBeNull()
  })

  test('an answer that is taken back leaves the question skipped', () => {
    const cleared = change({ answer_attributes: null, student_produced_answer: null, skipped: true })
    expect(slotUpdate(row({ letter: 'C' }), cleared, DAY)).toEqual({ letter: null, skipped: true })
    expect(slotUpdate(typed({ grid: '7' }), cleared, DAY)).toEqual({ grid: null, skipped: true })
  })

  test('a typed question takes no letter, one with options no number; what is empty does no harm', () => {
    const letter = change({ answer_attributes: { letter: 'A' } })
    const number = change({ student_produced_answer: '7' })
    expect(() => slotUpdate(typed(), letter, DAY)).toThrow('This question is answered with a number.')
    expect(() => slotUpdate(row(), number, DAY)).toThrow('This question is answered with a letter.')
    for (const wrong of [() => slotUpdate(typed(), letter, DAY), () => slotUpdate(row(), number, DAY)])
      expect(wrong).toThrow(expect.objectContaining({ status: 422 }))
    expect(slotUpdate(typed(), number, DAY)).toEqual({ grid: '7', skipped: false })
    expect(slotUpdate(typed(), change({ answer_attributes: null }), DAY)).toEqual({})
    expect(slotUpdate(row(), change({ student_produced_answer: '' }), DAY)).toEqual({})
  })

  test('of a taken step only star, time and confidence change', () => {
    const all = {
      answer_attributes: { letter: 'D' },
      skipped: true,
      answer_changes: ['D'],
      marked: true,
      time_spent: 6000,
      confidence: 'guess',
    }
    expect(slotUpdate(row({ letter: 'A', taken_at: new Date() }), change(all), DAY)).toEqual({
      marked: true,
      time_ms: 6000,
      confidence: 'guess',
    })
  })
})

describe('two devices', () => {
  const letter = change({ answer_attributes: { letter: 'B' } })
  test('the later change of a question wins, whichever arrives first', () => {
    const known = row({ letter: 'C', changed_at: before(60_000) })
    expect(update(known, letter, DAY, before(90_000))).toEqual({})
    expect(update(known, letter, DAY, before(30_000))).toEqual({
      letter: 'B',
      skipped: false,
      changed_at: before(30_000),
    })
  })
  test('time alone is no change of the answer: it stays as old as it is', () => {
    const known = row({ letter: 'C', changed_at: before(60_000) })
    expect(update(known, change({ time_spent: 6000 }), DAY, NOW)).toEqual({ time_ms: 6000 })
  })
  test('with the later change come its star and how sure the student was', () => {
    const known = row({ letter: 'C', changed_at: before(60_000) })
    const marks = change({ marked: true, confidence: 'guess', time_spent: 6000 })
    expect(update(known, marks, DAY, before(90_000))).toEqual({ time_ms: 6000 })
    expect(update(known, marks, DAY, before(30_000))).toMatchObject({
      time_ms: 6000,
      marked: true,
      confidence: 'guess',
    })
  })
  test('an answer with which a question of a diagnostic was left is final', () => {
    expect(slotUpdate(row({ letter: 'C', counted: 'C' }), letter, DAY)).toEqual({})
    const slot = { letter: null, grid: null, skipped: null, counted: 'C' }
    expect(isOpen({ slot })).toBe(false)
  })
  test('no change is older than its test, and one without an age is new', () => {
    const test = { created_at: before(60_000) }
    expect(changedAt(test, { age_ms: 30_000 }, NOW)).toEqual(before(30_000))
    expect(changedAt(test, { age_ms: 90_000 }, NOW)).toEqual(before(60_000))
    expect(changedAt(test, {}, NOW)).toEqual(NOW)
  })
  test('zero in a grid-in counts as skipped', () => {
    expect(slotUpdate(typed(), change({ student_produced_answer: '0' }), DAY)).toEqual({ grid: '0', skipped: true })
  })
})

describe('where a test stands after a save', () => {
  const clock = {
    step: 2,
    time_ms: 60_000,
    countdown_ms: 300_000,
    initial_ms: 600_000,
    timed: true,
    created_at: before(400_000),
    saved_at: before(20_000),
  }
  const after = (state: object, test: object = {}, maxMs = DAY) => progress({ ...clock, ...test }, state, 5, maxMs, NOW)

  test('a save that says nothing of it moves nothing', () => {
    expect(after({})).toEqual({ step: 2, time_ms: 60_000, countdown_ms: 300_000 })
  })
  test('the step is one of its questions', () => {
    expect([after({ step: 4 }).step, after({ step: 5 }).step, after({ step: 0 }).step]).toEqual([4, 4, 0])
    expect(progress(clock, { step: 3 }, 0, DAY, NOW).step).toBe(0)
    expect(progress(clock, { step: 3 }, 1, DAY, NOW).step).toBe(0)
  })
  test('time may grow, not shrink, and not beyond what has passed since the test began', () => {
    expect([after({ time_spent: 90_000 }).time_ms, after({ time_spent: 1 }).time_ms]).toEqual([90_000, 60_000])
    expect(after({ time_spent: 90_000 }, {}, 70_000).time_ms).toBe(70_000)
  })
  test('the countdown of a timed test is never less than our clock allows, nor more than it began with', () => {
    const left = (countdown_time: number) => after({ countdown_time }).countdown_ms
    expect([left(100), left(-5), left(290_000), left(900_000)]).toEqual([280_000, 280_000, 290_000, 600_000])
  })
  test('without a countdown none is kept', () => {
    expect(after({ countdown_time: 100 }, { timed: false }).countdown_ms).toBe(300_000)
  })
})

describe('two changes of one device', () => {
  const first = new Date(NOW.getTime() - 5)
  /** Made after the first one, on a line that took less: by their ages it would be the older one. */
  const second = new Date(NOW.getTime() - 365)
  const typedAgain = {
    ...typed({ grid: '1' }),
    slot: { ...typed({ grid: '1' }).slot, changed_at: first, changed_by: 'first' },
  }
  const change15 = { id: 1, student_produced_answer: '15' }

  test('the one that was made after the other is the later one, and is dated no earlier', () => {
    const at = followed(typedAgain.slot, { after: ['none of these', 'first'] }, second)
    expect(at).toEqual(first)
    expect(update(typedAgain, { ...change15, edit: 'second' }, DAY, at)).toMatchObject({
      grid: '15',
      changed_by: 'second',
    })
    expect(update(typedAgain, change15, DAY, at).changed_by).toBeNull()
  })

  test('without that word their ages decide, and a later one keeps its own date', () => {
    expect(followed(typedAgain.slot, {}, second)).toEqual(second)
    expect(update(typedAgain, change15, DAY, second).grid).toBeUndefined()
    expect(followed(typedAgain.slot, { after: ['first'] }, NOW)).toEqual(NOW)
    expect(followed({ changed_at: null, changed_by: null }, { after: ['first'] }, second)).toEqual(second)
  })

  test('it is no later than what somebody else has changed since', () => {
    for (const changed_by of ['another', null])
      expect(followed({ ...typedAgain.slot, changed_by }, { after: ['first'] }, second)).toEqual(second)
  })
})
