import type { DashboardData, Test, Today } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { secretsOf } from '../../testing/keys.ts'
import { DAY, makeCard, missQuestions } from '../../testing/reviews.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const STEP_OF = { log: 'log', review: 'mistakes', cards: 'cards', retry: 'retry', practice: 'practice' } as const

/** What the two calls say comes next; the result page and For Students have no other source. */
async function nextOf(me: Person) {
  const read = async (path: string) => (await t.call('GET', path, { token: me.token })).body
  const { first_step: next_action } = (await read('/questions/index')) as unknown as DashboardData
  const days: Today[] = []
  for (const minutes of [10, 20, 40]) days.push((await read(`/today?minutes=${minutes}`)) as unknown as Today)
  return { next_action, days }
}

/** The next step that both calls agree on. */
async function agreed(me: Person): Promise<DashboardData['next_action']['kind']> {
  const { next_action, days } = await nextOf(me)
  const { kind, title } = next_action
  for (const { diagnostic, resume, steps } of days) {
    if (kind === 'resume_test') {
      expect([resume?.action, diagnostic]).toEqual([next_action, null])
      continue
    }
    expect(resume).toBeNull()
    if (!(kind in STEP_OF)) {
      expect(diagnostic).toEqual(next_action)
      continue
    }
    expect(diagnostic).toBeNull()
    expect(steps[0]?.kind).toBe(STEP_OF[kind as keyof typeof STEP_OF])
    if (kind === 'practice') expect(steps[0]?.title).toContain(title.replace('Practice ', ''))
    else expect(steps[0]?.title).toBe(title)
  }
  return kind
}

const post = (me: Person, path: string, body: unknown) => t.call('POST', path, { token: me.token, body })

const startDiagnostic = async (me: Person): Promise<number> =>
  Number((await post(me, '/tests/create_diagnostic', { question_mode: 'Diagnostic', custom_question_ids: [] })).body.id)

/** A diagnostic that is handed in with its first questions answered right and the others left empty. */
async function finishDiagnostic(me: Person, right: number): Promise<void> {
  const id = await startDiagnostic(me)
  const { questions_attributes: asked } = (await t.call('GET', `/tests/${id}`, { token: me.token }))
    .body as unknown as Test
  const keys = await secretsOf(
    t,
    asked.map((question) => question.id),
  )
  const questions_attributes = asked.slice(0, right).map(({ id, options }) => {
    const { letter, grid } = keys.get(id) ?? {}
    return options.length === 0
      ? { id, student_produced_answer: grid, skipped: false }
      : { id, answer_attributes: { letter }, skipped: false }
  })
  await t.call('PUT', `/tests/${id}`, { token: me.token, body: { version: 0, questions_attributes } })
}

/** A test of five questions that is left after the first answer. */
async function leaveTest(me: Person): Promise<number> {
  const id = Number((await post(me, '/tests/create', { number_of_questions: 5, question_mode: 'All' })).body.id)
  // One that was only looked at was not begun.
  expect(await agreed(me)).toBe('start_diagnostic')
  const { questions_attributes: asked, version } = (await t.call('GET', `/tests/${id}`, { token: me.token }))
    .body as unknown as Test
  const given = asked.slice(0, 1).map(({ id, options }) => ({
    id,
    skipped: false,
    ...(options.length > 0 ? { answer_attributes: { letter: 'A' } } : { student_produced_answer: '7' }),
  }))
  const body = { version, step: 1, questions_attributes: given }
  expect((await t.call('PUT', `/tests/save/${id}`, { token: me.token, body })).status).toBe(200)
  return id
}

describe('dashboard and Today name the same next step', () => {
  test('before anything was answered, and after a first test: the diagnostic', async () => {
    const me = await t.guest()
    expect(await agreed(me)).toBe('start_diagnostic')
    await missQuestions(t, me, 2)
    expect(await agreed(me)).toBe('start_diagnostic')
  })

  test('a test that was left in the middle: going on with it, for a week', async () => {
    const me = await t.guest()
    const forgetful = await t.guest()
    const id = await leaveTest(me)
    await leaveTest(forgetful)
    expect(await agreed(me)).toBe('resume_test')
    const { next_action, days } = await nextOf(me)
    expect([next_action.reason, days[0]?.resume?.id]).toEqual(['1 of 5 answered; your answers are saved.', id])
    await startDiagnostic(me)
    expect(await agreed(me)).toBe('resume_diagnostic')
    const ago = sql.raw(`- interval '8 days'`)
    await t.db.execute(
      sql`update test set created_at = created_at ${ago}, opened_at = opened_at ${ago}, saved_at = saved_at ${ago}`,
    )
    expect(await agreed(forgetful)).toBe('start_diagnostic')
  })

  test('a diagnostic that was begun: going on with it', async () => {
    const me = await t.guest()
    await startDiagnostic(me)
    expect(await agreed(me)).toBe('resume_diagnostic')
  })

  test('once it is done: due mistakes, due cards, what was missed, what waits to be logged, and new ground', async () => {
    const me = await t.guest()
    await finishDiagnostic(me, 20)
    // Which subjects it asks about is partly chance: what it left out is asked for next.
    for (let more = 0; more < 3 && (await agreed(me)) === 'more_diagnostic'; more++) await finishDiagnostic(me, 20)
    expect(await agreed(me)).toBe('practice')
    const [missed] = await missQuestions(t, me, 1, 'a1-two-step-equations')
    expect(await agreed(me)).toBe('log')
    await post(me, '/mistakes/create', { question_id: missed?.id, confirm: true })
    expect(await agreed(me)).toBe('practice')
    t.advance(DAY + 60_000)
    await makeCard(t, me)
    expect(await agreed(me)).toBe('review')
    const entry = (await t.call('GET', '/questions/index', { token: me.token })).body.first_mistake_to_review_id
    await post(me, `/reviews/mistake/${entry}/bury`, {})
    expect(await agreed(me)).toBe('cards')
    const card = (await t.call('GET', '/questions/index', { token: me.token })).body.first_card_to_review_id
    await post(me, `/reviews/flashcard/${card}/bury`, {})
    expect(await agreed(me)).toBe('retry')
  })

  test('what waits to be logged waits for what is due, also where both are there', async () => {
    const me = await t.guest()
    await finishDiagnostic(me, 20)
    await missQuestions(t, me, 1, 'a1-two-step-equations')
    await makeCard(t, me)
    expect(await agreed(me)).toBe('cards')
    const { next_action } = (await t.call('GET', '/questions/index', { token: me.token }))
      .body as unknown as DashboardData
    expect(next_action.title).toBe('Log 1 mistake')
  })

  test('a diagnostic that left subjects out: more of it, once nothing else waits', async () => {
    const me = await t.guest()
    await finishDiagnostic(me, 1)
    expect(await agreed(me)).toBe('more_diagnostic')
  })
})
