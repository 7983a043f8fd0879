import type { ExamReport, Test } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testChanges, testSlots } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { examsOf } from '../../testing/exams.ts'
import { studentOf } from '../../testing/student.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const MINUTE = 60_000

/** An exam of one module that one device has opened, and whose line is dead from then on. */
async function begun() {
  const exams = examsOf(t, await studentOf(t, 'Geometry'))
  const id = await exams.create('final')
  const shown = await exams.testOf(exams.state(await exams.begin(id, 0)), 0)
  t.advance(20 * MINUTE)
  const moduleOf = async () =>
    ((await exams.report(id)).body as unknown as ExamReport).sections[0]?.modules[0] as NonNullable<
      ExamReport['sections'][number]['modules'][number]
    >
  const given = async () =>
    (await t.db.select().from(testSlots).where(eq(testSlots.test_id, shown.id)))
      .filter((slot) => slot.letter !== null || slot.grid !== null)
      .map((slot) => slot.pos)
      .toSorted((a, b) => a - b)
  return { ...exams, id, shown, moduleOf, given }
}
const textOf = (change: { answer_attributes?: { letter?: unknown }; student_produced_answer?: unknown }) =>
  String(change.answer_attributes?.letter ?? change.student_produced_answer)

describe('answers of a device that was offline', () => {
  test('count after another device has handed the module in, if they were given before that, and the report says so', async () => {
    const exam = await begun()
    exam.state(await exam.handIn(exam.id, 0))
    t.advance(60 * MINUTE)
    // 65 minutes ago the module ran; 30 minutes ago it was handed in.
    const [one, two, three] = await exam.answers(exam.shown, 40, 65 * MINUTE)
    const answer = await exam.save(exam.shown, { questions_attributes: [one, { ...two, age_ms: 30 * MINUTE }, three] })
    expect(answer.status).toBe(200)
    const told = answer.body as unknown as Test
    expect(told.exam).toMatchObject({ closed: true, over: true })
    expect(told.questions_attributes.every((q) => q.answer_explanation === null)).toBe(true)
    expect(await exam.given()).toEqual([0, 2])
    exam.state(await exam.finish(exam.id))
    expect(await exam.moduleOf()).toMatchObject({
      right: 2,
      late: 2,
      not_counted: [{ number: 2, answer: textOf(two ?? {}) }],
    })
  })

  test('are merged first where the other device has saved meanwhile, and the later change of a question wins', async () => {
    const exam = await begun()
    const [mine] = await exam.answers(exam.shown, 40, 70 * MINUTE)
    const [theirs] = await exam.answers(exam.shown, 0)
    const [, second] = await exam.answers(exam.shown, 40, 65 * MINUTE)
    expect((await exam.save(exam.shown, { questions_attributes: [theirs] })).status).toBe(200)
    exam.state(await exam.handIn(exam.id, 0))
    t.advance(60 * MINUTE)
    const stale = await exam.save(exam.shown, { questions_attributes: [mine, second] })
    expect([stale.status, stale.body.error]).toEqual([409, 'This test was changed elsewhere.'])
    const copy = stale.body.test as Test
    expect((await exam.save(copy, { questions_attributes: [mine, second] })).status).toBe(200)
    exam.state(await exam.finish(exam.id))
    // The first was answered later on the device that handed in: nothing of it is lost against an earlier one.
    expect(await exam.moduleOf()).toMatchObject({ right: 1, late: 1, not_counted: [] })
  })

  test('do not count once the exam is scored: its keys can be seen from then on; the report lists them, each once', async () => {
    const exam = await begun()
    const kept = (await exam.answers(exam.shown, 40))[4]
    const saved = await exam.save(exam.shown, { questions_attributes: [kept], full: true })
    const copy = saved.body as unknown as Test
    exam.state(await exam.handIn(exam.id, 0))
    exam.state(await exam.finish(exam.id))
    const { right } = await exam.moduleOf()
    t.advance(60 * MINUTE)
    const changes = (await exam.answers(exam.shown, 40, 65 * MINUTE)).slice(0, 5)
    for (let n = 0; n < 3; n++) {
      const answer = await exam.save(copy, { questions_attributes: changes })
      expect([answer.status, answer.body.error]).toEqual([409, 'This test is already scored.'])
    }
    expect(await exam.given()).toEqual([4])
    const module = await exam.moduleOf()
    expect([right, module.right, module.late]).toEqual([1, 1, 0])
    expect(module.not_counted).toEqual(changes.slice(0, 4).map((c, i) => ({ number: i + 1, answer: textOf(c) })))
    const rows = await t.db.select().from(testChanges).where(eq(testChanges.test_id, exam.shown.id))
    expect(rows.filter((row) => row.kind === 'not_counted')).toHaveLength(4)
  })

  test('of after the end of the time do not count, and the report lists them', async () => {
    const exam = await begun()
    t.advance(60 * MINUTE)
    const [one, two] = await exam.answers(exam.shown, 40, 30 * MINUTE)
    expect((await exam.save(exam.shown, { questions_attributes: [one, { ...two, age_ms: 5 * MINUTE }] })).status).toBe(
      200,
    )
    exam.state(await exam.finish(exam.id))
    expect(await exam.moduleOf()).toMatchObject({
      right: 1,
      late: 1,
      not_counted: [{ number: 2, answer: textOf(two ?? {}) }],
    })
  })

  test('are kept out by no stranger’s save: only the student’s own module takes them', async () => {
    const exam = await begun()
    exam.state(await exam.handIn(exam.id, 0))
    const other = examsOf(t, await studentOf(t, 'Geometry'))
    const answer = await other.save(exam.shown, { questions_attributes: await exam.answers(exam.shown, 40, MINUTE) })
    expect(answer.status).toBe(404)
    expect(await exam.given()).toEqual([])
  })
})
