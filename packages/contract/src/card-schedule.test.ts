import { describe, expect, test } from 'vitest'
import { type CardSchedule, isPossibleSchedule, readSchedule } from './card-schedule.ts'

const NOW = new Date('2026-03-02T10:00:00.000Z')
const learned: CardSchedule = {
  state: 2,
  stability: 4.5,
  difficulty: 5.1,
  learning_steps: 0,
  scheduled_days: 4,
  reps: 3,
  lapses: 1,
  last_review: '2026-03-01T10:00:00.000Z',
  fsrs_due: '2026-03-05T10:00:00.000Z',
}
const fresh: CardSchedule = { ...learned, state: 0, stability: 0, difficulty: 0, reps: 0, lapses: 0, last_review: null }

describe('schedules in files', () => {
  test('are read by name: nothing else comes with them', () => {
    const file = { ...learned, ref_id: 7, kind: 'mistake', learner_id: 'x', suspended: true, buried_until: null }
    expect(readSchedule(file)).toEqual(learned)
    expect(readSchedule(JSON.parse('{"__proto__":{"state":1}}'))).toBeNull()
  })

  test.each([
    ['a state that does not exist', { state: 4 }],
    ['a number as text', { reps: '3' }],
    ['a fraction of a repetition', { reps: 1.5 }],
    ['a missing number', { stability: undefined }],
    ['no due date', { fsrs_due: null }],
    ['a date before Christ', { fsrs_due: '-000500-01-01T00:00:00.000Z' }],
    ['a date in ten thousand years', { last_review: '+012026-01-01T00:00:00.000Z' }],
    ['a date without end', { last_review: '2'.repeat(100_000) }],
    ['more days than FSRS plans', { scheduled_days: 40_000 }],
  ])('with %s cannot be read', (_, change) => {
    expect(readSchedule({ ...learned, ...change })).toBeNull()
  })

  test.each([
    ['no stability', { stability: 0 }],
    ['more stability than FSRS gives', { stability: 36_501 }],
    ['a negative stability', { stability: -1 }],
    ['less difficulty than FSRS gives', { difficulty: 0.5 }],
    ['more difficulty than FSRS gives', { difficulty: 10.5 }],
    ['no review', { last_review: null }],
    ['a review two days ahead', { last_review: '2026-03-04T10:00:00.000Z' }],
    ['a review in a second', { last_review: '2026-03-02T10:00:01.000Z' }],
    ['a memory of a new card', { state: 0 }],
  ])('with %s are not possible', (_, change) => {
    const schedule = readSchedule({ ...learned, ...change })
    expect(schedule).not.toBeNull()
    expect(isPossibleSchedule(schedule as CardSchedule, NOW)).toBe(false)
  })

  test('of new and of learned cards are possible', () => {
    expect([learned, fresh].map((s) => isPossibleSchedule(s, NOW))).toEqual([true, true])
  })

  test('at the very edges of what FSRS computes with are possible', () => {
    for (const edge of [
      { stability: 0.001 },
      { stability: 36_500 },
      { difficulty: 1 },
      { difficulty: 10 },
      { state: 1 },
      { state: 3 },
      { last_review: NOW.toISOString() },
    ])
      expect([edge, isPossibleSchedule({ ...learned, ...edge }, NOW)]).toEqual([edge, true])
  })

  test('of a new card with a difficulty or a stability alone are not possible', () => {
    expect(isPossibleSchedule({ ...fresh, difficulty: 5 }, NOW)).toBe(false)
    expect(isPossibleSchedule({ ...fresh, stability: 5 }, NOW)).toBe(false)
    expect(isPossibleSchedule({ ...learned, state: 4 }, NOW)).toBe(false)
  })

  test('are read up to their bounds and not beyond', () => {
    const first = '1970-01-01T00:00:00.000Z'
    for (const edge of [
      { learning_steps: 100, scheduled_days: 36_500, reps: 999_999, lapses: 999_999 },
      { learning_steps: 0, scheduled_days: 0, reps: 0, lapses: 0 },
      { last_review: first, fsrs_due: first },
      { fsrs_due: new Date(8e12 - 1).toISOString() },
    ])
      expect(readSchedule({ ...learned, ...edge })).toEqual({ ...learned, ...edge })
    for (const beyond of [
      { learning_steps: 101 },
      { scheduled_days: 36_501 },
      { reps: 1_000_000 },
      { lapses: 1_000_000 },
      { reps: -1 },
      { fsrs_due: new Date(8e12).toISOString() },
      { fsrs_due: new Date(-1).toISOString() },
      { difficulty: '5' },
      { last_review: undefined },
    ])
      expect([beyond, readSchedule({ ...learned, ...beyond })]).toEqual([beyond, null])
  })

  test('what is no object is no schedule', () => {
    for (const value of [null, undefined, 'text', 7, true]) expect(readSchedule(value)).toBeNull()
  })
})
