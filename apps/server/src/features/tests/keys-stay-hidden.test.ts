import type { Question, Test } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testReplacements, testSlots, tests } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { possibleAnswers, secretsOf } from '../../testing/keys.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const call = async (person: Person, method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown) =>
  (await t.call(method, path, { token: person.token, ...(body === undefined ? {} : { body }) })).body

describe('a running test', () => {
  const makeTest = async (person: Person, body: object = {}) => {
    const { id } = await call(person, 'POST', '/tests/create', { number_of_questions: 5, ...body })
    return (await call(person, 'GET', `/tests/${id}`)) as unknown as Test
  }

  test('is opened by no share code before it is scored, neither by its owner nor by others', async () => {
    const [owner, friend] = [await t.guest(), await t.guest()]
    const shown = await makeTest(owner)
    const take = (person: Person) =>
      t.call('POST', '/tests/create', {
        token: person.token,
        body: { question_mode: 'Recommendation', custom_test_id: shown.share_code, tutor: true },
      })
    expect([(await take(owner)).status, (await take(friend)).status]).toEqual([422, 422])
    await call(owner, 'PUT', `/tests/${shown.id}`, { version: shown.version })
    expect([(await take(owner)).status, (await take(friend)).status]).toEqual([200, 200])
  })

  test('lends its questions to no other test, whatever way that one is made', async () => {
    const me = await t.guest()
    const shown = await makeTest(me, { number_of_questions: 20 })
    const ids = shown.questions_attributes.map((q) => q.id)
    const asked = { question_mode: 'Recommendation', custom_question_ids: ids.slice(0, 5) }
    for (const path of ['/tests/create', '/tests/create_practice'])
      expect((await t.call('POST', path, { token: me.token, body: asked })).status).toBe(422)
    const offered = (await call(me, 'GET', '/tests/new')) as { test_questions: { questions: { id: number }[] } }
    expect(offered.test_questions.questions.filter((q) => ids.includes(q.id))).toEqual([])
    const body = { question_mode: 'Diagnostic', custom_question_ids: [] }
    const made = await call(me, 'POST', '/tests/create_diagnostic', body)
    const other = (await call(me, 'GET', `/tests/${made.id}`)) as unknown as Test
    expect(other.questions_attributes.filter((q) => ids.includes(q.id))).toEqual([])
    await call(me, 'PUT', `/tests/${shown.id}`, { version: shown.version })
    expect((await t.call('POST', '/tests/create_practice', { token: me.token, body: asked })).status).toBe(200)
  })

  test('lends them to none as long as it is saved, however long ago it was begun', async () => {
    const me = await t.guest()
    const shown = await makeTest(me)
    const begun = new Date(t.ctx.now().getTime() - 40 * 86_400_000)
    await t.db.update(tests).set({ created_at: begun, saved_at: t.ctx.now() }).where(eq(tests.id, shown.id))
    const ids = shown.questions_attributes.map((q) => q.id)
    const body = { question_mode: 'Recommendation', custom_question_ids: ids, tutor: true }
    expect((await t.call('POST', '/tests/create', { token: me.token, body })).status).toBe(422)
  })
})

describe('in a running diagnostic', () => {
  const start = async (person: Person) => {
    const body = { question_mode: 'Diagnostic', custom_question_ids: [] }
    const { id } = await call(person, 'POST', '/tests/create_diagnostic', body)
    return (await call(person, 'GET', `/tests/${id}`)) as unknown as Test
  }
  const given = (question: Question, n: number) => possibleAnswers(question)[n] as object

  test('an answer with which a question was left is final: not changed, not cleared, not discarded', async () => {
    const me = await t.guest()
    let shown = await start(me)
    const save = async (step: number, id: number, change: object, more: object = {}) => {
      const questions_attributes = [{ id, ...change }]
      const state = { version: shown.version, step, draft: true, full: true, questions_attributes, ...more }
      shown = (await call(me, 'PUT', `/tests/save/${shown.id}`, state)) as unknown as Test
    }
    const first = shown.questions_attributes[0] as Question
    await save(1, first.id, given(first, 0))
    const stands = () => {
      const { answer_attributes, student_produced_answer, final } = shown.questions_attributes[0] as Question
      return [answer_attributes?.letter ?? student_produced_answer, final]
    }
    const before = stands()
    expect(before[1]).toBe(true)
    const cleared = first.options.length > 0 ? { answer_attributes: null } : { student_produced_answer: '' }
    for (const change of [given(first, 1), cleared, given(first, 2)]) {
      for (const step of [0, 1]) await save(step, first.id, change)
      expect(stands()).toEqual(before)
    }
    shown = (await call(me, 'PUT', `/tests/save/${shown.id}`, {
      version: shown.version,
      discard: true,
    })) as unknown as Test
    expect(stands()).toEqual(before)
  })

  test('a question that comes back from another device takes the place of no final answer, and none counts anew', async () => {
    const me = await t.guest()
    let shown = await start(me)
    const save = async (step: number, id: number, change: object) => {
      const questions_attributes = [{ id, ...change }]
      const state = { version: shown.version, step, draft: true, full: true, questions_attributes }
      shown = (await call(me, 'PUT', `/tests/save/${shown.id}`, state)) as unknown as Test
    }
    const ofTest = eq(testSlots.test_id, shown.id)
    const finals = async () => {
      const { pos, item_id, counted } = testSlots
      const rows = await t.db.select({ pos, item_id, counted }).from(testSlots).where(ofTest).orderBy(pos)
      return rows.filter((row) => row.counted !== null)
    }
    for (const step of [0, 1, 2, 3]) {
      const question = shown.questions_attributes[step] as Question
      await save(step + 1, question.id, given(question, 0))
    }
    const replaced = await t.db.select().from(testReplacements).where(eq(testReplacements.test_id, shown.id))
    expect(replaced.length).toBeGreaterThan(2)
    let before = await finals()
    expect(before).toHaveLength(4)
    for (const { item_id } of replaced.slice(0, 5)) {
      const { letter } = (await secretsOf(t, [item_id])).get(item_id) ?? {}
      const answers = letter
        ? ['A', 'B'].map((each) => ({ answer_attributes: { letter: each }, answer_changes: [each] }))
        : ['1', '2'].map((each) => ({ student_produced_answer: each, answer_changes: [each] }))
      // It is answered, changed while it is open, left, and then no answer of it is changed any more.
      for (const [n, change] of [...answers, ...answers].entries()) {
        const place = shown.questions_attributes.findIndex((q) => q.id === item_id)
        await save(n === 1 ? place + 1 : Math.max(0, place), item_id, change as object)
        const now = await finals()
        for (const row of before) expect(now).toContainEqual(row)
        before = now
      }
    }
    expect(before.length).toBeGreaterThan(4)
  })
})
