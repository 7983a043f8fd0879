import { expect, test } from 'vitest'
import { aQuestion } from '../../attempt/fixtures'
import { cardOf, cardOfPart, cardText } from './card-text'

test('tags and figures go, formulas and line breaks stay', () => {
  const html = '<p>Solve $3x &lt; 12$.</p><svg viewBox="0 0 1 1"><text>q</text></svg><ul><li>one</li><li>two</li></ul>'
  expect(cardText(html)).toBe('Solve $3x < 12$.\none\ntwo')
})

test('an entity is read once: what was escaped twice stays escaped once', () => {
  expect(cardText('a &amp;lt; b &amp; c')).toBe('a &lt; b & c')
})

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
