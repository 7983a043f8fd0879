import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailbox, users } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { DAY, missQuestions } from '../../testing/reviews.ts'
import { unsubscribeToken } from '../reviews/reminders.ts'
import { sendWeeklyLetters } from './weekly-letter.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Moves the clock to six in the evening of the next Sunday. */
function toSunday(): void {
  const now = t.ctx.now()
  const days = (7 - now.getUTCDay()) % 7
  const evening = new Date(now)
  evening.setUTCHours(18, 0, 0, 0)
  const wait = evening.getTime() + days * DAY - now.getTime()
  t.advance(wait > 0 ? wait : wait + 7 * DAY)
}
const letters = async (email: string) => {
  await sendWeeklyLetters(t.ctx)
  await t.runJobs()
  const rows = await t.db.select().from(mailbox).where(eq(mailbox.to, email))
  return rows.filter((row) => row.subject.startsWith('Your week'))
}
const ask = (token: string, weekly_letter: boolean) => t.call('PUT', '/users/study', { token, body: { weekly_letter } })

describe('the weekly letter', () => {
  test('is off until it is asked for, and comes once on Sunday evening', async () => {
    const quiet = await t.member()
    const me = await t.member()
    await missQuestions(t, me, 3)
    await ask(me.token, true)
    toSunday()
    expect(await letters(quiet.email)).toEqual([])
    const [letter, ...more] = await letters(me.email)
    expect(more).toEqual([])
    expect(letter?.text).toMatch(/At 20 minutes a day/)
    expect(await letters(me.email)).toHaveLength(1)
    t.advance(DAY)
    expect(await letters(me.email)).toHaveLength(1)
    t.advance(6 * DAY)
    expect(await letters(me.email)).toHaveLength(2)
  })

  test('blames nobody for a week without work, and its link ends it', async () => {
    const me = await t.member()
    await ask(me.token, true)
    toSunday()
    expect((await letters(me.email))[0]?.text).toContain('nothing is lost')
    const token = unsubscribeToken(t.ctx.config, me.id)
    await t.call('POST', `/reviews/unsubscribe?token=${token}`, {})
    t.advance(7 * DAY)
    expect(await letters(me.email)).toHaveLength(1)
    const [row] = await t.db.select({ settings: users.settings }).from(users).where(eq(users.id, me.id))
    expect(row?.settings.weekly_letter).toBe(false)
  })

  test('a topic without a plan sends none', async () => {
    const me = await t.member()
    await ask(me.token, true)
    await t.call('PUT', '/users/update_topic', { token: me.token, body: { user: { topic: 'SAT Math' } } })
    toSunday()
    expect(await letters(me.email)).toEqual([])
  })
})
