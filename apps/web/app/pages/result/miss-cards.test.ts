import { expect, test } from 'vitest'
import { aQuestion } from '../../attempt/fixtures'
import { cardsOfMisses, madeWords } from './miss-cards'

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

test('it says how many are new', () => {
  expect([0, 1, 3].map(madeWords)).toEqual([
    'These cards are there already.',
    '1 card made. It is due now.',
    '3 cards made. They are due now.',
  ])
})
