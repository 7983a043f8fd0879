import { expect, test } from 'vitest'
import { backWords, offlineWay, offlineWords } from './offline-words'

const HERE = { ratings: 0, tests: 0, test: null, card: null }

test('offline it says what works, what waits, and what this device keeps', () => {
  const nothing = offlineWords(HERE)
  expect(nothing).toMatch(/^What is on the screen stays\. Other pages open when/)
  expect(nothing).not.toContain('Kept on this device')
  expect(offlineWords({ ...HERE, test: 4, card: 7 })).toContain('go on with your test and your due cards')
  expect(offlineWords({ ...HERE, ratings: 3, tests: 1 })).toMatch(
    /until then: 3 ratings and the answers of one test\.$/,
  )
  expect(offlineWords({ ...HERE, tests: 2 })).toMatch(/until then: the answers of 2 tests\.$/)
})

test('back online it says what is on its way until nothing is', () => {
  expect(backWords({ ratings: 1, tests: 0 })).toBe('Sending 1 rating …')
  expect(backWords({ ratings: 0, tests: 0 })).toBe('Everything is sent.')
})

test('the way on is the open test, then the due cards, and none that does not work', () => {
  expect(offlineWay({ test: 4, card: 7 })).toEqual({ to: '/tests/4', label: 'Go on with your test' })
  expect(offlineWay({ test: null, card: 7 })).toEqual({ to: '/flashcards/7', label: 'Review your cards' })
  expect(offlineWay({ test: null, card: null })).toBeNull()
})
