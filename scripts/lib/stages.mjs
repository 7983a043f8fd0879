// The stages of npm test, in the order in which they start. Plain JavaScript for Node 20.
// `cores`: how many it keeps busy, half a one where it mostly waits for programs to start and stop; `after`: what must have ended; `makes`: others need what it makes.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

const vitest = (project, workers, ...files) => [
  'run',
  '--project',
  project,
  ...(workers ? ['--maxWorkers', String(workers)] : []),
  ...files,
]

/** Several checkers each learn the same types anew: on two cores shared with other stages one does the least work. */
const ONE_THREAD = ['--singleThreaded']

export function quickStages(node) {
  const one = { cores: 1 }
  return [
    { name: 'web build', command: node, args: ['scripts/build-web.ts'], ...one, makes: true },
    { name: 'built bank', command: node, args: ['scripts/build-bank.ts'], ...one, makes: true },
    { name: 'database', command: 'vitest', args: vitest('database', 1), cores: 0.5, after: ['built bank'] },
    { name: 'unit', command: 'vitest', args: vitest('unit', 1), ...one },
    { name: 'api', command: 'vitest', args: vitest('api', 1), ...one, after: ['built bank'] },
    { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings'], ...one },
    { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json', ...ONE_THREAD], ...one },
    { name: 'browser types', command: 'tsc', args: ['-p', 'tsconfig.browser.json', ...ONE_THREAD], ...one },
    { name: 'route types', command: 'react-router', args: ['typegen'], folder: 'apps/web', ...one, makes: true },
    {
      name: 'web types',
      command: 'tsc',
      args: ['-p', 'apps/web/tsconfig.json', ...ONE_THREAD],
      ...one,
      after: ['route types'],
    },
    { name: 'worker types', command: 'tsc', args: ['-p', 'apps/web/worker/tsconfig.json', ...ONE_THREAD], ...one },
    {
      name: 'import rules',
      command: 'depcruise',
      args: ['--config', '.dependency-cruiser.cjs', 'packages', 'apps/server/src', 'apps/web/app', 'bench'],
      expects: /\(\d{4,} modules/,
      ...one,
    },
    { name: 'unused code', command: 'knip', args: [], ...one },
    { name: 'web weight', command: node, args: ['bench/web/main.ts', '--check'], ...one, after: ['web build'] },
    {
      name: 'browser',
      command: 'playwright',
      args: ['test'],
      // Without a file by name: the others are taken by the deep run.
      narrowed: ['--grep-invert', '@deep'],
      browser: true,
      cores: 2,
      after: ['web build', 'built bank'],
    },
  ]
}

/** Test files that ask whether they run at full size: found, not listed, so that none is forgotten. */
export function withFullSize(stage) {
  return ['apps', 'bench', 'packages', 'scripts']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)))
    .filter((file) => !file.includes('node_modules') && stageOfFile(file) === stage)
    .filter((file) => /process\.env\.DEEP\b/.test(readFileSync(join(root, file), 'utf8')))
    .toSorted()
}

/** What npm test runs at a small size or leaves out, at its full one. */
export function deepStages(node) {
  const pure = withFullSize('unit')
  const long = [
    'packages/bank/src/gates/disturbed-math.test.ts',
    'packages/engine/src/order.test.ts',
    'scripts/two-devices/two-devices.test.ts',
  ]
  const [otherCpus, order, twoDevices] = long
  const unit = (name, ...files) => ({ name, command: 'vitest', args: vitest('unit', 1, ...files), cores: 1 })
  return [
    { name: 'web build', command: node, args: ['scripts/build-web.ts'], cores: 1, makes: true },
    { name: 'built bank', command: node, args: ['scripts/build-bank.ts'], cores: 1, makes: true },
    unit('the whole bank on other CPUs', otherCpus),
    unit('the order of estimates in 100,000 states', order),
    unit('two devices, 2,000 random courses', twoDevices),
    unit(
      'simulated students, exams in a row and other pure code, full size',
      ...pure.filter((file) => !long.includes(file)),
    ),
    {
      name: 'kills, a full disk, restarts and letters under load',
      command: 'vitest',
      args: vitest('database', 1, ...withFullSize('database')),
      cores: 0.5,
      after: ['built bank'],
    },
    {
      name: 'random states, payment schedules, a whole school and other calls, full size',
      command: 'vitest',
      args: vitest('api', 1, ...withFullSize('api')),
      cores: 1,
      after: ['built bank'],
    },
    {
      name: 'journeys beside the main ways: whole exams, every page in every theme, a new release, faults of the network',
      command: 'playwright',
      args: ['test'],
      narrowed: ['--grep', '@deep'],
      browser: true,
      cores: 2,
      after: ['web build', 'built bank'],
    },
  ]
}

/** The stage that runs a test file. */
export function stageOfFile(file) {
  if (/^e2e\/.*\.spec\.ts$/.test(file)) return 'browser'
  if (!/\.test\.ts$/.test(file)) return undefined
  if (/^apps\/server\/src\/(db\/|main\.test)/.test(file)) return 'database'
  return file.startsWith('apps/server/') ? 'api' : 'unit'
}
