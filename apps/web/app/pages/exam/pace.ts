import type { ExamSection } from '@fourfold/contract'
import { clock } from './report-words'

type Paced = Pick<ExamSection['modules'][number], 'pace' | 'questions' | 'minutes' | 'empty'>

/** How the time went against the even pace, in words: half-way, and at the end. */
export function paceWords({ pace, questions, minutes, empty }: Paced): string {
  // Of questions that were never tried there is no pace to speak of.
  if (empty > questions / 2)
    return `Pace: ${questions - empty} of ${questions} questions were answered, in ${clock(pace.at(-1) ?? 0)}.`
  const half = Math.floor(questions / 2)
  const used = pace[half - 1] ?? 0
  const even = (minutes * 60_000 * half) / Math.max(1, questions)
  const gap = Math.round((used - even) / 1000)
  const far = clock(Math.abs(gap) * 1000)
  const where =
    gap > 15 ? `${far} behind the even pace` : gap < -15 ? `${far} ahead of the even pace` : 'at the even pace'
  return `Pace: question ${half} was done after ${clock(used)}, ${where}.`
}
