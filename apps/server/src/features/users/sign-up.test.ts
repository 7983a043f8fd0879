import { MESSAGES } from '@fourfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const person = (email: string, change: object = {}) => ({
  user: { first_name: 'Ana', last_name: 'Lee', email, password: PASSWORD, password_confirmation: PASSWORD, ...change },
})
const address = () => `${crypto.randomUUID()}@example.com`
const linkTo = async (email: string) => /confirm\?token=([\w-]+)/.exec((await t.mailTo(email))?.text ?? '')?.[1]
const confirm = (token: string | undefined, secret?: unknown) =>
  t.call('POST', '/users/confirm', { body: { token, secret } })

describe('signing up', () => {
  test('answers with the notice and sends a link that confirms once', async () => {
    const email = address()
    const { status, body } = await t.call('POST', '/users', { body: person(email) })
    expect([status, body]).toEqual([200, { success: MESSAGES.confirmByEmail, pending_sign_up: expect.any(String) }])
    const secret = body.pending_sign_up
    const mail = await t.mailTo(email)
    const token = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect((await t.call('POST', '/user_token', { body: { auth: { email, password: PASSWORD } } })).status).toBe(401)
    expect((await t.call('POST', '/users/confirm', { body: { token, secret } })).body).toEqual({
      success: MESSAGES.accountConfirmed,
    })
    expect((await t.call('POST', '/users/confirm', { body: { token, secret } })).status).toBe(422)
    expect((await t.call('POST', '/user_token', { body: { auth: { email, password: PASSWORD } } })).status).toBe(200)
  })

  test.each(["O'Brien", 'José', 'Anne-Marie', '李雷'])('accepts the name %s', async (last_name) => {
    expect((await t.call('POST', '/users', { body: person(address(), { last_name }) })).status).toBe(200)
  })

  test('refuses a<b> as a name with the message of the specification', async () => {
    const { status, body } = await t.call('POST', '/users', { body: person(address(), { first_name: 'a<b>' }) })
    expect(status).toBe(422)
    expect(body.fields).toEqual({ first_name: MESSAGES.alphanumericOnly })
  })

  test('names every wrong field with its own message', async () => {
    const { body } = await t.call('POST', '/users', { body: { user: {} } })
    expect(body.fields).toEqual({
      first_name: MESSAGES.firstNameRequired,
      last_name: MESSAGES.lastNameRequired,
      email: MESSAGES.emailRequired,
      password: MESSAGES.passwordRequired,
      password_confirmation: MESSAGES.confirmationRequired,
    })
  })

  test('refuses a password that meets the rules and is easy to guess, and says which of three reasons it is', async () => {
    const refused = async (password: string) => {
      const named = { password, password_confirmation: password, last_name: 'Quillfeather' }
      return (await t.call('POST', '/users', { body: person(address(), named) })).body.fields
    }
    expect(await refused('Password1')).toEqual({ password: MESSAGES.passwordCommon })
    expect(await refused('Violet-Fourfold-84')).toEqual({ password: MESSAGES.passwordOurName })
    expect(await refused('Quillfeather1')).toEqual({ password: MESSAGES.passwordYourName })
  })

  test('answers a taken address like a new one and writes to its owner', async () => {
    const { email } = await t.member()
    const { status, body } = await t.call('POST', '/users', { body: person(email) })
    expect([status, body.success]).toEqual([200, MESSAGES.confirmByEmail])
    expect((await t.mailTo(email))?.subject).toContain('already have an account')
  })

  test('makes one account of two sign-ups at the same moment', async () => {
    const email = address()
    const both = await Promise.all([1, 2].map(() => t.call('POST', '/users', { body: person(email) })))
    expect(both.map((b) => b.status)).toEqual([200, 200])
    await t.runJobs()
    const rows = await t.ctx.db.query.users.findMany({ where: (u, { eq }) => eq(u.email, email) })
    expect(rows).toHaveLength(1)
  })

  test('refuses control characters and a megabyte of text, and changes nothing', async () => {
    expect((await t.call('POST', '/users', { body: person(address(), { first_name: 'A\u0007' }) })).status).toBe(422)
    expect(
      (await t.call('POST', '/users', { body: person(address(), { first_name: 'x'.repeat(1_000_000) }) })).status,
    ).toBe(413)
    const bad = await t.app.inject({
      method: 'POST',
      url: '/api/v1/users',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    })
    expect(bad.statusCode).toBe(400)
    expect(bad.json()).toEqual({ error: MESSAGES.malformedJson })
  })

  test('a confirmation link dies after 24 hours', async () => {
    const email = address()
    const { body } = await t.call('POST', '/users', { body: person(email) })
    const expired = await linkTo(email)
    t.advance(24 * 3_600_000 + 1)
    expect((await confirm(expired)).body).toEqual({ error: MESSAGES.linkInvalid })
    const again = () => t.call('POST', '/users/resend_confirmation', { body: { email } })
    expect((await again()).body).toEqual({ success: MESSAGES.mailSentIfExists })
    expect((await confirm(await linkTo(email), body.pending_sign_up)).body).toEqual({
      success: MESSAGES.accountConfirmed,
    })
  })
})

describe('guests', () => {
  test('get in at once with their own random address and password', async () => {
    const [email, password] = [`${crypto.randomUUID()}@guest.invalid`, crypto.randomUUID()]
    const made = await t.call('POST', '/users', { body: { user: { guest: true, email, password } } })
    const { body } = await t.call('GET', '/users/current', { token: String(made.body.jwt) })
    const again = await t.call('POST', '/user_token', { body: { auth: { email, password } } })
    expect([made.status, again.status]).toEqual([200, 200])
    expect(body).toMatchObject({ guest: true, first_name: 'Guest', topic: 'Algebra 1' })
  })

  test('cannot take an address of a person', async () => {
    const body = { user: { guest: true, email: 'someone@example.com', password: 'a long enough password' } }
    expect((await t.call('POST', '/users', { body })).status).toBe(422)
  })

  test('whose address already had an account move their work into it with the link of the letter', async () => {
    const owner = await t.member()
    const guest = await t.guest()
    const made = await t.call('POST', '/tests/create', { token: guest.token, body: { number_of_questions: 2 } })
    await t.call('PUT', `/tests/${made.body.id}`, { token: guest.token, body: { version: 0 } })
    await t.call('POST', '/users', { token: guest.token, body: person(owner.email) })
    const claim = /login\?claim=([\w-]+)/.exec((await t.mailTo(owner.email))?.text ?? '')?.[1]
    const stranger = await t.member()
    expect((await t.call('POST', '/users/claim_guest', { token: stranger.token, body: { token: claim } })).status).toBe(
      422,
    )
    expect((await t.call('POST', '/users/claim_guest', { token: owner.token, body: { token: claim } })).status).toBe(
      200,
    )
    const list = await t.call('GET', '/tests/index', { token: owner.token })
    expect(list.body.tests).toMatchObject([{ id: made.body.id, score: 0 }])
    expect((await t.call('GET', '/users/current', { token: guest.token })).status).toBe(401)
  })
})
