import type { Mistake } from '@fourfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { logMistake } from '../../testing/reviews.ts'

let t: TestApp
let me: Person
let id: number
beforeAll(async () => {
  t = await testApp()
  me = await t.guest()
  id = await logMistake(t, me, 'a1-two-step-equations')
})
afterAll(() => t.close())

const put = (body: unknown) => t.call('PUT', `/mistakes/${id}`, { token: me.token, body })
const show = async () => (await t.call('GET', `/mistakes/${id}`, { token: me.token })).body as unknown as Mistake

test('a rating that is none is refused, and the entry stays as it is', async () => {
  const before = await show()
  for (const mistake of [
    { performance_rating: 'excellent' },
    { performance_rating: 'good', age_ms: -1 },
    { performance_rating: 'good', age_ms: 1e12 },
    {},
    null,
    'good',
  ])
    expect([mistake, (await put({ mistake })).status]).toEqual([mistake, 422])
  expect(await show()).toEqual(before)
})

test('an edit changes the fields it names and no other', async () => {
  const before = await show()
  expect((await put({ notes: 'Look twice' })).status).toBe(200)
  const { identify, solution, clue, notes } = await show()
  expect({ identify, solution, clue, notes }).toEqual({
    identify: before.identify,
    solution: before.solution,
    clue: before.clue,
    notes: 'Look twice',
  })
})

test('what cannot be an answer is refused before it is recorded, and the entry stays readable', async () => {
  const { ask, question } = await show()
  for (const asked of [ask, question]) {
    if (!asked) continue
    const grid = asked.options.length === 0
    for (const answer of grid ? ['Z', '1e5', '<b>'] : ['Z', 'a', '7']) {
      const body = { question_id: asked.id, answer, answer_id: crypto.randomUUID() }
      const { status } = await t.call('POST', `/mistakes/${id}/answer`, { token: me.token, body })
      expect([answer, status]).toEqual([answer, 422])
    }
  }
  expect((await show()).question.answer_history).toHaveLength(question.answer_history.length)
})
