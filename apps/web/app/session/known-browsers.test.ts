import { LIMITS } from '@fourfold/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepKnownBrowser, knownBrowsers } from './known-browsers'

let kept: Record<string, string> = {}
beforeEach(() => {
  kept = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a browser keeps the proofs of the newest logins, each once', () => {
  for (let n = 0; n < LIMITS.knownBrowsers + 2; n++) keepKnownBrowser(`proof ${n}`)
  keepKnownBrowser('proof 5')
  keepKnownBrowser(undefined)
  const proofs = knownBrowsers()
  expect([proofs.length, proofs[0], new Set(proofs).size]).toEqual([LIMITS.knownBrowsers, 'proof 5', proofs.length])
})

test('what is no list of proofs, or cannot be read, is none', () => {
  for (const text of ['{', '{"a":1}', '[1]', 'null']) {
    kept = { known_browsers: text }
    expect(knownBrowsers()).toEqual([])
  }
  vi.stubGlobal('localStorage', undefined)
  expect(knownBrowsers()).toEqual([])
  keepKnownBrowser('proof')
})
