import { MESSAGES } from '@fourfold/contract'
import { type JWTPayload, SignJWT } from 'jose'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setPasswordCost } from '../../auth/passwords.ts'
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts'
import { purgeGuests } from '../users/delete.ts'
import { endSessionsOf } from './by-operator.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const logIn = (email: string, password: string, ip?: string) =>
  t.call('POST', '/user_token', { body: { auth: { email, password } }, ...(ip ? { ip } : {}) })

describe('logging in', () => {
  test('fails with one sentence for a wrong password, an unknown address and an unconfirmed account', async () => {
    const { email } = await t.member()
    const fresh = `${crypto.randomUUID()}@example.com`
    await t.call('POST', '/users', {
      body: {
        user: { first_name: 'A', last_name: 'B', email: fresh, password: PASSWORD, password_confirmation: PASSWORD },
      },
    })
    for (const [who, password] of [
      [email, 'Wrong-horse7'],
      ['nobody@example.com', PASSWORD],
      [fresh, PASSWORD],
    ] as const)
      expect(await logIn(who, password)).toMatchObject({ status: 401, body: { error: MESSAGES.loginFailed } })
  })

  test('is blocked after ten failures for one account and address, with Retry-After, and not elsewhere', async () => {
    const { email, password } = await t.member()
    for (let i = 0; i < 10; i++) expect((await logIn(email, 'Wrong-horse7', '127.0.0.9')).status).toBe(401)
    const blocked = await logIn(email, password, '127.0.0.9')
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await logIn(email, password, '127.0.0.10')).status).toBe(200)
    t.advance(15 * 60_000 + 1000)
    expect((await logIn(email, password, '127.0.0.9')).status).toBe(200)
  })
})

test('a password is taken exactly as it was typed, 200 characters long and with spaces at its ends', async () => {
  const password = ` Über-Quiet-7 ${'quiet harbor '.repeat(20)}`.slice(0, 199).padEnd(200)
  const { email } = await t.member({ password })
  for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 72), password.replace('Ü', 'U')])
    expect((await logIn(email, other)).status).toBe(401)
  expect((await logIn(email, password)).status).toBe(200)
})

test('a login brings a hash of another cost to today’s, and the password stays the same', async () => {
  const { id, email, password } = await t.member()
  const kept = async () => (await t.db.query.users.findFirst({ where: (u, { eq }) => eq(u.id, id) }))?.pw_hash ?? ''
  const before = await kept()
  await logIn(email, password)
  expect(await kept()).toBe(before)
  setPasswordCost('full')
  await logIn(email, 'Wrong-horse7')
  expect(await kept()).toBe(before)
  await logIn(email, password)
  expect(await kept()).toContain('$m=19456,t=2,p=1$')
  setPasswordCost('low')
  expect((await logIn(email, password)).status).toBe(200)
  expect(await kept()).not.toContain('$m=19456,')
})

describe('a session', () => {
  test('ends alone on logout, and with all others when asked', async () => {
    const { token, email, password } = await t.member()
    const second = String((await logIn(email, password)).body.jwt)
    await t.call('POST', '/user_token/revoke', { token, body: {} })
    expect((await t.call('GET', '/users/current', { token })).status).toBe(401)
    expect((await t.call('GET', '/users/current', { token: second })).status).toBe(200)
    await t.call('POST', '/user_token/revoke', { token: second, body: { all: true } })
    expect((await t.call('GET', '/users/current', { token: second })).status).toBe(401)
  })

  test('ends after seven days without use, and after thirty however much it is used', async () => {
    const DAY = 86_400_000
    const alive = async (token: string) => (await t.call('GET', '/users/current', { token })).status === 200
    const idle = await t.member()
    t.advance(7 * DAY + 1000)
    expect(await alive(idle.token)).toBe(false)
    const busy = await t.member()
    for (let day = 6; day < 30; day += 6) {
      t.advance(6 * DAY)
      expect([day, await alive(busy.token)]).toEqual([day, true])
    }
    t.advance(6 * DAY + 1000)
    expect(await alive(busy.token)).toBe(false)
  })

  test('brings the key with which the browser seals what it could not send: one for each account, in every login of it', async () => {
    const [me, other] = [await t.member(), await t.member()]
    const sealOf = (token: string) =>
      (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { seal?: string }).seal ?? ''
    const auth = { email: me.email, password: me.password }
    const again = String((await t.call('POST', '/user_token', { body: { auth } })).body.jwt)
    expect(Buffer.from(sealOf(me.token), 'base64url')).toHaveLength(32)
    expect(again).not.toBe(me.token)
    expect(sealOf(again)).toBe(sealOf(me.token))
    expect(sealOf(other.token)).not.toBe(sealOf(me.token))
  })

  test('cannot be forged: another secret, audience, type or algorithm', async () => {
    const { token, id } = await t.member()
    const { secret } = t.ctx.config
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`
    const signed = (change: JWTPayload, alg = 'HS256', key = secret) =>
      new SignJWT({ ...payload, ...change }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key))
    expect((await t.call('GET', '/users/current', { token: await signed({}) })).body.id).toBe(id)
    const forged = [
      await signed({}, 'HS256', 'another secret of thirty-two characters'),
      await signed({ aud: 'elsewhere' }),
      await signed({ typ: 'refresh' }),
      await signed({}, 'HS512'),
      await signed({ exp: Math.floor(t.ctx.now().getTime() / 1000) - 1 }),
      await signed({ sid: crypto.randomUUID() }),
      await signed({ sub: String(id + 1) }),
    ]
    for (const wrong of [none, ...forged, `${token}x`, 'x'])
      expect((await t.call('GET', '/users/current', { token: wrong })).status).toBe(401)
  })
})

describe('passwords', () => {
  test('a reset clears what strangers have failed at: the owner gets in at once, from anywhere', async () => {
    const { email } = await t.member()
    const from = (i: number) => `127.0.4.${Math.floor(i / 9)}`
    await Promise.all(Array.from({ length: 108 }, (_, i) => logIn(email, 'Wrong-horse7', from(i))))
    expect((await logIn(email, PASSWORD, '127.0.5.1')).status).toBe(429)
    await t.call('POST', '/password/forgot', { body: { email } })
    const token = /reset-password\?token=([\w-]+)/.exec((await t.mailTo(email))?.text ?? '')?.[1]
    const password = 'Fresh-horse77'
    await t.call('POST', '/password/reset', { body: { password, password_confirmation: password, token } })
    expect((await logIn(email, password, '127.0.5.1')).status).toBe(200)
    expect((await logIn(email, password, '127.0.4.1')).status).toBe(200)
  })

  test('the current one is asked for ten times behind a token, then no more for a while', async () => {
    const { token, id, password } = await t.member()
    const change = (given: string) =>
      t.call('PUT', '/password/update', {
        token,
        body: { id, password: given, new_password: 'Fresh-horse77', new_password_confirmation: 'Fresh-horse77' },
      })
    for (let i = 0; i < 10; i++) expect((await change('Wrong-horse7')).status).toBe(422)
    const refused = await change(password)
    expect([refused.status, refused.body.error]).toEqual([429, MESSAGES.tooManyLogins])
    t.advance(15 * 60_000 + 1000)
    expect((await change(password)).status).toBe(200)
  })

  test('a recovery link works once, for 60 minutes, and ends every session', async () => {
    const { email, token } = await t.member()
    const asked = await t.call('POST', '/password/forgot', { body: { email } })
    expect(asked.body).toEqual({ success: MESSAGES.mailSentIfExists })
    const link = /reset-password\?token=([\w-]+)/.exec((await t.mailTo(email))?.text ?? '')?.[1] ?? ''
    const body = { password: 'New-horse77', password_confirmation: 'New-horse77', token: link }
    expect((await t.call('POST', '/password/reset', { body })).body.success).toBe(MESSAGES.passwordUpdated)
    expect((await t.call('POST', '/password/reset', { body })).status).toBe(422)
    expect((await t.call('GET', '/users/current', { token })).status).toBe(401)
    expect((await logIn(email, 'New-horse77')).status).toBe(200)
    await t.call('POST', '/password/forgot', { body: { email } })
    const late = /reset-password\?token=([\w-]+)/.exec((await t.mailTo(email))?.text ?? '')?.[1] ?? ''
    t.advance(60 * 60_000 + 1000)
    expect((await t.call('POST', '/password/reset', { body: { ...body, token: late } })).body.error).toBe(
      MESSAGES.linkInvalid,
    )
  })

  test('a change or a reset is told to the owner by mail, with what to do if it was somebody else', async () => {
    const { email, password, token, id } = await t.member()
    const change = { id, password, new_password: 'New-horse77', new_password_confirmation: 'New-horse77' }
    expect((await t.call('PUT', '/password/update', { token, body: change })).status).toBe(200)
    const changed = await t.mailTo(email)
    expect(changed?.subject).toContain('password was changed')
    expect(changed?.text).toContain('If it was not you')
    await t.call('POST', '/password/forgot', { body: { email } })
    const link = /reset-password\?token=([\w-]+)/.exec((await t.mailTo(email))?.text ?? '')?.[1] ?? ''
    const reset = { password: 'Newer-horse77', password_confirmation: 'Newer-horse77', token: link }
    expect((await t.call('POST', '/password/reset', { body: reset })).status).toBe(200)
    expect((await t.mailTo(email))?.subject).toContain('password was changed')
  })

  test('forgot answers an unknown address as a known one, and writes to nobody', async () => {
    const email = 'unknown-person@example.com'
    expect((await t.call('POST', '/password/forgot', { body: { email } })).body).toEqual({
      success: MESSAGES.mailSentIfExists,
    })
    expect(await t.mailTo(email)).toBeNull()
  })

  test('changing it needs the current one and logs out the other devices', async () => {
    const { email, password, token, id } = await t.member()
    const other = String((await logIn(email, password)).body.jwt)
    const body = { id, password: 'Wrong-horse7', new_password: 'New-horse77', new_password_confirmation: 'New-horse77' }
    const refused = await t.call('PUT', '/password/update', { token, body })
    expect([refused.status, refused.body.fields]).toEqual([422, { password: MESSAGES.wrongPassword }])
    expect((await t.call('PUT', '/password/update', { token, body: { ...body, password } })).status).toBe(200)
    expect((await t.call('GET', '/users/current', { token })).status).toBe(200)
    expect((await t.call('GET', '/users/current', { token: other })).status).toBe(401)
  })

  test("somebody else's account is a 404, and guests have no profile", async () => {
    const one = await t.member()
    const two = await t.member()
    const user = { first_name: 'X', last_name: 'Y', test_date: '2027-01-01', password: one.password }
    expect((await t.call('PUT', `/users/${two.id}`, { token: one.token, body: { user } })).status).toBe(404)
    expect((await t.call('GET', `/users/${two.id}/export`, { token: one.token })).status).toBe(404)
    const guest = await t.guest()
    expect((await t.call('PUT', `/users/${guest.id}`, { token: guest.token, body: { user } })).status).toBe(403)
  })

  test('a profile without a test date is refused with the message of the specification', async () => {
    const one = await t.member()
    const user = { first_name: 'X', last_name: 'Y', test_date: '', password: one.password }
    const answer = await t.call('PUT', `/users/${one.id}`, { token: one.token, body: { user } })
    expect(answer.body.fields).toEqual({ test_date: MESSAGES.testDateRequired })
  })
})

describe('under load and over time', () => {
  test('a hundred parallel logins wait in line instead of filling the memory', async () => {
    const { email, password } = await t.member()
    const before = process.memoryUsage().rss
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss)
    }, 5)
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => logIn(email, password, `127.0.1.${i}`)))
    clearInterval(watch)
    expect(answers.every((a) => a.status === 200)).toBe(true)
    // Each hash takes 19 MiB: all at once would be 1,900.
    expect((most - before) / 1_048_576).toBeLessThan(400)
  })

  test('sign up, forgot and resend ask about as much of the database for a known address as for an unknown one', async () => {
    const { email } = await t.member()
    /** What a call asks of the database, by kind and table: the time that it takes is made of that. */
    const work = async (address: string): Promise<string[]> => {
      const seen: string[] = []
      const client = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
      const asked = client.query
      client.query = function (this: unknown, ...args: unknown[]) {
        const [first] = args as [string | { text: string }]
        const text = typeof first === 'string' ? first : first.text
        seen.push(/^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '')
        return asked.apply(this, args)
      }
      try {
        const person = { first_name: 'A', last_name: 'B', password: PASSWORD, password_confirmation: PASSWORD }
        await t.call('POST', '/users', { body: { user: { ...person, email: address } } })
        await t.call('POST', '/password/forgot', { body: { email: address } })
        await t.call('POST', '/users/resend_confirmation', { body: { email: address } })
      } finally {
        client.query = asked
      }
      return seen
    }
    const unknown = await work(`${crypto.randomUUID()}@example.com`)
    expect(unknown.length).toBeGreaterThan(0)
    // A statement more or less takes a part of a millisecond, the hash of a password thirty.
    expect(Math.abs((await work(email)).length - unknown.length)).toBeLessThanOrEqual(4)
  })

  test('guests that were not used for 30 days are removed, others stay', async () => {
    const old = await t.guest()
    const kept = await t.member()
    t.advance(31 * 86_400_000)
    const fresh = await t.guest()
    expect(await purgeGuests(t.ctx)).toBeGreaterThan(0)
    const row = async (id: number) => t.ctx.db.query.users.findFirst({ where: (u, { eq }) => eq(u.id, id) })
    expect((await row(old.id))?.email).toBeNull()
    expect((await row(fresh.id))?.email).not.toBeNull()
    expect((await row(kept.id))?.email).toBe(kept.email)
  })
})

describe('the current user', () => {
  test('chooses a topic that exists, and gets user, cart and access in one call', async () => {
    const { token } = await t.guest()
    const topic = (name: string) => t.call('PUT', '/users/update_topic', { token, body: { user: { topic: name } } })
    expect(await topic('Alchemy')).toMatchObject({ status: 422, body: { error: MESSAGES.unknownTopic } })
    expect((await topic('Geometry')).body.topic).toBe('Geometry')
    const { body } = await t.call('GET', '/users/account', { token })
    expect(body).toMatchObject({ user: { topic: 'Geometry', diagnostic_status: { Geometry: -1 } }, products: [] })
    expect(body.product_topics).toContainEqual({ name: 'SAT Math', paid_and_active: false })
    expect(body.topics_list_include_free).toContainEqual({ name: 'Geometry', paid_and_active: true })
  })
})

describe('the end of an account', () => {
  test('the export holds the person and no password; deleting ends everything at once', async () => {
    const { email, password, token, id } = await t.member()
    const { body } = await t.call('GET', `/users/${id}/export`, { token })
    expect(JSON.stringify(body)).toContain(email)
    expect(JSON.stringify(body)).not.toContain('$argon2')
    expect((await t.call('DELETE', `/users/${id}`, { token, body: { password: 'Wrong-horse7' } })).status).toBe(422)
    expect((await t.call('DELETE', `/users/${id}`, { token, body: { password } })).body).toEqual({ id })
    expect((await t.call('GET', '/users/current', { token })).status).toBe(401)
    expect((await logIn(email, password)).status).toBe(401)
    const again = await t.member({ email })
    expect(again.id).not.toBe(id)
  })
})

describe('an operator', () => {
  test('logs one account out on all its devices, and nobody else', async () => {
    const [one, other] = [await t.member(), await t.member()]
    const second = String((await logIn(one.email, one.password)).body.jwt)
    expect(await endSessionsOf(t.ctx.db, ` ${one.email.toUpperCase()}`, t.ctx.now())).toBe(2)
    const status = async (token: string) => (await t.call('GET', '/users/current', { token })).status
    expect([await status(one.token), await status(second), await status(other.token)]).toEqual([401, 401, 200])
    expect(await endSessionsOf(t.ctx.db, 'nobody@example.com', t.ctx.now())).toBeNull()
  })
})
