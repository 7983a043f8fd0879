import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculate, valueText } from './calculate.ts'
import { plainNumber } from './exact.ts'

const value = (text: string, angle: 'deg' | 'rad' = 'deg', ans = 0): number => {
  const outcome = calculate(text, angle, ans)
  if (!outcome.ok || outcome.value.kind !== 'number') throw new Error(`${text}: ${JSON.stringify(outcome)}`)
  return outcome.value.value
}
const error = (text: string, angle: 'deg' | 'rad' = 'deg'): string => {
  const outcome = calculate(text, angle)
  return outcome.ok ? `no error, but ${valueText(outcome.value)}` : outcome.error
}
const show = (n: number): string => valueText({ kind: 'number', value: n })

describe('precedence', () => {
  test.each([
    ['2+3*4', 14],
    ['2+3×4', 14],
    ['(2+3)×4', 20],
    ['-2^2', -4],
    ['(−2)²', 4],
    ['2^3^2', 512],
    ['8÷4÷2', 1],
    ['10−4−3', 3],
    ['3!+2', 8],
    ['2^-1', 0.5],
    ['2(3+4)', 14],
    ['π(2)', 2 * Math.PI],
    ['√9+1', 4],
    ['√(9+16', 5],
    ['5!/(3!*2!)', 10],
    ['1/2π', Math.PI / 2],
    ['|3-5|·2', 4],
    ['2|-3|', 6],
    ['sin^2(1)+cos^2(1)', Math.sin(1) ** 2 + Math.cos(1) ** 2],
    ['e^{2}', Math.E ** 2],
    ['log2(8)', 3],
    ['log_3(81)', 4],
    ['∛27', 3],
    ['root(4, 16)', 2],
    ['20% of 50', 10],
    ['1e3 + 2', 1002],
  ])('%s is %d', (text, expected) => expect(value(text, 'rad')).toBeCloseTo(expected, 12))

  test('sums, products and quotients of whole numbers agree with exact fractions for any nesting', () => {
    type Exact = { text: string; top: bigint; bottom: bigint }
    const number = fc.integer({ min: 1, max: 9 }).map((n): Exact => ({ text: String(n), top: BigInt(n), bottom: 1n }))
    const joined = (a: Exact, sign: string, b: Exact): Exact => {
      const text = `(${a.text}${sign}${b.text})`
      if (sign === '*') return { text, top: a.top * b.top, bottom: a.bottom * b.bottom }
      // Dividing by something undefined stays undefined: it must not turn into a zero.
      if (sign === '/') return { text, top: a.top * b.bottom, bottom: a.bottom * b.top * (b.bottom === 0n ? 0n : 1n) }
      const top = sign === '+' ? a.top * b.bottom + b.top * a.bottom : a.top * b.bottom - b.top * a.bottom
      return { text, top, bottom: a.bottom * b.bottom }
    }
    const { expression } = fc.letrec<{ expression: Exact }>((tie) => ({
      expression: fc.oneof(
        { maxDepth: 4 },
        number,
        fc
          .tuple(tie('expression'), fc.constantFrom('+', '-', '*', '/'), tie('expression'))
          .map(([a, sign, b]) => joined(a, sign, b)),
      ),
    }))
    fc.assert(
      fc.property(expression, ({ text, top, bottom }) => {
        if (bottom === 0n) {
          expect(calculate(text, 'rad').ok).toBe(false)
          return
        }
        const exact = Number(top) / Number(bottom)
        expect(Math.abs(value(text) - exact)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(exact)))
      }),
    )
  })
})

describe('angles', () => {
  test.each([
    ['sin(30)', 0.5],
    ['sin(150)', 0.5],
    ['sin(-30)', -0.5],
    ['cos(60)', 0.5],
    ['cos(90)', 0],
    ['sin(180)', 0],
    ['sin(360000000)', 0],
    ['tan(45)', 1],
    ['tan(135)', -1],
    ['tan(180)', 0],
    ['asin(0.5)', 30],
    ['acos(0.5)', 60],
    ['atan(1)', 45],
    ['sin⁻¹(1)', 90],
    ['arctan 1', 45],
    ['sec(60)', 2],
  ])('%s in degrees is exactly %d', (text, expected) => expect(value(text, 'deg')).toBeCloseTo(expected, 14))

  test('in radians sin π is zero, and a small angle keeps its sine', () => {
    expect(value('sin(π)', 'rad')).toBe(0)
    expect(value('sin(1e-20)', 'rad')).toBe(1e-20)
    expect(value('sin(π/6)', 'rad')).toBeCloseTo(0.5, 14)
  })
  test('the tangent of a right angle has no value in either unit', () => {
    expect(error('tan(90)', 'deg')).toBe('The tangent has no value at this angle.')
    expect(error('tan(π/2)', 'rad')).toBe('The tangent has no value at this angle.')
  })
  test('sine and cosine of any degree lie on the unit circle', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (d) => {
        const n = d.toFixed(6)
        expect(value(`sin(${n})^2+cos(${n})^2`)).toBeCloseTo(1, 9)
      }),
    )
  })
})

describe('what has no value gets a few words', () => {
  test.each([
    ['1/0', 'Division by zero has no value.'],
    ['0/0', 'Division by zero has no value.'],
    ['0^-1', 'Division by zero has no value.'],
    ['√(−1)', 'The square root of a negative number is not a real number.'],
    ['ln(0)', 'A logarithm needs a number above zero.'],
    ['log(8,1)', 'The base of a logarithm is a positive number other than 1.'],
    ['asin(2)', 'The inverse sine needs a number from −1 to 1.'],
    ['2.5!', 'The factorial needs a whole number from 0 up.'],
    ['(-2)^0.5', 'This power of a negative number is not a real number.'],
    ['', 'Please enter a calculation.'],
    ['2+', 'Something is missing at the end.'],
    ['2)', 'This cannot be read. Please check the signs and brackets.'],
    ['sin', 'Please put brackets after sin, as in sin(1).'],
    ['sin()', 'sin takes one number in its brackets.'],
    ['log(1,2,3)', 'log takes one or two numbers in its brackets.'],
    ['foo+1', '“foo” is not known here.'],
    ['x+1', '“x” is not known here.'],
    ['5%2', 'A sign is missing between these numbers.'],
    ['1..2', 'A number has one point only.'],
    ['1'.repeat(501), 'Please keep a line under 500 characters.'],
    ['10^309', 'This number is too large to show.'],
    ['171!', 'This number is too large to show.'],
  ])('%s', (text, sentence) => expect(error(text)).toBe(sentence))

  test('the place of the mistake is told', () => {
    expect(calculate('2 + foo', 'deg')).toMatchObject({ from: 4 })
    expect(calculate('3 + $', 'deg')).toMatchObject({ from: 4, error: 'The sign $ cannot be used here.' })
  })
})

describe('numbers as they are shown', () => {
  test('large and small ones are powers of ten', () => {
    expect(show(value('170!'))).toBe('7.25741561531 × 10^306')
    expect(show(value('2^60'))).toBe('1.15292150461 × 10^18')
    expect(show(value('1/3e8'))).toBe('3.33333333333 × 10^−9')
  })
  test('binary rounding does not show', () => {
    expect(show(value('0.1+0.2'))).toBe('0.3')
    expect(show(value('99999*99999'))).toBe('9999800001')
    expect(show(value('-0'))).toBe('0')
    expect(show(-2)).toBe('−2')
  })
  test('a copied number reads back as itself to 12 digits', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (n) => {
        fc.pre(n === 0 || Math.abs(n) > 1e-300)
        expect(Math.abs(Number(plainNumber(n)) - n)).toBeLessThanOrEqual(Math.abs(n) * 1e-11)
      }),
    )
  })
  test('fractions and decimals are two forms of one value', () => {
    const outcome = calculate('2/3 + 1/6', 'deg')
    if (!outcome.ok) throw new Error(outcome.error)
    expect([valueText(outcome.value), valueText(outcome.value, 'exact')]).toEqual(['0.833333333333', '5/6'])
  })
  test('the last answer keeps its full precision', () => expect(value('ANS×3', 'deg', 1 / 3)).toBe(1))
  test('an odd root of a negative number is real', () => {
    expect(value('(-8)^(1/3)')).toBeCloseTo(-2, 12)
    expect(value('(-8)^(2/3)')).toBeCloseTo(4, 12)
  })
})
