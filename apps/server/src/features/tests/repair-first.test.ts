import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../auth/caller.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { keyOf, secretsOf } from '../../testing/keys.ts'
import { missQuestions } from '../../testing/reviews.ts'
import { answerTo } from '../../testing/test-calls.ts'
import { oneUser } from '../people/index.ts'
import { shownMisconceptions } from '../student-model/index.ts'
import { evidenceFor } from './recommended.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const SKILL = 'a1-two-step-equations'

test('practice repairs a shown misconception on the kinds of question that can show it, and on no other', async () => {
  const me = await t.guest()
  await missQuestions(t, me, 4, SKILL)
  const { learner_id } = await oneUser(t.db, me.id)
  const topic = (await t.ctx.catalog()).topics.get('Algebra 1')!
  const shown = (await shownMisconceptions(t.db, learner_id, topic.name, new Date(0))).map(({ id }) => id)
  expect(shown.length).toBeGreaterThan(0)

  const secrets = await secretsOf(
    t,
    topic.items.map((item) => item.id),
  )
  const canShow = topic.items.filter(({ id }) => {
    const { options = {}, wrong_grid = [] } = secrets.get(id)!
    return [...Object.values(options), ...wrong_grid].some((wrong) => shown.includes(wrong.misconception ?? ''))
  })
  const { repair } = await evidenceFor(t.ctx, { learner_id } as Caller, topic)
  expect([...repair].sort()).toEqual([...new Set(canShow.map((item) => item.view.template_id))].sort())
  const ofSkill = new Set(topic.items.filter((item) => item.skill_id === SKILL).map((item) => item.view.template_id))
  expect([...ofSkill].some((id) => !repair.has(id))).toBe(true)
})

test('a repair says before its first question which mistake it aims at; other practice aims at none', async () => {
  const me = await t.guest()
  await missQuestions(t, me, 4, SKILL)
  const { learner_id } = await oneUser(t.db, me.id)
  const [slip] = await shownMisconceptions(t.db, learner_id, 'Algebra 1', new Date(0))
  const aimsAt = async (wish: Record<string, unknown>) => {
    const body = { question_mode: 'Recommendation', custom_question_ids: [], ...wish }
    const made = await t.call('POST', '/tests/create_practice', { token: me.token, body })
    return (await t.call('GET', `/tests/${made.body.id}`, { token: me.token })).body.aims_at
  }
  const named = (await t.ctx.catalog()).misconceptions.get(slip?.id ?? '')
  expect(named?.sentence).toMatch(/^I /)
  expect(await aimsAt({ misconception_id: slip?.id })).toBe(named?.sentence)
  expect(await aimsAt({ tag_name: SKILL })).toBeNull()
})

test('a right answer on a kind of question that can show a misconception ends its repair', async () => {
  const me = await t.guest()
  const missed = await missQuestions(t, me, 4, SKILL)
  const { learner_id } = await oneUser(t.db, me.id)
  const topic = (await t.ctx.catalog()).topics.get('Algebra 1')!
  const repairNow = async () => (await evidenceFor(t.ctx, { learner_id } as Caller, topic)).repair
  expect((await repairNow()).size).toBeGreaterThan(0)

  t.advance(60_000)
  const ids = missed.map((q) => q.id)
  const made = await t.call('POST', '/tests/create', {
    token: me.token,
    body: { question_mode: 'Recommendation', custom_question_ids: ids },
  })
  const questions_attributes = await Promise.all(missed.map(async (q) => answerTo(q, await keyOf(t, q.id))))
  const body = { version: 0, questions_attributes }
  expect((await t.call('PUT', `/tests/${made.body.id}`, { token: me.token, body })).body.score).toBe(100)
  expect((await repairNow()).size).toBe(0)
})
