import { htmlLines, type Mistake, type MistakeRow, type Question } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { itemRevisions, mistakes } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { DAY, logMistake, missQuestions } from '../../testing/reviews.ts'
import { givenOf } from '../student-model/index.ts'
import { missKind } from './kind.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Row = z.infer<typeof MistakeRow>
const index = async (p: Person, query = '') =>
  (await t.call('GET', `/mistakes/index${query}`, { token: p.token })).body as unknown as {
    logged_mistakes: Row[]
    mistakes_to_log: Row[]
    total_questions_to_log_count: number
    total_questions_to_log_page_count: number
    total_logged_mistakes_count: number
    items_per_page: number
  }
const entry = { identify: 'I forgot the sign', solution: 'Keep it', clue: 'Minus before a bracket', notes: '' }

describe('the mistake journal', () => {
  test('fills itself with every missed question, each with a proposal from what was chosen', async () => {
    const me = await t.guest()
    const missed = await missQuestions(t, me, 4)
    const shown = await index(me)
    expect(shown.mistakes_to_log.map((m) => m.question_id).sort()).toEqual(missed.map((q) => q.id).sort())
    const rows = await t.db
      .select()
      .from(mistakes)
      .where(eq(mistakes.item_id, missed[0]?.id ?? 0))
    const misconceptions = (await t.ctx.catalog()).misconceptions
    for (const row of rows) {
      const named = misconceptions.get(row.misconception_id ?? '')
      if (!named) continue
      const [revision] = await t.db.select().from(itemRevisions).where(eq(itemRevisions.item_id, row.item_id))
      const { options, wrong_grid } = revision!.secret
      const { letter } = givenOf(revision!.secret, row.answer)
      const foreseen = letter ? options[letter] : wrong_grid.find((w) => w.value === row.answer)
      // The option's own sentence where it has one: “which mistake was made” questions do.
      expect(row.identify).toBe(htmlLines(foreseen?.says ?? named.sentence))
      expect(row.clue).toBe(named.clue)
    }
    for (const m of shown.mistakes_to_log) expect(m.solution).not.toBe('')
  })

  test('says of each entry which skill it is about, so that one without a name has a title', async () => {
    const me = await t.guest()
    await missQuestions(t, me, 1, 'a1-two-step-equations')
    expect((await index(me)).mistakes_to_log.map((m) => m.skill)).toEqual(['Two-step equations'])
  })

  test('says the kind that was chosen of an entry without a sentence: the list has nothing else to call it by', async () => {
    const me = await t.guest()
    const [question] = await missQuestions(t, me, 1)
    const body = { question_id: question?.id, identify: '', solution: '', clue: '', notes: '', kind: 'slip' }
    await t.call('POST', '/mistakes/create', { token: me.token, body })
    expect((await index(me)).logged_mistakes.map((m) => [m.identify, m.kind])).toEqual([['', 'slip']])
  })

  test('pages both boxes by row offset', async () => {
    const me = await t.guest()
    await missQuestions(t, me, 7)
    const first = await index(me, '?itemsPerPage=3')
    const third = await index(me, '?itemsPerPage=3&newOffsetToLog=6')
    expect([first.total_questions_to_log_count, first.total_questions_to_log_page_count]).toEqual([7, 3])
    expect([first.mistakes_to_log.length, third.mistakes_to_log.length]).toEqual([3, 1])
    expect((await index(me)).items_per_page).toBe(25)
  })

  test('one entry per user and question: a repeat returns the same id', async () => {
    const me = await t.guest()
    const [q] = (await missQuestions(t, me, 1)) as [Question]
    const create = (body: object) => t.call('POST', '/mistakes/create', { token: me.token, body })
    const first = await create({ question_id: q.id })
    const again = await create({ question_id: q.ancestry, ...entry })
    expect(first.body.id).toBe(again.body.id)
    expect((await index(me)).total_logged_mistakes_count).toBe(1)
  })

  test('with the question alone it stays to log until its first PUT', async () => {
    const me = await t.guest()
    const [q] = (await missQuestions(t, me, 1)) as [Question]
    const { body } = await t.call('POST', '/mistakes/create', { token: me.token, body: { question_id: q.id } })
    expect((await index(me)).mistakes_to_log).toHaveLength(1)
    const put = await t.call('PUT', `/mistakes/${body.id}`, { token: me.token, body: entry })
    expect(put.body).toMatchObject({ ...entry, logged: true, status: 'new' })
    expect((await index(me)).mistakes_to_log).toHaveLength(0)
  })

  test('a logged mistake is due the next day; rating it moves on to the next one', async () => {
    const me = await t.guest()
    const one = await logMistake(t, me)
    t.advance(1000)
    const two = await logMistake(t, me)
    const due = async () => (await t.call('GET', '/questions/index', { token: me.token })).body
    expect((await due()).mistakes_to_review_length).toBe(0)
    t.advance(DAY + 1000)
    expect(await due()).toMatchObject({ mistakes_to_review_length: 2, first_mistake_to_review_id: one })
    const rate = (id: number) =>
      t.call('PUT', `/mistakes/${id}`, { token: me.token, body: { mistake: { performance_rating: 'easy' } } })
    expect((await rate(one)).body.next_mistake).toBe(two)
    expect((await rate(two)).body).toMatchObject({ next_mistake: null, status: 'learned' })
  })

  test('what the student wrote survives missing the question again', async () => {
    const me = await t.guest()
    const id = await logMistake(t, me)
    const before = (await t.call('GET', `/mistakes/${id}`, { token: me.token })).body as unknown as Mistake
    const made = await t.call('POST', '/tests/create_practice', {
      token: me.token,
      body: { question_mode: 'Recommendation', custom_question_ids: [before.question_id] },
    })
    const q = before.question
    const wrong = q.options.find((o) => !o.correct)?.letter
    const given = wrong ? { answer_attributes: { letter: wrong } } : { student_produced_answer: '98765' }
    await t.call('PUT', `/tests/${made.body.id}`, {
      token: me.token,
      body: { version: 0, questions_attributes: [{ id: q.id, skipped: false, ...given }] },
    })
    const after = (await t.call('GET', `/mistakes/${id}`, { token: me.token })).body
    expect(after).toMatchObject({ identify: before.identify, clue: before.clue, logged: true })
  })

  test("somebody else's entry is a 404 for every call", async () => {
    const me = await t.guest()
    const other = await t.guest()
    const id = await logMistake(t, me)
    const rating = { mistake: { performance_rating: 'good' } }
    expect((await t.call('GET', `/mistakes/${id}`, { token: other.token })).status).toBe(404)
    expect((await t.call('PUT', `/mistakes/${id}`, { token: other.token, body: entry })).status).toBe(404)
    expect((await t.call('PUT', `/mistakes/${id}`, { token: other.token, body: rating })).status).toBe(404)
    expect((await t.call('DELETE', `/mistakes/${id}`, { token: other.token })).status).toBe(404)
  })

  test('a miss is called a wrong rule, or its kind is taken back', async () => {
    const me = await t.guest()
    const id = await logMistake(t, me)
    const kindAfter = async (kind: string | null) => {
      await t.call('PUT', `/mistakes/${id}`, { token: me.token, body: { ...entry, kind } })
      return (await t.call('GET', `/mistakes/${id}`, { token: me.token })).body.kind
    }
    expect(await kindAfter('wrong rule')).toBe('wrong rule')
    expect(await kindAfter(null)).toBeNull()
  })

  test('a deleted entry leaves both boxes', async () => {
    const me = await t.guest()
    const id = await logMistake(t, me)
    expect((await t.call('DELETE', `/mistakes/${id}`, { token: me.token })).body).toEqual({ id })
    expect(await index(me)).toMatchObject({ total_logged_mistakes_count: 0, total_questions_to_log_count: 0 })
  })
})

test.each([
  [{ ms: 60_000, changed_from: true, confidence: null, misconception_id: null }, true, 'second-guess'],
  [{ ms: 9_000, changed_from: null, confidence: 'sure', misconception_id: null }, true, 'misread'],
  [{ ms: 200_000, changed_from: null, confidence: null, misconception_id: null }, true, 'out of time'],
  [{ ms: 60_000, changed_from: false, confidence: 'sure', misconception_id: null }, false, 'slip'],
  [{ ms: 60_000, changed_from: null, confidence: 'guess', misconception_id: 'x' }, true, 'gap'],
  [{ ms: 60_000, changed_from: null, confidence: null, misconception_id: 'x' }, true, 'slip'],
  [{ ms: 60_000, changed_from: null, confidence: null, misconception_id: 'x' }, false, 'gap'],
] as const)('a miss of %j on a one-minute question, mastered %s, is a %s', (miss, mastered, kind) => {
  expect(missKind(miss, 60, mastered)).toBe(kind)
})
