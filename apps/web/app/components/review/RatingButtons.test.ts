import { expect, test } from 'vitest'
import { asksOnceMore, intervalWords } from './RatingButtons'

test('when something comes back is told in words, not in letters', () =>
  expect(['1m', '10m', '1h', '5h', '1d', '8d', '1mo', '2mo', '1.5y', 'soon'].map(intervalWords)).toEqual([
    '1 min',
    '10 min',
    '1 hour',
    '5 hours',
    '1 day',
    '8 days',
    '1 month',
    '2 months',
    '1.5 years',
    'soon',
  ]))

test('a “Good” that brings back in minutes is explained, one that brings back in days is not', () => {
  expect(asksOnceMore({ status: 'new', rating_good: '10m' })).toBe(true)
  expect(asksOnceMore({ status: 'relearning', rating_good: '1h' })).toBe(false)
  expect(asksOnceMore({ status: 'learning', rating_good: '2d' })).toBe(false)
  expect(asksOnceMore({ status: 'new', rating_good: '2mo' })).toBe(false)
})
