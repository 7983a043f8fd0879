// Tests that were skipped, by name: one that a machine cannot run (no root, no FUSE) must not look like one that passed.
// Plain JavaScript for Node 20.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './bootstrap.mjs'

const reportOf = (stage) => join(root, '.cache', `tests of ${stage.name}.json`.replaceAll(/[^\w.]+/g, '-'))

/** What makes a stage write down each of its tests; nothing for one that is not run by Vitest. */
export function reporting(stage) {
  if (stage.command !== 'vitest') return []
  rmSync(reportOf(stage), { force: true })
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(stage)}`]
}

/** The tests of a report of Vitest that did not run, each with its file. */
export const skippedIn = ({ testResults = [] }) =>
  testResults.flatMap(({ name, assertionResults = [] }) =>
    assertionResults
      .filter(({ status }) => ['skipped', 'pending', 'todo', 'disabled'].includes(status))
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  )

/** A line for each test of a stage that did not run, below one that says why; empty where all did. */
export function notRun(stage, deep) {
  const report = reportOf(stage)
  if (stage.command !== 'vitest' || !existsSync(report)) return ''
  const names = skippedIn(JSON.parse(readFileSync(report, 'utf8')))
  if (names.length === 0) return ''
  const why = deep ? 'this machine cannot run them' : 'they are left to npm run test:deep, or need another machine'
  return [`NOT RUN: ${names.length} tests of ${stage.name}; ${why}:`, ...names].join('\n    ')
}
