import { describe, expect, test } from 'vitest'
import { placeOf, quoteOf, trimmed } from './place'

const TEXT = 'Solve $3x+5=20$ for $x$. Then solve $x+1$ for nothing.'

describe('the place of a mark', () => {
  test('is its offset while its words stand there', () =>
    expect(placeOf(TEXT, { start: 6, end: 15, quote: '$3x+5=20$' })).toEqual({ start: 6, end: 15 }))
  test('moves along with its words, to the nearest of them', () => {
    const quote = 'solve $x+1$'
    const at = TEXT.indexOf(quote)
    expect(placeOf(TEXT, { start: at - 3, end: at - 3 + quote.length, quote })).toEqual({
      start: at,
      end: at + quote.length,
    })
    const twice = 'a word, a word, a word'
    expect(placeOf(twice, { start: 9, end: 13, quote: 'word' })).toEqual({ start: 10, end: 14 })
    expect(placeOf(twice, { start: 3, end: 7, quote: 'word' })).toEqual({ start: 2, end: 6 })
  })
  test('is nowhere when its words are gone', () =>
    expect(placeOf(TEXT, { start: 0, end: 4, quote: 'Find' })).toBeNull())
  test('ends with the text', () => expect(placeOf('abc', { start: 1, end: 9, quote: 'bc' })?.end).toBe(3))
})

test('a quote is how the text begins, at most 120 characters', () => {
  expect(quoteOf(TEXT, { start: 0, end: 5 })).toBe('Solve')
  expect(quoteOf('x'.repeat(500), { start: 3, end: 400 })).toHaveLength(120)
})

test('spaces at the ends of a selection are not marked', () => {
  expect(trimmed('a  word ', { start: 1, end: 8 })).toEqual({ start: 3, end: 7 })
  expect(trimmed('a   b', { start: 1, end: 4 })).toBeNull()
})
