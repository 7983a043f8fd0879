/** The right option stands at every letter equally often. */

import { LETTERS } from '../draw/drawn.ts'
import type { Gate } from './gate.ts'

/** Pearson's chi-square over the four letters; 16.27 is the 0.1 % point for three degrees of freedom. */
export const keysUniform: Gate = ({ items }) => {
  const choice = items.filter((i) => i.question_type === 'Multiple choice')
  if (choice.length < 40) return []
  const expected = choice.length / 4
  const counts = LETTERS.map((l) => choice.filter((i) => i.secret.key === l).length)
  const chi = counts.reduce((s, c) => s + (c - expected) ** 2 / expected, 0)
  return chi <= 16.27
    ? []
    : [
        {
          gate: 'position',
          item: '',
          message: `places of the right option ${counts.join(', ')}: chi-square ${chi.toFixed(1)}`,
        },
      ]
}
