import { expect, test } from 'vitest'
import { clockText, inLastMinutes } from './time'

test('a clock that was hidden comes back for the last five minutes of a countdown, and never for a count-up', () => {
  expect([300_001, 300_000, 1].map((ms) => inLastMinutes(true, ms))).toEqual([false, true, true])
  expect(inLastMinutes(false, 1000)).toBe(false)
})

test('a clock shows minutes and seconds, and hours from an hour on', () =>
  expect([1_122_000, 3_723_000, -5].map(clockText)).toEqual(['18:42', '1:02:03', '00:00']))
