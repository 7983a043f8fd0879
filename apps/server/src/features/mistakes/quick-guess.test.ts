import type { Mistake, Test } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { secretsOf } from '../../testing/keys.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Misses a question by the misconception of one of its options, in so many milliseconds. */
async function miss(me: Person, time_spent: number): Promise<{ id: number; misconception: string }> {
  const body = { number_of_questions: 1, tag_ids: ['a1-two-step-equations'] }
  const made = await t.call('POST', '/tests/create', { token: me.token, body })
  const shown = (await t.call('GET', `/tests/${made.body.id}`, { token: me.token })).body as unknown as Test
  const id = shown.questions_attributes[0]?.id ?? 0
  const options = (await secretsOf(t, [id])).get(id)?.options ?? {}
  const [letter, option] = Object.entries(options).find(([, o]) => o?.misconception) ?? []
  const questions_attributes = [{ id, answer_attributes: { letter: letter ?? null }, skipped: !letter, time_spent }]
  t.advance(time_spent + 1000)
  await t.call('PUT', `/tests/${made.body.id}`, { token: me.token, body: { version: 0, questions_attributes } })
  return option?.misconception ? { id, misconception: option.misconception } : miss(me, time_spent)
}
const proposed = async (me: Person, id: number) =>
  (await t.call('GET', `/mistakes/new?question_id=${id}`, { token: me.token })).body
const logged = async (me: Person, question_id: number, more: object = {}) => {
  const body = { question_id, confirm: true, ...more }
  const { id } = (await t.call('POST', '/mistakes/create', { token: me.token, body })).body
  return (await t.call('GET', `/mistakes/${id}`, { token: me.token })).body as unknown as Mistake
}

test('an answer quicker than reading is proposed as a quick guess, one that was read by its misconception', async () => {
  const me = await t.guest()
  const read = await proposed(me, (await miss(me, 40_000)).id)
  expect(read.identify).not.toMatch(/quick guess/)
  const guess = await miss(me, 1000)
  const entry = await proposed(me, guess.id)
  expect(entry.identify).toMatch(/^A quick guess/)
  expect(entry.clue).toMatch(/^Read to the end/)
  expect(entry.solution).not.toBe('')
  expect(await logged(me, guess.id)).toMatchObject({ identify: entry.identify, kind: 'misread' })
})

test('a misconception that a solution named, and that the student confirms there, stands instead of the guess', async () => {
  const me = await t.guest()
  const other = await logged(me, (await miss(me, 1000)).id, { named: 'no-such-name' })
  expect(other.identify).toMatch(/^A quick guess/)
  const guess = await miss(me, 1000)
  const entry = await logged(me, guess.id, { named: guess.misconception })
  expect(entry.identify).not.toMatch(/quick guess/)
  expect(entry).toMatchObject({ kind: 'wrong rule', repair: { misconception: { id: guess.misconception } } })
})
