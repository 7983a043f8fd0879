import { afterEach, expect, test, vi } from 'vitest'
import { rememberWelcome, wasWelcomed } from './welcomed'

afterEach(() => vi.unstubAllGlobals())

test('who closed the welcome does not see it again in that topic; others and other topics do', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  expect(wasWelcomed(7, 'Algebra 1')).toBe(false)
  rememberWelcome(7, 'Algebra 1')
  expect([wasWelcomed(7, 'Algebra 1'), wasWelcomed(7, 'Geometry'), wasWelcomed(8, 'Algebra 1')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a browser without storage shows the welcome and does not fail', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => rememberWelcome(7, 'Algebra 1')).not.toThrow()
  expect(wasWelcomed(7, 'Algebra 1')).toBe(false)
})
