/** The misconceptions of questions about other people's work. */

import type { Misconception } from '../types.ts'
import type { Judging } from './who-is-right.ts'

/** The misconceptions of a subject that judges claims, from the start of their ids: `geo-lines`. */
export const claimSlips = (start: string): Judging => ({
  accepts: `${start}-accepts-a-false-claim`,
  rejects: `${start}-rejects-a-true-claim`,
  oneRight: `${start}-judges-one-claim-only`,
})

/** The misconception of naming an error untested, from the start of its id. */
export const untestedSlip = (start: string): string => `${start}-names-an-error-without-testing`

/** The slips of questions that name a mistake or judge two claims, in the words of a subject. */
export function slips(start: string, about: string, test: string, skills: readonly string[]): Misconception[] {
  const { accepts, rejects, oneRight } = claimSlips(start)
  return [
    {
      id: untestedSlip(start),
      sentence: `I picked a mistake about ${about} that sounds likely without working out what it would lead to.`,
      clue: 'Carry out each suggested mistake: only one of them ends at the answer given.',
      skills,
    },
    {
      id: accepts,
      sentence: `I accepted a claim about ${about} because it looks true, without a reason.`,
      clue: `Do not trust the look of the figure: ${test}`,
      skills,
    },
    {
      id: rejects,
      sentence: `I rejected a claim about ${about} that follows from what is given.`,
      clue: `Before you reject a claim, look for a reason in its favor: ${test}`,
      skills,
    },
    {
      id: oneRight,
      sentence: `I checked one of the two claims about ${about} and guessed about the other.`,
      clue: 'Judge each claim by itself: both may be right, and both may be wrong.',
      skills,
    },
  ]
}
