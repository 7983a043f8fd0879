import type { DashboardData, ExamIndex, ExamReport, ExamState, Test } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examItems, examParts, mistakes, testSlots, users } from '../../db/schema/index.ts'
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

describe('what is offered', () => {
  test('is each exam with its modules, questions and minutes, with the extra time of the account', async () => {
    const person = await studentOf(t, 'SAT Math')
    await t.db.update(users).set({ extra_time: 1.5 }).where(eq(users.id, person.id))
    const { offers, extra_time } = await read<ExamIndex>(person, '/exams/index')
    expect(extra_time).toBe(1.5)
    expect(
      offers.map(({ kind, questions, minutes, break_minutes }) => [kind, questions, minutes, break_minutes]),
    ).toEqual([
      ['sat-math', 44, 105, 0],
      ['sat', 98, 1.5 * (64 + 10 + 70), 15],
    ])
    expect(offers[1]?.missing_plans).toEqual(['SAT Reading and Writing'])
  })

  test('in a course is a final exam of 40 questions in 60 minutes, and nothing of another topic', async () => {
    const guest = await t.guest()
    const { offers } = await read<ExamIndex>(guest, '/exams/index')
    expect(offers).toMatchObject([{ kind: 'final', title: 'Algebra 1 final exam', questions: 40, minutes: 60 }])
    const answer = await t.call('POST', '/exams/create', { token: guest.token, body: { kind: 'sat-math' } })
    expect(answer.status).toBe(422)
  })

  test('needs a plan for every section, and an exam is nobody else’s', async () => {
    const person = await studentOf(t, 'SAT Math')
    const answer = await t.call('POST', '/exams/create', { token: person.token, body: { kind: 'sat' } })
    expect(answer.status).toBe(403)
    const id = await examsOf(t, person).create('sat-math')
    const other = await studentOf(t, 'SAT Math')
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/begin'],
      ['POST', '/hand_in'],
      ['POST', '/finish'],
      ['POST', '/end'],
      ['GET', '/report'],
    ] as const)
      expect((await t.call(method, `/exams/${id}${path}`, { token: other.token, body: { part: 0 } })).status).toBe(404)
  })
})

describe('a SAT Math exam', () => {
  test('is made once however often it is asked for, and keeps its questions out of practice', async () => {
    const person = await studentOf(t, 'SAT Math')
    const exams = examsOf(t, person)
    const [one, two] = await Promise.all([exams.create('sat-math'), exams.create('sat-math')])
    expect(two).toBe(one)
    const kept = await t.db.select().from(examItems).where(eq(examItems.exam_id, one))
    expect(kept).toHaveLength(66)
    const pool = await read<{ test_questions: { questions: { id: number }[] } }>(person, '/tests/new')
    const open = new Set(pool.test_questions.questions.map((q) => q.id))
    expect(kept.filter((row) => open.has(row.item_id))).toEqual([])
  })

  test('goes on with the harder module from 14 of 22 right on, and with the easier one below', async () => {
    for (const [right, form] of [
      [14, 'harder'],
      [13, 'easier'],
    ] as const) {
      const exams = examsOf(t, await studentOf(t, 'SAT Math'))
      const id = await exams.create('sat-math')
      await exams.take(id, 0, right)
      exams.state(await exams.begin(id, 1))
      const parts = await t.db.select().from(examParts).where(eq(examParts.exam_id, id))
      expect(parts.find((part) => part.pos === 1)?.form).toBe(form)
    }
  })

  test('opens its modules one after the other, closes each for good, and shows no key before it is scored', async () => {
    const person = await studentOf(t, 'SAT Math')
    const exams = examsOf(t, person)
    const id = await exams.create('sat-math')
    expect((await exams.begin(id, 1)).status).toBe(409)
    expect((await exams.handIn(id, 0)).status).toBe(409)
    expect((await exams.finish(id)).status).toBe(409)
    const first = await exams.take(id, 0, 20)
    // Closed: neither a save nor a second hand-in changes anything, and its key stays hidden.
    const after = await exams.test(first.id)
    const late = await exams.save(after, { questions_attributes: await exams.answers(after, 0) })
    expect([late.status, late.body.error]).toEqual([409, 'This module is over.'])
    expect((await exams.handIn(id, 0)).status).toBe(200)
    expect(after.exam).toEqual({ id, module: 1, modules: 2, over: true, closed: true })
    expect(
      after.questions_attributes.every((q) => q.answer_explanation === null && q.correct_grid_in_answer === null),
    ).toBe(true)
    expect(
      (await t.call('PUT', `/tests/${first.id}`, { token: person.token, body: { version: after.version } })).status,
    ).toBe(409)
    expect((await exams.report(id)).status).toBe(404)
  })

  test('has a clock of the server’s: no device moves it, no window stops it, and it has no Don’t Save', async () => {
    const exams = examsOf(t, await studentOf(t, 'SAT Math'))
    const id = await exams.create('sat-math')
    const begun = exams.state(await exams.begin(id, 0))
    expect(begun.parts[0]).toMatchObject({ state: 'running', minutes: 35 })
    const shown = await exams.testOf(begun, 0)
    expect(shown.countdown_time).toBeGreaterThan(35 * MINUTE - 5000)
    t.advance(10 * MINUTE)
    const saved = (await exams.save(shown, { countdown_time: 34 * MINUTE, full: true })).body as unknown as Test
    expect(saved.countdown_time).toBeLessThanOrEqual(25 * MINUTE)
    expect(saved.countdown_time).toBeGreaterThan(24 * MINUTE)
    expect((await exams.save(saved, { discard: true })).status).toBe(409)
    // Beginning it again gives no time back.
    const again = exams.state(await exams.begin(id, 0))
    expect(again.parts[0]?.left_ms).toBeLessThanOrEqual(25 * MINUTE)
    expect(again.parts[0]?.test_id).toBe(shown.id)
  })

  test('is handed in when its time is over, and the next module begins when the student comes back', async () => {
    const exams = examsOf(t, await studentOf(t, 'SAT Math'))
    const id = await exams.create('sat-math')
    const shown = await exams.testOf(exams.state(await exams.begin(id, 0)), 0)
    await exams.save(shown, { questions_attributes: (await exams.answers(shown, 22)).slice(0, 5) })
    t.advance(36 * MINUTE)
    const after = await exams.show(id)
    expect(after.parts.map((part) => [part.state, part.closed_by])).toEqual([
      ['over', 'time'],
      ['ready', null],
    ])
    t.advance(3 * 60 * MINUTE)
    const next = exams.state(await exams.begin(id, 1))
    expect(next.parts[1]).toMatchObject({ state: 'running' })
    expect(next.parts[1]?.left_ms).toBeGreaterThan(34 * MINUTE)
  })

  test('counts answers that were given in time and arrive later, says so, and counts none that were given after it', async () => {
    const person = await studentOf(t, 'SAT Math')
    const exams = examsOf(t, person)
    const id = await exams.create('sat-math')
    const shown = await exams.testOf(exams.state(await exams.begin(id, 0)), 0)
    const [first, second, ...rest] = await exams.answers(shown, 22, 10 * MINUTE)
    t.advance(40 * MINUTE)
    // Ten minutes ago the module ran; one minute ago it was over.
    const answer = await exams.save(shown, {
      questions_attributes: [first, { ...second, age_ms: MINUTE }, ...rest.slice(0, 3)],
      full: true,
    })
    expect(answer.status).toBe(200)
    const slots = await t.db.select().from(testSlots).where(eq(testSlots.test_id, shown.id))
    const given = slots.filter((slot) => slot.letter !== null || slot.grid !== null).map((slot) => slot.pos)
    expect(given.toSorted((a, b) => a - b)).toEqual([0, 2, 3, 4])
    await exams.take(id, 1, 3)
    exams.state(await exams.finish(id))
    const report = (await exams.report(id)).body as unknown as ExamReport
    const [module] = report.sections[0]?.modules ?? []
    expect(module).toMatchObject({ late: 4, closed_by: 'time', right: 4, cut: 14 })
  })

  test('is scored as a whole: report, journal, events and the record, all at once and once', async () => {
    const person = await studentOf(t, 'SAT Math')
    const exams = examsOf(t, person)
    const practice = await t.call('POST', '/tests/create', { token: person.token, body: { number_of_questions: 5 } })
    const done = await exams.test(Number(practice.body.id))
    const body = { version: done.version, questions_attributes: await exams.answers(done, 3) }
    await t.call('PUT', `/tests/${done.id}`, { token: person.token, body })
    const before = await read<DashboardData>(person, '/questions/index')
    const id = await exams.create('sat-math')
    await exams.take(id, 0, 18)
    await exams.take(id, 1, 12)
    const [first, second] = await Promise.all([exams.finish(id), exams.finish(id)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect((first.body as unknown as ExamState).finished).toBe(true)
    const report = (await exams.report(id)).body as unknown as ExamReport
    const [section] = report.sections
    expect(section).toMatchObject({ topic: 'SAT Math', least_score: 200, perfect_score: 800 })
    expect(section?.modules.map((m) => [m.form, m.right, m.questions, m.cut])).toEqual([
      ['first', 18, 22, 14],
      ['harder', 12, 22, null],
    ])
    expect((section?.score ?? 0) % 10).toBe(0)
    expect(section?.low).toBeLessThan(section?.score ?? 0)
    expect(section?.high).toBeGreaterThan(section?.score ?? 0)
    expect(section?.domains.reduce((sum, domain) => sum + domain.questions, 0)).toBe(44)
    expect(section?.modules[0]?.pace).toHaveLength(22)
    expect(report.next).toHaveLength(3)
    expect(section?.predicted?.score).toBeCloseTo(before.predicted_score ?? 0, 6)
    const [user] = await t.db.select().from(users).where(eq(users.id, person.id))
    const missed = await t.db
      .select()
      .from(mistakes)
      .where(eq(mistakes.learner_id, user?.learner_id ?? ''))
    expect(missed).toHaveLength(14 + 2)
    const index = await read<ExamIndex>(person, '/exams/index')
    expect(index.running).toBeNull()
    expect(index.done).toMatchObject([{ id, sections: [{ topic: 'SAT Math', score: section?.score }] }])
    expect(index.record.of).toBe(1)
    const graphs = await read<{ by_test: { scaled?: number }[] }>(person, '/tests/graphs')
    expect(graphs.by_test.slice(1).map((dot) => dot.scaled)).toEqual([section?.score, section?.score])
    // The keys are open now, and nothing of it can be changed.
    const reviewed = await exams.test(section?.modules[0]?.test_id ?? 0)
    expect(reviewed.questions_attributes.every((q) => q.answer_explanation !== null)).toBe(true)
  })

  test('reports the time by its own clock, which runs also where no question is open, and no more than there was', async () => {
    const exams = examsOf(t, await studentOf(t, 'SAT Math'))
    const id = await exams.create('sat-math')
    await exams.begin(id, 0)
    t.advance(9 * MINUTE)
    await exams.handIn(id, 0)
    await exams.begin(id, 1)
    t.advance(50 * MINUTE)
    await exams.show(id)
    await exams.finish(id)
    const report = (await exams.report(id)).body as unknown as ExamReport
    const ran = report.sections[0]?.modules.map(({ ms }) => Math.round(ms / MINUTE))
    expect(ran).toEqual([9, 35])
  })

  test('asks nothing twice in two exams of one student', async () => {
    const exams = examsOf(t, await studentOf(t, 'SAT Math'))
    const asked: number[] = []
    for (let round = 0; round < 2; round++) {
      const id = await exams.create('sat-math')
      for (const pos of [0, 1]) asked.push(...(await exams.take(id, pos, 11)).questions_attributes.map((q) => q.id))
      exams.state(await exams.finish(id))
    }
    expect(new Set(asked).size).toBe(88)
  })
})

describe('the whole SAT', () => {
  test('is Reading and Writing, a break of ten minutes and Math; the break ends with the next module', async () => {
    const exams = examsOf(t, await studentOf(t, 'SAT Math', 'SAT Reading and Writing'))
    const id = await exams.create('sat')
    const { parts } = await exams.show(id)
    expect(parts.map((part) => [part.kind, part.topic, part.questions])).toEqual([
      ['module', 'SAT Reading and Writing', 27],
      ['module', 'SAT Reading and Writing', 27],
      ['break', 'SAT Math', 0],
      ['module', 'SAT Math', 22],
      ['module', 'SAT Math', 22],
    ])
    await exams.take(id, 0, 20)
    await exams.take(id, 1, 10)
    expect((await exams.begin(id, 3)).status).toBe(409)
    const resting = exams.state(await exams.begin(id, 2))
    expect(resting.parts[2]).toMatchObject({ state: 'running', minutes: 10 })
    await exams.take(id, 3, 5)
    // The browser is closed in the last module: what was answered in its time arrives an hour later.
    const last = await exams.testOf(exams.state(await exams.begin(id, 4)), 4)
    t.advance(60 * MINUTE)
    await exams.save(last, { questions_attributes: await exams.answers(last, 20, 50 * MINUTE) })
    exams.state(await exams.finish(id))
    const report = (await exams.report(id)).body as unknown as ExamReport
    expect(report.sections.map((s) => s.topic)).toEqual(['SAT Reading and Writing', 'SAT Math'])
    expect(report.total?.score).toBe(report.sections.reduce((sum, s) => sum + s.score, 0))
    expect(report.sections[1]?.modules[1]).toMatchObject({ form: 'easier', closed_by: 'time', right: 20, late: 22 })
    expect(report.sections[0]?.modules.map((m) => [m.form, m.right, m.late])).toEqual([
      ['first', 20, 0],
      ['harder', 10, 0],
    ])
  })

  test('has a break that is over after ten minutes, and Math begins when the student comes back', async () => {
    const exams = examsOf(t, await studentOf(t, 'SAT Math', 'SAT Reading and Writing'))
    const id = await exams.create('sat')
    await exams.take(id, 0, 5)
    await exams.take(id, 1, 5)
    exams.state(await exams.begin(id, 2))
    t.advance(9 * MINUTE)
    expect((await exams.show(id)).parts[2]?.state).toBe('running')
    t.advance(2 * MINUTE)
    expect((await exams.show(id)).parts.map((part) => part.state)).toEqual(['over', 'over', 'over', 'ready', 'waiting'])
    t.advance(5 * 60 * MINUTE)
    const math = exams.state(await exams.begin(id, 3))
    expect(math.parts[3]?.left_ms).toBeGreaterThan(34 * MINUTE)
  })
})

test.each([
  ['ACT Reading', 'act-reading', 36, 40],
  ['Geometry', 'final', 40, 60],
] as const)('%s is one module that is scored on its scale', async (topic, kind, questions, minutes) => {
  const exams = examsOf(t, await studentOf(t, topic))
  const id = await exams.create(kind)
  const { parts } = await exams.show(id)
  expect(parts).toMatchObject([{ questions, minutes, modules: 1 }])
  await exams.take(id, 0, questions)
  exams.state(await exams.finish(id))
  const report = (await exams.report(id)).body as unknown as ExamReport
  const [section] = report.sections
  expect(section?.score).toBeGreaterThan(0.85 * (section?.perfect_score ?? 0))
  expect(report.next.at(-1)?.kind).toBe('exam')
  expect(report.next).toHaveLength(3)
})

test('an exam that was left is scored by itself after a day, with what is there', async () => {
  const exams = examsOf(t, await studentOf(t, 'ACT Reading'))
  const id = await exams.create('act-reading')
  exams.state(await exams.begin(id, 0))
  t.advance(41 * MINUTE)
  expect(await exams.show(id)).toMatchObject({ over: true, finished: false })
  t.advance(25 * 60 * MINUTE)
  expect(await exams.show(id)).toMatchObject({ over: true, finished: true })
})
