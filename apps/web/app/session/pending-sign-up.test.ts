import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearPendingSignUp, pendingSignUp, savePendingSignUp } from './pending-sign-up'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a browser that signed up knows it until it is confirmed', () => {
  expect(pendingSignUp()).toBeNull()
  savePendingSignUp({ email: 'ana@example.com', secret: 's' })
  expect([...kept.keys()]).toEqual(['pending_sign_up'])
  expect(pendingSignUp()).toEqual({ email: 'ana@example.com', secret: 's' })
  clearPendingSignUp()
  expect([pendingSignUp(), kept.size]).toEqual([null, 0])
})

test('what cannot be read, and a browser without storage, have signed up nobody', () => {
  kept.set('pending_sign_up', '{broken')
  expect(pendingSignUp()).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  expect(() => savePendingSignUp({ email: 'a@b.cd' })).not.toThrow()
  expect(pendingSignUp()).toBeNull()
})
