import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { type Endpoint, endpoints } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { TARGETS } from './mutation/targets.ts'

const { LAYERS } = createRequire(import.meta.url)('../apps/server/layers.cjs') as {
  LAYERS: readonly (readonly string[])[]
}
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
  const layers = LAYERS.map((names) => names.join(', '))
  expect(layers.length).toBeGreaterThan(5)
  const shown = [...read('docs/architecture.md').matchAll(/^\| \d+ \| ([a-z, -]+) \|/gm)].map((m) => m[1])
  expect(shown).toEqual(layers)
})

const SOURCES = ['packages', 'apps/server/src', 'apps/web/app', 'bench', 'scripts', 'e2e']

test('a document that a comment or another document cites is part of the repository', () => {
  const linked = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/data.md', 'docs/wire.md'].flatMap(
    (file) => [...read(file).matchAll(/\]\(((?!http)[^)#]+)\)/g)].map((m) => join(file, '..', m[1] ?? '')),
  )
  const inComments = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|topics/.test(file))
      .flatMap((file) => read(join(folder, file)).match(/\bdocs\/[\w/-]+\.md\b/g) ?? []),
  )
  expect(Math.min(linked.length, inComments.length)).toBeGreaterThan(5)
  expect([...linked, ...inComments].filter((path) => !existsSync(join(root, path)))).toEqual([])
})

/** A file that CONTRIBUTING.md shows whole: its address in the first line, then its code. */
const SAMPLE = /```(?:\w+)\n(?:(?:\/\/|\/\*) (\S+\/\S+\.\w+).*\n)?([\s\S]*?)```/g

test('what the samples of CONTRIBUTING.md import is there, under that name', () => {
  const samples = new Map([...read('CONTRIBUTING.md').matchAll(SAMPLE)].map(([, path = '', code = '']) => [path, code]))
  const textOf = (path: string): string => {
    const found = [path, `${path}.ts`, `${path}.tsx`].find((name) => samples.has(name) || existsSync(join(root, name)))
    return found ? (samples.get(found) ?? read(found)) : ''
  }
  const wanted = [...samples].flatMap(([path, code]) =>
    [...code.matchAll(/import (?:type )?\{ ([^}]+) \} from '(\.[^']+)'/g)].flatMap(([, names = '', from = '']) =>
      names.split(', ').map((name) => [name.replace('type ', ''), join(path, '..', from)] as const),
    ),
  )
  expect(wanted.length).toBeGreaterThan(10)
  // Tables of the database are handed on by the schema's index.
  const offers = (text: string, name: string) =>
    new RegExp(`export (async )?(const|function|type) ${name}\\b|export \\* from|export \\{[^}]*\\b${name}\\b`).test(
      text,
    )
  expect(wanted.filter(([name, path]) => !offers(textOf(path), name))).toEqual([])
})

test('files and stages of the tests that CONTRIBUTING.md names are there', () => {
  const prose = read('CONTRIBUTING.md').replace(SAMPLE, '')
  const quoted = [...prose.matchAll(/`([^`]+)`/g)].map((m) => m[1] ?? '')
  const files = quoted
    .flatMap((text) => text.split(/[\s(]+/))
    .filter((word) => /^(packages|apps|scripts|e2e|docs)\//.test(word) && !/[<{]|\.\.\.|\/build\//.test(word))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const stages = [...read('scripts/lib/stages.mjs').matchAll(/name: '([^']+)'/g)].map((m) => m[1])
  const named = quoted.flatMap((text) => /"([a-z ]+)"/.exec(text)?.[1] ?? [])
  expect(named).toContain('import rules')
  expect(named.filter((name) => !stages.includes(name))).toEqual([])
})

/** `6.2.6–6.2.8` and `11.2.1, 11.2.3` name lines of the standard one by one. */
const linesOf = (cell: string): string[] =>
  cell.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split('–')
    const [chapter, section, first] = from.split('.')
    const [, , last] = to.split('.')
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, n) => `${chapter}.${section}.${Number(first) + n}`,
    )
  })

test('docs/mutation.md has every file whose tests must bite, and a reason for every change that survived', () => {
  const table = read('docs/mutation.md')
  expect(TARGETS.map((target) => target.file).filter((file) => !table.includes(`| ${file} | `))).toEqual([])
  expect(table).not.toContain('none yet')
})

test('docs/security.md judges each line of the standard once, counts them as they are, and names tests that there are', () => {
  const text = read('docs/security.md')
  const rows = [...text.matchAll(/^\| (\d[^|]*) \| ([✓–✗]) \| (.*) \|$/gm)].map(
    (m) => [linesOf(m[1] ?? ''), m[2]] as const,
  )
  const judged = rows.flatMap(([lines]) => lines)
  expect(new Set(judged).size).toBe(judged.length)
  const told =
    /the other (\d+) lines\s.*, (\d+) hold, (\d+) do not apply and (\d+) do not hold; (\d+) of level 3/s.exec(text)
  const [all, hold, not, broken, more] = (told?.slice(1) ?? []).map(Number) as [number, number, number, number, number]
  const counted = (mark: string) => rows.filter((row) => row[1] === mark).flatMap(([lines]) => lines).length
  expect([counted('✓'), counted('–'), counted('✗')]).toEqual([hold + more, not, broken])
  expect(hold + not + broken).toBe(all)
  const here = ['apps/server/src', 'packages', 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map((m) => m[1] ?? '')
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((name) => !here.some((path) => path.endsWith(name)))).toEqual([])
})
