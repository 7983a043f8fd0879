import type { Question } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { answersOf } from './asked-words'

const option = (letter: string, content: string, correct = false) => ({ id: letter, letter, content, correct })
const question = (over: object) =>
  ({
    options: [],
    answer_attributes: null,
    student_produced_answer: null,
    correct_grid_in_answer: null,
    ...over,
  }) as unknown as Question

test('a typed answer and the right one, with the sign of minus; nothing where it was left empty', () => {
  const typed = { student_produced_answer: '-4', correct_grid_in_answer: '12' }
  expect(answersOf(question(typed))).toEqual({ own: '−4', right: '12' })
  expect(answersOf(question({ correct_grid_in_answer: '-1' }))).toEqual({ own: 'nothing', right: '−1' })
})

test('options by what they say, a picture by its letter', () => {
  const options = [option('A', '$x+1$'), option('B', '<svg></svg>', true)]
  expect(answersOf(question({ options, answer_attributes: { letter: 'A' } }))).toEqual({ own: '$x+1$', right: 'B' })
})
