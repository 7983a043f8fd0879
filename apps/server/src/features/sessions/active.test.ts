import { randomUUID } from 'node:crypto'
import { LIMITS, MESSAGES, RENEW_TOKEN, RENEWED_TOKEN } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts'
import { countStatements } from '../../testing/statements.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Listed = { id: string; device: string; created_at: string; used_at: string; current: boolean }

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'

const logIn = async (email: string, { agent = WINDOWS, token = '', password = PASSWORD } = {}) =>
  t.call('POST', '/user_token', {
    body: { auth: { email, password } },
    headers: { 'user-agent': agent },
    ...(token ? { token } : {}),
  })
const tokenOf = async (...how: Parameters<typeof logIn>): Promise<string> => String((await logIn(...how)).body.jwt)
const list = async (token: string) => (await t.call('GET', '/user_token/sessions', { token })).body
const sessionsOf = async (token: string) => (await list(token)).sessions as Listed[]
const alive = async (token: string) => (await t.call('GET', '/users/current', { token })).status === 200
const end = (token: string, id: string, password = PASSWORD, headers = {}) =>
  t.call('DELETE', `/user_token/sessions/${id}`, { token, body: { password }, headers })

describe('somebody sees their logins', () => {
  test('in plain words, this one first, with when each was last used', async () => {
    const { email, token } = await t.member()
    t.advance(5000)
    const phone = await tokenOf(email, { agent: IPHONE })
    const [here, other, ...more] = await sessionsOf(phone)
    expect(more).toEqual([])
    expect(here).toMatchObject({ device: 'Safari on iPhone', current: true })
    expect(other).toMatchObject({ current: false })
    t.advance(3 * 3_600_000)
    expect(await alive(token)).toBe(true)
    const [, used] = await sessionsOf(phone)
    expect(Date.parse(used?.used_at ?? '') - Date.parse(used?.created_at ?? '')).toBeGreaterThanOrEqual(3 * 3_600_000)
  })

  test('nobody else’s, none that has ended, and guests none', async () => {
    const [me, stranger, guest] = [await t.member(), await t.member(), await t.guest()]
    const other = await tokenOf(me.email)
    await t.call('POST', '/user_token/revoke', { token: other, body: {} })
    expect(await sessionsOf(me.token)).toHaveLength(1)
    expect(await sessionsOf(stranger.token)).toHaveLength(1)
    expect((await t.call('GET', '/user_token/sessions', { token: guest.token })).status).toBe(403)
    expect((await t.call('GET', '/user_token/sessions')).status).toBe(401)
  })

  test('by one statement that reads a page of the index, however many logins there are', async () => {
    const { id, token } = await t.member()
    const now = t.ctx.now()
    await t.db.execute(sql`insert into session (user_id, device, created_at, expires_at, revoked_at)
      select ${id}, '', ${now}::timestamptz - n * interval '1 second', ${now}::timestamptz + interval '1 day',
        case when n > 1000 then ${now}::timestamptz end from generate_series(1, 3000) as n`)
    await t.db.execute(sql`analyze session`)
    const sent = await countStatements(t, () => list(token))
    const asked = sent.filter((text) => !text.includes('asked'))
    expect(asked).toHaveLength(1)
    const body = await list(token)
    expect([(body.sessions as Listed[]).length, body.more]).toEqual([LIMITS.sessionsShown, true])
    expect((body.sessions as Listed[]).filter(({ current }) => current)).toHaveLength(1)
    const text = (asked[0] ?? '')
      .replaceAll('$1', String(id))
      .replaceAll('$2', `'${randomUUID()}'`)
      .replaceAll('$3', `'${now.toISOString()}'`)
      .replaceAll('$4', String(LIMITS.sessionsShown))
    const plan = JSON.stringify((await t.db.execute(sql.raw(`explain (analyze, format json) ${text}`))).rows)
    expect(plan).toContain('session_live_ix')
    const read = [...plan.matchAll(/"Actual Rows":\s*([\d.]+)/g)].map((m) => Number(m[1]))
    expect(Math.max(...read)).toBeLessThanOrEqual(LIMITS.sessionsShown)
  })
})

describe('somebody ends logins', () => {
  test('one by one, with the current password, and no other goes with it', async () => {
    const { email, token } = await t.member()
    const [lost, kept] = [await tokenOf(email, { agent: IPHONE }), await tokenOf(email)]
    const { id } = (await sessionsOf(token)).find(({ device }) => device === 'Safari on iPhone') as Listed
    const refused = await end(token, id, 'Wrong-horse7')
    expect([refused.status, refused.body.fields]).toEqual([422, { password: MESSAGES.wrongPassword }])
    expect(await alive(lost)).toBe(true)
    expect((await end(token, id)).status).toBe(200)
    expect([await alive(lost), await alive(kept), await alive(token)]).toEqual([false, true, true])
    expect((await end(token, id)).status).toBe(404)
  })

  test('all others at once, with the current password', async () => {
    const { email, token } = await t.member()
    const others = [await tokenOf(email), await tokenOf(email)]
    const endOthers = (password: string) => t.call('DELETE', '/user_token/sessions', { token, body: { password } })
    expect((await endOthers('Wrong-horse7')).status).toBe(422)
    expect((await endOthers(PASSWORD)).status).toBe(200)
    expect(await Promise.all([...others, token].map(alive))).toEqual([false, false, true])
    expect(await sessionsOf(token)).toHaveLength(1)
  })

  test('not those of somebody else, which look as if there were none', async () => {
    const [me, stranger] = [await t.member(), await t.member()]
    const [theirs] = await sessionsOf(stranger.token)
    for (const id of [theirs?.id ?? '', randomUUID(), 'no-id']) expect((await end(me.token, id)).status).toBe(404)
    expect(await alive(stranger.token)).toBe(true)
  })

  test('and whoever took a token guesses the password ten times, then no more for a while', async () => {
    const { token } = await t.member()
    for (let i = 0; i < 10; i++) expect((await end(token, randomUUID(), 'Wrong-horse7')).status).toBe(422)
    expect((await end(token, randomUUID())).status).toBe(429)
  })
})

describe('a new token ends the one it replaces', () => {
  test('at a login of the same browser, whoever it belonged to; a failed login ends nothing', async () => {
    const [me, guest] = [await t.member(), await t.guest()]
    const failed = await logIn(me.email, { token: me.token, password: 'Wrong-horse7' })
    expect([failed.status, await alive(me.token)]).toEqual([401, true])
    const fresh = await tokenOf(me.email, { token: me.token })
    expect([await alive(me.token), await alive(fresh)]).toEqual([false, true])
    await tokenOf(me.email, { token: guest.token })
    expect([await alive(guest.token), await alive(fresh)]).toEqual([false, true])
    expect((await logIn(me.email, { token: 'no token at all' })).status).toBe(200)
  })

  test('when the password is given again and the browser asks for it; a program that does not ask keeps its own', async () => {
    const { id, token } = await t.member()
    const user = { first_name: 'Ana', last_name: 'Lee', test_date: '2027-05-01', password: PASSWORD }
    const update = (asked: string, headers = {}, password = PASSWORD) =>
      t.call('PUT', `/users/${id}`, { token: asked, body: { user: { ...user, password } }, headers })
    expect((await update(token)).headers[RENEWED_TOKEN]).toBeUndefined()
    expect(await alive(token)).toBe(true)
    const asks = { [RENEW_TOKEN]: '1' }
    expect((await update(token, asks, 'Wrong-horse7')).headers[RENEWED_TOKEN]).toBeUndefined()
    expect(await alive(token)).toBe(true)
    const fresh = String((await update(token, asks)).headers[RENEWED_TOKEN])
    expect([await alive(token), await alive(fresh)]).toEqual([false, true])
    expect(await sessionsOf(fresh)).toHaveLength(1)
  })

  test.each([
    ['PUT', '/password/update', { new_password: 'Fresh-horse77', new_password_confirmation: 'Fresh-horse77' }],
    ['POST', '/users/second_factor/code', {}],
    ['POST', '/users/second_factor/passkeys/options', {}],
    ['DELETE', '/users/second_factor/code', {}],
    ['DELETE', '/user_token/sessions', {}],
  ] as const)('%s %s does so too', async (method, path, more) => {
    const { id, token } = await t.member()
    const body = { id, password: PASSWORD, ...more }
    const answer = await t.call(method, path, { token, body, headers: { [RENEW_TOKEN]: '1' } })
    expect(answer.status).toBe(200)
    expect([await alive(token), await alive(String(answer.headers[RENEWED_TOKEN]))]).toEqual([false, true])
  })
})
