import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { calibrations } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { catalogStore } from './catalog.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('inside a transaction the catalog is the one that is held; a newer one is read beside it, a minute later', async () => {
  const catalog = await catalogStore(t.db)
  const first = await catalog()
  const measured = { scope: 'model', scope_id: 'Algebra 1', b: 0, var: 0, n: 0 } as const
  await t.db.insert(calibrations).values({ epoch: first.epoch + 1, ...measured })
  // The database of the tests throws when anything but its transaction is used inside.
  const inside = () => t.db.transaction(() => catalog())
  expect(await inside()).toBe(first)
  const later = performance.now() + 61_000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => later)
  expect(await inside()).toBe(first)
  clock.mockRestore()
  await vi.waitFor(async () => expect(await catalog()).not.toBe(first), { timeout: 30_000 })
})
