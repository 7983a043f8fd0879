import { expect, test } from 'vitest'
import { finishSentences } from './finish.ts'

const MARCH_1 = Date.UTC(2027, 2, 1) / 86_400_000
/** 4 of 10 skills are Strong; each further one takes 30 minutes. */
const strong = { reached: 4, skills: 10, minutes: [30, 60, 90, 120, 150, 180] }
const made = { Strong: strong, Moderate: strong }
const first = (...args: Parameters<typeof finishSentences>) => finishSentences(...args)[0]

test('by the day of the test it counts what fits, and says at which pace it would be all', () => {
  expect(first(made, MARCH_1, 6, 20)).toBe('At 20 minutes a day 6 of 10 skills are Strong by March 7; at 60 all.')
  expect(first(made, MARCH_1, 18, 20)).toBe('At 20 minutes a day all 10 skills are Strong by March 19.')
})

test('without a date it says by when', () => {
  expect(first(made, MARCH_1, null, 20)).toBe('At 20 minutes a day all 10 skills are Strong by about March 19.')
})

test('where all is Strong already, a whole sentence says so', () => {
  const done = { reached: 10, skills: 10, minutes: [] }
  expect(first({ Strong: done, Moderate: done }, MARCH_1, null, 20)).toBe(
    'All 10 skills are Strong. Keep them with a few reviews a week.',
  )
})

test('what practice alone cannot do is not promised', () => {
  const hard = { ...made, Strong: { ...strong, skills: 12 } }
  expect(first(hard, MARCH_1, 18, 20)).toBe('At 20 minutes a day 10 of 12 skills are Strong by March 19.')
  expect(first(hard, MARCH_1, 6, 20)).toBe('At 20 minutes a day 6 of 12 skills are Strong by March 7; at 60 10.')
})

test('a test tomorrow promises nothing that no pace could do', () => {
  expect(first({ ...made, Strong: { ...strong, minutes: [300, 600] } }, MARCH_1, 1, 20)).toBe(
    'At 20 minutes a day 4 of 10 skills are Strong by March 2.',
  )
})

test('who is far from Strong is told of the nearer goal', () => {
  const far = { Strong: { reached: 1, skills: 10, minutes: [] }, Moderate: strong }
  expect(first(far, MARCH_1, 18, 20)).toBe('At 20 minutes a day all 10 skills are Moderate or Strong by March 19.')
})

test('how it is worked out stands beside it', () => {
  expect(finishSentences(made, MARCH_1, 6, 20)[1]).toContain('no promise')
})
