import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { type Endpoint, endpoints } from '@fourfold/contract'
import { expect, test } from 'vitest'
import { deepStages } from './lib/stages.mjs'
import { rowsIn, toTry } from './mutation/report.ts'
import { TARGETS } from './mutation/targets.ts'

const { LAYERS, BELOW } = createRequire(import.meta.url)('../apps/server/layers.cjs') as {
  LAYERS: readonly (readonly string[])[]
  BELOW: readonly string[]
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
  const below = /Below the features[^:]*: ([\s\S]*?)\. Above/.exec(read('docs/architecture.md'))?.[1] ?? ''
  expect([...below.matchAll(/`([^`]+)`/g)].map((m) => m[1])).toEqual(BELOW)
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

test('docs/mutation.md gives a reason for every change that survived, and lags behind no more than a third of the code', () => {
  const table = read('docs/mutation.md')
  expect(table).not.toContain('none yet')
  const rows = rowsIn(table)
  expect([...rows.keys()].filter((file) => !TARGETS.some((target) => target.file === file))).toEqual([])
  // Whoever changes such a file need not wait for its changes to be tried: the run says which rows to renew.
  const behind = toTry(TARGETS, rows, read)
  for (const line of behind) console.log(`\nnote: ${line}`)
  expect(behind.length, behind.join('\n')).toBeLessThan(TARGETS.length / 3)
})

test('the fault suite of docs/operations.md names tests that there are, and those called deep are part of npm run test:deep', () => {
  const suite = read('docs/operations.md').split('### The fault suite')[1]?.split('\n## ')[0] ?? ''
  const rows = [...suite.matchAll(/^\| (?!fault|-)(.*) \| .* \| (.*) \| (.*) \|$/gm)].map(
    ([, fault = '', tests = '', runs = '']) => ({ fault, files: tests.match(/[\w/-]+\/[\w./-]+/g) ?? [], runs }),
  )
  expect(rows.length).toBeGreaterThan(14)
  const files = rows.flatMap((row) => row.files)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  const inDeep = deepStages('node').flatMap(({ args }) =>
    args.filter((part) => /^(apps|bench|scripts|packages)\//.test(part)),
  )
  const runsDeep = (file: string) =>
    file.startsWith('e2e/')
      ? /tag: .*'@deep'/.test(read(file))
      : inDeep.some((part) => file.startsWith(part) || part.startsWith(`${file}/`))
  const left = rows.filter(({ runs }) => /deep|DEEP/.test(runs)).filter(({ files: [first = ''] }) => !runsDeep(first))
  expect(left.map(({ fault }) => fault)).toEqual([])
})

type Row = Readonly<{ cell: string; mark: string; text: string }>
const securityRows = (page: string): Row[] =>
  [...page.matchAll(/^\| (\d[^|]*) \| ([✓–✗]) \| (.*) \|$/gm)].map(([, cell = '', mark = '', text = '']) => ({
    cell,
    mark,
    text,
  }))

/** The text of a test file that the security page names from the repository's root or from the server's sources. */
const testFile = (name: string): string =>
  [name, `apps/server/src/${name}`].filter((path) => existsSync(join(root, path))).map(read)[0] ?? ''

/** Whether a test of the file has this title: as it stands in the source, its own quotes escaped or not. */
const hasTitle = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote}`))

const NAMED_TEST = /`([\w./-]+\.(?:test|spec)\.ts)`: “([^”]+)”/g

/** What a security page promises and does not show: a row without test or reason, and a test that is not there. */
const unshown = (page: string): string[] =>
  securityRows(page).flatMap(({ cell, mark, text }) => {
    const named = [...text.matchAll(NAMED_TEST)].map(([, file = '', title = '']) => ({ file, title }))
    const loose = text.replace(NAMED_TEST, '').match(/`[\w./-]+\.(?:test|spec)\.ts`/g) ?? []
    const reason = / No test: (.*)\.$/.exec(text)?.[1] ?? ''
    return [
      ...(mark === '✓' && named.length === 0 && reason.length < 30 ? [`${cell}: neither a test nor a reason`] : []),
      ...loose.map((file) => `${cell}: ${file} without a title`),
      ...named
        .filter(({ file, title }) => !hasTitle(testFile(file), title))
        .map(({ file, title }) => `${cell}: no test “${title}” in ${file}`),
    ]
  })

test('docs/security.md judges each line of the standard once, and counts them as they are', () => {
  const text = read('docs/security.md')
  const rows = securityRows(text).map(({ cell, mark }) => [linesOf(cell), mark] as const)
  const judged = rows.flatMap(([lines]) => lines)
  expect(new Set(judged).size).toBe(judged.length)
  const told =
    /the other (\d+) lines\s.*, (\d+) hold, (\d+) do not apply and (\d+) do not hold; (\d+) of level 3/s.exec(text)
  const [all, hold, not, broken, more] = (told?.slice(1) ?? []).map(Number) as [number, number, number, number, number]
  const counted = (mark: string) => rows.filter((row) => row[1] === mark).flatMap(([lines]) => lines).length
  expect([counted('✓'), counted('–'), counted('✗')]).toEqual([hold + more, not, broken])
  expect(hold + not + broken).toBe(all)
  expect(text).toContain(`${hold + broken} lines apply`)
  const lastPart = text.slice(text.indexOf('## What does not hold'))
  const notHeld = rows.filter((row) => row[1] === '✗').flatMap(([lines]) => lines)
  expect(notHeld.filter((line) => !lastPart.includes(line))).toEqual([])
})

test('every line of docs/security.md that holds names a test that there is, or says why there is none', () => {
  const text = read('docs/security.md')
  expect(securityRows(text).length).toBeGreaterThan(120)
  expect(unshown(text)).toEqual([])
})

test.each([
  ['nothing is shown', 'Everything is safe.'],
  ['a file is named without a title', 'Safe. Test: `http/http.test.ts`.'],
  ['the test is not in its file', 'Safe. Test: `http/http.test.ts`: “nobody ever gets in”.'],
  ['the file is not there', 'Safe. Test: `http/no-such.test.ts`: “health answers ok when the database answers”.'],
  ['a title is cut short', 'Safe. Test: `http/http.test.ts`: “health answers ok”.'],
  ['the reason says nothing', 'Safe. No test: none.'],
])('a security page on which %s is found out', (_, row) => {
  expect(unshown(`| 9.9.9 | ✓ | ${row} |`)).toHaveLength(row.includes('`.') ? 2 : 1)
})
