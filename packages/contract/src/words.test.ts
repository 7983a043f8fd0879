import { expect, test } from 'vitest'
import { fewNames } from './words.ts'

test('a few names are told apart, many are counted', () => {
  expect(fewNames(['Lines'])).toBe('“Lines”')
  expect(fewNames(['Lines', 'Ratios and units'])).toBe('“Lines” and “Ratios and units”')
  expect(fewNames(['Lines', 'Ratios', 'Sets', 'Roots'])).toBe('“Lines”, “Ratios” and 2 more')
})
