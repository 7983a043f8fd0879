import type { DashboardData, Evidence, Test } from '@fourfold/contract'
import { scaleOf } from '@fourfold/exams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { secretsOf } from '../../testing/keys.ts'
import { studentOf } from '../../testing/student.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Graphs = { by_test: { score: number; scaled?: number }[]; scale?: { min: number; max: number; off: number } }

const read = async <T>(person: Person, path: string) =>
  (await t.call('GET', path, { token: person.token })).body as unknown as T

/** A student of a paid topic who has 14 of 20 right, as it was once told as 338 of 800. */
async function fourteenOfTwenty(topic: string, questions: number): Promise<Person> {
  const person = await studentOf(t, topic)
  const made = await t.call('POST', '/tests/create', { token: person.token, body: { number_of_questions: questions } })
  const { questions_attributes } = await read<Test>(person, `/tests/${made.body.id}`)
  const keys = await secretsOf(
    t,
    questions_attributes.map((q) => q.id),
  )
  const body = {
    version: 0,
    questions_attributes: questions_attributes.map((q, i) => {
      const key = keys.get(q.id)
      const right = i < 0.7 * questions_attributes.length
      if (q.options.length === 0)
        return { id: q.id, skipped: false, student_produced_answer: right ? key?.grid : '9999' }
      const letter = right ? key?.letter : 'ABCD'.replace(key?.letter ?? '', '')[0]
      return { id: q.id, skipped: false, answer_attributes: { letter } }
    }),
  }
  expect((await t.call('PUT', `/tests/${made.body.id}`, { token: person.token, body })).status).toBe(200)
  return person
}

test.each([
  ['SAT Math', 20, 200, 800],
  ['ACT Reading', 2, 1, 36],
] as const)(
  '%s: predicted score, evidence and graph go by the exam’s own scale',
  async (topic, questions, min, max) => {
    const person = await fourteenOfTwenty(topic, questions)
    const shown = await read<DashboardData>(person, '/questions/index')
    expect([shown.least_score, shown.perfect_score, shown.score_off]).toEqual([min, max, scaleOf(topic).off])
    const { predicted_score: score, predicted_low: low, predicted_high: high } = shown
    expect(low).toBeGreaterThanOrEqual(min)
    expect(high).toBeLessThanOrEqual(max)
    // Seven of ten right is well above the middle of either scale.
    expect(score).toBeGreaterThan(min + 0.45 * (max - min))
    expect(score).toBeGreaterThan(low ?? max)
    expect(score).toBeLessThan(high ?? min)
    const { would_change } = await read<Evidence>(person, '/questions/evidence?scope=topic')
    expect(min + (would_change?.now ?? 0) * (max - min)).toBeCloseTo(score ?? 0, 3)
    const graphs = await read<Graphs>(person, '/tests/graphs')
    expect(graphs.scale).toEqual({ min, max, off: scaleOf(topic).off })
    expect(graphs.by_test.map((dot) => dot.scaled)).toEqual(
      graphs.by_test.map((dot) => scaleOf(topic).at(dot.score / 100)),
    )
  },
)
