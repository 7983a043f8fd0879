import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { notRun, reporting, skippedIn } from './not-run.mjs'

const root = resolve(import.meta.dirname, '../..')

test('a test that was skipped is named with its file, one that ran is not', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'it runs' },
    { status: 'skipped', fullName: 'it needs root' },
    { status: 'pending', fullName: 'it needs FUSE' },
  ]
  expect(skippedIn({ testResults: [{ name: join(root, 'apps/a.test.ts'), assertionResults }] })).toEqual([
    'apps/a.test.ts: it needs root',
    'apps/a.test.ts: it needs FUSE',
  ])
})

test('a stage of Vitest says by name what did not run on this machine, and nothing where everything ran', () => {
  const stage = { name: `trial, ${process.pid}`, command: 'vitest' }
  expect(notRun(stage, true)).toBe('')
  const file = reporting(stage).find((word) => word.startsWith('--outputFile.json='))
  mkdirSync(join(root, '.cache'), { recursive: true })
  const report = (status: string) => ({
    testResults: [{ name: join(root, 'a.test.ts'), assertionResults: [{ status, fullName: 'a full disk' }] }],
  })
  const write = (status: string) =>
    writeFileSync(file?.slice('--outputFile.json='.length) ?? '', JSON.stringify(report(status)))
  write('passed')
  expect(notRun(stage, true)).toBe('')
  write('skipped')
  expect(notRun(stage, true)).toBe(
    `NOT RUN: 1 tests of ${stage.name}; this machine cannot run them:\n    a.test.ts: a full disk`,
  )
  expect(notRun({ ...stage, command: 'biome' }, true)).toBe('')
  reporting(stage)
  expect(notRun(stage, true)).toBe('')
})

test('a file that is asked for by name is run, also at its full size; one that no stage runs is an error', () => {
  const asked = (...words: string[]) =>
    spawnSync(process.execPath, ['scripts/test.mjs', ...words], { cwd: root, encoding: 'utf8', timeout: 120_000 })
  const deep = asked('--deep', 'packages/contract/src/z.test.ts')
  expect([deep.status, deep.stdout]).toEqual([0, expect.stringContaining('1 passed, 0 failed')])
  expect(asked('--deep', 'packages/contract/src/z.ts').status).not.toBe(0)
})
