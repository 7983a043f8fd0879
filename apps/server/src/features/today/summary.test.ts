import type { Today } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

const step = (kind: Today['steps'][number]['kind'], count: number) => ({
  kind,
  count,
  minutes: 1,
  title: '',
  reason: '',
})

test('a day is told in one line: how long, and what in which order', () => {
  expect(summaryOf([step('log', 7), step('practice', 14)], 19, false)).toBe(
    '19 minutes: log 7 mistakes, then 14 questions.',
  )
  expect(
    summaryOf([step('mistakes', 1), step('cards', 2), step('retry', 3), step('log', 1), step('practice', 1)], 8, false),
  ).toBe('8 minutes: review 1 mistake, go over 2 cards, retry 3, log 1 mistake, then 1 question.')
})

test('of what is not there nothing is said', () => {
  expect(summaryOf([step('practice', 14)], 18, false)).toBe('18 minutes: 14 questions.')
  expect(summaryOf([step('cards', 1), step('practice', 1)], 11, true)).toBe(
    '11 minutes: go over 1 card, then one passage.',
  )
  expect(summaryOf([], 0, false)).toBe('Nothing is due and there is nothing to practice here yet.')
})
