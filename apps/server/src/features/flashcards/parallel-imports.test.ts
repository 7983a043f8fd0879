import { LIMITS } from '@fourfold/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardImportChunks, cardImports, users } from '../../db/schema/index.ts'
import { type Person, type TestApp, testApp, UNHURRIED } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const post = (person: Person, what: string, body: object) =>
  t.call('POST', `/flashcards/import/${what}`, { token: person.token, body })
const finish = (person: Person, import_id: string) => post(person, 'finish', { import_id, chunks: 1 })

/** A whole file at the server. A second start would end it: so each stands there as if it had slipped past the first. */
async function sent(person: Person, text: string): Promise<string> {
  const [owner] = await t.db.select().from(users).where(eq(users.id, person.id))
  const learner_id = owner?.learner_id ?? ''
  const [row] = await t.db.insert(cardImports).values({ learner_id, format: 'csv' }).returning()
  const import_id = row?.id ?? ''
  await t.db.insert(cardImportChunks).values({ import_id, pos: 0, text })
  return import_id
}

const waiting = async (): Promise<number> => {
  const { rows } = await t.db.execute<{ n: number }>(sql`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.n ?? 0
}

/** Lets nobody write a card until every call is as far as it gets: so they meet, on a machine of whatever speed. */
async function atOnce<T>(calls: readonly (() => Promise<T>)[]): Promise<T[]> {
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holder = t.db.transaction(async (tx) => {
    await tx.execute(sql`lock table flashcard in share row exclusive mode`)
    held.resolve()
    await release.promise
  })
  await held.promise
  const answers = Promise.all(calls.map((call) => call()))
  try {
    // Less than a call waits for a lock, more than a busy machine takes to bring them all there.
    await expect.poll(waiting, { timeout: UNHURRIED.lock / 2, interval: 20 }).toBe(calls.length)
  } finally {
    release.resolve()
    await holder
  }
  return answers
}

const fronts = async (person: Person): Promise<string[]> => {
  const { body } = await t.call('GET', '/flashcards/export', { token: person.token })
  return (body.cards as { front: string }[]).map(({ front }) => front)
}

const lines = (prefix: string, n: number) => Array.from({ length: n }, (_, i) => `${prefix} ${i},back`).join('\n')

describe('imports of one student in the same moment', () => {
  test('of one file, finished four times, bring its cards once', async () => {
    const me = await t.guest()
    const id = await sent(me, lines('card', 50))
    const answers = await atOnce(Array.from({ length: 4 }, () => () => finish(me, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
    expect((await fronts(me)).length).toBe(50)
  })

  test('of two files with the same cards bring each card once', async () => {
    const me = await t.guest()
    const ids = [await sent(me, lines('card', 50)), await sent(me, lines('card', 50))]
    const answers = await atOnce(ids.map((id) => () => finish(me, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.map(({ body }) => body.imported).sort()).toEqual([0, 50])
    const there = await fronts(me)
    expect([there.length, new Set(there).size]).toEqual([50, 50])
  })

  test('of which each alone has room, and both have not, do not pass the quota', async () => {
    const me = await t.guest()
    await t.db.execute(sql`insert into flashcard (learner_id, front, back)
      select learner_id, repeat('x', ${LIMITS.cardBytesGuest - 1000}), '' from user_account where id = ${me.id}`)
    const ids = await Promise.all(['one', 'two', 'three'].map((name) => sent(me, `${name}${'x'.repeat(600)},back`)))
    const answers = await atOnce(ids.map((id) => () => finish(me, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await fronts(me)).length).toBe(2)
  })

  test('begun on two devices leave one: the other is told that its file is gone', async () => {
    const me = await t.guest()
    const begun = await Promise.all([1, 2].map(() => post(me, 'start', { format: 'csv' })))
    const ids = begun.map(({ body }) => String(body.import_id))
    const pieces = await Promise.all(ids.map((import_id) => post(me, 'chunk', { import_id, pos: 0, text: 'a,b' })))
    expect(pieces.map(({ status }) => status).sort()).toEqual([200, 404])
    const answers = await Promise.all(ids.map((id) => finish(me, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await fronts(me)).toEqual(['a'])
  })
})
