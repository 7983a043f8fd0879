import { describe, expect, test } from 'vitest'
import { forecastWords, plan } from './overview-words'

const days = (...counts: number[]) =>
  counts.map((cards, i) => ({ date: `2026-03-0${i + 1}`, cards, mistakes: i === 0 ? 2 : 0 }))

const overview = {
  due_cards: 40,
  due_mistakes: 11,
  due_minutes: 17,
  days_left: null,
  daily_minutes: 20,
  catch_up: { per_day: 17, days: 3 },
} as unknown as Parameters<typeof plan>[0]

describe('the reviews of the days ahead, in a sentence', () => {
  test('only today', () =>
    expect(forecastWords(days(15, 0, 0, 0))).toBe('15 cards and 2 mistakes today, none in the 3 days after.'))
  test('the later day with the most is named', () =>
    expect(forecastWords(days(15, 1, 6, 0))).toBe(
      '15 cards and 2 mistakes today, 7 cards in the 3 days after; most on Tue, Mar 3 (6).',
    ))
  test('nothing today', () =>
    expect(forecastWords([{ date: '2026-03-01', cards: 0, mistakes: 0 }, ...days(1)])).toBe(
      'None today, 1 card and 2 mistakes in the 1 day after; most on Sun, Mar 1 (3).',
    ))
})

test('the plan after a break says that its number counts flashcards and mistakes alone', () => {
  expect(plan(overview)).toContain('about 17 reviews a day')
  expect(plan(overview)).toContain('That counts flashcards and mistakes alone')
})
