import { expect, test } from 'vitest'
import { tabAfter } from './tab-after'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
])('of three tabs %s leads from the one at %i to %s', (key, at, to) => {
  expect(tabAfter(key, at, 3)).toBe(to)
})
