import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['packages/*/src/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.ts', 'apps/web/app/**/*.test.ts'] } },
      { test: { name: 'api', include: ['apps/server/src/**/*.test.ts'] } },
    ],
  },
})
