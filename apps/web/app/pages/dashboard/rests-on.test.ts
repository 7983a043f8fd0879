import { expect, test } from 'vitest'
import { restsOn } from './rests-on'

test('a recommendation says what it rests on, and that it rests on nothing before the first answer', () => {
  expect(restsOn('start_diagnostic', 0)).toBe('Nothing is known of you yet: everybody begins here.')
  expect(restsOn('log', 14)).toBe('It rests on what you missed and when it is due.')
  expect(restsOn('practice', 14)).toBe('It rests on your 14 answers so far.')
  expect(restsOn('more_diagnostic', 1)).toBe('It rests on your 1 answer so far.')
})
