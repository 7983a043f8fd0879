import { defineConfig } from '@playwright/test'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than the cores of a small machine: a journey often waits.
  workers: 3,
  // A machine that runs the whole suite at once may stall a journey; whoever needs another try is counted and named.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // What needed its second try is counted by npm test.
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  globalSetup: './e2e/support/server.ts',
  use: {
    baseURL: `http://127.0.0.1:${process.env.E2E_PORT ?? 3399}`,
    launchOptions: { ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}), args: flags },
    // Journeys that are about the worker allow it; the others need not fetch the whole shell each time.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
  },
})
