import { expect, test } from 'vitest'
import { targetLine } from './target-words'

const line = (target: number | null, predicted_score: number | null, estimate_ready = true) =>
  targetLine({ target, predicted_score, estimate_ready })

test('the distance to the target is said in plain words', () => {
  expect(line(85, 52.4)).toBe('Your target is 85: 33 points to go.')
  expect(line(53, 52.4)).toBe('Your target is 53: 1 point to go.')
  expect(line(52, 52.4)).toBe('Your target is 52: you are there.')
  expect(line(50, 52.4)).toBe('Your target is 50: you are 2 points above it.')
})

test('without an estimate the target stands by itself, and without a target nothing is said', () => {
  expect([line(85, null), line(85, 50, false), line(null, 50)]).toEqual([
    'Your target is 85.',
    'Your target is 85.',
    null,
  ])
})
