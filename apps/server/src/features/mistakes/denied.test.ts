import type { Mistake } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerEvents, misconceptionStates, mistakes } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { missQuestions } from '../../testing/reviews.ts'
import { oneUser } from '../people/index.ts'
import { rebuildLearner } from '../student-model/index.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const SKILL = 'a1-two-step-equations'
const NOTHING = { identify: '', solution: 'mine', clue: '', notes: '', kind: null }

const counted = async (learnerId: string) =>
  (await t.db.select().from(misconceptionStates).where(sql`learner_id = ${learnerId}`)).sort((a, b) =>
    a.misconception_id.localeCompare(b.misconception_id),
  )
const times = async (learnerId: string, id: string) =>
  (await counted(learnerId)).find((row) => row.misconception_id === id)?.n ?? 0
const repeated = async (me: Person) =>
  (await t.call('GET', '/questions/index', { token: me.token })).body.repeat_offenders as {
    id: string
    times: number
  }[]
const open = async (me: Person, id: number) =>
  (await t.call('GET', `/mistakes/${id}`, { token: me.token })).body as unknown as Mistake

/** A student whose misses of one skill have names, with the entry of one of them. */
async function studentWithNamedMiss() {
  const me = await t.guest()
  await missQuestions(t, me, 20, SKILL)
  const { learner_id } = await oneUser(t.db, me.id)
  const worst = (await counted(learner_id)).sort((a, b) => b.n - a.n)[0]!
  const [entry] = await t.db
    .select()
    .from(mistakes)
    .where(sql`learner_id = ${learner_id} and misconception_id = ${worst.misconception_id}`)
  return { me, learner_id, name: worst.misconception_id, n: worst.n, entry: entry! }
}

describe('a misconception that the student denies', () => {
  test('is counted no more, neither among the repeated ones nor in the review of that mistake', async () => {
    const { me, learner_id, name, n, entry } = await studentWithNamedMiss()
    expect(n).toBeGreaterThanOrEqual(2)
    expect((await repeated(me)).find(({ id }) => id === name)?.times).toBe(n)
    const answer = await t.call('PUT', `/mistakes/${entry.id}`, {
      token: me.token,
      body: { ...NOTHING, denied: true },
    })
    expect([answer.status, answer.body.logged]).toEqual([200, true])
    expect(await times(learner_id, name)).toBe(n - 1)
    const after = (await repeated(me)).find(({ id }) => id === name)?.times
    expect(after).toBe(n - 1 >= 2 ? n - 1 : undefined)
    expect((await open(me, entry.id)).repair.misconception).toBeNull()
  })

  test('is taken off once, however often the entry is saved, and whether it is logged by question or by entry', async () => {
    const { me, learner_id, name, n, entry } = await studentWithNamedMiss()
    const body = { ...NOTHING, denied: true, question_id: entry.item_id }
    for (let save = 0; save < 2; save++)
      expect((await t.call('POST', '/mistakes/create', { token: me.token, body })).status).toBe(200)
    await t.call('PUT', `/mistakes/${entry.id}`, { token: me.token, body: { ...NOTHING, denied: true } })
    expect(await times(learner_id, name)).toBe(n - 1)
  })

  test('stays denied in a rebuild, and the answer stays the answer it was', async () => {
    const { me, learner_id, entry } = await studentWithNamedMiss()
    const answers = () =>
      t.db
        .select({ seq: answerEvents.seq, answer: answerEvents.answer, correct: answerEvents.correct })
        .from(answerEvents)
        .where(sql`learner_id = ${learner_id}`)
        .orderBy(answerEvents.seq)
    const given = await answers()
    await t.call('PUT', `/mistakes/${entry.id}`, { token: me.token, body: { ...NOTHING, denied: true } })
    const online = await counted(learner_id)
    await t.db.transaction((tx) => rebuildLearner(tx, learner_id))
    expect(await counted(learner_id)).toEqual(online)
    expect(await answers()).toEqual(given)
  })

  test('is nobody else’s, and an entry that is saved without a word about it is counted on', async () => {
    const { me, learner_id, name, n, entry } = await studentWithNamedMiss()
    const other = await t.guest()
    const denied = await t.call('PUT', `/mistakes/${entry.id}`, {
      token: other.token,
      body: { ...NOTHING, denied: true },
    })
    expect(denied.status).toBe(404)
    await t.call('PUT', `/mistakes/${entry.id}`, { token: me.token, body: NOTHING })
    expect(await times(learner_id, name)).toBe(n)
    expect((await open(me, entry.id)).repair.misconception?.id).toBe(name)
  })
})
