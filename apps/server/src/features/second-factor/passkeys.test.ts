import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts'
import { passkeyDevice } from '../../testing/passkey.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Device = ReturnType<typeof passkeyDevice>
type Member = Awaited<ReturnType<TestApp['member']>>

const challengeIn = ({ body }: { body: Record<string, unknown> }) => (body.options as { challenge: string }).challenge
type Shown = (challenge: string) => object
/** With what a passkey is made; whoever has one already shows it for that. */
const asked = async ({ token }: Member, show?: Shown) => {
  const options = (second: object) =>
    t.call('POST', '/users/second_factor/passkeys/options', { token, body: { password: PASSWORD, ...second } })
  const first = await options({})
  if (!show) return challengeIn(first)
  const { pending } = first.body.second_factor as { pending: string }
  return challengeIn(await options({ second: { pending, passkey: show(await challenged(pending)) } }))
}
const keep = async (me: Member, device: Device, show?: Shown) => {
  const body = { name: 'Phone', credential: device.make(await asked(me, show)) }
  return t.call('POST', '/users/second_factor/passkeys', { token: me.token, body })
}
const begin = async ({ email }: Member): Promise<string> => {
  const { body } = await t.call('POST', '/user_token', { body: { auth: { email, password: PASSWORD } } })
  return (body.second_factor as { pending: string }).pending
}
const challenged = async (pending: string) =>
  challengeIn(await t.call('POST', '/user_token/passkey', { body: { pending } }))
const enter = (pending: string, passkey: object) => t.call('POST', '/user_token/second', { body: { pending, passkey } })

describe('a passkey', () => {
  test('is kept, and shown at the next login leads in; what was shown once leads nowhere again', async () => {
    const [me, device] = [await t.member(), passkeyDevice(t.ctx.config.publicUrl)]
    const kept = await keep(me, device)
    expect([kept.status, (kept.body.recovery_codes as string[]).length]).toEqual([200, 10])
    const pending = await begin(me)
    const shown = device.show(await challenged(pending))
    const opened = await enter(pending, shown)
    expect(opened.status).toBe(200)
    expect((await t.call('GET', '/users/current', { token: String(opened.body.jwt) })).body.id).toBe(me.id)
    expect((await enter(pending, shown)).status).toBe(401)
    const later = await begin(me)
    await challenged(later)
    expect((await enter(later, shown)).status).toBe(401)
  })

  test('of another device, or signed by another key, leads nowhere', async () => {
    const [me, device] = [await t.member(), passkeyDevice(t.ctx.config.publicUrl)]
    await keep(me, device)
    const thief = passkeyDevice(t.ctx.config.publicUrl, Buffer.from(device.id, 'base64url'))
    const stranger = passkeyDevice(t.ctx.config.publicUrl)
    for (const other of [thief, stranger]) {
      const pending = await begin(me)
      expect((await enter(pending, other.show(await challenged(pending)))).status).toBe(401)
    }
  })

  test('whose name is taken is refused with a sentence, in any account, and the first one goes on working', async () => {
    const [me, other] = [await t.member(), await t.member()]
    const device = passkeyDevice(t.ctx.config.publicUrl)
    expect((await keep(me, device)).status).toBe(200)
    const copy = passkeyDevice(t.ctx.config.publicUrl, Buffer.from(device.id, 'base64url'))
    for (const [person, show] of [[me, device.show] as const, [other] as const]) {
      const { status, body } = await keep(person, copy, show)
      expect([status, body.error]).toEqual([422, 'This passkey could not be kept. Please try again.'])
    }
    expect((await t.call('GET', '/users/second_factor', { token: other.token })).body.recovery_codes_left).toBe(0)
    const pending = await begin(me)
    expect((await enter(pending, device.show(await challenged(pending), 2))).status).toBe(200)
  })
})
