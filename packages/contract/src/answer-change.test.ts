import { expect, test } from 'vitest'
import { answerChange } from './answer-change.ts'

test.each([
  [[true, false], 'correct_to_incorrect'],
  [[false, true], 'incorrect_to_correct'],
  [[false, false], 'incorrect_to_incorrect'],
  [[false, true, false], 'incorrect_to_correct'],
  [[true, true], null],
  [[false], null],
  [[], null],
  [null, null],
] as const)('the outcomes %j are %s: the first two decide', (tracker, change) => {
  expect(answerChange(tracker)).toBe(change)
})
