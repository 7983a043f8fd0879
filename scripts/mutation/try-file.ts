import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'
import { type Mutant, mutantsOf, mutated, spread } from './mutants.ts'
import { TARGETS } from './targets.ts'

/**
 * Tries the mutants of one file, as a child of main.ts, and tells what became of each. No file is touched: a plugin of Vite
 * hands the tests the changed text. One run of Vitest serves all mutants, so that the database is started once.
 */
const [file = '', from = '0', most = '60', only = ''] = process.argv.slice(2)
const target = TARGETS.find((t) => t.file === file)
if (!target) throw new Error(`${file} is not in the list`)
const root = resolve(import.meta.dirname, '../..')
const path = resolve(root, file)
const source = readFileSync(path, 'utf8')
const tell = (message: object) => process.send?.(message)

let active: Mutant | null = null
const plugin = {
  name: 'mutant',
  enforce: 'pre' as const,
  transform: (_code: string, id: string) => (active && id.split('?')[0] === path ? mutated(source, active) : null),
}
const vitest = await createVitest({
  config: false,
  root,
  watch: false,
  bail: 1,
  maxWorkers: 1,
  // Kept transforms would hand the unchanged text to the tests.
  fsModuleCache: false,
  reporters: [{}],
  projects: [
    {
      plugins: [plugin],
      logLevel: 'silent',
      test: {
        name: 'mutants',
        include: [...target.tests],
        globalSetup: target.database ? ['apps/server/src/testing/database.ts'] : [],
        // A thread ends with its process, also one that is caught in an endless loop.
        pool: 'threads',
        isolate: false,
        fsModuleCache: false,
        testTimeout: 30_000,
        hookTimeout: 60_000,
      },
    },
  ],
})
const specifications = await vitest.globTestSpecifications()

async function caught(): Promise<boolean> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true)
  return unhandledErrors.length > 0 || testModules.some((m) => !m.ok())
}

const began = performance.now()
if (specifications.length === 0 || (await caught())) {
  tell({ broken: 'the tests fail without any change' })
  process.exit(1)
}
tell({ usual: performance.now() - began })
const mutants = spread(mutantsOf(source), Number(most))
const wanted = only === '' ? null : new Set(only.split(',').map(Number))
for (const [i, mutant] of mutants.entries()) {
  if (i < Number(from) || (wanted && !wanted.has(i))) continue
  tell({ trying: i, of: mutants.length })
  active = mutant
  vitest.invalidateFile(path)
  tell({ index: i, killed: await caught(), line: mutant.line, was: mutant.was, put: mutant.put })
}
tell({ done: mutants.length })
await vitest.close()
process.exit(0)
