import { expect, test } from 'vitest'
import { keyOf, secretPart } from './key.ts'

const secret = { options: {}, wrong_grid: [{ value: '7', misconception: 'adds' }], explanation: '<p>So.</p>' }

test('the key of a question with options is a letter, that of a typed one its text, never both', () => {
  expect(keyOf({ id: 'a', question_type: 'Multiple choice', secret: { ...secret, key: 'C' } })).toEqual({
    letter: 'C',
    grid: null,
  })
  expect(keyOf({ id: 'b', question_type: 'Student-produced response', secret: { ...secret, key: '7/2' } })).toEqual({
    letter: null,
    grid: '7/2',
  })
})

test('a question with options whose key is no letter cannot be loaded', () => {
  const broken = { id: 'algebra/broken', question_type: 'Multiple choice' as const, secret: { ...secret, key: '7/2' } }
  expect(() => keyOf(broken)).toThrow('algebra/broken')
})

test('what an option is worth to the checks of the bank is not stored', () => {
  const options = { A: { correct: true, misconception: null, why: '', key: '3' } }
  const item = { id: 'a', question_type: 'Multiple choice' as const, secret: { ...secret, options, key: 'A' } }
  expect(secretPart(item)).toEqual({
    letter: 'A',
    grid: null,
    options: { A: { correct: true, misconception: null, why: '' } },
    wrong_grid: secret.wrong_grid,
    explanation: secret.explanation,
  })
})
