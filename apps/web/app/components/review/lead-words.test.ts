import type { Mistake } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { leadWords } from './lead-words'

const mistake = (over: Partial<Mistake> = {}) =>
  ({ question_id: 7, missed_at: '2026-11-18T12:00:00Z', guessed: false, ...over }) as Mistake

const LATER = new Date('2026-11-20T12:00:00Z')

test('a miss of today is called so', () =>
  expect(leadWords(mistake(), 7, new Date('2026-11-18T18:00:00Z'))).toBe('You missed this question today.'))

test('a review says when the question, or one like it, was missed', () => {
  expect(leadWords(mistake(), 8, LATER)).toBe('You missed a question like this on Nov 18.')
  expect(leadWords(mistake(), 7, LATER)).toBe('You missed this question on Nov 18.')
})

test('a lucky guess is not called a miss', () =>
  expect(leadWords(mistake({ guessed: true }), 8, LATER)).toBe('You guessed a question like this right on Nov 18.'))
