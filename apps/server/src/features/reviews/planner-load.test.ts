import { seededRng } from '@fourfold/engine'
import { expect, test } from 'vitest'
import { freshMemory, type MemoryRow, rateMemory, recallAt } from './memory.ts'
import { dueNow, type Planned, reviewsToday } from './planner.ts'

const DAY = 86_400_000
const START = Date.UTC(2026, 2, 1, 16)
const SCALE = process.env.DEEP === '1' ? 1 : 0.25

/** The same chance for both orders: by card and day, so that only the order differs. */
const luck = (card: number, day: number): number => seededRng(card * 1000 + day)()

type Load = Readonly<{ cards: number; days: number; minutes: number; seconds: number }>

/** Recall on the day of the test after reviewing every day in a given order, as far as the minutes reach. */
function recallAtTest(load: Load, planned: boolean): number {
  const cards = Math.ceil(load.cards * SCALE)
  const budget = load.minutes * 60 * SCALE
  const test_date = new Date(START + load.days * DAY).toISOString().slice(0, 10)
  const exam = new Date(`${test_date}T12:00:00Z`)
  const memory: MemoryRow[] = Array.from({ length: cards }, (_, i) => freshMemory(new Date(START - (i % 5) * DAY)))
  for (let day = 0; day < load.days; day++) {
    let used = 0
    const now = new Date(START + day * DAY)
    const items = memory.map(
      (row, id): Planned => ({
        kind: 'flashcard',
        id,
        fsrs_due: row.fsrs_due,
        last_review: row.last_review,
        buried_until: null,
        suspended: false,
        seconds: load.seconds,
        recall: recallAt(row, now),
        recall_on_test: recallAt(row, exam),
      }),
    )
    const situation = { now, offset: 0, test_date, daily_minutes: load.minutes * SCALE }
    for (const { id } of planned ? reviewsToday(items, situation) : dueNow(items, now)) {
      if (used + load.seconds > budget) break
      used += load.seconds
      const known = luck(id, day) < recallAt(memory[id]!, now)
      memory[id] = rateMemory(memory[id]!, known ? 'good' : 'again', now)
    }
  }
  return memory.reduce((sum, row) => sum + recallAt(row, exam), 0) / cards
}

const LOADS: readonly Load[] = [
  { cards: 60, days: 7, minutes: 20, seconds: 15 },
  { cards: 300, days: 30, minutes: 20, seconds: 15 },
  { cards: 600, days: 30, minutes: 20, seconds: 15 },
  { cards: 1200, days: 30, minutes: 20, seconds: 15 },
  { cards: 2400, days: 30, minutes: 20, seconds: 15 },
  { cards: 400, days: 7, minutes: 10, seconds: 15 },
  { cards: 1500, days: 90, minutes: 20, seconds: 15 },
  { cards: 120, days: 14, minutes: 20, seconds: 120 },
  { cards: 400, days: 60, minutes: 20, seconds: 120 },
]

test.each(
  LOADS.map(
    (load) => [`${load.cards} cards of ${load.seconds} s, ${load.days} days, ${load.minutes} minutes`, load] as const,
  ),
)('the plan holds no less for the test than plain FSRS: %s', (_, load) => {
  expect(recallAtTest(load, true)).toBeGreaterThanOrEqual(recallAtTest(load, false) - 0.005)
})
