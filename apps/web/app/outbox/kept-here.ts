import { flashcardList } from '../api/queries'
import { queryClient } from '../api/query-client'
import { fillDeck } from './card-deck'
import { waitingRatings } from './rating-queue'
import { testsHere } from './test-outbox'

/** What this browser can do without a connection, and what it keeps until there is one. */
export type KeptHere = Readonly<{
  ratings: number
  tests: number
  /** A test that goes on here. */
  test: number | null
  /** The first of the cards that can be reviewed here. */
  card: number | null
}>

async function firstCard(): Promise<number | null> {
  const list = queryClient.getQueryData(flashcardList().queryKey)
  if (!list || list.first_flashcard_to_review_id === null) return null
  await fillDeck()
  return list.first_flashcard_to_review_id
}

export async function keptHere(): Promise<KeptHere> {
  const [ratings, tests, card] = await Promise.all([waitingRatings(), testsHere(), firstCard()])
  return { ratings, tests: tests.waiting, test: tests.open, card }
}
