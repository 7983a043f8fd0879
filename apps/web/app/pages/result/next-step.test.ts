import type { DashboardData } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { placeOf, stepWords } from './next-step'

const data = (toLog: number) =>
  ({
    next_action: { kind: 'log', title: `Log ${toLog} mistakes`, minutes: 5, reason: '' },
    questions_to_log_length: toLog,
    first_question_to_log_id: 'A1-1',
  }) as DashboardData
const asked = (ancestry: string, logged: boolean | null) => ({
  ancestry,
  mistake: logged === null ? null : { id: 1, logged },
})

test('the next step says whose mistakes are to be logged, and begins with those of this test', () => {
  const here = [asked('A1-7', null), asked('A1-8', true), asked('A1-9', false)]
  expect(stepWords(data(8), here)).toBe('Log 8 mistakes, 1 of this test · 5 min')
  expect(placeOf(data(8), here)).toBe('/mistakes/new?question_id=A1-9')
  expect(stepWords(data(1), here)).toBe('Log 1 mistakes · 5 min')
})

test('a test without mistakes, or with all of them logged, claims none', () => {
  const logged = [asked('A1-7', null), asked('A1-8', true)]
  expect(stepWords(data(8), logged)).toBe('Log 8 mistakes of other tests · 5 min')
  expect(placeOf(data(8), logged)).toBe('/mistakes/new?question_id=A1-1')
})

test('any other next step is said as it is', () => {
  const practice = { ...data(0), next_action: { kind: 'practice', title: 'Practice Slope', minutes: 9, reason: '' } }
  expect(stepWords(practice as DashboardData, [])).toBe('Practice Slope · 9 min')
  expect(placeOf(practice as DashboardData, [])).toBeNull()
})
