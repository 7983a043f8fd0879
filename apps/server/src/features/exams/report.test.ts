import type { ExamReport, Test } from '@fourfold/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examItems } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { examsOf } from '../../testing/exams.ts'
import { studentOf } from '../../testing/student.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const QUESTIONS = 40
const RIGHT = 10
/** Question i of the exam took so long: every one has a time of its own. */
const spent = (i: number): number => 20_000 + 1000 * i
const FEELINGS = ['sure', 'guess', 'unsure'] as const

/** A final exam whose first ten answers are right, each question with its own time, sure, guessed and unsure in turn. */
async function taken() {
  const exams = examsOf(t, await t.guest())
  const id = await exams.create('final')
  const shown = await exams.testOf(exams.state(await exams.begin(id, 0)), 0)
  const questions_attributes = (await exams.answers(shown, RIGHT)).map((answer, i) => ({
    ...answer,
    time_spent: spent(i),
    confidence: FEELINGS[i % 3],
  }))
  t.advance(50 * 60_000)
  expect((await exams.save(shown, { questions_attributes })).status).toBe(200)
  exams.state(await exams.handIn(id, 0))
  exams.state(await exams.finish(id))
  const { sections } = (await exams.report(id)).body as unknown as ExamReport
  const [section] = sections
  if (!section) throw new Error('the exam has a section')
  return { shown, section }
}

/** Numbers of questions, first to last. */
const numbers = (asked: readonly { number: number }[]): number[] => asked.map(({ number }) => number)
const ALL = Array.from({ length: QUESTIONS }, (_, i) => i)

describe('the report of an exam', () => {
  test('names what cost most time for nothing, what was sure but wrong, and lucky guesses', async () => {
    const { section } = await taken()
    expect(numbers(section.costly)).toEqual([40, 39, 38, 37, 36])
    const is = (feeling: string, right: boolean) =>
      ALL.filter((i) => FEELINGS[i % 3] === feeling && i < RIGHT === right).map((i) => i + 1)
    expect(numbers(section.sure_but_wrong)).toEqual(is('sure', false))
    expect(numbers(section.lucky)).toEqual(is('guess', true))
  })

  test('tells right answers and time of every domain and of every skill, and the pace from question to question', async () => {
    const { shown, section } = await taken()
    const { items } = await t.ctx.catalog()
    const asked = shown.questions_attributes.map(({ id }, i) => {
      const item = items.get(id)
      return { skill: item?.skill_id, domain: item?.subject_id, right: i < RIGHT ? 1 : 0, ms: spent(i) }
    })
    type Asked = (typeof asked)[number]
    const sum = (of: Asked[]) => ({
      right: of.reduce((n, q) => n + q.right, 0),
      questions: of.length,
      ms: of.reduce((n, q) => n + q.ms, 0),
    })
    expect(section.domains.length).toBeGreaterThan(2)
    for (const domain of section.domains) {
      expect(domain).toMatchObject(sum(asked.filter((q) => q.domain === domain.id)))
      for (const skill of domain.skills) expect(skill).toMatchObject(sum(asked.filter((q) => q.skill === skill.id)))
      expect(domain.skills.reduce((n, skill) => n + skill.questions, 0)).toBe(domain.questions)
    }
    expect(section.domains.reduce((n, domain) => n + domain.questions, 0)).toBe(QUESTIONS)
    expect(section.modules[0]?.pace).toEqual(ALL.map((i) => sum(asked.slice(0, i + 1)).ms))
  })

  test('says when a wish could not be met: whoever has seen every passage is told that some were met before', async () => {
    const person = await studentOf(t, 'ACT Reading')
    await t.db.execute(sql`insert into exposure (learner_id, item_id, topic)
      select user_account.learner_id, item.id, item.topic from user_account, item
      where user_account.id = ${person.id} and item.topic = 'ACT Reading'`)
    const exams = examsOf(t, person)
    const id = await exams.create('act-reading')
    await exams.take(id, 0, 30)
    exams.state(await exams.finish(id))
    const report = (await exams.report(id)).body as unknown as ExamReport
    expect(report.unmet).toEqual(['Some of its questions you had met before: too few new ones were left.'])
  })
})

test('a module of Reading and Writing asks its questions grouped by kind, easier ones first, as it was made', async () => {
  const exams = examsOf(t, await studentOf(t, 'SAT Reading and Writing'))
  const id = await exams.create('sat-reading-writing')
  const { items } = await t.ctx.catalog()
  const modules: Test[] = [await exams.take(id, 0, 20), await exams.take(id, 1, 20)]
  for (const { questions_attributes } of modules) {
    const asked = questions_attributes.map((q) => items.get(q.id))
    const kinds = asked.map((item) => item?.skill_id)
    expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toHaveLength(new Set(kinds).size)
    for (const [i, item] of asked.entries())
      if (i > 0 && item?.skill_id === kinds[i - 1])
        expect(item?.view.b).toBeGreaterThanOrEqual(asked[i - 1]?.view.b ?? Number.POSITIVE_INFINITY)
  }
  const rows = await t.db.select().from(examItems).where(eq(examItems.exam_id, id))
  const made = rows.filter(({ form }) => form === 'first').toSorted((a, b) => a.pos - b.pos)
  expect(modules[0]?.questions_attributes.map((q) => q.id)).toEqual(made.map(({ item_id }) => item_id))
})
