import { MESSAGES, type User } from '@fourfold/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/connect.ts'
import { gathered } from '../../db/gather.ts'
import { mailTokens, users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import type { UserRow } from '../people/index.ts'

export async function maybeUserByEmail(db: Reader, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deleted_at)))
  return row ?? null
}

const shownUser = gathered<{ id: number }, Shown>({
  name: 'shown_users',
  text: `select asked.n, person.id, first_name, last_name, email, test_date::text, study_start::text, topic, created_at, guest, billing,
      extra_time, (select json_object_agg(own.topic, (own.done_at is not null)::int) from diagnostic own
        where own.learner_id = person.learner_id) as status,
      teacher and not exists (select from authenticator where user_id = person.id and confirmed_at is not null)
        and not exists (select from passkey where user_id = person.id) as second_factor_asked
    from jsonb_to_recordset($1::jsonb) as asked(n integer, id integer)
    join user_account person on person.id = asked.id where deleted_at is null`,
})

type Shown = Omit<User, 'email' | 'created_at' | 'diagnostic_status' | 'second_factor_asked'> &
  Pick<UserRow, 'email' | 'created_at'> & {
    second_factor_asked: boolean
    /** topic -> 0 in progress, 1 done; absent: not started */
    status: Readonly<Record<string, number>> | null
  }

/** A person as their own pages show them. */
export async function oneShown(db: Reader, id: number): Promise<Shown> {
  const row = await shownUser(db, { id })
  // Deleted while the call was under way: as if the token had been looked at a moment later.
  if (!row) throw refuse(401, MESSAGES.signInAgain)
  return row
}

/** The user on the wire; every topic has a diagnostic status. */
export function userView(row: Shown, topics: readonly string[]): User {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email ?? '',
    test_date: row.test_date,
    study_start: row.study_start,
    topic: row.topic,
    created_at: row.created_at.toISOString(),
    guest: row.guest,
    diagnostic_status: Object.fromEntries(topics.map((topic) => [topic, row.status?.[topic] ?? -1])),
    billing: row.billing,
    extra_time: row.extra_time,
    ...(row.second_factor_asked ? { second_factor_asked: true as const } : {}),
  }
}

export type TokenKind = (typeof mailTokens.$inferInsert)['kind']

/** Ends what is left of a kind: once one link was followed, the others of that kind have served. */
export async function endMailTokens(db: Reader, userId: number, kind: TokenKind, now: Date): Promise<void> {
  await db
    .update(mailTokens)
    .set({ used_at: now })
    .where(and(eq(mailTokens.user_id, userId), eq(mailTokens.kind, kind), isNull(mailTokens.used_at)))
}

/** Locked before any token is, so that two links of one account followed at once wait for each other. */
export async function lockTokenOwner(tx: Tx, hash: string): Promise<UserRow | null> {
  const [token] = await tx.select({ user_id: mailTokens.user_id }).from(mailTokens).where(eq(mailTokens.hash, hash))
  if (!token) return null
  const [user] = await tx.select().from(users).where(eq(users.id, token.user_id)).for('update')
  return user ?? null
}

/** Everything that is done for one mail address waits here for its turn. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail:${email}`}, 0))`)
}

const live = (hash: string, kind: TokenKind, now: Date) =>
  and(
    eq(mailTokens.hash, hash),
    eq(mailTokens.kind, kind),
    isNull(mailTokens.used_at),
    sql`${mailTokens.expires_at} > ${now}`,
  )

/** Whom a live link belongs to, looked at before anything costly is done for it; what it changes is decided under the lock. */
export async function maybeLinkOwner(db: Reader, hash: string, kind: TokenKind, now: Date): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.user_id))
    .where(and(live(hash, kind, now), isNull(users.deleted_at)))
  return row?.user ?? null
}

/** Marks a live token as used and returns it: single use, also when two requests race. */
export async function useMailToken(
  db: Reader,
  hash: string,
  kind: TokenKind,
  now: Date,
): Promise<typeof mailTokens.$inferSelect | null> {
  const [row] = await db
    .update(mailTokens)
    .set({ used_at: now })
    .where(live(hash, kind, now))
    .returning()
  return row ?? null
}
