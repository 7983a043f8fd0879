import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterGridIn, gridInEquals, isGridInZero, parseGridIn } from './grid-in.ts'

describe('what the field may hold', () => {
  test('digits, period, slash and minus, at most 6 of them', () => {
    expect(filterGridIn('a1b/2 c')).toBe('1/2')
    expect(filterGridIn('-12.5%')).toBe('-12.5')
    expect(filterGridIn('123456789')).toBe('123456')
    expect(filterGridIn('１２')).toBe('')
  })
  test('filtering twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(filterGridIn(filterGridIn(text))).toBe(filterGridIn(text))
      }),
    )
  })
})

describe('equality', () => {
  test('.5, 0.5, 1/2, 2/4, .50 and 0.500 are one value', () => {
    const same = ['.5', '0.5', '1/2', '2/4', '.50', '0.500', '-1/-2', '.5/1', '1.5/3']
    for (const a of same) for (const b of same) expect(gridInEquals(a, b), `${a} = ${b}`).toBe(true)
  })
  test.each([
    ['2', '2.0', true],
    ['-3', '-3', true],
    ['-3', '3', false],
    ['3/-4', '-.75', true],
    ['.51', '.5', false],
    ['007', '7', true],
    ['5.', '5', true],
  ])('%s against the key %s: %s', (answer, key, equal) => expect(gridInEquals(answer, key)).toBe(equal))

  test('1/3 accepts .33333 and 0.3333, which fill the field, and nothing shorter', () => {
    for (const answer of ['1/3', '2/6', '.33333', '0.3333']) expect(gridInEquals(answer, '1/3'), answer).toBe(true)
    for (const answer of ['.3', '.33', '.333', '.3333', '0.33', '0.333', '.33334', '0.3334', '33/100'])
      expect(gridInEquals(answer, '1/3'), answer).toBe(false)
  })
  test('2/3 accepts its truncation and its rounding', () => {
    for (const answer of ['.66666', '.66667', '0.6666', '0.6667'])
      expect(gridInEquals(answer, '2/3'), answer).toBe(true)
    for (const answer of ['.66665', '.66668', '0.67', '0.666']) expect(gridInEquals(answer, '2/3'), answer).toBe(false)
  })
  test('a negative key works the same way, with one digit less', () => {
    for (const answer of ['-2/3', '-.6666', '-.6667']) expect(gridInEquals(answer, '-2/3'), answer).toBe(true)
    for (const answer of ['-.666', '-.667', '.66667', '-.6668'])
      expect(gridInEquals(answer, '-2/3'), answer).toBe(false)
  })
  test('a key with a finite decimal form accepts no rounding', () => {
    expect(gridInEquals('0.1249', '1/8')).toBe(false)
    expect(gridInEquals('.12500', '1/8')).toBe(true)
  })
  test.each(['1/64', '-1/64', '3/192', '-3/192', '1/320', '-1/320'])(
    'the key %s ends after more digits than the field holds: its rounding is not the number',
    (key) => {
      const digits = key.endsWith('320') ? '003125' : '015625'
      const sign = key.startsWith('-') ? '-' : ''
      for (const last of [-1, 0, 1]) {
        const kept = sign ? 4 : 5
        const typed = `${sign}.${String(Number(digits.slice(0, kept)) + last).padStart(kept, '0')}`
        expect(gridInEquals(typed, key), typed).toBe(false)
      }
      expect(gridInEquals(key, key)).toBe(true)
    },
  )
  test('any fraction equals each of its expansions, and no other fraction', () => {
    const part = fc.integer({ min: 1, max: 99 })
    fc.assert(
      fc.property(part, part, fc.integer({ min: 2, max: 9 }), (n, d, k) => {
        expect(gridInEquals(`${n * k}/${d * k}`, `${n}/${d}`)).toBe(true)
        expect(gridInEquals(`${n + 1}/${d}`, `${n}/${d}`)).toBe(false)
      }),
    )
  })
})

test('a fraction is read exactly, with decimals on both sides of the slash and its sign above it', () => {
  expect(parseGridIn('1.5/-.25')).toEqual({ n: -1500n, d: 250n })
  expect(parseGridIn('-3/4')).toEqual({ n: -3n, d: 4n })
  expect(parseGridIn('3/4')).toEqual({ n: 3n, d: 4n })
})

describe('what cannot be read', () => {
  test.each(['', '.', '-', '/', '1/', '/2', '1/0', '1/2/3', '1-2', '--1', '1..2', '-.', 'abc', '1/.'])(
    '%j has no value and equals nothing',
    (text) => {
      expect(parseGridIn(text)).toBeNull()
      expect(gridInEquals(text, '1')).toBe(false)
      expect(gridInEquals('1', text)).toBe(false)
    },
  )
  test('whatever is typed is read or refused, never thrown', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789./-'), maxLength: 6 })
    fc.assert(
      fc.property(typed, typed, (a, b) => {
        expect(typeof gridInEquals(a, b)).toBe('boolean')
        expect(gridInEquals(a, a)).toBe(parseGridIn(a) !== null)
      }),
    )
  })
})

test('zero in any form is zero, an empty or unreadable answer is not', () => {
  for (const zero of ['0', '0.0', '.0', '0/5', '-0', '000']) expect(isGridInZero(zero), zero).toBe(true)
  for (const other of ['', '-', '1/0', '0/0', '.01', '1']) expect(isGridInZero(other), other).toBe(false)
})
