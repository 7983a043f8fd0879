import type { Flashcard, Rating } from '@fourfold/contract'
import { flashcard, flashcardList } from '../api/queries'
import { queryClient } from '../api/query-client'
import { session } from '../session'
import { queueRating, queueUndo } from './rating-queue'

/**
 * The cards of this sitting, held in the browser: the next card is there before it is asked for, with or without a
 * connection. What was rated is remembered, so that it can be taken back and is not asked twice.
 */
type Rated = Readonly<{ id: number; rating_id: string }>

let due: readonly number[] = []
/** Rated, put off or suspended in this sitting: not asked again, also when an older list is read. */
let through: ReadonlySet<number> = new Set()
let history: readonly Rated[] = []
let owner: number | null = null

/** Whoever logs in next in this tab begins with a deck of their own. */
function ownDeck(): void {
  const { userId } = session()
  if (userId === owner) return
  owner = userId
  due = []
  through = new Set()
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

export const nextInDeck = (after: number): number | null => {
  ownDeck()
  const open = due.filter((id) => id !== after && !through.has(id))
  return open.find((id) => id > after) ?? open[0] ?? null
}

/** Rates without waiting: the rating is kept in this browser and sent in the background. */
export function rateCard(id: number, rating: Rating): void {
  ownDeck()
  const rating_id = crypto.randomUUID()
  through = new Set([...through, id])
  history = [...history, { id, rating_id }]
  void queueRating({ type: 'rate', kind: 'flashcard', id, rating, rating_id })
}

/** Takes the last rating of this sitting back and says whose it was. */
export async function undoLast(): Promise<number | null> {
  ownDeck()
  const last = history.at(-1)
  if (!last) return null
  history = history.slice(0, -1)
  through = new Set([...through].filter((id) => id !== last.id))
  await queueUndo(last.rating_id)
  return last.id
}

export function canUndo(): boolean {
  ownDeck()
  return history.length > 0
}

/** Leaves a card out of this sitting: put off or suspended. */
export function skipCard(id: number): void {
  ownDeck()
  through = new Set([...through, id])
}

/** The pile is through: what was learned is read anew from the server. The last ratings can still be taken back. */
export function endDeck(): void {
  due = []
  through = new Set()
  queryClient.removeQueries({ queryKey: ['flashcards'], predicate: (q) => q.queryKey.length > 1 })
  void queryClient.invalidateQueries({ queryKey: ['flashcards'] })
  void queryClient.invalidateQueries({ queryKey: ['reviews'] })
}
