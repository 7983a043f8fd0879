import { expect, test } from 'vitest'
import { basisWords } from './mastery-words'

test('a level stands beside its mastery from three own answers on, and before beside what it rests on', () => {
  expect(basisWords({ correct: 3, incorrect: 0 }, 0.914)).toBe('91%')
  expect(basisWords({ correct: 0, incorrect: 1, skipped: 1 }, 0.3)).toBe('0 of 2 right so far')
  expect(basisWords({ correct: 0, incorrect: 0, skipped: 1 }, 0.3)).toBe('only skipped so far')
})
