import type { Question, Test } from '@fourfold/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { tests } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { seeded } from '../../testing/seeded.ts'

let t: TestApp
const clock = new Date('2026-11-16T08:00:00Z')
beforeAll(async () => {
  t = await testApp()
  // One moment for everything, so that two runs can be compared byte by byte.
  Object.assign(t.ctx, { now: () => clock })
  // Numbers that nothing else has, so that they can be taken out of what is compared.
  await t.db.execute(sql`alter table test alter column id restart with 87650000`)
})
afterAll(() => t.close())

type Person = { token: string; id: number }

const call = async (person: Person, method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown) =>
  (await t.call(method, path, { token: person.token, ...(body === undefined ? {} : { body }) })).body

/** Another key for every question of the bank; its texts go by another hash then, as a reworded question's do. */
const flip = () =>
  t.db.execute(sql`update item_revision set text_hash = 'flipped ' || text_hash, secret = case
    when secret->>'letter' is not null then jsonb_set(secret, '{letter}', to_jsonb(translate(secret->>'letter', 'ABCD', 'BCDA')))
    else jsonb_set(jsonb_set(secret, '{was}', secret->'grid'), '{grid}', '"77771"') end`)
const flipBack = () =>
  t.db.execute(sql`update item_revision set text_hash = replace(text_hash, 'flipped ', ''), secret = case
    when secret->>'letter' is not null then jsonb_set(secret, '{letter}', to_jsonb(translate(secret->>'letter', 'BCDA', 'ABCD')))
    else jsonb_set(secret, '{grid}', secret->'was') - 'was' end`)

const answers = (question: Question): object[] =>
  question.options.length > 0
    ? question.options.map(({ letter }) => ({ answer_attributes: { letter }, answer_changes: [letter] }))
    : ['1', '7', '-3', '1/2'].map((text) => ({ student_produced_answer: text, answer_changes: [text] }))

const MODES: readonly [string, string, object][] = [
  ['All', '/tests/create', { number_of_questions: 6, question_mode: 'All' }],
  ['timed', '/tests/create', { number_of_questions: 6, question_mode: 'All', timed: true }],
  ['tutor', '/tests/create', { number_of_questions: 6, question_mode: 'Unused', tutor: true }],
  ['Recommendation', '/tests/create', { number_of_questions: 6, question_mode: 'Recommendation' }],
  ['practice', '/tests/create_practice', { question_mode: 'Recommendation', custom_question_ids: [] }],
  ['Diagnostic', '/tests/create_diagnostic', { question_mode: 'Diagnostic', custom_question_ids: [] }],
]

/** Tries every answer of a question, goes on without one, comes back, clears, discards; all that the server says. */
async function wander(
  person: Person,
  path: string,
  body: object,
  beforeSaves: () => Promise<unknown>,
): Promise<string> {
  vi.spyOn(Math, 'random').mockImplementation(seeded(7).next)
  const heard: unknown[] = []
  const made = await call(person, 'POST', path, body)
  let shown = (await call(person, 'GET', `/tests/${made.id}`)) as unknown as Test
  await beforeSaves()
  const hear = (answer: unknown) => {
    heard.push(answer)
    return answer as Test
  }
  const save = async (step: number, question: Question, change: object, more: object = {}) => {
    const questions_attributes = [{ id: question.id, ...change }]
    const state = { version: shown.version, step, draft: true, ...more, questions_attributes }
    // What a save tells by itself, and the whole test after it.
    hear(await call(person, 'PUT', `/tests/save/${made.id}`, state))
    shown = hear(await call(person, 'GET', `/tests/${made.id}`))
  }
  for (const step of [0, 1, 2]) {
    const question = shown.questions_attributes[step] as Question
    for (const change of answers(question)) await save(step, question, change)
    const nothing = question.options.length > 0 ? { answer_attributes: null } : { student_produced_answer: '' }
    await save(step, question, { ...nothing, answer_changes: [] })
    await save(step + 1, question, { time_spent: 0 })
  }
  shown = hear(await call(person, 'PUT', `/tests/save/${made.id}`, { version: shown.version, discard: true }))
  for (const page of ['/today', '/questions/index', '/tests/index', '/tests/new', '/mistakes/index'])
    hear(await call(person, 'GET', page))
  hear(await call(person, 'GET', `/tests/${made.id}`))
  vi.restoreAllMocks()
  return JSON.stringify(heard).replaceAll(String(made.id), '0').replaceAll(shown.share_code, 'CODE')
}

describe('while a test runs and nothing in it is final', () => {
  test.each(MODES)('%s: other keys change no byte and no choice', async (_, path, body) => {
    const [first, second] = [await t.guest(), await t.guest()]
    const plain = await wander(first, path, body, async () => undefined)
    const flipped = await wander(second, path, body, flip)
    await flipBack()
    expect(plain.length).toBeGreaterThan(1000)
    const at = [...plain].findIndex((letter, i) => letter !== flipped[i])
    expect(at < 0 ? '' : flipped.slice(Math.max(0, at - 200), at + 50)).toBe('')
  })
})

describe('a running test', () => {
  const makeTest = async (person: Person, body: object = {}) => {
    const { id } = await call(person, 'POST', '/tests/create', { number_of_questions: 5, ...body })
    return (await call(person, 'GET', `/tests/${id}`)) as unknown as Test
  }

  test('is opened by no share code before it is scored, neither by its owner nor by others', async () => {
    const [owner, friend] = [await t.guest(), await t.guest()]
    const shown = await makeTest(owner)
    const take = (person: Person) =>
      t.call('POST', '/tests/create', {
        token: person.token,
        body: { question_mode: 'Recommendation', custom_test_id: shown.share_code, tutor: true },
      })
    expect([(await take(owner)).status, (await take(friend)).status]).toEqual([422, 422])
    await call(owner, 'PUT', `/tests/${shown.id}`, { version: shown.version })
    expect([(await take(owner)).status, (await take(friend)).status]).toEqual([200, 200])
  })

  test('lends its questions to no other test, whatever way that one is made', async () => {
    const me = await t.guest()
    const shown = await makeTest(me, { number_of_questions: 20 })
    const ids = shown.questions_attributes.map((q) => q.id)
    const asked = { question_mode: 'Recommendation', custom_question_ids: ids.slice(0, 5) }
    for (const path of ['/tests/create', '/tests/create_practice'])
      expect((await t.call('POST', path, { token: me.token, body: asked })).status).toBe(422)
    const offered = (await call(me, 'GET', '/tests/new')) as { test_questions: { questions: { id: number }[] } }
    expect(offered.test_questions.questions.filter((q) => ids.includes(q.id))).toEqual([])
    const body = { question_mode: 'Diagnostic', custom_question_ids: [] }
    const made = await call(me, 'POST', '/tests/create_diagnostic', body)
    const other = (await call(me, 'GET', `/tests/${made.id}`)) as unknown as Test
    expect(other.questions_attributes.filter((q) => ids.includes(q.id))).toEqual([])
    await call(me, 'PUT', `/tests/${shown.id}`, { version: shown.version })
    expect((await t.call('POST', '/tests/create_practice', { token: me.token, body: asked })).status).toBe(200)
  })

  test('lends them to none as long as it is saved, however long ago it was begun', async () => {
    const me = await t.guest()
    const shown = await makeTest(me)
    const begun = new Date(t.ctx.now().getTime() - 40 * 86_400_000)
    await t.db.update(tests).set({ created_at: begun, saved_at: t.ctx.now() }).where(eq(tests.id, shown.id))
    const ids = shown.questions_attributes.map((q) => q.id)
    const body = { question_mode: 'Recommendation', custom_question_ids: ids, tutor: true }
    expect((await t.call('POST', '/tests/create', { token: me.token, body })).status).toBe(422)
  })
})

describe('in a running diagnostic', () => {
  const start = async (person: Person) => {
    const body = { question_mode: 'Diagnostic', custom_question_ids: [] }
    const { id } = await call(person, 'POST', '/tests/create_diagnostic', body)
    return (await call(person, 'GET', `/tests/${id}`)) as unknown as Test
  }
  const given = (question: Question, n: number) => answers(question)[n] as object

  test('an answer with which a question was left is final: not changed, not cleared, not discarded, not revived away', async () => {
    const me = await t.guest()
    let shown = await start(me)
    const save = async (step: number, id: number, change: object, more: object = {}) => {
      const questions_attributes = [{ id, ...change }]
      const state = { version: shown.version, step, draft: true, full: true, questions_attributes, ...more }
      shown = (await call(me, 'PUT', `/tests/save/${shown.id}`, state)) as unknown as Test
    }
    const first = shown.questions_attributes[0] as Question
    await save(1, first.id, given(first, 0))
    const stands = () => {
      const { answer_attributes, student_produced_answer, final } = shown.questions_attributes[0] as Question
      return [answer_attributes?.letter ?? student_produced_answer, final]
    }
    const before = stands()
    expect(before[1]).toBe(true)
    const cleared = first.options.length > 0 ? { answer_attributes: null } : { student_produced_answer: '' }
    for (const change of [given(first, 1), cleared, given(first, 2)]) {
      for (const step of [0, 1]) await save(step, first.id, change)
      expect(stands()).toEqual(before)
    }
    shown = (await call(me, 'PUT', `/tests/save/${shown.id}`, {
      version: shown.version,
      discard: true,
    })) as unknown as Test
    expect(stands()).toEqual(before)
  })
})
