import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const rows = new Map<string, unknown>()
let full = false
// Other tests of this worker have read the store with the real database.
vi.resetModules()
vi.doMock('idb', () => ({
  openDB: async () => ({
    put: async (_: string, value: unknown, key: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      rows.set(key, value)
    },
    get: async (_: string, key: string) => rows.get(key),
    delete: async (_: string, key: string) => void rows.delete(key),
    getAllKeys: async () => [...rows.keys()],
  }),
}))
const { get, keys, put, remove } = await import('./store')

afterAll(() => {
  vi.doUnmock('idb')
  vi.resetModules()
})

beforeEach(() => {
  rows.clear()
  full = false
})

test('what a full disk refused is read as it was written last, and is among the keys, as long as the page lives', async () => {
  expect(await put('a', 1)).toBe(true)
  full = true
  expect(await put('a', 2)).toBe(false)
  expect(await put('b', 3)).toBe(false)
  expect([await get('a'), await get('b')]).toEqual([2, 3])
  expect((await keys()).toSorted()).toEqual(['a', 'b'])
  full = false
  expect(await put('a', 4)).toBe(true)
  await remove('b')
  expect([await get('a'), await get('b'), await keys()]).toEqual([4, null, ['a']])
})
