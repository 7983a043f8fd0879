import type { Question } from '@fourfold/contract'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerEvents, itemStats, modelStates, tallies } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { answerTo, testCalls } from '../../testing/test-calls.ts'
import { rebuildLearner } from '../student-model/service.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const { create, show, save, finish, keysOf } = testCalls(() => t)

describe('scoring', () => {
  test('what the client claims about scores and keys is ignored', async () => {
    const person = await t.guest()
    const id = await create(person)
    const shown = await show(person, id)
    const claimed = shown.questions_attributes.map((q) => ({
      ...q,
      skipped: false,
      options: q.options.map((o) => ({ ...o, correct: true })),
      answer_attributes: q.options.length ? { letter: null, correct: true } : null,
      answer_changes: [],
    }))
    const { body } = await finish(person, id, { version: 0, score: 100, questions_attributes: claimed })
    expect(body.score).toBe(0)
  })

  test('finishing twice, or at the same moment, scores once and answers the same', async () => {
    const person = await t.guest()
    const id = await create(person)
    const both = await Promise.all([finish(person, id, { version: 0 }), finish(person, id, { version: 0 })])
    expect(both[0]?.body).toEqual(both[1]?.body)
    expect((await finish(person, id, { version: 0 })).body).toEqual(both[0]?.body)
    const me = await t.ctx.db.query.users.findFirst({ where: (u, { eq: is }) => is(u.id, person.id) })
    const events = await t.db
      .select()
      .from(answerEvents)
      .where(eq(answerEvents.learner_id, me?.learner_id ?? ''))
    expect(events).toHaveLength(5)
    expect((await save(person, id, { version: 1 })).status).toBe(409)
  })

  test('finishing again with answers that the scored test does not have is refused, and its copy comes with the refusal', async () => {
    const person = await t.guest()
    const id = await create(person)
    const shown = await show(person, id)
    const [first, second] = shown.questions_attributes.map((q) => answerTo(q, q.options.length > 0 ? 'B' : '7'))
    const scored = await finish(person, id, { version: 0, questions_attributes: [first] })
    const again = await finish(person, id, { version: 0, questions_attributes: [first] })
    expect([again.status, again.body]).toEqual([200, scored.body])
    const more = await finish(person, id, { version: 0, questions_attributes: [first, second] })
    expect([more.status, more.body.error]).toEqual([409, 'This test is already scored.'])
    expect(more.body.test).toMatchObject({ id, score: scored.body.score })
  })

  test('averages of all users are folded once from the events', async () => {
    const person = await t.guest()
    const id = await create(person)
    const shown = await show(person, id)
    await finish(person, id, { version: 0 })
    const ids = shown.questions_attributes.map((q) => q.id)
    await t.runJobs()
    const before = await t.db.select().from(itemStats).where(inArray(itemStats.item_id, ids))
    await t.runJobs()
    expect(await t.db.select().from(itemStats).where(inArray(itemStats.item_id, ids))).toEqual(before)
    expect(before).toHaveLength(5)
    // One person's own answers are no average of all users.
    const result = async () => (await t.call('GET', `/tests/${id}/result`, { token: person.token })).body
    expect(await result()).toMatchObject({ account_average_score: null, account_average_time: null })
    await t.db.update(itemStats).set({ n: 5, right: 2, ms: 10_000 }).where(inArray(itemStats.item_id, ids))
    expect(await result()).toMatchObject({ account_average_score: 0.4, account_average_time: 2000 })
  })

  // An independent reference: plain comparison of letters and of numbers as decimals.
  const reference = (
    q: Question,
    key: { letter: string | null; grid: string | null },
    given: string | null,
  ): 'correct' | 'incorrect' | 'skipped' => {
    if (given === null || given === '') return 'skipped'
    if (key.letter !== null) return given === key.letter ? 'correct' : 'incorrect'
    const value = (text: string) => {
      const [n, d] = text.split('/').map(Number)
      return d === undefined ? (n ?? Number.NaN) : (n ?? Number.NaN) / d
    }
    if (value(given) === 0) return 'skipped'
    void q
    return Math.abs(value(given) - value(key.grid ?? '')) < 1e-12 ? 'correct' : 'incorrect'
  }

  const rounds = process.env.DEEP ? 1000 : 40
  test(`${rounds} random states are scored as an independent reference scorer does`, async () => {
    const person = await t.guest()
    const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
    const perTest = 20
    for (let done = 0; done < rounds; done += perTest) {
      const id = await create(person, { number_of_questions: perTest, question_mode: 'All' })
      const shown = await show(person, id)
      const keys = await keysOf(shown)
      const given = new Map(
        shown.questions_attributes.map((q) => {
          const key = keys.get(q.id)
          const right = key?.letter ?? key?.grid ?? ''
          return [
            q.id,
            q.options.length ? pick(['A', 'B', 'C', 'D', null, right]) : pick([right, '0', '1/2', '-3', '.75', null]),
          ]
        }),
      )
      const questions_attributes = shown.questions_attributes.map((q) => answerTo(q, given.get(q.id) ?? null))
      const { body } = await finish(person, id, { version: 0, questions_attributes })
      const outcomes = shown.questions_attributes.map((q) =>
        reference(q, keys.get(q.id) ?? { letter: null, grid: null }, given.get(q.id) ?? null),
      )
      expect(body.score).toBeCloseTo((100 * outcomes.filter((o) => o === 'correct').length) / perTest, 9)
      const after = await show(person, id)
      after.questions_attributes.forEach((q, i) => {
        expect(q.answer_attributes?.correct ?? false).toBe(outcomes[i] === 'correct')
      })
    }
  }, 600_000)

  test('the state rebuilt from the events equals the online state exactly', async () => {
    const person = await t.guest()
    for (const tutor of [false, true, false]) {
      const id = await create(person, { number_of_questions: 8, tutor })
      const shown = await show(person, id)
      const questions_attributes = shown.questions_attributes.map((q, i) => ({
        ...answerTo(q, i % 5 === 0 ? null : q.options.length ? 'ABCD'[i % 4]! : '7/2'),
        time_spent: 10 * i,
        answer_changes: q.options.length ? ['A', 'B'] : [],
      }))
      const taken_tracker = shown.questions_attributes.map((_, i) => (tutor && i < 3 ? 'taken' : null))
      const { body } = await save(person, id, { version: 0, step: 6, taken_tracker, questions_attributes })
      await finish(person, id, { version: body.version })
      t.advance(3_600_000)
    }
    const me = await t.ctx.db.query.users.findFirst({ where: (u, { eq: is }) => is(u.id, person.id) })
    const learner = me?.learner_id ?? ''
    const read = async () => ({
      nodes: await t.db
        .select()
        .from(modelStates)
        .where(eq(modelStates.learner_id, learner))
        .orderBy(modelStates.scope, modelStates.scope_id),
      tallies: await t.db.select().from(tallies).where(eq(tallies.learner_id, learner)).orderBy(tallies.skill_id),
    })
    const online = await read()
    await t.db.transaction((tx) => rebuildLearner(tx, learner))
    const rebuilt = await read()
    const bare = (rows: typeof online.nodes) => rows.map(({ seq_applied: _, ...row }) => row)
    expect(bare(rebuilt.nodes)).toEqual(bare(online.nodes))
    expect(rebuilt.tallies).toEqual(online.tallies)
  })
})
