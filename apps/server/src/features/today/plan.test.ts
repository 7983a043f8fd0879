import type { StudyPlan } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exams, users } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { DAY, makeCard, missQuestions } from '../../testing/reviews.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const show = async (me: Person) =>
  (await t.call('GET', '/today/plan', { token: me.token })).body as unknown as StudyPlan
/** Days of this week from today on; it ends with its Sunday. */
const leftOfWeek = () => 7 - ((t.ctx.now().getUTCDay() + 6) % 7)
const inDays = (n: number) => new Date(t.ctx.now().getTime() + n * DAY).toISOString().slice(0, 10)

describe('the plan to the exam', () => {
  test('promises nothing before the first answer; the week has a goal in minutes', async () => {
    const me = await t.guest()
    await t.call('PUT', '/users/study', { token: me.token, body: { daily_minutes: 40 } })
    expect(await show(me)).toMatchObject({
      finish: [],
      week: { goal: 40 * leftOfWeek(), done: 0 },
      test_date: null,
      days_left: null,
    })
  })

  test('reaches to the test date and says what is expected at this pace, from the answers', async () => {
    const me = await t.guest()
    await t.call('PUT', '/users/study', { token: me.token, body: { test_date: inDays(30) } })
    await missQuestions(t, me, 3)
    const plan = await show(me)
    expect(plan.days_left).toBe(30)
    expect(plan.weeks.at(-1)?.test_date).toBe(inDays(30))
    expect(plan.finish[0]).toMatch(/^At 20 minutes a day \d+ of \d+ skills are (Moderate or )?Strong by \w+ \d+/)
    expect(plan.skills).toBe((await t.ctx.catalog()).topics.get('Algebra 1')?.skills.size)
  })

  test('a scored exam stands in its week, and of another student in none', async () => {
    const [me, other] = [await t.guest(), await t.guest()]
    const [row] = await t.db.select({ id: users.learner_id }).from(users).where(eq(users.id, me.id))
    await t.db.insert(exams).values({
      learner_id: row?.id ?? '',
      kind: 'final',
      topic: 'Algebra 1',
      extra_time: 1,
      finished_at: t.ctx.now(),
    })
    expect((await show(me)).weeks.find((week) => week.now)?.exam).toBe('done')
    expect((await show(other)).weeks.find((week) => week.now)?.exam).toBeNull()
    // An exam of another topic is no step of this one's plan.
    await t.call('PUT', '/users/update_topic', { token: me.token, body: { user: { topic: 'Geometry' } } })
    expect((await show(me)).weeks.find((week) => week.now)?.exam).toBeNull()
  })

  test('counts answers with their time and reviews with what they take, and not what was undone', async () => {
    const me = await t.guest()
    const card = await makeCard(t, me)
    const rate = (rating_id: string) =>
      t.call('PUT', `/flashcards/${card}`, {
        token: me.token,
        body: { flashcard: { performance_rating: 'good', rating_id } },
      })
    for (let n = 0; n < 4; n++) await rate(crypto.randomUUID())
    expect((await show(me)).week.done).toBe(1)
  })

  test('a test date that has passed is no date any more, and a topic without a plan is shut', async () => {
    const me = await t.guest()
    await t.call('PUT', '/users/study', { token: me.token, body: { test_date: inDays(-3) } })
    expect(await show(me)).toMatchObject({ test_date: null, days_left: null })
    await t.call('PUT', '/users/update_topic', { token: me.token, body: { user: { topic: 'SAT Math' } } })
    expect((await t.call('GET', '/today/plan', { token: me.token })).status).toBe(403)
  })
})
