// Pictures of pages as they are seen: `npm run look -- /press /about` takes each from the running `npm run dev` (or the server that LOOK_AT
// names) at three widths in light, dark and high contrast, and writes them to look/.
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

const base = process.env.LOOK_AT ?? 'http://127.0.0.1:5173'
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
for (const path of paths)
  for (const width of [390, 768, 1440])
    for (const theme of ['light', 'dark', 'contrast']) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme: theme === 'dark' ? 'dark' : 'light',
        contrast: theme === 'contrast' ? 'more' : 'no-preference',
        reducedMotion: 'reduce',
      })
      await page.addInitScript(() => localStorage.setItem('cookies', 'ok'))
      await page.goto(base + path, { waitUntil: 'networkidle' })
      const name = `${path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'}-${width}-${theme}.png`
      await page.screenshot({ path: join(folder, name), fullPage: true })
      console.log(`look/${name}`)
      await page.close()
    }
await browser.close()
