import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { withDatabase } from '../apps/server/src/db/maintenance.ts'

/** npm run screenshots: the pictures on Home and in the README, from the running product with one practised student. */

const root = resolve(import.meta.dirname, '..')
const base = 'http://127.0.0.1:3398'
const screens = join(root, 'apps/web/public/screens')
/** A picture of the desk would be too small to read on a phone: there its own screen is shown. */
const DEVICES = [
  { ending: '', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { ending: '-phone', viewport: { width: 390, height: 720 }, deviceScaleFactor: 2 },
] as const
type Device = (typeof DEVICES)[number]
const TOPIC = 'Algebra 1'
const TESTS = 8
const LEFT_TO_LOG = 3

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

type Key = Readonly<{ letter: string | null; grid: string | null; place: number }>

/** What is right for each question of the topic, and how far into the topic its skill stands (0 to 1). */
const readKeys = (dataDir: string): Promise<ReadonlyMap<number, Key>> =>
  withDatabase({ DATA_DIR: dataDir }, root, { exclusive: false }, async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query<Key & { id: number }>(
      `select i.id, r.secret->>'letter' as letter, r.secret->>'grid' as grid,
         percent_rank() over (order by s.position) as place
       from item i join item_revision r on r.id = i.revision_id join skill s on s.id = i.skill_id where i.topic = $1`,
      [TOPIC],
    )
    await client.end()
    return new Map(rows.map(({ id, ...key }) => [id, key]))
  })

/** A student in the middle of the course: sure at its start, not yet at its end. */
const knows = (id: number, { place }: Key): boolean => (id * 7919) % 100 < (place < 0.45 ? 92 : place < 0.75 ? 70 : 38)

async function newMember(): Promise<string> {
  const email = `ana-${process.pid}@example.com`
  const password = 'Pictures-of-2026'
  const user = { first_name: 'Ana', last_name: 'Lee', email, password, password_confirmation: password }
  const { pending_sign_up: secret } = await api('POST', '/users', undefined, { user })
  let token: string | undefined
  for (let i = 0; i < 50 && !token; i++) {
    await new Promise((later) => setTimeout(later, 200))
    const mails = (await (await fetch(`${base}/dev/mail.json`)).json()) as { to: string; text: string }[]
    token = /token=([\w-]+)/.exec(mails.find((mail) => mail.to === email)?.text ?? '')?.[1]
  }
  await api('POST', '/users/confirm', undefined, { token, secret })
  const { jwt } = await api<{ jwt: string }>('POST', '/user_token', undefined, { auth: { email, password } })
  await api('PUT', '/users/update_topic', jwt, { user: { topic: TOPIC } })
  return jwt
}

/** A student with some tests behind them, and most of their mistakes logged. */
async function student(keys: ReadonlyMap<number, Key>): Promise<string> {
  const jwt = await newMember()
  const made = await api<{ id: number }>('POST', '/tests/create_diagnostic', jwt, {
    question_mode: 'Diagnostic',
    custom_question_ids: [],
  })
  await answerTest(jwt, made.id, keys)
  for (let i = 0; i < TESTS; i++) {
    const test = { number_of_questions: 20, question_mode: 'Unused' }
    await answerTest(jwt, (await api<{ id: number }>('POST', '/tests/create', jwt, test)).id, keys)
  }
  await logMistakes(jwt)
  return jwt
}

async function answerTest(token: string, id: number, keys: ReadonlyMap<number, Key>): Promise<void> {
  const shown = await api<Shown>('GET', `/tests/${id}`, token)
  const questions_attributes = shown.questions_attributes.map((q) => {
    const key = keys.get(q.id)
    const right = key !== undefined && knows(q.id, key)
    const letter = right ? key.letter : (['A', 'B', 'C', 'D'].find((other) => other !== key?.letter) ?? 'A')
    return {
      id: q.id,
      skipped: false,
      time_spent: 40_000 + (q.id % 9) * 6000,
      ...(q.options.length > 0
        ? { answer_attributes: { letter } }
        : { student_produced_answer: right ? key.grid : '77' }),
    }
  })
  await api('PUT', `/tests/${id}`, token, { version: shown.version, step: 19, questions_attributes })
}

type Proposal = { question_id: number; identify: string; solution: string; clue: string; notes: string }

/** Logs what was missed as it is proposed, up to the few that are left for the picture. */
async function logMistakes(token: string): Promise<void> {
  const index = () =>
    api<{ mistakes_to_log: { question_id: number }[] }>('GET', '/mistakes/index?itemsPerPage=100', token)
  for (const { question_id } of (await index()).mistakes_to_log.slice(LEFT_TO_LOG)) {
    const { identify, solution, clue, notes } = await api<Proposal>(
      'GET',
      `/mistakes/new?question_id=${question_id}`,
      token,
    )
    await api('POST', '/mistakes/create', token, { question_id, identify, solution, clue, notes })
  }
}

async function open(browser: Browser, token: string, theme: string, device: Device): Promise<Page> {
  const { viewport, deviceScaleFactor } = device
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  const { topics_list_include_free } = await api('GET', '/users/account', token)
  await context.addInitScript(
    ([jwt, plans, choice, topic]) => {
      localStorage.setItem('jwt', jwt as string)
      localStorage.setItem('valid_plans', JSON.stringify(plans))
      localStorage.setItem('localTopic', topic as string)
      localStorage.setItem('cookies', 'ok')
      localStorage.setItem('theme', choice as string)
    },
    [token, topics_list_include_free, theme, TOPIC] as const,
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

/** The three screens of Home, as one student sees them. */
async function pictures(page: Page, token: string, name: string): Promise<void> {
  await page.goto(`${base}/dashboard`)
  await page.getByRole('heading', { name: 'Predicted Score' }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await save(page, join(screens, `dashboard-${name}.webp`))
  if (name === 'light') await save(page, join(root, 'docs/images/dashboard.webp'))
  await page.goto(`${base}/mistakes`)
  await page.getByRole('heading', { name: 'Mistakes to Log' }).waitFor()
  await save(page, join(screens, `journal-${name}.webp`))
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
  await save(page, join(screens, `test-${name}.webp`))
  await page.context().close()
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
  const token = await student(await readKeys(folder))
  for (const theme of ['light', 'dark'])
    for (const device of DEVICES)
      await pictures(await open(browser, token, theme, device), token, `${theme}${device.ending}`)
} finally {
  await browser.close()
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
