import { MESSAGES, type Test, type TestListItem } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSlots } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { examsOf } from '../../testing/exams.ts'
import { studentOf } from '../../testing/student.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const make = async (me: Person, over: Record<string, unknown> = {}): Promise<Test> => {
  const body = { question_mode: 'All', number_of_questions: 2, ...over }
  const { id } = (await t.call('POST', '/tests/create', { token: me.token, body })).body
  return (await t.call('GET', `/tests/${id}`, { token: me.token })).body as unknown as Test
}
const remove = (me: Person, id: number) => t.call('DELETE', `/tests/${id}`, { token: me.token })
const given = ({ id, options }: Test['questions_attributes'][number]) => ({
  id,
  skipped: false,
  ...(options.length > 0 ? { answer_attributes: { letter: 'A' } } : { student_produced_answer: '98765' }),
})
const listed = async (me: Person, id: number) =>
  ((await t.call('GET', '/tests/index', { token: me.token })).body.tests as TestListItem[]).find((row) => row.id === id)
const total = async (me: Person) => (await t.call('GET', '/tests/index', { token: me.token })).body.total_count

test('a test that was left is deleted with its answers, once, and by nobody else', async () => {
  const [me, other] = [await t.guest(), await t.guest()]
  const left = await make(me)
  const body = { version: left.version, questions_attributes: left.questions_attributes.map(given) }
  await t.call('PUT', `/tests/save/${left.id}`, { token: me.token, body })
  expect((await remove(other, left.id)).status).toBe(404)
  expect((await t.call('DELETE', `/tests/${left.id}`)).status).toBe(401)
  expect(await remove(me, left.id)).toMatchObject({ status: 200, body: { id: left.id } })
  expect((await t.call('GET', `/tests/${left.id}`, { token: me.token })).status).toBe(404)
  expect(await t.db.select().from(testSlots).where(eq(testSlots.test_id, left.id))).toEqual([])
  expect(await total(me)).toBe(0)
  expect((await remove(me, left.id)).status).toBe(404)
})

test('a scored test stays', async () => {
  const me = await t.guest()
  const scored = await make(me)
  await t.call('PUT', `/tests/${scored.id}`, { token: me.token, body: { version: scored.version } })
  expect(await remove(me, scored.id)).toMatchObject({ status: 409, body: { error: MESSAGES.testCounts } })
  expect(await total(me)).toBe(1)
})

test('a tutor test stays once an answer of it was told right or wrong, and the list says so', async () => {
  const me = await t.guest()
  const tutored = await make(me, { tutor: true })
  expect((await listed(me, tutored.id))?.counts).toBe(false)
  const [first] = tutored.questions_attributes
  const body = { version: tutored.version, taken_tracker: ['taken'], questions_attributes: [given(first!)] }
  await t.call('PUT', `/tests/save/${tutored.id}`, { token: me.token, body })
  expect((await listed(me, tutored.id))?.counts).toBe(true)
  expect(await remove(me, tutored.id)).toMatchObject({ status: 409, body: { error: MESSAGES.testCounts } })
})

test('a first diagnostic that is deleted was never begun', async () => {
  const me = await t.guest()
  const diagnostic = { question_mode: 'Diagnostic', custom_question_ids: [] }
  const begin = () => t.call('POST', '/tests/create_diagnostic', { token: me.token, body: diagnostic })
  const resume = async () =>
    (await t.call('GET', '/questions/index', { token: me.token })).body.resume_diagnostic_id as number | null
  const id = (await begin()).body.id as number
  expect(await resume()).toBe(id)
  expect((await remove(me, id)).status).toBe(200)
  expect(await resume()).toBeNull()
  expect((await begin()).body.id).not.toBe(id)
})

test('a module of an exam is not deleted', async () => {
  const me = await studentOf(t, 'SAT Math')
  const exams = examsOf(t, me)
  const exam = await exams.create('sat-math')
  await exams.begin(exam, 0)
  const module = (await exams.show(exam)).parts[0]?.test_id ?? 0
  expect((await remove(me, module)).body.error).toMatch(/^A module of an exam/)
  expect((await exams.test(module)).id).toBe(module)
})
