import type { Question } from '@fourfold/contract'
import { isTypedZero, type Outcome, outcomeOf } from '../../components/review/outcome'

const WORDS = { Correct: 'Right', Incorrect: 'Not right', Skipped: 'No answer' } as const

/** How a revealed question went. A right second try is told as what it is; the first answer stays what is scored. */
export function verdictOf(question: Question): Readonly<{ outcome: Outcome; words: string; more: string | null }> {
  const outcome = outcomeOf(question)
  return outcome !== 'Correct' && question.second_try?.correct
    ? { outcome: 'Correct', words: 'Right', more: 'on the second try' }
    : { outcome, words: isTypedZero(question) ? 'Skipped' : WORDS[outcome], more: null }
}
