import type { Mistake } from '@fourfold/contract'
import { dayAndMonth } from '../../format'

/** Why this is asked: when it, or one like it, was missed. */
export function leadWords({ question_id, missed_at, guessed }: Mistake, asked: number): string {
  const which = asked === question_id ? 'this question' : 'a question like this'
  return `You ${guessed ? `guessed ${which} right` : `missed ${which}`} on ${dayAndMonth(missed_at)}.`
}
