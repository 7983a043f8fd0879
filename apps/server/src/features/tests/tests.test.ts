import { MESSAGES, type Question, type Test } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerEvents, testSlots } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { answerTo, testCalls } from '../../testing/test-calls.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const { create, show, save, keysOf } = testCalls(() => t)

describe('creating a test', () => {
  test('answers with an id, and the test has as many questions as asked for', async () => {
    const person = await t.guest()
    const shown = await show(person, await create(person, { number_of_questions: 7 }))
    expect(shown.questions_attributes).toHaveLength(7)
    expect(new Set(shown.questions_attributes.map((q) => q.id)).size).toBe(7)
  })

  test.each([
    ['0', MESSAGES.chooseOneOrMore('questions')],
    ['', MESSAGES.chooseOneOrMore('questions')],
    ['x', MESSAGES.enterNumber],
    ['21', MESSAGES.theMaxIs(20, 'questions')],
    ['100', MESSAGES.theMaxIs(20, 'questions')],
  ])('refuses %j questions with the message of the specification', async (number_of_questions, message) => {
    const person = await t.guest()
    const { status, body } = await t.call('POST', '/tests/create', {
      token: person.token,
      body: { number_of_questions },
    })
    expect([status, body.fields]).toEqual([422, { number_of_questions: message }])
  })

  test('says so when nothing matches', async () => {
    const person = await t.guest()
    const body = { number_of_questions: 5, question_mode: 'Marked' }
    const answer = await t.call('POST', '/tests/create', { token: person.token, body })
    expect(answer.body.error).toBe(MESSAGES.noQuestionsMatch('questions'))
  })

  test('two items of one frame do not meet while other frames of the chosen skills are left', async () => {
    const person = await t.guest()
    const shown = await show(person, await create(person, { number_of_questions: 20 }))
    const catalog = await t.ctx.catalog()
    const frames = shown.questions_attributes.map((q) => catalog.items.get(q.id)?.template_id)
    expect(new Set(frames).size).toBe(20)
  })

  test('keeps to difficulty and subjects', async () => {
    const person = await t.guest()
    const shown = await show(person, await create(person, { difficulty_low: true, tag_ids: ['a1-one-step-equations'] }))
    const catalog = await t.ctx.catalog()
    for (const q of shown.questions_attributes)
      expect(catalog.items.get(q.id)).toMatchObject({ difficulty: 'Low', skill_id: 'a1-one-step-equations' })
  })

  test('a share code makes a test of the same questions', async () => {
    const one = await t.guest()
    const other = await t.guest()
    const shown = await show(one, await create(one))
    await t.call('PUT', `/tests/${shown.id}`, { token: one.token, body: { version: shown.version } })
    const again = await show(
      other,
      await create(other, { question_mode: 'Recommendation', custom_test_id: shown.share_code.toLowerCase() }),
    )
    expect(again.questions_attributes.map((q) => q.id)).toEqual(shown.questions_attributes.map((q) => q.id))
    const wrong = await t.call('POST', '/tests/create', {
      token: other.token,
      body: { question_mode: 'Recommendation', custom_test_id: 'AAAA-AAAA', number_of_questions: 1 },
    })
    expect(wrong.body.fields).toEqual({ custom_test_id: 'There is no test with this code.' })
  })

  test('a countdown is the topic pace times questions times the extra-time factor', async () => {
    const member = await t.member()
    await t.call('PUT', `/users/${member.id}`, {
      token: member.token,
      body: {
        user: {
          first_name: 'Ana',
          last_name: 'Lee',
          test_date: '2027-05-01',
          extra_time: 1.5,
          password: member.password,
        },
      },
    })
    const shown = await show(member, await create(member, { timed: true, number_of_questions: 4 }))
    expect(shown.initialTimerTime).toBe(90_000 * 4 * 1.5)
  })

  test('what Create Test chooses from stays under 100 KB', async () => {
    const person = await t.guest()
    const { body } = await t.call('GET', '/tests/new', { token: person.token })
    const { gzipSync } = await import('node:zlib')
    expect(gzipSync(JSON.stringify(body)).length).toBeLessThan(100_000)
  })
})

describe('taking a test', () => {
  test('no key, explanation or skill leaves the server before the reveal', async () => {
    const person = await t.guest()
    const id = await create(person, { tutor: true })
    const text = JSON.stringify(await show(person, id))
    const keys = await keysOf(JSON.parse(text) as Test)
    for (const secret of keys.values()) expect(text).not.toContain(JSON.stringify(secret.explanation).slice(1, -1))
    const shown = JSON.parse(text) as Test
    for (const q of shown.questions_attributes) {
      expect(q.options.every((o) => o.correct === null && o.why === null && o.share === null)).toBe(true)
      expect([q.correct_grid_in_answer, q.answer_explanation, q.tag_id, q.answer_tracker, q.misconception]).toEqual([
        null,
        null,
        null,
        null,
        null,
      ])
    }
    const one = shown.questions_attributes[0] as Question
    for (const path of [`/mistakes/new?question_id=${one.id}`, `/mistakes/new?question_id=${one.ancestry}`])
      expect((await t.call('GET', path, { token: person.token })).status).toBe(404)
    expect(
      (await t.call('POST', '/mistakes/create', { token: person.token, body: { question_id: one.id } })).status,
    ).toBe(404)
    expect((await t.call('GET', `/tests/${id}/result`, { token: person.token })).body.questions_attributes).toEqual([])
  })

  test('a save keeps only what it carries, and the next one needs the new version', async () => {
    const person = await t.guest()
    const id = await create(person)
    const [first, second] = (await show(person, id)).questions_attributes as [Question, Question]
    const one = await save(person, id, {
      version: 0,
      step: 1,
      draft: true,
      questions_attributes: [
        { ...answerTo(first, first.options.length ? 'B' : '3'), marked: true, answer_changes: ['A', 'B'] },
      ],
    })
    expect(one.status).toBe(200)
    const stale = await save(person, id, {
      version: 0,
      questions_attributes: [answerTo(second, second.options.length ? 'C' : '4')],
    })
    expect(stale.status).toBe(409)
    expect((stale.body.test as Test).version).toBe(1)
    const now = await show(person, id)
    expect([now.version, now.step]).toEqual([1, 1])
    expect(now.questions_attributes[0]).toMatchObject({ marked: true, skipped: false, answer_changes: ['A', 'B'] })
    expect(now.questions_attributes[1]).toMatchObject({ skipped: null })
  })

  test("Don't Save returns to the last checkpoint; drafts move none; taken steps stay taken", async () => {
    const person = await t.guest()
    const id = await create(person, { tutor: true })
    const [a, b, c] = (await show(person, id)).questions_attributes as [Question, Question, Question]
    const given = (q: Question) => answerTo(q, q.options.length ? 'A' : '2')
    await save(person, id, { version: 0, questions_attributes: [given(a)] })
    await save(person, id, { version: 1, draft: true, questions_attributes: [given(b)] })
    await save(person, id, {
      version: 2,
      draft: true,
      taken_tracker: [null, null, 'taken'],
      questions_attributes: [given(c)],
    })
    const back = (await save(person, id, { version: 3, discard: true })).body as unknown as Test
    expect(back.questions_attributes.map((q) => q.skipped).slice(0, 3)).toEqual([false, null, false])
    expect(back.taken_tracker[2]).toBe('taken')
  })

  test('tutor Submit locks the step and reveals it, and no other', async () => {
    const person = await t.guest()
    const id = await create(person, { tutor: true })
    const [a] = (await show(person, id)).questions_attributes as [Question]
    const key = (await keysOf(await show(person, id))).get(a.id)
    const taken = ['taken', null, null, null, null]
    const { body } = await save(person, id, {
      version: 0,
      taken_tracker: taken,
      questions_attributes: [answerTo(a, key?.letter ?? key?.grid ?? '')],
    })
    const shown = body as unknown as Test
    expect(shown.questions_attributes[0]?.answer_attributes?.correct).toBe(true)
    expect(shown.questions_attributes[0]?.answer_explanation).toBe(key?.explanation)
    expect(shown.questions_attributes[1]?.answer_explanation).toBeNull()
    const changed = (await save(person, id, { version: 1, questions_attributes: [answerTo(a, null)] }))
      .body as unknown as Test
    expect(changed.questions_attributes[0]?.answer_attributes?.correct).toBe(true)
  })

  test("a tutor's Submit that is no draft is a checkpoint: Don't Save goes back to it", async () => {
    const person = await t.guest()
    const id = await create(person, { tutor: true })
    const [a, b] = (await show(person, id)).questions_attributes as [Question, Question]
    const given = (q: Question, [letter, text]: readonly [string, string]) =>
      answerTo(q, q.options.length > 0 ? letter : text)
    const first = [given(a, ['A', '7']), given(b, ['A', '7'])]
    await save(person, id, { version: 0, taken_tracker: ['taken'], questions_attributes: first })
    await save(person, id, { version: 1, draft: true, questions_attributes: [given(b, ['B', '8'])] })
    await save(person, id, { version: 2, discard: true })
    const back = (await show(person, id)).questions_attributes[1]
    expect(back?.answer_attributes?.letter ?? back?.student_produced_answer).toBe(b.options.length > 0 ? 'A' : '7')
  })

  test('time is capped by the time since the test began, and never negative', async () => {
    const person = await t.guest()
    const id = await create(person)
    const [a] = (await show(person, id)).questions_attributes as [Question]
    const { body } = await save(person, id, {
      version: 0,
      time_spent: 80_000_000,
      questions_attributes: [{ id: a.id, time_spent: 80_000_000 }],
    })
    expect((body as unknown as Test).time_spent).toBeLessThan(60_000)
    expect((await save(person, id, { version: 1, time_spent: -1 })).status).toBe(422)
    expect((await save(person, id, { version: 1, questions_attributes: [{ id: a.id, time_spent: -5 }] })).status).toBe(
      422,
    )
  })

  test('a test sent at once with times that have not passed is no test of quick guesses: its times are not known', async () => {
    const person = await t.guest()
    const id = await create(person)
    const questions = (await show(person, id)).questions_attributes as readonly Question[]
    const given = (q: Question) =>
      q.options.length > 0 ? { answer_attributes: { letter: 'A' } } : { student_produced_answer: '7' }
    const times = questions.map((q) => ({ id: q.id, ...given(q), time_spent: 40_000 }))
    await t.call('PUT', `/tests/${id}`, { token: person.token, body: { version: 0, questions_attributes: times } })
    const events = await t.db
      .select({ ms: answerEvents.ms })
      .from(answerEvents)
      .innerJoin(testSlots, eq(testSlots.item_id, answerEvents.item_id))
      .where(eq(testSlots.test_id, id))
    expect(events.map(({ ms }) => ms)).toEqual(questions.map(() => 0))
    expect((await show(person, id)).questions_attributes.map((q) => q.time_spent)).toEqual(questions.map(() => 0))
  })

  test("somebody else's test is a 404 for every call, and a stranger's question is refused", async () => {
    const person = await t.guest()
    const stranger = await t.guest()
    const id = await create(person)
    for (const [method, path] of [
      ['GET', `/tests/${id}`],
      ['GET', `/tests/${id}/result`],
      ['PUT', `/tests/${id}`],
      ['PUT', `/tests/save/${id}`],
    ] as const) {
      const body = method === 'PUT' ? { version: 0 } : undefined
      expect((await t.call(method, path, { token: stranger.token, body })).status).toBe(404)
    }
    const own = new Set((await show(person, id)).questions_attributes.map((q) => q.id))
    const foreign = [...(await t.ctx.catalog()).items.keys()].find((item) => !own.has(item))
    const refused = await save(person, id, {
      version: 0,
      questions_attributes: [{ id: foreign, answer_attributes: { letter: 'A' } }],
    })
    expect(refused.status).toBe(422)
    // Beside an own one it is refused as well, and the own one is not half-saved.
    const beside = [
      { id: [...own][0], marked: true },
      { id: foreign, answer_attributes: { letter: 'A' } },
    ]
    expect((await save(person, id, { version: 0, questions_attributes: beside })).status).toBe(422)
    expect(
      (
        await save(person, id, {
          version: 0,
          questions_attributes: [{ id: [...own][0], answer_attributes: { letter: 'E' } }],
        })
      ).status,
    ).toBe(422)
    expect((await show(person, id)).version).toBe(0)
  })
})

describe('a topic without an active plan', () => {
  test('is shut on the server, whatever the browser claims', async () => {
    const person = await t.guest()
    await t.call('PUT', '/users/update_topic', {
      token: person.token,
      body: { user: { topic: 'SAT Reading and Writing' } },
    })
    for (const [method, path] of [
      ['GET', '/tests/index'],
      ['GET', '/tests/new'],
      ['POST', '/tests/create'],
      ['GET', '/questions/index'],
      ['GET', '/tests/graphs'],
      ['GET', '/mistakes/index'],
    ] as const) {
      const answer = await t.call(method, path, {
        token: person.token,
        body: method === 'POST' ? { number_of_questions: 1 } : undefined,
      })
      expect([path, answer.status, answer.body.error]).toEqual([path, 403, MESSAGES.needsPlan])
    }
  })

  test('no token is a 401 everywhere', async () => {
    for (const path of [
      '/tests/index',
      '/tests/new',
      '/tests/1',
      '/questions/index',
      '/mistakes/index',
      '/flashcards/index',
      '/users/current',
    ])
      expect((await t.call('GET', path)).status).toBe(401)
  })
})
