import { afterEach, expect, test } from 'vitest'
import { queryClient } from './query-client'
import { refreshAll } from './refresh'

afterEach(() => queryClient.clear())

const isStale = (name: string) => queryClient.getQueryState([name])?.isInvalidated

test('what was read before a write is stale after it', async () => {
  await queryClient.fetchQuery({ queryKey: ['list'], queryFn: () => 'old' })
  expect(isStale('list')).toBe(false)
  await refreshAll()
  expect(isStale('list')).toBe(true)
})

test('what another page was loading meanwhile is stale too, once it is there', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const page = queryClient.fetchQuery({ queryKey: ['list'], queryFn: () => promise })
  await refreshAll()
  resolve('old')
  expect(await page).toBe('old')
  await new Promise((done) => setTimeout(done))
  expect(isStale('list')).toBe(true)
})

test('a load that fails meanwhile stays that page’s own matter', async () => {
  const { promise, reject } = Promise.withResolvers<string>()
  const page = queryClient.fetchQuery({ queryKey: ['list'], queryFn: () => promise, retry: false })
  await refreshAll()
  reject(new Error('gone'))
  await expect(page).rejects.toThrow('gone')
})
