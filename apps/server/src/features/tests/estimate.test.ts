import type { DashboardData, Estimate, Letter, Question, Test } from '@fourfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { keyOf } from '../../testing/keys.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function start(person: Person): Promise<Test> {
  const made = await t.call('POST', '/tests/create_diagnostic', {
    token: person.token,
    body: { question_mode: 'Diagnostic', custom_question_ids: [] },
  })
  return show(person, Number(made.body.id))
}
const show = async (person: Person, id: number): Promise<Test> =>
  (await t.call('GET', `/tests/${id}`, { token: person.token })).body as unknown as Test

async function given(question: Question, right: boolean) {
  const key = await keyOf(t, question.id)
  const wrong = question.options.length > 0 ? 'ABCD'.replace(key, '').charAt(0) : key === '-99' ? '-98' : '-99'
  const value = right ? key : wrong
  return question.options.length > 0
    ? { id: question.id, answer_attributes: { letter: value as Letter }, skipped: false }
    : { id: question.id, student_produced_answer: value, skipped: false }
}

/** Answers the question of a step and moves on, as the page does; answers with what the save brought. */
async function answer(person: Person, test: Test, step: number, right: boolean, move = 1): Promise<Test> {
  const question = test.questions_attributes[step] as Question
  const body = {
    version: test.version,
    step: step + move,
    draft: true,
    full: true,
    questions_attributes: [await given(question, right)],
  }
  const saved = await t.call('PUT', `/tests/save/${test.id}`, { token: person.token, body })
  expect(saved.status).toBe(200)
  return saved.body as unknown as Test
}

async function answerMany(person: Person, count: number, right: (step: number) => boolean): Promise<Test> {
  let test = await start(person)
  for (let step = 0; step < count; step++) test = await answer(person, test, step, right(step))
  return test
}

/** The estimate as a pause shows it, on the dashboard; null while there is none. */
async function paused(person: Person): Promise<Estimate | null> {
  const { body } = await t.call('GET', '/questions/index', { token: person.token })
  const {
    predicted_score: score,
    predicted_low: low,
    predicted_high: high,
    least_score,
    perfect_score,
  } = body as unknown as DashboardData
  return score === null || low === null || high === null ? null : { score, low, high, least_score, perfect_score }
}

const width = (e: Estimate | null): number => (e ? e.high - e.low : Number.NaN)

describe('the first estimate of a diagnostic', () => {
  test('stands on the dashboard at a pause after the fifth answer, not before, and never in the running test', async () => {
    const person = await t.guest()
    let test = await start(person)
    for (let step = 0; step < 5; step++) {
      expect(await paused(person)).toBeNull()
      test = await answer(person, test, step, step % 2 === 0)
    }
    const { score, low, high, perfect_score } = (await paused(person)) as Estimate
    expect(perfect_score).toBe(100)
    expect(low).toBeLessThan(score)
    expect(high).toBeGreaterThan(score)
    expect([test.estimate, (await show(person, test.id)).estimate]).toEqual([null, null])
  })

  test('is higher after right answers than after wrong ones', async () => {
    const [good, bad] = [await t.guest(), await t.guest()]
    await answerMany(good, 5, () => true)
    await answerMany(bad, 5, () => false)
    expect((await paused(good))?.score).toBeGreaterThan(((await paused(bad))?.score ?? 100) + 5)
  })

  test('is sharper with more answers of the same kind', async () => {
    const person = await t.guest()
    let test = await answerMany(person, 5, (step) => step % 2 === 0)
    const first = width(await paused(person))
    for (let step = 5; step < 16; step++) test = await answer(person, test, step, step % 2 === 0)
    expect(width(await paused(person))).toBeLessThan(first)
  })

  test('does not move while options of the question on the screen are tried', async () => {
    const person = await t.guest()
    let test = await answerMany(person, 5, () => true)
    const before = await paused(person)
    test = await answer(person, test, 5, false, 0)
    expect(await paused(person)).toEqual(before)
    test = await answer(person, test, 5, true, 0)
    expect(await paused(person)).toEqual(before)
  })

  test('does not follow an answer that is changed after its question was left, nor does the score', async () => {
    const person = await t.guest()
    let test = await answerMany(person, 8, (step) => step % 2 === 0)
    const before = await paused(person)
    for (const [step, right] of [
      [2, false],
      [2, true],
      [3, true],
    ] as const) {
      // From another question, from the question itself, and after it was cleared: nothing tells which option is right.
      for (const at of [8, step]) {
        const question = test.questions_attributes[step] as Question
        const body = {
          version: test.version,
          step: at,
          draft: true,
          full: true,
          questions_attributes: [await given(question, right)],
        }
        test = (await t.call('PUT', `/tests/save/${test.id}`, { token: person.token, body })).body as unknown as Test
        expect(await paused(person)).toEqual(before)
      }
    }
    const scored = await t.call('PUT', `/tests/${test.id}`, { token: person.token, body: { version: test.version } })
    expect(scored.status).toBe(200)
    const { questions_attributes } = await show(person, test.id)
    const outcomes = questions_attributes.slice(0, 8).map((q) => q.answer_attributes?.correct)
    expect(outcomes).toEqual([true, false, true, false, true, false, true, false])
  })

  test('skipped questions are no answers', async () => {
    const person = await t.guest()
    const test = await start(person)
    const questions_attributes = test.questions_attributes.slice(0, 6).map((q) => ({ id: q.id, skipped: true }))
    const saved = await t.call('PUT', `/tests/save/${test.id}`, {
      token: person.token,
      body: { version: test.version, step: 6, draft: true, questions_attributes },
    })
    expect([saved.status, await paused(person)]).toEqual([200, null])
  })

  test('is gone when the diagnostic is scored, and other tests have none', async () => {
    const person = await t.guest()
    const test = await answerMany(person, 6, () => true)
    await t.call('PUT', `/tests/${test.id}`, { token: person.token, body: { version: test.version } })
    expect((await show(person, test.id)).estimate).toBeNull()
    const other = await t.call('POST', '/tests/create', { token: person.token, body: { number_of_questions: 8 } })
    let practice = await show(person, Number(other.body.id))
    for (let step = 0; step < 6; step++) practice = await answer(person, practice, step, true)
    expect(practice.estimate).toBeNull()
  })
})
