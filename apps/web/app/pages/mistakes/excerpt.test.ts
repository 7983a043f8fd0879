import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('a short text stays as it is', () => {
  expect(excerpt('What is $x$?', 80)).toBe('What is $x$?')
})

test('a long text ends after a whole sentence, and says that it goes on', () => {
  expect(excerpt('A lake has 300 trout. Every year $20\\%$ are caught. How many are left?', 60)).toBe(
    'A lake has 300 trout. Every year $20\\%$ are caught …',
  )
})

test('a first sentence longer than the limit is shown whole, so that no formula is cut', () => {
  const first = 'Solve $3x + 4 = 19$ for $x$ and give the answer as a whole number.'
  expect(excerpt(`${first} Then check it.`, 20)).toBe(
    'Solve $3x + 4 = 19$ for $x$ and give the answer as a whole number …',
  )
})

test('a decimal point ends no sentence', () => {
  expect(excerpt('The value is 0.75 now.', 10)).toBe('The value is 0.75 now.')
})
