import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { readBrand } from '../apps/server/src/config.ts'
import type { Brand } from '../packages/contract/src/brand.ts'
import { iconSvg, tileSvg } from './lib/brand-files.ts'

/** Draws the home-screen icons and the social picture of the brand into the web application's public folder. */

const root = resolve(import.meta.dirname, '..')
const out = join(root, 'apps/web/public')

const font = (path: string): string =>
  `data:font/woff2;base64,${readFileSync(join(root, 'node_modules/@fontsource-variable', path)).toString('base64')}`

function socialPage(brand: Brand): string {
  const { light } = brand.colours
  const words = brand.tagline.split(' ')
  const first = words.slice(0, Math.ceil(words.length / 2) - 1).join(' ')
  const second = words.slice(Math.ceil(words.length / 2) - 1)
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:N;font-weight:200 800;src:url(${font('newsreader/files/newsreader-latin-wght-normal.woff2')})}
@font-face{font-family:A;font-weight:200 800;src:url(${font('atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2')})}
*{box-sizing:border-box;margin:0}body{width:1200px;height:630px;padding:76px 90px;display:flex;flex-direction:column;background:${light.paper};color:${light.ink};font-family:A}
header{display:flex;align-items:center;gap:18px;font:500 44px/1 N}header svg{width:64px;height:64px}.big{position:absolute;right:110px;top:165px;width:300px;height:300px;transform:rotate(-6deg)}
h1{margin-top:auto;font:500 112px/1.06 N;letter-spacing:-.022em}mark{color:inherit;background:linear-gradient(transparent 60%,${light.marker} 60% 92%,transparent 92%);padding:0 .08em;margin:0 -.08em}
p{margin-top:36px;font-size:32px;color:${light.ink2}}
</style><header>${iconSvg(brand)}${brand.name}</header><h1>${first}<br>${second[0]} <mark>${second.slice(1).join(' ')}</mark></h1><p>Practice · Analyze · Review · Retry</p>${iconSvg(brand).replace('<svg ', '<svg class="big" ')}`
}

async function draw(browser: Browser, html: string, width: number, height: number, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: 'light' })
  await page.setContent(html, { waitUntil: 'load' })
  await page.evaluate('document.fonts.ready')
  writeFileSync(join(out, file), await page.screenshot())
  await page.close()
}

async function main(): Promise<void> {
  const brand = readBrand(process.env, join(root, 'packages/contract/brand.json'))
  const installed = '/usr/bin/chromium'
  mkdirSync(out, { recursive: true })
  const browser = await chromium.launch({
    ...(existsSync(installed) ? { executablePath: installed } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  for (const size of [192, 512]) {
    const html = `<!doctype html><style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${tileSvg(brand)}`
    await draw(browser, html, size, size, `icon-${size}.png`)
  }
  await draw(browser, socialPage(brand), 1200, 630, 'social.png')
  writeFileSync(join(out, 'icon.svg'), iconSvg(brand))
  await browser.close()
}

await main()
