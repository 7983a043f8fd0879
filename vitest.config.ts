import { defineConfig } from 'vitest/config'

const steady = ['scripts/lib/steady-chance.ts']
const unit = ['packages/*/src/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts', 'apps/web/app/**/*.test.ts']

/**
 * Node reads our sources as they are, types and all, as in the running server. Read by the test tool instead, the thousand files
 * of the bank take ten times as long. The pages are left to it: they need what the build gives them.
 */
const readByNode = { deps: { external: [/\/(packages\/[\w-]+|apps\/server)\/src\/(?!.*\.test\.ts$).*\.ts$/] } }

export default defineConfig({
  test: {
    projects: [
      // What is imported once serves all files of a worker: loading the bank and the server takes longer than most tests.
      {
        test: {
          name: 'unit',
          server: readByNode,
          include: unit,
          setupFiles: steady,
          isolate: false,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'api',
          server: readByNode,
          isolate: false,
          setupFiles: steady,
          include: ['apps/server/src/**/*.test.ts'],
          exclude: ['apps/server/src/db/**', 'apps/server/src/main.test.ts'],
          globalSetup: ['apps/server/src/testing/database.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'database',
          server: readByNode,
          setupFiles: steady,
          include: ['apps/server/src/db/**/*.test.ts', 'apps/server/src/main.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
