import type { Evidence, EvidenceScope } from '@fourfold/contract'
import { mastery } from '../../format'

/** Where a score's scale begins and ends. */
export type Points = Readonly<{ least: number; most: number }>

/** What a number is about. */
export type About = Readonly<{ scope: EvidenceScope; id?: string }>

const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const WORDS = {
  correct_to_incorrect: 'was right first',
  incorrect_to_correct: 'was wrong first',
  incorrect_to_incorrect: 'wrong twice',
} as const

/** Which way an answer was changed, in words; null when it was not. */
export const changed = ({ change }: Evidence['answers'][number]): string | null => (change ? WORDS[change] : null)

/** How much help an answer had, in words; null when it had none. */
export const helped = ({ hints = 0 }: Evidence['answers'][number]): string | null =>
  hints === 0 ? null : `after ${n(hints, 'hint')}`

type Try = NonNullable<Evidence['tries']>[number]

/** What was done at a step of the lesson's own example. */
export const tryLine = ({ step, right, says }: Try): string =>
  `Lesson, step ${step}: ${right ? 'right' : says === null ? 'wrong' : `a typical slip. ${says}`}`

/** How many answers there are, and how many of them are listed. */
export function countLine(scope: EvidenceScope, { total, answers }: Evidence): string {
  const what = scope === 'changes' ? 'changed answer' : 'answer'
  if (answers.length === 0) return `No ${what} yet.`
  if (total <= answers.length) return total === 1 ? `The ${what} behind it:` : `The ${n(total, what)} behind it:`
  return `The newest ${answers.length} of ${n(total, what)}:`
}

/** What would move the number most; in points where a score is meant, else in percent. */
export function changeLine({ would_change }: Evidence, points?: Points): string | null {
  if (!would_change) return null
  const { skill, answers, now, right, wrong } = would_change
  const text = (share: number): string =>
    points === undefined
      ? mastery(share)
      : (Math.round((points.least + share * (points.most - points.least)) * 10) / 10).toString()
  const sofar = answers === 0 ? 'no answer so far' : `${n(answers, 'answer')} so far`
  // Practice counts for something even when it goes wrong: near the bottom a wrong answer need not lower the number.
  const wrongly = wrong < now ? `, a wrong one ${text(wrong)}` : ''
  return `What would change it most: a question on ${skill.name} (${sofar}). It is ${text(now)} now; a right answer would make it ${text(right)}${wrongly}.`
}
