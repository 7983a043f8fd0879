import { createHmac } from 'node:crypto'
import { FACTORS, type LoggedIn, MESSAGES, type SecondFactorAsked } from '@fourfold/contract'
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { clearTries, countTry, type Try } from '../../auth/failed-tries.ts'
import { placeOfBrowser, proofOfBrowser, provedBrowser } from '../../auth/known-browsers.ts'
import { hashPassword, isOutdated, verifyPassword } from '../../auth/passwords.ts'
import { logSecurity } from '../../auth/security-log.ts'
import { hashOpaqueToken, sessionEnd, sessionToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { type Ceiling, NIGHT, purgeRows } from '../../db/purge.ts'
import { sessions, users } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import { refuse } from '../../http/errors.ts'
import type { Count } from '../../http/limit-calls.ts'
import { GUESSES, LOGINS_OF_AN_ACCOUNT } from '../../limits/limits.ts'
import {
  closeStep,
  factorHolds,
  factorsOf,
  openLogin,
  openStep,
  passkeyOptions,
  type Shown,
  setChallenge,
} from '../second-factor/index.ts'

const DAY_MS = 86_400_000

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

/** `replaces`: the session that the same browser held until now; it ends where the new one begins. */
export type From = Readonly<{ address: string; device: string; replaces: string | null }>

const START = {
  name: 'start_session',
  text: `with seen as (update user_account set last_seen_at = $4 where id = $1),
      replaced as (update session set revoked_at = $4 where id = $6::uuid and revoked_at is null)
    insert into session (user_id, device, address_hash, created_at, expires_at) values ($1, $2, $3, $4, $5)
      returning id, (select learner_id from user_account where id = $1) as learner_id`,
} as const

export async function startSession(ctx: Ctx, userId: number, from: From): Promise<string> {
  const now = ctx.now()
  const device = from.device.slice(0, 200)
  const hash = addressHash(ctx, userId, from.address)
  const values = [userId, device, hash, now, sessionEnd(now, now), from.replaces]
  const [row] = await run<{ id: string; learner_id: string }>(ctx.db, START, values)
  if (!row) throw new Error('a session row must come back')
  const { id: session_id, learner_id } = row
  return sessionToken(ctx.config.secret, { user_id: userId, session_id, learner_id }, now)
}

/** A right password is the one moment in which its hash can be brought to today's algorithm and cost. */
async function hashAnew(ctx: Ctx, user: { id: number; pw_hash: string | null }, password: string): Promise<void> {
  if (user.pw_hash === null || !isOutdated(user.pw_hash)) return
  // A full line is no reason to refuse a login: the next one does it.
  const pw_hash = await hashPassword(password).catch(() => null)
  if (pw_hash === null) return
  await ctx.db
    .update(users)
    .set({ pw_hash })
    .where(and(eq(users.id, user.id), eq(users.pw_hash, user.pw_hash)))
}

/** Who asks for one place, under a hash: counts name nobody. */
const nameOf = ({ email, place }: Try) => ({ name: hashOpaqueToken(`${email}\n${place}`) })

/**
 * Looks at the password within the limits on guessing. What a whole school does at once is not limited: a try that leads in
 * (`proved`) is no guess of its address, and one whose password was never looked at is no failure of its account.
 */
async function tryPassword(ctx: Ctx, tried: Try, stored: string | null, password: string, count: Count) {
  const proved = tried.known ? async () => undefined : await count([GUESSES], 'address')
  const forget = await countTry(ctx, tried)
  try {
    await count([LOGINS_OF_AN_ACCOUNT], nameOf(tried))
    return { right: await verifyPassword(stored, password), proved }
  } catch (error) {
    await proved()
    await forget()
    throw error
  }
}

/**
 * Where a try comes from: a browser in which this account was opened before, which nobody else can use up, or else its
 * address, behind which a whole school may sit.
 */
async function placeOf(ctx: Ctx, userId: number, address: string, browsers: readonly string[]) {
  const proof = provedBrowser(ctx.config.secret, userId, browsers)
  const before = await openedBefore(ctx, userId, address)
  return { proof, place: proof === null ? address : placeOfBrowser(proof), known: proof !== null || before }
}

export async function logIn(
  ctx: Ctx,
  auth: { email: string; password: string },
  from: From,
  count: Count,
  browsers: readonly string[] = [],
): Promise<LoggedIn | SecondFactorAsked> {
  const email = auth.email.trim().toLowerCase()
  const { address } = from
  const [user] = await ctx.db
    .select({ id: users.id, pw_hash: users.pw_hash, confirmed_at: users.confirmed_at, guest: users.guest })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deleted_at)))
  const user_id = user?.id ?? null
  const { proof, place, known } = await placeOf(ctx, user?.id ?? 0, address, browsers)
  const tried = { email, place, known, slowly: true }
  const { right, proved } = await tryPassword(ctx, tried, user?.pw_hash ?? null, auth.password, count).catch(
    (error: unknown) => {
      logSecurity(ctx, { event: 'login', outcome: 'refused', user_id, address })
      throw error
    },
  )
  if (!user || !right || (!user.guest && !user.confirmed_at)) {
    logSecurity(ctx, { event: 'login', outcome: 'failed', user_id, address })
    throw refuse(401, MESSAGES.loginFailed)
  }
  await proved()
  if (!user.guest) await hashAnew(ctx, user, auth.password)
  const methods = user.guest ? [] : await factorsOf(ctx.db, user.id)
  // The password alone forgets no failures: they are forgotten with the second factor.
  if (methods.length > 0) {
    const detail = 'password; a second factor is asked for'
    logSecurity(ctx, { event: 'login', outcome: 'ok', user_id, address, detail })
    return { second_factor: { pending: await openStep(ctx, user.id, 'login'), methods } }
  }
  await clearTries(ctx.db, tried)
  logSecurity(ctx, { event: 'login', outcome: 'ok', user_id, address })
  const jwt = await startSession(ctx, user.id, from)
  return user.guest ? { jwt } : { jwt, known_browser: proof ?? proofOfBrowser(ctx.config.secret, user.id) }
}

/** What the browser shows a passkey with; the login that waits remembers the challenge. */
export async function askForPasskey(ctx: Ctx, pending: string) {
  const step = await openLogin(ctx, pending)
  const options = await passkeyOptions(ctx, step.user_id)
  await setChallenge(ctx, step.hash, options.challenge)
  return { options: { ...options } }
}

/**
 * The second step: it has ten tries of its own at its place, so that who guesses the password there does not use up the owner's,
 * and is used up when it leads in.
 */
export async function logInWithFactor(
  ctx: Ctx,
  pending: string,
  shown: Shown,
  from: From,
  browsers: readonly string[] = [],
): Promise<LoggedIn> {
  const step = await openLogin(ctx, pending)
  const [user] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, step.user_id))
  // From an address that never got in, the account's own limit counts too: codes are not guessed from many places.
  const { proof, place, known } = await placeOf(ctx, step.user_id, from.address, browsers)
  const email = user?.email ?? ''
  const tried = { email, place: `second factor ${place}`, known }
  const [detail = 'none'] = FACTORS.filter((factor) => shown[factor] !== undefined)
  const event = { event: 'second_factor', user_id: step.user_id, address: from.address, detail } as const
  await countTry(ctx, tried).catch((error: unknown) => {
    logSecurity(ctx, { ...event, outcome: 'refused' })
    throw error
  })
  if (!(await factorHolds(ctx, step, shown))) {
    logSecurity(ctx, { ...event, outcome: 'failed' })
    throw refuse(401, MESSAGES.wrongFactor)
  }
  await closeStep(ctx.db, step.hash)
  await clearTries(ctx.db, tried)
  await clearTries(ctx.db, { email, place })
  logSecurity(ctx, { ...event, outcome: 'ok' })
  const known_browser = proof ?? proofOfBrowser(ctx.config.secret, step.user_id)
  return { jwt: await startSession(ctx, step.user_id, from), known_browser }
}

export async function endSession(ctx: Ctx, caller: Caller, all: boolean, address: string): Promise<void> {
  const mine = all ? eq(sessions.user_id, caller.id) : eq(sessions.id, caller.session_id)
  await ctx.db
    .update(sessions)
    .set({ revoked_at: ctx.now() })
    .where(and(mine, isNull(sessions.revoked_at)))
  const detail = all ? 'all sessions' : 'one session'
  logSecurity(ctx, { event: 'logout', outcome: 'ok', user_id: caller.id, address, detail })
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

/** Daily job: logins that ended long ago. */
export function purgeSessions(ctx: Ctx, ceiling: Ceiling = NIGHT): Promise<number> {
  const over = lt(sessions.expires_at, new Date(ctx.now().getTime() - 30 * DAY_MS))
  return purgeRows(ctx, sessions, sessions.id, over, ceiling)
}
