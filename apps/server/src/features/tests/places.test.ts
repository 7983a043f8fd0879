import type { Question, Test } from '@fourfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function start(person: Person): Promise<Test> {
  const body = { question_mode: 'Diagnostic', custom_question_ids: [] }
  const made = await t.call('POST', '/tests/create_diagnostic', { token: person.token, body })
  return (await t.call('GET', `/tests/${made.body.id}`, { token: person.token })).body as unknown as Test
}

const given = (question: Question | undefined) =>
  question?.options.length
    ? { id: question.id, answer_attributes: { letter: 'A' }, skipped: false }
    : { id: question?.id, student_produced_answer: '-99', skipped: false }

async function save(person: Person, shown: Test, step: number, questions: readonly (Question | undefined)[]) {
  const body = { version: shown.version, step, draft: true, full: true, questions_attributes: questions.map(given) }
  const saved = await t.call('PUT', `/tests/save/${shown.id}`, { token: person.token, body })
  expect(saved.status).toBe(200)
  return saved.body as unknown as Test
}

const at = (shown: Test, pos: number): Question | undefined => shown.questions_attributes[pos]
const hasAnswer = (shown: Test, pos: number): boolean => {
  const question = at(shown, pos)
  return question?.answer_attributes?.letter != null || (question?.student_produced_answer ?? '') !== ''
}

describe('a question of a diagnostic', () => {
  test('has one place in its test for good, however often the others are chosen anew', async () => {
    for (let round = 0; round < (process.env.DEEP === '1' ? 3 : 1); round++) {
      const person = await t.guest()
      const places = new Map<number, Set<number>>()
      const note = (shown: Test) =>
        shown.questions_attributes.forEach(({ id }, pos) => {
          places.set(id, (places.get(id) ?? new Set()).add(pos))
        })
      let shown = await start(person)
      note(shown)
      for (let step = 0; step < 12; step++) {
        shown = await save(person, shown, step + 1, [at(shown, step)])
        note(shown)
      }
      expect(places.size).toBeGreaterThan(20)
      expect([...places.values()].filter((where) => where.size > 1)).toEqual([])
    }
  })

  test('keeps its answer in its place when it was replaced while it was being read', async () => {
    const person = await t.guest()
    const first = await start(person)
    const later = await save(person, first, 1, [at(first, 0)])
    // The student went on with the questions of the first page while that save was under way.
    const read = [1, 2, 3, 4].map((pos) => at(first, pos))
    const done = await save(person, later, 5, read)
    expect([1, 2, 3, 4].map((pos) => at(done, pos)?.id)).toEqual(read.map((question) => question?.id))
    expect([0, 1, 2, 3, 4].map((pos) => hasAnswer(done, pos))).toEqual([true, true, true, true, true])
  })

  test('stays in its place when the server takes another for the one on the screen, and what gave way can come back', async () => {
    const person = await t.guest()
    const first = await start(person)
    let here = await save(person, first, 1, [at(first, 0)])
    const pos = here.questions_attributes.findIndex((question, i) => i > 2 && question.id !== at(first, i)?.id)
    expect(pos).toBeGreaterThan(2)
    // A save that says where the student is, before anything was done with the question shown there.
    here = await save(person, here, pos, [at(here, 0)])
    const other = at(here, pos)
    here = await save(person, here, pos, [at(first, pos)])
    expect(at(here, pos)?.id).toBe(at(first, pos)?.id)
    // Another device had that other one on its screen.
    here = await save(person, here, pos, [other])
    const answered = here.questions_attributes.filter((_, i) => hasAnswer(here, i)).map((question) => question.id)
    expect(answered).toContain(other?.id)
    expect(at(here, pos)?.id).toBe(at(first, pos)?.id)
  })

  test('that another device has answered is not overwritten by the one it had replaced', async () => {
    const person = await t.guest()
    const first = await start(person)
    let here = await save(person, first, 1, [at(first, 0)])
    // Until the question of some place is another one than the first page had.
    let pos = 1
    do {
      here = await save(person, here, pos + 1, [at(here, pos)])
      pos++
    } while (at(here, pos)?.id === at(first, pos)?.id && pos < 15)
    here = await save(person, here, pos + 1, [at(here, pos)])
    const both = await save(person, here, pos + 1, [at(first, pos)])
    const answered = both.questions_attributes.filter((_, i) => hasAnswer(both, i)).map((question) => question.id)
    expect(answered).toContain(at(here, pos)?.id)
    expect(answered).toContain(at(first, pos)?.id)
    expect(at(both, pos)?.id).toBe(at(here, pos)?.id)
  })
})
