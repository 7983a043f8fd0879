import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailbox, users } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { DAY, makeCard } from '../../testing/reviews.ts'
import { localTime, sendReminders, unsubscribeToken } from './reminders.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Member = Awaited<ReturnType<TestApp['member']>>

const choose = (m: Member, reminders: object) =>
  t.call('PUT', '/users/reminders', { token: m.token, body: { reminders, daily_minutes: 30 } })
const hourNow = () => t.ctx.now().getUTCHours()
async function letters(m: Member) {
  await sendReminders(t.ctx)
  await t.runJobs()
  const rows = await t.db.select().from(mailbox).where(eq(mailbox.to, m.email))
  return rows.filter((r) => /due today/.test(r.subject))
}

describe('reminder mail', () => {
  test('is off until it is asked for', async () => {
    const me = await t.member()
    await makeCard(t, me)
    expect((await t.call('GET', '/users/reminders', { token: me.token })).body).toMatchObject({
      reminders: { on: false },
      daily_minutes: 20,
    })
    expect(await letters(me)).toHaveLength(0)
  })

  test('comes once a day when the hour has come and something is due', async () => {
    const me = await t.member()
    expect((await choose(me, { on: true, hour: hourNow(), timezone: 'UTC' })).body).toMatchObject({ daily_minutes: 30 })
    expect(await letters(me)).toHaveLength(0)
    await makeCard(t, me)
    expect(await letters(me)).toHaveLength(1)
    expect(await letters(me)).toHaveLength(1)
    t.advance(DAY)
    expect(await letters(me)).toHaveLength(2)
  })

  test('does not come before the hour of the student', async () => {
    const me = await t.member()
    await makeCard(t, me)
    await t.db
      .update(users)
      .set({ settings: { reminders: { on: true, hour: 24, timezone: 'UTC' } } })
      .where(eq(users.id, me.id))
    expect(await letters(me)).toHaveLength(0)
    expect(localTime(new Date('2026-03-01T03:30:00Z'), 'America/New_York')).toEqual({ date: '2026-02-28', hour: 22 })
    expect(localTime(new Date('2026-03-01T00:10:00Z'), 'UTC')).toEqual({ date: '2026-03-01', hour: 0 })
  })

  const linkIn = (text: string | undefined) => /\/api\/v1\/reviews\/unsubscribe\?token=\S+/.exec(text ?? '')?.[0] ?? ''
  const isOn = async (m: Member) => {
    const { body } = await t.call('GET', '/users/reminders', { token: m.token })
    return (body.reminders as { on: boolean }).on
  }
  const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

  test('the mail program ends it with one click, by the headers of RFC 8058', async () => {
    const me = await t.member()
    await makeCard(t, me)
    await choose(me, { on: true, hour: 0, timezone: 'UTC' })
    await sendReminders(t.ctx)
    const sent = await t.db.execute<{ data: { to: string; text: string; headers: Record<string, string> } }>(
      sql`select data from pgboss.job where name = 'mail.send' and data->>'to' = ${me.email} and data ? 'headers'`,
    )
    const mail = sent.rows[0]?.data
    const link = linkIn(mail?.text)
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${t.ctx.config.publicUrl}${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const payload = 'List-Unsubscribe=One-Click'
    const answer = await t.app.inject({ method: 'POST', url: link, headers: asForm, payload })
    expect(answer.statusCode).toBe(200)
    expect(await isOn(me)).toBe(false)
  })

  test('opening the link only asks; its one button ends it', async () => {
    const me = await t.member()
    await makeCard(t, me)
    await choose(me, { on: true, hour: 0, timezone: 'UTC' })
    const [mail] = await letters(me)
    const asked = await t.app.inject({ method: 'GET', url: linkIn(mail?.text) })
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await isOn(me)).toBe(true)
    const [action = ''] = [...asked.body.matchAll(/<form method="post" action="([^"]+)"/g)].map((m) => m[1])
    const done = await t.app.inject({ method: 'POST', url: action, headers: asForm, payload: '' })
    expect([done.statusCode, done.body.includes('Reminders are off')]).toEqual([200, true])
    expect(await isOn(me)).toBe(false)
    t.advance(DAY)
    expect(await letters(me)).toHaveLength(1)
  })

  test('a link with a made-up token shows a page that acts on nothing', async () => {
    const me = await t.member()
    const url = `/api/v1/reviews/unsubscribe?token=${me.id}.%22%3E%3Cscript%3E`
    const answer = await t.app.inject({ method: 'GET', url })
    expect([answer.statusCode, answer.body.includes('<form'), answer.body.includes('<script>')]).toEqual([
      404,
      false,
      false,
    ])
  })

  test('a token of somebody else, or a made-up one, ends nothing', async () => {
    const me = await t.member()
    await choose(me, { on: true, hour: 0, timezone: 'UTC' })
    const [, signature] = unsubscribeToken(t.ctx.config, me.id + 1).split('.')
    for (const token of [`${me.id}.${signature}`, `${me.id}.x`, '', 'x'])
      expect((await t.call('POST', `/reviews/unsubscribe?token=${token}`)).status).toBe(404)
    const shown = await t.call('GET', '/users/reminders', { token: me.token })
    expect(shown.body).toMatchObject({ reminders: { on: true } })
  })

  test('an unknown time zone is refused, and guests have no mail to get', async () => {
    const me = await t.member()
    expect((await choose(me, { on: true, hour: 8, timezone: 'Mars/Base' })).status).toBe(422)
    const guest = await t.guest()
    const body = { reminders: { on: true, hour: 8, timezone: 'UTC' } }
    expect((await t.call('PUT', '/users/reminders', { token: guest.token, body })).status).toBe(403)
  })
})
