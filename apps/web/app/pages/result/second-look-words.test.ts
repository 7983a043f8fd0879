import { expect, test } from 'vitest'
import { secondLookWords } from './second-look-words'

test('a second look ends in a sentence: right, the same mistake, or another one', () => {
  expect(secondLookWords('A', 'B', true)).toMatch(/^Right this time/)
  expect(secondLookWords('A', 'A', false)).toMatch(/^The same answer again/)
  expect(secondLookWords('A', 'C', false)).toMatch(/^Another answer/)
})
