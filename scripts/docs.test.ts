import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Endpoint, endpoints } from '@fourfold/contract'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const firstCells = (text: string): string[] => [...text.matchAll(/^\| `([^`]+)` \|/gm)].map((m) => m[1] ?? '')

test('docs/data.md names every table of the schema, and no other', () => {
  const folder = 'apps/server/src/db/schema'
  const tables = readdirSync(join(root, folder)).flatMap((file) =>
    [...read(`${folder}/${file}`).matchAll(/pgTable\(\s*'([a-z_]+)'/g)].map((m) => m[1] ?? ''),
  )
  expect(firstCells(read('docs/data.md')).sort()).toEqual(tables.sort())
})

test('docs/wire.md names every call of the endpoint table, with who may make it, and no other', () => {
  const calls = Object.values(endpoints).flatMap((group) =>
    (Object.values(group) as Endpoint[]).map(({ method, path, auth }) => `${method} ${path} (${auth})`),
  )
  const written = [...read('docs/wire.md').matchAll(/^\| `([A-Z]+) ([^`]+)` \| (\w+) \|/gm)]
  expect(written.map(([, method, path, auth]) => `${method} ${path} (${auth})`).sort()).toEqual(calls.sort())
})

test('docs/architecture.md shows the layers that the import rules hold', () => {
  const text = read('apps/server/layers.cjs')
  const rows = /const LAYERS = \[([\s\S]*?)\n\]/.exec(text)?.[1] ?? ''
  const layers = [...rows.matchAll(/\[([^\]]+)\]/g)].map((m) => (m[1] ?? '').replace(/'/g, ''))
  expect(layers.length).toBeGreaterThan(5)
  const shown = [...read('docs/architecture.md').matchAll(/^\| \d+ \| ([a-z, -]+) \|/gm)].map((m) => m[1])
  expect(shown).toEqual(layers)
})

test('a document that a comment or another document cites is part of the repository', () => {
  const cited = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/data.md', 'docs/wire.md'].flatMap(
    (file) => [...read(file).matchAll(/\]\(((?!http)[^)#]+)\)/g)].map((m) => join(root, file, '..', m[1] ?? '')),
  )
  for (const path of cited) expect(() => readFileSync(path)).not.toThrow('ENOENT')
})
