import { expect, test } from 'vitest'
import {
  count,
  day,
  dayAndMonth,
  dollars,
  dueWords,
  mastery,
  pastDay,
  percent,
  score,
  seconds,
  secondsInWords,
  when,
  yesNo,
} from './format'

test('scores are rounded to 2 decimals', () => {
  expect(score(66.666_666)).toBe('66.67%')
  expect(score(50)).toBe('50%')
  expect(score(12.5)).toBe('12.5%')
})
test('percentages are whole numbers made from a fraction', () => {
  expect(percent(0.666)).toBe('67%')
  expect(percent(0)).toBe('0%')
  expect(percent(1)).toBe('100%')
  expect(percent(null)).toBe('no data yet')
})
test('mastery has one decimal', () => {
  expect(mastery(0.5)).toBe('50.0%')
  expect(mastery(0.8766)).toBe('87.7%')
  expect(mastery(null)).toBe('–')
})
test('times are whole seconds from milliseconds', () => {
  expect(seconds(61_499)).toBe('61 s')
  expect(seconds(0)).toBe('0 s')
  expect(seconds(null)).toBe('no data yet')
})
test('one second is not many', () =>
  expect([0, 1_000, 1_600].map(secondsInWords)).toEqual(['0 seconds', '1 second', '2 seconds']))
test('money is dollars with two digits from cents', () => {
  expect(dollars(1_999)).toBe('$19.99')
  expect(dollars(5)).toBe('$0.05')
  expect(dollars(0)).toBe('$0.00')
})
test('yes and no', () => expect([yesNo(true), yesNo(false)]).toEqual(['Yes', 'No']))
test('dates are written out', () => {
  expect(day('2026-03-02T12:00:00')).toBe('Mar 2, 2026')
  expect(when('2026-03-02T15:04:00')).toBe('Mar 2, 2026, 3:04\u00a0PM')
})
test('one is one, and of none there are many', () => {
  expect([count(1, 'point'), count(30, 'point'), count(0, 'point')]).toEqual(['1 point', '30 points', '0 points'])
})

test('what is due is told in words, by the days of whoever reads it', () => {
  const now = new Date(2026, 10, 18, 20)
  const due = (...at: [number, number, number, number]) => dueWords(new Date(...at).toISOString(), now)
  expect(due(2026, 10, 10, 9)).toBe('due now')
  expect(due(2026, 10, 18, 19)).toBe('due now')
  expect(due(2026, 10, 18, 23)).toBe('due today')
  expect(due(2026, 10, 19, 1)).toBe('due tomorrow')
  expect(due(2026, 10, 25, 1)).toBe('due in 7 days')
  expect(due(2026, 11, 24, 1)).toBe(`due on ${dayAndMonth(new Date(2026, 11, 24, 1).toISOString())}`)
})
test('what was done is dated by the days of whoever reads it', () => {
  const now = new Date(2026, 10, 19, 9)
  expect(pastDay(new Date(2026, 10, 19, 0, 5).toISOString(), now)).toBe('Today')
  expect(pastDay(new Date(2026, 10, 18, 23, 55).toISOString(), now)).toBe('Yesterday')
  expect(pastDay(new Date(2026, 10, 17, 12).toISOString(), now)).toBe('Nov 17, 2026')
})
