import type { Question } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { verdictOf } from './verdict'

const asked = (correct: boolean, second?: boolean) =>
  ({
    answer_attributes: { correct, letter: 'A' },
    student_produced_answer: null,
    ...(second === undefined ? {} : { second_try: { answer: 'B', correct: second } }),
  }) as Question

test('a right second try is said to be right, and to be the second', () => {
  expect(verdictOf(asked(false, true))).toEqual({ outcome: 'Correct', words: 'Right', more: 'on the second try' })
})

test('a typed 0 counts as skipped, and is no missing answer', () => {
  const zero = { ...asked(false), answer_attributes: null, student_produced_answer: '0' } as Question
  expect(verdictOf(zero)).toEqual({ outcome: 'Skipped', words: 'Skipped', more: null })
})

test('everything else is told by the first answer', () => {
  expect(verdictOf(asked(true))).toEqual({ outcome: 'Correct', words: 'Right', more: null })
  expect(verdictOf(asked(false))).toEqual({ outcome: 'Incorrect', words: 'Not right', more: null })
  expect(verdictOf(asked(false, false))).toEqual({ outcome: 'Incorrect', words: 'Not right', more: null })
})
