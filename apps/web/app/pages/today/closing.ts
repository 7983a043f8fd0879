import type { Flashcard, Mistake, Rating } from '@fourfold/contract'
import { intervalOf } from '../../outbox/review-summary'

/** One review of today's queue as it went; null where it was put off. */
export type Reviewed = Readonly<{ kind: 'flashcard' | 'mistake'; rating: Rating | null; due_in_ms: number | null }>

/** How long until it is asked again, as its button said. */
export const dueAfter = (item: Flashcard | Mistake | undefined, rating: Rating): number | null =>
  intervalOf(item, rating)

const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const DAY = 86_400_000

function nextDue(done: readonly Reviewed[]): string | null {
  const known = done.flatMap((each) => (each.due_in_ms === null ? [] : [each.due_in_ms]))
  if (known.length === 0) return null
  const soonest = Math.min(...known)
  const days = Math.round(soonest / DAY)
  const when = soonest < DAY ? 'later today' : days === 1 ? 'tomorrow' : `in ${days} days`
  return `The first of them comes back ${when}.`
}

/** What today's reviews have done, in sentences: what was mended, what is to come back. */
export function closingLines(done: readonly Reviewed[]): string[] {
  const rated = done.filter((each) => each.rating !== null)
  if (rated.length === 0) return ['Nothing was rated, so nothing changes.']
  const mistakes = rated.filter((each) => each.kind === 'mistake')
  const cards = rated.filter((each) => each.kind === 'flashcard')
  const right = (of: readonly Reviewed[]) => of.filter((each) => each.rating !== 'again').length
  return [
    ...(mistakes.length > 0 ? [`${right(mistakes)} of ${some(mistakes.length, 'mistake')} came back right.`] : []),
    ...(cards.length > 0 ? [`You knew ${right(cards)} of ${some(cards.length, 'card')}.`] : []),
    ...[nextDue(rated)].filter((line) => line !== null),
  ]
}
