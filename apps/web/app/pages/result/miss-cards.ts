import type { Question } from '@fourfold/contract'
import { cardOf } from '../../components/review/card-text'

type Card = Readonly<{ front: string; back: string }>

/** A card is text: what hangs on a figure, a table or a passage cannot be asked from it. */
const isText = ({ content, options, passage }: Question): boolean =>
  !passage && ![content, ...options.map((o) => o.content)].some((html) => /<(svg|img|figure|table)\b/.test(html))

/** The cards that the missed questions of a test give. */
export const cardsOfMisses = (misses: readonly Question[]): Card[] =>
  misses
    .filter(isText)
    .map(cardOf)
    .filter(({ back }) => back !== '')

export function madeWords(made: number): string {
  if (made === 0) return 'These cards are there already.'
  return made === 1 ? '1 card made. It is due now.' : `${made} cards made. They are due now.`
}
