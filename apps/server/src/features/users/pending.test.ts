import { MESSAGES } from '@fourfold/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailbox, pendingSignUps, users } from '../../db/schema/index.ts'
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts'
import { DAY } from '../../testing/reviews.ts'
import { wordToGreet } from './letters.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const THEIRS = 'Attacker-Pass1'
const address = () => `${crypto.randomUUID()}@example.com`
const signUp = (email: string, password = PASSWORD, token?: string, ip = '127.0.0.1') =>
  t.call('POST', '/users', {
    body: { user: { first_name: 'Ana', last_name: 'Lee', email, password, password_confirmation: password } },
    ...(token ? { token } : {}),
    ip,
  })
const logIn = async (email: string, password: string) =>
  (await t.call('POST', '/user_token', { body: { auth: { email, password } } })).status
const confirm = (token: string | undefined, more: object = {}) =>
  t.call('POST', '/users/confirm', { body: { token, ...more } })
const secretOf = (answer: { body: Record<string, unknown> }) => String(answer.body.pending_sign_up)
const chosen = { password: 'Chosen-horse7', password_confirmation: 'Chosen-horse7' }
const lettersTo = async (email: string) => {
  await t.runJobs()
  return t.db.select().from(mailbox).where(eq(mailbox.to, email)).orderBy(mailbox.id)
}
/** Time passes for the clock of the product and for the letters that were put off. */
async function minutesPass(minutes: number): Promise<void> {
  await t.runJobs()
  t.advance(minutes * 60_000)
  await t.db.execute(
    sql`update pgboss.job set start_after = start_after - make_interval(mins => ${minutes}) where name = 'account.letter'`,
  )
  await t.runJobs()
}
const linksTo = async (email: string) =>
  (await lettersTo(email)).map(({ text }) => /confirm\?token=([\w-]+)/.exec(text)?.[1])
const rowOf = async (email: string) => (await t.db.select().from(users).where(eq(users.email, email)))[0]

describe('the link of a sign-up', () => {
  test('confirms at once in the browser that signed up, with the password typed there', async () => {
    const email = address()
    const mine = await signUp(email)
    const [link] = await linksTo(email)
    expect(await confirm(link, { secret: secretOf(mine) })).toMatchObject({
      status: 200,
      body: { success: MESSAGES.accountConfirmed },
    })
    expect(await logIn(email, PASSWORD)).toBe(200)
  })

  test('asks elsewhere for a password first, as often as it is opened, and takes the one that is chosen', async () => {
    const email = address()
    await signUp(email, THEIRS)
    const [link] = await linksTo(email)
    for (const more of [{}, {}, { secret: 'of another browser' }])
      expect(await confirm(link, more)).toMatchObject({ status: 200, body: { choose_password: true } })
    expect((await confirm(link, { ...chosen, password_confirmation: 'Other-horse7' })).status).toBe(422)
    const common = { password: 'Password@123', password_confirmation: 'Password@123' }
    expect((await confirm(link, common)).body.fields).toEqual({ password: MESSAGES.passwordCommon })
    expect((await confirm(link, chosen)).body).toEqual({ success: MESSAGES.accountConfirmed })
    expect([await logIn(email, chosen.password), await logIn(email, THEIRS)]).toEqual([200, 401])
    expect((await confirm(link, chosen)).status).toBe(422)
  })

  test('takes nothing along elsewhere of what a stranger typed: name and test date are the owner’s to give', async () => {
    const typed = { password: THEIRS, password_confirmation: THEIRS, test_date: '2031-05-03' }
    const stranger = { first_name: 'Claim your prize', last_name: 'at evil.example', ...typed }
    const names = async (more: object) => {
      const email = address()
      await t.call('POST', '/users', { body: { user: { ...stranger, email } } })
      expect((await confirm((await linksTo(email))[0], { ...chosen, ...more })).status).toBe(200)
      await t.call('POST', '/password/forgot', { body: { email } })
      const letter = (await lettersTo(email)).at(-1)
      expect(letter?.subject).toContain('Reset')
      expect(`${letter?.text} ${letter?.html}`).not.toMatch(/prize|evil/)
      const row = await rowOf(email)
      return [row?.first_name, row?.last_name, row?.test_date]
    }
    expect(await names({})).toEqual(['', '', null])
    expect(await names({ first_name: 'Ada', last_name: 'Okafor' })).toEqual(['Ada', 'Okafor', null])
  })

  test("of a stranger's sign-up gives the owner the owner's own password, in the owner's browser", async () => {
    const email = address()
    const mine = await signUp(email)
    await signUp(email, THEIRS)
    const link = (await linksTo(email)).at(-1)
    expect((await confirm(link, { secret: secretOf(mine) })).status).toBe(200)
    expect([await logIn(email, PASSWORD), await logIn(email, THEIRS)]).toEqual([200, 401])
    expect(await t.db.$count(pendingSignUps, eq(pendingSignUps.user_id, (await rowOf(email))?.id ?? 0))).toBe(0)
  })

  test('dies with a newer one', async () => {
    const email = address()
    const mine = await signUp(email)
    await t.runJobs()
    await t.call('POST', '/users/resend_confirmation', { body: { email } })
    const [old, fresh] = await linksTo(email)
    expect((await confirm(old, { secret: secretOf(mine) })).body).toEqual({ error: MESSAGES.linkInvalid })
    expect((await confirm(fresh, { secret: secretOf(mine) })).status).toBe(200)
  })

  test('reaches the owner within five minutes although a stranger of the same network has signed up twenty times before', async () => {
    const email = address()
    for (let i = 0; i < 20; i++) await signUp(email, THEIRS)
    expect(await lettersTo(email)).toHaveLength(5)
    const mine = await signUp(email)
    expect(await lettersTo(email)).toHaveLength(5)
    await minutesPass(5)
    expect(await lettersTo(email)).toHaveLength(6)
    expect((await confirm((await linksTo(email)).at(-1), { secret: secretOf(mine) })).status).toBe(200)
    expect(await logIn(email, PASSWORD)).toBe(200)
  })

  test('finds the sign-up of the owner’s browser although a stranger of the same network has signed up many times since', async () => {
    const email = address()
    const guest = await t.guest()
    const mine = await signUp(email, PASSWORD, guest.token)
    for (let i = 0; i < 25; i++) await signUp(email, THEIRS)
    await minutesPass(5)
    expect((await confirm((await linksTo(email)).at(-1), { secret: secretOf(mine) })).status).toBe(200)
    expect([await logIn(email, PASSWORD), await logIn(email, THEIRS)]).toEqual([200, 401])
  })

  test('finds no more than 500 sign-ups of an address: those of today stay, older ones make room, and beyond them the link asks for a password', async () => {
    const email = address()
    const mine = await signUp(email)
    const user_id = (await rowOf(email))?.id ?? 0
    const old = {
      user_id,
      pw_hash: 'x',
      first_name: '',
      last_name: '',
      created_at: new Date(t.ctx.now().getTime() - DAY),
    }
    await t.db.insert(pendingSignUps).values(Array.from({ length: 499 }, () => old))
    await signUp(email, THEIRS)
    const kept = () => t.db.$count(pendingSignUps, eq(pendingSignUps.user_id, user_id))
    expect(await kept()).toBe(500)
    await t.db.update(pendingSignUps).set({ created_at: t.ctx.now() }).where(eq(pendingSignUps.user_id, user_id))
    const late = await signUp(email)
    expect(await kept()).toBe(500)
    const link = (await linksTo(email)).at(-1)
    expect((await confirm(link, { secret: secretOf(late) })).body).toEqual({ choose_password: true })
    expect((await confirm(link, { secret: secretOf(mine) })).body).toEqual({ success: MESSAGES.accountConfirmed })
  })

  test('that was put off is not sent when the address was confirmed meanwhile', async () => {
    const email = address()
    const mine = await signUp(email)
    for (let i = 0; i < 6; i++) await signUp(email, THEIRS)
    expect((await confirm((await linksTo(email)).at(-1), { secret: secretOf(mine) })).status).toBe(200)
    await minutesPass(5)
    expect(await lettersTo(email)).toHaveLength(5)
  })

  test('is not kept for an address that has an account, and the answer looks the same', async () => {
    const { email } = await t.member()
    const taken = await signUp(email)
    const free = await signUp(address())
    expect(Object.keys(taken.body).sort()).toEqual(Object.keys(free.body).sort())
    expect(secretOf(taken)).toHaveLength(secretOf(free).length)
  })
})

describe('a sign-up that waits for its confirmation', () => {
  test('has no password to log in with, and its letter repeats no message that a stranger may have typed as a name', async () => {
    const email = address()
    const user = { first_name: 'Your account is closed', last_name: 'Lee', email }
    const typed = { password: PASSWORD, password_confirmation: PASSWORD }
    await t.call('POST', '/users', { body: { user: { ...user, ...typed } } })
    expect(await logIn(email, PASSWORD)).toBe(401)
    const [letter] = await lettersTo(email)
    expect(letter?.text).not.toContain('closed')
    expect(letter?.html).not.toContain('closed')
    expect(letter?.text).toMatch(/^Hello,/)
    expect((await rowOf(email))?.pw_hash).toBeNull()
  })

  test('is greeted by its first name where that is one word, and all who wait for the address agree on it', async () => {
    const greeting = async (email: string) => (await lettersTo(email)).at(-1)?.text.split('\n')[0]
    const alone = address()
    await signUp(alone)
    expect(await greeting(alone)).toBe('Hello Ana,')
    const two = address()
    const typed = { password: THEIRS, password_confirmation: THEIRS }
    await t.call('POST', '/users', { body: { user: { first_name: 'Fool', last_name: 'Lee', email: two, ...typed } } })
    await signUp(two)
    expect(await greeting(two)).toBe('Hello,')
    expect(wordToGreet(['Anne-Marie', 'Anne-Marie'])).toBe('Anne-Marie')
    expect(wordToGreet(['O’Brien'])).toBe('O’Brien')
    for (const typed of ['Win a prize', 'pay-it-now', 'evil.example', 'x'.repeat(21), ''])
      expect(wordToGreet([typed]), typed).toBe('')
  })

  test('with the address of a guest is refused, and the guest keeps address and secret', async () => {
    const [email, password] = [`${crypto.randomUUID()}@guest.invalid`, crypto.randomUUID()]
    await t.call('POST', '/users', { body: { user: { guest: true, email, password } } })
    for (const written of [email, email.toUpperCase()]) {
      const { status, body } = await signUp(written, THEIRS)
      expect([status, body.fields]).toEqual([422, { email: MESSAGES.emailInvalid }])
    }
    expect([await logIn(email, password), await logIn(email, THEIRS)]).toEqual([200, 401])
  })
})

describe("a guest's work", () => {
  const withTest = async () => {
    const guest = await t.guest()
    await t.call('PUT', '/users/update_topic', { token: guest.token, body: { user: { topic: 'Geometry' } } })
    const made = await t.call('POST', '/tests/create', { token: guest.token, body: { number_of_questions: 2 } })
    return { ...guest, test: made.body.id }
  }
  const jwtOf = async (email: string, password: string) =>
    String((await t.call('POST', '/user_token', { body: { auth: { email, password } } })).body.jwt)

  test('stays with the guest, who stays signed in, until the sign-up is confirmed', async () => {
    const guest = await withTest()
    const email = address()
    const mine = await signUp(email, PASSWORD, guest.token)
    expect((await t.call('GET', `/tests/${guest.test}`, { token: guest.token })).status).toBe(200)
    await confirm((await linksTo(email))[0], { secret: secretOf(mine) })
    const token = await jwtOf(email, PASSWORD)
    expect((await t.call('GET', `/tests/${guest.test}`, { token })).status).toBe(200)
    expect((await t.call('GET', '/users/current', { token })).body.topic).toBe('Geometry')
    expect((await t.call('GET', '/users/current', { token: guest.token })).status).toBe(401)
  })

  test("of a stranger never comes into the owner's account", async () => {
    const email = address()
    const stranger = await withTest()
    await signUp(email, THEIRS, stranger.token)
    const [link] = await linksTo(email)
    await confirm(link, chosen)
    const token = await jwtOf(email, chosen.password)
    expect((await t.call('GET', '/tests/index', { token })).body.total_count).toBe(0)
    expect((await t.call('GET', `/tests/${stranger.test}`, { token: stranger.token })).status).toBe(200)
  })

  test('follows after a confirmation on another device, with the secret of the browser it was done in', async () => {
    const guest = await withTest()
    const email = address()
    const mine = await signUp(email, PASSWORD, guest.token)
    await confirm((await linksTo(email))[0], chosen)
    const other = await t.member()
    const claim = (token: string) => t.call('POST', '/users/claim_guest', { token, body: { token: secretOf(mine) } })
    expect((await claim(other.token)).status).toBe(422)
    const token = await jwtOf(email, chosen.password)
    expect((await claim(token)).status).toBe(200)
    expect((await claim(token)).status).toBe(422)
    expect((await t.call('GET', `/tests/${guest.test}`, { token })).status).toBe(200)
  })
})

describe('sign-ups at the same moment', () => {
  test('with one address from three guests make one account, and every guest goes on', async () => {
    const email = address()
    const guests = await Promise.all([t.guest(), t.guest(), t.guest()])
    const answers = await Promise.all(guests.map((guest) => signUp(email, PASSWORD, guest.token)))
    expect(answers.map((a) => [a.status, a.body.success])).toEqual(guests.map(() => [200, MESSAGES.confirmByEmail]))
    expect(await t.db.$count(users, eq(users.email, email))).toBe(1)
    for (const { token } of guests) expect((await t.call('GET', '/users/current', { token })).status).toBe(200)
  })

  test('with four addresses from one guest give the work to the one that is confirmed first', async () => {
    const emails = [1, 2, 3, 4].map(address)
    const guest = await t.guest()
    const made = await t.call('POST', '/tests/create', { token: guest.token, body: { number_of_questions: 2 } })
    const answers = await Promise.all(emails.map((email) => signUp(email, PASSWORD, guest.token)))
    const counts = []
    for (const [i, email] of emails.entries()) {
      const [link] = await linksTo(email)
      const secret = secretOf(answers[i] ?? { body: {} })
      expect((await confirm(link, { secret })).status).toBe(200)
      const jwt = (await t.call('POST', '/user_token', { body: { auth: { email, password: PASSWORD } } })).body.jwt
      counts.push((await t.call('GET', '/tests/index', { token: String(jwt) })).body.total_count)
    }
    expect(made.status).toBe(200)
    expect(counts).toEqual([1, 0, 0, 0])
  })
})

describe('account letters', () => {
  test('go out at once five times an hour for a kind and an address; more are answered alike, and one letter follows for all of them every five minutes', async () => {
    const { email } = await t.member()
    const ask = () => t.call('POST', '/password/forgot', { body: { email } })
    const before = (await lettersTo(email)).length
    for (let i = 0; i < 20; i++)
      expect(await ask()).toMatchObject({ status: 200, body: { success: MESSAGES.mailSentIfExists } })
    const letters = (await lettersTo(email)).slice(before)
    expect(letters).toHaveLength(5)
    const linkOf = (n: number) => /reset-password\?token=([\w-]+)/.exec(letters[n]?.text ?? '')?.[1]
    const body = { password: 'New-horse77', password_confirmation: 'New-horse77' }
    const reset = (n: number) => t.call('POST', '/password/reset', { body: { ...body, token: linkOf(n) } })
    expect([(await reset(0)).status, (await reset(4)).status, (await reset(4)).status]).toEqual([422, 200, 422])
    await signUp(email)
    expect((await t.mailTo(email))?.subject).toContain('already have an account')
    const resets = async () =>
      (await lettersTo(email)).slice(before).filter(({ subject }) => subject.includes('Reset')).length
    for (let round = 1; round <= 3; round++) {
      await minutesPass(4)
      expect(await resets()).toBe(4 + round)
      await minutesPass(1)
      expect(await resets()).toBe(5 + round)
      for (let i = 0; i < 20; i++) await ask()
    }
    t.advance(3_600_001)
    await ask()
    expect((await t.mailTo(email))?.subject).toContain('Reset')
  })
})
