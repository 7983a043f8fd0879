import fc from 'fast-check'
import { create, all as everything, type Fraction } from 'mathjs'
import { describe, expect, test } from 'vitest'
import {
  add,
  cmp,
  div,
  type Frac,
  frac,
  mul,
  parseFrac,
  pow,
  sub,
  toDecimalText,
  toNumber,
  toTex,
  toText,
} from './frac.ts'
import {
  polyAdd,
  polyDivmod,
  polyEq,
  polyEval,
  polyFactoredTex,
  polyFromRoots,
  polyMul,
  polynomial,
  polyRationalRoots,
  polyTex,
} from './poly.ts'
import { quadraticRoots, squareParts, surd, surdDiv, surdMul, surdNumber, surdSqrt, surdTex } from './surd.ts'

const math = create(everything ?? {}, {})
const small = fc.integer({ min: -200, max: 200 })
const anyFrac = fc.tuple(small, fc.integer({ min: 1, max: 120 })).map(([n, d]) => frac(n, d))
const theirs = (f: Frac): Fraction => math.fraction(f.n, f.d)
const same = (f: Frac, g: unknown) =>
  expect(toText(f)).toBe(toText(frac(Number((g as Fraction).s * (g as Fraction).n), Number((g as Fraction).d))))

describe('fractions agree with an independent library', () => {
  test('sum, difference, product and quotient', () => {
    fc.assert(
      fc.property(anyFrac, anyFrac, (x, y) => {
        same(add(x, y), math.add(theirs(x), theirs(y)))
        same(sub(x, y), math.subtract(theirs(x), theirs(y)))
        same(mul(x, y), math.multiply(theirs(x), theirs(y)))
        if (y.n !== 0) same(div(x, y), math.divide(theirs(x), theirs(y)))
        expect(cmp(x, y)).toBe(Number(math.compare(theirs(x), theirs(y)).valueOf()))
      }),
    )
  })

  test('powers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: -4, max: 4 }),
        (n, d, e) => {
          fc.pre(n !== 0)
          same(pow(frac(n, d), e), math.pow(math.fraction(n, d), e))
        },
      ),
    )
  })

  test('text, decimals and TeX lead back to the same number', () => {
    fc.assert(
      fc.property(small, fc.constantFrom(1, 2, 4, 5, 8, 10, 20, 25, 40), (n, d) => {
        const f = frac(n, d)
        expect(parseFrac(toText(f))).toEqual(f)
        expect(parseFrac(toDecimalText(f))).toEqual(f)
        expect(toTex(f)).not.toMatch(/-0|\{1\}$|\{-/)
      }),
    )
  })

  test('rounding is half away from zero', () => {
    expect(toDecimalText(frac(1, 8), 2)).toBe('0.13')
    expect(toDecimalText(frac(-1, 8), 2)).toBe('-0.13')
    expect(toDecimalText(frac(-1, 1000), 2)).toBe('0.00')
    expect(toDecimalText(frac(2, 3), 3)).toBe('0.667')
  })

  test('a denominator of 0 and numbers that are not whole are refused', () => {
    expect(() => frac(1, 0)).toThrow(RangeError)
    expect(() => frac(0.5)).toThrow(RangeError)
    expect(() => div(1, 0)).toThrow(RangeError)
  })
})

const anyPoly = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 5 }).map(polynomial)

describe('polynomials', () => {
  test('TeX, read by an independent library, has the same values', () => {
    fc.assert(
      fc.property(anyPoly, fc.integer({ min: -5, max: 5 }), (p, x) => {
        const tex = polyTex(p)
        expect(tex).not.toMatch(/(?<!\d)1x|0x|\+ -|\^\{1\}|-0/)
        const readable = tex.replaceAll('{', '(').replaceAll('}', ')')
        expect(toNumber(polyEval(p, x))).toBe(Number(math.evaluate(readable, { x })) + 0)
      }),
    )
  })

  test('division leaves a remainder of lower degree and multiplies back', () => {
    fc.assert(
      fc.property(anyPoly, anyPoly, (p, q) => {
        fc.pre(q.length > 0)
        const { quotient, remainder } = polyDivmod(p, q)
        expect(remainder.length).toBeLessThan(q.length)
        expect(polyEq(polyAdd(polyMul(quotient, q), remainder), p)).toBe(true)
      }),
    )
  })

  test('rational roots are found with their multiplicity', () => {
    const roots = [frac(-3), frac(1, 2), frac(1, 2), frac(0)]
    expect(polyRationalRoots(polyFromRoots(roots, 4)).map(toText)).toEqual(['-3', '0', '1/2', '1/2'])
    expect(polyFactoredTex(polyFromRoots(roots, 4))).toBe('(x + 3)x(2x - 1)^{2}')
    expect(polyFactoredTex(polynomial([1, 0, 1]))).toBeNull()
  })
})

describe('surds', () => {
  const anySurd = fc
    .tuple(anyFrac, fc.integer({ min: -9, max: 9 }), fc.constantFrom(2, 3, 5, 6, 8, 12, 50))
    .map(([a, b, n]) => surd(a, b, n))

  test('product and quotient agree with floating point', () => {
    fc.assert(
      fc.property(anyFrac, small, small, fc.constantFrom(2, 3, 8), (a, b, c, n) => {
        const [s, t] = [surd(a, b, n), surd(c, 1, n)]
        expect(surdNumber(surdMul(s, t))).toBeCloseTo(surdNumber(s) * surdNumber(t), 4)
        expect(surdNumber(surdDiv(s, t))).toBeCloseTo(surdNumber(s) / surdNumber(t), 4)
      }),
    )
  })

  test('TeX, read by an independent library, has the same value', () => {
    fc.assert(
      fc.property(anySurd, (s) => {
        const readable = surdTex(s)
          .replace(/\\frac\{(.*)\}\{(\d+)\}/, '(($1) / $2)')
          .replace(/(\d*)\\sqrt\{(\d+)\}/g, (_, k, n) => `(${k || 1} * sqrt(${n}))`)
        expect(Number(math.evaluate(readable))).toBeCloseTo(surdNumber(s), 8)
      }),
    )
  })

  test('roots are simplified and denominators rational', () => {
    expect(squareParts(72)).toEqual({ outside: 6, inside: 2 })
    expect(surdTex(surdSqrt(frac(1, 2)))).toBe('\\frac{\\sqrt{2}}{2}')
    expect(quadraticRoots(1, -2, -2).map(surdTex)).toEqual(['1 - \\sqrt{3}', '1 + \\sqrt{3}'])
    expect(quadraticRoots(2, 2, -1).map(surdTex)).toEqual(['\\frac{-1 - \\sqrt{3}}{2}', '\\frac{-1 + \\sqrt{3}}{2}'])
    expect(quadraticRoots(1, 0, 1)).toEqual([])
  })
})
