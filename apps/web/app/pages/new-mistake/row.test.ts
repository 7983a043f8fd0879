import { expect, test } from 'vitest'
import { rowOf } from './row'

test('the first counts what waits, the next ones go on from it', () => {
  expect(rowOf(null, 6)).toEqual({ at: 1, of: 6 })
  expect(rowOf({ at: 2, of: 6 }, 5)).toEqual({ at: 2, of: 6 })
})

test('what makes no sense begins anew, and a logged one that is opened again is one of one', () => {
  expect(rowOf({ at: 7, of: 6 }, 3)).toEqual({ at: 1, of: 3 })
  expect(rowOf('x', 0)).toEqual({ at: 1, of: 1 })
})
