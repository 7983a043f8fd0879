import { enoughAnswers } from '@fourfold/contract'
import { percent } from './format'

type Answers = Readonly<{ correct: number; incorrect: number; skipped?: number }>

/** What stands beside a skill's level: its mastery, or what few answers it rests on; wherever skills are listed. */
export function basisWords({ correct, incorrect, skipped = 0 }: Answers, mastery: number): string {
  if (enoughAnswers(correct, incorrect)) return percent(mastery)
  const answers = correct + incorrect + skipped
  return correct + incorrect === 0 ? 'only skipped so far' : `${correct} of ${answers} right so far`
}
