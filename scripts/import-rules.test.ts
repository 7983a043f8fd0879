import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const planted = join(root, 'apps/web/app/components/planted-violation.ts')
const subject = 'packages/bank/src/topics/algebra-1/linear-equations'
const plantedInBank = join(root, subject, 'planted-violation.ts')

const cruise = (output: 'json' | 'err', ...paths: string[]) =>
  spawnSync('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', output, ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 200_000_000,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  })

afterEach(() => {
  for (const file of [planted, plantedInBank]) rmSync(file, { force: true })
})

test('the import rules see the modules of the house', () => {
  const { summary } = JSON.parse(cruise('json', 'apps/server/src', 'packages/contract/src').stdout) as {
    summary: { totalCruised: number }
  }
  expect(summary.totalCruised).toBeGreaterThan(100)
})

test('a planted violation fails: a web component that imports the question bank', () => {
  mkdirSync(join(planted, '..'), { recursive: true })
  writeFileSync(planted, "import { topics } from '@fourfold/bank'\nexport const planted = topics\n")
  const { status, stdout } = cruise('err', 'apps/web/app/components')
  expect(status).not.toBe(0)
  expect(stdout).toContain('web-imports-contract-only')
})

test.each([
  ['how items are drawn', '../../../draw/item.ts', 'bank-topics-import-the-kit-only'],
  ['a part of the kit past its index', '../../../kit/rng.ts', 'bank-topics-import-the-kit-only'],
  ['another subject', '../statistics/index.ts', 'bank-subjects-never-import-subjects'],
  ['another topic', '../../geometry/index.ts', 'bank-topics-never-import-topics'],
])('a planted violation fails: a subject of the bank that imports %s', (_, path, rule) => {
  writeFileSync(plantedInBank, `export * from '${path}'\n`)
  const { status, stdout } = cruise('err', join(subject, 'planted-violation.ts'))
  expect(status).not.toBe(0)
  expect(stdout).toContain(rule)
})
