import { MESSAGES } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailbox, pendingSignUps, users } from '../../db/schema/index.ts'
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const THEIRS = 'Attacker-Pass1'
const address = () => `${crypto.randomUUID()}@example.com`
const signUp = (email: string, password = PASSWORD, token?: string, first_name = 'Ana') =>
  t.call('POST', '/users', {
    body: { user: { first_name, last_name: 'Lee', email, password, password_confirmation: password } },
    ...(token ? { token } : {}),
  })
const logIn = async (email: string, password: string) =>
  (await t.call('POST', '/user_token', { body: { auth: { email, password } } })).status
const confirm = async (token: string | undefined) =>
  (await t.call('POST', '/users/confirm', { body: { token } })).status
const lettersTo = async (email: string) => {
  await t.runJobs()
  return t.db.select().from(mailbox).where(eq(mailbox.to, email)).orderBy(mailbox.id)
}
const linksTo = async (email: string) =>
  (await lettersTo(email)).map(({ text }) => /confirm\?token=([\w-]+)/.exec(text)?.[1])
const rowOf = async (email: string) => (await t.db.select().from(users).where(eq(users.email, email)))[0]

describe('a sign-up that waits for its confirmation', () => {
  test('keeps its password when a stranger signs up with the same address before the letter is written', async () => {
    const email = address()
    await signUp(email)
    await signUp(email, THEIRS, undefined, 'Eve')
    const [first] = await linksTo(email)
    expect(await confirm(first)).toBe(200)
    expect([await logIn(email, PASSWORD), await logIn(email, THEIRS)]).toEqual([200, 401])
    expect((await rowOf(email))?.first_name).toBe('Ana')
  })

  test('keeps its password when a stranger signs up later, and following its link ends the other', async () => {
    const email = address()
    await signUp(email)
    await t.runJobs()
    await signUp(email, THEIRS)
    const [first, second] = await linksTo(email)
    expect([await confirm(first), await confirm(second)]).toEqual([200, 422])
    expect([await logIn(email, PASSWORD), await logIn(email, THEIRS)]).toEqual([200, 401])
    expect(await t.db.$count(pendingSignUps, eq(pendingSignUps.user_id, (await rowOf(email))?.id ?? 0))).toBe(0)
  })

  test('is told apart from others in the letters: each link says which sign-up it is for', async () => {
    const email = address()
    await signUp(email)
    await t.runJobs()
    t.advance(60_000)
    await signUp(email, 'Another-Pass1')
    const [first, second] = await lettersTo(email)
    expect(first?.text).not.toContain('more than once')
    expect(second?.text).toContain('more than once')
    expect(second?.text).toMatch(/the sign-up of .* UTC and its password/)
    const link = /confirm\?token=([\w-]+)/.exec(second?.text ?? '')?.[1]
    expect(await confirm(link)).toBe(200)
    expect([await logIn(email, PASSWORD), await logIn(email, 'Another-Pass1')]).toEqual([401, 200])
  })

  test('is confirmed once when two of its links are followed at the same moment', async () => {
    const email = address()
    await signUp(email)
    await signUp(email, THEIRS)
    const links = await linksTo(email)
    expect((await Promise.all(links.map(confirm))).sort()).toEqual([200, 422])
  })

  test('has no password to log in with, and its letter does not repeat the name a stranger may have typed', async () => {
    const email = address()
    await signUp(email, PASSWORD, undefined, 'Your account is closed')
    expect(await logIn(email, PASSWORD)).toBe(401)
    const [letter] = await lettersTo(email)
    expect(letter?.text).not.toContain('closed')
    expect(letter?.html).not.toContain('closed')
    expect((await rowOf(email))?.pw_hash).toBeNull()
  })
})

describe('a guest', () => {
  test('keeps address and password when somebody signs up with that address', async () => {
    const email = `${crypto.randomUUID()}@guest.invalid`
    const password = crypto.randomUUID()
    await t.call('POST', '/users', { body: { user: { guest: true, email, password } } })
    for (const written of [email, email.toUpperCase()]) {
      const { status, body } = await signUp(written, THEIRS)
      expect([status, body.fields]).toEqual([422, { email: MESSAGES.emailInvalid }])
    }
    expect([await logIn(email, password), await logIn(email, THEIRS)]).toEqual([200, 401])
  })

  test('who signs up with an address that waits already brings the work along, once the own link is followed', async () => {
    const email = address()
    await signUp(email, THEIRS)
    await t.runJobs()
    const guest = await t.guest()
    const made = await t.call('POST', '/tests/create', { token: guest.token, body: { number_of_questions: 2 } })
    await signUp(email, PASSWORD, guest.token)
    const [, own] = await linksTo(email)
    expect(await confirm(own)).toBe(200)
    const login = await t.call('POST', '/user_token', { body: { auth: { email, password: PASSWORD } } })
    const list = await t.call('GET', '/tests/index', { token: String(login.body.jwt) })
    expect(list.body.tests).toMatchObject([{ id: made.body.id }])
  })
})

describe('guests who sign up at the same moment', () => {
  test('with one address get one answer, one account and a letter each', async () => {
    const email = address()
    const guests = await Promise.all([1, 2, 3].map(() => t.guest()))
    const answers = await Promise.all(guests.map((guest) => signUp(email, PASSWORD, guest.token)))
    expect(answers.map((a) => [a.status, a.body])).toEqual(
      guests.map(() => [200, { success: MESSAGES.confirmByEmail }]),
    )
    expect(await lettersTo(email)).toHaveLength(3)
    expect(await t.db.$count(users, eq(users.email, email))).toBe(1)
  })

  test('with four addresses from one guest get four accounts and letters, one of them with the work', async () => {
    const emails = [1, 2, 3, 4].map(address)
    const guest = await t.guest()
    const answers = await Promise.all(emails.map((email) => signUp(email, PASSWORD, guest.token)))
    expect(answers.map((a) => a.status)).toEqual([200, 200, 200, 200])
    for (const email of emails) expect(await lettersTo(email)).toHaveLength(1)
    const rows = await Promise.all(emails.map(rowOf))
    expect(rows.filter((row) => row?.id === guest.id)).toHaveLength(1)
  })
})

describe('account letters', () => {
  test('go out five times an hour for a kind and an address; more are answered alike and not sent', async () => {
    const { email } = await t.member()
    const ask = () => t.call('POST', '/password/forgot', { body: { email } })
    const before = (await lettersTo(email)).length
    for (let i = 0; i < 20; i++)
      expect(await ask()).toMatchObject({ status: 200, body: { success: MESSAGES.mailSentIfExists } })
    const letters = (await lettersTo(email)).slice(before)
    expect(letters).toHaveLength(5)
    const first = /reset-password\?token=([\w-]+)/.exec(letters[0]?.text ?? '')?.[1]
    const body = { password: 'New-horse77', password_confirmation: 'New-horse77', token: first }
    expect((await t.call('POST', '/password/reset', { body })).status).toBe(200)
    const last = /reset-password\?token=([\w-]+)/.exec(letters[4]?.text ?? '')?.[1]
    expect((await t.call('POST', '/password/reset', { body: { ...body, token: last } })).status).toBe(422)
    await signUp(email)
    expect((await t.mailTo(email))?.subject).toContain('already have an account')
    t.advance(3_600_001)
    await ask()
    expect((await t.mailTo(email))?.subject).toContain('Reset')
  })
})
