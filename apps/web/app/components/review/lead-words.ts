import type { Mistake } from '@fourfold/contract'
import { dayAndMonth } from '../../format'

/** Why this is asked: when it, or one like it, was missed. */
export function leadWords({ question_id, missed_at, guessed }: Mistake, asked: number, now = new Date()): string {
  const which = asked === question_id ? 'this question' : 'a question like this'
  return `You ${guessed ? `guessed ${which} right` : `missed ${which}`} ${dayAndMonth(missed_at) === dayAndMonth(now.toISOString()) ? 'today' : `on ${dayAndMonth(missed_at)}`}.`
}
