import type { NewTestData, Test } from '@fourfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { keyOf } from '../../testing/keys.ts'
import { testSlotRows } from './queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const open = async (me: Person, id: unknown): Promise<Test> =>
  (await t.call('GET', `/tests/${id}`, { token: me.token })).body as unknown as Test

const pools = async (me: Person): Promise<NewTestData['test_questions']> =>
  ((await t.call('GET', '/tests/new', { token: me.token })).body as unknown as NewTestData).test_questions

async function make(me: Person, body: object): Promise<Test> {
  const made = await t.call('POST', '/tests/create', { token: me.token, body })
  expect(made.status).toBe(200)
  return open(me, made.body.id)
}

/** A test of these very questions, as a repeat of them makes it. */
const again = (me: Person, ids: readonly number[]) =>
  make(me, { question_mode: 'Recommendation', custom_question_ids: ids })

const put = async (me: Person, path: string, body: object): Promise<Test> => {
  const done = await t.call('PUT', path, { token: me.token, body })
  expect(done.status).toBe(200)
  return done.body as unknown as Test
}

async function rightAnswer(shown: Test, id: number): Promise<object> {
  const row = (await testSlotRows(t.db, shown.id)).find((r) => r.item.id === id)
  const { grid, letter } = row?.revision.secret ?? {}
  return grid ? { student_produced_answer: grid } : { answer_attributes: { letter } }
}

/** A scored test of one missed question that bears a star. */
async function starredOne(me: Person): Promise<number> {
  const shown = await make(me, { number_of_questions: 1 })
  const id = shown.questions_attributes[0]?.id ?? 0
  const questions_attributes = [{ id, marked: true, skipped: true, time_spent: 1 }]
  await put(me, `/tests/${shown.id}`, { version: 0, questions_attributes })
  expect((await pools(me)).marked).toEqual([id])
  return id
}

describe('a star', () => {
  test('on a scored test is kept and taken back, and nothing else of the test changes', async () => {
    const me = await t.guest()
    const id = await starredOne(me)
    const [{ id: testId } = { id: 0 }] = (await t.call('GET', '/tests/index', { token: me.token })).body
      .tests as unknown as { id: number }[]
    const scored = await open(me, testId)
    const save = (body: object) =>
      t.call('PUT', `/tests/save/${testId}`, { token: me.token, body: { version: scored.version, ...body } })
    const off = await save({ draft: true, questions_attributes: [{ id, marked: false }] })
    expect([off.status, (await pools(me)).marked]).toEqual([200, []])
    expect((await open(me, testId)).questions_attributes[0]?.marked).toBe(false)
    expect((await save({ questions_attributes: [{ id, marked: true }] })).status).toBe(200)
    expect((await pools(me)).marked).toEqual([id])
    expect((await open(me, testId)).score).toBe(scored.score)
    for (const body of [{ step: 0 }, { questions_attributes: [{ id, marked: true, time_spent: 5 }] }])
      expect((await save(body)).status).toBe(409)
  })

  test('stays when the question is answered in a mistake review', async () => {
    const me = await t.guest()
    const question_id = await starredOne(me)
    const { body } = await t.call('POST', '/mistakes/create', { token: me.token, body: { question_id } })
    const answer = { question_id, answer: await keyOf(t, question_id), answer_id: 'the-first', ms: 1000 }
    const given = await t.call('POST', `/mistakes/${body.id}/answer`, { token: me.token, body: answer })
    expect(given.status).toBe(200)
    expect((await pools(me)).marked).toEqual([question_id])
  })

  test('is shown by the next test with the question, and stays when that is scored', async () => {
    const me = await t.guest()
    const id = await starredOne(me)
    const shown = await again(me, [id])
    expect(shown.questions_attributes.map((q) => q.marked)).toEqual([true])
    await put(me, `/tests/${shown.id}`, { version: 0, questions_attributes: [{ id, time_spent: 1 }] })
    expect((await pools(me)).marked).toEqual([id])
  })

  test('is taken off by the next test where it is taken off', async () => {
    const me = await t.guest()
    const id = await starredOne(me)
    const shown = await again(me, [id])
    await put(me, `/tests/${shown.id}`, { version: 0, questions_attributes: [{ id, marked: false, time_spent: 1 }] })
    expect((await pools(me)).marked).toEqual([])
  })

  test('counts a question that was not looked at as neither met nor missed again', async () => {
    const me = await t.guest()
    const first = await make(me, { number_of_questions: 2 })
    const [one, two] = first.questions_attributes.map((q) => q.id) as [number, number]
    const right = { id: two, marked: true, skipped: false, time_spent: 1, ...(await rightAnswer(first, two)) }
    await put(me, `/tests/${first.id}`, { version: 0, questions_attributes: [right] })
    expect(await pools(me)).toMatchObject({ marked: [two], incorrect: [one] })
    const shown = await again(me, [one, two])
    await put(me, `/tests/${shown.id}`, { version: 0, questions_attributes: [{ id: one, time_spent: 1 }] })
    expect(await pools(me)).toMatchObject({ marked: [two], incorrect: [one] })
  })

  test('given or taken off after the reveal of a tutor step counts at once', async () => {
    const me = await t.guest()
    const shown = await make(me, { number_of_questions: 2, tutor: true })
    const id = shown.questions_attributes[0]?.id ?? 0
    const path = `/tests/save/${shown.id}`
    const taken = await put(me, path, { version: 0, taken_tracker: ['taken', null], questions_attributes: [{ id }] })
    const starred = await put(me, path, { version: taken.version, questions_attributes: [{ id, marked: true }] })
    expect((await pools(me)).marked).toEqual([id])
    await put(me, path, { version: starred.version, questions_attributes: [{ id, marked: false }] })
    expect((await pools(me)).marked).toEqual([])
  })
})
