/** A guesser that does not read the stem is right in at most 32 %. */

import { GUESSED_MORE } from '../expectations.ts'
import type { Drawn, Gate, Problem } from './gate.ts'
import { guess } from './reading/guesser.ts'

/** At most 32 % for a whole topic; a small set may be above by chance, so two standard errors are granted below 400 items. */
export const notGuessable: Gate = ({ module, items }) => {
  const g = guess(items)
  const slack = g.n < 400 ? 2 * Math.sqrt(0.1875 / Math.max(1, g.n)) : 0
  const granted = GUESSED_MORE[module.topic.id] ?? 0
  if (g.rate <= 0.32 + granted + slack) return []
  const hints = g.hints.map(([name, share]) => `${name} ${(100 * share).toFixed(0)} %`).join(', ')
  return [
    {
      gate: 'guesser',
      item: '',
      message: `${(100 * g.rate).toFixed(1)} % right without the stem (${g.n} items); strongest: ${hints}`,
    },
  ]
}

/** The limit is the topic's: a subject that is above it by itself passes where its whole topic is not. */
export const notGuessableWithin =
  (topic: () => Drawn) =>
  (d: Drawn): Problem[] =>
    notGuessable(d).length === 0 ? [] : notGuessable(topic())
