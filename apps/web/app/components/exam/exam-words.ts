import type { ExamIndex, ExamOffer, ExamOutcome } from '@fourfold/contract'
import { count } from '../../format'
import { unofficialNote } from '../../scale-words'

/** Of a module that was handed in without a line, on its own page and on the exam's. */
export const HANDED_IN_LATER = 'Your answers are saved on this device and are handed in as soon as you are back online.'
export const COUNTS_WHENEVER = 'What you answered in the module’s time counts whenever it arrives.'

/** "2 hours 24 minutes" */
export function duration(minutes: number): string {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  const part = (n: number, one: string) => (n === 0 ? [] : [`${n} ${one}${n === 1 ? '' : 's'}`])
  return [...part(hours, 'hour'), ...part(rest, 'minute')].join(' ') || '0 minutes'
}

/** What an exam is on: it may have two topics, whichever is the current one. */
export const topicsLine = (sections: readonly Readonly<{ topic: string }>[]): string =>
  [...new Set(sections.map((section) => section.topic))].join(' · ')

/** "44 questions in two modules, 1 hour 10 minutes" */
export function offerLine({ sections, questions, minutes }: ExamOffer): string {
  const modules = sections.reduce((n, section) => n + section.modules, 0)
  const parts = modules === 1 ? '' : modules === 2 ? ' in two modules' : ` in ${modules} modules`
  return `${questions} questions${parts}, ${duration(minutes)}`
}

/** 12.5 minutes, 35 minutes */
export const minutesLine = (minutes: number): string =>
  `${Math.round(minutes * 100) / 100} ${minutes === 1 ? 'minute' : 'minutes'}`

/** "610 (unofficial, ±60)", "72" */
export const scoreNote = ({
  score,
  score_off,
}: Pick<ExamOutcome['sections'][number], 'score' | 'score_off'>): string =>
  score_off === 0 ? String(score) : `${score} (${unofficialNote(score_off)})`

/** What had been predicted and what came out, of one section. */
export function outcomeLine({ predicted, score, inside, score_off }: ExamOutcome['sections'][number]): string {
  const out = scoreNote({ score, score_off })
  if (!predicted) return `${out} came out. Nothing had been predicted yet.`
  const band = `${Math.round(predicted.low)} to ${Math.round(predicted.high)}`
  return `${out} came out; ${band} had been predicted, so it fell ${inside ? 'inside' : 'outside'} the band.`
}

/** "3 of 4 exams fell inside the band." */
export function recordLine({ inside, of }: ExamIndex['record']): string | null {
  if (of === 0) return null
  if (of === 1) return inside === 1 ? 'The exam fell inside the band.' : 'The exam fell outside the band.'
  return `${inside} of ${of} exams fell inside the band.`
}

export const extraLine = (extra: number): string | null =>
  extra === 1 ? null : `${Math.round((extra - 1) * 100)}% more time, as set in your account.`

type Band = Readonly<{ low: number; high: number; perfect_score: number }>

/** What the band says, and how far two exams of one day may lie apart: each has half a band of error, so both have 1.4 of it. */
export function bandLine({ low, high, perfect_score }: Band): string {
  const step = perfect_score > 100 ? 10 : 1
  const apart = Math.max(step, Math.round((Math.SQRT2 * (high - low)) / 2 / step) * step)
  const points = `${apart} point${apart === 1 ? '' : 's'}`
  return `In 8 of 10 cases the band holds the score that all questions together would give, and another exam on the same day lies within ${points} of this one.`
}

type Tried = Readonly<{ questions: number; empty: number; right: number }>

const all = (modules: readonly Tried[], of: keyof Tried): number => modules.reduce((sum, each) => sum + each[of], 0)

/** More than half of it was left empty: what was answered is too little to find anything in. */
export const mostlyEmpty = (modules: readonly Tried[]): boolean => all(modules, 'empty') * 2 > all(modules, 'questions')

/**
 * Where much stayed empty: what the score then says, and what it does not; on a scale of percent also why it is not the
 * share of right answers. Null where little did.
 */
export function emptyLine(
  modules: readonly Tried[],
  band?: Readonly<{ score: number; perfect_score: number }>,
): string | null {
  const [questions, empty, right] = [all(modules, 'questions'), all(modules, 'empty'), all(modules, 'right')]
  if (empty * 4 < questions || empty === 0) return null
  const share = Math.round((100 * right) / questions)
  const why =
    band?.perfect_score === 100 && band.score > share + 2
      ? ` ${right} of ${questions} right is ${share}%; the ${band.score} stands for all questions of the topic, where some answers come right by chance.`
      : ''
  return `${empty} of ${questions} questions were left empty and count as wrong, so this score says little of what you can do.${why}`
}

/** That a score is unofficial, and how far off the scale alone may be. Null where there is no scale but our own. */
export function unofficialLine(sections: readonly Readonly<{ score_off: number }>[]): string | null {
  const off = Math.max(0, ...sections.map((section) => section.score_off))
  const where = sections.length > 1 ? ' in a section' : ''
  return off === 0
    ? null
    : `Unofficial: values in published tables of official tests lie up to ${count(off, 'point')} from our curve${where}, and our questions are not the real ones.`
}
