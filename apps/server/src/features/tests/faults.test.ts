import type { Question, Test } from '@fourfold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessGrants } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const MINUTE = 60_000

async function start(person: Person, body: object = {}): Promise<Test> {
  const made = await t.call('POST', '/tests/create', { token: person.token, body: { number_of_questions: 5, ...body } })
  return show(person, Number(made.body.id))
}
const show = async (person: Person, id: number) =>
  (await t.call('GET', `/tests/${id}`, { token: person.token })).body as unknown as Test
const save = (person: Person, test: Test, state: object) =>
  t.call('PUT', `/tests/save/${test.id}`, {
    token: person.token,
    body: { version: test.version, full: true, ...state },
  })
const finish = (person: Person, test: Test, state: object) =>
  t.call('PUT', `/tests/${test.id}`, { token: person.token, body: { version: test.version, ...state } })

describe('a device whose clock was set forward', () => {
  test.each([10, 60, 23 * 60])('by %i minutes neither ends a timed test nor takes its time', async (minutes) => {
    const me = await t.guest()
    const shown = await start(me, { timed: true })
    t.advance(MINUTE)
    const told = shown.initialTimerTime - minutes * MINUTE
    const saved = (await save(me, shown, { countdown_time: told, draft: true })).body as unknown as Test
    expect(saved.countdown_time).toBeGreaterThan(shown.initialTimerTime - 1.2 * MINUTE)
    const ended = await finish(me, saved, { countdown_time: 0 })
    expect([ended.status, ended.body.error]).toEqual([409, 'There is still time left.'])
    expect((ended.body.test as Test).countdown_time).toBeGreaterThan(shown.initialTimerTime - 1.4 * MINUTE)
    expect((await show(me, shown.id)).score).toBeNull()
  })

  test('does not keep a test from ending when its time is over by our clock too, nor a student from finishing early', async () => {
    const me = await t.guest()
    const shown = await start(me, { timed: true })
    t.advance(shown.initialTimerTime)
    expect((await finish(me, shown, { countdown_time: 0 })).status).toBe(200)
    const early = await start(me, { timed: true })
    expect((await finish(me, early, { countdown_time: early.initialTimerTime - 1000 })).status).toBe(200)
  })

  test('does not take the time during which the page was closed', async () => {
    const me = await t.guest()
    const shown = await start(me, { timed: true })
    t.advance(MINUTE)
    const left = shown.initialTimerTime - MINUTE
    const saved = (await save(me, shown, { countdown_time: left })).body as unknown as Test
    t.advance(3 * 3_600_000)
    expect((await show(me, shown.id)).countdown_time).toBe(saved.countdown_time)
  })
})

describe('two devices', () => {
  const choose = (question: Question | undefined, n: number, age_ms: number) =>
    question?.options.length
      ? { id: question.id, answer_attributes: { letter: question.options[n]?.letter }, age_ms }
      : { id: question?.id, student_produced_answer: String(n + 1), age_ms }
  const givenIn = (test: Test) => {
    const [question] = test.questions_attributes
    return question?.answer_attributes?.letter ?? question?.student_produced_answer
  }

  test('the later change of a question wins, whichever arrives first', async () => {
    const me = await t.guest()
    const shown = await start(me)
    t.advance(10 * MINUTE)
    const [question] = shown.questions_attributes
    const late = (await save(me, shown, { questions_attributes: [choose(question, 0, 0)], draft: true })).body
    const newest = givenIn(late as unknown as Test)
    const older = { questions_attributes: [choose(question, 1, 5 * MINUTE)], draft: true }
    expect((await save(me, shown, older)).status).toBe(409)
    const merged = (await save(me, late as unknown as Test, older)).body as unknown as Test
    expect(givenIn(merged)).toBe(newest)
    t.advance(MINUTE)
    const again = { questions_attributes: [choose(question, 2, 10_000)], draft: true }
    expect(givenIn((await save(me, merged, again)).body as unknown as Test)).not.toBe(newest)
  })

  test.each(['is heard', 'is lost'])(
    'what a device types after a save that was long on its way is the later one, also where the answer to that save %s',
    async (answer) => {
      const me = await t.guest()
      const shown = await start(me)
      t.advance(10 * MINUTE)
      const [question] = shown.questions_attributes
      const told = async (version: Test, ...changes: object[]) =>
        (await save(me, version, { questions_attributes: changes, draft: true })).body as unknown as Test
      // Typed before the second one, and dated by when it arrived.
      const first = await told(shown, { ...choose(question, 0, 0), edit: 'first' })
      const second = { ...choose(question, 1, 5000), edit: 'second', after: ['first'] }
      // Who has not heard the answer knows the old version, and is told the new one.
      const known =
        answer === 'is heard'
          ? first
          : ((await save(me, shown, { questions_attributes: [second], draft: true })).body.test as Test)
      const { after: _, ...unrelated } = second
      const lost = await told(known, unrelated)
      expect(givenIn(lost)).toBe(givenIn(first))
      const taken = await told(lost, second)
      expect(givenIn(taken)).not.toBe(givenIn(first))
      // Another device has changed it since: what was made after the first is not later than that.
      const other = await told(taken, { ...choose(question, 2, 0), edit: 'other' })
      expect(
        givenIn(await told(other, { ...choose(question, 3, 5000), edit: 'third', after: ['first', 'second'] })),
      ).toBe(givenIn(other))
    },
  )

  test('a question says how long ago it was changed, as long as its test runs', async () => {
    const me = await t.guest()
    const shown = await start(me)
    t.advance(10 * MINUTE)
    const [question] = shown.questions_attributes
    await save(me, shown, { questions_attributes: [choose(question, 0, MINUTE)], draft: true })
    t.advance(MINUTE)
    const running = await show(me, shown.id)
    const [first, second] = running.questions_attributes
    expect([Math.round((first?.changed_ago_ms ?? 0) / MINUTE), second?.changed_ago_ms]).toEqual([2, null])
    await finish(me, running, {})
    expect((await show(me, shown.id)).questions_attributes[0]).not.toHaveProperty('changed_ago_ms')
  })

  test('a device that knows a later version than the server has (an older backup was restored) is told the version', async () => {
    const me = await t.guest()
    const shown = await start(me)
    const answer = await save(me, { ...shown, version: shown.version + 7 }, {})
    expect([answer.status, (answer.body.test as Test).version]).toEqual([409, shown.version])
  })

  test('a step that one of them took stays as it was taken', async () => {
    const me = await t.guest()
    const shown = await start(me, { tutor: true })
    const [question] = shown.questions_attributes
    const taken_tracker = ['taken', null, null, null, null]
    const first = await save(me, shown, { questions_attributes: [choose(question, 0, 0)], taken_tracker })
    const kept = first.body as unknown as Test
    const second = await save(me, kept, { questions_attributes: [choose(question, 1, 0)], taken_tracker })
    expect(givenIn(second.body as unknown as Test)).toBe(givenIn(kept))
  })
})

describe('an expired plan', () => {
  test('opens neither the reference nor a test that was never opened, and still shows own work', async () => {
    const me = await t.member()
    const grant = { user_id: me.id, topic: 'SAT Math', days: 1, starts_at: t.ctx.now(), source: `test:${me.id}` }
    await t.db.insert(accessGrants).values(grant)
    await t.call('PUT', '/users/update_topic', { token: me.token, body: { user: { topic: 'SAT Math' } } })
    const body = { number_of_questions: 3 }
    const make = async () => Number((await t.call('POST', '/tests/create', { token: me.token, body })).body.id)
    const [opened, saved, untouched] = [await make(), await make(), await make()]
    const status = async (path: string) => (await t.call('GET', path, { token: me.token })).status
    expect(await status(`/tests/${opened}`)).toBe(200)
    await t.call('PUT', `/tests/save/${saved}`, { token: me.token, body: { version: 0, step: 1 } })
    expect(await status('/tests/reference?topic=SAT%20Math')).toBe(200)
    t.advance(3 * 86_400_000)
    expect([await status(`/tests/${opened}`), await status(`/tests/${saved}`)]).toEqual([200, 200])
    expect(await status(`/tests/${untouched}`)).toBe(403)
    expect(await status('/tests/reference?topic=SAT%20Math')).toBe(403)
  })

  test('lets no star be set any more, not even on a scored test', async () => {
    const me = await t.member()
    const grant = { user_id: me.id, topic: 'SAT Math', days: 1, starts_at: t.ctx.now(), source: `test:${me.id}` }
    await t.db.insert(accessGrants).values(grant)
    await t.call('PUT', '/users/update_topic', { token: me.token, body: { user: { topic: 'SAT Math' } } })
    const shown = await start(me, { number_of_questions: 2 })
    await finish(me, shown, {})
    const scored = await show(me, shown.id)
    t.advance(3 * 86_400_000)
    const id = scored.questions_attributes[0]?.id
    expect((await save(me, scored, { questions_attributes: [{ id, marked: true }] })).status).toBe(403)
  })
})

describe('of a test', () => {
  test('a grid-in of zero counts as skipped when it is saved, as in the result', async () => {
    const me = await t.guest()
    for (let round = 0; round < 20; round++) {
      const shown = await start(me, { number_of_questions: 20 })
      const grid = shown.questions_attributes.find((q) => q.options.length === 0)
      if (!grid) continue
      for (const [text, skipped] of [
        ['0', true],
        ['7', false],
        ['0.0', true],
      ] as const) {
        const { version } = await show(me, shown.id)
        const change = { id: grid.id, student_produced_answer: text, skipped: false }
        const saved = await save(me, { ...shown, version }, { questions_attributes: [change] })
        const kept = (saved.body as unknown as Test).questions_attributes.find((q) => q.id === grid.id)
        expect([text, kept?.skipped]).toEqual([text, skipped])
      }
      return
    }
    expect.unreachable('there must be a grid-in among 400 questions')
  })

  test('that is scored the stars can still be set and taken off, and nothing else', async () => {
    const me = await t.guest()
    const shown = await start(me)
    await finish(me, shown, {})
    const scored = await show(me, shown.id)
    const id = scored.questions_attributes[1]?.id
    const starred = await save(me, scored, { questions_attributes: [{ id, marked: true }] })
    expect(starred.status).toBe(200)
    expect((await show(me, shown.id)).questions_attributes.map((q) => q.marked)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ])
    const pool = await t.call('GET', '/tests/new', { token: me.token })
    expect((pool.body.test_questions as { marked: number[] }).marked).toContain(id)
    const more = { questions_attributes: [{ id, marked: false, time_spent: 5 }] }
    expect((await save(me, scored, more)).status).toBe(409)
    expect((await save(me, scored, { questions_attributes: [{ id, marked: false }] })).status).toBe(200)
    expect((await show(me, shown.id)).questions_attributes.some((q) => q.marked)).toBe(false)
  })
})
