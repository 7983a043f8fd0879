import { expect, test } from 'vitest'
import { sentencesOf } from './sentences'

test('sentences go over formulas and markup, and know where they begin and end', () => {
  const found = sentencesOf(['Solve ', '3 x plus 5 equals 26', ' for ', 'x', '. Then test it. '])
  expect(found.map((s) => s.text)).toEqual(['Solve 3 x plus 5 equals 26 for x.', 'Then test it.'])
  expect(found[0]).toMatchObject({ from: { piece: 0, at: 0 }, to: { piece: 4, at: 1 } })
  expect(found[1]).toMatchObject({ from: { piece: 4, at: 2 }, to: { piece: 4, at: 15 } })
})

test('what has neither letters nor numbers is not said', () => {
  expect(sentencesOf(['  ', '· ✓ '])).toEqual([])
})

test('a block that is one formula is one sentence', () => {
  expect(sentencesOf(['x squared'])).toMatchObject([{ from: { piece: 0, at: 0 }, to: { piece: 0, at: 9 } }])
})
