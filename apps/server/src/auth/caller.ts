import { eq } from 'drizzle-orm'
import type { Ctx } from '../ctx.ts'
import { gathered } from '../db/gather.ts'
import { sessions } from '../db/schema/index.ts'
import { readToken, sessionEnd, type TokenClaims } from './tokens.ts'

/** Who is calling, as every service sees them. */
export type Caller = Readonly<{
  id: number
  learner_id: string
  session_id: string
  guest: boolean
  topic: string
  /** The network address of this call. */
  address: string
}>

const RENEW_MS = 3_600_000

type Live = Omit<Caller, 'session_id' | 'address'> & { begun: Date; used: Date }

/** Every call asks this: calls of the same moment together. */
const liveSession = gathered<TokenClaims & { now: Date }, Live>({
  name: 'live_sessions',
  text: `select asked.n, person.id, person.learner_id, person.guest, person.topic, session.created_at as begun,
      coalesce(session.used_at, session.created_at) as used
    from jsonb_to_recordset($1::jsonb) as asked(n integer, session_id uuid, user_id integer, now timestamptz)
    join session on session.id = asked.session_id and session.user_id = asked.user_id
    join user_account person on person.id = session.user_id
    where session.revoked_at is null and session.expires_at > asked.now and person.deleted_at is null`,
})

/** The live session behind a bearer header, or null. */
export async function callerOf(ctx: Ctx, header: string | undefined, address: string): Promise<Caller | null> {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1]
  if (!token) return null
  const now = ctx.now()
  const claims = await readToken(ctx.config.secret, token, now)
  if (!claims) return null
  const { user_id, session_id } = claims
  const row = await liveSession(ctx.db, { user_id, session_id, now })
  if (!row) return null
  const { begun, used, ...caller } = row
  // Written once an hour at most: every call would else cost a write.
  if (now.getTime() - used.getTime() >= RENEW_MS)
    await ctx.db
      .update(sessions)
      .set({ used_at: now, expires_at: sessionEnd(begun, now) })
      .where(eq(sessions.id, session_id))
  return { ...caller, session_id, address }
}
