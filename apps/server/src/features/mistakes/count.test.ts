import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mistakeCounts, mistakes, users } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp } from '../../testing/app.ts'
import { missQuestions } from '../../testing/reviews.ts'
import { mistakeCount } from './queries.ts'
import { rebuildMistakeCounts } from './rebuild.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const learnerOf = async (person: Person): Promise<string> => {
  const [row] = await t.db.select({ id: users.learner_id }).from(users).where(eq(users.id, person.id))
  if (!row) throw new Error('a learner must be there')
  return row.id
}
const kept = async (learner: string): Promise<readonly [number, number]> => [
  await mistakeCount(t.db, learner, 'Algebra 1', false),
  await mistakeCount(t.db, learner, 'Algebra 1', true),
]

test('the counters follow missing, logging and deleting, and a statement that is rolled back leaves them', async () => {
  const me = await t.guest()
  const learner = await learnerOf(me)
  expect(await kept(learner)).toEqual([0, 0])
  const missed = await missQuestions(t, me, 4)
  expect(await kept(learner)).toEqual([4, 0])
  const log = (question_id: number | undefined) =>
    t.call('POST', '/mistakes/create', { token: me.token, body: { question_id, identify: 'A sign' } })
  const { body: first } = await log(missed[0]?.id)
  await log(missed[1]?.id)
  // Logged again, it is still one.
  await log(missed[1]?.id)
  expect(await kept(learner)).toEqual([2, 2])
  await t.call('DELETE', `/mistakes/${first.id}`, { token: me.token })
  expect(await kept(learner)).toEqual([2, 1])
  const cut = t.db.transaction(async (tx) => {
    await tx.update(mistakes).set({ logged_at: new Date() }).where(eq(mistakes.learner_id, learner))
    await tx.delete(mistakes).where(eq(mistakes.learner_id, learner))
    tx.rollback()
  })
  await expect(cut).rejects.toThrow()
  expect(await kept(learner)).toEqual([2, 1])
})

test('they move along when the entries change hands', async () => {
  const [from, to] = [await t.guest(), await t.guest()]
  await missQuestions(t, from, 3)
  const [a, b] = [await learnerOf(from), await learnerOf(to)]
  await t.db.execute(sql`update mistake set learner_id = ${b} where learner_id = ${a}`)
  expect([await kept(a), await kept(b)]).toEqual([
    [0, 0],
    [3, 0],
  ])
})

test('a rebuild leaves them as they were, and mends them', async () => {
  const me = await t.guest()
  const learner = await learnerOf(me)
  await missQuestions(t, me, 3)
  const rebuild = () => t.db.transaction((tx) => rebuildMistakeCounts(tx, learner))
  await rebuild()
  expect(await kept(learner)).toEqual([3, 0])
  await t.db.update(mistakeCounts).set({ n: 9 }).where(eq(mistakeCounts.learner_id, learner))
  await rebuild()
  expect(await kept(learner)).toEqual([3, 0])
})
