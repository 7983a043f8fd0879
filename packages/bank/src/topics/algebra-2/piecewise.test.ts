import { expect, test } from 'vitest'
import { veeTex } from './functions-and-transformations/piecewise.ts'

test('absolute value functions have one key only where they are the same function', () => {
  const places = [-4, -3, -2, -1, 1, 2, 3, 4]
  const vees = [-2, -1, 1, 2].flatMap((a) => places.flatMap((h) => places.map((k) => veeTex({ a, h, k }))))
  expect(new Set(vees.map(({ key }) => key)).size).toBe(vees.length)
})
