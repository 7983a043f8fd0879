import type { Question, Test } from '@fourfold/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessGrants, answerEvents, exposures, testChanges, testSlots, tests, users } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Sitting = { person: Person; id: number; questions: Question[] }

async function sit(body: object = {}): Promise<Sitting> {
  const person = await t.guest()
  const made = await t.call('POST', '/tests/create', { token: person.token, body: { number_of_questions: 4, ...body } })
  const id = Number(made.body.id)
  return { person, id, questions: (await show({ person, id })).questions_attributes as Question[] }
}
const show = async ({ person, id }: Omit<Sitting, 'questions'>): Promise<Test> =>
  (await t.call('GET', `/tests/${id}`, { token: person.token })).body as unknown as Test
const save = ({ person, id }: Sitting, body: object) =>
  t.call('PUT', `/tests/save/${id}`, { token: person.token, body: { full: true, ...body } })
const given = (q: Question | undefined, more: object = {}) =>
  q?.options.length
    ? { id: q.id, answer_attributes: { letter: 'A' }, skipped: false, ...more }
    : { id: q?.id, student_produced_answer: '7', skipped: false, ...more }
const slotsOf = ({ id }: Sitting) =>
  t.db.select().from(testSlots).where(eq(testSlots.test_id, id)).orderBy(asc(testSlots.pos))
const logOf = ({ id }: Sitting) =>
  t.db.select().from(testChanges).where(eq(testChanges.test_id, id)).orderBy(asc(testChanges.id))

describe('a save', () => {
  test('with a version above the server’s is refused like a stale one, and changes nothing', async () => {
    const sitting = await sit()
    for (const version of [1, 7]) {
      const ahead = await save(sitting, { version, step: 2, questions_attributes: [given(sitting.questions[0])] })
      expect([ahead.status, ahead.body.error]).toEqual([409, 'This test was changed elsewhere.'])
      expect((ahead.body.test as Test).version).toBe(0)
    }
    const finished = await t.call('PUT', `/tests/${sitting.id}`, {
      token: sitting.person.token,
      body: { version: 3, questions_attributes: [] },
    })
    expect(finished.status).toBe(409)
    const now = await show(sitting)
    expect([now.version, now.step, now.score]).toEqual([0, 0, null])
    expect(now.questions_attributes[0]?.skipped).toBeNull()
  })

  test('of a test that is not one’s own, or not there, is answered as not found', async () => {
    const sitting = await sit()
    const stranger = await t.guest()
    for (const id of [sitting.id, 999_999_999])
      expect((await t.call('PUT', `/tests/save/${id}`, { token: stranger.token, body: { version: 0 } })).status).toBe(
        404,
      )
  })

  test('keeps the moment at which a question was first seen, also when it is answered later', async () => {
    const sitting = await sit()
    await save(sitting, { version: 0, step: 1 })
    const seen = (await slotsOf(sitting))[1]?.seen_at
    t.advance(30_000)
    await save(sitting, { version: 1, step: 1, questions_attributes: [given(sitting.questions[1])] })
    await save(sitting, { version: 2, step: 2, questions_attributes: [{ id: sitting.questions[3]?.id, marked: true }] })
    const slots = await slotsOf(sitting)
    expect(slots[1]?.seen_at).toEqual(seen)
    expect(slots[3]?.seen_at).toBeNull()
  })

  test('takes each step of a tutor test once, and none of a test without tutor', async () => {
    const tutored = await sit({ tutor: true })
    await save(tutored, { version: 0, questions_attributes: [given(tutored.questions[0])], taken_tracker: ['taken'] })
    const taken = (await slotsOf(tutored))[0]?.taken_at
    t.advance(5000)
    await save(tutored, { version: 1, step: 1, taken_tracker: ['taken', 'not taken'] })
    const slots = await slotsOf(tutored)
    expect([slots[0]?.taken_at, slots[1]?.taken_at]).toEqual([taken, null])
    const plain = await sit()
    await save(plain, { version: 0, questions_attributes: [given(plain.questions[0])], taken_tracker: ['taken'] })
    expect((await slotsOf(plain))[0]?.taken_at).toBeNull()
  })

  test('cannot lower the time of the test or of a question', async () => {
    const sitting = await sit()
    t.advance(60_000)
    const [first] = sitting.questions
    const times = (time_spent: number, version: number) =>
      save(sitting, { version, time_spent, questions_attributes: [{ id: first?.id, time_spent }] })
    await times(50_000, 0)
    const after = (await times(10_000, 1)).body as unknown as Test
    expect([after.time_spent, after.questions_attributes[0]?.time_spent]).toEqual([50_000, 50_000])
  })

  test('of a scored test is refused with the test as it is', async () => {
    const sitting = await sit()
    await t.call('PUT', `/tests/${sitting.id}`, { token: sitting.person.token, body: { version: 0 } })
    const late = await save(sitting, { version: 1, questions_attributes: [given(sitting.questions[0])] })
    expect([late.status, late.body.error]).toEqual([409, 'This test is already scored.'])
    expect((late.body.test as Test).score).toBe(0)
  })

  test('keeps what it changed in the log, with its version and the time it came', async () => {
    const sitting = await sit({ tutor: true })
    const at = t.ctx.now().getTime()
    const [first, second] = sitting.questions
    await save(sitting, { version: 0, questions_attributes: [given(first), { id: second?.id }] })
    await save(sitting, { version: 1, step: 2, taken_tracker: ['taken'] })
    await save(sitting, { version: 2, step: 2, taken_tracker: ['taken'] })
    await save(sitting, { version: 3, discard: true })
    const log = await logOf(sitting)
    expect(log.map(({ version, pos, kind }) => [version, pos, kind])).toEqual([
      [1, 0, 'question'],
      [2, 0, 'taken'],
      [2, null, 'step'],
      [4, null, 'discard'],
    ])
    expect(log[0]?.value).toMatchObject({ skipped: false })
    for (const { received_at } of log) expect(received_at.getTime()).toBeGreaterThanOrEqual(at)
    expect((await show(sitting)).version).toBe(4)
  })

  test('counts a question as seen once it is on the screen or answered, the first from the start', async () => {
    const sitting = await sit()
    await save(sitting, { version: 0, step: 2, questions_attributes: [given(sitting.questions[3], { marked: true })] })
    expect((await slotsOf(sitting)).map((slot) => slot.seen_at !== null)).toEqual([true, false, true, true])
    const before = (await slotsOf(sitting)).map((slot) => slot.seen_at)
    t.advance(1000)
    await save(sitting, { version: 1, step: 2, questions_attributes: [given(sitting.questions[3])] })
    expect((await slotsOf(sitting)).map((slot) => slot.seen_at)).toEqual(before)
  })

  test('takes no step of a test without tutor, and a step once in one with it', async () => {
    const plain = await sit()
    await save(plain, { version: 0, taken_tracker: ['taken'], questions_attributes: [given(plain.questions[0])] })
    expect((await show(plain)).taken_tracker[0]).toBeNull()
    const tutored = await sit({ tutor: true })
    const [learner] = await t.db.select().from(users).where(eq(users.id, tutored.person.id))
    for (const version of [0, 1])
      await save(tutored, {
        version,
        taken_tracker: ['taken', null, 'taken', null, 'taken'],
        questions_attributes: [given(tutored.questions[0])],
      })
    expect((await show(tutored)).taken_tracker).toEqual(['taken', null, 'taken', null])
    const events = await t.db
      .select()
      .from(answerEvents)
      .where(eq(answerEvents.learner_id, learner?.learner_id ?? ''))
    expect(events.map((e) => e.source_id).sort()).toEqual([`${tutored.id}:0`, `${tutored.id}:2`])
  })

  test('moves the star of a question whose answer is an event at once, and of no other', async () => {
    const sitting = await sit({ tutor: true })
    const [first, second] = sitting.questions
    await save(sitting, { version: 0, taken_tracker: ['taken'], questions_attributes: [given(first)] })
    const stars = [given(first, { marked: true }), given(second, { marked: true })]
    await save(sitting, { version: 1, questions_attributes: stars })
    const met = await t.db
      .select()
      .from(exposures)
      .where(eq(exposures.item_id, first?.id ?? 0))
    expect(met.map((row) => row.marked)).toEqual([true])
    expect(await t.db.$count(exposures, eq(exposures.item_id, second?.id ?? 0))).toBe(0)
  })

  test('moves no star of a question met in an earlier test before this one is scored', async () => {
    const earlier = await sit({ number_of_questions: 1 })
    const { person } = earlier
    const id = earlier.questions[0]?.id ?? 0
    await t.call('PUT', `/tests/${earlier.id}`, { token: person.token, body: { version: 0, questions_attributes: [] } })
    const body = { question_mode: 'Recommendation', custom_question_ids: [id] }
    const made = await t.call('POST', '/tests/create', { token: person.token, body })
    const sitting = { person, id: Number(made.body.id), questions: [] }
    const star = [{ id, marked: true }]
    const stars = async () =>
      (await t.db.select().from(exposures).where(eq(exposures.item_id, id))).map((row) => row.marked)
    expect(await stars()).toEqual([false])
    expect((await save(sitting, { version: 0, questions_attributes: star, taken_tracker: [] })).status).toBe(200)
    expect(await stars()).toEqual([false])
    const done = { version: 1, questions_attributes: star }
    expect((await t.call('PUT', `/tests/${sitting.id}`, { token: person.token, body: done })).status).toBe(200)
    expect(await stars()).toEqual([true])
  })

  test('of stars on a scored test is answered with the test and the stars in it', async () => {
    const sitting = await sit()
    await t.call('PUT', `/tests/${sitting.id}`, { token: sitting.person.token, body: { version: 0 } })
    const id = sitting.questions[1]?.id
    const starred = await save(sitting, { version: 1, questions_attributes: [{ id, marked: true }] })
    const shown = starred.body as unknown as Test
    expect([starred.status, shown.id, shown.score]).toEqual([200, sitting.id, 0])
    expect(shown.questions_attributes.map((q) => q.marked)).toEqual([false, true, false, false])
  })

  test('with a question that is not part of the test is refused, answered or not', async () => {
    const sitting = await sit()
    const own = new Set(sitting.questions.map((q) => q.id))
    const id = [...(await t.ctx.catalog()).items.keys()].find((item) => !own.has(item))
    for (const change of [{ id }, { id, time_spent: 5 }])
      expect((await save(sitting, { version: 0, questions_attributes: [change] })).status).toBe(422)
  })
})

describe('Don’t Save', () => {
  test('gives back step, clocks and answers of the last explicit save; a draft is none', async () => {
    const sitting = await sit({ timed: true })
    const [first, second] = sitting.questions
    t.advance(100_000)
    const { countdown_time } = await show(sitting)
    const explicit = { step: 1, time_spent: 20_000, countdown_time: countdown_time - 20_000 }
    await save(sitting, { version: 0, ...explicit, questions_attributes: [given(first, { time_spent: 20_000 })] })
    const draft = { step: 3, time_spent: 60_000, countdown_time: countdown_time - 60_000, draft: true }
    await save(sitting, { version: 1, ...draft, questions_attributes: [given(second, { time_spent: 9000 })] })
    const moved = await show(sitting)
    expect([moved.step, moved.time_spent]).toEqual([3, 60_000])
    const back = (await save(sitting, { version: 2, discard: true })).body as unknown as Test
    expect([back.version, back.step, back.time_spent, back.countdown_time]).toEqual([
      3,
      1,
      20_000,
      countdown_time - 20_000,
    ])
    expect(back.questions_attributes.map((q) => [q.skipped, q.time_spent])).toEqual([
      [false, 20_000],
      [null, 0],
      [null, 0],
      [null, 0],
    ])
  })

  test('takes back a draft that submitted a step of a tutor test, but for the step itself', async () => {
    const sitting = await sit({ tutor: true })
    const questions_attributes = sitting.questions.slice(0, 2).map((q) => given(q))
    await save(sitting, { version: 0, draft: true, step: 1, taken_tracker: ['taken'], questions_attributes })
    const back = (await save(sitting, { version: 1, discard: true })).body as unknown as Test
    expect([back.step, back.taken_tracker[0]]).toEqual([0, 'taken'])
    expect(back.questions_attributes.map((q) => q.skipped)).toEqual([false, null, null, null])
  })

  test('needs a plan that runs, as every other change', async () => {
    const topic = 'ACT Reading'
    const person = await t.member()
    const grant = { user_id: person.id, topic, days: 1, starts_at: t.ctx.now(), source: `test:${person.id}` }
    await t.db.insert(accessGrants).values(grant)
    await t.call('PUT', '/users/update_topic', { token: person.token, body: { user: { topic } } })
    const made = await t.call('POST', '/tests/create', { token: person.token, body: { number_of_questions: 1 } })
    const sitting = { person, id: Number(made.body.id), questions: [] }
    await save(sitting, { version: 0, draft: true, time_spent: 5 })
    t.advance(2 * 86_400_000)
    expect((await save(sitting, { version: 1, discard: true })).status).toBe(403)
    expect((await show(sitting)).version).toBe(1)
  })
})

describe('a diagnostic', () => {
  const start = async (): Promise<Sitting> => {
    const person = await t.guest()
    const body = { question_mode: 'Diagnostic', custom_question_ids: [] }
    const made = await t.call('POST', '/tests/create_diagnostic', { token: person.token, body })
    const id = Number(made.body.id)
    return { person, id, questions: (await show({ person, id })).questions_attributes as Question[] }
  }

  test('counts an answer as it was when its question was left, whatever becomes of it later', async () => {
    const sitting = await start()
    const [first, second] = sitting.questions
    const counted = async () => (await slotsOf(sitting)).slice(0, 2).map((slot) => slot.counted)
    await save(sitting, { version: 0, step: 0, questions_attributes: [given(first)] })
    expect(await counted()).toEqual([null, null])
    await save(sitting, { version: 1, step: 1, questions_attributes: [given(second)] })
    const left = first?.options.length ? 'A' : '7'
    expect(await counted()).toEqual([left, null])
    const changed = first?.options.length
      ? { id: first.id, answer_attributes: { letter: 'B' } }
      : { id: first?.id, student_produced_answer: '8' }
    await save(sitting, { version: 2, step: 1, questions_attributes: [changed] })
    expect((await counted())[0]).toBe(left)
  })

  test('goes back to its last explicit save, and past every draft', async () => {
    const sitting = await start()
    await save(sitting, { version: 0, step: 1, questions_attributes: [given(sitting.questions[0])] })
    const next = await show(sitting)
    const draft = { draft: true, step: 2, questions_attributes: [given(next.questions_attributes[1])] }
    await save(sitting, { version: 1, ...draft })
    const back = (await save(sitting, { version: 2, discard: true })).body as unknown as Test
    expect([back.version, back.step]).toEqual([3, 1])
  })

  test('lets a replaced question that was only glanced at go, and refuses an answer to one it never had', async () => {
    const sitting = await start()
    const own = new Set(sitting.questions.map((q) => q.id))
    const id = [...(await t.ctx.catalog()).items.keys()].find((item) => !own.has(item))
    expect(
      (await save(sitting, { version: 0, draft: true, questions_attributes: [{ id, marked: true }] })).status,
    ).toBe(200)
    expect(
      (await save(sitting, { version: 1, draft: true, questions_attributes: [{ id, time_spent: 5 }] })).status,
    ).toBe(422)
    const [row] = await t.db.select().from(tests).where(eq(tests.id, sitting.id))
    expect(row?.version).toBe(1)
  })

  test('chooses what was not shown anew after a save, and another test does not', async () => {
    const ids = (shown: Test) => shown.questions_attributes.map((q) => q.id)
    const sitting = await start()
    let last = await show(sitting)
    const before = ids(last)
    for (let step = 0; step < 4; step++) {
      const body = {
        version: step,
        step: step + 1,
        draft: true,
        questions_attributes: [given(last.questions_attributes[step] as Question)],
      }
      last = (await save(sitting, body)).body as unknown as Test
    }
    expect(ids(last)).not.toEqual(before)
    const other = await sit()
    const kept = (await save(other, { version: 0, step: 1, questions_attributes: [given(other.questions[0])] })).body
    expect(ids(kept as unknown as Test)).toEqual(other.questions.map((q) => q.id))
  })
})
