import type { DashboardData, NewTestData } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../auth/caller.ts'
import { mistakes } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { keyOf } from '../../testing/keys.ts'
import { DAY, missQuestions } from '../../testing/reviews.ts'
import { answerTo, testCalls } from '../../testing/test-calls.ts'
import { oneUser } from '../people/index.ts'
import { readNodes, rebuildLearner } from '../student-model/index.ts'
import { pools } from './queries.ts'
import { evidenceFor } from './recommended.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const { show, finish } = testCalls(() => t)
const TOPIC = 'Algebra 1'
const SKILL = 'a1-two-step-equations'

const topic = async () => (await t.ctx.catalog()).topics.get(TOPIC)!
const learnerOf = async (me: Person) => (await oneUser(t.db, me.id)).learner_id
const get = async <T>(me: Person, path: string) => (await t.call('GET', path, { token: me.token })).body as unknown as T

/** Questions of the skill, one of each kind. */
async function someOf(n: number): Promise<number[]> {
  const kinds = Map.groupBy(
    (await topic()).items.filter((item) => item.skill_id === SKILL),
    (item) => item.view.template_id,
  )
  return [...kinds.values()].map(([item]) => item!.id).slice(0, n)
}

/** Answers questions right in a tutor's practice, each after so many hints; gives the score. */
async function answerRight(me: Person, ids: readonly number[], hints: number): Promise<number | null> {
  t.advance(60_000)
  const body = { question_mode: 'Recommendation', custom_question_ids: ids }
  const made = await t.call('POST', '/tests/create_practice', { token: me.token, body })
  const { id, questions_attributes: asked } = await show(me, Number(made.body.id))
  for (const q of asked)
    for (let n = 1; n <= hints; n++)
      await t.call('POST', `/tests/${id}/questions/${q.id}/hint`, { token: me.token, body: { n } })
  const answers = await Promise.all(asked.map(async (q) => answerTo(q, await keyOf(t, q.id))))
  const { body: done } = await finish(me, id, { version: 0, questions_attributes: answers })
  return done.score as number | null
}

const levelOf = async (me: Person) => {
  const { questions } = await get<DashboardData>(me, '/questions/index')
  return questions.tagBreakdown.flatMap(({ tags }) => tags).find((tag) => tag.id === SKILL)
}

test('a miss that goes right after a hint stays missed, in Create Test and to be retried, until it goes right alone', async () => {
  const me = await t.guest()
  const missed = (await missQuestions(t, me, 2, SKILL)).map((q) => q.id)
  const learner = await learnerOf(me)
  await t.db.update(mistakes).set({ logged_at: t.ctx.now() }).where(eq(mistakes.learner_id, learner))
  t.advance(2 * DAY)
  const open = async () => ({
    incorrect: (await get<NewTestData>(me, '/tests/new')).test_questions.incorrect.toSorted(),
    retry: (await get<DashboardData>(me, '/questions/index')).questions_to_retry_ids.toSorted(),
  })
  const both = missed.toSorted()
  expect(await open()).toEqual({ incorrect: both, retry: both })
  expect(await answerRight(me, missed, 1)).toBe(100)
  expect(await open()).toEqual({ incorrect: both, retry: both })
  expect(await answerRight(me, missed.slice(0, 1), 0)).toBe(100)
  expect(await open()).toEqual({ incorrect: missed.slice(1), retry: missed.slice(1) })
  // What was known before stays so.
  await answerRight(me, missed.slice(0, 1), 1)
  expect((await open()).incorrect).toEqual(missed.slice(1))
})

test('a question that is first met with a hint is neither missed nor one that came out right', async () => {
  const me = await t.guest()
  const [id] = await someOf(1)
  await answerRight(me, [id!], 1)
  const seen = await pools(t.db, await learnerOf(me), TOPIC)
  expect(seen).toEqual([{ item_id: id, last_correct: null, marked: false }])
  expect((await get<NewTestData>(me, '/tests/new')).test_questions).toMatchObject({ used: [id], incorrect: [] })
})

test('a wrong rule that was shown is not mended by answers after hints', async () => {
  const me = await t.guest()
  const missed = (await missQuestions(t, me, 4, SKILL)).map((q) => q.id)
  const learner_id = await learnerOf(me)
  const all = await topic()
  const repairNow = async () => (await evidenceFor(t.ctx, { learner_id } as Caller, all)).repair
  const before = await repairNow()
  expect(before.size).toBeGreaterThan(0)
  await answerRight(me, missed, 1)
  expect(await repairNow()).toEqual(before)
  await answerRight(me, missed, 0)
  expect((await repairNow()).size).toBe(0)
})

test('a skill is not Moderate or Strong by answers after hints, though they are counted as right; a rebuild agrees', async () => {
  const me = await t.guest()
  const ids = await someOf(4)
  expect(ids).toHaveLength(4)
  expect(await answerRight(me, ids, 1)).toBe(100)
  expect(await levelOf(me)).toMatchObject({ correct: 4, incorrect: 0, level: 'To-do' })
  await answerRight(me, ids.slice(0, 1), 0)
  expect(await levelOf(me)).toMatchObject({ correct: 5, level: 'Moderate' })
  const learner = await learnerOf(me)
  const online = await readNodes(t.db, learner, TOPIC)
  expect(online[`skill:${SKILL}`]?.counts.helped).toBe(4)
  await t.db.transaction((tx) => rebuildLearner(tx, learner))
  expect(await readNodes(t.db, learner, TOPIC)).toEqual(online)
})
