import { endpoints } from '@fourfold/contract'
import { call } from '../../api/client'
import { flashcardList } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import type { MissCard } from './miss-cards'

/** Makes those cards that are not there yet, and says how many. */
export async function makeCards(cards: readonly MissCard[], tags: string): Promise<number> {
  const { user_flashcards } = await queryClient.fetchQuery({ ...flashcardList(), staleTime: 0 })
  const there = new Set(user_flashcards.map(({ front }) => front))
  const fresh = cards.filter(({ front }) => !there.has(front))
  try {
    // In the order of the test, so that they are asked in it.
    for (const card of fresh) await call(endpoints.flashcards.create, { body: { ...card, tags } })
  } finally {
    void queryClient.invalidateQueries({ queryKey: ['flashcards'] })
    void queryClient.invalidateQueries({ queryKey: ['reviews'] })
  }
  return fresh.length
}
