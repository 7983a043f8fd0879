import { expect, test } from 'vitest'
import { frac } from './num/frac.ts'
import { OPERATIONS } from './operations.ts'

test('a wrong operation leads where its description says', () => {
  expect(OPERATIONS['minus-not-distributed'].redo(10, 4, 3)).toEqual(frac(9))
  expect(OPERATIONS['operation-undone-in-wrong-order'].redo(2, 4, 10)).toEqual(frac(1))
  expect(OPERATIONS['distributed-to-first-term-only'].redo(3, 4, 5)).toEqual(frac(17))
  expect(OPERATIONS['power-of-sum-as-sum-of-powers'].redo(3, 4)).toEqual(frac(25))
  expect(OPERATIONS['negative-exponent-as-negative-number'].redo(2, 3)).toEqual(frac(-8))
  expect(OPERATIONS['tops-and-bottoms-added'].redo(frac(1, 2), frac(1, 3))).toEqual(frac(2, 5))
  expect(OPERATIONS['common-denominator-only'].redo(frac(1, 2), frac(1, 3))).toEqual(frac(1, 3))
  expect(OPERATIONS['percent-of-new-value'].redo(120, 20)).toEqual(frac(96))
  expect(OPERATIONS['sign-dropped'].redo(-5)).toEqual(frac(5))
  expect(OPERATIONS['left-to-right'].redo(2, 3, 4)).toEqual(frac(20))
})

test('every operation is described in its own words', () => {
  const said = Object.values(OPERATIONS).map((o) => o.says)
  expect(new Set(said).size).toBe(said.length)
  expect(said.length).toBeGreaterThanOrEqual(40)
})
