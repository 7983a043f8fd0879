import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { API_PREFIX, type Endpoint, endpoints } from '@fourfold/contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailbox, users } from '../db/schema/index.ts'
import { type TestApp, testApp } from '../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const all = Object.values(endpoints).flatMap((group) => Object.values(group) as Endpoint[])

/** What a page of somebody else's can send without the browser asking us first. */
const WITHOUT_ASKING = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'] as const

test('a call that a foreign page can make without asking changes nothing: bodies are JSON or are refused', async () => {
  const taken: unknown[] = []
  for (const { method, path, auth, body } of all) {
    // A token, or the provider's signature, is nothing that a browser sends along by itself.
    if (!body || method === 'GET' || auth === 'token' || auth === 'member' || auth === 'signature') continue
    for (const type of WITHOUT_ASKING) {
      const payload = JSON.stringify({ user: { guest: true, email: 'g@example.com', password: 'x'.repeat(40) } })
      const reply = await t.app.inject({ method, url: API_PREFIX + path, headers: { 'content-type': type }, payload })
      if (![415, 422].includes(reply.statusCode)) taken.push([method, path, type, reply.statusCode])
    }
  }
  expect(taken).toEqual([])
})

test('no other page may read our answers, whatever origin it names', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' }
  for (const method of ['GET', 'OPTIONS'] as const)
    for (const url of ['/api/v1/users/current', '/api/v1/orders/index', '/api/openapi.json']) {
      const reply = await t.app.inject({ method, url, headers })
      expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
})

test('where the product is reached by https every answer asks for https for a year, subdomains included', async () => {
  const secure = await testApp({ publicUrl: 'https://learn.example.com' })
  for (const url of ['/api/v1/health', '/api/v1/nothing', '/'])
    expect((await secure.app.inject(url)).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    )
  await secure.close()
  expect((await t.app.inject('/api/v1/health')).headers).not.toHaveProperty('strict-transport-security')
})

test('every answer forbids objects and foreign frames, and tells other sites the origin alone', async () => {
  for (const url of ['/api/v1/health', '/api/v1/nothing', '/api/v1/users/current', '/api/docs']) {
    const { headers } = await t.app.inject(url)
    expect(headers['content-security-policy']).toContain("object-src 'none'; base-uri 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers).toMatchObject({ 'referrer-policy': 'strict-origin', 'x-content-type-options': 'nosniff' })
  }
})

/** What the server says to bytes that no browser would send. */
async function rawAnswer(text: string): Promise<string> {
  const { port } = t.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.setEncoding('utf8').on('data', (part) => {
    said += part
  })
  socket.write(text)
  socket.setTimeout(5000, () => socket.destroy())
  await once(socket, 'close')
  return said
}

test('a request whose end can be read in two ways is refused, and so are TRACE and methods that are none', async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const head = 'Host: 127.0.0.1\r\nConnection: close\r\nContent-Type: application/json\r\n'
  const hidden = '0\r\n\r\nGET /api/v1/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'
  const both = `POST /api/v1/prospects HTTP/1.1\r\n${head}Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked\r\n\r\n${hidden}`
  const twice = `POST /api/v1/prospects HTTP/1.1\r\n${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}`
  for (const text of [both, twice]) {
    const answers = (await rawAnswer(text)).match(/HTTP\/1\.1 \d+/g)
    expect(answers).toEqual(['HTTP/1.1 400'])
  }
  const trace = await rawAnswer(`TRACE /api/v1/health HTTP/1.1\r\n${head}X-Mine: secret\r\n\r\n`)
  expect(trace).toMatch(/^HTTP\/1\.1 40[045]/)
  expect(trace).not.toContain('secret')
})

test('the address of a caller is the last word of the one proxy, and nothing that the caller wrote before it', async () => {
  const seen: unknown[] = []
  const spy = vi.spyOn(t.ctx.log, 'warn').mockImplementation((line: unknown) => void seen.push(line))
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }
  await t.call('GET', '/users/current', { headers })
  const open = await testApp({ loopback: false })
  const spied = vi.spyOn(open.ctx.log, 'warn').mockImplementation((line: unknown) => void seen.push(line))
  await open.call('GET', '/users/current', { headers, ip: '192.0.2.1' })
  spy.mockRestore()
  spied.mockRestore()
  await open.close()
  expect(seen.map((line) => (line as { security: { address: string } }).security.address)).toEqual([
    '203.0.113.9',
    '203.0.113.9',
  ])
})

test('only the fields of a call enter: rights, ids and addresses that are sent along are left out', async () => {
  const { token, id, email, password } = await t.member()
  const mine = { first_name: 'Ana', last_name: 'Lee', test_date: '2027-05-01', password }
  const more = { id: 1, email: 'other@example.com', teacher: true, guest: true, billing: true, confirmed_at: null }
  const { status } = await t.call('PUT', `/users/${id}`, { token, body: { user: { ...mine, ...more } } })
  expect(status).toBe(200)
  const [row] = await t.db.select().from(users).where(eq(users.id, id))
  expect(row).toMatchObject({ id, email, first_name: 'Ana', teacher: false, guest: false })
  const polluted = await t.app.inject({
    method: 'POST',
    url: '/api/v1/prospects',
    headers: { 'content-type': 'application/json' },
    payload: '{"prospect":{"__proto__":{"first_name":"A"}}}',
  })
  expect(polluted.statusCode).toBe(400)
  expect((await t.call('GET', '/tests/index?newOffset=1&newOffset=2', { token })).status).toBe(422)
})

test('only the fields of a call leave: no answer has a password, a hash or a secret of the server', async () => {
  const { token, id } = await t.member()
  const leaked: string[] = []
  for (const { method, path } of all) {
    if (method !== 'GET') continue
    const url = path.replace(':id', String(id)).replace(':kind', 'flashcard').replace(':topic', 'SAT Math')
    const { body } = await t.call('GET', encodeURI(url), { token })
    for (const [, name = ''] of JSON.stringify(body).matchAll(/"(\w+)":/g))
      if (/password|hash|secret/i.test(name)) leaked.push(`${path}: ${name}`)
  }
  // Who asks for all that is held on them gets the addresses of their own logins as they are kept.
  expect(leaked).toEqual(['/users/:id/export: address_hash'])
})

test('a download is named by us and is never shown as a page', async () => {
  const { token, id } = await t.member()
  for (const [path, name] of [
    ['/flashcards/export', 'cards.json'],
    [`/users/${id}/export`, 'my-data.json'],
  ])
    expect((await t.call('GET', `${path}`, { token })).headers['content-disposition']).toBe(
      `attachment; filename="${name}"`,
    )
})

test('what a stranger types is text in a letter, and ends no line of its head', async () => {
  const company_name = 'North\r\nBcc: everybody@example.com\r\n\r\n<a href="https://evil.example">Hello</a>'
  const prospect = { first_name: 'Ida', last_name: 'Noh', email: 'ida@example.com', company_name }
  const { status } = await t.call('POST', '/prospects', { body: { prospect } })
  await t.runJobs()
  const [mail] = await t.db.select().from(mailbox).orderBy(desc(mailbox.id)).limit(1)
  const subject = 'North Bcc: everybody@example.com <a href="https://evil.example">Hello</a> asks for a demo'
  expect([status, mail?.subject]).toEqual([200, subject])
  expect(mail?.html).toContain('&#60;a href=&#34;https://evil.example&#34;&#62;Hello')
  expect(mail?.html).not.toContain('<a href="https://evil.example"')
  for (const email of ['ida@example.com\r\nBcc: x@example.com', 'ida@example.com, x@example.com'])
    expect((await t.call('POST', '/password/forgot', { body: { email } })).status).toBe(422)
})
