/** Options of one form, such as equations of circles: the right one is not known by what it has in common with the others. */

import type { DrawnItem } from '../../draw/drawn.ts'
import { aloneInTwoParts, guessedByParts, partsOfOneForm } from '../../draw/inconspicuous.ts'
import { EXPECTED, PARTS_GUESSED_MORE } from '../../expectations.ts'
import type { Gate } from '../gate.ts'
import { perDrawnItem } from '../per-item.ts'

const LIMIT = 0.32

const formOf = (item: DrawnItem): string[][] | null =>
  item.frame_id === 'written' || item.public.options.length !== 4
    ? null
    : partsOfOneForm(item.public.options.map((o) => o.content))

/** How often whoever takes the option whose parts stand most often is right, and of how many questions. */
export function partsGuess(items: readonly DrawnItem[]): Readonly<{ rate: number; n: number }> {
  const met = items.flatMap((item) => {
    const parts = formOf(item)
    return parts
      ? [
          guessedByParts(
            parts,
            item.public.options.findIndex((o) => o.letter === item.secret.key),
          ),
        ]
      : []
  })
  return { rate: met.length === 0 ? 0.25 : met.reduce((a, b) => a + b, 0) / met.length, n: met.length }
}

/** Of a topic as a whole; subjects have few such questions. */
const seldomMet: Gate = ({ module: { topic }, items }) => {
  const { rate, n } = partsGuess(items)
  const limit = LIMIT + (PARTS_GUESSED_MORE[topic.id] ?? 0)
  return rate <= limit || topic.subjects.length < (EXPECTED[topic.id]?.subjects ?? 0)
    ? []
    : [
        {
          gate: 'shared parts',
          item: topic.id,
          message: `of ${n} questions with options of one form, ${(100 * rate).toFixed(1)} % are met by the option whose parts stand most often; at most ${(100 * limit).toFixed(1)} % may`,
        },
      ]
}

/** Templates that choose their options by their parts have none, right or wrong, that two parts tell from the three others. */
const noneAlone = perDrawnItem('shared parts', (item, { t }) => {
  const parts = t.balance === 'parts' ? formOf(item) : null
  const alone = parts ? aloneInTwoParts(parts) : -1
  return alone < 0
    ? []
    : [`option ${item.public.options[alone]?.letter} alone differs in two parts from the three others`]
})

export const partsShared: Gate = (d) => [...seldomMet(d), ...noneAlone(d)]
