import { describe, expect, test } from 'vitest'
import { frac } from './num/frac.ts'
import { polynomial } from './num/poly.ts'
import { surd } from './num/surd.ts'
import {
  between,
  complex,
  decimal,
  dollars,
  equation,
  expr,
  inequality,
  interval,
  num,
  piMultiple,
  point,
  pointSet,
  polyValue,
  quantity,
  solutions,
  surdValue,
} from './value.ts'

describe('values are compared by what they mean', () => {
  test('equivalent expressions have one key, others do not', () => {
    expect(expr('2(x + 1)', ({ x }) => 2 * (x + 1)).key).toBe(polyValue(polynomial([2, 2])).key)
    expect(expr('2x + 1', ({ x }) => 2 * x + 1).key).not.toBe(polyValue(polynomial([2, 2])).key)
    expect(expr('|x|', ({ x }) => Math.abs(x)).key).not.toBe(expr('x', ({ x }) => x).key)
  })

  test('equations are compared up to a factor', () => {
    const a = equation('y = 2x + 1', ({ x, y }) => y - 2 * x - 1)
    expect(equation('-4x + 2y = 2', ({ x, y }) => -4 * x + 2 * y - 2).key).toBe(a.key)
    expect(equation('y = 2x - 1', ({ x, y }) => y - 2 * x + 1).key).not.toBe(a.key)
  })

  test('numbers in other forms are the same number', () => {
    expect(decimal(frac(3, 4)).key).toBe(num(frac(3, 4)).key)
    expect(surdValue(surd(1, 2, 4)).key).toBe(num(5).key)
    expect(decimal(frac(2, 3), 2)).toMatchObject({ html: '$0.67$', key: '67/100' })
    expect(quantity(12, 'cm').key).not.toBe(quantity(12, 'm').key)
  })

  test('sets do not depend on order', () => {
    expect(solutions([3, -2]).key).toBe(solutions([-2, 3]).key)
    expect(solutions([3, 3]).key).toBe(solutions([3]).key)
    expect(solutions([]).html).toBe('No solution')
    expect(
      pointSet([
        [1, 2],
        [3, 4],
      ]).key,
    ).toBe(
      pointSet([
        [3, 4],
        [1, 2],
      ]).key,
    )
    expect(point(1, 2).key).not.toBe(point(2, 1).key)
  })

  test('an inequality and its interval are the same answer', () => {
    expect(inequality('x', '<=', 3).key).toBe(interval('(', null, 3, ']').key)
    expect(between(-2, '<', 'x', '<=', 5).key).toBe(interval('(', -2, 5, ']').key)
    expect(inequality('x', '<', 3).key).not.toBe(inequality('x', '<=', 3).key)
    expect(() => between(5, '<', 'x', '<', 2)).toThrow(RangeError)
  })

  test('they are written cleanly', () => {
    expect(piMultiple(frac(-3, 4)).html).toBe('$-\\frac{3\\pi}{4}$')
    expect(piMultiple(1).html).toBe('$\\pi$')
    expect(complex(2, -1).html).toBe('$2 - i$')
    expect(complex(0, 1).html).toBe('$i$')
    expect(dollars(frac(25, 2)).html).toBe('\\$12.50')
    expect(dollars(1250).html).toBe('\\$1,250')
  })
})
