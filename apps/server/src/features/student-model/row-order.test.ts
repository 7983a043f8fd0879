import type { Test } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { readNodes } from './model.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('what is known of a student is read in one order, wherever its rows lie: sums come out alike to the last digit', async () => {
  const { token, id: userId } = await t.guest()
  const { body } = await t.call('POST', '/tests/create', { token, body: { number_of_questions: 5 } })
  const shown = (await t.call('GET', `/tests/${body.id}`, { token })).body as unknown as Test
  const questions_attributes = shown.questions_attributes.map(({ id, options }) => ({
    id,
    skipped: false,
    ...(options.length > 0 ? { answer_attributes: { letter: 'A' } } : { student_produced_answer: '7' }),
  }))
  await t.call('PUT', `/tests/${body.id}`, { token, body: { version: 0, questions_attributes } })
  const { rows } = await t.db.execute<{ learner_id: string }>(
    sql`select learner_id from user_account where id = ${userId}`,
  )
  const learner = rows[0]?.learner_id ?? ''
  // The database may read the table as its rows lie; here it must.
  const order = () =>
    t.db.transaction(async (tx) => {
      for (const way of ['indexscan', 'bitmapscan']) await tx.execute(sql.raw(`set local enable_${way} = off`))
      return Object.keys(await readNodes(tx, learner, 'Algebra 1'))
    })
  const before = await order()
  expect(before.length).toBeGreaterThan(3)
  // A row that is written again lies behind all others.
  for (const scope of before.toReversed())
    await t.db.execute(sql`update model_state set node = node
      where learner_id = ${learner} and ${scope} in (scope::text, scope || ':' || scope_id)`)
  expect(await order()).toEqual(before)
})
