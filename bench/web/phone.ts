import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { base, startServer } from '../../scripts/practised/server.ts'
import { api, practisedStudent, readKeys, TOPIC } from '../../scripts/practised/student.ts'

/**
 * npm run bench:phone: Lighthouse as a phone on a slow line, on every page, for a student with some tests behind them.
 * Lighthouse counts the CPU it sees: only an idle machine tells the truth, so the load is printed with the figures.
 * `-- /dashboard /today` takes just these pages; RUNS says how often each (its middle run counts).
 */

const LIGHTHOUSE = 'lighthouse@13.5.0'
const PORT = 9333
const RUNS = Number(process.env.RUNS ?? 3)
const run = promisify(execFile)

type Report = {
  categories: { performance: { score: number | null } }
  audits: Record<string, { numericValue?: number }>
}

const executable = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)

/** Lighthouse keeps what the page stored, and empties the cache before each run. */
async function measure(path: string, folder: string): Promise<Report> {
  const out = join(folder, 'report.json')
  await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      base + path,
      ...[`--port=${PORT}`, '--quiet', '--only-categories=performance', '--output=json', `--output-path=${out}`],
    ],
    { timeout: 180_000 },
  )
  return JSON.parse(readFileSync(out, 'utf8')) as Report
}

async function signIn(token: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${PORT}`)
  const context = browser.contexts()[0]
  if (!context) throw new Error('the browser must have a context')
  const page = await context.newPage()
  const { topics_list_include_free } = await api('GET', '/users/account', token)
  await page.goto(`${base}/privacy`)
  await page.evaluate(
    ([jwt, plans, topic]) => {
      localStorage.setItem('jwt', jwt as string)
      localStorage.setItem('valid_plans', JSON.stringify(plans))
      localStorage.setItem('localTopic', topic as string)
      localStorage.setItem('cookies', 'ok')
    },
    [token, topics_list_include_free, TOPIC] as const,
  )
  await page.close()
  await browser.close()
}

async function pagesOf(token: string): Promise<string[]> {
  const { tests } = await api<{ tests: { id: number }[] }>('GET', '/tests/index', token)
  const me = await api<{ id: number }>('GET', '/users/current', token)
  const { id } = await api<{ id: number }>('POST', '/tests/create', token, {
    number_of_questions: 12,
    tag_ids: ['a1-slope', 'a1-slope-intercept-form'],
    timed: true,
  })
  const last = tests[0]?.id
  return [
    ...['/', '/product', '/for-students', '/for-business', '/signup', '/login', '/dashboard', '/today', '/tests/new'],
    ...[`/tests/${id}`, `/tests/${last}/result`, `/tests/${last}/analysis`, '/tests', '/mistakes', '/flashcards'],
    ...['/lessons', '/lessons/a1-slope', `/users/${me.id}`],
  ]
}

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

async function row(path: string, folder: string) {
  const reports: Report[] = []
  for (let i = 0; i < RUNS; i++) reports.push(await measure(path, folder))
  const of = (audit: string) => Math.round(middle(reports.map((each) => each.audits[audit]?.numericValue ?? 0)))
  return {
    page: path,
    score: middle(reports.map((each) => each.categories.performance.score ?? 0)),
    'first paint, ms': of('first-contentful-paint'),
    'largest paint, ms': of('largest-contentful-paint'),
    'blocked, ms': of('total-blocking-time'),
    shift: middle(reports.map((each) => each.audits['cumulative-layout-shift']?.numericValue ?? 0)).toFixed(3),
    'KB sent': Math.round(of('total-byte-weight') / 1024),
    load: loadavg()[0]?.toFixed(1),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'fourfold-phone-'))
const stop = await startServer(join(folder, 'data'))
const browser = spawn(
  executable ?? 'chromium',
  ['--headless', '--no-sandbox', `--remote-debugging-port=${PORT}`, `--user-data-dir=${join(folder, 'browser')}`],
  { stdio: 'ignore', detached: true },
)
try {
  const token = await practisedStudent(await readKeys(join(folder, 'data')))
  await signIn(token)
  const wanted = process.argv.slice(2)
  const rows = []
  for (const path of wanted.length > 0 ? wanted : await pagesOf(token)) {
    rows.push(await row(path, folder))
    console.error(`${path} ${rows.at(-1)?.score}`)
  }
  console.table(rows.sort((a, b) => a.score - b.score))
} finally {
  // Debian starts it by a script: the whole group ends, not the script alone.
  if (browser.pid !== undefined) process.kill(-browser.pid)
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
