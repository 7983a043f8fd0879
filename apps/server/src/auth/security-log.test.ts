import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PASSWORD, type TestApp, testApp } from '../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('logins, failures, changes and logouts are logged with who, from where and how it ended, and without secrets', async () => {
  const { email, id, password } = await t.member()
  const lines: object[] = []
  const keep = (line: unknown) => void lines.push(line as object)
  for (const level of ['info', 'warn'] as const) vi.spyOn(t.ctx.log, level).mockImplementation(keep)
  const ip = '203.0.113.5'
  const logIn = (given: string) => t.call('POST', '/user_token', { body: { auth: { email, password: given } }, ip })
  await logIn('Wrong-horse7')
  const token = String((await logIn(password)).body.jwt)
  const next = { id, password, new_password: 'Fresh-horse77', new_password_confirmation: 'Fresh-horse77' }
  await t.call('PUT', '/password/update', { token, body: { ...next, password: 'Wrong-horse7' }, ip })
  await t.call('PUT', '/password/update', { token, body: next, ip })
  await t.call('POST', '/user_token/revoke', { token, body: { all: true }, ip })
  const again = String((await logIn('Fresh-horse77')).body.jwt)
  await t.call('DELETE', `/users/${id}`, { token: again, body: { password: 'Fresh-horse77' }, ip })
  vi.restoreAllMocks()
  const events = lines.flatMap((line) => ('security' in line ? [line.security as Record<string, unknown>] : []))
  expect(events.map(({ event, outcome, user_id }) => [event, outcome, user_id])).toEqual([
    ['login', 'failed', id],
    ['login', 'ok', id],
    ['password_check', 'failed', id],
    ['password_change', 'ok', id],
    ['logout', 'ok', id],
    ['login', 'ok', id],
    ['account_delete', 'ok', id],
  ])
  expect(events.map(({ address }) => address)).toEqual(events.map(() => ip))
  for (const secret of [PASSWORD, 'Wrong-horse7', 'Fresh-horse77', token, email])
    expect(JSON.stringify(events)).not.toContain(secret)
})
