import type { Question, Test } from '@fourfold/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerEvents, testChanges } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { keyOf } from '../../testing/keys.ts'
import { historiesByTopic } from '../bank/calibrate.ts'
import { oneUser } from '../people/index.ts'
import { testSlotRows } from './queries.ts'
import { writeSave } from './save-write.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A practice test of two choice questions on one skill; with `over` a test that is made of it. */
async function tutorTest(me: Person, over?: Record<string, unknown>) {
  const { items = [] } = (await t.ctx.catalog()).topics.get('Algebra 1') ?? {}
  const ids = items.filter((i) => !i.grid && i.skill_id === 'a1-two-step-equations').map((i) => i.id)
  const practice = { question_mode: 'Recommendation', custom_question_ids: ids.slice(0, 2) }
  const made = over
    ? await t.call('POST', '/tests/create', {
        token: me.token,
        body: { question_mode: 'All', number_of_questions: 2, tutor: true, ...over },
      })
    : await t.call('POST', '/tests/create_practice', { token: me.token, body: practice })
  const id = made.body.id as number
  const shown = (await t.call('GET', `/tests/${id}`, { token: me.token })).body as unknown as Test
  return { id, questions: shown.questions_attributes }
}
const wrongLetter = async (item: number) => ((await keyOf(t, item)) === 'A' ? 'B' : 'A')
const call = (me: Person, id: number, item: number, what: string, body: Record<string, unknown>) =>
  t.call('POST', `/tests/${id}/questions/${item}/${what}`, { token: me.token, body })
const shown = async (me: Person, id: number): Promise<Question> =>
  ((await t.call('GET', `/tests/${id}`, { token: me.token })).body as unknown as Test)
    .questions_attributes[0] as Question
const take = async (me: Person, id: number, item: number, letter: string, version = 0) =>
  t.call('PUT', `/tests/save/${id}`, {
    token: me.token,
    body: { version, taken_tracker: ['taken'], questions_attributes: [{ id: item, answer_attributes: { letter } }] },
  })
const eventsOf = async (me: Person) =>
  t.db
    .select()
    .from(answerEvents)
    .where(eq(answerEvents.learner_id, await learner(me)))
const learner = async (me: Person): Promise<string> => (await oneUser(t.db, me.id)).learner_id

describe('hints', () => {
  test('come one after the other, are events, and can be read again', async () => {
    const me = await t.guest()
    const { id, questions } = await tutorTest(me)
    const item = questions[0]?.id ?? 0
    expect((await call(me, id, item, 'hint', { n: 2 })).status).toBe(422)
    const first = (await call(me, id, item, 'hint', { n: 1 })).body
    expect(first).toMatchObject({ n: 1, more: true })
    const second = (await call(me, id, item, 'hint', { n: 2 })).body
    expect(second.hint).not.toBe(first.hint)
    expect((await call(me, id, item, 'hint', { n: 1 })).body).toEqual(first)
    expect((await shown(me, id)).hints).toBe(2)
    const log = await t.db
      .select()
      .from(testChanges)
      .where(and(eq(testChanges.test_id, id), eq(testChanges.kind, 'hint')))
    expect(log.map((c) => c.value)).toEqual([1, 2])
  })

  test('the question as it is asked says nothing of hints but how many were opened', async () => {
    const me = await t.guest()
    const { questions } = await tutorTest(me)
    expect(questions[0]).toMatchObject({ hints: 0, answer_explanation: null })
    expect(JSON.stringify(questions)).not.toMatch(/"plan"|class=\\"steps/)
  })

  test('no test with a clock, without a tutor, or of somebody else gives any', async () => {
    const me = await t.guest()
    for (const over of [{ timed: true }, { tutor: false }]) {
      const { id, questions } = await tutorTest(me, over)
      expect((await call(me, id, questions[0]?.id ?? 0, 'hint', { n: 1 })).status).toBe(422)
      expect((await call(me, id, questions[0]?.id ?? 0, 'first_try', { letter: 'A' })).status).toBe(422)
    }
    const diagnostic = { question_mode: 'Diagnostic', custom_question_ids: [] }
    const made = await t.call('POST', '/tests/create_diagnostic', { token: me.token, body: diagnostic })
    const asked = await shown(me, made.body.id as number)
    expect((await call(me, made.body.id as number, asked.id, 'hint', { n: 1 })).status).toBe(422)
    const own = await tutorTest(me)
    expect((await call(await t.guest(), own.id, own.questions[0]?.id ?? 0, 'hint', { n: 1 })).status).toBe(404)
  })

  test('the event of an answer says how many were opened, and after the answer there are none', async () => {
    const me = await t.guest()
    const { id, questions } = await tutorTest(me)
    const item = questions[0]?.id ?? 0
    await call(me, id, item, 'hint', { n: 1 })
    await take(me, id, item, (await keyOf(t, item)) ?? '')
    const [event] = await eventsOf(me)
    expect(event).toMatchObject({ item_id: item, correct: true, hints: 1 })
    expect((await call(me, id, item, 'hint', { n: 2 })).status).toBe(409)
    const evidence = await t.call('GET', '/questions/evidence?scope=skill&id=a1-two-step-equations', {
      token: me.token,
    })
    expect(evidence.body.answers).toMatchObject([{ outcome: 'correct', hints: 1 }])
  })
})

describe('a second try', () => {
  test('a wrong first answer stands and is what is scored, whatever comes after it', async () => {
    const me = await t.guest()
    const { id, questions } = await tutorTest(me)
    const item = questions[0]?.id ?? 0
    const [wrong, right] = [await wrongLetter(item), (await keyOf(t, item)) ?? '']
    const looked = (await call(me, id, item, 'first_try', { letter: wrong })).body
    expect(looked).toMatchObject({ right: false })
    expect(await shown(me, id)).toMatchObject({ missed: true, answer_explanation: null })
    // Asking again with another answer tells nothing new.
    expect((await call(me, id, item, 'first_try', { letter: right })).body).toEqual(looked)
    expect((await call(me, id, item, 'second_try', { letter: right })).body).toEqual({ right: true })
    expect((await call(me, id, item, 'second_try', { letter: wrong })).status).toBe(409)
    await take(me, id, item, right)
    const after = await shown(me, id)
    expect(after).toMatchObject({
      answer_attributes: { letter: wrong, correct: false },
      second_try: { answer: right, correct: true },
    })
    const [event] = await eventsOf(me)
    expect(event).toMatchObject({ answer: wrong, correct: false })
  })

  test('hints opened after a wrong first answer are not put on it: it was given without them, and calibrates', async () => {
    const me = await t.guest()
    const { id, questions } = await tutorTest(me)
    const [first, second] = questions.map((q) => q.id)
    if (!first || !second) throw new Error('two questions were asked for')
    const wrong = await wrongLetter(first)
    await call(me, id, first, 'first_try', { letter: wrong })
    for (const n of [1, 2]) await call(me, id, first, 'hint', { n })
    expect((await shown(me, id)).hints).toBe(2)
    await call(me, id, second, 'hint', { n: 1 })
    await call(me, id, second, 'first_try', { letter: await wrongLetter(second) })
    await call(me, id, second, 'hint', { n: 2 })
    const answers = [first, second].map((item) => ({ id: item, answer_attributes: { letter: wrong } }))
    await t.call('PUT', `/tests/${id}`, { token: me.token, body: { version: 0, questions_attributes: answers } })
    const events = await eventsOf(me)
    expect(events.map((e) => [e.item_id, e.correct, e.hints])).toEqual([
      [first, false, 0],
      [second, false, 1],
    ])
    const evidence = await t.call('GET', '/questions/evidence?scope=skill&id=a1-two-step-equations', {
      token: me.token,
    })
    expect(evidence.body.answers).toMatchObject([{ outcome: 'incorrect', hints: 1 }, { outcome: 'incorrect' }])
    expect((evidence.body.answers as object[])[1]).not.toHaveProperty('hints')
    const [history] = (await historiesByTopic(t.ctx, [{ id: await learner(me) }])).get('Algebra 1') ?? []
    expect(history?.map((a) => a.item.id)).toEqual([String(first)])
  })

  test('what probably happened is told with the miss, before the solution, and nothing of the key', async () => {
    const me = await t.guest()
    const { id, questions } = await tutorTest(me)
    const item = questions[0]?.id ?? 0
    const wrong = await wrongLetter(item)
    const { happened } = (await call(me, id, item, 'first_try', { letter: wrong })).body
    const missed = await shown(me, id)
    expect(missed.happened).toBe(happened)
    expect(missed).toMatchObject({ misconception: null, answer_explanation: null, correct_grid_in_answer: null })
    expect(missed.options.map((o) => [o.correct, o.why])).toEqual(missed.options.map(() => [null, null]))
    await take(me, id, item, wrong)
    const after = await shown(me, id)
    expect(after.misconception?.sentence).toBe(happened)
    expect(after.happened).toBeUndefined()
  })

  test('what probably happened in a second wrong try is told with the solution, and not before', async () => {
    const me = await t.guest()
    const { id, questions } = await tutorTest(me)
    const item = questions[0]?.id ?? 0
    const right = await keyOf(t, item)
    const [first, second] = ['A', 'B', 'C', 'D'].filter((letter) => letter !== right) as [string, string]
    await call(me, id, item, 'first_try', { letter: first })
    await call(me, id, item, 'second_try', { letter: second })
    expect(await shown(me, id)).not.toHaveProperty('second_try')
    await take(me, id, item, first)
    const { secret } = (await testSlotRows(t.db, id))[0]?.revision ?? {}
    const named = (await t.ctx.catalog()).misconceptions.get(secret?.options[second]?.misconception ?? '')
    const { second_try } = await shown(me, id)
    expect(second_try).toMatchObject({ answer: second, correct: false })
    expect(second_try?.happened ?? null).toBe(named?.sentence ?? null)
    expect(named).toBeDefined()
  })

  test('a save that was planned before the look at the first answer does not take its place', async () => {
    const me = await t.guest()
    const { id, questions } = await tutorTest(me)
    const item = questions[0]?.id ?? 0
    const [wrong, right] = [await wrongLetter(item), (await keyOf(t, item)) ?? '']
    const [before] = await testSlotRows(t.db, id)
    if (!before) throw new Error('a test has a place')
    await call(me, id, item, 'first_try', { letter: wrong })
    const { learner_id } = await oneUser(t.db, me.id)
    const written = {
      progress: { step: 0, time_ms: 1000, countdown_ms: 0 },
      places: [{ ...before.slot, letter: right, marked: true }],
      log: [],
      checkpoint: null,
    }
    expect(
      await writeSave(t.db, { id, learner_id, version: 0 } as Parameters<typeof writeSave>[1], written, t.ctx.now()),
    ).toBe(1)
    expect(await shown(me, id)).toMatchObject({ answer_attributes: { letter: wrong }, marked: true })
  })

  test('a right first answer opens nothing and is not fixed; an empty one is refused', async () => {
    const me = await t.guest()
    const { id, questions } = await tutorTest(me)
    const item = questions[0]?.id ?? 0
    expect((await call(me, id, item, 'first_try', {})).status).toBe(422)
    expect((await call(me, id, item, 'first_try', { letter: await keyOf(t, item) })).body).toEqual({
      right: true,
      happened: null,
    })
    expect((await shown(me, id)).missed).toBeUndefined()
    expect((await call(me, id, item, 'second_try', { letter: 'A' })).status).toBe(409)
  })
})
