import { expect, test } from 'vitest'
import { daysLeftLine } from './days-left'

const at = (text: string): number => Date.parse(text)

test('days left are counted in days of the calendar, from one to many', () => {
  expect(daysLeftLine(null, at('2026-05-01T10:00:00'))).toBeNull()
  expect(daysLeftLine('2026-05-03', at('2026-05-01T10:00:00'))).toMatch(/^2 days left until /)
  expect(daysLeftLine('2026-05-02', at('2026-05-01T10:00:00'))).toMatch(/^1 day left until /)
})

test('on the day itself the test is today, and only after it the date has passed', () => {
  expect(daysLeftLine('2026-05-01', at('2026-05-01T10:00:00'))).toBe('Your test is today.')
  expect(daysLeftLine('2026-05-01', at('2026-05-01T23:59:00'))).toBe('Your test is today.')
  expect(daysLeftLine('2026-05-01', at('2026-05-02T00:01:00'))).toBe('Your test date has passed.')
})
