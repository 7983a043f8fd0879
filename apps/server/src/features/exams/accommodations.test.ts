import type { ExamIndex, ExamReport } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { examsOf } from '../../testing/exams.ts'
import { studentOf } from '../../testing/student.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const MINUTE = 60_000
const withMore = async <P extends Person>(person: P, percent: number): Promise<P> => {
  await t.db
    .update(users)
    .set({ extra_time: 1 + percent / 100 })
    .where(eq(users.id, person.id))
  return person
}

test.each([
  [25, 180, [40, 40, 12.5, 43.75, 43.75]],
  [50, 216, [48, 48, 15, 52.5, 52.5]],
  [100, 288, [64, 64, 20, 70, 70]],
])(
  'with %i percent more time a whole SAT of %i minutes has longer modules and a longer break, each to its last minute',
  async (more, whole, minutes) => {
    const person = await withMore(await studentOf(t, 'SAT Math', 'SAT Reading and Writing'), more)
    const index = (await t.call('GET', '/exams/index', { token: person.token })).body as unknown as ExamIndex
    const [, , rest = 0, long = 0] = minutes
    expect(index.offers.find(({ kind }) => kind === 'sat')).toMatchObject({ minutes: whole, break_minutes: rest })
    const exams = examsOf(t, person)
    const id = await exams.create('sat')
    expect((await exams.show(id)).parts.map((part) => part.minutes)).toEqual(minutes)
    await exams.take(id, 0, 20)
    await exams.take(id, 1, 20)

    exams.state(await exams.begin(id, 2))
    t.advance((rest - 1) * MINUTE)
    expect((await exams.show(id)).parts[2]?.state).toBe('running')
    t.advance(2 * MINUTE)
    expect((await exams.show(id)).parts.slice(2).map((part) => part.state)).toEqual(['over', 'ready', 'waiting'])

    const math = await exams.testOf(exams.state(await exams.begin(id, 3)), 3)
    expect(math.countdown_time).toBeGreaterThan((long - 0.1) * MINUTE)
    t.advance((long - 1) * MINUTE)
    expect((await exams.save(math, { questions_attributes: await exams.answers(math, 9) })).status).toBe(200)
    t.advance(2 * MINUTE)
    expect((await exams.show(id)).parts[3]).toMatchObject({ state: 'over', closed_by: 'time' })
    await exams.take(id, 4, 3)
    exams.state(await exams.finish(id))
    const report = (await exams.report(id)).body as unknown as ExamReport
    expect(report.extra_time).toBe(1 + more / 100)
    expect(report.sections.flatMap((section) => section.modules.map((module) => module.minutes))).toEqual(
      minutes.toSpliced(2, 1),
    )
    expect(report.sections[1]?.modules[0]).toMatchObject({ right: 9, closed_by: 'time', late: 0 })
  },
)

test('between two modules, and after the break, nothing runs: a rest may be as long as one needs', async () => {
  const exams = examsOf(t, await withMore(await studentOf(t, 'SAT Math'), 100))
  const id = await exams.create('sat-math')
  await exams.take(id, 0, 20)
  t.advance(20 * 60 * MINUTE)
  expect((await exams.show(id)).parts[1]).toMatchObject({ state: 'ready' })
  const { parts } = exams.state(await exams.begin(id, 1))
  expect(parts[1]?.left_ms).toBeGreaterThan(69 * MINUTE)
})

test.each([
  [25, 75],
  [50, 90],
  [100, 120],
])(
  'with %i percent more time a final exam of an hour takes answers for %i minutes, and none after',
  async (more, minutes) => {
    const exams = examsOf(t, await withMore(await t.guest(), more))
    const id = await exams.create('final')
    const shown = await exams.testOf(exams.state(await exams.begin(id, 0)), 0)
    const all = await exams.answers(shown, 40)
    t.advance((minutes - 1) * MINUTE)
    expect(await exams.show(id)).toMatchObject({ over: false, parts: [{ state: 'running', minutes }] })
    expect((await exams.save(shown, { questions_attributes: all.slice(0, 30) })).status).toBe(200)
    t.advance(3 * MINUTE)
    expect(await exams.show(id)).toMatchObject({ over: true, parts: [{ closed_by: 'time' }] })
    const late = await exams.test(shown.id)
    await exams.save(late, { questions_attributes: all.slice(30) })
    exams.state(await exams.finish(id))
    const report = (await exams.report(id)).body as unknown as ExamReport
    expect(report.extra_time).toBe(1 + more / 100)
    expect(report.sections[0]?.modules).toMatchObject([{ right: 30, questions: 40, minutes, late: 0 }])
  },
)
