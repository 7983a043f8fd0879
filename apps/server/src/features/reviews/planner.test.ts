import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  catchUpPlan,
  dateOfDay,
  dayNumber,
  daysLeft,
  dueNow,
  givenUp,
  inLearning,
  type Planned,
  planDays,
  reviewsToday,
  type Situation,
} from './planner.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const DAY = 86_400_000
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY)
const dateIn = (days: number) => inDays(days).toISOString().slice(0, 10)

const situation = (change: Partial<Situation> = {}): Situation => ({
  now: NOW,
  offset: 0,
  test_date: null,
  daily_minutes: 20,
  ...change,
})
const item = (id: number, due: number, change: Partial<Planned> = {}): Planned => ({
  kind: 'flashcard',
  id,
  fsrs_due: inDays(due),
  last_review: null,
  buried_until: null,
  suspended: false,
  seconds: 15,
  recall: 0.9,
  recall_on_test: 0.8,
  ...change,
})
const anyItems = fc
  .array(
    fc.record({
      due: fc.double({ min: -30, max: 60, noNaN: true }),
      seconds: fc.constantFrom(15, 60, 90),
      recall: fc.double({ min: 0, max: 1, noNaN: true }),
      suspended: fc.boolean(),
    }),
    { maxLength: 120 },
  )
  .map((rows) =>
    rows.map((r, n) => item(n + 1, r.due, { seconds: r.seconds, recall_on_test: r.recall, suspended: r.suspended })),
  )
const ids = (items: readonly Planned[]) => items.map((i) => i.id)
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b)

describe('the planner', () => {
  test('what was logged today comes back tomorrow, however near the test and however full the day; on its eve, at once', () => {
    const logged = Array.from({ length: 30 }, (_, n) => item(n + 1, 1, { kind: 'mistake', seconds: 90 }))
    const ahead = situation({ test_date: dateIn(40) })
    expect(reviewsToday(logged, ahead)).toEqual([])
    expect(sorted(ids(planDays(logged, ahead)[1] ?? []))).toEqual(ids(logged))
    expect(reviewsToday(logged, { ...ahead, now: inDays(1.01) })).toHaveLength(30)
    expect(reviewsToday(logged.slice(0, 1), situation({ test_date: dateIn(1) }))).toHaveLength(1)
  })

  test('what was rated today and is wanted within the hour is being learned; what waits longer, or since yesterday, is not', () => {
    const minutes = (n: number) => n / 1440
    const rated = (id: number, due: number, ago: number, change: Partial<Planned> = {}) =>
      item(id, due, { last_review: inDays(-ago), ...change })
    const items = [
      rated(1, minutes(8), minutes(2)),
      rated(2, minutes(-5), minutes(15)),
      rated(3, 2, minutes(2)),
      rated(4, minutes(-1380), 1),
      item(5, 0),
      rated(6, minutes(8), minutes(2), { suspended: true }),
      rated(7, minutes(8), minutes(2), { buried_until: inDays(0.5) }),
    ]
    expect(ids(inLearning(items, situation()))).toEqual([2, 1])
  })

  test('in normal mode due is exactly what FSRS says; the forecast of today adds what comes due later today', () => {
    fc.assert(
      fc.property(anyItems, fc.constantFrom(null, dateIn(0), dateIn(-10)), (items, test_date) => {
        const expected = items.filter((i) => !i.suspended && i.fsrs_due <= NOW)
        expect(sorted(ids(dueNow(items, NOW)))).toEqual(sorted(ids(expected)))
        expect(sorted(ids(reviewsToday(items, situation({ test_date, daily_minutes: 600 }))))).toEqual(
          sorted(ids(expected)),
        )
        const fromPlan = planDays(items, situation({ test_date }))[0] ?? []
        const laterToday = items.filter((i) => !i.suspended && i.fsrs_due > NOW && i.fsrs_due < inDays(0.5))
        expect(sorted(ids(fromPlan))).toEqual(sorted(ids([...expected, ...laterToday])))
      }),
    )
  })

  test('a past test date, and the day of the test itself, mean normal mode', () => {
    expect([dateIn(-1), dateIn(0), dateIn(1), null].map((test_date) => daysLeft(situation({ test_date })))).toEqual([
      null,
      null,
      1,
      null,
    ])
  })

  test('with a date nothing is planned twice, after its due day, or on the day of the test', () => {
    fc.assert(
      fc.property(anyItems, fc.integer({ min: 1, max: 40 }), fc.constantFrom(10, 20, 40), (items, left, minutes) => {
        const days = planDays(items, situation({ test_date: dateIn(left), daily_minutes: minutes }))
        const all = days.flat()
        expect(days.length).toBe(left)
        expect(new Set(ids(all)).size).toBe(all.length)
        for (const [day, list] of days.entries())
          for (const i of list) {
            const due = Math.max(0, Math.floor((i.fsrs_due.getTime() - Date.parse('2026-03-01')) / DAY))
            expect(day).toBeLessThanOrEqual(due)
          }
      }),
    )
  })

  test('everything that comes due before the test is reviewed before it', () => {
    fc.assert(
      fc.property(anyItems, fc.integer({ min: 1, max: 40 }), (items, left) => {
        const planned = new Set(ids(planDays(items, situation({ test_date: dateIn(left) })).flat()))
        const end = Date.parse('2026-03-01') + left * DAY
        for (const i of items) if (!i.suspended && i.fsrs_due.getTime() < end) expect(planned.has(i.id)).toBe(true)
      }),
    )
  })

  test('no day after today holds more than the daily minutes, and the eve no more than an even share', () => {
    fc.assert(
      fc.property(anyItems, fc.integer({ min: 2, max: 40 }), fc.constantFrom(10, 20), (items, left, minutes) => {
        const days = planDays(items, situation({ test_date: dateIn(left), daily_minutes: minutes }))
        const load = (list: readonly Planned[]) => list.reduce((s, i) => s + i.seconds, 0)
        const mean = items.filter((i) => !i.suspended).reduce((s, i) => s + i.seconds, 0) / left
        for (const list of days.slice(1)) expect(load(list)).toBeLessThanOrEqual(minutes * 60)
        expect(load(days.at(-1) ?? [])).toBeLessThanOrEqual(Math.max(60, mean))
      }),
    )
  })

  test('a pile that would come due on the eve is spread over the days before', () => {
    const pile = Array.from({ length: 100 }, (_, n) => item(n + 1, 9))
    const counts = planDays(pile, situation({ test_date: dateIn(10) })).map((d) => d.length)
    expect(counts).toEqual(Array.from({ length: 10 }, () => 10))
  })

  test('what would be recalled surely on the day of the test is left alone; the rest is refreshed in the week before', () => {
    const days = planDays([item(1, 60, { recall_on_test: 0.99 }), item(2, 60, { recall_on_test: 0.91 })], {
      ...situation({ test_date: dateIn(20) }),
    })
    expect(days.map(ids).flatMap((list, day) => list.map((id) => [id, day]))).toEqual([[2, 19]])
  })

  test('what comes due on the day of the test itself is refreshed before it', () => {
    const days = planDays([item(1, 20, { recall_on_test: 0.5 })], situation({ test_date: dateIn(20) }))
    expect(days.findIndex((d) => d.length > 0)).toBe(19)
  })

  test('in a backlog before a test what has waited longest comes first, of two as old the one made first', () => {
    const backlog = Array.from({ length: 300 }, (_, n) =>
      item(300 - n, n < 100 ? -9 : -3, { recall_on_test: 0.1 * (n % 9) }),
    )
    const today = reviewsToday(backlog, situation({ test_date: dateIn(1) }))
    expect(ids(today)).toEqual([
      ...Array.from({ length: 100 }, (_, n) => 201 + n),
      ...Array.from({ length: 200 }, (_, n) => 1 + n),
    ])
  })

  test('what is refreshed fills the seven days before the test, each to its share and no earlier day', () => {
    const sure = Array.from({ length: 40 }, (_, n) => item(n + 1, 60, { recall_on_test: 0.9 }))
    const counts = planDays(sure, situation({ test_date: dateIn(20) })).map((d) => d.length)
    expect(counts).toEqual([...Array(13).fill(0), ...Array(7).fill(4)])
  })

  test('a day holds a minute at least, and never more than the daily minutes', () => {
    const place = (seconds: number) =>
      planDays([item(1, 3, { seconds })], situation({ test_date: dateIn(10) })).findIndex((d) => d.length > 0)
    expect([place(60), place(60.5)]).toEqual([3, 0])
    const pile = Array.from({ length: 60 }, (_, n) => item(n + 1, 9, { seconds: 15.25 }))
    const counts = planDays(pile, situation({ test_date: dateIn(10), daily_minutes: 1 })).map((d) => d.length)
    expect(counts).toEqual([33, ...Array(9).fill(3)])
  })

  test('of a day the weakest memory comes first, of two as weak the one made first', () => {
    const day = [
      item(2, 2, { recall_on_test: 0.5 }),
      item(3, 2, { recall_on_test: 0.3 }),
      item(1, 2, { recall_on_test: 0.5 }),
    ]
    expect(planDays(day, situation({ test_date: dateIn(5) })).map(ids)).toEqual([[], [], [3, 1, 2], [], []])
    const due = [item(1, -1, { recall_on_test: 0.3 }), item(2, -2, { recall_on_test: 0.6 })]
    expect(ids(reviewsToday(due, situation({ test_date: dateIn(5) })))).toEqual([1, 2])
  })

  test('changing the date changes the plan and no item', () => {
    const items = Object.freeze(Array.from({ length: 30 }, (_, n) => Object.freeze(item(n + 1, n - 3))))
    const before = structuredClone(items)
    planDays(items, situation({ test_date: dateIn(5) }))
    planDays(items, situation({ test_date: dateIn(50) }))
    expect(items).toEqual(before)
  })

  test('after a break the backlog is spread into calm days, the longest waiting first', () => {
    const backlog = Array.from({ length: 400 }, (_, n) => item(n + 1, -40 + (n % 10), { recall: (n % 10) / 10 }))
    const plan = catchUpPlan(dueNow(backlog, NOW), 20)
    expect(plan).toEqual({ days: 5, per_day: 80 })
    const today = reviewsToday(backlog, situation())
    expect(today.slice(0, 80).map((i) => i.recall)).toEqual([...Array(40).fill(0), ...Array(40).fill(0.1)])
    expect(ids(today.slice(0, 3))).toEqual([1, 11, 21])
    expect(catchUpPlan(dueNow(backlog.slice(0, 50), NOW), 20)).toBeNull()
  })

  test('what was reviewed today is not brought forward to today again; a step that came due is asked', () => {
    const pile = Array.from({ length: 100 }, (_, n) => item(n + 1, 1.4))
    const plan = situation({ test_date: dateIn(2), daily_minutes: 5 })
    const before = reviewsToday(pile, plan)
    expect(before.length).toBeGreaterThan(20)
    const done = pile.map((i) => (i.id === before[0]?.id ? { ...i, last_review: inDays(-0.01) } : i))
    expect(ids(reviewsToday(done, plan))).not.toContain(before[0]?.id)
    const step = (due: number) => item(500, due, { last_review: inDays(-0.01) })
    expect(ids(reviewsToday([step(0.01)], plan))).toEqual([])
    expect(ids(reviewsToday([step(-0.001)], plan))).toEqual([500])
  })

  test('a buried item waits for its day, also before a test', () => {
    const waiting = item(1, -3, { buried_until: inDays(0.4) })
    expect(dueNow([waiting], NOW)).toEqual([])
    expect(planDays([waiting], situation({ test_date: dateIn(4) })).flat()).toEqual([])
    expect(dueNow([item(1, 3, { buried_until: inDays(-2) })], NOW)).toEqual([])
    const waited = item(1, -3, { buried_until: inDays(-0.4) })
    expect(ids(planDays([waited], situation({ test_date: dateIn(4) })).flat())).toEqual([1])
  })
})

describe('the student’s own days', () => {
  test('begin at midnight where the student is', () => {
    const late = new Date('2026-03-01T23:30:00Z')
    expect(dateOfDay(dayNumber(late, 0))).toBe('2026-03-01')
    expect(dateOfDay(dayNumber(late, -60))).toBe('2026-03-02')
    expect(dateOfDay(dayNumber(new Date('2026-03-02T00:30:00Z'), 300))).toBe('2026-03-01')
    expect(dateOfDay(dayNumber(new Date('2026-03-02T00:00:00Z'), 0))).toBe('2026-03-02')
  })
  test('are counted to the test, until the day before it', () => {
    const left = (now: string, offset = 0) =>
      daysLeft(situation({ now: new Date(now), offset, test_date: '2026-03-03' }))
    expect([left('2026-03-01T23:59:00Z'), left('2026-03-02T00:00:00Z'), left('2026-03-03T00:00:00Z')]).toEqual([
      2,
      1,
      null,
    ])
    expect(left('2026-03-01T23:59:00Z', -60)).toBe(1)
    expect(daysLeft(situation())).toBeNull()
  })
})

test('what waits longest is asked first, of two as old the one made first', () => {
  expect(ids(dueNow([item(3, -1), item(2, -1), item(1, -2), item(4, 0)], NOW))).toEqual([1, 2, 3, 4])
})

test('a backlog of exactly two days’ minutes is none yet, and a day without one keeps its order', () => {
  const cards = (n: number) => Array.from({ length: n }, (_, i) => item(i + 1, -1 - i, { recall: i / 1000 }))
  expect(catchUpPlan(cards(160), 20)).toBeNull()
  expect(catchUpPlan(cards(161), 20)).toEqual({ days: 3, per_day: 54 })
  expect(ids(reviewsToday(cards(5), situation()))).toEqual([5, 4, 3, 2, 1])
})

test('a test or a card thousands of years away costs no plan of as many days', () => {
  const items = [item(1, -1), item(2, 2_000_000), item(3, 3)]
  for (const test_date of ['9999-12-31', null]) {
    const days = planDays(items, situation({ test_date }))
    expect(days.length).toBeLessThan(1000)
    expect(
      days
        .flat()
        .map((i) => i.id)
        .sort(),
    ).toEqual([1, 2, 3])
    expect(days[0]?.map((i) => i.id)).toEqual([1])
    expect(days[3]?.map((i) => i.id)).toEqual([3])
  }
})

describe('what cannot be held until the test', () => {
  test('is nothing where the minutes reach, and without a test', () => {
    const cards = Array.from({ length: 40 }, (_, n) => item(n + 1, -1))
    expect(givenUp(cards, situation({ test_date: dateIn(7) }))).toBeNull()
    expect(givenUp(cards, situation({ daily_minutes: 1 }))).toBeNull()
  })
  test('is what comes last in the order of reviewing, with the minutes that would hold all', () => {
    // 100 new cards at 4 times 15 s are 100 minutes; 10 minutes for 5 days reach half of them.
    const cards = Array.from({ length: 100 }, (_, n) => item(n + 1, -200 + n))
    const found = givenUp(cards, situation({ test_date: dateIn(5), daily_minutes: 10 }))
    expect(found?.minutes).toBe(20)
    expect(found?.items.map((i) => i.id)).toEqual(Array.from({ length: 50 }, (_, n) => 51 + n))
    expect(givenUp(cards.toReversed(), situation({ test_date: dateIn(5), daily_minutes: 10 }))).toEqual(found)
    expect(givenUp(cards, situation({ test_date: dateIn(5), daily_minutes: 20 }))).toBeNull()
    const one = givenUp([...cards.toReversed(), item(101, 3)], situation({ test_date: dateIn(5), daily_minutes: 20 }))
    expect(one).toMatchObject({ items: [{ id: 101 }], minutes: 21 })
  })
  test('of what is as old keeps what was made first', () => {
    const cards = [3, 1, 2].map((id) => item(id, -1, { seconds: 60 }))
    const found = givenUp(cards, situation({ test_date: dateIn(1), daily_minutes: 8 }))
    expect(found?.items.map((i) => i.id)).toEqual([3])
  })
  test('counts four reviews for a new card, three for one that lapsed, one for one that is held', () => {
    const minutes = (change: Partial<Planned>) => {
      const cards = Array.from({ length: 100 }, (_, n) => item(n + 1, -1, { seconds: 60, ...change }))
      return givenUp(cards, situation({ test_date: dateIn(1), daily_minutes: 10 }))?.minutes
    }
    expect(minutes({})).toBe(400)
    expect(minutes({ last_review: inDays(-9), recall: 0.69 })).toBe(300)
    expect(minutes({ last_review: inDays(-9), recall: 0.7 })).toBe(100)
  })
  test('never counts what is put aside or comes due after the test', () => {
    const aside = Array.from({ length: 500 }, (_, n) => item(n + 1, -1, { suspended: true }))
    const later = Array.from({ length: 500 }, (_, n) => item(n + 600, 30))
    expect(givenUp([...aside, ...later], situation({ test_date: dateIn(5), daily_minutes: 1 }))).toBeNull()
  })
})
