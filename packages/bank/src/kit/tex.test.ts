import { expect, test } from 'vitest'
import { nearly } from './tex.ts'

test('a decimal is called equal only where it has no further places', () => {
  expect(nearly(28 / 5, 2)).toBe('= 5.6')
  expect(nearly(17 / 3, 2)).toBe('\\approx 5.67')
  expect(nearly(12, 2)).toBe('= 12')
  expect(nearly(0.1 + 0.2, 1)).toBe('= 0.3')
  expect(nearly(0.3004, 2)).toBe('\\approx 0.30')
})
