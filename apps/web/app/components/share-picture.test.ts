import { expect, test, vi } from 'vitest'
import { linesOf } from './share-picture'

vi.mock('virtual:brand', () => ({ brand: {} }))

const within = (n: number) => (line: string) => line.length <= n

test('the words of a picture stay in its lines, and what is too long ends with dots', () => {
  expect(linesOf('I forgot the plus or minus', within(12), 3)).toEqual(['I forgot the', 'plus or', 'minus'])
  expect(linesOf('one two three four', within(5), 2)).toEqual(['one', 'two …'])
  expect(linesOf('unbreakable', within(3), 3)).toEqual(['unbreakable'])
})
