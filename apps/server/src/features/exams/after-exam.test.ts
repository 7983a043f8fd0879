import type { ExamIndex, ExamReport, Test } from '@fourfold/contract'
import { scaleOf } from '@fourfold/exams'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examSections } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { examsOf } from '../../testing/exams.ts'
import { studentOf } from '../../testing/student.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const MINUTE = 60_000

const read = async <T>(person: Person, path: string) =>
  (await t.call('GET', path, { token: person.token })).body as unknown as T

/** A practice test of ten questions with so many right. */
async function practice(person: Person, right: number): Promise<Test> {
  const exams = examsOf(t, person)
  const made = await t.call('POST', '/tests/create', { token: person.token, body: { number_of_questions: 10 } })
  const shown = await exams.test(Number(made.body.id))
  const body = { version: shown.version, questions_attributes: await exams.answers(shown, right) }
  expect((await t.call('PUT', `/tests/${shown.id}`, { token: person.token, body })).status).toBe(200)
  return shown
}

test('the record counts the exams that fell inside their predicted band, and none without a prediction', async () => {
  const person = await t.guest()
  const exams = examsOf(t, person)
  const take = async (band: readonly [number, number] | null): Promise<ExamReport> => {
    const id = await exams.create('final')
    const section = and(eq(examSections.exam_id, id), eq(examSections.topic, 'Algebra 1'))
    const [made] = await t.db.select().from(examSections).where(section)
    // The first exam of a student has none; every later one has the model's, which is set here to be in or out for sure.
    expect(made?.predicted === null).toBe(band === null)
    if (band) await t.db.update(examSections).set({ predicted_low: band[0], predicted_high: band[1] }).where(section)
    await exams.take(id, 0, 20)
    exams.state(await exams.finish(id))
    return (await exams.report(id)).body as unknown as ExamReport
  }
  const seen: (readonly [boolean | null | undefined, ExamReport['record']])[] = []
  const bands = [null, [0, 100], [99, 100], [10, 95]] as const
  for (const band of bands) {
    const { record, sections } = await take(band)
    seen.push([sections[0]?.inside, record])
  }
  expect(seen).toEqual([
    [null, { inside: 0, of: 0 }],
    [true, { inside: 1, of: 1 }],
    [false, { inside: 1, of: 2 }],
    [true, { inside: 2, of: 3 }],
  ])
  const index = await read<ExamIndex>(person, '/exams/index')
  expect(index.record).toEqual({ inside: 2, of: 3 })
  expect(index.done.map((exam) => exam.sections[0]?.inside)).toEqual([true, false, true, null])
})

test('the edge of a band belongs to it, as the band is told: in whole points', async () => {
  const person = await t.guest()
  const exams = examsOf(t, person)
  await practice(person, 5)
  const id = await exams.create('final')
  await exams.take(id, 0, 20)
  exams.state(await exams.finish(id))
  const section = eq(examSections.exam_id, id)
  const [{ score } = { score: null }] = await t.db.select().from(examSections).where(section)
  const inside = async (predicted_low: number, predicted_high: number) => {
    await t.db.update(examSections).set({ predicted_low, predicted_high }).where(section)
    return (await read<ExamIndex>(person, '/exams/index')).record.inside
  }
  const at = score ?? 0
  expect([
    await inside(at, at),
    await inside(at - 5, at - 0.4),
    await inside(at + 0.4, 100),
    // Told as a band that ends a point below, or begins a point above.
    await inside(at - 5, at - 0.6),
    await inside(at + 0.6, 100),
    await inside(at - 5, at - 1),
    await inside(at + 1, 100),
  ]).toEqual([1, 1, 1, 0, 0, 0, 0])
})

test('By Date a day of an exam’s topic is the mean of what its tests have By Test, on the exam’s scale', async () => {
  const person = await studentOf(t, 'SAT Math')
  const exams = examsOf(t, person)
  await practice(person, 2)
  await practice(person, 9)
  t.advance(24 * 60 * MINUTE)
  const id = await exams.create('sat-math')
  // Few right in the harder module: the share of a module alone says too little.
  await exams.take(id, 0, 18)
  await exams.take(id, 1, 6)
  exams.state(await exams.finish(id))
  type Dot = { score: number; scaled: number }
  const { by_test, by_date } = await read<{ by_test: Dot[]; by_date: Dot[] }>(person, '/tests/graphs')
  const [low, high, first, second] = by_test.map((dot) => dot.scaled)
  const { at } = scaleOf('SAT Math')
  expect([low, high]).toEqual([at(0.2), at(0.9)])
  const score = ((await exams.report(id)).body as unknown as ExamReport).sections[0]?.score
  expect([first, second]).toEqual([score, score])
  expect(by_date.map((dot) => dot.scaled)).toEqual([(at(0.2) + at(0.9)) / 2, score])
  // The field that the specification names stays the share of right answers.
  expect(by_date[0]?.score).toBeCloseTo(55, 6)
})

test('a star or a moment of time that arrives late is no late answer', async () => {
  const exams = examsOf(t, await studentOf(t, 'ACT Reading'))
  const id = await exams.create('act-reading')
  const shown = await exams.testOf(exams.state(await exams.begin(id, 0)), 0)
  const [starred, changed, timed, fresh] = await exams.answers(shown, 36, 10 * MINUTE)
  await exams.save(shown, { questions_attributes: [starred, changed, timed].map((q) => ({ ...q, age_ms: 0 })) })
  t.advance(45 * MINUTE)
  const again = await exams.test(shown.id)
  const given = changed && 'answer_attributes' in changed ? changed.answer_attributes.letter : ''
  const letter = 'ABCD'.replace(given ?? '', '')[0]
  // A device sends a question whole: the star comes with the answer that was there before.
  const late = [
    { ...starred, marked: true },
    { ...changed, answer_attributes: { letter } },
    { id: timed?.id, time_spent: 90_000, age_ms: 10 * MINUTE },
    fresh,
  ]
  expect((await exams.save(again, { questions_attributes: late })).status).toBe(200)
  exams.state(await exams.finish(id))
  const report = (await exams.report(id)).body as unknown as ExamReport
  expect(report.sections[0]?.modules[0]).toMatchObject({ late: 2, right: 3, closed_by: 'time' })
})
