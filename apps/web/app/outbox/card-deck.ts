import type { Flashcard, Rating } from '@fourfold/contract'
import { flashcard, flashcardList } from '../api/queries'
import { queryClient } from '../api/query-client'
import { session } from '../session/session'
import { flushRatings, queueRating, queueUndo } from './rating-queue'
import { closingWords, intervalOf } from './review-summary'

/**
 * The cards of this review, held in the browser: the next card is there before it is asked for, with or without a
 * connection. What was rated is remembered, so that it can be taken back and is not asked twice.
 */
type Rated = Readonly<{ id: number; rating_id: string }>

let due: readonly number[] = []
/** Rated, put off or suspended in this review: not asked again, also when an older list is read. */
let through: ReadonlySet<number> = new Set()
/** Not known yet: asked once more in this review when the others are done, and when they would be due. */
let returning: ReadonlyMap<number, number> = new Map()
/** What was rated in this review and when it is due again, as far as the buttons said. */
let rated: ReadonlyMap<number, number | null> = new Map()
let closed = false
let history: readonly Rated[] = []
let owner: number | null = null

/** A card that is due again so soon is asked in the same review, before its time if nothing else is left (as Anki does). */
const LEARN_AHEAD_MS = 20 * 60_000

/** Whoever logs in next in this tab begins with a deck of their own. */
function ownDeck(): void {
  const { userId } = session()
  if (userId === owner) return
  owner = userId
  due = []
  through = new Set()
  returning = new Map()
  rated = new Map()
  closed = false
  history = []
}

/** Puts every due card of the list into reach. */
export async function fillDeck(): Promise<void> {
  const { user_flashcards } = await queryClient.ensureQueryData(flashcardList())
  take(user_flashcards)
}

function take(cards: readonly Flashcard[]): void {
  ownDeck()
  const open = cards.filter((c) => c.due).sort((a, b) => a.id - b.id)
  due = open.map((c) => c.id)
  for (const card of open) {
    const { queryKey } = flashcard(card.id)
    if (!queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, card)
  }
}

/** The next open card; then those to be asked once more, the earliest first and not the same twice in a row. */
export const nextInDeck = (after: number): number | null => {
  ownDeck()
  const open = due.filter((id) => id !== after && !through.has(id))
  const again = [...returning].sort((a, b) => a[1] - b[1]).map(([id]) => id)
  return open.find((id) => id > after) ?? open[0] ?? again.find((id) => id !== after) ?? again[0] ?? null
}

/** Where a card stands in this review, "2 of 4"; null while the pile is not known. One that is asked once more is not through. */
export function placeInDeck(id: number): Readonly<{ at: number; of: number }> | null {
  ownDeck()
  const all = new Set([...due, ...through, ...returning.keys()])
  if (!all.has(id)) return null
  const behind = [...through].filter((other) => other !== id && !returning.has(other)).length
  return { at: Math.min(behind + 1, all.size), of: all.size }
}

const without = <T>(map: ReadonlyMap<number, T>, id: number): Map<number, T> =>
  new Map([...map].filter(([key]) => key !== id))

/** Rates without waiting: the rating is kept in this browser and sent in the background. */
export function rateCard(id: number, rating: Rating): void {
  ownDeck()
  if (closed) rated = new Map()
  closed = false
  const rating_id = crypto.randomUUID()
  const interval = intervalOf(queryClient.getQueryData(flashcard(id).queryKey), rating)
  const at = interval === null ? null : Date.now() + interval
  const forgotten = rating === 'again' || rating === 'hard'
  through = new Set([...through, id])
  rated = new Map([...without(rated, id), [id, at]])
  returning = without(returning, id)
  history = [...history, { id, rating_id }]
  const kept = queueRating({ type: 'rate', kind: 'flashcard', id, rating, rating_id })
  if (!forgotten || at === null || interval === null || interval > LEARN_AHEAD_MS) return
  returning = new Map([...returning, [id, at]])
  void kept.then(() => readAnew(id))
}

/** What its buttons say has changed with the rating; without a connection it is asked as it was. */
async function readAnew(id: number): Promise<void> {
  await flushRatings()
  await queryClient
    .fetchQuery({ ...flashcard(id), staleTime: 0, retry: false, networkMode: 'always' })
    .catch(() => undefined)
}

/** Takes the last rating of this review back and says whose it was. */
export async function undoLast(): Promise<number | null> {
  ownDeck()
  const last = history.at(-1)
  if (!last) return null
  history = history.slice(0, -1)
  const read = returning.has(last.id) || history.some((before) => before.id === last.id)
  through = new Set([...through].filter((id) => id !== last.id))
  returning = without(returning, last.id)
  if (!history.some((before) => before.id === last.id)) rated = without(rated, last.id)
  closed = false
  await queueUndo(last.rating_id)
  if (read) void readAnew(last.id)
  return last.id
}

export function canUndo(): boolean {
  ownDeck()
  return history.length > 0
}

/** Leaves a card out of this review: put off or suspended. */
export function skipCard(id: number): void {
  ownDeck()
  through = new Set([...through, id])
  returning = without(returning, id)
}

/** The pile is through: what was learned is read anew from the server. The last ratings can still be taken back. */
export function endDeck(): void {
  due = []
  through = new Set()
  returning = new Map()
  queryClient.removeQueries({ queryKey: ['flashcards'], predicate: (q) => q.queryKey.length > 1 })
  void queryClient.invalidateQueries({ queryKey: ['flashcards'] })
  void queryClient.invalidateQueries({ queryKey: ['reviews'] })
}

/** Nothing is left to ask: the review is over until the next rating. */
export function closeReview(): void {
  ownDeck()
  closed = true
}

/** What to say about the review that just ended; null when none did. */
export function closingMessage(): string | null {
  ownDeck()
  return closed ? closingWords([...rated.values()], Date.now()) : null
}
