import type { Test } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { countStatements } from '../../testing/statements.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('the texts of a question are read once, and anew when they are others', async () => {
  const { token } = await t.guest()
  const made = await t.call('POST', '/tests/create', { token, body: { number_of_questions: 3 } })
  const show = async () => (await t.call('GET', `/tests/${made.body.id}`, { token })).body as unknown as Test
  const first = await show()
  const again = await countStatements(t, async () =>
    expect((await show()).questions_attributes.map((q) => q.content)).toEqual(
      first.questions_attributes.map((q) => q.content),
    ),
  )
  expect(again.filter((text) => text.includes('public, secret'))).toEqual([])
  const { id } = first.questions_attributes[1] ?? { id: 0 }
  await t.db.execute(sql`update item_revision set text_hash = 'other ' || text_hash, public = jsonb_set(public, '{content}', '"Other words"')
    where item_id = ${id}`)
  const reworded = await show()
  expect(reworded.questions_attributes.map((q) => q.content)).toEqual(
    first.questions_attributes.map((q) => (q.id === id ? 'Other words' : q.content)),
  )
})
