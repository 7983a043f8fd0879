import { expect, test } from 'vitest'
import { justTaken } from './just-taken'

test('for a day after an exam nobody is welcomed to the diagnostic', () => {
  const now = Date.parse('2026-05-03T12:00:00Z')
  expect(justTaken([{ finished_at: '2026-05-03T11:00:00Z' }], now)).toBe(true)
  expect(justTaken([{ finished_at: '2026-05-01T11:00:00Z' }], now)).toBe(false)
  expect(justTaken([], now)).toBe(false)
})
