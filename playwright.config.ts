import { defineConfig } from '@playwright/test'
import { ALONE_PORT, PORT } from './e2e/support/ports.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Journeys tagged `@deep` are taken by npm run test:deep: long ones, and those beside the main ways through the product.
 * A file that is asked for by its name is run whole.
 */
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
  projects: [
    // What moves the clock or changes the release would disturb the others: a server of its own, one journey at a time.
    { name: 'alone', grep: /@alone/, workers: 1, use: { baseURL: `http://127.0.0.1:${ALONE_PORT}` } },
    { name: 'journeys', grepInvert: /@alone/, use: { baseURL: `http://127.0.0.1:${PORT}` } },
  ],
  use: {
    launchOptions: { ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}), args: flags },
    // Journeys that are about the worker allow it; the others need not fetch the whole shell each time.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
  },
})
