import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { LINES } from './lines.ts'

/**
 * How many frames a second Chromium shows while the plane is dragged and while a slider is dragged, with six curves, as
 * fast as this machine is and with its processor slowed down four times. Beside it the main thread's own time for each
 * frame: a machine that does other work at once shows fewer frames at the same cost.
 */
const client = resolve(import.meta.dirname, '../../apps/web/build/client')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}
const FIRST_MS = 1000
const DRAG_MS = 4000
const SLOWER = [1, 4]

const serve = async () => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    try {
      const body = readFileSync(join(client, pathname))
      response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.on('listening', ready))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

const threadSeconds = async (cdp: CDPSession): Promise<number> =>
  (await cdp.send('Performance.getMetrics')).metrics.find((m) => m.name === 'ThreadTime')?.value ?? 0

/** Runs in the page. */
const COUNT = `
  var count = { frames: 0, from: performance.now() }
  requestAnimationFrame(function tick() {
    count.frames += 1
    requestAnimationFrame(tick)
  })`
type Counted = Readonly<{ frames: number; ms: number }>

/** Drags from one place to others and back, and counts the frames that were shown after the first second. */
async function drag(page: Page, cdp: CDPSession, at: (i: number) => { x: number; y: number }) {
  const first = at(0)
  await page.mouse.move(first.x, first.y)
  await page.mouse.down()
  // What was never run before is compiled while it runs: the first second says more about that than about drawing.
  const opened = performance.now()
  for (let i = 1; performance.now() - opened < FIRST_MS; i++) await page.mouse.move(at(i).x, at(i).y)
  await page.evaluate(COUNT)
  const before = await threadSeconds(cdp)
  const started = performance.now()
  for (let i = 1; performance.now() - started < DRAG_MS; i++) await page.mouse.move(at(i).x, at(i).y)
  const cpu = (await threadSeconds(cdp)) - before
  const { frames, ms } = await page.evaluate<Counted>('({ frames: count.frames, ms: performance.now() - count.from })')
  await page.mouse.up()
  return { perSecond: (frames * 1000) / ms, cpuMs: (cpu * 1000) / Math.max(1, frames) }
}

async function measure(page: Page, cdp: CDPSession, slower: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const plane = await page.getByRole('application').boundingBox()
  const slider = await page.getByLabel('Slider a', { exact: true }).boundingBox()
  if (!plane || !slider) throw new Error('the calculator is not on the screen')
  const wave = (i: number): number => Math.sin(i / 20)
  const ways = {
    'the plane': (i: number) => ({ x: plane.x + plane.width * (0.5 + 0.3 * wave(i)), y: plane.y + plane.height / 2 }),
    'a slider': (i: number) => ({
      x: slider.x + slider.width * (0.55 + 0.25 * wave(i)),
      y: slider.y + slider.height / 2,
    }),
  }
  for (const [name, at] of Object.entries(ways)) {
    const { perSecond, cpuMs } = await drag(page, cdp, at)
    console.log(
      `Dragging ${name}${slower > 1 ? `, processor ${slower} times slower` : ''}: ${perSecond.toFixed(1)} frames a second, ${cpuMs.toFixed(1)} ms of the main thread for each.`,
    )
  }
}

export async function measureFrames(): Promise<void> {
  const { url, close } = await serve()
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: ['--no-sandbox'],
  })
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await page.goto(`${url}/calculator.html#${new URLSearchParams({ lines: ['a = 1', ...LINES].join('\n') })}`)
  await page.getByLabel('Slider a', { exact: true }).waitFor()
  console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  for (const slower of SLOWER) await measure(page, cdp, slower)
  await browser.close()
  close()
}
