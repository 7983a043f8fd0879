import { expect, test } from 'vitest'
import { rowOf } from './row'

test('the first counts what waits, the next ones go on from it', () => {
  expect(rowOf(null, 6)).toEqual({ at: 1, of: 6, from: null })
  expect(rowOf({ at: 2, of: 6, from: '/mistakes' }, 5)).toEqual({ at: 2, of: 6, from: '/mistakes' })
})

test('the first remembers from which page it was opened', () => {
  expect(rowOf({ from: '/tests/7/result' }, 6)).toEqual({ at: 1, of: 6, from: '/tests/7/result' })
  expect(rowOf({ from: 7 }, 6).from).toBeNull()
})

test('what makes no sense begins anew, and a logged one that is opened again is one of one', () => {
  expect(rowOf({ at: 7, of: 6 }, 3)).toEqual({ at: 1, of: 3, from: null })
  expect(rowOf('x', 0)).toEqual({ at: 1, of: 1, from: null })
})
