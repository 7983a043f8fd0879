import { expect, test } from 'vitest'
import { logWords } from './mistakes.ts'

test('every page offers as many mistakes as a day holds, and says how many wait', () => {
  expect([1, 3, 10, 25].map(logWords)).toEqual([
    'Log 1 mistake',
    'Log 3 mistakes',
    'Log 10 mistakes',
    'Log 10 of 25 mistakes',
  ])
})
