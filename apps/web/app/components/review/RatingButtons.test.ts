import { expect, test } from 'vitest'
import { intervalWords } from './RatingButtons'

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
