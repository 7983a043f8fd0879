import { expect, test } from 'vitest'
import { pretty } from './pretty'

test.each([
  ['y <= 2', 6, 'y ≤ 2', 5],
  ['sqrt', 4, '√', 1],
  ['2pi', 3, '2π', 2],
  ['pi x', 2, 'π x', 1],
  ['spin', 4, 'spin', 4],
  ['x=sqrt(2) + 1', 6, 'x=√(2) + 1', 3],
])('%s with the caret at %d becomes %s', (text, caret, expected, place) =>
  expect(pretty(text, caret)).toEqual({ text: expected, caret: place }),
)
