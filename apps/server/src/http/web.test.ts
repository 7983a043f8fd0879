import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { MESSAGES } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'

const build = mkdtempSync(join(tmpdir(), 'fourfold-web-'))
const webDir = join(build, 'client')
let t: TestApp
beforeAll(async () => {
  for (const folder of ['about', 'assets', '404']) mkdirSync(join(webDir, folder), { recursive: true })
  writeFileSync(
    join(build, 'routes.json'),
    JSON.stringify(['/', '/about', '/dashboard', '/tests/:id', '/tests/:id/result']),
  )
  writeFileSync(join(build, 'hints.json'), JSON.stringify({ '/tests/:id': '<link href="/assets/test.js"/>' }))
  writeFileSync(join(webDir, '404/index.html'), '<script>missing()</script>Page not found')
  writeFileSync(join(webDir, 'calculator.html'), 'Calculator')
  writeFileSync(join(webDir, 'index.html'), '<script>one()</script>Home')
  writeFileSync(join(webDir, 'about/index.html'), 'About')
  writeFileSync(join(webDir, '__spa-fallback.html'), '<head><script>shell()</script></head>Shell')
  writeFileSync(join(webDir, 'assets/app-1.js'), 'x')
  writeFileSync(join(webDir, 'assets/app-1.css'), 'x')
  writeFileSync(join(webDir, 'robots.txt'), 'x')
  t = await testApp({ webDir })
})
afterAll(async () => {
  await t.close()
  rmSync(build, { recursive: true, force: true })
})

const get = async (url: string) => {
  const { statusCode, body, headers } = await t.app.inject(url)
  return { status: statusCode, body, headers }
}

test('prerendered pages come from their folders, the other routes from the shell', async () => {
  expect((await get('/')).body).toContain('Home')
  for (const path of ['/about', '/about/', '/about?x=1'])
    expect(await get(path)).toMatchObject({ status: 200, body: 'About' })
  for (const path of ['/dashboard', '/Dashboard/', '/tests/7', '/tests/7/result?from=list']) {
    const { status, body } = await get(path)
    expect([path, status]).toEqual([path, 200])
    expect(body).toContain('Shell')
  }
  for (const path of ['/calculator.html', '/__spa-fallback.html']) expect((await get(path)).status).toBe(200)
})

test('the shell of an address names what its page will ask for, under the same policy', async () => {
  const [test, other] = [await get('/tests/7?from=list'), await get('/dashboard')]
  expect(test.body).toContain('<link href="/assets/test.js"/></head>')
  expect(other.body).not.toContain('<link')
  expect(test.headers['content-security-policy']).toBe(other.headers['content-security-policy'])
})

test('an address that no route serves answers 404 with the page that says so, under its own policy', async () => {
  for (const path of ['/no-such-page', '/about/us', '/tests/7/none', '/tests', '/404', '/404/']) {
    const { status, body, headers } = await get(path)
    expect([path, status]).toEqual([path, 404])
    expect(body).toContain('Page not found')
    expect(String(headers['content-security-policy'])).toMatch(/script-src 'self' 'sha256-/)
  }
})

test('an address that nobody can read is one that no route serves: the same page, sentence and headers', async () => {
  for (const path of ['/%', '/%E0%A4%A', '/tests/%ff', '/about%2']) {
    const { status, body, headers } = await get(path)
    expect([path, status]).toEqual([path, 404])
    expect(body).toContain('Page not found')
    expect(String(headers['content-security-policy'])).toMatch(/script-src 'self' 'sha256-/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
  for (const path of ['/api/v1/tests/%', '/api/v1/tests/%ff?x=%']) {
    const { status, body, headers } = await get(path)
    expect([path, status, JSON.parse(body)]).toEqual([path, 404, { error: MESSAGES.notFound }])
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  }
})

test('a new build brings its own routes', async () => {
  expect((await get('/orders')).status).toBe(404)
  writeFileSync(join(build, 'routes.json'), JSON.stringify(['/', '/about', '/dashboard', '/orders']))
  expect((await get('/orders')).status).toBe(200)
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

test('a file that the build has packed is sent packed to those who can read it, and plain to the others', async () => {
  writeFileSync(join(webDir, 'assets/app-3.js'), 'plain()')
  writeFileSync(join(webDir, 'assets/app-3.js.br'), brotliCompressSync('plain()'))
  const ask = (accepted: string) => t.app.inject({ url: '/assets/app-3.js', headers: { 'accept-encoding': accepted } })
  const packed = await ask('gzip, deflate, br')
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  })
  expect(packed.headers['cache-control']).toContain('immutable')
  expect(packed.headers.vary).toMatch(/accept-encoding/i)
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('plain()')
  expect((await ask('identity')).body).toBe('plain()')
})

test('hashed files are kept for ever, missing ones are missing, and nothing outside is reached', async () => {
  expect((await get('/assets/app-1.js')).headers['cache-control']).toContain('immutable')
  expect((await get('/assets/app-2.js')).status).toBe(404)
  for (const path of ['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json'])
    expect((await get(path)).body).not.toContain('fourfold')
})

test.each([
  '/',
  '/about',
  '/dashboard',
  '/no/such/page',
  '/robots.txt',
  '/assets/app-1.js',
  '/assets/app-1.css',
  '/gone.js',
])('the text of %s says in which letters it is written', async (url) => {
  expect((await get(url)).headers['content-type']).toMatch(/^(text\/\w+|application\/javascript); charset=utf-8$/)
})

test.each(['/api/v1/health', '/api/v1/nothing', '/api/v1/docs', '/dev/mail', '/dev/mail.json'])(
  'the answer of %s says in which letters it is written',
  async (url) => {
    const { headers } = await t.app.inject({ url, headers: { host: '127.0.0.1' } })
    expect(headers['content-type']).toMatch(/^(text\/html|application\/json); charset=utf-8$/)
  },
)
