import type { Mistake, MistakeRow, Test } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mistakes } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { keyOf, secretsOf } from '../../testing/keys.ts'
import { DAY, missQuestions } from '../../testing/reviews.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Journal = { logged_mistakes: MistakeRow[]; mistakes_to_log: MistakeRow[] }

const open = async (me: Person, id: number) =>
  (await t.call('GET', `/mistakes/${id}`, { token: me.token })).body as unknown as Mistake
const confirm = async (me: Person, question_id: number) =>
  Number((await t.call('POST', '/mistakes/create', { token: me.token, body: { question_id, confirm: true } })).body.id)

/** Misses a question by the misconception of one of its options; null where it has none. */
async function missByName(me: Person, body: object): Promise<{ id: number; misconception: string } | null> {
  const made = await t.call('POST', '/tests/create', { token: me.token, body: { number_of_questions: 1, ...body } })
  const shown = (await t.call('GET', `/tests/${made.body.id}`, { token: me.token })).body as unknown as Test
  const id = shown.questions_attributes[0]?.id ?? 0
  const options = (await secretsOf(t, [id])).get(id)?.options ?? {}
  const [letter, option] = Object.entries(options).find(([, o]) => o?.misconception) ?? []
  const questions_attributes = [{ id, answer_attributes: { letter: letter ?? null }, skipped: !letter }]
  await t.call('PUT', `/tests/${made.body.id}`, { token: me.token, body: { version: 0, questions_attributes } })
  return option?.misconception ? { id, misconception: option.misconception } : null
}

describe('logging with one press', () => {
  test('takes the proposal as it stands, plans its review, and says how many are left', async () => {
    const me = await t.guest()
    const [first, second] = await missQuestions(t, me, 2, 'a1-two-step-equations')
    const path = `/mistakes/new?question_id=${first?.ancestry}`
    const proposed = (await t.call('GET', path, { token: me.token })).body
    expect(proposed.to_log).toBe(2)
    const entry = await open(me, await confirm(me, first?.id ?? 0))
    expect(entry).toMatchObject({ logged: true, identify: proposed.identify, solution: proposed.solution })
    expect((await t.call('GET', `/mistakes/new?question_id=${second?.id}`, { token: me.token })).body.to_log).toBe(1)
    t.advance(DAY + 60_000)
    const { body } = await t.call('GET', '/questions/index', { token: me.token })
    expect(body.mistakes_to_review_length).toBe(1)
  })
})

test('the journal says when each logged mistake is asked again; the review, when it was missed', async () => {
  const me = await t.guest()
  const before = t.ctx.now().toISOString()
  const [missed] = await missQuestions(t, me, 2, 'a1-two-step-equations')
  const id = await confirm(me, missed?.id ?? 0)
  const journal = async () => (await t.call('GET', '/mistakes/index', { token: me.token })).body as unknown as Journal
  const { logged_mistakes, mistakes_to_log } = await journal()
  const due = Date.parse(logged_mistakes[0]?.due_at ?? '')
  expect(due).toBeGreaterThan(t.ctx.now().getTime())
  expect(due).toBeLessThanOrEqual(t.ctx.now().getTime() + DAY)
  expect(mistakes_to_log.map((row) => row.due_at)).toEqual([null])
  const entry = await open(me, id)
  expect(entry.guessed).toBe(false)
  expect(entry.missed_at >= before).toBe(true)
  await t.call('POST', `/reviews/mistake/${id}/suspend`, { token: me.token, body: {} })
  expect((await journal()).logged_mistakes[0]?.due_at).toBeNull()
})

describe('the kind of miss', () => {
  test('is kept by a press only where it was shown', async () => {
    const me = await t.guest()
    const [first, second] = await missQuestions(t, me, 2, 'a1-two-step-equations')
    const { kind } = (await t.call('GET', `/mistakes/new?question_id=${first?.ancestry}`, { token: me.token })).body
    expect(kind).not.toBeNull()
    const entry = await open(me, await confirm(me, first?.id ?? 0))
    expect(entry.kind).toBe(entry.identify === '' ? null : 'wrong rule')
    const body = { question_id: second?.id, confirm: true, kind }
    const { id } = (await t.call('POST', '/mistakes/create', { token: me.token, body })).body
    expect((await open(me, Number(id))).kind).toBe(kind)
  })

  test('is a wrong rule where its name was confirmed', async () => {
    const me = await t.guest()
    let missed: Awaited<ReturnType<typeof missByName>> = null
    while (!missed) missed = await missByName(me, { tag_ids: ['a1-two-step-equations'] })
    expect((await open(me, await confirm(me, missed.id))).kind).toBe('wrong rule')
  })
})

test('the queue of logging begins with what has a name; the others come last', async () => {
  const me = await t.guest()
  const missed = await missQuestions(t, me, 4, 'a1-two-step-equations')
  const named = missed.slice(0, 2).map((q) => q.id)
  for (const { id } of missed) {
    const identify = named.includes(id) ? 'I took the wrong sign.' : ''
    await t.db.update(mistakes).set({ identify }).where(eq(mistakes.item_id, id))
  }
  const order: number[] = []
  for (let n = 0; n < missed.length; n++) {
    const { body } = await t.call('GET', '/questions/index', { token: me.token })
    const ref = String(body.first_question_to_log_id)
    const { question_id, next_mistake } = (await t.call('GET', `/mistakes/new?question_id=${ref}`, { token: me.token }))
      .body
    expect(next_mistake).not.toBe(ref)
    order.push(Number(question_id))
    await confirm(me, Number(question_id))
  }
  expect(order.slice(0, 2).sort()).toEqual([...named].sort())
  expect(new Set(order).size).toBe(4)
})

describe('a review of a mistake', () => {
  test('always offers the misconception again: in a fresh question, or in the missed one', async () => {
    const me = await t.guest()
    const skills = [...((await t.ctx.catalog()).topics.get('Algebra 1')?.skills.keys() ?? [])]
    let fresh = 0
    for (const skill of skills.filter((_, n) => n % 5 === 0)) {
      const missed = await missByName(me, { tag_ids: [skill] })
      if (!missed) continue
      const { ask } = await open(me, await confirm(me, missed.id))
      if (!ask) continue
      fresh += 1
      const secret = (await secretsOf(t, [ask.id])).get(ask.id)
      const offered = [...Object.values(secret?.options ?? {}), ...(secret?.wrong_grid ?? [])].map(
        (o) => o?.misconception,
      )
      expect(offered).toContain(missed.misconception)
    }
    expect(fresh).toBeGreaterThan(0)
  })

  test('no question of an open test can be answered there: its key would be shown', async () => {
    const me = await t.guest()
    const missed = await missByName(me, { tag_ids: ['a1-two-step-equations'] })
    const id = await confirm(me, missed?.id ?? 0)
    const ask = (await open(me, id)).ask?.id ?? 0
    const body = { question_mode: 'Recommendation', custom_question_ids: [ask] }
    await t.call('POST', '/tests/create', { token: me.token, body })
    const given = { question_id: ask, answer: await keyOf(t, ask), answer_id: crypto.randomUUID() }
    expect((await t.call('POST', `/mistakes/${id}/answer`, { token: me.token, body: given })).status).toBe(404)
  })
})

describe('a lucky guess', () => {
  const guess = async (me: Person, confidence: string) => {
    const choices = (await t.ctx.catalog()).topics.get('Algebra 1')?.items.filter((item) => !item.grid) ?? []
    const id = choices[confidence.length]?.id ?? 0
    const body = { question_mode: 'Recommendation', custom_question_ids: [id] }
    const made = await t.call('POST', '/tests/create', { token: me.token, body })
    const answer_attributes = { letter: await keyOf(t, id) }
    const questions_attributes = [{ id, confidence, skipped: false, answer_attributes }]
    await t.call('PUT', `/tests/${made.body.id}`, { token: me.token, body: { version: 0, questions_attributes } })
  }
  const counts = async (me: Person) => {
    const { body } = await t.call('GET', '/mistakes/index', { token: me.token })
    return [body.total_questions_to_log_count, body.total_logged_mistakes_count]
  }

  test('enters the reviews by itself and is asked the next day; what was known does not', async () => {
    const me = await t.guest()
    await guess(me, 'sure')
    expect(await counts(me)).toEqual([0, 0])
    await guess(me, 'guess')
    expect(await counts(me)).toEqual([0, 1])
    const { body: journal } = await t.call('GET', '/mistakes/index', { token: me.token })
    expect((await open(me, (journal as unknown as Journal).logged_mistakes[0]?.id ?? 0)).guessed).toBe(true)
    const due = async () => (await t.call('GET', '/questions/index', { token: me.token })).body
    expect((await due()).mistakes_to_review_length).toBe(0)
    t.advance(DAY + 60_000)
    expect(await due()).toMatchObject({ mistakes_to_review_length: 1, questions_to_retry_ids: [] })
  })
})
