import { MESSAGES } from '@fourfold/contract'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../ctx.ts'
import type { Reader, Tx } from '../db/connect.ts'
import { type Ceiling, NIGHT, purgeRows } from '../db/purge.ts'
import { loginFailures } from '../db/schema/index.ts'
import { refuse } from '../http/errors.ts'
import { hashOpaqueToken } from './tokens.ts'

/** Failed tries for one account from one address (or one session), and for one account from everywhere. */
const PER_PLACE = { most: 10, ms: 15 * 60_000 }
const PER_ACCOUNT = { most: 100, ms: 60 * 60_000 }
/** After those of a place, a password may be typed there once in so long: its owner may be among who guess there. */
const PAUSE_MS = 60_000

type Limit = typeof PER_PLACE

const accountKey = (email: string): string => hashOpaqueToken(email)
const placeKey = (email: string, place: string): string => hashOpaqueToken(`${email}\n${place}`)

/** Refuses when the limit is reached, with the seconds until the oldest of its failures no longer counts, or the pause is over. */
async function refuseTooMany(
  tx: Tx,
  [column, value]: readonly ['key' | 'account', string],
  limit: Limit,
  now: Date,
  pauseMs = limit.ms,
): Promise<void> {
  const failed = await tx
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(and(eq(loginFailures[column], value), gt(loginFailures.at, new Date(now.getTime() - limit.ms))))
    .orderBy(desc(loginFailures.at))
    .limit(limit.most)
  const [newest, oldest] = [failed[0], failed[limit.most - 1]]
  if (!newest || !oldest) return
  const free = Math.min(oldest.at.getTime() + limit.ms, newest.at.getTime() + pauseMs)
  const seconds = Math.ceil((free - now.getTime()) / 1000)
  if (seconds > 0) throw refuse(429, MESSAGES.tooManyLogins, { headers: { 'retry-after': String(seconds) } })
}

/**
 * `known`: a place that this account was opened from before is held to its own ten only: strangers never lock the owner out.
 * `slowly`: after those ten it goes on by one a minute, instead of none.
 */
export type Try = Readonly<{ email: string; place: string; known: boolean; slowly?: boolean }>

/**
 * Counts a try as failed before the password is looked at, so that tries made at once cannot slip past the limit. Where it
 * was never looked at, the function that comes back forgets the try.
 */
export async function countTry(ctx: Ctx, { email, place, known, slowly }: Try): Promise<() => Promise<void>> {
  const now = ctx.now()
  const [key, account] = [placeKey(email, place), accountKey(email)]
  const id = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login:${account}`}, 0))`)
    await refuseTooMany(tx, ['key', key], PER_PLACE, now, slowly ? PAUSE_MS : undefined)
    if (!known) await refuseTooMany(tx, ['account', account], PER_ACCOUNT, now)
    const [row] = await tx.insert(loginFailures).values({ key, account, at: now }).returning({ id: loginFailures.id })
    if (!row) throw new Error('a try that is counted must come back')
    return row.id
  })
  return async () => {
    await ctx.db.delete(loginFailures).where(eq(loginFailures.id, id))
  }
}

/** The password was right: what failed there before is forgotten. */
export async function clearTries(db: Reader, { email, place }: Pick<Try, 'email' | 'place'>): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.key, placeKey(email, place)))
}

/** The owner has proved the address: whatever strangers tried does not count any more. */
export async function clearAllTries(db: Reader, email: string): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.account, accountKey(email)))
}

/** Daily job: tries that no limit counts any more. */
export function purgeTries(ctx: Ctx, ceiling: Ceiling = NIGHT): Promise<number> {
  const over = lt(loginFailures.at, new Date(ctx.now().getTime() - PER_ACCOUNT.ms))
  return purgeRows(ctx, loginFailures, loginFailures.id, over, ceiling)
}
