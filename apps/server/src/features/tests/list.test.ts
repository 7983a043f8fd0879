import { LIMITS, type NewTestData, type Test } from '@fourfold/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dailyScores, exposures, items, testCounts, testSlots, tests, users } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { PAGE } from './list-queries.ts'
import { testSlotRows } from './queries.ts'
import { rebuildTestTotals } from './rebuild.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const DAY = 86_400_000

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

/** A scored test whose first `right` questions have the right answer and the others none. */
async function scoredTest(person: Person, right = 0): Promise<Test & { score: number }> {
  const made = await t.call('POST', '/tests/create', { token: person.token, body: { number_of_questions: 3 } })
  const shown = await get<Test>(person, `/tests/${made.body.id}`)
  const rows = await testSlotRows(t.db, shown.id)
  const questions_attributes = rows.slice(0, right).map(({ item, revision: { secret } }) => ({
    id: item.id,
    skipped: false,
    ...(secret.grid === null
      ? { answer_attributes: { letter: secret.letter } }
      : { student_produced_answer: secret.grid }),
  }))
  const body = { version: shown.version, questions_attributes }
  const scored = await t.call('PUT', `/tests/${shown.id}`, { token: person.token, body })
  expect(scored.status).toBe(200)
  return { ...shown, score: Number(scored.body.score) }
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

describe('how many tests there are', () => {
  const total = async (person: Person) =>
    (await get<{ total_count: number; tests: unknown[] }>(person, '/tests/index')).total_count
  const copies = (learner: string, topic: string, n: number) =>
    t.db.execute(sql`
      insert into test (learner_id, topic, mode, timed, tutor, countdown_ms, initial_ms, question_count, checkpoint, share_code)
      select ${learner}, ${topic}, 'All', false, false, 0, 0, 1, '{"step":0,"time_ms":0,"countdown_ms":0,"slots":[]}',
        gen_random_uuid() from generate_series(1, ${n})`)

  test('is kept with every test that is made, of one topic and one person', async () => {
    const [person, other] = [await t.guest(), await t.guest()]
    expect(await total(person)).toBe(0)
    await scoredTest(person)
    expect([await total(person), await total(other)]).toEqual([1, 0])
    await copies(await learnerOf(person), 'Algebra 1', 30)
    await copies(await learnerOf(person), 'Geometry', 5)
    expect([await total(person), await total(other)]).toEqual([31, 0])
  })

  test('goes with tests that move to another person or are removed', async () => {
    const [from, to] = [await t.guest(), await t.guest()]
    await copies(await learnerOf(from), 'Algebra 1', 7)
    await copies(await learnerOf(to), 'Algebra 1', 2)
    const [source, target] = [await learnerOf(from), await learnerOf(to)]
    await t.db.execute(sql`update test set learner_id = ${target} where learner_id = ${source}`)
    expect([await total(from), await total(to)]).toEqual([0, 9])
    const { id } = await scoredTest(to)
    await t.db.delete(testSlots).where(eq(testSlots.test_id, id))
    await t.db.delete(tests).where(eq(tests.id, id))
    expect(await total(to)).toBe(9)
  })

  test('is not raised by a test that is not made after all', async () => {
    const person = await t.guest()
    const learner = await learnerOf(person)
    const cut = t.db.transaction(async (tx) => {
      await tx.execute(sql`insert into test (learner_id, topic, mode, timed, tutor, countdown_ms, initial_ms, question_count,
        checkpoint, share_code) values (${learner}, 'Algebra 1', 'All', false, false, 0, 0, 1, '{}', gen_random_uuid())`)
      tx.rollback()
    })
    await expect(cut).rejects.toThrow()
    expect(await total(person)).toBe(0)
  })
})

test('a rebuild leaves the daily means and the number of tests as they were, and mends them', async () => {
  const person = await t.guest()
  const learner = await learnerOf(person)
  // From noon on: two on one day, one on the next.
  t.advance(1.5 * DAY - (t.ctx.now().getTime() % DAY))
  const [first, second] = [await scoredTest(person, 1), await scoredTest(person, 2)]
  t.advance(DAY)
  const third = await scoredTest(person, 3)
  await t.call('POST', '/tests/create', { token: person.token, body: { number_of_questions: 2 } })
  const read = async () => ({
    days: await t.db.select().from(dailyScores).where(eq(dailyScores.learner_id, learner)).orderBy(dailyScores.day),
    counts: await t.db.select().from(testCounts).where(eq(testCounts.learner_id, learner)),
  })
  const online = await read()
  expect(online.days.map((d) => d.n)).toEqual([2, 1])
  expect(online.days.map((d) => d.total)).toEqual([first.score + second.score, third.score])
  expect(online.counts).toEqual([{ learner_id: learner, topic: 'Algebra 1', n: 4 }])
  await t.db.transaction((tx) => rebuildTestTotals(tx, learner))
  expect(await read()).toEqual(online)
  await t.db.update(dailyScores).set({ n: 9, total: 1 }).where(eq(dailyScores.learner_id, learner))
  await t.db.delete(testCounts).where(eq(testCounts.learner_id, learner))
  await t.db.transaction((tx) => rebuildTestTotals(tx, learner))
  expect(await read()).toEqual(online)
})

test('Create Test gets the same questions in groups, at a tenth of the size', async () => {
  const person = await t.guest()
  const { test_questions: whole } = await get<NewTestData>(person, '/tests/new')
  const { test_questions: grouped } = await get<NewTestData>(person, '/tests/new?grouped=1')
  const one = (grouped.groups ?? []).flatMap(({ ids, ...alike }) => ids.map((id) => ({ id, ...alike })))
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id
  expect(grouped.questions).toEqual([])
  expect(one.sort(byId)).toEqual([...whole.questions].sort(byId))
  expect(JSON.stringify(grouped).length).toBeLessThan(JSON.stringify(whole).length / 6)
})

test('a test is listed under a name made of its content, with what was right once it is scored', async () => {
  const person = await t.guest()
  const made = await t.call('POST', '/tests/create', {
    token: person.token,
    body: { number_of_questions: 3, tag_ids: ['a1-slope'] },
  })
  const row = async () => {
    const { body } = await t.call('GET', '/tests/index', { token: person.token })
    return (body.tests as { title: string; correct: number | null }[])[0]
  }
  const name = (await t.ctx.catalog()).topics.get('Algebra 1')?.skills.get('a1-slope')?.name
  expect(await row()).toMatchObject({ title: name, correct: null, missed: [] })
  await t.call('PUT', `/tests/${made.body.id}`, { token: person.token, body: { version: 0 } })
  expect(await row()).toMatchObject({ title: name, correct: 0, missed: [name] })
})

test('a result says how far its skills moved', async () => {
  const person = await t.guest()
  const { id } = await scoredTest(person, 2)
  const { body } = await t.call('GET', `/tests/${id}/result`, { token: person.token })
  const moved = body.moved as { before: number | null; after: number }[]
  expect(moved.length).toBeGreaterThan(0)
  expect(moved.every((m) => m.before === null && m.after > 0 && m.after < 1)).toBe(true)
})

test('a list of tests never looks through the places of other tests, also by a plan made while nobody had counted them', async () => {
  const plan = await t.db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`)
    // The few places of this file may have been counted meanwhile; with none counted the planner takes them for many.
    await tx.execute(sql`update pg_class set relpages = 0, reltuples = -1 where oid = 'test_slot'::regclass`)
    await tx.execute(sql.raw(`prepare page_to_look_at as ${PAGE.text}`))
    const args = "gen_random_uuid(), 'Algebra 1', 25, 0"
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain execute page_to_look_at (${args})`))
    await tx.execute(sql`deallocate page_to_look_at`)
    return rows.map((row) => row['QUERY PLAN'])
  })
  expect(plan.some((line) => line.includes('on test_slot'))).toBe(true)
  expect(plan.filter((line) => line.includes('Seq Scan on test_slot'))).toEqual([])
})
