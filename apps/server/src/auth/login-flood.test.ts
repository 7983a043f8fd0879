import { MESSAGES } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PASSWORD, type TestApp, testApp } from '../testing/app.ts'
import { inPasswordLine, PASSWORDS_WAITING } from './passwords.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** More than the database has connections here, and a few for whom there is no place in the line. */
const [WAITING, TOO_MANY] = [30, 10]

const guest = () => ({
  user: { guest: true, email: `${crypto.randomUUID()}@guest.invalid`, password: crypto.randomUUID() },
})

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
  // As many as are ever worked on at once, and most of the line: from here on no password is looked at.
  const held = Array.from({ length: 2 + PASSWORDS_WAITING - WAITING }, () => inPasswordLine(() => gate.promise))
  const flood = Array.from({ length: WAITING + TOO_MANY }, () => logIn(`${crypto.randomUUID()}@example.com`))
  try {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(TOO_MANY), { timeout: 60_000 })
    const { token } = me
    const others = [
      () => t.call('GET', '/users/current', { token }),
      () => t.call('GET', '/questions/index', { token }),
      () => t.call('POST', '/flashcards/create', { token, body: { front: 'front', back: 'back' } }),
      () => t.call('POST', '/users', { body: guest() }),
      () => t.call('GET', '/health'),
    ]
    // A busy machine may refuse one for a moment; whoever comes again must be served while the flood still waits.
    for (const other of others)
      await vi.waitFor(async () => expect((await other()).status).toBe(200), { timeout: 20_000 })
    expect(new Set(answers)).toEqual(new Set([503]))
  } finally {
    gate.resolve()
    await Promise.all(held)
  }
  expect(new Set(await Promise.all(flood))).toEqual(new Set([MESSAGES.overloaded, MESSAGES.loginFailed]))
  expect(answers.filter((status) => status === 401).length).toBeGreaterThanOrEqual(WAITING - 1)
})

test('whoever finds the line full has not failed: twenty refusals later the right password leads in', async () => {
  const { email } = await t.member()
  const logIn = async () =>
    (await t.call('POST', '/user_token', { body: { auth: { email, password: PASSWORD } } })).status
  const gate = Promise.withResolvers<void>()
  const held = Array.from({ length: 2 + PASSWORDS_WAITING }, () => inPasswordLine(() => gate.promise).catch(() => null))
  try {
    for (let i = 0; i < 20; i++) expect(await logIn()).toBe(503)
  } finally {
    gate.resolve()
    await Promise.all(held)
  }
  expect(await logIn()).toBe(200)
})
