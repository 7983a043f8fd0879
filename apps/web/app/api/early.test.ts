import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetEarly, takeEarly } from './early'

const answer = Promise.resolve(new Response())
const at = (sinceOpened: number) => vi.spyOn(performance, 'now').mockReturnValue(sinceOpened)

beforeEach(() => {
  at(1000)
  vi.stubGlobal('window', { earlyCalls: { token: 'mine', calls: { '/a': answer, '/b': answer } } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an early answer is taken once, by the call that it is for', () => {
  expect(takeEarly('/c', 'mine')).toBeNull()
  expect(takeEarly('/a', 'mine')).toBe(answer)
  expect(takeEarly('/a', 'mine')).toBeNull()
  expect(takeEarly('/b', 'mine')).toBe(answer)
})

test('it is nobody else’s, not older than what counts as fresh, and not from before a write', () => {
  expect(takeEarly('/a', 'another')).toBeNull()
  at(15_001)
  expect(takeEarly('/b', 'mine')).toBeNull()
  at(1000)
  window.earlyCalls = { token: 'mine', calls: { '/a': answer } }
  forgetEarly()
  expect(takeEarly('/a', 'mine')).toBeNull()
})
