import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { precacheList } from './service-worker.ts'

const client = mkdtempSync(join(tmpdir(), 'worker-'))
afterAll(() => rmSync(client, { recursive: true, force: true }))

test('the worker fetches the shell and the assets of this build ahead, and nothing else', () => {
  mkdirSync(join(client, 'assets'))
  for (const name of ['index.html', '__spa-fallback.html', 'icon.svg', 'robots.txt', 'sw.js', 'sitemap.xml'])
    writeFileSync(join(client, name), name)
  for (const name of ['a-1.js', 'a-0.js', 'KaTeX_Main.ttf', 'font.woff2', 'a-1.js.br'])
    writeFileSync(join(client, 'assets', name), name)
  const list = precacheList(client, ['a-1.js', 'KaTeX_Main.ttf', 'font.woff2', 'a-1.js.br'])
  expect(list.map((f) => f.url)).toEqual([
    '/__spa-fallback.html',
    '/icon.svg',
    '/index.html',
    '/assets/a-1.js',
    '/assets/font.woff2',
  ])
  expect(list.filter((f) => f.url.startsWith('/assets/')).every((f) => f.revision === null)).toBe(true)
})

test('a changed page of the shell gets another revision', () => {
  const of = () => precacheList(client, []).find((f) => f.url === '/index.html')?.revision
  const before = of()
  writeFileSync(join(client, 'index.html'), 'changed')
  expect(of()).not.toBe(before)
})
