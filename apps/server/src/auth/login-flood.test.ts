import { MESSAGES } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PASSWORD, type TestApp, testApp } from '../testing/app.ts'
import { inPasswordLine, PASSWORDS_WAITING } from './passwords.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const MORE_THAN_WAIT = 50

test('while a flood of logins waits for its passwords, every other call is served, and the flood’s end is refused at once', async () => {
  const me = await t.member()
  const answers: number[] = []
  const logIn = async (email: string) => {
    const { status, body } = await t.call('POST', '/user_token', { body: { auth: { email, password: PASSWORD } } })
    answers.push(status)
    return String(body.error)
  }
  // The first of nobody's address makes the hash that the others are held against.
  await logIn('nobody@example.com')
  answers.length = 0
  const gate = Promise.withResolvers<void>()
  // As many as are ever worked on at once: from here on no password is looked at.
  const held = [inPasswordLine(() => gate.promise), inPasswordLine(() => gate.promise)]
  const flood = Array.from({ length: PASSWORDS_WAITING + MORE_THAN_WAIT }, () =>
    logIn(`${crypto.randomUUID()}@example.com`),
  )
  await vi.waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(MORE_THAN_WAIT), { timeout: 80_000 })
  const card = { token: me.token, body: { front: 'front', back: 'back' } }
  const others = [
    await t.call('GET', '/users/current', { token: me.token }),
    await t.call('GET', '/questions/index', { token: me.token }),
    await t.call('POST', '/flashcards/create', card),
    await t.call('GET', '/flashcards/index', { token: me.token }),
    await t.call('POST', '/users', {
      body: { user: { guest: true, email: `${crypto.randomUUID()}@guest.invalid`, password: crypto.randomUUID() } },
    }),
    await t.call('GET', '/health'),
  ]
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  // No login was answered in the meantime but by the refusal: the others still wait.
  expect(new Set(answers)).toEqual(new Set([503]))
  gate.resolve()
  await Promise.all(held)
  const said = await Promise.all(flood)
  expect(new Set(said)).toEqual(new Set([MESSAGES.overloaded, MESSAGES.loginFailed]))
  expect(answers.filter((status) => status === 401).length).toBeGreaterThanOrEqual(PASSWORDS_WAITING - 1)
})
