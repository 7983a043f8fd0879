import { describe, expect, test } from 'vitest'
import { mondayOf, weekGoal, weeksOf } from './weeks.ts'

const day = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000
/** A Wednesday. */
const today = day('2027-03-03')
const none = new Map<number, number>()
const exams: ReadonlySet<number> = new Set()

test('a week begins on its Monday', () => {
  expect(mondayOf(today)).toBe(day('2027-03-01'))
  expect(mondayOf(day('2027-03-01'))).toBe(day('2027-03-01'))
  expect(mondayOf(day('2027-03-07'))).toBe(day('2027-03-01'))
})

describe('the strip of weeks', () => {
  test('goes to the week of the test and plans no minute from its day on', () => {
    const weeks = weeksOf({ today, test: day('2027-03-17'), daily_minutes: 20, done: none, exams })
    expect(weeks.map((w) => [w.start, w.planned, w.test_date])).toEqual([
      ['2027-03-01', 100, null],
      ['2027-03-08', 140, null],
      ['2027-03-15', 40, '2027-03-17'],
    ])
    expect(weeks.map((w) => w.now)).toEqual([true, false, false])
  })

  test('missed days are not caught up: what has passed only shows what was done', () => {
    const done = new Map([
      [day('2027-02-16'), 25],
      [day('2027-03-01'), 12.4],
      [today, 5],
    ])
    const [a, b, c] = weeksOf({ today, test: null, daily_minutes: 20, done, exams })
    expect(a).toMatchObject({ start: '2027-02-15', planned: 0, done: 25 })
    expect(b).toMatchObject({ start: '2027-02-22', planned: 0, done: 0 })
    expect(c).toMatchObject({ start: '2027-03-01', planned: 95, done: 17, now: true })
  })

  test('the goal of a week agrees with what the strip plans for it: not before the first work, nor from the test on', () => {
    const first = { today, test: null, daily_minutes: 20, done: new Map([[today, 2]]), exams }
    const [week] = weeksOf(first)
    expect([weekGoal(first), (week?.planned ?? 0) + (week?.done ?? 0)]).toEqual([100, 100])
    expect(weekGoal({ ...first, done: new Map([[today - 20, 9]]) })).toBe(140)
    expect(weekGoal({ ...first, test: today + 2 })).toBe(40)
  })

  test('a date far away makes no endless strip', () => {
    expect(weeksOf({ today, test: today + 2000, daily_minutes: 20, done: none, exams }).length).toBeLessThanOrEqual(30)
  })

  test('places exams two weeks apart, the last one in the week before the test, and none without a date', () => {
    const placed = (test: number | null, taken: number[] = []) =>
      weeksOf({ today, test, daily_minutes: 20, done: none, exams: new Set(taken) }).map((w) => w.exam)
    expect(placed(day('2027-04-03'))).toEqual([null, 'planned', null, 'planned', null])
    expect(placed(day('2027-03-10'))).toEqual(['planned', null])
    expect(placed(today + 1)).toEqual([null])
    expect(placed(null)).not.toContain('planned')
  })

  test('an exam that was taken stands in its week instead of the planned one', () => {
    const weeks = weeksOf({
      today,
      test: day('2027-03-10'),
      daily_minutes: 20,
      done: new Map([[day('2027-02-16'), 70]]),
      exams: new Set([day('2027-02-16'), day('2027-03-02')]),
    })
    expect(weeks.map((w) => w.exam)).toEqual(['done', null, 'done', null])
  })
})
