import type { Question } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { answersOf, answersTo } from './asked-words'

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

test('a typed number and the right one are set in one form, with commas from 1,000 on', () => {
  const answers = (own: string, right: string) =>
    answersOf(question({ student_produced_answer: own, correct_grid_in_answer: right }))
  expect(answers('370000', '-1200')).toEqual({ own: '370,000', right: '−1,200' })
  expect(answers('0.12345', '999')).toEqual({ own: '0.12345', right: '999' })
  expect(answers('1/1000', '1234.5')).toEqual({ own: '1/1,000', right: '1,234.5' })
})

test('what was given just now counts, whatever the question came with', () => {
  const options = [option('A', '$x+1$'), option('B', '$x$', true)]
  const before = { options, answer_attributes: { letter: 'B' } }
  expect(answersTo(question(before), 'A')).toEqual({ own: '$x+1$', right: '$x$' })
  expect(answersTo(question({ correct_grid_in_answer: '12' }), '7')).toEqual({ own: '7', right: '12' })
})

test('options by what they say, a picture by its letter', () => {
  const options = [option('A', '$x+1$'), option('B', '<svg></svg>', true)]
  expect(answersOf(question({ options, answer_attributes: { letter: 'A' } }))).toEqual({ own: '$x+1$', right: 'B' })
})
