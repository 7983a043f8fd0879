import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'

/** npm run screenshots: the pictures on Home and in the README, from the running product with one practised student. */

const root = resolve(import.meta.dirname, '..')
const base = 'http://127.0.0.1:3398'
const screens = join(root, 'apps/web/public/screens')
const SIZE = { width: 1280, height: 800 }

type Json = Record<string, unknown>
type Shown = { version: number; questions_attributes: { id: number; options: unknown[] }[] }

async function api<T = Json>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  const answer = await fetch(`${base}/api/v1${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as T
}

async function startServer(folder: string): Promise<() => Promise<void>> {
  const env = {
    ...process.env,
    PORT: '3398',
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  }
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('is ready: http') && ready())
  })
  return async () => {
    const gone = new Promise((done) => server.on('exit', done))
    server.kill('SIGTERM')
    await gone
  }
}

/** A student with some tests behind them: answers are spread so that the picture is neither perfect nor hopeless. */
async function student(): Promise<string> {
  const email = `screens-${process.pid}@guest.invalid`
  const password = 'a password for the pictures'
  await api('POST', '/users', undefined, { user: { guest: true, email, password } })
  const { jwt } = await api<{ jwt: string }>('POST', '/user_token', undefined, { auth: { email, password } })
  const made = await api<{ id: number }>('POST', '/tests/create_diagnostic', jwt, {
    question_mode: 'Diagnostic',
    custom_question_ids: [],
  })
  const ids = [made.id]
  for (let i = 0; i < 4; i++)
    ids.push(
      (await api<{ id: number }>('POST', '/tests/create', jwt, { number_of_questions: 20, question_mode: 'Unused' }))
        .id,
    )
  for (const id of ids) await answerTest(jwt, id)
  return jwt
}

async function answerTest(token: string, id: number): Promise<void> {
  const shown = await api<Shown>('GET', `/tests/${id}`, token)
  const questions_attributes = shown.questions_attributes.map((q, i) => ({
    id: q.id,
    skipped: false,
    time_spent: 1500,
    ...(q.options.length > 0
      ? { answer_attributes: { letter: 'ABCD'[(q.id + i) % 4] } }
      : { student_produced_answer: '4' }),
  }))
  await api('PUT', `/tests/${id}`, token, { version: shown.version, step: 19, questions_attributes })
}

async function open(browser: Browser, token: string, theme: string): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZE, serviceWorkers: 'block', reducedMotion: 'reduce' })
  const { topics_list_include_free } = await api('GET', '/users/account', token)
  await context.addInitScript(
    ([jwt, plans, choice]) => {
      localStorage.setItem('jwt', jwt as string)
      localStorage.setItem('valid_plans', JSON.stringify(plans))
      localStorage.setItem('localTopic', 'Algebra 1')
      localStorage.setItem('cookies', 'ok')
      localStorage.setItem('theme', choice as string)
    },
    [token, topics_list_include_free, theme] as const,
  )
  return context.newPage()
}

/** Chromium itself turns the picture into WebP: no image library needed. */
async function save(page: Page, file: string): Promise<void> {
  const png = (await page.screenshot()).toString('base64')
  const blank = await page.context().newPage()
  const webp = await blank.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? ''
  }, png)
  await blank.close()
  writeFileSync(file, Buffer.from(webp, 'base64'))
}

const folder = mkdtempSync(join(tmpdir(), 'fourfold-screens-'))
const stop = await startServer(folder)
const browser = await chromium.launch({
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : { executablePath: '/usr/bin/chromium' }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
try {
  mkdirSync(screens, { recursive: true })
  mkdirSync(join(root, 'docs/images'), { recursive: true })
  const token = await student()
  for (const theme of ['light', 'dark']) {
    const page = await open(browser, token, theme)
    await page.goto(`${base}/dashboard`)
    await page.getByRole('heading', { name: 'Predicted Score' }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    await save(page, join(screens, `dashboard-${theme}.webp`))
    if (theme === 'light') await save(page, join(root, 'docs/images/dashboard.webp'))
    await page.goto(`${base}/mistakes`)
    await page.getByRole('heading', { name: 'Mistakes to Log' }).waitFor()
    await save(page, join(screens, `journal-${theme}.webp`))
    const { id } = await api<{ id: number }>('POST', '/tests/create', token, {
      number_of_questions: 12,
      tag_ids: ['a1-slope', 'a1-slope-intercept-form'],
      timed: true,
    })
    await page.goto(`${base}/tests/${id}`)
    await page.getByRole('heading', { name: 'Question 1' }).waitFor()
    const option = page.getByRole('button', { name: /^Option B/ })
    if (await option.isVisible()) await option.click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await save(page, join(screens, `test-${theme}.webp`))
    await page.context().close()
  }
} finally {
  await browser.close()
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
