import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluate, normalise, plainNumber, readCurve, show } from './evaluate'

const value = (text: string, angle: 'deg' | 'rad' = 'deg', ans = 0): number => {
  const outcome = evaluate(text, angle, ans)
  if (!outcome.ok) throw new Error(`${text}: ${outcome.error}`)
  return outcome.value
}
const error = (text: string, angle: 'deg' | 'rad' = 'deg'): string => {
  const outcome = evaluate(text, angle)
  return outcome.ok ? `no error, but ${outcome.value}` : outcome.error
}

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
  ])('%s is %d', (text, expected) => expect(value(text)).toBeCloseTo(expected, 12))

  test('sums, products and powers of whole numbers agree with JavaScript for any nesting', () => {
    const number = fc.integer({ min: 1, max: 9 }).map(String)
    const { expression } = fc.letrec<{ expression: string }>((tie) => ({
      expression: fc.oneof(
        { maxDepth: 4 },
        number,
        fc
          .tuple(tie('expression'), fc.constantFrom('+', '-', '*', '/'), tie('expression'))
          .map((p) => `(${p.join('')})`),
        fc
          .tuple(number, fc.constantFrom('+', '-', '*'), number, fc.constantFrom('+', '-', '*'), number)
          .map((p) => `(${p.join('')})`),
      ),
    }))
    fc.assert(
      fc.property(expression, (text) => {
        const expected = new Function(`return ${text}`)() as number
        fc.pre(Number.isFinite(expected))
        const outcome = evaluate(text, 'rad')
        // A division by an inner zero has no value here, while JavaScript goes on with infinity.
        if (outcome.ok) expect(outcome.value).toBe(expected === 0 ? 0 : expected)
        else expect(outcome.error).toBe('Division by zero has no value.')
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
  ])('%s in degrees is exactly %d', (text, expected) => expect(value(text, 'deg')).toBe(expected))

  test.each([
    ['sin(π/6)', 0.5],
    ['cos(pi)', -1],
    ['atan(1)', Math.PI / 4],
  ])('%s in radians is %d', (text, expected) => expect(value(text, 'rad')).toBeCloseTo(expected, 14))

  test('in radians sin π is zero, and a small angle keeps its sine', () => {
    expect(value('sin(π)', 'rad')).toBe(0)
    expect(value('sin(1e-20)', 'rad')).toBe(1e-20)
  })
  test('the tangent of a right angle has no value in either unit', () => {
    expect(error('tan(90)', 'deg')).toBe('The tangent has no value at this angle.')
    expect(error('tan(270)', 'deg')).toBe('The tangent has no value at this angle.')
    expect(error('tan(π/2)', 'rad')).toBe('The tangent has no value at this angle.')
  })
  test('sine and cosine of any degree lie on the unit circle', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (d) => {
        const n = plainFixed(d)
        expect(value(`sin(${n})^2+cos(${n})^2`)).toBeCloseTo(1, 9)
      }),
    )
  })
})

const plainFixed = (n: number): string => n.toFixed(6)

describe('values that do not exist get a sentence', () => {
  test.each([
    ['1/0', 'Division by zero has no value.'],
    ['0/0', 'Division by zero has no value.'],
    ['0^-1', 'Division by zero has no value.'],
    ['√(−1)', 'The square root of a negative number is not a real number.'],
    ['ln(0)', 'A logarithm needs a number above zero.'],
    ['log(-5)', 'A logarithm needs a number above zero.'],
    ['log(8,1)', 'The base of a logarithm is a positive number other than 1.'],
    ['asin(2)', 'The inverse sine needs a number from −1 to 1.'],
    ['acos(-2)', 'The inverse cosine needs a number from −1 to 1.'],
    ['2.5!', 'The factorial needs a whole number from 0 up.'],
    ['(-3)!', 'The factorial needs a whole number from 0 up.'],
    ['(-2)^0.5', 'This power of a negative number is not a real number.'],
    ['', 'Please enter a calculation.'],
    ['2+', 'This cannot be read as a calculation. Please check the signs and brackets.'],
    ['2)', 'This cannot be read as a calculation. Please check the signs and brackets.'],
    ['sin', 'Please put brackets after sin, as in sin(1).'],
    ['sin()', 'sin takes one number in its brackets.'],
    ['log(1,2,3)', 'log takes one or two numbers in its brackets.'],
    ['foo+1', '“foo” is not known here.'],
    ['x+1', '“x” is not known here.'],
    ['5%2', 'The sign % cannot be used here.'],
    ['1'.repeat(401), 'Please keep a calculation under 400 characters.'],
  ])('%s', (text, sentence) => expect(error(text)).toBe(sentence))
})

describe('large and small numbers', () => {
  test('what no number can hold is refused, not shown as infinity', () => {
    for (const text of ['10^309', '171!', '999999^999999', 'exp(1000)'])
      expect(error(text)).toBe('This number is too large to show.')
  })
  test('the largest factorial and large powers are written as powers of ten', () => {
    expect(show(value('170!'))).toBe('7.25741561531 × 10^306')
    expect(show(value('2^60'))).toBe('1.15292150461 × 10^18')
    expect(show(value('1/3e8'))).toBe('3.33333333333 × 10^−9')
  })
  test('binary rounding does not show', () => {
    expect(show(value('0.1+0.2'))).toBe('0.3')
    expect(show(value('1/3'))).toBe('0.333333333333')
    expect(show(value('99999*99999'))).toBe('9999800001')
    expect(show(-2)).toBe('−2')
    expect(show(value('-0'))).toBe('0')
  })
  test('a copied number reads back as itself to 12 digits', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (n) => {
        fc.pre(n === 0 || Math.abs(n) > 1e-300)
        const back = Number(plainNumber(n))
        expect(Math.abs(back - n)).toBeLessThanOrEqual(Math.abs(n) * 1e-11)
      }),
    )
  })
  test('the last answer keeps its full precision', () => expect(value('ANS×3', 'deg', 1 / 3)).toBe(1))
  test('an odd root of a negative number is real', () => expect(value('(-8)^(1/3)')).toBeCloseTo(-2, 12))
})

describe('nothing dangerous can be called', () => {
  test.each([
    'import("fs")',
    'createUnit("foo")',
    'evaluate("1+1")',
    'parse("1+1")',
    'simplify("x+x")',
    'derivative("x^2","x")',
    'compile("1")',
    'constructor("return 1")',
    'toString()',
    'hasOwnProperty(1)',
    '__proto__',
    'valueOf(1)',
    'sin.constructor("return 1")()',
    'cos["constructor"]',
    '"abc"',
    '[1,2,3]',
    '{a: 1}',
    'a = 5',
    'f(x) = x^2',
    '1;2',
    '1:1000000000',
    '1 ? 2 : 3',
    '1 == 1',
    '5 cm to inch',
    'true',
    'random()',
    "ans'",
    'i',
    'Infinity',
  ])('%s is refused with a sentence', (text) => {
    const outcome = evaluate(text, 'rad')
    expect(outcome.ok).toBe(false)
    if (!outcome.ok) expect(outcome.error).toMatch(/\.$/)
  })
  test('any text gives a finite number or a sentence, and never throws', () => {
    const piece = fc.constantFrom(
      'sin(',
      ')',
      '(',
      '2',
      '.',
      '+',
      '^',
      '!',
      'e',
      'π',
      '√',
      ',',
      'x',
      ' ',
      "'",
      '=',
      '[',
      '"',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 20 }).map((p) => p.join('')),
        ),
        (text) => {
          const outcome = evaluate(text, 'deg')
          if (outcome.ok) expect(Number.isFinite(outcome.value)).toBe(true)
          else expect(outcome.error).toMatch(/\.$/)
        },
      ),
    )
  })
  test('brackets that were left open are closed', () => expect(normalise('sin(2(3')).toBe('sin(2(3))'))
})

describe('curves', () => {
  const at = (text: string, x: number, angle: 'deg' | 'rad' = 'rad') => {
    const curve = readCurve(text, angle)
    if (!curve.ok) throw new Error(curve.error)
    return curve.at(x)
  }
  test.each([
    ['x^2', 3, 9],
    ['y = x²', -2, 4],
    ['f(x) = 2x+1', 1, 3],
    ['3(x-1)', 2, 3],
    ['x(x+1)', 2, 6],
    ['abs(x)', -4, 4],
    ['e^x', 0, 1],
  ])('%s at %d is %d', (text, x, y) => expect(at(text, x)).toBe(y))
  test('where a function has no value it is null', () => {
    expect(at('1/x', 0)).toBeNull()
    expect(at('sqrt(x)', -1)).toBeNull()
    expect(at('ln(x)', 0)).toBeNull()
    expect(at('10^x', 400)).toBeNull()
  })
  test('a letter other than x is named', () => {
    expect(readCurve('x+t', 'rad')).toEqual({ ok: false, error: '“t” is not known here; the variable is x.' })
    expect(readCurve('ans', 'rad').ok).toBe(false)
  })
})
