import type { Question } from '@fourfold/contract'
import { count } from '../../format'
import { outcomeOf } from './outcome'
import { questionNumbers } from './question-numbers'

/** How a test was paced: the one verdict that both the result and the analysis tell. */
export type Pace = Readonly<{
  verdict: 'unread' | 'lingered' | 'hasty' | 'even'
  label: string
  sentence: string
  advice?: string
  /** The questions that show it. */
  questions: readonly Question[]
  figures: readonly Readonly<{ name: string; value: string }>[]
}>

/** Fewer answers with a known time have no usual time. */
const ENOUGH = 5
/** So many misses, and right answers beside them, say that misses differ; fewer may be chance. */
const ENOUGH_MISSES = 3
/** Twice the usual time is long, half of it short. */
const FAR = 2
/** What takes no longer has lost nothing, however fast the rest was: it is the time of a usual exam question. */
const LONG_MS = 90_000
/** Nobody reads a question in less: the model takes such an answer for a guess, unless quick ones are mostly right. */
const READ_MS = 2000
const MOSTLY = 3 / 4

const median = (questions: readonly Question[]): number =>
  questions.map((q) => q.time_spent).sort((a, b) => a - b)[Math.floor(questions.length / 2)] ?? 0
const each = (questions: readonly Question[]): string => `${Math.round(median(questions) / 1000)} s`

const figuresOf = (right: readonly Question[], wrong: readonly Question[]): Pace['figures'] =>
  [
    { name: 'Right answers, usually', of: right },
    { name: 'Wrong answers, usually', of: wrong },
  ].flatMap(({ name, of }) => (of.length === 0 ? [] : [{ name, value: each(of) }]))

/** Null where there is too little to tell, or nothing clear. */
export function paceOf(questions: readonly Question[]): Pace | null {
  const answered = questions.filter((q) => outcomeOf(q) !== 'Skipped')
  // No time at all means that nobody knows it.
  const timed = questions.filter((q) => q.time_spent > 0)
  if (timed.length < ENOUGH) return null
  const right = timed.filter((q) => outcomeOf(q) === 'Correct')
  const wrong = timed.filter((q) => outcomeOf(q) === 'Incorrect')
  const figures = figuresOf(right, wrong)

  const unread = answered.filter((q) => q.time_spent > 0 && q.time_spent < READ_MS)
  const knew = unread.filter((q) => outcomeOf(q) === 'Correct').length
  if (unread.length * 2 > answered.length && knew < MOSTLY * unread.length)
    return {
      verdict: 'unread',
      label: 'Faster than reading',
      sentence: `${unread.length} of ${count(answered.length, 'answer')} came within two seconds.`,
      advice: 'So fast an answer is taken for a guess and hardly moves your estimate.',
      questions: unread,
      figures,
    }

  const usual = median(timed)
  const lingered = timed.filter(
    (q) => outcomeOf(q) !== 'Correct' && q.time_spent >= LONG_MS && q.time_spent >= FAR * usual,
  )
  const minutes = Math.round(lingered.reduce((sum, q) => sum + q.time_spent, 0) / 60_000)
  if (lingered.length > 0)
    return {
      verdict: 'lingered',
      label: 'Time without a point',
      sentence: `${count(minutes, 'minute')} went into ${questionNumbers(lingered)}.`,
      advice: 'Next time star it, go on, and come back with what is left.',
      questions: lingered,
      figures,
    }

  if (wrong.length < ENOUGH_MISSES || right.length < ENOUGH_MISSES) return null
  const hasty = wrong.filter((q) => q.time_spent * FAR <= median(right))
  if (hasty.length === 0)
    return {
      verdict: 'even',
      label: 'Pace',
      sentence: 'No miss was rushed, and none took too long: pace was not the trouble.',
      questions: wrong,
      figures,
    }
  if (hasty.length < ENOUGH_MISSES || hasty.length * 2 < wrong.length) return null
  return {
    verdict: 'hasty',
    label: 'Misses in a hurry',
    sentence: `${hasty.length} of ${wrong.length} misses took at most half the time of your right answers.`,
    advice: 'Read once more what is asked before you choose.',
    questions: hasty,
    figures,
  }
}
