import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'

const webDir = mkdtempSync(join(tmpdir(), 'fourfold-web-'))
let t: TestApp
beforeAll(async () => {
  mkdirSync(join(webDir, 'about'))
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(join(webDir, 'index.html'), '<script>one()</script>Home')
  writeFileSync(join(webDir, 'about/index.html'), 'About')
  writeFileSync(join(webDir, '__spa-fallback.html'), '<script>shell()</script>Shell')
  writeFileSync(join(webDir, 'assets/app-1.js'), 'x')
  t = await testApp({ webDir })
})
afterAll(async () => {
  await t.close()
  rmSync(webDir, { recursive: true, force: true })
})

const get = async (url: string) => {
  const { statusCode, body, headers } = await t.app.inject(url)
  return { status: statusCode, body, headers }
}

test('prerendered pages come from their folders, everything else from the shell', async () => {
  expect((await get('/')).body).toContain('Home')
  expect((await get('/about')).body).toBe('About')
  expect((await get('/about?x=1')).body).toBe('About')
  expect((await get('/dashboard')).body).toContain('Shell')
})

test('a page carries the hashes of its own inline scripts, and no others', async () => {
  const home = String((await get('/')).headers['content-security-policy'])
  const shell = String((await get('/dashboard')).headers['content-security-policy'])
  expect(home).toMatch(/script-src 'self' 'sha256-[^']+';/)
  expect(home).not.toBe(shell)
  writeFileSync(join(webDir, 'index.html'), '<script>two()</script>Home again')
  const after = await get('/')
  expect(after.body).toContain('Home again')
  expect(after.headers['content-security-policy']).not.toBe(home)
})

test('hashed files are kept for ever, missing ones are missing, and nothing outside is reached', async () => {
  expect((await get('/assets/app-1.js')).headers['cache-control']).toContain('immutable')
  expect((await get('/assets/app-2.js')).status).toBe(404)
  for (const path of ['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json'])
    expect((await get(path)).body).not.toContain('fourfold')
})
