import { expect, test } from 'vitest'
import { aQuestion } from '../../attempt/fixtures'
import { cardOf, cardOfPart } from './card-text'

test('a question becomes a card with its options in front and its explanation behind', () => {
  const question = aQuestion(1, { content: '<p>Which?</p>', answer_explanation: '<p>Because $x=2$.</p>' })
  const { front, back } = cardOf(question)
  expect(front.split('\n')[0]).toBe('Which?')
  expect(front.split('\n').slice(1)).toHaveLength(question.options.length)
  expect(back).toBe('Because $x=2$.')
})

test('before the reveal the back is left to the student', () => {
  expect(cardOf(aQuestion(1, { answer_explanation: null })).back).toBe('')
})

test('a piece of an explanation names its question in front', () => {
  const question = aQuestion(1, { content: '<p>Which?</p>' })
  expect(cardOfPart(question, 'the piece')).toEqual({
    front: `Question ${question.ancestry}: Which?`,
    back: 'the piece',
  })
})
