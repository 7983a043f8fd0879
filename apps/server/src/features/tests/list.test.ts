import { LIMITS, type NewTestData, type Test } from '@fourfold/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dailyScores, exposures, items, tests, users } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Person = { token: string; id: number }
type Graphs = {
  by_test: { id: number; created_at: string; score: number }[]
  by_date: { date: string; score: number }[]
}

const get = async <T>(person: Person, path: string): Promise<T> =>
  (await t.call('GET', path, { token: person.token })).body as T

const learnerOf = async (person: Person): Promise<string> => {
  const [row] = await t.db.select({ id: users.learner_id }).from(users).where(eq(users.id, person.id))
  return row?.id ?? ''
}

async function scoredTest(person: Person): Promise<Test> {
  const made = await t.call('POST', '/tests/create', { token: person.token, body: { number_of_questions: 2 } })
  const shown = await get<Test>(person, `/tests/${made.body.id}`)
  await t.call('PUT', `/tests/${shown.id}`, { token: person.token, body: { version: shown.version } })
  return shown
}

describe('the score graphs', () => {
  test('are empty before the first scored test', async () => {
    expect(await get<Graphs>(await t.guest(), '/tests/graphs')).toEqual({ by_test: [], by_date: [] })
  })

  test('have a dot for each scored test, oldest first, and one for each day with its mean', async () => {
    const person = await t.guest()
    const [first, second] = [await scoredTest(person), await scoredTest(person)]
    await t.call('POST', '/tests/create', { token: person.token, body: { number_of_questions: 2 } })
    await t.db.update(tests).set({ score: 40 }).where(eq(tests.id, second.id))
    await t.db
      .update(dailyScores)
      .set({ total: 40 })
      .where(eq(dailyScores.learner_id, await learnerOf(person)))
    const { by_test, by_date } = await get<Graphs>(person, '/tests/graphs')
    expect(by_test).toEqual([
      { id: first.id, created_at: expect.any(String), score: 0 },
      { id: second.id, created_at: expect.any(String), score: 40 },
    ])
    expect(by_test.map((d) => Date.parse(d.created_at))).toEqual([first, second].map((x) => Date.parse(x.created_at)))
    expect(by_date).toEqual([{ date: first.created_at.slice(0, 10), score: 20 }])
  })

  test('show the newest days when there are more than fit', async () => {
    const person = await t.guest()
    const days = LIMITS.graphTestsMax + 20
    await t.db.execute(sql`
      insert into daily_score (learner_id, topic, day, n, total)
      select ${await learnerOf(person)}, 'Algebra 1', to_char(date '2024-01-01' + g, 'YYYY-MM-DD'), 2, 100
      from generate_series(1, ${days}) as g`)
    const { by_date } = await get<Graphs>(person, '/tests/graphs')
    expect(by_date).toHaveLength(LIMITS.graphTestsMax)
    expect(by_date[0]).toEqual({ date: '2024-01-22', score: 50 })
    expect(by_date.map((d) => d.date)).toEqual(by_date.map((d) => d.date).sort())
  })
})

test('Create Test knows which questions were met, missed and starred, and forgets retired ones', async () => {
  const person = await t.guest()
  const pool = [...(await t.ctx.catalog()).items.values()].filter((i) => i.topic === 'Algebra 1' && !i.retired)
  const [right, wrong, starred] = pool.map((i) => i.id)
  const [kept] = await t.db
    .select()
    .from(items)
    .where(eq(items.id, right ?? 0))
  if (!kept) throw new Error('the question must be there')
  const { id: _, ...copy } = kept
  const [gone] = await t.db
    .insert(items)
    .values({ ...copy, slug: 'gone', display_id: 'gone', retired_at: new Date() })
    .returning({ id: items.id })
  const met = { learner_id: await learnerOf(person), topic: 'Algebra 1' }
  await t.db.insert(exposures).values([
    { ...met, item_id: right ?? 0, last_correct: true },
    { ...met, item_id: wrong ?? 0, last_correct: false },
    { ...met, item_id: starred ?? 0, last_correct: null, marked: true },
    { ...met, item_id: gone?.id ?? 0, last_correct: false, marked: true },
  ])
  const { test_questions } = await get<NewTestData>(person, '/tests/new')
  expect([...test_questions.used].sort()).toEqual([right, wrong, starred].sort())
  expect(test_questions.incorrect).toEqual([wrong])
  expect(test_questions.marked).toEqual([starred])
})
