import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** So many lines that stand twice in one file are one thing, said twice. */
const MOST = 10

type Line = Readonly<{ number: number; text: string }>

/** Lines of code: imports, comments and empty lines are repeated by their nature. */
function codeOf(source: string): Line[] {
  let importing = false
  return source.split('\n').flatMap((raw, i) => {
    const text = raw.trim()
    if (/^import\b/.test(text)) importing = true
    const passed = importing || text === '' || /^(\/\/|\/\*|\*)/.test(text)
    if (importing && /from '|^import '/.test(text)) importing = false
    return passed ? [] : [{ number: i + 1, text }]
  })
}

/** Where so many lines begin that stood before in the same file, with where they stood. */
function saidTwice(source: string): string[] {
  const lines = codeOf(source)
  const first = new Map<string, number>()
  return lines.flatMap((line, i) => {
    const run = lines.slice(i, i + MOST)
    if (run.length < MOST) return []
    const key = run.map(({ text }) => text).join('\n')
    const before = first.get(key)
    if (before === undefined) first.set(key, i)
    return before === undefined || i - before < MOST ? [] : [`${lines[before]?.number} and ${line.number}`]
  })
}

test('no file of code says the same ten lines twice', () => {
  const files = execFileSync('git', ['ls-files', 'packages', 'apps', 'bench', 'scripts', 'e2e'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file))
  expect(files.length).toBeGreaterThan(2000)
  const found = files.flatMap((file) => saidTwice(readFileSync(join(root, file), 'utf8')).map((at) => `${file}: ${at}`))
  expect(found).toEqual([])
})

test('ten lines that stand twice are found, and nine are not', () => {
  const lines = (n: number) => Array.from({ length: n }, (_, i) => `  line(${i})`).join('\n')
  expect(saidTwice(`a()\n${lines(10)}\n\nb()\n${lines(10)}`)).toEqual(['2 and 14'])
  expect(saidTwice(`a()\n${lines(9)}\n\nb()\n${lines(9)}`)).toEqual([])
  expect(saidTwice(`import {\n${lines(12)}\n} from 'x'\nimport {\n${lines(12)}\n} from 'y'`)).toEqual([])
})
