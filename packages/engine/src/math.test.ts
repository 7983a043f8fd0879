import { expect, test } from 'vitest'
import { clamp, sigmoid } from './math.ts'

test('the logistic function is exact in the middle, mirrored, and finite at both ends', () => {
  expect(sigmoid(0)).toBe(0.5)
  expect(sigmoid(Math.log(3))).toBeCloseTo(0.75, 15)
  for (const z of [0.2, 3, 30]) expect(sigmoid(z) + sigmoid(-z)).toBeCloseTo(1, 15)
  expect([sigmoid(-800), sigmoid(800)]).toEqual([0, 1])
  // Far out a chance is small, but one: its logarithm is a number.
  expect(Math.log(sigmoid(-720))).toBeCloseTo(-720, 3)
})

test('a number is held between its bounds', () => {
  expect([clamp(-2, -1, 1), clamp(0.5, -1, 1), clamp(7, -1, 1)]).toEqual([-1, 0.5, 1])
})
