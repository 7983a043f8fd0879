import { MESSAGES } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { countedAddress } from './address.ts'
import { countCalls } from './counter.ts'
import { CALLS, type Limit } from './limits.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ rateLimits: true })
})
afterAll(() => t.close())

/** What follows falls into one window, whatever the clock says. */
const beginMinute = () => t.advance(60_000 - (t.ctx.now().getTime() % 60_000))

const LIMIT: Limit = { name: 'test', max: 10, seconds: 60 }
const at = new Date('2026-11-16T08:00:30Z')

test('servers on one database share a limit, at the latest after they have exchanged their counts', async () => {
  const servers = [countCalls(t.db, () => at), countCalls(t.db, () => at)] as const
  for (let i = 0; i < 6; i++) for (const server of servers) expect((await server.take(LIMIT, 'a')).over).toBe(false)
  await servers[0].exchange()
  await servers[1].exchange()
  await servers[0].exchange()
  expect((await servers[1].take(LIMIT, 'a')).over).toBe(true)
  expect((await servers[1].take(LIMIT, 'b')).over).toBe(false)
  const exact = { ...LIMIT, name: 'exact', max: 3, exact: true } as const
  const overs = []
  for (let i = 0; i < 4; i++) overs.push((await servers[i % 2 === 0 ? 0 : 1].take(exact, 'a')).over)
  expect(overs).toEqual([false, false, false, true])
  for (const server of servers) server.stop()
})

test('a window that is over counts no more, and tells when it ends', async () => {
  let now = at
  const counter = countCalls(t.db, () => now)
  for (let i = 0; i < 10; i++) await counter.take(LIMIT, 'c')
  expect(await counter.take(LIMIT, 'c')).toMatchObject({ over: true, retryAfterS: 30 })
  await counter.exchange()
  now = new Date(at.getTime() + 30_000)
  expect((await counter.take(LIMIT, 'c')).over).toBe(false)
  counter.stop()
})

test.each([{}, { exact: true }] as const)('what is given back counts no more, on no server: %j', async (kind) => {
  const servers = [countCalls(t.db, () => at), countCalls(t.db, () => at)] as const
  const limit: Limit = { ...LIMIT, ...kind, name: `given back ${JSON.stringify(kind)}`, max: 2 }
  for (let i = 0; i < 6; i++) {
    const taken = await servers[i % 2 === 0 ? 0 : 1].take(limit, 'e')
    expect(taken.over).toBe(false)
    await taken.giveBack()
  }
  for (const over of [false, false, true]) expect((await servers[0].take(limit, 'e')).over).toBe(over)
  for (const server of servers) server.stop()
})

test('while the database is away a server counts alone and stops nobody below the limit', async () => {
  const away = { execute: () => Promise.reject(new Error('away')) } as unknown as TestApp['db']
  const counter = countCalls(away, () => at)
  const exact = { ...LIMIT, max: 2, exact: true } as const
  const overs = []
  for (let i = 0; i < 3; i++) overs.push((await counter.take(exact, 'd')).over)
  expect(overs).toEqual([false, false, true])
  counter.stop()
})

test('an account over its limit is refused with a sentence, and nobody else behind the same address is', async () => {
  const [loud, calm] = [await t.guest(), await t.guest()]
  const calls = async (token: string, n: number) => {
    const statuses = []
    for (let i = 0; i < n; i++) statuses.push((await t.call('GET', '/users/current', { token })).status)
    return statuses
  }
  const { max } = CALLS.guest
  beginMinute()
  expect(new Set((await calls(loud.token, max)).slice(0, max - 10))).toEqual(new Set([200]))
  const refused = await t.call('GET', '/users/current', { token: loud.token })
  expect([refused.status, refused.body.error]).toEqual([429, MESSAGES.tooMany])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await calls(calm.token, 3)).toEqual([200, 200, 200])
})

test('pages and their files are not counted: a class that opens them all is not limited', async () => {
  const remoteAddress = '203.0.113.8'
  const statuses = new Set<number>()
  for (let i = 0; i < 700; i++) {
    const url = i % 2 === 0 ? '/' : `/assets/file-${i}.js`
    statuses.add((await t.app.inject({ url, remoteAddress })).statusCode)
  }
  expect(statuses.has(429)).toBe(false)
  expect((await t.call('GET', '/health', { ip: remoteAddress })).status).toBe(200)
})

test.each([
  ['GET', '/flashcards/export', {}, 10],
  ['GET', '/flashcards/index', {}, 120],
  ['POST', '/flashcards/import/finish', { body: { import_id: crypto.randomUUID(), chunks: 1 } }, 10],
  ['POST', '/spoken', { body: { tex: ['x'] } }, 60],
] as const)('%s %s is dear work: it is done a few times a minute, by account', async (method, path, sent, most) => {
  const [loud, calm] = [await t.guest(), await t.guest()]
  const asked = async ({ token }: { token: string }) => (await t.call(method, path, { ...sent, token })).status
  beginMinute()
  for (let i = 0; i < most; i++) expect(await asked(loud)).not.toBe(429)
  expect(await asked(loud)).toBe(429)
  expect(await asked(calm)).not.toBe(429)
})

test('everything held on a person is handed out six times a minute, then later', async () => {
  const me = await t.guest()
  const asked = async () => (await t.call('GET', `/users/${me.id}/export`, { token: me.token })).status
  const statuses = []
  beginMinute()
  for (let i = 0; i < 7; i++) statuses.push(await asked())
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})

test('a class of 40 starts as guests in one minute behind one address', async () => {
  const ip = '203.0.113.7'
  const statuses = []
  for (let i = 0; i < 40; i++) {
    const user = { guest: true, email: `${crypto.randomUUID()}@guest.invalid`, password: crypto.randomUUID() }
    statuses.push((await t.call('POST', '/users', { body: { user }, ip })).status)
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a school of 2,000 behind one address has room for every student at work', () => {
  expect(CALLS.address.max / 2000).toBeGreaterThanOrEqual(30)
  expect(CALLS.stranger.max / 2000).toBeGreaterThanOrEqual(3)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (ip, counted) => {
  expect(countedAddress(ip)).toBe(counted)
})
