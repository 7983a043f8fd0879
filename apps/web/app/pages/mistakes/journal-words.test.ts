import { expect, test } from 'vitest'
import { journalLine } from './journal-words'

const forecast = [
  { date: '2026-11-19', mistakes: 0 },
  { date: '2026-11-20', mistakes: 3 },
]

test('the journal says how much is in it, and when the first of it comes back', () => {
  expect(journalLine(39, { due_mistakes: 0, forecast })).toBe(
    '39 questions logged: what you missed, and what was right by a guess. Nothing is due; 3 come back on Friday, November 20.',
  )
  expect(journalLine(1, { due_mistakes: 1, forecast })).toBe(
    '1 question logged: missed, or right by a guess. 1 is due now, just before you would forget.',
  )
  expect(journalLine(2, { due_mistakes: 0, forecast: forecast.slice(0, 1) })).toBe(
    '2 questions logged: what you missed, and what was right by a guess. None comes back in the next day.',
  )
})

test('an empty journal has its own words', () => {
  expect(journalLine(0, { due_mistakes: 0, forecast })).toBeNull()
})
