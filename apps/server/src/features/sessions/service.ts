import { createHmac } from 'node:crypto'
import { MESSAGES } from '@fourfold/contract'
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { verifyPassword } from '../../auth/passwords.ts'
import { hashOpaqueToken, SESSION_DAYS, signToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import { loginFailures, sessions, users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'

const DAY_MS = 86_400_000
/** Failed logins for one account from one address, and for one account from everywhere (ASVS 2.2.1). */
const PER_ADDRESS = { most: 10, ms: 15 * 60_000 }
const PER_ACCOUNT = { most: 100, ms: 60 * 60_000 }

type Limit = typeof PER_ADDRESS

/** Refuses when the limit is reached, with the seconds until the oldest of its failures no longer counts. */
async function refuseTooMany(tx: Tx, column: 'key' | 'account', value: string, limit: Limit, now: Date): Promise<void> {
  const [oldest] = await tx
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(and(eq(loginFailures[column], value), gt(loginFailures.at, new Date(now.getTime() - limit.ms))))
    .orderBy(desc(loginFailures.at))
    .offset(limit.most - 1)
    .limit(1)
  if (!oldest) return
  const seconds = Math.max(1, Math.ceil((oldest.at.getTime() + limit.ms - now.getTime()) / 1000))
  throw refuse(429, MESSAGES.tooManyLogins, { headers: { 'retry-after': String(seconds) } })
}

/**
 * Counts a try as failed before the password is looked at, so that tries made at once cannot slip past the limit.
 * An address that this account was opened from before is held to its own ten only: strangers never lock the owner out.
 */
async function countTry(ctx: Ctx, tried: { key: string; account: string; known: boolean }): Promise<void> {
  const now = ctx.now()
  const { key, account, known } = tried
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`login:${account}`}, 0))`)
    await refuseTooMany(tx, 'key', key, PER_ADDRESS, now)
    if (!known) await refuseTooMany(tx, 'account', account, PER_ACCOUNT, now)
    await tx.insert(loginFailures).values({ key, account, at: now })
  })
}

/** Keyed, because there are too few network addresses for a plain hash to hide one. */
const addressHash = (ctx: Ctx, userId: number, address: string): string =>
  createHmac('sha256', ctx.config.secret).update(`login:${userId}:${address}`).digest('base64url')

async function openedBefore(ctx: Ctx, userId: number, address: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.address_hash, addressHash(ctx, userId, address))))
    .limit(1)
  return row !== undefined
}

type From = Readonly<{ address: string; device: string }>

async function startSession(ctx: Ctx, userId: number, from: From): Promise<string> {
  const now = ctx.now()
  const expires_at = new Date(now.getTime() + SESSION_DAYS * DAY_MS)
  const [row] = await ctx.db
    .insert(sessions)
    .values({
      user_id: userId,
      device: from.device.slice(0, 200),
      address_hash: addressHash(ctx, userId, from.address),
      created_at: now,
      expires_at,
    })
    .returning({ id: sessions.id })
  if (!row) throw new Error('a session row must come back')
  await ctx.db.update(users).set({ last_seen_at: now }).where(eq(users.id, userId))
  return signToken(ctx.config.secret, { user_id: userId, session_id: row.id }, now, expires_at)
}

export async function logIn(ctx: Ctx, auth: { email: string; password: string }, from: From): Promise<{ jwt: string }> {
  const email = auth.email.trim().toLowerCase()
  const key = hashOpaqueToken(`${email}\n${from.address}`)
  const [user] = await ctx.db
    .select({ id: users.id, pw_hash: users.pw_hash, confirmed_at: users.confirmed_at, guest: users.guest })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deleted_at)))
  const known = await openedBefore(ctx, user?.id ?? 0, from.address)
  await countTry(ctx, { key, account: hashOpaqueToken(email), known })
  const right = await verifyPassword(user?.pw_hash ?? null, auth.password)
  if (!user || !right || (!user.guest && !user.confirmed_at)) throw refuse(401, MESSAGES.loginFailed)
  await ctx.db.delete(loginFailures).where(eq(loginFailures.key, key))
  return { jwt: await startSession(ctx, user.id, from) }
}

export async function endSession(ctx: Ctx, caller: Caller, all: boolean): Promise<void> {
  const mine = all ? eq(sessions.user_id, caller.id) : eq(sessions.id, caller.session_id)
  await ctx.db
    .update(sessions)
    .set({ revoked_at: ctx.now() })
    .where(and(mine, isNull(sessions.revoked_at)))
}

/** Ends every session of a user but one (or all of them). */
export async function endOtherSessions(db: Reader, now: Date, userId: number, keep: string | null): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked_at: now })
    .where(
      and(eq(sessions.user_id, userId), isNull(sessions.revoked_at), keep === null ? sql`true` : ne(sessions.id, keep)),
    )
}

export async function purgeSessions(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime()
  await ctx.db.delete(sessions).where(lt(sessions.expires_at, new Date(now - 30 * DAY_MS)))
  await ctx.db.delete(loginFailures).where(lt(loginFailures.at, new Date(now - PER_ACCOUNT.ms)))
}
