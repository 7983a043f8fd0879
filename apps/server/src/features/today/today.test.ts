import type { Today } from '@fourfold/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { DAY, logMistake, makeCard, missQuestions } from '../../testing/reviews.ts'
import type { Planned } from '../reviews/planner.ts'
import { compose } from './compose.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const get = async (p: Person, minutes: number) => t.call('GET', `/today?minutes=${minutes}`, { token: p.token })
const show = async (p: Person, minutes = 20) => (await get(p, minutes)).body as unknown as Today

const item = (id: number, kind: Planned['kind']): Planned => ({
  kind,
  id,
  fsrs_due: new Date(0),
  last_review: null,
  buried_until: null,
  suspended: false,
  seconds: kind === 'flashcard' ? 15 : 120,
  recall: 0.5,
  recall_on_test: 0.5,
})

describe('today', () => {
  test('never plans more than the minutes, and keeps time for practice', () => {
    fc.assert(
      fc.property(
        fc.nat(80),
        fc.nat(80),
        fc.constantFrom(10, 20, 40),
        fc.option(fc.integer({ min: 30, max: 200 })),
        (cards, mistakes, minutes, pace) => {
          const due = [
            ...Array.from({ length: mistakes }, (_, n) => item(n, 'mistake')),
            ...Array.from({ length: cards }, (_, n) => item(1000 + n, 'flashcard')),
          ]
          const made = compose(due, minutes, pace)
          expect(made.seconds).toBeLessThanOrEqual(minutes * 60)
          expect(new Set(made.queue.map((i) => i.id)).size).toBe(made.queue.length)
          if (pace !== null)
            expect(made.practice).toBeGreaterThanOrEqual(Math.min(20, Math.floor((minutes * 20) / pace)))
        },
      ),
    )
  })

  test('mixes cards and mistakes rather than asking them in blocks', () => {
    const due = [...[1, 2, 3].map((n) => item(n, 'mistake')), ...[4, 5, 6].map((n) => item(n, 'flashcard'))]
    const kinds = compose(due, 20, 60).queue.map((i) => i.kind)
    expect(kinds.slice(0, 2).sort()).toEqual(['flashcard', 'mistake'])
    expect(kinds.slice(4).sort()).toEqual(['flashcard', 'mistake'])
  })

  test('promises only questions that its test will ask: none of an unfinished test', async () => {
    const me = await t.guest()
    const practice = (ids: readonly number[] = []) =>
      t.call('POST', '/tests/create_practice', {
        token: me.token,
        body: { question_mode: 'Recommendation', custom_question_ids: ids, tag_name: null },
      })
    const before = (await show(me)).practice?.question_ids ?? []
    expect((await practice(before.slice(0, 2))).status).toBe(200)
    const after = await show(me)
    const promised = after.practice?.question_ids ?? []
    expect(promised.filter((id) => before.slice(0, 2).includes(id))).toEqual([])
    expect(after.steps.find((step) => step.kind === 'practice')?.count).toBe(promised.length)
    const made = (await practice(promised)).body.id
    const test = (await t.call('GET', `/tests/${made}`, { token: me.token })).body
    expect((test.questions_attributes as unknown[]).length).toBe(promised.length)
  })

  test('with nothing due the time goes into practice of the topic, and it says so', async () => {
    const me = await t.guest()
    const shown = await show(me, 10)
    expect(shown.queue).toEqual([])
    expect(shown.summary).toBe(`${shown.takes} minutes: ${shown.practice?.question_ids.length} questions.`)
    // Its reason is one sentence.
    expect(shown.steps[0]?.reason).toMatch(/^[^.]+\.$/)
    expect(shown.questions_to_log_length).toBe(0)
    expect(shown.steps.map((s) => s.kind)).toEqual(['practice'])
    const made = await t.call('POST', '/tests/create_practice', {
      token: me.token,
      body: { question_mode: 'Recommendation', custom_question_ids: shown.practice?.question_ids },
    })
    expect(made.status).toBe(200)
  })

  test('mistakes that were not logged are named, with the first to log, as on the dashboard', async () => {
    const me = await t.guest()
    await missQuestions(t, me, 2)
    const shown = await show(me, 40)
    const { body } = await t.call('GET', '/questions/index', { token: me.token })
    expect(shown.questions_to_log_length).toBe(2)
    expect(shown.first_question_to_log_id).toBe(body.first_question_to_log_id)
  })

  test('the order: reviews, what was missed, what waits to be logged, new ground', async () => {
    const me = await t.guest()
    const [missed] = await missQuestions(t, me, 1, 'a1-two-step-equations')
    const entry = (
      await t.call('POST', '/mistakes/create', {
        token: me.token,
        body: { question_id: missed?.id, confirm: true },
      })
    ).body.id
    t.advance(DAY + 60_000)
    await makeCard(t, me)
    await missQuestions(t, me, 1)
    // The entry is put off; its question was never right.
    await t.call('POST', `/reviews/mistake/${entry}/bury`, { token: me.token })
    const shown = await show(me, 40)
    const kinds = shown.steps.map((s) => s.kind)
    expect(kinds).toEqual(['cards', 'retry', 'log', 'practice'])
    expect(shown.retry?.question_ids).toEqual([missed?.id])
    const together = [...(shown.retry?.question_ids ?? []), ...(shown.practice?.question_ids ?? [])]
    expect(new Set(together).size).toBe(together.length)
    expect(shown.takes).toBeLessThanOrEqual(42)
  })

  test('practice takes what its own questions are expected to take, and no more than there is', async () => {
    const me = await t.guest()
    const { items } = await t.ctx.catalog()
    for (const minutes of [10, 20, 40]) {
      const { steps, practice } = await show(me, minutes)
      const seconds = (practice?.question_ids ?? []).reduce((sum, id) => sum + (items.get(id)?.view.seconds ?? 0), 0)
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(minutes * 60)
      expect(steps[0]?.minutes).toBe(Math.max(1, Math.round(seconds / 60)))
    }
  })

  test('puts due cards and due mistakes into one queue and says why; mistakes are asked as fresh questions', async () => {
    const me = await t.guest()
    const mistake = await logMistake(t, me, 'a1-two-step-equations')
    t.advance(DAY + 60_000)
    const card = await makeCard(t, me)
    const shown = await show(me)
    expect(shown.queue).toEqual(
      expect.arrayContaining([
        { kind: 'flashcard', id: card },
        { kind: 'mistake', id: mistake },
      ]),
    )
    expect(shown.steps.map((s) => s.kind)).toEqual(['mistakes', 'cards', 'practice'])
    expect(shown.steps[0]?.reason).toContain('asked with new numbers')
    expect(shown.takes).toBeLessThanOrEqual(21)
  })

  test('fits the minutes a day that the student chose, unless others are asked for', async () => {
    const me = await t.guest()
    const own = async () => (await t.call('GET', '/today', { token: me.token })).body.minutes
    expect(await own()).toBe(20)
    await t.call('PUT', '/users/study', { token: me.token, body: { daily_minutes: 35 } })
    expect(await own()).toBe(35)
    expect((await get(me, 15)).body.minutes).toBe(15)
  })

  test('only 5 to 180 whole minutes can be asked for', async () => {
    const me = await t.guest()
    for (const odd of [4, 7.5, 181]) expect((await get(me, odd)).status).toBe(422)
    for (const good of [5, 180]) expect((await get(me, good)).status).toBe(200)
  })
})
