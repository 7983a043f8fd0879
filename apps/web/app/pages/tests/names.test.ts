import type { TestListItem } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { dayName, FILTERS, inFilter, missedOf, nameOf, progressOf, saysMode } from './names'

const item = (over: Partial<TestListItem> = {}): TestListItem => ({
  id: 1,
  score: 80,
  timed: false,
  tutor: true,
  question_mode: 'Recommendation',
  number_of_questions: 5,
  missed: ['Difference of squares'],
  created_at: '2026-05-01T10:00:00',
  title: 'Repair: Difference of squares',
  correct: 4,
  answered: 0,
  counts: true,
  ...over,
})

test('a test is named by its content, and once it is scored by what was right', () => {
  expect(nameOf(item())).toBe('Repair: Difference of squares, 4\u00a0of\u00a05')
  expect(nameOf(item({ score: null, correct: null }))).toBe('Repair: Difference of squares')
})

test('a test over many subjects is told by what was missed in it', () => {
  const title = 'Mix of 9 subjects'
  expect(missedOf({ title, missed: ['Spread', 'Slope', 'Domain', 'Range'] })).toBe('Missed: Spread, Slope and 2 more')
  expect(missedOf({ title, missed: ['Spread'] })).toBe('Missed: Spread')
  expect(missedOf({ title: 'Repair: Spread', missed: ['Spread'] })).toBeNull()
  expect(missedOf({ title, missed: [] })).toBeNull()
})

test('each test is in exactly one kind, and an open one also among the unscored', () => {
  const kinds = (t: TestListItem) => FILTERS.filter((f) => inFilter(t, f))
  expect(kinds(item())).toEqual(['All', 'Practice'])
  expect(kinds(item({ question_mode: 'Diagnostic' }))).toEqual(['All', 'Diagnostic'])
  expect(kinds(item({ question_mode: 'Exam' }))).toEqual(['All', 'Exams'])
  expect(kinds(item({ question_mode: 'Unused', score: null, correct: null }))).toEqual([
    'All',
    'Not scored',
    'Own tests',
  ])
})

test('days are called by what they are from today', () => {
  const now = new Date('2026-05-03T09:00:00').getTime()
  expect(dayName('2026-05-03T00:10:00', now)).toBe('Today')
  expect(dayName('2026-05-02T23:50:00', now)).toBe('Yesterday')
  expect(dayName('2026-05-01T10:00:00', now)).toBe('Friday, May 1')
  expect(dayName('2025-05-01T10:00:00', now)).toBe('May 1, 2025')
})

test('an open test says how far it is', () => {
  expect(progressOf(item({ score: null, answered: 6, number_of_questions: 20 }))).toBe('6 of 20 answered')
  expect(progressOf(item({ score: null }))).toBe('0 of 5 answered')
  expect(progressOf(item({ answered: 5 }))).toBeNull()
})

test('a mode that the name begins with is not said again', () => {
  expect(saysMode(item({ title: 'Diagnostic in 11 subjects', question_mode: 'Diagnostic' }))).toBe(true)
  expect(saysMode(item({ title: 'Mix of 9 subjects', question_mode: 'Unused' }))).toBe(false)
})
