import type { Test } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { examsOf } from '../../testing/exams.ts'
import { studentOf } from '../../testing/student.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const post = (person: Person, path: string, body: object) => t.call('POST', path, { token: person.token, body })
const show = async (person: Person, id: unknown) =>
  (await t.call('GET', `/tests/${id}`, { token: person.token })).body as unknown as Test

/** Questions that stand in two open tests or exams of one person. */
async function askedTwice(person: Person): Promise<number[]> {
  const { rows } = await t.db.execute<{ item_id: number }>(sql`
    select item_id from (
      select test.id, slot.item_id from test join test_slot slot on slot.test_id = test.id
        where test.learner_id = (select learner_id from user_account where id = ${person.id}) and scored_at is null
          and test.exam_id is null
      union all
      select -exam.id, kept.item_id from exam join exam_item kept on kept.exam_id = exam.id
        where exam.learner_id = (select learner_id from user_account where id = ${person.id}) and finished_at is null
    ) as asked group by item_id having count(*) > 1`)
  return rows.map((row) => row.item_id)
}

const PLAIN = { question_mode: 'Recommendation', tutor: false }
const TUTOR = { question_mode: 'Recommendation', tutor: true }

describe('tests that are asked for in the same moment', () => {
  test('never share a question that was asked for by its id, in whichever ways they are made', async () => {
    for (const [path, body] of [
      ['/tests/create', TUTOR],
      ['/tests/create_practice', TUTOR],
      ['/tests/create_diagnostic', { question_mode: 'Diagnostic' }],
    ] as const) {
      const me = await t.guest()
      const custom_question_ids = (await t.ctx.catalog()).topics
        .get('Algebra 1')
        ?.items.slice(0, 8)
        .map((i) => i.id)
      const asked = { custom_question_ids }
      const answers = await Promise.all([
        post(me, '/tests/create', { ...PLAIN, ...asked }),
        post(me, path, { ...body, ...asked }),
        post(me, '/tests/create', { ...PLAIN, ...asked }),
        post(me, path, { ...body, ...asked }),
      ])
      expect(answers.map((answer) => answer.status)).toContain(200)
      for (const { status, body } of answers) if (status !== 200) expect([status, body.error]).toEqual([422, WORDS])
      expect(await askedTwice(me)).toEqual([])
    }
  })

  test('never share one that was chosen for them, and none of them is refused', async () => {
    const me = await t.guest()
    const wish = { number_of_questions: 20, difficulty_high: true }
    const modes = ['All', 'Unused', 'Recommendation', 'All', 'Unused']
    const answers = await Promise.all([
      ...modes.map((question_mode) => post(me, '/tests/create', { ...wish, question_mode })),
      post(me, '/tests/create_practice', { ...TUTOR, custom_question_ids: [] }),
      post(me, '/tests/create_diagnostic', { question_mode: 'Diagnostic', custom_question_ids: [] }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    expect(await askedTwice(me)).toEqual([])
  })

  test('never share one by a share code', async () => {
    const [owner, me] = [await t.guest(), await t.guest()]
    const { body } = await post(owner, '/tests/create', { question_mode: 'All', number_of_questions: 5 })
    const source = await show(owner, body.id)
    await t.call('PUT', `/tests/${source.id}`, { token: owner.token, body: { version: source.version } })
    const ids = source.questions_attributes.map((q) => q.id)
    await Promise.all([
      post(me, '/tests/create', { ...PLAIN, custom_test_id: source.share_code }),
      post(me, '/tests/create', { ...TUTOR, custom_test_id: source.share_code }),
      post(me, '/tests/create_practice', { ...TUTOR, custom_question_ids: ids }),
    ])
    expect(await askedTwice(me)).toEqual([])
  })

  test('never take what a diagnostic chooses in that moment', async () => {
    const me = await t.guest()
    const made = await post(me, '/tests/create_diagnostic', { question_mode: 'Diagnostic', custom_question_ids: [] })
    for (let round = 0; round < 4; round++) {
      const shown = await show(me, made.body.id)
      const question = shown.questions_attributes[round]
      const answer = question?.options.length
        ? { answer_attributes: { letter: 'A' }, answer_changes: ['A'] }
        : { student_produced_answer: '1', answer_changes: ['1'] }
      await Promise.all([
        t.call('PUT', `/tests/save/${shown.id}`, {
          token: me.token,
          body: {
            version: shown.version,
            step: round + 1,
            draft: true,
            questions_attributes: [{ id: question?.id, ...answer }],
          },
        }),
        ...['All', 'Unused'].map((question_mode) =>
          post(me, '/tests/create', { question_mode, number_of_questions: 20 }),
        ),
      ])
      expect(await askedTwice(me)).toEqual([])
    }
  })

  test('never take what an exam is made of, nor an exam what they ask', async () => {
    const me = await studentOf(t, 'ACT Reading')
    const [, ...answers] = await Promise.all([
      examsOf(t, me).create('act-reading'),
      ...[1, 2, 1, 2].map((number_of_questions) =>
        post(me, '/tests/create', { question_mode: 'All', number_of_questions }),
      ),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
    expect(await askedTwice(me)).toEqual([])
  })
})

const WORDS = 'These questions are part of a test that you have not finished. Please finish it first.'
