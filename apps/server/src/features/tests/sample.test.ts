import { MESSAGES, PAID_TOPICS, type Question, SAMPLE_QUESTIONS, type Test } from '@fourfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessGrants } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { secretsOf } from '../../testing/keys.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const SAT = 'SAT Math'
const start = (me: Person, topic: string) =>
  t.call('POST', '/tests/create_sample', { token: me.token, body: { topic } })
const open = async (me: Person, id: unknown) =>
  (await t.call('GET', `/tests/${id}`, { token: me.token })).body as unknown as Test
const finish = (me: Person, id: unknown, questions_attributes: object[] = []) =>
  t.call('PUT', `/tests/${id}`, { token: me.token, body: { version: 0, questions_attributes } })
const ids = (shown: { questions_attributes: readonly Question[] }) => shown.questions_attributes.map((q) => q.id)

async function sample(me: Person, topic: string): Promise<Test> {
  const made = await start(me, topic)
  expect(made.status).toBe(200)
  return open(me, made.body.id)
}

describe('the free sample of a paid topic', () => {
  test.each(PAID_TOPICS)(
    'has ten questions of %s, the same for everybody, and its answers are told at once',
    async (topic) => {
      const one = await sample(await t.guest(), topic)
      const two = await sample(await t.member(), topic)
      expect(one.questions_attributes).toHaveLength(SAMPLE_QUESTIONS)
      expect(ids(two)).toEqual(ids(one))
      expect([one.section, one.tutor, one.timed, one.read_only]).toEqual([topic, true, false, false])
      expect(one.questions_attributes.every((q) => q.options.every((o) => o.correct === null))).toBe(true)
    },
  )

  test('names the misconception behind a wrong answer as soon as it is submitted, and ends with its result', async () => {
    const me = await t.guest()
    const shown = await sample(me, SAT)
    const [first] = shown.questions_attributes
    const secret = (await secretsOf(t, [first?.id ?? 0])).get(first?.id ?? 0)
    const wrong = first?.options.find((o) => secret?.options[o.letter]?.misconception)
    const answered = { id: first?.id, answer_attributes: { letter: wrong?.letter ?? null }, skipped: false }
    const saved = await t.call('PUT', `/tests/save/${shown.id}`, {
      token: me.token,
      body: { version: 0, step: 0, taken_tracker: ['taken'], questions_attributes: [answered], full: true },
    })
    const [told] = (saved.body as unknown as Test).questions_attributes
    expect(told?.misconception?.sentence).toBeTruthy()
    expect(told?.answer_explanation).toBeTruthy()
    const body = { version: 1, questions_attributes: [] }
    expect((await t.call('PUT', `/tests/${shown.id}`, { token: me.token, body })).status).toBe(200)
    const result = await t.call('GET', `/tests/${shown.id}/result`, { token: me.token })
    expect([result.status, result.body.section]).toEqual([200, SAT])
  })

  test('opened twice it is one test; finished it begins again with the same ten', async () => {
    const me = await t.guest()
    const [a, b] = await Promise.all([start(me, SAT), start(me, SAT)])
    expect(a.body.id).toBe(b.body.id)
    const first = await open(me, a.body.id)
    await finish(me, a.body.id)
    const again = await sample(me, SAT)
    expect(again.id).not.toBe(a.body.id)
    expect(ids(again)).toEqual(ids(first))
  })

  test('opens nothing else of the topic', async () => {
    const me = await t.guest()
    await t.call('PUT', '/users/update_topic', { token: me.token, body: { user: { topic: SAT } } })
    const shown = await sample(me, SAT)
    const other = (await t.ctx.catalog()).topics.get(SAT)?.items[0]
    await finish(me, shown.id)
    const practice = { question_mode: 'Recommendation', custom_question_ids: [other?.id] }
    for (const [method, path, body] of [
      ['POST', '/tests/create', { number_of_questions: 1 }],
      ['POST', '/tests/create', { question_mode: 'Recommendation', custom_test_id: shown.share_code }],
      ['POST', '/tests/create_practice', practice],
      ['POST', '/tests/create_diagnostic', { question_mode: 'Diagnostic', custom_question_ids: [] }],
      ['GET', '/tests/new', undefined],
      ['GET', '/tests/index', undefined],
      ['GET', '/questions/index', undefined],
      ['GET', '/today', undefined],
      ['GET', '/mistakes/index', undefined],
      ['GET', `/mistakes/new?question_id=${shown.questions_attributes[0]?.id}`, undefined],
    ] as const)
      expect([path, (await t.call(method, path, { token: me.token, body })).status]).toEqual([path, 403])
    const stranger = await t.guest()
    expect((await t.call('GET', `/tests/${shown.id}`, { token: stranger.token })).status).toBe(404)
  })

  test('has what its page needs: hints, a first and a second try, and marks', async () => {
    const me = await t.guest()
    const shown = await sample(me, SAT)
    const { id, options } = shown.questions_attributes.find((q) => q.options.length > 0) ?? { id: 0, options: [] }
    const ask = (what: string, body: object) =>
      t.call('POST', `/tests/${shown.id}/questions/${id}/${what}`, { token: me.token, body })
    expect((await ask('hint', { n: 1 })).status).toBe(200)
    const tried = await Promise.all(
      options
        .map(({ letter }) => letter)
        .slice(0, 1)
        .map((letter) => ask('first_try', { letter })),
    )
    expect(tried.map(({ status }) => status)).toEqual([200])
    if (tried[0]?.body.right === false)
      expect((await ask('second_try', { letter: options[1]?.letter })).status).toBe(200)
    expect((await t.call('GET', `/tests/${shown.id}/marks`, { token: me.token })).status).toBe(200)
    const stranger = await t.guest()
    expect((await t.call('GET', `/tests/${shown.id}/marks`, { token: stranger.token })).status).toBe(404)
  })

  test('its reference sheet opens with it, and not before', async () => {
    const me = await t.guest()
    const sheet = () => t.call('GET', `/tests/reference?topic=${encodeURIComponent(SAT)}`, { token: me.token })
    expect((await sheet()).status).toBe(403)
    await start(me, SAT)
    expect((await sheet()).status).toBe(200)
  })

  test('a free topic has none, an unknown one is refused', async () => {
    const me = await t.guest()
    expect((await start(me, 'Algebra 1')).body.error).toBe(MESSAGES.noSample)
    expect((await start(me, 'Chemistry')).status).toBe(422)
  })
})

describe('with a plan', () => {
  test('no other test asks a question of the sample, and what was missed in it can be retried', async () => {
    const me = await t.guest()
    const taken = await sample(me, SAT)
    await finish(me, taken.id)
    const starts_at = t.ctx.now()
    await t.db.insert(accessGrants).values({ user_id: me.id, topic: SAT, days: 30, starts_at, source: `test:${me.id}` })
    await t.call('PUT', '/users/update_topic', { token: me.token, body: { user: { topic: SAT } } })
    const own = new Set(ids(taken))
    const listed = await t.call('GET', '/tests/new', { token: me.token })
    const { questions } = (listed.body as { test_questions: { questions: { id: number }[] } }).test_questions
    expect(questions.filter((q) => own.has(q.id))).toEqual([])
    const catalog = await t.ctx.catalog()
    expect(catalog.topics.get(SAT)?.views.filter((view) => own.has(Number(view.id)))).toEqual([])
    const asked = { question_mode: 'Diagnostic', custom_question_ids: [...own] }
    expect((await t.call('POST', '/tests/create_diagnostic', { token: me.token, body: asked })).status).toBe(422)
    const retry = { question_mode: 'Recommendation', custom_question_ids: [...own].slice(0, 2) }
    expect((await t.call('POST', '/tests/create_practice', { token: me.token, body: retry })).status).toBe(200)
  })
})

test('a first look has five choices, so that a wrong answer can be named, and its answers are told at once', async () => {
  const me = await t.guest()
  const body = { question_mode: 'Recommendation', first_look: true }
  const made = await t.call('POST', '/tests/create_practice', { token: me.token, body })
  const shown = await open(me, made.body.id)
  expect(shown.questions_attributes.map((q) => q.options.length)).toEqual([4, 4, 4, 4, 4])
  expect(shown.tutor).toBe(true)
})
