import { API_PREFIX, type Endpoint, endpoints, MESSAGES } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const all = Object.values(endpoints).flatMap((group) => Object.values(group) as Endpoint[])

test('health answers ok when the database answers', async () => {
  expect((await t.call('GET', '/health')).body).toEqual({ status: 'ok' })
})

test('every row of the endpoint table is served', () => {
  const unserved = all.filter(({ method, path }) => !t.app.hasRoute({ method, url: API_PREFIX + path }))
  expect(unserved.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('every row of the endpoint table stands in the OpenAPI document', async () => {
  const reply = await t.app.inject('/api/openapi.json')
  const paths = Object.keys((reply.json() as { paths: object }).paths)
  for (const { path } of all) expect(paths).toContain(`/api/v1${path.replace(/:(\w+)/g, '{$1}')}`)
  expect((await t.app.inject('/api/docs')).headers['content-type']).toContain('text/html')
})

test('every call that needs a token answers 401 without one, before it looks at the body', async () => {
  for (const { method, path, auth } of all) {
    if (auth !== 'token' && auth !== 'member') continue
    const answer = await t.call(method, path.replace(':id', '1').replace(':kind', 'flashcard').replace(':topic', 'x'))
    expect([path, answer.status]).toEqual([path, 401])
  }
})

test('guests get 403 where members are asked for', async () => {
  const { token } = await t.guest()
  for (const { method, path, auth } of all) {
    if (auth !== 'member') continue
    expect([path, (await t.call(method, path.replace(':id', '1'), { token })).status]).toEqual([path, 403])
  }
})

test('answers carry a strict security policy, a request id and no caching', async () => {
  const { headers } = await t.call('GET', '/health')
  expect(headers['content-security-policy']).toMatch(/script-src 'self'(?! 'unsafe-inline')/)
  expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("base-uri 'none'")
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('an unknown address below the API is a 404 with a sentence', async () => {
  expect(await t.call('GET', '/no-such-call')).toMatchObject({ status: 404, body: { error: MESSAGES.notFound } })
})

test('an address whose id can be none is a 404, like one whose id is not theirs', async () => {
  const { token } = await t.guest()
  for (const id of ['abc', '0', '-1', '1.5', '99999999999', '9'.repeat(3000), '1'])
    expect([id, (await t.call('GET', `/tests/${id}`, { token })).status]).toEqual([id, 404])
})

test('an unexpected failure answers with a sentence and the request id, never with its cause', async () => {
  const failing = await testApp()
  Object.assign(failing.ctx, { catalog: () => Promise.reject(new Error('secret detail')) })
  const guest = await failing.guest()
  const reply = await failing.call('GET', '/tests/new', { token: guest.token })
  expect(reply.status).toBe(500)
  expect(Object.keys(reply.body).sort()).toEqual(['error', 'request_id'])
  expect(JSON.stringify(reply.body)).not.toContain('secret detail')
  await failing.close()
})

test('requests over the limit answer 429 with Retry-After', async () => {
  const limited = await testApp({ rateLimits: true })
  const body = { prospect: { first_name: 'A', last_name: 'B', email: 'a@example.com', company_name: 'C' } }
  // From the beginning of an hour, so that no window ends in between, however slow the machine is.
  limited.advance(3_600_000 - (limited.ctx.now().getTime() % 3_600_000))
  const answers = []
  for (let i = 0; i < 12; i++) answers.push(await limited.call('POST', '/prospects', { body }))
  const last = answers.at(-1)
  expect([answers[0]?.status, last?.status, last?.body.error]).toEqual([200, 429, MESSAGES.tooMany])
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  await limited.close()
})

test('a demo request is kept and written to the brand, never to the address that was typed', async () => {
  const prospect = { first_name: 'Ida', last_name: 'Noh', email: 'ida@example.com', company_name: 'North School' }
  expect((await t.call('POST', '/prospects', { body: { prospect } })).status).toBe(200)
  const mail = await t.mailTo(t.ctx.config.brand.support_email)
  expect(mail?.subject).toBe('North School asks for a demo')
  expect(mail?.text).toContain('ida@example.com')
  expect(await t.mailTo('ida@example.com')).toBeNull()
})

test('a page that points a name of its own at this machine reads no mail and moves no clock', async () => {
  const asked = (host: string) => t.app.inject({ url: '/dev/mail.json', headers: { host } })
  expect((await asked('127.0.0.1:3000')).statusCode).toBe(200)
  expect((await asked('localhost')).statusCode).toBe(200)
  for (const host of ['evil.example', '127.0.0.1.evil.example']) {
    expect((await asked(host)).statusCode).toBe(404)
    expect((await t.app.inject({ url: '/dev/mail', headers: { host } })).statusCode).toBe(404)
    const clock = { method: 'POST', url: '/dev/clock', payload: { advance_ms: 1 }, headers: { host } } as const
    expect((await t.app.inject(clock)).statusCode).toBe(404)
  }
})

test('no refusal is in a validator’s words: each call is sent what cannot be right, and answers in ours', async () => {
  const { token } = await t.member()
  const raw = /expected|received|too (small|big)|>=|<=|invalid (input|option|string|key)|unrecognized/i
  const wrong = [
    {},
    [],
    'x',
    { user: 7, auth: {}, orders: [], cart: 'x', mistake: 1, question_id: '', id: 'x', token: '' },
  ]
  const said = new Set<string>()
  for (const { method, path, query, body } of all) {
    const url = path.replace(/:id/g, '1').replace(':kind', 'flashcard').replace(':topic', 'x')
    const asked = query ? [`${url}?question_id=&itemsPerPage=0&minutes=x&offset=x&id=`] : [url]
    for (const at of asked)
      for (const sent of body ? wrong : [undefined]) {
        const answer = await t.call(method, at, { token, ...(sent === undefined ? {} : { body: sent as object }) })
        if (answer.status !== 422) continue
        for (const sentence of [
          answer.body.error,
          ...Object.values((answer.body.fields as object | undefined) ?? {}),
        ]) {
          said.add(String(sentence))
          expect([method, at, sentence]).not.toContainEqual(expect.stringMatching(raw))
        }
      }
  }
  expect(said.size).toBeGreaterThan(5)
})

test('an address without what its page is about says so', async () => {
  const { token } = await t.guest()
  const answer = await t.call('GET', '/mistakes/new?question_id=', { token })
  expect(answer).toMatchObject({ status: 422, body: { error: MESSAGES.badAddress } })
})

test('a demo request is checked with the messages of the specification', async () => {
  const { body } = await t.call('POST', '/prospects', { body: { prospect: {} } })
  expect(body.fields).toEqual({
    first_name: MESSAGES.demoFirstName,
    last_name: MESSAGES.demoLastName,
    email: MESSAGES.demoEmail,
    company_name: MESSAGES.demoCompany,
  })
})
