import type { DashboardData, Test, Today } from '@fourfold/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../auth/caller.ts'
import { keptAdvice, users } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { missQuestions } from '../../testing/reviews.ts'
import { countStatements } from '../../testing/statements.ts'
import { rebuildLearner } from '../student-model/index.ts'
import { adviceFor } from './index.ts'

const TOPIC = 'Algebra 1'
const QUARTER = 900_000
const DAY = 86_400_000

let t: TestApp
let other: TestApp
beforeAll(async () => {
  t = await testApp()
  other = await testApp()
})
afterAll(async () => {
  await other.close()
  await t.close()
})
/** To the beginning of a quarter of an hour, so that none ends in the middle of a test. */
beforeEach(() => {
  const wait = QUARTER - (t.ctx.now().getTime() % QUARTER)
  t.advance(wait)
  other.advance(wait)
})

const dashboard = async (me: Person, at = t) =>
  (await at.call('GET', '/questions/index', { token: me.token })).body as unknown as DashboardData
const today = async (me: Person, at = t) =>
  (await at.call('GET', '/today?minutes=20', { token: me.token })).body as unknown as Today

const learnerOf = async (me: Person): Promise<string> => {
  const [row] = await t.db.select({ id: users.learner_id }).from(users).where(eq(users.id, me.id))
  return row?.id ?? ''
}

/** A student with answers who has looked at dashboard and Today. */
async function student(): Promise<Person> {
  const me = await t.guest()
  await missQuestions(t, me, 3)
  await dashboard(me)
  await today(me)
  return me
}

/** Marks what is kept, so that it shows whether it is still used: no practice at all. */
async function mark(me: Person): Promise<void> {
  const learner = await learnerOf(me)
  await t.db.execute(sql`update kept_advice set advice = jsonb_set(advice, '{practice}',
    (select jsonb_object_agg(n, jsonb_set(p, '{ids}', '[]')) from jsonb_each(advice->'practice') as all_of(n, p)))
    where learner_id = ${learner}`)
}
const isKept = async (me: Person, at = t): Promise<boolean> =>
  (await dashboard(me, at)).ai_practice_test_ids.length === 0

describe('advice is kept between answers', () => {
  test('it stays as it is, on every server, and nothing of the model is read for it', async () => {
    const me = await student()
    const first = await dashboard(me)
    expect(await dashboard(me, other)).toEqual(first)
    expect(await today(me, other)).toEqual(await today(me))
    const statements = await countStatements(t, () => dashboard(me))
    expect(statements.filter((text) => /model_state|answer_event/.test(text))).toEqual([])
    expect(statements.length).toBeLessThanOrEqual(10)
    const ofToday = await countStatements(t, () => today(me))
    expect(ofToday.filter((text) => /model_state|answer_event/.test(text))).toEqual([])
    expect(ofToday.length).toBeLessThanOrEqual(9)
    await mark(me)
    expect([await isKept(me), await isKept(me, other)]).toEqual([true, true])
  })

  test('what is kept says what is made anew', async () => {
    const me = await student()
    const kept = await dashboard(me)
    await t.db.delete(keptAdvice).where(eq(keptAdvice.learner_id, await learnerOf(me)))
    const { ai_practice_test_ids: _, ...fresh } = await dashboard(me)
    const { ai_practice_test_ids: __, ...before } = kept
    expect({ ...fresh, questions: null, needs_refresh: null, topic_progress: null }).toMatchObject({
      predicted_score: before.predicted_score,
      ai_practice_test_tag: before.ai_practice_test_tag,
      next_action: before.next_action,
    })
  })
})

describe('advice is made anew at once', () => {
  const changes: readonly (readonly [string, (me: Person) => Promise<unknown>])[] = [
    ['after a scored test', (me) => missQuestions(t, me, 1)],
    [
      'after one answer of a tutor test',
      async (me) => {
        const made = await t.call('POST', '/tests/create', {
          token: me.token,
          body: { number_of_questions: 2, tutor: true },
        })
        await dashboard(me)
        await mark(me)
        const { body } = await t.call('GET', `/tests/${made.body.id}`, { token: me.token })
        const [first] = (body as unknown as Test).questions_attributes
        const answer = first?.options.length ? { answer_attributes: { letter: 'A' } } : { student_produced_answer: '7' }
        const sent = {
          version: 0,
          step: 0,
          taken_tracker: ['taken'],
          questions_attributes: [{ id: first?.id, ...answer }],
        }
        const saved = await t.call('PUT', `/tests/save/${made.body.id}`, { token: me.token, body: sent })
        expect(saved.status).toBe(200)
      },
    ],
    [
      'when a test was made, since its questions are taken',
      (me) => t.call('POST', '/tests/create', { token: me.token, body: { number_of_questions: 2 } }),
    ],
    ['when a lesson was read', (me) => t.call('GET', '/lessons/a1-two-step-equations', { token: me.token })],
    [
      'when the date of the exam is another',
      async (me) => {
        const test_date = new Date(t.ctx.now().getTime() + 20 * DAY).toISOString().slice(0, 10)
        expect((await t.call('PUT', '/users/study', { token: me.token, body: { test_date } })).status).toBe(200)
      },
    ],
    [
      'when questions were calibrated or the bank changed',
      async () => {
        const catalog = await t.ctx.catalog()
        const topic = catalog.topics.get(TOPIC)
        Object.assign(topic ?? {}, { pool_version: `${topic?.pool_version}'` })
      },
    ],
  ]
  test.each(changes)('%s', async (_, change) => {
    const me = await student()
    await mark(me)
    expect(await isKept(me)).toBe(true)
    await change(me)
    expect(await isKept(me)).toBe(false)
  })

  test.each([
    ['UTC', 0],
    ['India, half an hour off', -330],
    ['Nepal, three quarters off', -345],
    ['Los Angeles', 480],
  ])('at midnight in %s', async (_, offset) => {
    const me = await student()
    const now = t.ctx.now().getTime()
    const midnight = (Math.floor((now - offset * 60_000) / DAY) + 1) * DAY + offset * 60_000
    t.advance(midnight - QUARTER - now)
    await dashboard(me)
    await mark(me)
    expect(await isKept(me)).toBe(true)
    t.advance(midnight - t.ctx.now().getTime())
    expect(await isKept(me)).toBe(false)
  })

  test('another topic has its own, and back in the first nothing was lost', async () => {
    const me = await student()
    await mark(me)
    const choose = (topic: string) =>
      t.call('PUT', '/users/update_topic', { token: me.token, body: { user: { topic } } })
    await choose('Geometry')
    const geometry = await dashboard(me)
    expect([geometry.topic, geometry.questions.questionCount]).toEqual(['Geometry', 0])
    expect((await today(me)).practice?.question_ids.length).toBeGreaterThan(0)
    await choose(TOPIC)
    expect(await isKept(me)).toBe(true)
  })

  test('an answer that comes while advice is made is in the next one', async () => {
    const me = await student()
    const [row] = await t.db.select().from(users).where(eq(users.id, me.id))
    const caller = { ...me, learner_id: row?.learner_id ?? '', topic: TOPIC } as unknown as Caller
    const topic = (await t.ctx.catalog()).topics.get(TOPIC)
    if (!topic) throw new Error('the topic must be there')
    t.advance(QUARTER)
    const begun = await adviceFor(t.ctx, caller, topic)
    const { questions } = await dashboard(me)
    await missQuestions(t, me, 1)
    await begun.practice(10)
    await begun.keep()
    await mark(me)
    const after = await dashboard(me)
    expect(after.questions.questionCount).toBe(questions.questionCount + 1)
    expect(after.ai_practice_test_ids.length).toBeGreaterThan(0)
  })

  test('a rebuild of the model leaves none', async () => {
    const learner = await learnerOf(await student())
    await t.db.transaction((tx) => rebuildLearner(tx, learner))
    expect(await t.db.select().from(keptAdvice).where(eq(keptAdvice.learner_id, learner))).toEqual([])
  })
})
