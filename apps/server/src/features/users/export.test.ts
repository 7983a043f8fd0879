import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cardImportChunks,
  cardImports,
  dailyScores,
  misconceptionStates,
  testReplacements,
} from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { oneUser } from '../people/queries.ts'
import { exportedTables, NOT_EXPORTED } from './export.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('every table that belongs to somebody is in the download, or has a reason why not', async () => {
  const { rows } = await t.db.execute<{ name: string }>(
    sql`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'learner_id')`,
  )
  const explained = [...exportedTables(), ...Object.keys(NOT_EXPORTED)]
  expect(rows.map((row) => row.name).toSorted()).toEqual(explained.toSorted())
})

test('the download has what each save changed, replaced questions, daily scores, misconceptions and imports on their way', async () => {
  const me = await t.member()
  const { learner_id } = await oneUser(t.db, me.id)
  const made = await t.call('POST', '/tests/create', { token: me.token, body: { number_of_questions: 2 } })
  const test_id = Number(made.body.id)
  await t.call('PUT', `/tests/save/${test_id}`, { token: me.token, body: { version: 0, step: 1, time_spent: 10 } })
  await t.db.insert(testReplacements).values({ test_id, pos: 1, item_id: 1, item_revision_id: 1 })
  await t.db.insert(dailyScores).values({ learner_id, topic: 'Algebra 1', day: '2026-11-15', n: 1, total: 50 })
  await t.db.insert(misconceptionStates).values({ learner_id, topic: 'Algebra 1', misconception_id: 'sign', n: 2 })
  const [started] = await t.db.insert(cardImports).values({ learner_id, format: 'csv' }).returning()
  await t.db.insert(cardImportChunks).values({ import_id: started?.id ?? '', pos: 0, text: 'front,back' })
  const { body } = await t.call('GET', `/users/${me.id}/export`, { token: me.token })
  expect(body.test_replacements).toMatchObject([{ test_id, item_id: 1 }])
  expect(body.daily_scores).toMatchObject([{ day: '2026-11-15' }])
  expect(body.misconceptions).toMatchObject([{ misconception_id: 'sign' }])
  expect(body.card_imports).toMatchObject([{ format: 'csv' }])
  expect(body.card_import_pieces).toMatchObject([{ text: 'front,back' }])
  expect((body.test_changes as { test_id: number }[]).every((change) => change.test_id === test_id)).toBe(true)
  expect(body.test_changes).not.toEqual([])
  expect(JSON.stringify(body)).not.toContain('$argon2')

  const other = await t.member()
  const theirs = await t.call('GET', `/users/${other.id}/export`, { token: other.token })
  for (const name of ['test_changes', 'test_replacements', 'daily_scores', 'misconceptions', 'card_import_pieces'])
    expect(theirs.body[name]).toEqual([])
})
