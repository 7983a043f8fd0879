import { MESSAGES } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticators, recoveryCodes } from '../../db/schema/index.ts'
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts'
import { setTeacher } from '../users/by-operator.ts'
import { sealAnew } from './index.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Member = Awaited<ReturnType<TestApp['member']>>

const STEP_MS = 30_000
/** The code of a step that begins now, so that no test runs over its end. */
function codeNow(secret: string): string {
  t.advance(STEP_MS - (t.ctx.now().getTime() % STEP_MS))
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.ctx.now().getTime() })
}

const logIn = (email: string) => t.call('POST', '/user_token', { body: { auth: { email, password: PASSWORD } } })
const second = (body: object, ip?: string) => t.call('POST', '/user_token/second', { body, ...(ip ? { ip } : {}) })
const pendingOf = async (email: string): Promise<string> =>
  ((await logIn(email)).body.second_factor as { pending: string }).pending

type Asked = { pending: string; methods: string[] }
/** A call that asks for the password and the second factor anew: what it says first, and what comes of showing one. */
async function again(me: Member, method: 'PUT' | 'POST' | 'DELETE', path: string, shown: object, more: object = {}) {
  const sent = { id: me.id, password: PASSWORD, ...more }
  const first = await t.call(method, path, { token: me.token, body: sent })
  expect([first.status, first.body.error]).toEqual([422, MESSAGES.secondFactorAsked])
  const { pending } = first.body.second_factor as Asked
  return t.call(method, path, { token: me.token, body: { ...sent, second: { pending, ...shown } } })
}

/** A member whose codes are on. */
async function guarded(): Promise<Member & { secret: string; recovery: string[] }> {
  const me = await t.member()
  const { body } = await t.call('POST', '/users/second_factor/code', { token: me.token, body: { password: PASSWORD } })
  const secret = String(body.secret)
  const on = await t.call('PUT', '/users/second_factor/code', { token: me.token, body: { code: codeNow(secret) } })
  return { ...me, secret, recovery: on.body.recovery_codes as string[] }
}

describe('codes of an app', () => {
  test('are asked for after the password once the first one was given, and lead in', async () => {
    const me = await guarded()
    expect(me.recovery).toHaveLength(10)
    // 5 bits a sign: with 112 or more a fast hash is enough to keep them.
    for (const code of me.recovery) expect(5 * code.replaceAll('-', '').length).toBeGreaterThanOrEqual(112)
    const asked = await logIn(me.email)
    expect(asked.body).toEqual({ second_factor: { pending: expect.any(String), methods: ['code', 'recovery'] } })
    const pending = await pendingOf(me.email)
    const { status, body } = await second({ pending, code: codeNow(me.secret) })
    expect(status).toBe(200)
    expect((await t.call('GET', '/users/current', { token: String(body.jwt) })).status).toBe(200)
  })

  test('do not count before the first one is right, and need the password to be set up', async () => {
    const me = await t.member()
    const start = (password: string) =>
      t.call('POST', '/users/second_factor/code', { token: me.token, body: { password } })
    expect((await start('Wrong-horse7')).status).toBe(422)
    await start(PASSWORD)
    const wrong = await t.call('PUT', '/users/second_factor/code', { token: me.token, body: { code: '000000' } })
    expect(wrong.body.fields).toEqual({ code: MESSAGES.wrongFactor })
    expect((await logIn(me.email)).body.jwt).toEqual(expect.any(String))
  })

  test('work once each, also in two logins, for 30 seconds: neither a step early nor a step late', async () => {
    const me = await guarded()
    const code = codeNow(me.secret)
    expect((await second({ pending: await pendingOf(me.email), code })).status).toBe(200)
    expect((await second({ pending: await pendingOf(me.email), code })).status).toBe(401)
    const late = codeNow(me.secret)
    const pending = await pendingOf(me.email)
    t.advance(STEP_MS)
    expect((await second({ pending, code: late })).status).toBe(401)
    const early = codeNow(me.secret)
    t.advance(-STEP_MS)
    expect((await second({ pending, code: early })).status).toBe(401)
    t.advance(STEP_MS)
    expect((await second({ pending, code: early })).status).toBe(200)
  })

  test('are not guessed from many addresses either', async () => {
    const me = await guarded()
    let wrong = 0
    for (let i = 0; i < 60; i++) {
      const ip = `127.0.9.${Math.floor(i / 4)}`
      const body = { auth: { email: me.email, password: PASSWORD } }
      const waits = (await t.call('POST', '/user_token', { body, ip })).body.second_factor
      if (!waits) continue
      const { pending } = waits as { pending: string }
      if ((await second({ pending, code: '000000' }, ip)).body.error === MESSAGES.wrongFactor) wrong += 1
    }
    expect(wrong).toBeLessThanOrEqual(50)
  })

  test('are guessed ten times in a quarter of an hour, however many logins are begun', async () => {
    const me = await guarded()
    const answers: string[] = []
    const from = { ip: '127.0.7.1' }
    for (let i = 0; i < 12; i++) {
      const begun = await t.call('POST', '/user_token', {
        body: { auth: { email: me.email, password: PASSWORD } },
        ...from,
      })
      const waits = begun.body.second_factor as { pending: string } | undefined
      if (waits) answers.push(String((await second({ pending: waits.pending, code: '000000' }, from.ip)).body.error))
      else answers.push(String(begun.body.error))
    }
    expect(answers.filter((said) => said === MESSAGES.wrongFactor).length).toBeLessThanOrEqual(10)
    expect(answers.at(-1)).toBe(MESSAGES.tooManyLogins)
    expect((await second({ pending: await pendingOf(me.email), code: codeNow(me.secret) }, '127.0.7.2')).status).toBe(
      200,
    )
  })

  test('are typed within ten tries of their own: who guesses the password beside the owner does not use them up', async () => {
    const me = await guarded()
    const ip = '127.0.7.3'
    const begin = (password: string) =>
      t.call('POST', '/user_token', { body: { auth: { email: me.email, password } }, ip })
    for (let i = 0; i < 10; i++) expect((await begin('Wrong-horse7')).status).toBe(401)
    t.advance(60_000)
    const { pending } = (await begin(PASSWORD)).body.second_factor as { pending: string }
    expect((await second({ pending, code: codeNow(me.secret) }, ip)).status).toBe(200)
    // What was typed there before is forgotten, passwords too.
    for (let i = 0; i < 10; i++) expect((await begin('Wrong-horse7')).status).toBe(401)
  })

  test('lie sealed in the database, and go with the account', async () => {
    const me = await guarded()
    const rows = () => t.ctx.db.select().from(authenticators).where(eq(authenticators.user_id, me.id))
    expect(JSON.stringify(await rows())).not.toContain(me.secret)
    await again(me, 'DELETE', `/users/${me.id}`, { recovery: me.recovery[0] })
    expect(await rows()).toEqual([])
    expect(await t.ctx.db.select().from(recoveryCodes).where(eq(recoveryCodes.user_id, me.id))).toEqual([])
  })

  test('are turned off with the password and one of them, and the login is the plain one again', async () => {
    const me = await guarded()
    const off = await again(me, 'DELETE', '/users/second_factor/code', { code: codeNow(me.secret) })
    expect(off.status).toBe(200)
    expect((await logIn(me.email)).body.jwt).toEqual(expect.any(String))
    expect((await t.call('GET', '/users/second_factor', { token: me.token })).body).toEqual({
      code: false,
      passkeys: [],
      recovery_codes_left: 0,
    })
  })
})

describe('a login that waits', () => {
  test('ends after five minutes, is taken once, and a made-up one leads nowhere', async () => {
    const me = await guarded()
    expect((await second({ pending: 'made-up', code: codeNow(me.secret) })).body.error).toBe(MESSAGES.loginTooOld)
    const late = await pendingOf(me.email)
    t.advance(5 * 60_000 + 1000)
    expect((await second({ pending: late, code: codeNow(me.secret) })).status).toBe(401)
    const pending = await pendingOf(me.email)
    const [one, two] = await Promise.all([
      second({ pending, recovery: me.recovery[0] }),
      second({ pending, recovery: me.recovery[1] }),
    ])
    expect([one.status, two.status].sort()).toEqual([200, 401])
  })

  test("belongs to its account: another person's code does not open it", async () => {
    const [one, two] = [await guarded(), await guarded()]
    expect((await second({ pending: await pendingOf(one.email), code: codeNow(two.secret) })).status).toBe(401)
    expect((await second({ pending: await pendingOf(one.email), recovery: two.recovery[0] })).status).toBe(401)
  })
})

test('a code for a lost device works once, however it is written', async () => {
  const me = await guarded()
  const [code = ''] = me.recovery
  const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
  expect((await second({ pending: await pendingOf(me.email), recovery: typed })).status).toBe(200)
  expect((await second({ pending: await pendingOf(me.email), recovery: code })).status).toBe(401)
})

test('a forgotten password that is set anew by mail opens no account that has a second factor', async () => {
  const me = await guarded()
  await t.call('POST', '/password/forgot', { body: { email: me.email } })
  const token = /token=([\w-]+)/.exec((await t.mailTo(me.email))?.text ?? '')?.[1]
  const password = 'Fresh-horse77'
  const reset = await t.call('POST', '/password/reset', { body: { password, password_confirmation: password, token } })
  expect([reset.status, reset.body.jwt]).toEqual([200, undefined])
  const entered = await t.call('POST', '/user_token', { body: { auth: { email: me.email, password } } })
  expect([entered.body.jwt, entered.body.second_factor]).toEqual([undefined, expect.anything()])
})

describe('what opens an account changes only by all that opens it', () => {
  const CALLS = [
    ['PUT', '/password/update', { new_password: 'Fresh-horse77', new_password_confirmation: 'Fresh-horse77' }],
    ['POST', '/users/second_factor/passkeys/options', {}],
    ['DELETE', '/users/second_factor/passkeys', { id: 'x' }],
    ['DELETE', '/users/second_factor/code', {}],
  ] as const

  test.each(CALLS)('%s %s takes no wrong password, no wrong factor, nobody else’s, and none twice', async (...how) => {
    const [method, path, more] = how
    const [me, other] = [await guarded(), await guarded()]
    const wrong = { id: me.id, ...more, password: 'Wrong-horse7' }
    const refused = await t.call(method, path, { token: me.token, body: wrong })
    expect([refused.status, refused.body.fields, refused.body.second_factor]).toEqual([
      422,
      { password: MESSAGES.wrongPassword },
      undefined,
    ])
    const shown = await again(me, method, path, { code: '000000' }, more)
    expect([shown.status, shown.body.fields]).toEqual([422, { second: MESSAGES.wrongFactor }])
    expect((await again(me, method, path, { recovery: other.recovery[0] }, more)).status).toBe(422)
    expect((await again(me, method, path, {}, more)).status).toBe(422)
    const theirs = await pendingOf(other.email)
    const second = { pending: theirs, recovery: other.recovery[0] }
    const borrowed = { id: me.id, ...more, password: PASSWORD, second }
    expect((await t.call(method, path, { token: me.token, body: borrowed })).status).toBe(422)
    expect((await logIn(me.email)).body.second_factor).toBeTruthy()
    const { status } = await again(me, method, path, { recovery: me.recovery[0] }, more)
    // Of passkeys there is none to take away: it was looked for.
    expect(status).toBe(path === '/users/second_factor/passkeys' ? 404 : 200)
  })

  test('a factor is guessed ten times behind a token, then no more for a while', async () => {
    const me = await guarded()
    const statuses = []
    for (let i = 0; i < 11; i++) {
      const second = { pending: 'made-up', code: '000000' }
      const body = { password: PASSWORD, second }
      statuses.push((await t.call('DELETE', '/users/second_factor/code', { token: me.token, body })).status)
    }
    expect([new Set(statuses.slice(0, 10)), statuses.at(-1)]).toEqual([new Set([422]), 429])
  })
})

test('a new secret of the server that knows the one before loses nobody their codes, and the old one can be forgotten', async () => {
  const me = await guarded()
  const before = t.ctx.config
  const opens = async () =>
    (await second({ pending: await pendingOf(me.email), code: codeNow(me.secret) })).status === 200
  const after = { ...before, secret: 'another secret, after an incident, long enough' }
  Object.assign(t.ctx, { config: { ...after, formerSecrets: [before.secret] } })
  expect(await opens()).toBe(true)
  expect(await sealAnew(t.ctx.db, t.ctx.config)).toBeGreaterThan(0)
  expect(await sealAnew(t.ctx.db, t.ctx.config)).toBe(0)
  Object.assign(t.ctx, { config: after })
  expect(await opens()).toBe(true)
  // Back again, for the tests that follow.
  await sealAnew(t.ctx.db, { ...before, formerSecrets: [after.secret] })
  Object.assign(t.ctx, { config: before })
  expect(await opens()).toBe(true)
})

test('after a new secret of the server codes are refused like wrong ones, a recovery code leads in, and an app is added anew', async () => {
  const me = await guarded()
  const before = t.ctx.config
  Object.assign(t.ctx, { config: { ...before, secret: 'another secret, after an incident, long enough' } })
  expect((await second({ pending: await pendingOf(me.email), code: codeNow(me.secret) })).status).toBe(401)
  const { status, body } = await second({ pending: await pendingOf(me.email), recovery: me.recovery[0] })
  expect(status).toBe(200)
  const token = String(body.jwt)
  const password = { body: { password: PASSWORD }, token }
  const shown = { recovery: me.recovery[1] }
  expect((await again({ ...me, token }, 'DELETE', '/users/second_factor/code', shown)).status).toBe(200)
  const fresh = String((await t.call('POST', '/users/second_factor/code', password)).body.secret)
  const on = await t.call('PUT', '/users/second_factor/code', { token, body: { code: codeNow(fresh) } })
  expect(on.status).toBe(200)
  expect((await second({ pending: await pendingOf(me.email), code: codeNow(fresh) })).status).toBe(200)
  Object.assign(t.ctx, { config: before })
})

test('a passkey that was not asked for, or is none, is not kept; guests have none', async () => {
  const me = await t.member()
  const add = (credential: object) =>
    t.call('POST', '/users/second_factor/passkeys', { token: me.token, body: { name: 'Phone', credential } })
  expect((await add({ id: 'x' })).status).toBe(422)
  const asked = await t.call('POST', '/users/second_factor/passkeys/options', {
    token: me.token,
    body: { password: PASSWORD },
  })
  expect((asked.body.options as { challenge: string }).challenge.length).toBeGreaterThan(20)
  expect((await add({ id: 'x', rawId: 'x', type: 'public-key', response: {} })).status).toBe(422)
  const guest = await t.guest()
  expect((await t.call('GET', '/users/second_factor', { token: guest.token })).status).toBe(403)
})

test('a teacher is asked for a second factor until there is one, and again once it is gone; nobody else is asked', async () => {
  const [teacher, student, guest] = [await t.member(), await t.member(), await t.guest()]
  const asked = async (token: string) => (await t.call('GET', '/users/current', { token })).body.second_factor_asked
  expect(await setTeacher(t.db, ` ${teacher.email.toUpperCase()} `, true)).toBe(true)
  expect([await asked(teacher.token), await asked(student.token), await asked(guest.token)]).toEqual([
    true,
    undefined,
    undefined,
  ])
  const begun = await t.call('POST', '/users/second_factor/code', {
    token: teacher.token,
    body: { password: PASSWORD },
  })
  expect(await asked(teacher.token)).toBe(true)
  const code = codeNow(String(begun.body.secret))
  await t.call('PUT', '/users/second_factor/code', { token: teacher.token, body: { code } })
  expect(await asked(teacher.token)).toBeUndefined()
  await t.db.delete(authenticators).where(eq(authenticators.user_id, teacher.id))
  expect(await asked(teacher.token)).toBe(true)
  await setTeacher(t.db, teacher.email, false)
  expect(await asked(teacher.token)).toBeUndefined()
  expect(await setTeacher(t.db, 'nobody@example.com', true)).toBe(false)
})
