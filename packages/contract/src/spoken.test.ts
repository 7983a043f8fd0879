import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { partsToSpeak, spokenEndpoints } from './spoken.ts'

test('the formulas of a page go out in parts that the server takes: each once, in their order', () => {
  const page = Array.from({ length: 700 }, (_, n) => `${n}`.padEnd(1 + ((n * 37) % LIMITS.formulaLength), '+x'))
  const parts = partsToSpeak(page)
  expect(parts.flat()).toEqual(page)
  expect(parts.every((tex) => spokenEndpoints.words.body?.safeParse({ tex }).success)).toBe(true)
  expect(parts.length).toBeLessThan(30)
})

test('few formulas go out together, and one that no call takes is left out', () => {
  expect(partsToSpeak(['x', 'x'.repeat(LIMITS.formulaLength + 1), 'y'])).toEqual([['x', 'y']])
  expect(partsToSpeak([])).toEqual([])
})
