import type { ExamIndex, ExamReport, Test } from '@fourfold/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessGrants, examItems, users } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { examsOf } from '../../testing/exams.ts'
import { studentOf } from '../../testing/student.ts'
import { scoredExams } from './service.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** All that a person has lay untouched for a month and a day. */
async function leaveForAMonth({ id }: Person): Promise<void> {
  const own = sql`learner_id = (select learner_id from user_account where id = ${id})`
  const ago = sql.raw(`- interval '31 days'`)
  await t.db.execute(sql`update test set created_at = created_at ${ago}, opened_at = opened_at ${ago},
    saved_at = saved_at ${ago}, deadline_at = deadline_at ${ago}, handed_in_at = handed_in_at ${ago} where ${own}`)
  await t.db.execute(
    sql`update test_slot set seen_at = seen_at ${ago} where test_id in (select id from test where ${own})`,
  )
  await t.db.execute(sql`update exam_part set opened_at = opened_at ${ago}, deadline_at = deadline_at ${ago},
    closed_at = closed_at ${ago} where exam_id in (select id from exam where ${own})`)
  await t.db.execute(sql`update exam set created_at = created_at ${ago} where ${own}`)
}

const newTest = async (person: Person, number_of_questions: number) => {
  const body = { question_mode: 'All', number_of_questions }
  return Number((await t.call('POST', '/tests/create', { token: person.token, body })).body.id)
}
const idsOf = (shown: Test) => shown.questions_attributes.map((q) => q.id)
const itemsOf = async (id: number) =>
  (await t.db.select().from(examItems).where(eq(examItems.exam_id, id))).map((row) => row.item_id)

/** What a new test may ask now. */
async function poolOf(person: Person): Promise<ReadonlySet<number>> {
  const { body } = await t.call('GET', '/tests/new', { token: person.token })
  const { test_questions } = body as unknown as { test_questions: { questions: { id: number }[] } }
  return new Set(test_questions.questions.map((q) => q.id))
}

describe('after a month', () => {
  test('a test that was looked at and never scored still keeps its questions out of tests and exams', async () => {
    // Most of the passages that there are: an exam that could ask them would.
    const person = await studentOf(t, 'ACT Reading')
    const exams = examsOf(t, person)
    const looked: number[] = []
    for (let made = 0; made < 30; made++) looked.push(...idsOf(await exams.test(await newTest(person, 2))))
    await leaveForAMonth(person)
    const pool = await poolOf(person)
    expect(looked.filter((id) => pool.has(id))).toEqual([])
    const asked = new Set(await itemsOf(await exams.create('act-reading')))
    expect(asked.size).toBeGreaterThan(30)
    expect(looked.filter((id) => asked.has(id))).toEqual([])
  })

  test('a test that nobody has ever looked at gives its questions back', async () => {
    const person = await t.guest()
    const before = await poolOf(person)
    await newTest(person, 20)
    expect((await poolOf(person)).size).toBe(before.size - 20)
    await leaveForAMonth(person)
    expect((await poolOf(person)).size).toBe(before.size)
  })

  test('an exam that was begun is still the one to go on with, and nothing of it was told by practice meanwhile', async () => {
    const person = await studentOf(t, 'SAT Math')
    const exams = examsOf(t, person)
    const id = await exams.create('sat-math')
    await exams.take(id, 0, 10)
    await leaveForAMonth(person)
    const kept = await itemsOf(id)
    const pool = await poolOf(person)
    expect(kept.filter((item) => pool.has(item))).toEqual([])
    expect(await exams.create('sat-math')).toBe(id)
    const going = exams.state(await exams.begin(id, 1))
    expect(going.parts[1]).toMatchObject({ state: 'running' })
  })

  test('an exam that was never begun gives its questions back, and another one can be made', async () => {
    const person = await t.guest()
    const exams = examsOf(t, person)
    const before = await poolOf(person)
    const id = await exams.create('final')
    await leaveForAMonth(person)
    expect((await poolOf(person)).size).toBe(before.size)
    expect(await exams.create('final')).not.toBe(id)
  })
})

describe('an exam that was left between two modules', () => {
  const reportOf = async (person: Person, id: number) =>
    (await examsOf(t, person).report(id)).body as unknown as ExamReport

  test('is scored with what was taken when the student ends it, and then another one can be made', async () => {
    const person = await studentOf(t, 'SAT Math')
    const exams = examsOf(t, person)
    const id = await exams.create('sat-math')
    expect((await exams.end(id)).status).toBe(409)
    exams.state(await exams.begin(id, 0))
    expect((await exams.end(id)).status).toBe(409)
    await exams.take(id, 0, 20)
    expect((await exams.finish(id)).status).toBe(409)
    expect(exams.state(await exams.end(id))).toMatchObject({ finished: true })
    const report = await reportOf(person, id)
    expect(report.sections[0]?.modules.map((m) => [m.module, m.right, m.questions])).toEqual([[1, 20, 22]])
    expect(report.unmet).toContain('Module 2 of SAT Math was not taken: the score goes by module 1 alone.')
    expect(report.next).toHaveLength(3)
    // The study plan counts whole exams only.
    const [me] = await t.db.select().from(users).where(eq(users.id, person.id))
    expect(await scoredExams(t.db, me?.learner_id ?? '', new Date(0), 'SAT Math')).toEqual([])
    // Ending it again answers the same, nothing of it can begin any more, and it stands in no other exam's way.
    expect(exams.state(await exams.end(id))).toMatchObject({ finished: true })
    expect((await exams.begin(id, 1)).status).toBe(409)
    expect(await exams.create('sat-math')).not.toBe(id)
  })

  test('can be ended when its plan is over too, so that it stands in no way for good', async () => {
    const person = await studentOf(t, 'SAT Math')
    const exams = examsOf(t, person)
    const id = await exams.create('sat-math')
    await exams.take(id, 0, 20)
    await t.db
      .update(accessGrants)
      .set({ starts_at: new Date(0) })
      .where(eq(accessGrants.user_id, person.id))
    expect((await exams.begin(id, 1)).status).toBe(403)
    expect(exams.state(await exams.end(id))).toMatchObject({ finished: true, read_only: true })
  })

  test('has no score in a section of which nothing was taken, and no total', async () => {
    const person = await studentOf(t, 'SAT Math', 'SAT Reading and Writing')
    const exams = examsOf(t, person)
    const id = await exams.create('sat')
    await exams.take(id, 0, 20)
    await exams.take(id, 1, 20)
    exams.state(await exams.begin(id, 2))
    exams.state(await exams.end(id))
    const { sections, total, unmet } = await reportOf(person, id)
    expect(sections.map((s) => [s.topic, s.modules.length])).toEqual([['SAT Reading and Writing', 2]])
    expect(total).toBeNull()
    expect(unmet).toContain('SAT Math was not taken and has no score.')
    const index = (await t.call('GET', '/exams/index', { token: person.token })).body as unknown as ExamIndex
    expect([index.running, index.done]).toEqual([null, []])
  })
})
