import { describe, expect, test } from 'vitest'
import { num } from '#kit'
import { agreed, isTrue, numbersOf, onlyOne, readValue, sidesOf } from './read-tex.ts'

describe('reading what a question shows', () => {
  test.each([
    ['(4 + 3) \\cdot 5 - 2', 33],
    ['4 + 3 \\cdot (5 - 2)', 13],
    ['-x^2 + 6x - 1', 7],
    ['2x(x - 5)', -12],
    ['(x + 1)(x - 3)^{2}', 3],
    ['\\frac{x + 4}{3}y', 12],
    ['3\\sqrt{16} - x', 10],
    ['1{,}200 - 0.5x', 1199],
  ])('%s at x = 2, y = 6', (tex, value) => {
    expect(readValue(tex, { x: 2, y: 6 })).toBe(value)
  })

  test('what cannot be read is refused', () => {
    expect(() => readValue('2z', { x: 2 })).toThrow(RangeError)
    expect(() => readValue('(2 + 3')).toThrow(RangeError)
    expect(() => readValue('2 + 3)')).toThrow(RangeError)
    expect(() => sidesOf('2x + 3')).toThrow(RangeError)
  })

  test('equations and inequalities are true or not', () => {
    expect(isTrue('$x^2 - 4x = -3$', { x: 3 })).toBe(true)
    expect(isTrue('$x^2 - 4x = -3$', { x: 2 })).toBe(false)
    expect(isTrue('$5 - 2x \\le 1$', { x: 2 })).toBe(true)
    expect(isTrue('$5 - 2x \\lt 1$', { x: 2 })).toBe(false)
  })

  test('numbers in running text', () => {
    expect(numbersOf('pays \\$1,250 in week 1 and $-3.5$ after')).toEqual([1250, 1, -3.5])
  })

  test('a question has one answer, and its frames agree', () => {
    expect(onlyOne([1, 2, 3], (n) => n > 2)).toBe(3)
    expect(() => onlyOne([1, 2, 3], (n) => n > 1)).toThrow(RangeError)
    expect(agreed([num(3), num(3)]).key).toBe('3')
    expect(agreed([num(3), num(4)]).key).toContain('disagree')
  })
})
