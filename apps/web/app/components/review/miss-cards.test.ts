import { expect, test } from 'vitest'
import { aQuestion } from '../../attempt/fixtures'
import { cardsOfMisses, madeWords, makeWords } from './miss-cards'

const told = { answer_explanation: '<p>Because.</p>' }

test('what was missed becomes cards, but for what hangs on a figure, a table or a passage, or is not told yet', () => {
  const cards = cardsOfMisses([
    aQuestion(1, { ...told, content: '<p>Which?</p>' }),
    aQuestion(2, { ...told, content: '<p>See</p><svg></svg>' }),
    aQuestion(3, { ...told, content: '<table><tr><td>1</td></tr></table>' }),
    aQuestion(4, { answer_explanation: null }),
  ])
  expect(cards.map(({ front, back }) => [front.split('\n')[0], back])).toEqual([['Which?', 'Because.']])
})

test('behind stands what is right, and the clue of the mistake that was made', () => {
  const options = [
    { id: 1, letter: 'A', content: '<p>$4$</p>', correct: false },
    { id: 2, letter: 'B', content: '<p>$5$</p>', correct: true },
  ]
  const misconception = { id: 'm', name: 'n', sentence: 's', clue: 'Count both.' }
  const [card] = cardsOfMisses([aQuestion(1, { ...told, content: '<p>Which?</p>', options, misconception } as never)])
  expect(card?.back).toBe('$5$\nCount both.')
})

test('it says how many cards there will be', () => {
  expect([makeWords(1), makeWords(3)]).toEqual(['Make a flashcard', 'Make 3 flashcards'])
})

test('it says how many are new', () => {
  expect([0, 1, 3].map(madeWords)).toEqual([
    'These cards are there already.',
    '1 card made. It is due now.',
    '3 cards made. They are due now.',
  ])
})
