import type { DashboardData, Flashcard, Mistake, Rating, Result, ReviewOverview } from '@fourfold/contract'
import { outcomeOf } from '../components/review/outcome'
import { intervalOf } from '../outbox/review-summary'
import { type ScoreScale, scaleNote } from '../scale-words'
import type { Reviewed, Standing, Went } from './run'

/** How long until it is asked again, as its button said. */
export const dueAfter = (item: Flashcard | Mistake | undefined, rating: Rating): number | null =>
  intervalOf(item, rating)

const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const DAY = 86_400_000
const MINUTE = 60_000
/** A skill that moved by less is not worth a sentence. */
const WORTH_TELLING = 0.03

type Learning = ReviewOverview['learning']

/** “4 cards”, “1 mistake”, “5 reviews” of both kinds. */
function learned(learning: Learning): string {
  const [first, ...others] = learning
  return some(learning.length, others.every(({ kind }) => kind === first?.kind) ? kindName(first?.kind) : 'review')
}
const kindName = (kind: Learning[number]['kind'] | undefined): string => (kind === 'mistake' ? 'mistake' : 'card')

/** What comes back within the hour is no work left undone: it is how something new is learned. Null where nothing does. */
export function learningLine(learning: Learning): string | null {
  if (learning.length === 0) return null
  const one = learning.length === 1
  const why = `as part of learning ${one ? 'it' : 'them'}.`
  const [from, to] = [Math.min, Math.max].map((end) => Math.ceil(end(...learning.map(({ in_ms }) => in_ms)) / MINUTE))
  if (to === 0) return `${learned(learning)} ${one ? 'is' : 'are'} back, ${why}`
  const when = `${from === to ? 'in' : 'within'} ${some(to ?? 0, 'minute')}`
  return `${learned(learning)} ${one ? 'comes' : 'come'} back ${when}, ${why}`
}

/** When the next reviews come, by what was done and by what is planned. */
function nextDue({
  done,
  logged,
  due,
  learning,
  ahead,
  catchUp,
}: Omit<Day, 'retry' | 'practice' | 'next'>): string | null {
  if (due > 0 && catchUp)
    return `${some(due, 'review')} are due: about ${catchUp.per_day} a day, and you are even again in ${some(catchUp.days, 'day')}.`
  if (due > 0) return `${some(due, 'review')} ${due === 1 ? 'is' : 'are'} due now.`
  const soon = learningLine(learning)
  if (soon !== null) return soon
  const known = done.flatMap((each) => (each.due_in_ms === null ? [] : [each.due_in_ms]))
  const tomorrow = ahead[0]?.reviews ?? 0
  if (tomorrow > 0) return `Tomorrow: ${some(tomorrow, 'review')}.`
  if (known.some((ms) => ms < DAY)) return 'The next review comes back later today.'
  if (logged > 0) known.push(DAY)
  const planned = ahead.findIndex(({ reviews }) => reviews > 0)
  if (planned >= 0) known.push((planned + 1) * DAY)
  if (known.length === 0) return null
  const days = Math.round(Math.min(...known) / DAY)
  return `The next review comes back ${days === 1 ? 'tomorrow' : `in ${days} days`}.`
}

export type Day = Readonly<{
  done: readonly Reviewed[]
  retry: Went | null
  practice: Went | null
  /** Mistakes that were logged on the way. */
  logged: number
  /** Reviews by day, the next days first. */
  ahead: readonly Readonly<{ date: string; reviews: number }>[]
  /** What the dashboard names next. */
  next: Readonly<{ title: string; minutes: number }>
  /** Reviews that are due at this moment and were not seen today: left over, or made since. */
  due: number
  /** What was seen today and comes back within the hour. */
  learning: Learning
  /** After a break: how they are worked off calmly. */
  catchUp: Readonly<{ days: number; per_day: number }> | null
}>

/** New ground is where misses belong: where most went wrong, that it was tried stands first. */
function practiceLine({ right, of, blank }: Went): string {
  const tried = of - blank
  const empty = blank === 0 ? '' : `, ${blank} left blank`
  if (tried === 0) return `${some(of, 'new question')} left blank.`
  return 2 * right >= tried
    ? `${right} of ${some(tried, 'new question')} right${empty}.`
    : `${some(tried, 'new question')} tried, ${right === 0 ? 'none right yet' : `${right} right so far`}${empty}.`
}

export function wentOf({ questions_attributes: questions }: Pick<Result, 'questions_attributes'>): Went {
  const outcomes = questions.map(outcomeOf)
  const n = (what: string) => outcomes.filter((each) => each === what).length
  return { right: n('Correct'), of: questions.length, blank: n('Skipped') }
}

/** What the day has done, in sentences: what was mended, what was known, what is to come back. */
export function closingLines({ done, retry, practice, logged, due, learning, ahead, next, catchUp }: Day): string[] {
  const rated = done.filter((each) => each.rating !== null)
  const mistakes = rated.filter((each) => each.kind === 'mistake')
  const cards = rated.filter((each) => each.kind === 'flashcard')
  // A wrong answer did not come back right, however it was rated.
  const right = (of: readonly Reviewed[]) => of.filter((each) => each.right ?? each.rating !== 'again').length
  const lines = [
    ...(mistakes.length > 0 ? [`${right(mistakes)} of ${some(mistakes.length, 'mistake')} came back right.`] : []),
    ...(cards.length > 0 ? [`You knew ${right(cards)} of ${some(cards.length, 'card')}.`] : []),
    ...(retry
      ? [
          `Of ${some(retry.of, 'question')} you had missed, ${retry.right === 0 ? 'none is right yet' : `${retry.right} ${retry.right === 1 ? 'is' : 'are'} right now`}.`,
        ]
      : []),
    ...(logged > 0 ? [`${some(logged, 'mistake')} logged.`] : []),
    ...(practice ? [practiceLine(practice)] : []),
    // When it goes on, said once: by what is due, else by what the dashboard names.
    nextDue({ done: rated, logged, due, learning, ahead, catchUp }) ??
      `Next time: ${next.title}, about ${some(next.minutes, 'minute')}.`,
  ]
  return rated.length + logged === 0 && !retry && !practice
    ? ['Nothing was answered, so nothing changes.', ...lines]
    : lines
}

export const DONE = 'Done for today'

/** The heading: done for today where nothing that is due was left. What is being learned may come back all the same. */
export function closingTitle({ done, retry, practice, logged, due }: Omit<Day, 'ahead' | 'next' | 'catchUp'>): string {
  const rated = done.filter((each) => each.rating !== null)
  if (rated.length + logged === 0 && !retry && !practice) return 'Stopped before the first answer'
  return due > 0 ? 'Done for now' : DONE
}

/** Questions of the day's tests that were not right, and the test that has most of them; null where all were. */
export function missed(
  tests: readonly Readonly<{ id: number; went: Went }>[],
): Readonly<{ id: number; wrong: number; blank: number }> | null {
  const [most] = tests
    .map(({ id, went: { right, of, blank } }) => ({ id, wrong: of - right - blank, blank }))
    .filter(({ wrong, blank }) => wrong + blank > 0)
    .sort((a, b) => b.wrong + b.blank - a.wrong - a.blank)
  return most ?? null
}

/** The skill that the day's tests raised most, before anything that was only counted; null where none rose by much. */
export function risen(tests: readonly Pick<Result, 'moved'>[]): string | null {
  const steps = new Map<string, { name: string; from: number; to: number }>()
  for (const { id, name, before, after } of tests.flatMap((test) => test.moved))
    if (before !== null) steps.set(id, { name, from: steps.get(id)?.from ?? before, to: after })
  const [most] = [...steps.values()].sort((a, b) => b.to - b.from - (a.to - a.from))
  if (!most || most.to - most.from < WORTH_TELLING) return null
  return `${most.name} rose from ${Math.round(100 * most.from)}% to ${Math.round(100 * most.to)}%.`
}

/** Where the student stands, from the dashboard's numbers. */
export const standingOf = (data: DashboardData): Standing => ({
  score: data.estimate_ready ? data.predicted_score : null,
  low: data.predicted_low,
  high: data.predicted_high,
  perfect: data.perfect_score,
  least: data.least_score,
  off: data.score_off,
  strong: data.questions.tagBreakdown.flatMap((subject) =>
    subject.tags.flatMap((skill) => (skill.level === 'Strong' ? [skill.name] : [])),
  ),
  offenders: data.repeat_offenders.map(({ id, sentence }) => ({ id, sentence })),
})

/** "68 of 100", "610 (on a scale from 200 to 800, which is unofficial, ±60)". */
function onScale(score: number, { least, perfect, off }: Standing): string {
  const scale: ScoreScale = { least_score: least, perfect_score: perfect, score_off: off }
  return least === 0 ? `${score} ${scaleNote(scale)}` : `${score} (${scaleNote(scale)})`
}

const SHOWN_OFFENDERS = 5

/** What was hard and is done: worth a small celebration, one line for each kind. Never for clicks. */
export function celebrations(before: Standing, after: Standing): string[] {
  const known = new Set(after.offenders.map(({ id }) => id))
  // A full list may have pushed one out: only a list with room says that one is gone.
  const cured = after.offenders.length < SHOWN_OFFENDERS ? before.offenders.filter(({ id }) => !known.has(id)) : []
  const had = new Set(before.strong)
  const strong = after.strong.filter((name) => !had.has(name))
  return [
    ...cured.map(({ sentence }) => `Cured: ${sentence}`),
    ...(strong.length > 0 ? [strongNow(strong)] : []),
    ...(bandRose(before, after) ? [moved(before, after) ?? ''] : []),
  ]
}

/** Several are one thing to be glad of. */
function strongNow(names: readonly string[]): string {
  const [first, second, ...others] = names
  if (second === undefined) return `${first} is Strong now.`
  if (others.length === 0) return `${first} and ${second} are Strong now.`
  return `${names.length} skills are Strong now: ${first}, ${second} and ${others.length} more.`
}

const round = (value: number | null): number => Math.round(value ?? 0)

/** A move of less than this share of the band is noise: neither praised nor blamed. */
const NOISE = 1 / 8

/** Whether a score moved by no more than chance moves it. */
const isNoise = (from: number, to: number, { low, high }: Standing): boolean =>
  low !== null && high !== null && Math.abs(to - from) < NOISE * (high - low)

/** Both ends of the band and the score itself, as they are shown. */
const bandRose = (before: Standing, after: Standing): boolean =>
  [before.score, before.low, before.high, after.score, after.low, after.high].every((value) => value !== null) &&
  round(after.low) > round(before.low) &&
  round(after.high) > round(before.high) &&
  round(after.score) > round(before.score) &&
  !isNoise(round(before.score), round(after.score), after)

/** What moved, said soberly and once: up or down, in the dashboard's own figures; a fall with what it is worth. */
export function moved(before: Standing, after: Standing): string | null {
  if (before.score === null || after.score === null) return null
  const [from, to] = [round(before.score), round(after.score)]
  if (from === to) return `Your predicted score is ${onScale(to, after)}, as before.`
  if (isNoise(from, to, after)) return `Your predicted score is about the same: ${onScale(to, after)}.`
  if (to > from) return `Your predicted score rose from ${from} to ${onScale(to, after)}.`
  const now = `Your predicted score is ${onScale(to, after)}; before this round it was ${from}`
  // A score is known no better than its band: a fall inside it may well be chance.
  return before.low !== null && to >= round(before.low)
    ? `${now}. So few questions say little: both are in its likely range.`
    : `${now}.`
}
