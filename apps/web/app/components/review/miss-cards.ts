import { htmlLines, type Question } from '@fourfold/contract'
import { answersOf } from './asked-words'
import { cardOf } from './card-text'

export type MissCard = Readonly<{ front: string; back: string }>

/** A card is text: what hangs on a figure, a table or a passage cannot be asked from it. */
const isText = ({ content, options, passage }: Question): boolean =>
  !passage && ![content, ...options.map((o) => o.content)].some((html) => /<(svg|img|figure|table)\b/.test(html))

/** Short enough to be remembered: what was right, and what to look for, or how the explanation begins. */
function backOf(question: Question): string {
  const { right } = answersOf(question)
  const [plan = ''] = htmlLines(question.answer_explanation ?? '').split('\n')
  return [htmlLines(right), question.misconception ? htmlLines(question.misconception.clue) : plan]
    .filter((line) => line !== '')
    .join('\n')
}

/** The cards that the missed questions of a test give. */
export const cardsOfMisses = (misses: readonly Question[]): MissCard[] =>
  misses
    .filter((question) => isText(question) && question.answer_explanation !== null)
    .map((question) => ({ front: cardOf(question).front, back: backOf(question) }))

/** Some misses give no card, since a card without its figure cannot be asked: the number is that of the cards. */
export const makeWords = (cards: number): string => (cards === 1 ? 'Make a flashcard' : `Make ${cards} flashcards`)

export function madeWords(made: number): string {
  if (made === 0) return 'These cards are there already.'
  return made === 1 ? '1 card made. It is due now.' : `${made} cards made. They are due now.`
}
