import type { Question, Result } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { happened, summary } from './happened'

const question = (id: number, correct: boolean, misconception: string | null = null, letter: 'A' | null = 'A') =>
  ({
    id,
    order: id,
    tag_id: 'slope',
    options: [{ letter: 'A', why: 'A takes the run for the rise.' }],
    student_produced_answer: null,
    answer_attributes: { correct, letter },
    misconception:
      misconception === null ? null : { id: misconception, name: '', sentence: `You ${misconception}.`, clue: '' },
  }) as unknown as Question
const result = (questions_attributes: Question[]): Result =>
  ({ tags: [{ id: 'slope', name: 'Slope' }], questions_attributes }) as unknown as Result

test('what happened names the slip, else why the option is wrong; what was left blank has no story', () => {
  const told = happened(
    result([question(0, true), question(1, false, 'swapped'), question(2, false), question(3, false, null, null)]),
  )
  expect(told.map(({ question: { id }, skill, sentence }) => [id, skill, sentence])).toEqual([
    [1, 'Slope', 'You swapped.'],
    [2, 'Slope', 'A takes the run for the rise.'],
  ])
})

test('the summary counts what was right and the slips behind the rest, each once', () => {
  expect(summary(result([question(0, true), question(1, true)]))).toBe('All 2 right. The topic has harder ones.')
  expect(summary(result([question(0, true), question(1, false, 'swapped'), question(2, false, 'swapped')]))).toBe(
    '1 of 3 right. One slip has a name.',
  )
  expect(summary(result([question(0, false, null, null)]))).toBe('0 of 1 right, 1 left blank.')
})
