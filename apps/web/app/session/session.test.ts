import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  clearIdentity,
  clearSession,
  isExpired,
  planEndedAt,
  planIsActive,
  saveCart,
  saveGuest,
  saveToken,
  saveTopic,
  saveValidPlans,
  serverSession,
  session,
  storedToken,
} from './session'

/** The browser's storage, as far as it is used. */
function fakeStorage(refuse = false) {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuse) throw new Error('QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
}
const token = (claims: object): string => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
const NOW = 1_700_000_000_000
const cart = { token: 'c', products: [] }

let storage = fakeStorage()
let tab = fakeStorage()
beforeEach(() => {
  storage = fakeStorage()
  tab = fakeStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', tab)
  clearSession()
})
afterEach(() => vi.unstubAllGlobals())

const fillAll = () => {
  saveToken(token({ sub: '42', exp: NOW / 1000 }))
  saveGuest(true)
  saveValidPlans([{ name: 'Algebra 1', paid_and_active: true }])
  saveTopic('Algebra 1')
  saveCart(cart)
}

test('a new visitor is logged out, as a prerendered page is', () => expect(session()).toEqual(serverSession()))

test('what is saved is read back, under the five keys of the specification and no other', () => {
  fillAll()
  expect(session()).toMatchObject({ userId: 42, guest: true, topic: 'Algebra 1', cart })
  expect(session().validPlans).toEqual([{ name: 'Algebra 1', paid_and_active: true }])
  expect([...storage.kept.keys()].sort()).toEqual(['cart', 'guest', 'jwt', 'localTopic', 'valid_plans'])
})

test('logout leaves neither the day’s run of this tab nor what was open beside the last test', () => {
  fillAll()
  tab.setItem('today_run', '{"user":42}')
  storage.setItem('test-open', '{"test":7}')
  storage.setItem('scheme', 'dark')
  clearSession()
  expect([[...tab.kept.keys()], [...storage.kept.keys()]]).toEqual([[], ['scheme']])
})

test('the same object is given until something changes', () => {
  const before = session()
  expect(session()).toBe(before)
  saveTopic('Geometry')
  expect(session()).not.toBe(before)
})

test('logout clears topic, guest flag, token, valid plans and cart', () => {
  fillAll()
  clearSession()
  expect(storage.kept.size).toBe(0)
  expect(session()).toEqual(serverSession())
})

test('a logout in another tab reaches the tab that had logged in', () => {
  fillAll()
  for (const key of [...storage.kept.keys()]) storage.removeItem(key)
  expect(storedToken()).toBeNull()
  expect(session()).toEqual(serverSession())
})

test('logout also takes away who had seen the welcome, as earlier releases noted it, and leaves what is not ours', () => {
  const kept: Record<string, unknown> = { 'welcomed:42:Algebra 1': '1', 'welcomed:7:Geometry': '1', theme: 'dark' }
  const removeItem = { value: (key: string) => delete kept[key], enumerable: false }
  vi.stubGlobal('localStorage', Object.defineProperty(kept, 'removeItem', removeItem))
  clearSession()
  expect(Object.keys(kept)).toEqual(['theme'])
})

test('sign up and login clear the identity of the visitor before; cart and topic stay', () => {
  fillAll()
  clearIdentity()
  expect([...storage.kept.keys()].sort()).toEqual(['cart', 'localTopic'])
})

test('what cannot be read counts as nothing', () => {
  storage.kept.set('valid_plans', '{broken')
  storage.kept.set('cart', '')
  storage.kept.set('jwt', 'not-a-token')
  expect(session()).toMatchObject({ token: 'not-a-token', userId: null, validPlans: [], cart: { products: [] } })
})

describe('without a storage that works', () => {
  test('a full or forbidden one keeps the visit in memory', () => {
    vi.stubGlobal('localStorage', fakeStorage(true))
    saveTopic('Geometry')
    expect(session().topic).toBe('Geometry')
  })
  test('a missing one keeps the visit in memory', () => {
    vi.stubGlobal('localStorage', undefined)
    saveTopic('Trigonometry')
    expect(session().topic).toBe('Trigonometry')
  })
})

test('a token has expired at its second, and one without a time always', () => {
  expect(isExpired(token({ exp: NOW / 1000 + 1 }), NOW)).toBe(false)
  expect(isExpired(token({ exp: NOW / 1000 }), NOW)).toBe(true)
  expect(isExpired(token({}), NOW)).toBe(true)
  expect(isExpired('garbage', NOW)).toBe(true)
})

test('a plan opens its own topic and only while it is active', () => {
  saveValidPlans([
    { name: 'SAT Math', paid_and_active: true },
    { name: 'ACT Reading', paid_and_active: false },
  ])
  const s = session()
  expect([planIsActive(s, 'SAT Math'), planIsActive(s, 'ACT Reading'), planIsActive(s, null)]).toEqual([
    true,
    false,
    false,
  ])
})

test('a plan that ran out is known by its day; one that runs, and one that never was, have none', () => {
  saveValidPlans([
    { name: 'SAT Math', paid_and_active: true },
    { name: 'ACT Reading', paid_and_active: false },
    { name: 'SAT Reading and Writing', paid_and_active: false, expired_at: '2027-01-31T00:00:00.000Z' },
  ])
  const s = session()
  expect(['SAT Math', 'ACT Reading', 'SAT Reading and Writing', null].map((topic) => planEndedAt(s, topic))).toEqual([
    null,
    null,
    '2027-01-31T00:00:00.000Z',
    null,
  ])
})
