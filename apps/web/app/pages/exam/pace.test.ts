import { expect, test } from 'vitest'
import { paceWords } from './pace'

const module = (each: number) => ({
  questions: 22,
  minutes: 35,
  empty: 0,
  pace: Array.from({ length: 22 }, (_, i) => each * 1000 * (i + 1)),
})

test('the pace is told half-way against the even one: behind, ahead or even', () => {
  expect(paceWords(module(120))).toBe('Pace: question 11 was done after 22:00, 4:30 behind the even pace.')
  expect(paceWords(module(60))).toBe('Pace: question 11 was done after 11:00, 6:30 ahead of the even pace.')
  expect(paceWords(module(95.5))).toContain('at the even pace')
})

test('of an exam that was hardly begun no pace is told', () => {
  const pace = [20_000, 62_000, ...Array.from({ length: 20 }, () => 62_000)]
  expect(paceWords({ ...module(60), empty: 20, pace })).toBe('Pace: 2 of 22 questions were answered, in 1:02.')
})
