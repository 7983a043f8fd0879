import { expect, test } from 'vitest'
import { itemCurve, rapid } from './curve.ts'

test('an answer at a tenth of the usual time is as likely a guess as not, between a second and a half and eight seconds', () => {
  expect(rapid(6000, 60)).toBeCloseTo(0.475, 12)
  expect(rapid(8000, 500)).toBeCloseTo(0.475, 12)
  expect(rapid(1500, 3)).toBeCloseTo(0.475, 12)
  expect(rapid(1, 60)).toBeCloseTo(0.95, 12)
})

test('where no time was taken down, nothing is said of guessing', () => {
  expect([rapid(undefined, 60), rapid(0, 60), rapid(-5, 60)]).toEqual([0, 0, 0])
})

test('a chance lies between luck and slips, flatter where the difficulty is in doubt', () => {
  expect(itemCurve(0.4, 0.4, 2, 0.2, 0.1)).toBeCloseTo(0.55, 12)
  expect([itemCurve(-99, 0, 0, 0.2, 0.1), itemCurve(99, 0, 0, 0.2, 0.1)].map((p) => p.toFixed(6))).toEqual([
    '0.200000',
    '0.900000',
  ])
  expect(itemCurve(2, 0, 3, 0.2, 0.1)).toBeLessThan(itemCurve(2, 0, 0, 0.2, 0.1))
})
