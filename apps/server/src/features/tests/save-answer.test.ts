import { type Question, type Saved, SERVER_TIME, type Test } from '@fourfold/contract'
import { getTableColumns } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { testSlots } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { WRITTEN } from './save-write.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
afterEach(() => vi.restoreAllMocks())

async function start(person: Person, body: object = {}): Promise<Test> {
  const made = await t.call('POST', '/tests/create', { token: person.token, body: { number_of_questions: 6, ...body } })
  return show(person, Number(made.body.id))
}
async function startDiagnostic(person: Person): Promise<Test> {
  const body = { question_mode: 'Diagnostic', custom_question_ids: [] }
  const made = await t.call('POST', '/tests/create_diagnostic', { token: person.token, body })
  return show(person, Number(made.body.id))
}
const show = async (person: Person, id: number) =>
  (await t.call('GET', `/tests/${id}`, { token: person.token })).body as unknown as Test
const put = (person: Person, { id }: Test, body: object) =>
  t.call('PUT', `/tests/save/${id}`, { token: person.token, body: { draft: true, ...body } })
const save = async (person: Person, shown: Test, body: object): Promise<Saved> => {
  const answer = await put(person, shown, body)
  expect([answer.status, answer.body.error]).toEqual([200, undefined])
  return answer.body as unknown as Saved
}
const given = (q: Question | undefined, n = 0, more: object = {}) =>
  q?.options.length
    ? { id: q.id, answer_attributes: { letter: q.options[n]?.letter }, skipped: false, ...more }
    : { id: q?.id, student_produced_answer: String(n + 1), skipped: false, ...more }
/** How long ago it was changed grows from one look to the next. */
const timeless = (q: Question | undefined) => ({ ...q, changed_ago_ms: undefined })
const placesOf = (saved: Saved) => saved.questions.map((q) => q.order)

/** How many statements reach the database while something is done. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const n = sent.mock.calls.length
  sent.mockRestore()
  return n
}

test('every column of a place is written by a save, or never changed by one', () => {
  // Hints and the second try have calls of their own.
  const elsewhere = ['hints', 'missed_at', 'hints_at_miss', 'second_try']
  const never = ['test_id', 'pos', 'item_id', 'item_revision_id', 'outcome', ...elsewhere]
  expect([...WRITTEN, ...never].sort()).toEqual(Object.keys(getTableColumns(testSlots)).sort())
})

describe('a save', () => {
  test('of an answer is three statements, the look at the session included, however many questions it changes', async () => {
    const me = await t.guest()
    const shown = await start(me)
    await save(me, shown, { version: 0 })
    const one = await statements(() =>
      save(me, shown, { version: 1, questions_attributes: [given(shown.questions_attributes[0])] }),
    )
    const all = await statements(() =>
      save(me, shown, { version: 2, questions_attributes: shown.questions_attributes.map((q) => given(q, 1)) }),
    )
    expect([one, all]).toEqual([3, 3])
  })

  test('answers with the version and the clocks alone: what was sent stands there as it was sent', async () => {
    const me = await t.guest()
    const shown = await start(me)
    const saved = await save(me, shown, {
      version: 0,
      step: 1,
      questions_attributes: [given(shown.questions_attributes[0])],
    })
    expect(saved).toEqual({ version: 1, step: 1, countdown_time: shown.countdown_time, questions: [] })
    expect(JSON.stringify(saved).length).toBeLessThan(200)
  })

  test('says nothing of typed answers either, nor of one that was emptied, while they stand as they were sent', async () => {
    const me = await t.guest()
    const shown = await start(me, { number_of_questions: 20 })
    const typed = shown.questions_attributes.filter((q) => q.options.length === 0)
    expect(typed.length).toBeGreaterThan(0)
    const answers = typed.map((q) => given(q))
    expect(placesOf(await save(me, shown, { version: 0, questions_attributes: answers }))).toEqual([])
    const emptied = typed.map(({ id }) => ({ id, student_produced_answer: '', skipped: true }))
    expect(placesOf(await save(me, shown, { version: 1, questions_attributes: emptied }))).toEqual([])
  })

  test('tells what the server keeps otherwise: a change that is older than another device’s', async () => {
    const me = await t.guest()
    const shown = await start(me)
    t.advance(60_000)
    const [question] = shown.questions_attributes
    await save(me, shown, { version: 0, questions_attributes: [given(question, 0, { age_ms: 0 })] })
    const saved = await save(me, shown, { version: 1, questions_attributes: [given(question, 1, { age_ms: 30_000 })] })
    expect(placesOf(saved)).toEqual([0])
    const kept = (await show(me, shown.id)).questions_attributes[0]
    expect(timeless(saved.questions[0])).toEqual(timeless(kept))
  })

  test('that was long on its way counts as old as it is: a later change of another device stands', async () => {
    const me = await t.guest()
    const shown = await start(me)
    const [question] = shown.questions_attributes
    // Every answer tells the server's time; the first device sends its change at that time, and it waits for 20 s.
    const told = await t.app.inject({ method: 'GET', url: '/api/v1/health' })
    const sent_at = Number(told.headers[SERVER_TIME])
    expect(Math.abs(t.ctx.now().getTime() - sent_at)).toBeLessThan(5000)
    t.advance(20_000)
    await save(me, shown, { version: 0, sent_at, questions_attributes: [given(question, 0, { age_ms: 0 })] })
    t.advance(10_000)
    // Made 5 s after the first one, on a device without a line.
    const later = {
      version: 1,
      sent_at: t.ctx.now().getTime(),
      questions_attributes: [given(question, 1, { age_ms: 25_000 })],
    }
    expect(placesOf(await save(me, shown, later))).toEqual([])
  })

  test('tells that a skip came too late, and nothing where a star alone was sent', async () => {
    const me = await t.guest()
    const shown = await start(me)
    t.advance(60_000)
    const [{ id } = { id: 0 }, other] = shown.questions_attributes
    await save(me, shown, { version: 0, questions_attributes: [{ id, skipped: false, age_ms: 0 }, given(other)] })
    const late = await save(me, shown, { version: 1, questions_attributes: [{ id, skipped: true, age_ms: 30_000 }] })
    expect(late.questions.map((q) => [q.order, q.skipped])).toEqual([[0, false]])
    const starred = await save(me, shown, { version: 2, questions_attributes: [{ id: other?.id, marked: true }] })
    expect(placesOf(starred)).toEqual([])
  })

  test('tells a tutor step whole once it is submitted, and its star later', async () => {
    const me = await t.guest()
    const shown = await start(me, { tutor: true })
    const [question] = shown.questions_attributes
    const taken_tracker = ['taken']
    const taken = await save(me, shown, { version: 0, taken_tracker, questions_attributes: [given(question)] })
    expect(placesOf(taken)).toEqual([0])
    expect(taken.questions[0]?.answer_explanation).toBeTruthy()
    const starred = await save(me, shown, {
      version: 1,
      taken_tracker,
      questions_attributes: [{ id: question?.id, marked: true }],
    })
    expect(starred.questions.map((q) => [q.order, q.marked])).toEqual([[0, true]])
    expect(timeless(starred.questions[0])).toEqual(timeless((await show(me, shown.id)).questions_attributes[0]))
  })

  test('of a diagnostic tells which questions became final, fixed or others; the rest is as it was', async () => {
    const me = await t.guest()
    let known = await startDiagnostic(me)
    for (let step = 0; step < 6; step++) {
      const sent = given(known.questions_attributes[step])
      const saved = await save(me, known, { version: step, step: step + 1, questions_attributes: [sent] })
      const told = new Map(saved.questions.map((q) => [q.order, q]))
      const now = await show(me, known.id)
      expect(now.questions_attributes.filter((q) => !told.has(q.order)).map((q) => [q.id, q.fixed, q.final])).toEqual(
        known.questions_attributes.filter((q) => !told.has(q.order)).map((q) => [q.id, q.fixed, q.final]),
      )
      for (const [order, question] of told)
        expect(timeless(question)).toEqual(timeless(now.questions_attributes[order]))
      known = now
    }
  })
})

describe('saves of one version at once', () => {
  test('one is taken whole, the others are told the test as it is, and nothing of them is kept', async () => {
    const me = await t.guest()
    const shown = await start(me)
    const questions = shown.questions_attributes
    const answers = await Promise.all(
      [0, 1, 2, 3].map((n) => put(me, shown, { version: 0, questions_attributes: questions.map((q) => given(q, n)) })),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409])
    const won = answers.findIndex((answer) => answer.status === 200)
    const now = await show(me, shown.id)
    expect(now.version).toBe(1)
    for (const [i, q] of now.questions_attributes.entries())
      expect(q.answer_attributes?.letter ?? q.student_produced_answer).toBe(
        questions[i]?.options[won]?.letter ?? String(won + 1),
      )
    for (const lost of answers.filter((answer) => answer.status === 409))
      expect((lost.body.test as Test).version).toBe(1)
  })

  test('a finish among them scores what it carries, or is refused; never half of each', async () => {
    const me = await t.guest()
    const shown = await start(me)
    const questions = shown.questions_attributes
    const [saved, finished] = await Promise.all([
      put(me, shown, { version: 0, questions_attributes: questions.map((q) => given(q, 0)) }),
      t.call('PUT', `/tests/${shown.id}`, {
        token: me.token,
        body: { version: 0, questions_attributes: questions.map((q) => given(q, 1)) },
      }),
    ])
    expect([saved.status, finished.status].sort()).toEqual([200, 409])
    const n = finished.status === 200 ? 1 : 0
    const now = await show(me, shown.id)
    expect(now.score !== null).toBe(finished.status === 200)
    for (const [i, q] of now.questions_attributes.entries())
      expect(q.answer_attributes?.letter ?? q.student_produced_answer).toBe(
        questions[i]?.options[n]?.letter ?? String(n + 1),
      )
  })
})
