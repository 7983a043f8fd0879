import { isPossibleMemory, type Rating } from '@fourfold/contract'
import fc from 'fast-check'
import { type Card, createEmptyCard, Rating as FsrsRating, fsrs, type Grade } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import {
  freshMemory,
  intervalLabel,
  isLeech,
  labels,
  type MemoryRow,
  rateMemory,
  recallAt,
  reviewView,
  soundMemory,
  statusOf,
} from './memory.ts'

const START = new Date('2026-03-01T09:00:00Z')
const GRADES: Record<Rating, Grade> = {
  again: FsrsRating.Again,
  hard: FsrsRating.Hard,
  good: FsrsRating.Good,
  easy: FsrsRating.Easy,
}
const ratings = fc.constantFrom<Rating>('again', 'hard', 'good', 'easy')
const log = fc.array(fc.record({ rating: ratings, wait: fc.integer({ min: 1, max: 40 * 24 * 60 }) }), { maxLength: 30 })

/** A row as it comes back from storage: nothing but plain columns. */
const stored = (row: MemoryRow): MemoryRow => ({ ...row })

describe('memory', () => {
  test('any review log leaves the state and due date that ts-fsrs itself computes', () => {
    const reference = fsrs({ enable_fuzz: false })
    fc.assert(
      fc.property(log, (reviews) => {
        let now = START
        let row = freshMemory(now)
        let card: Card = createEmptyCard(now)
        for (const { rating, wait } of reviews) {
          now = new Date(now.getTime() + wait * 60_000)
          row = stored(rateMemory(row, rating, now))
          card = reference.next(card, now, GRADES[rating]).card
        }
        expect(row).toEqual({
          state: card.state,
          stability: card.stability,
          difficulty: card.difficulty,
          learning_steps: card.learning_steps,
          scheduled_days: card.scheduled_days,
          reps: card.reps,
          lapses: card.lapses,
          last_review: card.last_review ?? null,
          fsrs_due: card.due,
        })
      }),
      { numRuns: 300 },
    )
  })

  test('the labels say when the card comes back for each rating', () => {
    fc.assert(
      fc.property(log, ratings, (reviews, rating) => {
        let now = START
        let row = freshMemory(now)
        for (const review of reviews) {
          now = new Date(now.getTime() + review.wait * 60_000)
          row = rateMemory(row, review.rating, now)
        }
        const next = rateMemory(row, rating, now)
        expect(labels(row, now)[`rating_${rating}`]).toBe(intervalLabel(next.fsrs_due.getTime() - now.getTime()))
      }),
    )
  })

  test('whatever a stored row says, it can be shown, recalled and rated', () => {
    const number = fc.oneof(fc.double(), fc.integer({ min: -2, max: 12 }))
    const date = fc.integer({ min: -4000, max: 4000 }).map((h) => new Date(START.getTime() + h * 3_600_000))
    const rows: fc.Arbitrary<MemoryRow> = fc.record({
      state: fc.integer({ min: -1, max: 4 }),
      stability: number,
      difficulty: number,
      learning_steps: fc.integer({ min: -1, max: 100 }),
      scheduled_days: fc.nat(),
      reps: fc.nat(),
      lapses: fc.nat(),
      last_review: fc.option(date),
      fsrs_due: date,
    })
    fc.assert(
      fc.property(rows, ratings, (row, rating) => {
        const next = rateMemory(row, rating, START)
        expect(isPossibleMemory(next)).toBe(true)
        expect(next.fsrs_due.getTime()).toBeGreaterThan(START.getTime())
        expect(Object.values(labels(row, START)).join()).not.toContain('NaN')
        expect(recallAt(row, START)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 2000 },
    )
  })

  test('a new card rated Good is learning, then learned; Again makes a learned card relearning', () => {
    const fresh = freshMemory(START)
    const first = rateMemory(fresh, 'good', START)
    const second = rateMemory(first, 'good', first.fsrs_due)
    const lapsed = rateMemory(second, 'again', second.fsrs_due)
    expect([fresh, first, second, lapsed].map(statusOf)).toEqual(['new', 'learning', 'learned', 'relearning'])
    expect(lapsed.lapses).toBe(1)
  })

  test.each([
    [600_000, '10m'],
    [1000, '1m'],
    [0, '1m'],
    [3_599_999, '60m'],
    [3_600_000, '1h'],
    [86_399_999, '24h'],
    [59 * 86_400_000, '59d'],
    [60 * 86_400_000, '2mo'],
    [76 * 86_400_000, '3mo'],
    [340 * 86_400_000, '11mo'],
    [345 * 86_400_000, '12mo'],
    [364 * 86_400_000, '12mo'],
    [365 * 86_400_000, '1y'],
    [550 * 86_400_000, '1.5y'],
    [5 * 3_600_000, '5h'],
    [86_400_000, '1d'],
    [4 * 86_400_000, '4d'],
    [90 * 86_400_000, '3mo'],
    [730 * 86_400_000, '2y'],
  ])('an interval of %d ms is called %s', (ms, label) => {
    expect(intervalLabel(ms)).toBe(label)
  })

  test('a card forgotten four times is a leech', () => {
    expect([0, 3, 4, 5].map((lapses) => isLeech({ lapses }))).toEqual([false, false, true, true])
  })

  test('what a page is told: status, labels, lapses, leech and whether it is suspended', () => {
    const row = rateMemory(freshMemory(START), 'good', START)
    expect(reviewView(row, START)).toEqual({
      status: 'learning',
      ...labels(row, START),
      lapses: 0,
      leech: false,
      suspended: false,
    })
    expect(reviewView({ ...row, lapses: 4, suspended: true }, START)).toMatchObject({ leech: true, suspended: true })
  })

  test('nothing is recalled before the first review, all at it, and less with every day', () => {
    expect(recallAt(freshMemory(START), START)).toBe(0)
    const learned = rateMemory(freshMemory(START), 'easy', START)
    const later = (days: number) => recallAt(learned, new Date(START.getTime() + days * 86_400_000))
    expect(later(0)).toBeCloseTo(1, 6)
    expect(later(9)).toBeLessThan(later(2))
    expect(later(9)).toBeGreaterThan(0.5)
  })

  test('a review after now counts as made now, one at or before now stays', () => {
    const row = rateMemory(freshMemory(START), 'good', START)
    const before = new Date(START.getTime() - 60_000)
    expect(soundMemory(row, before)).toEqual({ ...row, last_review: before })
    expect(soundMemory(row, START)).toBe(row)
  })
})
