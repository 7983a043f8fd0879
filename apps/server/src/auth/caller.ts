import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '../ctx.ts'
import { sessions, users } from '../db/schema/index.ts'
import { readToken, sessionEnd } from './tokens.ts'

/** Who is calling, as every service sees them. */
export type Caller = Readonly<{
  id: number
  learner_id: string
  session_id: string
  guest: boolean
  topic: string
}>

const RENEW_MS = 3_600_000

/** The live session behind a bearer header, or null. */
export async function callerOf(ctx: Ctx, header: string | undefined): Promise<Caller | null> {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1]
  if (!token) return null
  const now = ctx.now()
  const claims = await readToken(ctx.config.secret, token, now)
  if (!claims) return null
  const [row] = await ctx.db
    .select({
      caller: { id: users.id, learner_id: users.learner_id, guest: users.guest, topic: users.topic },
      begun: sessions.created_at,
      ends: sessions.expires_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.id, claims.session_id),
        eq(sessions.user_id, claims.user_id),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, now),
        isNull(users.deleted_at),
      ),
    )
  if (!row) return null
  const ends = sessionEnd(row.begun, now)
  // Written once an hour at most: every call would else cost a write.
  if (ends.getTime() - row.ends.getTime() >= RENEW_MS)
    await ctx.db.update(sessions).set({ expires_at: ends }).where(eq(sessions.id, claims.session_id))
  return { ...row.caller, session_id: claims.session_id }
}
