import { afterEach, expect, test, vi } from 'vitest'
import { keepSample, lastSample } from './last-sample'

afterEach(() => vi.unstubAllGlobals())

test('a finished sample is found again by whoever took it, and by nobody else', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  expect(lastSample(7)).toBeNull()
  keepSample({ id: 12, topic: 'SAT Math', user: 7 })
  expect(lastSample(7)).toEqual({ id: 12, topic: 'SAT Math', user: 7 })
  expect(lastSample(8)).toBeNull()
  kept.set('last_sample', '{')
  expect(lastSample(7)).toBeNull()
})

test('without storage nothing is kept, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  keepSample({ id: 12, topic: 'SAT Math', user: 7 })
  expect(lastSample(7)).toBeNull()
})
