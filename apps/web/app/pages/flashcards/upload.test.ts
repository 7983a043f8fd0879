import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf } from './upload'

test('pieces of a file are at most as long as allowed, whole again together, and cut no character in two', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 })
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 20 }), (value, size) => {
      const pieces = piecesOf(value, size)
      expect(pieces.join('')).toBe(value)
      expect(pieces.every((p) => p.length > 0 && p.length <= size)).toBe(true)
      expect(pieces.every((p) => p.isWellFormed())).toBe(true)
    }),
  )
})
