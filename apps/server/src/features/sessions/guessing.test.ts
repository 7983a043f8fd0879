import { MESSAGES } from '@fourfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const logIn = (email: string, password: string, ip?: string) =>
  t.call('POST', '/user_token', { body: { auth: { email, password } }, ...(ip ? { ip } : {}) })

describe('guessing a password', () => {
  test('gets ten tries from one address, also when forty are made at once', async () => {
    const { email } = await t.member()
    const tries = await Promise.all(Array.from({ length: 40 }, () => logIn(email, 'Wrong-horse7', '127.0.0.11')))
    expect(tries.filter((a) => a.status === 401)).toHaveLength(10)
    expect(tries.filter((a) => a.status === 429)).toHaveLength(30)
  })

  test('gets a hundred tries an hour from everywhere; the owner still gets in from an address used before', async () => {
    const { email, password } = await t.member()
    const from = (i: number) => `127.0.2.${Math.floor(i / 9)}`
    const tries = await Promise.all(Array.from({ length: 108 }, (_, i) => logIn(email, 'Wrong-horse7', from(i))))
    expect(tries.filter((a) => a.status === 401)).toHaveLength(100)
    const stranger = await logIn(email, password, '127.0.3.1')
    expect(stranger.status).toBe(429)
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(15 * 60)
    expect((await logIn(email, password)).status).toBe(200)
    expect((await logIn(email, 'Wrong-horse7', '127.0.3.1')).status).toBe(429)
    t.advance(3_600_001)
    expect((await logIn(email, password, '127.0.3.1')).status).toBe(200)
  })

  test('goes on by one try a minute after the first ten: the owner waits no longer, and an hour has seventy', async () => {
    const { email, password } = await t.member()
    const school = '127.0.6.1'
    const wrong = async () => (await logIn(email, 'Wrong-horse7', school)).status
    for (let i = 0; i < 10; i++) expect(await wrong()).toBe(401)
    let looked = 10
    // As fast as it is let, and twice a minute.
    for (let half = 0; half < 118; half++) {
      t.advance(30_050)
      if ((await wrong()) === 401) looked += 1
    }
    expect(looked).toBeGreaterThan(60)
    expect(looked).toBeLessThanOrEqual(70)
    expect((await logIn(email, password, school)).status).toBe(429)
    t.advance(60_000)
    expect((await logIn(email, password, school)).status).toBe(200)
    // Who was in has all ten again.
    for (let i = 0; i < 10; i++) expect(await wrong()).toBe(401)
  })

  test('without end beside the owner ends there with a letter: who resets the password by it is known in that browser', async () => {
    const { email } = await t.member()
    const school = '127.0.6.2'
    const guess = () => Promise.all(Array.from({ length: 12 }, () => logIn(email, 'Wrong-horse7', school)))
    await guess()
    await t.call('POST', '/password/forgot', { body: { email } })
    const token = /reset-password\?token=([\w-]+)/.exec((await t.mailTo(email))?.text ?? '')?.[1]
    const password = 'Fresh-horse77'
    const reset = await t.call('POST', '/password/reset', {
      body: { password, password_confirmation: password, token },
      ip: school,
    })
    expect(reset.body.success).toBe(MESSAGES.passwordUpdated)
    await guess()
    expect((await logIn(email, password, school)).status).toBe(429)
    const body = { auth: { email, password }, known_browsers: [reset.body.known_browser] }
    expect((await t.call('POST', '/user_token', { body, ip: school })).status).toBe(200)
  })

  test('by others behind the same address does not lock out a browser in which the account was opened before', async () => {
    const school = '127.0.4.1'
    const [owner, other] = [await t.member(), await t.member()]
    const from = (who: { email: string }, password: string, known_browsers: unknown) =>
      t.call('POST', '/user_token', { body: { auth: { email: who.email, password }, known_browsers }, ip: school })
    const { known_browser: mine } = (await from(owner, owner.password, [])).body
    const { known_browser: theirs } = (await from(other, other.password, [])).body
    for (let i = 0; i < 10; i++) expect((await logIn(owner.email, 'Wrong-horse7', school)).status).toBe(401)
    expect((await logIn(owner.email, owner.password, school)).status).toBe(429)
    // Neither a proof of another account nor one that was made up is one.
    const name = String(mine).split('.')[0]
    for (const none of [[theirs], [`${name}.${String(theirs).split('.')[1]}`], [`${name}.`], ['']])
      expect((await from(owner, owner.password, none)).status).toBe(429)
    const entered = await from(owner, owner.password, [theirs, mine])
    expect([entered.status, entered.body.known_browser]).toEqual([200, mine])
    // It has ten tries of its own, and is stopped after them like any place.
    for (let i = 0; i < 10; i++) expect((await from(owner, 'Wrong-horse7', [mine])).status).toBe(401)
    expect((await from(owner, owner.password, [mine])).status).toBe(429)
    t.advance(15 * 60_000 + 1000)
    expect((await from(owner, owner.password, [mine])).status).toBe(200)
  })

  test('of an address without an account meets the same limits', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const tries = await Promise.all(Array.from({ length: 12 }, () => logIn(email, 'Wrong-horse7', '127.0.0.12')))
    expect(tries.filter((a) => a.status === 401)).toHaveLength(10)
  })
})
