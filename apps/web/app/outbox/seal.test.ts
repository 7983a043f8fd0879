import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

/** The browser's database and its small storage, which its tabs share. */
const rows = new Map<string, unknown>()
const shared = new Map<string, string>()
// Other tests of this worker have read the store with the real database.
vi.resetModules()
vi.doMock('idb', () => ({
  openDB: async () => ({
    put: async (_: string, value: unknown, key: string) => void rows.set(key, structuredClone(value)),
    get: async (_: string, key: string) => rows.get(key),
    delete: async (_: string, key: string) => void rows.delete(key),
    getAllKeys: async () => [...rows.keys()],
  }),
}))
vi.stubGlobal('localStorage', {
  getItem: (key: string) => shared.get(key) ?? null,
  setItem: (key: string, value: string) => void shared.set(key, value),
  removeItem: (key: string) => void shared.delete(key),
})
afterAll(() => {
  vi.doUnmock('idb')
  vi.unstubAllGlobals()
  vi.resetModules()
})

const keys = new Map([9, 10].map((user) => [user, randomBytes(32).toString('base64url')]))
const tokenOf = (user: number) => {
  const claims = { sub: String(user), exp: Date.now() / 1000 + 3600, seal: keys.get(user) }
  return `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
}

/** A page as it is loaded: what an earlier one had in memory is gone. */
async function openPage() {
  vi.resetModules()
  const [store, left, session] = await Promise.all([
    import('./store'),
    import('./seal-left'),
    import('../session/session'),
  ])
  const logIn = (user: number) => {
    session.saveToken(tokenOf(user))
    session.session()
  }
  const logOut = async () => {
    session.clearSession()
    return left.sealWhatIsLeft()
  }
  return { ...store, logIn, logOut }
}

const ANSWER = { state: { questions: [{ id: 5, letter: 'B', grid: '' }] }, version: 3 }
const OWN = [
  'test:9:1',
  'rating:9:000-1',
  'late:9:1',
  'discarded:9:1',
  'calculator:9:1',
  'marks:9:1',
  'unread:test:9:2',
]
/** All that somebody finds who looks into the storage. */
const readable = () =>
  [...rows.values()].map((row) => {
    const { bytes, ...rest } = row as { bytes?: ArrayBuffer }
    return JSON.stringify(rest) + (bytes ? Buffer.from(bytes).toString('latin1') : '')
  })

beforeEach(() => {
  rows.clear()
  shared.clear()
})

test('as long as a person is logged in, what is kept of them lies there as it is', async () => {
  const page = await openPage()
  page.logIn(9)
  await page.put('test:9:1', ANSWER)
  expect(rows.get('test:9:1')).toEqual(ANSWER)
})

test('when the session ends nothing that stays can be read, of whatever kind it is, and the same person reads it all after the next login', async () => {
  const page = await openPage()
  page.logIn(9)
  for (const key of OWN) await page.put(key, ANSWER)
  expect(await page.logOut()).toBe(true)
  for (const text of readable()) expect(text).not.toMatch(/letter|"B"|version/)
  expect([...rows.keys()]).toEqual(OWN)
  // Days later, another page of the same browser.
  const later = await openPage()
  for (const key of OWN) expect(await later.get(key)).not.toEqual(ANSWER)
  later.logIn(9)
  for (const key of OWN) expect(await later.get(key)).toEqual(ANSWER)
})

test('whoever logs in next reads nothing of it, and their own logout leaves it as it is', async () => {
  const page = await openPage()
  page.logIn(9)
  await page.put('test:9:1', ANSWER)
  await page.logOut()
  const next = await openPage()
  next.logIn(10)
  expect(await next.get('test:9:1')).not.toEqual(ANSWER)
  await next.put('test:10:1', ANSWER)
  await next.logOut()
  const again = await openPage()
  again.logIn(9)
  expect(await again.get('test:9:1')).toEqual(ANSWER)
  expect(await again.get('test:10:1')).not.toEqual(ANSWER)
})

test('an answer that another tab stores after the logout is sealed at once', async () => {
  const page = await openPage()
  page.logIn(9)
  shared.delete('jwt')
  await page.put('test:9:1', ANSWER)
  expect(readable()[0]).not.toMatch(/letter|"B"/)
  page.logIn(9)
  expect(await page.get('test:9:1')).toEqual(ANSWER)
})

test('where nothing can be sealed, by a token without a key or a page without https, nothing is lost either', async () => {
  const page = await openPage()
  shared.set('jwt', `x.${btoa(JSON.stringify({ sub: '9', exp: Date.now() / 1000 + 3600 }))}.x`)
  await page.put('test:9:1', ANSWER)
  await page.logOut()
  expect(await page.get('test:9:1')).toEqual(ANSWER)
})
