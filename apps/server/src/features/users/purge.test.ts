import { and, eq, isNull, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { purgeTries } from '../../auth/failed-tries.ts'
import { type Ceiling, NIGHT } from '../../db/purge.ts'
import {
  flashcards,
  loginFailures,
  mailTokens,
  pendingSignUps,
  sentLetters,
  sessions,
  users,
} from '../../db/schema/index.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { purgeSessions } from '../sessions/service.ts'
import { purgeGuests, purgeUnconfirmed } from './delete.ts'
import { purgeLetters } from './letter-limit.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const DAY = 86_400_000
const MANY = 500
/** Small batches: what counts is that there are several. */
const SMALL: Ceiling = { rows: 100, ms: 60_000 }
/** Time for one batch and no more. */
const HURRIED: Ceiling = { rows: 100, ms: 0 }

const ago = (days: number) => new Date(t.ctx.now().getTime() - days * DAY)

/** Accounts that nobody has used for 40 days, each with a card. */
async function forgotten(name: string, guest: boolean): Promise<void> {
  await t.db.execute(sql`with fresh as (insert into learner (id) select gen_random_uuid() from generate_series(1, ${MANY}) returning id),
    made as (insert into user_account (learner_id, email, guest, topic, last_seen_at)
      select id, ${name} || id || '@example.com', ${guest}, 'SAT Math', ${ago(40)} from fresh returning learner_id)
    insert into flashcard (learner_id, front, back) select learner_id, ${name}, 'back' from made`)
}
const left = (name: string) => t.db.$count(users, like(users.email, `${name}%`))

describe('a night removes all that a flood has left, in batches that are short each:', () => {
  test('guests, with what they wrote', async () => {
    await forgotten('flood-guest', true)
    const used = await t.guest()
    const rows = await t.db.$count(users)
    expect(await purgeGuests(t.ctx, SMALL)).toBe(MANY)
    expect(await left('flood-guest')).toBe(0)
    expect(await t.db.$count(flashcards, eq(flashcards.front, 'flood-guest'))).toBe(0)
    expect(await t.db.$count(users, and(eq(users.id, used.id), isNull(users.deleted_at)))).toBe(1)
    // Empty rows stay, so that no number is given twice, each with a learner of its own.
    expect(await t.db.$count(users)).toBe(rows)
  })

  test('sign-ups that nobody confirmed, and what they brought', async () => {
    const { id } = await t.member()
    await forgotten('flood-sign-up', false)
    await t.db.execute(sql`insert into pending_sign_up (user_id, pw_hash, first_name, last_name, created_at)
      select ${id}, '', 'A', 'B', ${ago(40)} from generate_series(1, ${MANY})`)
    expect(await purgeUnconfirmed(t.ctx, SMALL)).toBe(MANY)
    expect(await left('flood-sign-up')).toBe(0)
    expect(await t.db.$count(pendingSignUps, eq(pendingSignUps.user_id, id))).toBe(0)
  })

  test('logins, tries and letters', async () => {
    const { id } = await t.member()
    const live = await t.db.$count(sessions, eq(sessions.user_id, id))
    await t.db.execute(
      sql`insert into session (user_id, expires_at) select ${id}, ${ago(40)} from generate_series(1, ${MANY})`,
    )
    await t.db.execute(
      sql`insert into login_failure (key, account, at) select 'k', 'a', ${ago(1)} from generate_series(1, ${MANY})`,
    )
    await t.db.execute(sql`insert into sent_letter (key, at) select 'k', ${ago(1)} from generate_series(1, ${MANY})`)
    await t.db.execute(sql`insert into mail_token (hash, kind, user_id, expires_at)
      select 'flood-reset-' || n, 'reset', ${id}, ${ago(3)} from generate_series(1, ${MANY}) n`)
    expect(await purgeSessions(t.ctx, SMALL)).toBe(MANY)
    expect(await t.db.$count(sessions, eq(sessions.user_id, id))).toBe(live)
    expect(await t.db.$count(loginFailures)).toBe(MANY)
    expect(await purgeTries(t.ctx, SMALL)).toBe(MANY)
    expect(await t.db.$count(loginFailures)).toBe(0)
    expect(await purgeLetters(t.ctx, SMALL)).toBe(2 * MANY)
    expect([
      await t.db.$count(sentLetters, eq(sentLetters.key, 'k')),
      await t.db.$count(mailTokens, like(mailTokens.hash, 'flood-reset-%')),
    ]).toEqual([0, 0])
  })
})

test('no clean-up takes longer than its time: what is left goes the next night, and the log says so', async () => {
  await forgotten('too-many', true)
  const warned = vi.spyOn(t.ctx.log, 'warn')
  expect(await purgeGuests(t.ctx, HURRIED)).toBe(HURRIED.rows)
  expect(await left('too-many')).toBe(MANY - HURRIED.rows)
  expect(warned.mock.calls).toEqual([[{ what: 'guests', removed: HURRIED.rows }, expect.stringMatching(/next night/)]])
  expect(await purgeGuests(t.ctx)).toBe(MANY - HURRIED.rows)
  // Four of them are one job, which the queue takes for dead after fifteen minutes.
  expect(4 * NIGHT.ms).toBeLessThan(15 * 60_000)
})

test('no transaction of a clean-up holds more rows than its batch', async () => {
  await forgotten('held', true)
  const sizes: number[] = []
  const transaction = t.db.transaction.bind(t.db)
  vi.spyOn(t.ctx.db, 'transaction').mockImplementation((work) =>
    transaction(async (tx) => {
      const before = await tx.$count(users, like(users.email, 'held%'))
      const done = await work(tx)
      sizes.push(before - (await tx.$count(users, like(users.email, 'held%'))))
      return done
    }),
  )
  await purgeGuests(t.ctx, SMALL)
  vi.restoreAllMocks()
  expect(sizes).toEqual(Array.from({ length: MANY / SMALL.rows }, () => SMALL.rows))
})
