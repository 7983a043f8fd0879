import type { Question, Test } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerEvents, calibrations, itemRevisions, items, modelStates } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { rebuildLearner } from '../student-model/service.ts'
import { calibrate } from './calibrate.ts'
import { readCatalog } from './catalog.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function answerAll(token: string, right: boolean): Promise<number[]> {
  const made = await t.call('POST', '/tests/create', {
    token,
    body: { number_of_questions: 5, tag_ids: ['a1-one-step-equations'] },
  })
  const id = Number(made.body.id)
  const shown = (await t.call('GET', `/tests/${id}`, { token })).body as unknown as Test
  t.advance(600_000)
  const changes = await Promise.all(
    shown.questions_attributes.map(async (q: Question) => {
      const [row] = await t.db
        .select({ secret: itemRevisions.secret })
        .from(items)
        .innerJoin(itemRevisions, eq(itemRevisions.id, items.revision_id))
        .where(eq(items.id, q.id))
      const wrong = Object.entries(row?.secret.options ?? {}).find(([, o]) => !o.correct)?.[0] ?? 'A'
      const time = { id: q.id, time_spent: 30_000, skipped: false }
      return q.options.length
        ? { ...time, answer_attributes: { letter: right ? row?.secret.letter : wrong } }
        : { ...time, student_produced_answer: right ? row?.secret.grid : '99999' }
    }),
  )
  await t.call('PUT', `/tests/${id}`, { token, body: { version: 0, step: 4, questions_attributes: changes } })
  return shown.questions_attributes.map((q) => q.id)
}

test('an epoch makes missed questions harder than those that went right, and events keep the epoch they were judged against', async () => {
  const before = await readCatalog(t.db)
  const missed = new Set<number>()
  const solved = new Set<number>()
  for (let i = 0; i < 3; i++) {
    for (const id of await answerAll((await t.guest()).token, false)) missed.add(id)
    for (const id of await answerAll((await t.guest()).token, true)) solved.add(id)
  }
  const made = await calibrate(t.ctx)
  expect(made.epoch).toBe(1)
  const after = await readCatalog(t.db)
  expect(after.epoch).toBe(1)
  const harder = (ids: ReadonlySet<number>) =>
    [...ids].reduce((sum, id) => sum + (after.items.get(id)?.view.b ?? 0) - (before.items.get(id)?.view.b ?? 0), 0) /
    ids.size
  expect(harder(missed)).toBeGreaterThan(harder(solved) + 0.1)
  expect((await t.db.select().from(calibrations)).length).toBeGreaterThan(missed.size)
  expect((await t.db.select().from(answerEvents)).every((e) => e.epoch === 0)).toBe(true)
})

test('after a new epoch a rebuild still equals the online state', async () => {
  const fresh = await testApp()
  const guest = await fresh.guest()
  await answerAll(guest.token, true)
  const me = await fresh.ctx.db.query.users.findFirst({ where: (u, { eq: is }) => is(u.id, guest.id) })
  const learner = me?.learner_id ?? ''
  const read = () =>
    t.db
      .select({ scope: modelStates.scope, id: modelStates.scope_id, node: modelStates.node })
      .from(modelStates)
      .where(eq(modelStates.learner_id, learner))
      .orderBy(modelStates.scope, modelStates.scope_id)
  const online = await read()
  expect(online.length).toBeGreaterThan(0)
  await t.db.transaction((tx) => rebuildLearner(tx, learner))
  expect(await read()).toEqual(online)
  await fresh.close()
})

test('with enough answers the weights of a topic follow its own students; before that the public ones hold', async () => {
  for (let i = 0; i < 8; i++) await answerAll((await t.guest()).token, false)
  await calibrate(t.ctx)
  expect((await readCatalog(t.db)).topics.get('Algebra 1')?.views[0]?.weightOffset).toBeUndefined()
  await calibrate(t.ctx, 20)
  const after = await readCatalog(t.db)
  const weightOffset = after.topics.get('Algebra 1')?.views[0]?.weightOffset
  // Everybody missed everything: the chance of a right answer must come down.
  expect(weightOffset?.[0]).toBeLessThan(0)
  const skill = [...(after.topics.get('Algebra 1')?.skills.values() ?? [])][0]
  expect(skill?.weightOffset?.[0]).toBeLessThan(0)
  // The fitted terms have begun to count in what is shown, and what the students are like is known.
  expect(skill?.topWeight).toBeGreaterThan(0)
  expect(skill?.prior?.mean).toBeLessThan(0)
  expect(after.topics.get('Geometry')?.views[0]?.weightOffset).toBeUndefined()
})
