import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { base, startServer } from './practised/server.ts'
import { api, practisedStudent, readKeys, TOPIC } from './practised/student.ts'

/** npm run screenshots: the pictures on Home and in the README, from the running product with one practised student. */

const root = resolve(import.meta.dirname, '..')
const screens = join(root, 'apps/web/public/screens')
/** A picture of the desk would be too small to read on a phone: there its own screen is shown. */
const DEVICES = [
  { ending: '', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { ending: '-phone', viewport: { width: 390, height: 720 }, deviceScaleFactor: 2 },
] as const
type Device = (typeof DEVICES)[number]

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
  const token = await practisedStudent(await readKeys(folder))
  for (const theme of ['light', 'dark'])
    for (const device of DEVICES)
      await pictures(await open(browser, token, theme, device), token, `${theme}${device.ending}`)
} finally {
  await browser.close()
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
