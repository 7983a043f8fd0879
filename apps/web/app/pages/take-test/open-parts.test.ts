import { expect, test } from 'vitest'
import { readParts } from './open-parts'

const closed = { panel: null, notes: false, reader: false }

test('what was open is found again in the same test, and nothing of it in another one', () => {
  const kept = JSON.stringify({ test: 7, panel: 'calculator', notes: true, reader: false })
  expect(readParts(kept, 7)).toEqual({ panel: 'calculator', notes: true, reader: false })
  expect(readParts(kept, 8)).toEqual(closed)
})

test('what was never stored, or by somebody else, opens nothing', () => {
  for (const text of [null, '', 'null', '{', '7', '{"test":7,"panel":"safe","notes":"yes"}'])
    expect(readParts(text, 7)).toEqual(closed)
})
