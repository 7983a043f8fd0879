import type { Evidence, EvidenceScope } from '@fourfold/contract'
import { mastery, pastDay, seconds } from '../../format'

/** Where a score's scale begins and ends. */
export type Points = Readonly<{ least: number; most: number }>

/** What a number is about. */
export type About = Readonly<{ scope: EvidenceScope; id?: string }>

const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

type Answer = Evidence['answers'][number]

const OUTCOMES = { correct: 'Right', incorrect: 'Wrong', skipped: 'Skipped' } as const
const FIRST = { correct_to_incorrect: 'but right at first', incorrect_to_correct: 'but wrong at first' } as const
const FELT = { sure: null, unsure: 'not sure', guess: 'guessed' } as const
const PLACES = {
  test: 'In a test',
  review: 'In a review',
  lesson: 'In a lesson',
  second_look: 'At a second look',
} as const

/** What happened: how it came out, and with what help, doubt or change. */
export function happenedLine({ outcome, change, confidence = 'sure', hints = 0 }: Answer): string {
  const twice = change === 'incorrect_to_incorrect'
  const first = change === undefined || twice ? null : FIRST[change]
  const felt = outcome === 'skipped' ? null : FELT[confidence]
  const notes = [first, felt, hints === 0 ? null : `after ${n(hints, 'hint')}`].filter((note) => note !== null)
  return [twice ? 'Wrong twice' : OUTCOMES[outcome], ...notes].join(', ')
}

/** When it was answered, how long that took, and in which skill where several are meant. */
export function whenLine({ date, time_spent, skill }: Answer, about: string, now: Date): string {
  const took = time_spent < 500 ? [] : [`in ${seconds(time_spent)}`]
  return [pastDay(date, now), ...took, ...(skill === about ? [] : [skill])].join(' · ')
}

/** Which question it was. */
export const questionLine = ({ test_id, question, display_id, source }: Answer): string =>
  test_id === null ? `${PLACES[source]} · ${display_id}` : `Question ${question} of Test ${test_id}`

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
export function changeLine({ would_change, name }: Evidence, points?: Points): string | null {
  if (!would_change) return null
  const { skill, answers, now, right, wrong } = would_change
  const text = (share: number): string =>
    points === undefined
      ? mastery(share)
      : (Math.round((points.least + share * (points.most - points.least)) * 10) / 10).toString()
  // At the bottom of the scale a wrong answer changes nothing that could be seen.
  const wrongly = wrong < now ? `, a wrong one ${text(wrong)}` : ''
  // Of one skill its own name stands above.
  if (skill.name === name) return `It is ${text(now)} now. Another right answer would make it ${text(right)}${wrongly}.`
  const sofar = answers === 0 ? 'no answer so far' : `${n(answers, 'answer')} so far`
  return `What would change it most: a question on ${skill.name} (${sofar}). It is ${text(now)} now; a right answer would make it ${text(right)}${wrongly}.`
}

/** Below this a skill has not faded so that anybody would see it. */
const FADED = 0.005

/** What the number rests on, and how far it has faded since the last practice. */
export function basisLine({ basis }: Evidence): string | null {
  if (!basis) return null
  const { own_answers, today, last_practice } = basis
  const rests =
    own_answers < FADED
      ? 'It rests on your answers and on how hard the questions were made to be.'
      : `It rests on your answers; how hard the questions are comes to ${Math.round(100 * own_answers)}% from how other students did on them, the rest from how hard they were made to be.`
  if (last_practice - today < FADED) return rests
  return `Right after practice its skills stood at ${mastery(last_practice)}; today they are at ${mastery(today)}, since what is not used fades. ${rests}`
}
