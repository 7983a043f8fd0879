import type { Flashcard } from '@fourfold/contract'
import { beforeEach, expect, test, vi } from 'vitest'

const queued: unknown[] = []
vi.mock('./rating-queue', () => ({
  queueRating: async (entry: unknown) => void queued.push(entry),
  queueUndo: async (rating_id: string) => void queued.push({ type: 'undo', rating_id }),
  flushRatings: async () => undefined,
}))

const card = (id: number, due: boolean): Flashcard => ({
  id,
  front: `front ${id}`,
  back: 'back',
  tags: [],
  status: 'new',
  rating_again: '1m',
  rating_hard: '6m',
  rating_good: '10m',
  rating_easy: '8d',
  lapses: 0,
  leech: false,
  suspended: false,
  next_flashcard: null,
  due,
  updated_at: '2026-03-01T00:00:00.000Z',
})
const token = (userId: number) => `x.${btoa(JSON.stringify({ sub: String(userId), exp: Date.now() / 1000 + 1000 }))}.x`

async function open(cards: readonly Flashcard[]) {
  vi.resetModules()
  const { saveToken } = await import('../session/session')
  const { queryClient } = await import('../api/query-client')
  const { flashcard, flashcardList } = await import('../api/queries')
  saveToken(token(1))
  const list = { user_flashcards: [...cards], first_flashcard_to_review_id: null, total_count: cards.length }
  queryClient.setQueryData(flashcardList().queryKey, list)
  const deck = await import('./card-deck')
  await deck.fillDeck()
  return { deck, saveToken, held: (id: number) => queryClient.getQueryData(flashcard(id).queryKey) }
}

beforeEach(() => {
  queued.length = 0
})

test('every due card is at hand with one list, and the others are not asked', async () => {
  const { deck, held } = await open([card(3, true), card(1, true), card(2, false)])
  expect([held(1), held(3)].map((c) => c?.front)).toEqual(['front 1', 'front 3'])
  expect(held(2)).toBeUndefined()
  expect([deck.nextInDeck(1), deck.nextInDeck(3)]).toEqual([3, 1])
})

test('a card knows its place in the pile, and one that is asked once more is not behind', async () => {
  const { deck } = await open([card(1, true), card(2, true), card(3, true), card(4, false)])
  expect([deck.placeInDeck(1), deck.placeInDeck(4)]).toEqual([{ at: 1, of: 3 }, null])
  deck.rateCard(1, 'again')
  expect(deck.placeInDeck(2)).toEqual({ at: 1, of: 3 })
  deck.rateCard(2, 'easy')
  expect(deck.placeInDeck(3)).toEqual({ at: 2, of: 3 })
  deck.rateCard(3, 'easy')
  expect(deck.placeInDeck(1)).toEqual({ at: 3, of: 3 })
})

test('a rated or put-off card is not asked again in this review', async () => {
  const { deck } = await open([card(1, true), card(2, true), card(3, true)])
  deck.rateCard(1, 'good')
  deck.skipCard(2)
  expect(deck.nextInDeck(2)).toBe(3)
  deck.rateCard(3, 'easy')
  expect(deck.nextInDeck(3)).toBeNull()
  expect(queued).toMatchObject([
    { type: 'rate', kind: 'flashcard', id: 1, rating: 'good' },
    { type: 'rate', kind: 'flashcard', id: 3, rating: 'easy' },
  ])
})

test('undo brings the last rated card back, one at a time', async () => {
  const { deck } = await open([card(1, true), card(2, true)])
  expect([deck.canUndo(), await deck.undoLast()]).toEqual([false, null])
  deck.rateCard(1, 'good')
  deck.rateCard(2, 'good')
  expect(await deck.undoLast()).toBe(2)
  expect(deck.nextInDeck(1)).toBe(2)
  expect(await deck.undoLast()).toBe(1)
  expect(deck.canUndo()).toBe(false)
})

test('who logs in next in this tab has neither the cards nor the undo of the one before', async () => {
  const { deck, saveToken } = await open([card(1, true), card(2, true)])
  deck.rateCard(1, 'good')
  saveToken(token(2))
  expect([deck.canUndo(), deck.nextInDeck(1), await deck.undoLast()]).toEqual([false, null, null])
})

test('a card that was not known comes back when the others are done, until it is', async () => {
  const { deck } = await open([card(1, true), card(2, true), card(3, true)])
  deck.rateCard(1, 'again')
  expect(deck.nextInDeck(1)).toBe(2)
  deck.rateCard(2, 'hard')
  deck.rateCard(3, 'good')
  expect(deck.nextInDeck(3)).toBe(1)
  deck.rateCard(1, 'again')
  expect(deck.nextInDeck(1)).toBe(2)
  deck.rateCard(2, 'good')
  expect(deck.nextInDeck(2)).toBe(1)
  deck.rateCard(1, 'again')
  expect(deck.nextInDeck(1)).toBe(1)
  deck.rateCard(1, 'good')
  expect(deck.nextInDeck(1)).toBeNull()
  const ids = (queued as { rating_id: string }[]).map((q) => q.rating_id)
  expect([ids.length, new Set(ids).size]).toEqual([7, 7])
})

test('a card that is due in more than twenty minutes does not come back', async () => {
  const { deck } = await open([{ ...card(1, true), rating_again: '21m', rating_hard: '2d' }])
  deck.rateCard(1, 'again')
  expect(deck.nextInDeck(1)).toBeNull()
  deck.rateCard(1, 'hard')
  expect(deck.nextInDeck(1)).toBeNull()
})

test('a card that would come back can be put off, and its rating taken back', async () => {
  const { deck } = await open([card(1, true), card(2, true)])
  deck.rateCard(1, 'again')
  deck.rateCard(2, 'again')
  deck.skipCard(1)
  expect(deck.nextInDeck(2)).toBe(2)
  expect(await deck.undoLast()).toBe(2)
  expect(deck.nextInDeck(1)).toBe(2)
})

test('a review closes with how many cards it had and when the first of them is due', async () => {
  const { deck } = await open([card(1, true), card(2, true)])
  deck.closeReview()
  expect(deck.closingMessage()).toBeNull()
  deck.rateCard(1, 'again')
  deck.rateCard(2, 'easy')
  deck.rateCard(1, 'good')
  expect(deck.closingMessage()).toBeNull()
  deck.closeReview()
  expect(deck.closingMessage()).toBe(
    'Done for now: you reviewed 2 cards. The first of them is due again in 10 minutes.',
  )
  deck.rateCard(2, 'easy')
  deck.closeReview()
  expect(deck.closingMessage()).toBe('Done for now: you reviewed 1 card. It is due again in 8 days.')
})
