import { expect, test } from 'vitest'
import { finishSentences } from './finish.ts'

const MARCH_1 = Date.UTC(2027, 2, 1) / 86_400_000
/** 4 of 10 skills are Strong; each further one takes 30 minutes. */
const made = { strong: 4, skills: 10, minutes: [30, 60, 90, 120, 150, 180] }
const first = (...args: Parameters<typeof finishSentences>) => finishSentences(...args)[0]

test('by the day of the test it counts what fits, and says at which pace it would be all', () => {
  expect(first(made, MARCH_1, 6, 20)).toBe('At 20 minutes a day 6 of 10 skills are Strong by March 7; at 60 all.')
  expect(first(made, MARCH_1, 18, 20)).toBe('At 20 minutes a day all 10 skills are Strong by March 19.')
})

test('without a date it says by when', () => {
  expect(first(made, MARCH_1, null, 20)).toBe('At 20 minutes a day all 10 skills are Strong by about March 19.')
})

test('what practice alone cannot do is not promised', () => {
  const hard = { ...made, skills: 12 }
  expect(first(hard, MARCH_1, 18, 20)).toBe('At 20 minutes a day 10 of 12 skills are Strong by March 19.')
  expect(first(hard, MARCH_1, 6, 20)).toBe('At 20 minutes a day 6 of 12 skills are Strong by March 7; at 60 10.')
})

test('a test tomorrow promises nothing that no pace could do', () => {
  expect(first({ ...made, minutes: [300] }, MARCH_1, 1, 20)).toBe(
    'At 20 minutes a day 4 of 10 skills are Strong by March 2.',
  )
})

test('how it is worked out stands beside it', () => {
  expect(finishSentences(made, MARCH_1, 6, 20)[1]).toContain('no promise')
})
