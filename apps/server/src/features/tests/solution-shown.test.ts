import type { Test } from '@fourfold/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerEvents, modelStates, users } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { rebuildLearner } from '../student-model/service.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Skips the only question of a test, with or without a tutor. */
async function skipOne(me: Person, tutor: boolean): Promise<void> {
  const made = await t.call('POST', '/tests/create', { token: me.token, body: { number_of_questions: 1, tutor } })
  const shown = (await t.call('GET', `/tests/${made.body.id}`, { token: me.token })).body as unknown as Test
  const id = shown.questions_attributes[0]?.id
  const body = { version: shown.version, questions_attributes: [{ id, skipped: true, time_spent: 9 }] }
  expect((await t.call('PUT', `/tests/${shown.id}`, { token: me.token, body })).status).toBe(200)
}

test('the model is told whether the solution was shown at once, online and in a rebuild alike', async () => {
  const me = await t.guest()
  const [who] = await t.db.select({ learner: users.learner_id }).from(users).where(eq(users.id, me.id))
  const learner = who?.learner ?? ''
  await skipOne(me, false)
  await skipOne(me, true)
  const events = await t.db
    .select({ solution_shown: answerEvents.solution_shown })
    .from(answerEvents)
    .where(eq(answerEvents.learner_id, learner))
    .orderBy(asc(answerEvents.seq))
  expect(events).toEqual([{ solution_shown: false }, { solution_shown: true }])
  const states = () =>
    t.db
      .select({ scope: modelStates.scope_id, node: modelStates.node })
      .from(modelStates)
      .where(eq(modelStates.learner_id, learner))
      .orderBy(modelStates.scope, modelStates.scope_id)
  const online = await states()
  await t.db.transaction((tx) => rebuildLearner(tx, learner))
  expect(await states()).toEqual(online)
})
