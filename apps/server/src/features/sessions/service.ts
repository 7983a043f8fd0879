import { MESSAGES } from '@fourfold/contract'
import { and, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { verifyPassword } from '../../auth/passwords.ts'
import { hashOpaqueToken, SESSION_DAYS, signToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { loginFailures, sessions, users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'

const WINDOW_MS = 15 * 60_000
const MAX_FAILURES = 10
const DAY_MS = 86_400_000

/** Counts by account and address together: a stranger elsewhere never locks the owner out. */
const failureKey = (email: string, address: string): string => hashOpaqueToken(`${email}\n${address}`)

async function refuseTooMany(ctx: Ctx, key: string): Promise<void> {
  const since = new Date(ctx.now().getTime() - WINDOW_MS)
  const rows = await ctx.db
    .select({ at: loginFailures.at })
    .from(loginFailures)
    .where(and(eq(loginFailures.key, key), gt(loginFailures.at, since)))
    .orderBy(loginFailures.at)
  if (rows.length < MAX_FAILURES) return
  const oldest = rows.at(-MAX_FAILURES)?.at ?? since
  const seconds = Math.max(1, Math.ceil((oldest.getTime() + WINDOW_MS - ctx.now().getTime()) / 1000))
  throw refuse(429, MESSAGES.tooManyLogins, { headers: { 'retry-after': String(seconds) } })
}

export async function startSession(ctx: Ctx, db: Reader, userId: number, device: string): Promise<string> {
  const now = ctx.now()
  const expires_at = new Date(now.getTime() + SESSION_DAYS * DAY_MS)
  const [row] = await db
    .insert(sessions)
    .values({ user_id: userId, device: device.slice(0, 200), created_at: now, expires_at })
    .returning({ id: sessions.id })
  if (!row) throw new Error('a session row must come back')
  await db.update(users).set({ last_seen_at: now }).where(eq(users.id, userId))
  return signToken(ctx.config.secret, { user_id: userId, session_id: row.id }, now, expires_at)
}

export async function logIn(
  ctx: Ctx,
  auth: { email: string; password: string },
  from: { address: string; device: string },
): Promise<{ jwt: string }> {
  const email = auth.email.trim().toLowerCase()
  const key = failureKey(email, from.address)
  await refuseTooMany(ctx, key)
  const [user] = await ctx.db
    .select({ id: users.id, pw_hash: users.pw_hash, confirmed_at: users.confirmed_at, guest: users.guest })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deleted_at)))
  const right = await verifyPassword(user?.pw_hash ?? null, auth.password)
  if (!user || !right || (!user.guest && !user.confirmed_at)) {
    await ctx.db.insert(loginFailures).values({ key, at: ctx.now() })
    throw refuse(401, MESSAGES.loginFailed)
  }
  await ctx.db.delete(loginFailures).where(eq(loginFailures.key, key))
  return { jwt: await startSession(ctx, ctx.db, user.id, from.device) }
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
  await ctx.db.delete(loginFailures).where(lt(loginFailures.at, new Date(now - WINDOW_MS)))
}
