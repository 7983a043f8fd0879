import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const server = (path: string) => `apps/server/src/${path}`
const topic = (path: string) => `packages/bank/src/topics/${path}`

/** What is planted, what it imports, and the rule that it breaks (none where it may). */
const PLANTED: readonly (readonly [title: string, file: string, imports: string, rules: readonly string[]])[] = [
  [
    'a web component that imports the question bank',
    'apps/web/app/components/planted.ts',
    'packages/bank/src/index.ts',
    ['web-imports-contract-only'],
  ],
  [
    'a server feature that imports one of a higher layer',
    server('features/bank/planted.ts'),
    server('features/flashcards/service.ts'),
    ['server-layers-are-one-way'],
  ],
  [
    'a server feature that imports a neighbour of its own layer',
    server('features/lessons/planted.ts'),
    server('features/marks/service.ts'),
    ['server-layers-are-one-way'],
  ],
  [
    'a server feature that passes the door of another by',
    server('features/tests/planted.ts'),
    server('features/items/cohort.ts'),
    ['features-meet-at-the-door'],
  ],
  [
    'a server feature without a layer',
    server('features/new-one/planted.ts'),
    server('features/access/service.ts'),
    ['every-feature-has-a-layer'],
  ],
  [
    'a job queue that knows what a feature does with its jobs',
    server('jobs/planted.ts'),
    server('features/bank/service.ts'),
    ['what-lies-below-knows-no-feature'],
  ],
  [
    'a server feature that imports a test helper',
    server('features/access/planted.ts'),
    server('testing/seeded.ts'),
    ['test-helpers-serve-tests-only'],
  ],
  [
    'a server feature that uses what the door of a lower one offers',
    server('features/today/planted.ts'),
    server('features/dashboard/index.ts'),
    [],
  ],
  [
    'a subject of the bank that imports how items are drawn',
    topic('algebra-1/linear-equations/planted-a.ts'),
    'packages/bank/src/draw/item.ts',
    ['bank-topics-import-the-kit-only'],
  ],
  [
    'a subject of the bank that passes the index of the kit by',
    topic('algebra-1/linear-equations/planted-b.ts'),
    'packages/bank/src/kit/rng.ts',
    ['bank-topics-import-the-kit-only'],
  ],
  [
    'a subject of the bank that imports another subject',
    topic('algebra-1/linear-equations/planted-c.ts'),
    topic('algebra-1/statistics/index.ts'),
    ['bank-subjects-never-import-subjects'],
  ],
  [
    'a subject of the bank that imports another topic',
    topic('algebra-1/linear-equations/planted-d.ts'),
    topic('geometry/index.ts'),
    ['bank-topics-never-import-topics'],
  ],
  [
    'a subject of the bank that imports what another topic shares among its subjects',
    topic('algebra-1/linear-equations/planted-e.ts'),
    topic('trigonometry/common.ts'),
    ['bank-topics-never-import-topics'],
  ],
  [
    'a subject of the bank that imports another package',
    topic('algebra-1/linear-equations/planted-f.ts'),
    'packages/base/src/index.ts',
    ['bank-topics-import-the-kit-only'],
  ],
  [
    'what subjects of a topic share, importing one of them',
    topic('algebra-1/planted.ts'),
    topic('algebra-1/statistics/index.ts'),
    ['bank-what-subjects-share-knows-none-of-them'],
  ],
  [
    'a subject of the bank that imports the kit by its index',
    topic('algebra-1/linear-equations/planted-g.ts'),
    'packages/bank/src/kit/index.ts',
    [],
  ],
  [
    'a subject of the bank that imports what its own topic shares',
    topic('algebra-1/linear-equations/planted-h.ts'),
    topic('algebra-1/common.ts'),
    [],
  ],
]

type Violation = { from: string; to: string; rule: { name: string } }
type Cruised = { summary: { violations: Violation[] } }

/** A small house beside ours, with our rules: each planted file imports one other. */
const house = mkdtempSync(join(tmpdir(), 'planted-'))
let violations: Violation[]

function write(path: string, code: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), code)
}

beforeAll(() => {
  for (const [, file, imported] of PLANTED) {
    write(imported, 'export const offered = 1\n')
    write(file, `export { offered } from '${'../'.repeat(file.split('/').length - 1)}${imported}'\n`)
  }
  const config = join(root, '.dependency-cruiser.cjs')
  const { stdout } = spawnSync('depcruise', ['--config', config, '--output-type', 'json', 'apps', 'packages'], {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  })
  violations = (JSON.parse(stdout) as Cruised).summary.violations
}, 90_000)
afterAll(() => rmSync(house, { recursive: true, force: true }))

test.each(PLANTED)('%s: the import rules say what is broken', (_, file, __, rules) => {
  expect(violations.filter((v) => v.from === file).map((v) => v.rule.name)).toEqual(rules)
})
