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
  expect(OPERATIONS['counted-twice'].redo(7)).toEqual(frac(14))
  expect(OPERATIONS['halved-wrongly'].redo(7)).toEqual(frac(7, 2))
  expect(OPERATIONS['rest-of-the-wrong-whole'].redo(40, 180)).toEqual(frac(140))
  expect(OPERATIONS['added-instead-of-multiplied'].redo(4, 5)).toEqual(frac(9))
  expect(OPERATIONS['difference-for-ratio'].redo(4, 10, 6)).toEqual(frac(12))
  expect(OPERATIONS['ratio-upside-down'].redo(4, 10, 5)).toEqual(frac(2))
  expect(OPERATIONS['unequal-set-equal'].redo(5, 1, 3, 9)).toEqual(frac(4))
})

test('a wrong operation of algebra leads where its description says', () => {
  expect(OPERATIONS['term-left-out'].redo(7, -3, 2)).toEqual(frac(6))
  expect(OPERATIONS['factor-left-out'].redo(7, -3)).toEqual(frac(-21))
  expect(OPERATIONS['sign-reversed'].redo(-4)).toEqual(frac(4))
  expect(OPERATIONS['divided-one-term-only'].redo(5, 6, 3)).toEqual(frac(7))
  expect(OPERATIONS['factor-and-term-swapped'].redo(2, 3, 4)).toEqual(frac(14))
  expect(OPERATIONS['product-raised'].redo(2, 3, 2)).toEqual(frac(36))
  expect(OPERATIONS['difference-squared-term-by-term'].redo(5, 2)).toEqual(frac(21))
  expect(OPERATIONS['root-of-sum-as-sum'].redo(-3, 4)).toEqual(frac(7))
  expect(OPERATIONS['sum-not-undone'].redo(4, 10)).toEqual(frac(5, 2))
  expect(OPERATIONS['same-amount-each-time'].redo(100, 20, 3)).toEqual(frac(160))
  expect(OPERATIONS['plain-mean'].redo(1, 2, 6)).toEqual(frac(3))
  expect(OPERATIONS['power-of-sum-as-sum-of-powers'].redo(2, 3, 3)).toEqual(frac(35))
  expect(OPERATIONS['off-by-one'].redo(7)).toEqual(frac(8))
  expect(OPERATIONS['off-by-one'].redo(7, -1)).toEqual(frac(6))
})

test('every operation is described in its own words', () => {
  const said = Object.values(OPERATIONS).map((o) => o.says)
  expect(new Set(said).size).toBe(said.length)
  expect(said.length).toBeGreaterThanOrEqual(40)
})
