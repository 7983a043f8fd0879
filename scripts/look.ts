// Pictures of pages as they are seen: `npm run look -- /press /about` takes each from the running `npm run dev` (or the server that LOOK_AT
// names) at three widths in light, dark and high contrast, and writes them to look/. `/lessons/a1-slope?all` is that lesson as a
// student sees it, with every step and reason open. `LOOK_WIDTH=390` takes one width alone.
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { openWhole } from '../e2e/support/lessons.ts'
import { buy, enter, newMember, type Person } from '../e2e/support/people.ts'

const base = process.env.LOOK_AT ?? 'http://127.0.0.1:5173'
const widths = process.env.LOOK_WIDTH ? [Number(process.env.LOOK_WIDTH)] : [390, 768, 1440]
const folder = resolve(import.meta.dirname, '../look')
const paths = process.argv.slice(2)
if (paths.length === 0) {
  console.error('Please say which pages to look at: npm run look -- /press')
  process.exit(1)
}
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (n) => `/usr/bin/${n}`,
)
const executablePath = [process.env.CHROMIUM, ...browsers].find((path) => path && existsSync(path))
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
mkdirSync(folder, { recursive: true })

const PAID = ['SAT Math', 'SAT Reading and Writing', 'ACT Reading']
let student: Person | undefined

/** A lesson of whatever topic, opened by a student who has all plans. */
async function openLesson(page: Page, path: string): Promise<void> {
  if (!student) {
    student = await newMember(page.request)
    for (const topic of PAID) await buy(page, student, topic)
  }
  const headers = { authorization: `Bearer ${student.token}` }
  const lesson = (await (await page.request.get(`/api/v1${path}`, { headers })).json()) as { topic?: string }
  if (!lesson.topic) throw new Error(`There is no ${path}.`)
  await enter(page, student, lesson.topic)
  await page.goto(path)
  await openWhole(page)
}

for (const asked of paths) {
  const [path = '', all] = asked.split(/\?(?=all$)/)
  for (const width of widths)
    for (const theme of ['light', 'dark', 'contrast']) {
      const page = await browser.newPage({
        baseURL: base,
        viewport: { width, height: 900 },
        colorScheme: theme === 'dark' ? 'dark' : 'light',
        contrast: theme === 'contrast' ? 'more' : 'no-preference',
        reducedMotion: 'reduce',
      })
      await page.addInitScript(() => localStorage.setItem('cookies', 'ok'))
      if (all) await openLesson(page, path)
      else await page.goto(path, { waitUntil: 'networkidle' })
      const name = `${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}-${width}-${theme}.png`
      await page.screenshot({ path: join(folder, name), fullPage: true })
      console.log(`look/${name}`)
      await page.close()
    }
}
await browser.close()
