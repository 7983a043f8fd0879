import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

type Violation = { from: string; to: string; rule: { name: string } }
type Cruised = { summary: { totalCruised: number; violations: Violation[] } }

function cruise(cwd: string, ...paths: string[]): Cruised['summary'] {
  const config = join(root, '.dependency-cruiser.cjs')
  const { stdout } = spawnSync('depcruise', ['--config', config, '--output-type', 'json', ...paths], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 200_000_000,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  })
  return (JSON.parse(stdout) as Cruised).summary
}

test('the import rules see the modules of the house, and no module breaks one', () => {
  const { totalCruised, violations } = cruise(root, 'apps/server/src', 'packages/contract/src')
  expect(totalCruised).toBeGreaterThan(100)
  expect(violations).toEqual([])
})

const server = (path: string) => `apps/server/src/${path}`
const PLANTED = {
  'apps/web/app/components/planted.ts': 'packages/bank/src/index.ts',
  [server('features/bank/planted.ts')]: server('features/flashcards/service.ts'),
  [server('features/lessons/planted.ts')]: server('features/items/index.ts'),
  [server('features/tests/planted.ts')]: server('features/items/cohort.ts'),
  [server('features/new-one/planted.ts')]: server('features/access/service.ts'),
  [server('features/access/planted.ts')]: server('testing/seeded.ts'),
  [server('features/today/planted.ts')]: server('features/dashboard/index.ts'),
}

/** A small house beside ours, with our rules: each planted file imports one other. */
const house = mkdtempSync(join(tmpdir(), 'planted-'))
let broken: (file: keyof typeof PLANTED) => string[]

beforeAll(() => {
  const write = (path: string, code: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), code)
  }
  for (const [file, imported] of Object.entries(PLANTED)) {
    write(imported, 'export const offered = 1\n')
    write(file, `export { offered } from '${'../'.repeat(file.split('/').length - 1)}${imported}'\n`)
  }
  const { violations } = cruise(house, 'apps')
  broken = (file) => violations.filter((v) => v.from === file).map((v) => v.rule.name)
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

test('a web component that imports the question bank fails', () => {
  expect(broken('apps/web/app/components/planted.ts')).toEqual(['web-imports-contract-only'])
})

test('a server feature that imports one of a higher layer fails', () => {
  expect(broken(server('features/bank/planted.ts'))).toEqual(['server-layers-are-one-way'])
})

test('a server feature that imports a neighbour of its own layer fails', () => {
  expect(broken(server('features/lessons/planted.ts'))).toEqual(['server-layers-are-one-way'])
})

test('a server feature that passes the door of another by fails', () => {
  expect(broken(server('features/tests/planted.ts'))).toEqual(['features-meet-at-the-door'])
})

test('a server feature without a layer fails', () => {
  expect(broken(server('features/new-one/planted.ts'))).toEqual(['every-feature-has-a-layer'])
})

test('a server feature that imports a test helper fails', () => {
  expect(broken(server('features/access/planted.ts'))).toEqual(['test-helpers-serve-tests-only'])
})

test('a server feature may use what the door of a lower one offers', () => {
  expect(broken(server('features/today/planted.ts'))).toEqual([])
})
