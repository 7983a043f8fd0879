import type { Test } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { tests } from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type At = { token: string; shown: Test }

async function start(): Promise<At> {
  const { token } = await t.guest()
  const made = await t.call('POST', '/tests/create', { token, body: { number_of_questions: 4 } })
  const shown = await t.call('GET', `/tests/${Number(made.body.id)}`, { token })
  return { token, shown: shown.body as unknown as Test }
}
/** Everybody gives another answer, so that one in the wrong place would be seen. */
const answerOf = ({ shown }: At, n: number) => {
  const [q] = shown.questions_attributes
  return q?.options.length
    ? { id: q.id, answer_attributes: { letter: q.options[n % q.options.length]?.letter } }
    : { id: q?.id, student_produced_answer: String(n + 1) }
}
const save = (at: At, n: number, more: object = {}) =>
  t.call('PUT', `/tests/save/${at.shown.id}`, {
    token: at.token,
    body: {
      version: 0,
      draft: true,
      time_spent: n,
      questions_attributes: [{ skipped: false, ...answerOf(at, n) }],
      ...more,
    },
  })
async function kept({ token, shown }: At) {
  const { body } = await t.call('GET', `/tests/${shown.id}`, { token })
  const { version, questions_attributes } = body as unknown as Test
  return [
    version,
    questions_attributes.slice(0, 2).map((q) => q.answer_attributes?.letter ?? q.student_produced_answer ?? null),
  ]
}
const expected = (at: At, n: number) => {
  const answer = answerOf(at, n)
  return [1, [answer.answer_attributes?.letter ?? answer.student_produced_answer, null]]
}

describe('saves of several students in one moment', () => {
  test('share their statements, and each keeps its own answer in its own test', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, start))
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    const answers = await Promise.all(all.map((at, n) => save(at, n)))
    const statements = sent.mock.calls.length
    sent.mockRestore()
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual(all.map(() => [200, 1]))
    expect(statements).toBeLessThan(3 * all.length)
    for (const [n, at] of all.entries()) expect(await kept(at)).toEqual(expected(at, n))
  })

  test('one that is stale and one of another student’s test fail alone', async () => {
    const [good, stale, other, also] = (await Promise.all(Array.from({ length: 4 }, start))) as [At, At, At, At]
    const answers = await Promise.all([
      save(good, 0),
      save(stale, 1, { version: 5 }),
      save({ ...other, token: good.token }, 2),
      save(also, 3),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 404, 200])
    expect(await kept(good)).toEqual(expected(good, 0))
    expect(await kept(also)).toEqual(expected(also, 3))
    expect(await kept(other)).toEqual([0, [null, null]])
  })

  test('do not wait for a test that somebody holds', async () => {
    const [held, free] = (await Promise.all([start(), start()])) as [At, At]
    const { promise: done, resolve: finish } = Promise.withResolvers<void>()
    const { promise: locked, resolve: hold } = Promise.withResolvers<void>()
    const holder = t.db.transaction(async (tx) => {
      await tx.select().from(tests).where(eq(tests.id, held.shown.id)).for('update')
      hold()
      await done
    })
    await locked
    const waiting = save(held, 0)
    expect((await save(free, 1)).status).toBe(200)
    finish()
    await holder
    expect((await waiting).status).toBe(200)
    expect(await kept(held)).toEqual(expected(held, 0))
  })
})
