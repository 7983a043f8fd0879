import { MESSAGES } from '@fourfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const get = async (token: string) => (await t.call('GET', '/users/study', { token })).body
const put = (token: string, body: object) => t.call('PUT', '/users/study', { token, body })

describe('test date, target and minutes a day', () => {
  test('are chosen without a password, each by itself, also by a guest', async () => {
    const { token } = await t.guest()
    expect(await get(token)).toEqual({
      topic: 'Algebra 1',
      test_date: null,
      target: null,
      least_score: 0,
      perfect_score: 100,
      daily_minutes: 20,
      weekly_letter: null,
    })
    await put(token, { daily_minutes: 40 })
    await put(token, { target: 90 })
    const { body } = await put(token, { test_date: '2030-05-04' })
    expect(body).toMatchObject({ test_date: '2030-05-04', target: 90, daily_minutes: 40 })
    expect((await put(token, { test_date: null, target: null })).body).toMatchObject({ test_date: null, target: null })
  })

  test('a target belongs to its topic and lies on its scale', async () => {
    const { token } = await t.guest()
    await put(token, { target: 85 })
    await t.call('PUT', '/users/update_topic', { token, body: { user: { topic: 'SAT Math' } } })
    expect(await get(token)).toMatchObject({ topic: 'SAT Math', target: null, least_score: 200, perfect_score: 800 })
    expect(await put(token, { target: 900 })).toMatchObject({
      status: 422,
      body: { fields: { target: MESSAGES.targetTooHigh(800) } },
    })
    expect((await put(token, { target: 150 })).body).toMatchObject({ fields: { target: MESSAGES.targetTooLow(200) } })
    await put(token, { target: 700 })
    await t.call('PUT', '/users/update_topic', { token, body: { user: { topic: 'Algebra 1' } } })
    expect(await get(token)).toMatchObject({ target: 85 })
  })

  test('a date belongs to its topic, too; one without its own goes by that of the profile, and can say that there is none', async () => {
    const me = await t.member()
    const topic = (name: string) =>
      t.call('PUT', '/users/update_topic', { token: me.token, body: { user: { topic: name } } })
    const plan = async () => (await t.call('GET', '/today/plan', { token: me.token })).body
    const user = { first_name: 'Ana', last_name: 'Lee', test_date: '2040-06-01', password: PASSWORD }
    await t.call('PUT', `/users/${me.id}`, { token: me.token, body: { user } })
    await put(me.token, { test_date: '2040-05-04' })
    expect(await plan()).toMatchObject({ test_date: '2040-05-04' })
    const { body } = await t.call('GET', '/questions/index', { token: me.token })
    expect(body.test_date).toBe('2040-05-04')
    await topic('Geometry')
    expect([(await get(me.token)).test_date, (await plan()).test_date]).toEqual(['2040-06-01', '2040-06-01'])
    await put(me.token, { test_date: null })
    expect([(await get(me.token)).test_date, (await plan()).test_date]).toEqual([null, null])
    await topic('Algebra 1')
    expect(await get(me.token)).toMatchObject({ test_date: '2040-05-04' })
    expect((await t.call('GET', '/users/current', { token: me.token })).body.test_date).toBe('2040-06-01')
  })

  test('a date before the study start, one that is none and minutes out of range are refused beside their field', async () => {
    const me = await t.member()
    const user = { first_name: 'Ana', last_name: 'Lee', test_date: '2030-05-04', study_start: '2030-04-01' }
    await t.call('PUT', `/users/${me.id}`, { token: me.token, body: { user: { ...user, password: PASSWORD } } })
    expect((await put(me.token, { test_date: '2030-03-01' })).body.fields).toEqual({
      test_date: MESSAGES.studyStartTooLate,
    })
    expect((await put(me.token, { test_date: 'soon' })).status).toBe(422)
    expect((await put(me.token, { daily_minutes: 4 })).status).toBe(422)
    expect(await get(me.token)).toMatchObject({ test_date: '2030-05-04', daily_minutes: 20 })
  })

  test('a guest who becomes a member keeps them', async () => {
    const guest = await t.guest()
    await put(guest.token, { test_date: '2030-05-04', target: 90, daily_minutes: 10 })
    const email = `${crypto.randomUUID()}@example.com`
    const user = { first_name: 'Ana', last_name: 'Lee', email, password: PASSWORD, password_confirmation: PASSWORD }
    const signedUp = await t.call('POST', '/users', { token: guest.token, body: { user } })
    const token = /confirm\?token=([\w-]+)/.exec((await t.mailTo(email))?.text ?? '')?.[1]
    await t.call('POST', '/users/confirm', { body: { token, secret: signedUp.body.pending_sign_up } })
    const { body } = await t.call('POST', '/user_token', { body: { auth: { email, password: PASSWORD } } })
    expect(await get(String(body.jwt))).toMatchObject({ test_date: '2030-05-04', target: 90, daily_minutes: 10 })
  })

  test('a weekly letter needs an address: a guest is told so', async () => {
    const guest = await t.guest()
    expect((await put(guest.token, { weekly_letter: true })).status).toBe(403)
    const member = await t.member()
    expect((await put(member.token, { weekly_letter: false })).body.weekly_letter).toBe(false)
  })
})
