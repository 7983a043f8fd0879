import { MESSAGES } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inPasswordLine, PASSWORDS_WAITING } from '../../auth/passwords.ts'
import { users } from '../../db/schema/index.ts'
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Whoever asks for a hash while the line is full is answered 503: every other answer was given without one. */
async function withoutHashes<T>(work: () => Promise<T>): Promise<T> {
  const gate = Promise.withResolvers<void>()
  const held = Array.from({ length: 2 + PASSWORDS_WAITING }, () => inPasswordLine(() => gate.promise).catch(() => null))
  try {
    return await work()
  } finally {
    gate.resolve()
    await Promise.all(held)
  }
}

const twice = (password: string) => ({ password, password_confirmation: password })
const newAddress = () => `${crypto.randomUUID()}@example.com`
const tokenIn = async (email: string) => /\?token=([\w-]+)/.exec((await t.mailTo(email))?.text ?? '')?.[1]
const signUp = (email: string, password: string) =>
  t.call('POST', '/users', {
    body: { user: { first_name: 'Ana', last_name: 'Quillfeather', email, ...twice(password) } },
  })

/** A way to set a password, and what it takes to go it. */
const WAYS = {
  'at the sign-up': async () => {
    const email = newAddress()
    return (password: string) => signUp(email, password)
  },
  'by the link of a sign-up, in another browser': async () => {
    const email = newAddress()
    await signUp(email, PASSWORD)
    const names = { first_name: 'Ana', last_name: 'Quillfeather' }
    const token = await tokenIn(email)
    return (password: string) => t.call('POST', '/users/confirm', { body: { token, ...names, ...twice(password) } })
  },
  'by the link of a sign-up, in the browser that signed up': async () => {
    const email = newAddress()
    const { body } = await signUp(email, PASSWORD)
    const known = { secret: body.pending_sign_up, token: await tokenIn(email) }
    return (password: string) => t.call('POST', '/users/confirm', { body: { ...known, ...twice(password) } })
  },
  'by the link of a forgotten password': async () => {
    const { email, id } = await t.member()
    await t.db.update(users).set({ last_name: 'Quillfeather' }).where(eq(users.id, id))
    await t.call('POST', '/password/forgot', { body: { email } })
    const link = await tokenIn(email)
    return (password: string) => t.call('POST', '/password/reset', { body: { token: link, ...twice(password) } })
  },
}

test.each(Object.entries(WAYS))(
  'a password that is common, or made of the person’s name, is refused before any hash is made: %s',
  async (_, open) => {
    const choose = await open()
    await withoutHashes(async () => {
      const refused = { 'Password@123': MESSAGES.passwordCommon, Quillfeather1: MESSAGES.passwordYourName }
      for (const [password, sentence] of Object.entries(refused))
        expect(await choose(password)).toMatchObject({ status: 422, body: { fields: { password: sentence } } })
      // Only one that may be taken costs a hash, for which there is no place now.
      expect((await choose('Fresh-horse77')).status).toBe(503)
    })
    // What was refused has used up no link.
    expect((await choose('Fresh-horse77')).status).toBe(200)
  },
)
