import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PASSWORD, type TestApp, testApp } from '../testing/app.ts'
import { passkeyDevice } from '../testing/passkey.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Logged = Readonly<Record<string, unknown>>

/** What the log says of accounts while something is done. */
async function logged(work: () => Promise<unknown>): Promise<readonly Logged[]> {
  const lines: object[] = []
  const keep = (line: unknown) => void lines.push(line as object)
  for (const level of ['info', 'warn'] as const) vi.spyOn(t.ctx.log, level).mockImplementation(keep)
  await work()
  vi.restoreAllMocks()
  return lines.flatMap((line) => ('security' in line ? [line.security as Logged] : []))
}

const short = (events: readonly Logged[]) => events.map(({ event, outcome, user_id }) => [event, outcome, user_id])
const ip = '203.0.113.5'

test('logins, failures, changes and logouts are logged with who, from where and how it ended, and without secrets', async () => {
  const { email, id, password } = await t.member()
  let token = ''
  const events = await logged(async () => {
    const logIn = (given: string) => t.call('POST', '/user_token', { body: { auth: { email, password: given } }, ip })
    await logIn('Wrong-horse7')
    token = String((await logIn(password)).body.jwt)
    const next = { id, password, new_password: 'Fresh-horse77', new_password_confirmation: 'Fresh-horse77' }
    await t.call('PUT', '/password/update', { token, body: { ...next, password: 'Wrong-horse7' }, ip })
    await t.call('PUT', '/password/update', { token, body: next, ip })
    await t.call('POST', '/user_token/revoke', { token, body: { all: true }, ip })
    const again = String((await logIn('Fresh-horse77')).body.jwt)
    await t.call('DELETE', `/users/${id}`, { token: again, body: { password: 'Fresh-horse77' }, ip })
  })
  expect(short(events)).toEqual([
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

test('a call that is not theirs to make is logged with who made it, which it was and its request', async () => {
  const [guest, member] = [await t.guest(), await t.member()]
  const ids: unknown[] = []
  const events = await logged(async () => {
    const ask = async (...call: Parameters<TestApp['call']>) =>
      ids.push((await t.call(call[0], call[1], { ...call[2], ip })).headers['x-request-id'])
    await ask('GET', '/users/current')
    await ask('GET', '/users/current', { token: `${guest.token}x` })
    await ask('GET', '/payment_events/index', { token: guest.token })
    await ask('GET', '/tests/reference?topic=SAT%20Math', { token: member.token })
    await ask('GET', '/users/current', { token: member.token })
  })
  const refused = (user_id: number | null, detail: string, n: number) =>
    ({ event: 'access', outcome: 'refused', user_id, address: ip, detail, request_id: ids[n] }) as const
  expect(events).toEqual([
    refused(null, 'GET /users/current', 0),
    refused(null, 'GET /users/current', 1),
    refused(guest.id, 'GET /payment_events/index', 2),
    refused(member.id, 'GET /tests/reference', 3),
  ])
})

test('links that are none and tries that are one too many are logged', async () => {
  const me = await t.member()
  const password = 'Fresh-horse77'
  const events = await logged(async () => {
    const link = { token: 'made-up', password, password_confirmation: password }
    await t.call('POST', '/users/confirm', { body: link, ip })
    await t.call('POST', '/password/reset', { body: link, ip })
    await t.call('POST', '/users/claim_guest', { token: me.token, body: { token: 'made-up' }, ip })
    for (let i = 0; i < 11; i++)
      await t.call('DELETE', `/users/${me.id}`, { token: me.token, body: { password: 'Wrong-horse7' }, ip })
  })
  expect(short(events.slice(0, 3))).toEqual([
    ['confirm', 'failed', null],
    ['password_reset', 'failed', null],
    ['guest_claim', 'failed', me.id],
  ])
  expect(short(events.slice(3))).toEqual([
    ...Array.from({ length: 10 }, () => ['password_check', 'failed', me.id]),
    ['password_check', 'refused', me.id],
  ])
})

test('the second step of a login is logged however it ends: which factor, right, wrong, or one try too many', async () => {
  const me = await t.member()
  const device = passkeyDevice(t.ctx.config.publicUrl)
  const body = { password: PASSWORD }
  const asked = await t.call('POST', '/users/second_factor/passkeys/options', { token: me.token, body })
  const { challenge } = asked.body.options as { challenge: string }
  await t.call('POST', '/users/second_factor/passkeys', {
    token: me.token,
    body: { name: 'Phone', credential: device.make(challenge) },
  })
  const events = await logged(async () => {
    const auth = { email: me.email, password: PASSWORD }
    const { second_factor } = (await t.call('POST', '/user_token', { body: { auth }, ip })).body
    const { pending } = second_factor as { pending: string }
    const { options } = (await t.call('POST', '/user_token/passkey', { body: { pending } })).body
    const passkey = device.show((options as { challenge: string }).challenge)
    for (let i = 0; i < 2; i++)
      await t.call('POST', '/user_token/second', { body: { pending, recovery: 'none of them' }, ip })
    await t.call('POST', '/user_token/second', { body: { pending, passkey }, ip })
    for (let i = 0; i < 11; i++) await t.call('POST', '/user_token', { body: { auth }, ip })
  })
  expect(events.map(({ event, outcome, user_id, detail }) => [event, outcome, user_id, detail]).slice(0, 4)).toEqual([
    ['login', 'ok', me.id, 'password; a second factor is asked for'],
    ['second_factor', 'failed', me.id, 'recovery'],
    ['second_factor', 'failed', me.id, 'recovery'],
    ['second_factor', 'ok', me.id, 'passkey'],
  ])
  expect(short(events).at(-1)).toEqual(['login', 'refused', me.id])
})
