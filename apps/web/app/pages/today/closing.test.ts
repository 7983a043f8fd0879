import { expect, test } from 'vitest'
import { closingLines, type Reviewed } from './closing'

const DAY = 86_400_000
const mistake = (rating: Reviewed['rating'], days: number | null = 3): Reviewed => ({
  kind: 'mistake',
  rating,
  due_in_ms: days === null ? null : days * DAY,
})
const card = (rating: Reviewed['rating'], days: number | null = 2): Reviewed => ({
  ...mistake(rating, days),
  kind: 'flashcard',
})

test('the end says what was mended, what was known, and when it goes on', () => {
  expect(closingLines([mistake('good'), mistake('easy'), mistake('again', 1), card('hard'), card('again', 1)])).toEqual(
    ['2 of 3 mistakes came back right.', 'You knew 1 of 2 cards.', 'The first of them comes back tomorrow.'],
  )
})

test('what was put off does not count', () => {
  expect(closingLines([card(null), card('good', 9)])).toEqual([
    'You knew 1 of 1 card.',
    'The first of them comes back in 9 days.',
  ])
  expect(closingLines([card(null)])).toEqual(['Nothing was rated, so nothing changes.'])
})

test('what comes back within the day says so, and what nobody knows says nothing', () => {
  expect(closingLines([card('again', 0.01)]).at(-1)).toBe('The first of them comes back later today.')
  expect(closingLines([card('good', null)])).toEqual(['You knew 1 of 1 card.'])
})
