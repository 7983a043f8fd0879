import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { jsonDocument } from './json-document.ts'

async function* pages(n: number, of: (page: number) => readonly unknown[], asked = { pages: 0 }) {
  for (let page = 0; page < n; page++) {
    asked.pages += 1
    yield of(page)
  }
}

test('a document made of pages is the same as one made at once', async () => {
  const at = new Date(0)
  const made = await jsonDocument({
    exported_at: at,
    profile: { name: 'A "B"', gone: undefined },
    none: pages(0, () => []),
    empty: pages(3, () => []),
    rows: pages(3, (page) =>
      page === 1
        ? []
        : [
            { page, at },
            { page, text: 'é\n' },
          ],
    ),
    nothing: undefined,
  })
  expect(JSON.parse(await text(made))).toEqual({
    exported_at: at.toISOString(),
    profile: { name: 'A "B"' },
    none: [],
    empty: [],
    rows: [0, 2].flatMap((page) => [
      { page, at: at.toISOString() },
      { page, text: 'é\n' },
    ]),
    nothing: null,
  })
  expect(await text(await jsonDocument({}))).toBe('{}')
})

test('whoever does not read makes the server read no further than a page or two', async () => {
  const asked = { pages: 0 }
  const made = await jsonDocument({ rows: pages(1000, () => ['x'.repeat(100_000)], asked) })
  made.once('readable', () => undefined)
  for (let turn = 0; turn < 50; turn++) await setImmediate()
  expect(asked.pages).toBeLessThanOrEqual(3)
  made.destroy()
})

test('what fails at once fails before the answer begins', async () => {
  const broken = (async function* () {
    yield await Promise.reject(new Error('no database'))
  })()
  await expect(jsonDocument({ rows: broken })).rejects.toThrow('no database')
})
