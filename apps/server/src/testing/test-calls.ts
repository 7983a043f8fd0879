import type { Letter, Question, Test } from '@fourfold/contract'
import { expect } from 'vitest'
import type { Person, TestApp } from './app.ts'
import { secretsOf } from './keys.ts'

/** The calls by which a student takes a test; the application is there once its file has begun. */
export const testCalls = (app: () => TestApp) => ({
  create: async (person: Person, body: object = {}): Promise<number> => {
    const made = await app().call('POST', '/tests/create', {
      token: person.token,
      body: { number_of_questions: 5, ...body },
    })
    expect(made.status).toBe(200)
    return Number(made.body.id)
  },
  show: async (person: Person, id: number): Promise<Test> =>
    (await app().call('GET', `/tests/${id}`, { token: person.token })).body as unknown as Test,
  save: (person: Person, id: number, body: object) =>
    app().call('PUT', `/tests/save/${id}`, { token: person.token, body: { full: true, ...body } }),
  finish: (person: Person, id: number, body: object) =>
    app().call('PUT', `/tests/${id}`, { token: person.token, body }),
  keysOf: (shown: Test) =>
    secretsOf(
      app(),
      shown.questions_attributes.map((q) => q.id),
    ),
})

export const answerTo = (q: Question, value: string | null) =>
  q.options.length > 0
    ? { id: q.id, answer_attributes: value === null ? null : { letter: value as Letter }, skipped: value === null }
    : { id: q.id, student_produced_answer: value, skipped: value === null }
