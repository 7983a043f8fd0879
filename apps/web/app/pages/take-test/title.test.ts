import { SAMPLE_MODE } from '@fourfold/contract'
import { expect, test } from 'vitest'
import type { Run } from '../../today/run'
import { titleOf } from './title'

const made = { id: 12, question_mode: 'Recommendation', tutor: true, exam: null, questions_attributes: [] }
const day = { stages: ['log', 'practice'], at: 1, tests: { practice: 12 } } as unknown as Run

test('the test of a step is called by Today, and by its review once it is scored', () => {
  expect(titleOf({ ...made, aim: 'practice' }, false, day)).toBe('Today, step 2 of 2')
  expect(titleOf({ ...made, aim: 'practice' }, true, day)).toBe('Review')
  expect(titleOf({ ...made, id: 13, aim: 'practice' }, false, day)).toBe('Practice')
})

test('a sample, the first questions, a repair and a retry have names of their own', () => {
  const five = Array.from({ length: 5 }, () => ({}) as never)
  expect(titleOf({ ...made, question_mode: SAMPLE_MODE }, false, null)).toBe('Free sample')
  expect(titleOf({ ...made, aim: 'first', questions_attributes: five }, false, null)).toBe('First 5 questions')
  expect(titleOf({ ...made, aim: 'repair' }, false, null)).toBe('Repair')
  expect(titleOf({ ...made, aim: 'retry' }, false, null)).toBe('Retry')
})

test('one that the student put together is a tutor test or a practice test', () => {
  expect(titleOf({ ...made, question_mode: 'All' }, false, null)).toBe('Tutor test')
  expect(titleOf({ ...made, question_mode: 'All', tutor: false }, false, null)).toBe('Practice test')
})
