import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Ctx } from '../ctx.ts'
import { sessions, users } from '../db/schema/index.ts'
import { readToken } from './tokens.ts'

/** Who is calling, as every service sees them. */
export type Caller = Readonly<{
  id: number
  learner_id: string
  session_id: string
  guest: boolean
  topic: string
}>

/** The live session behind a bearer header, or null. */
export async function callerOf(ctx: Ctx, header: string | undefined): Promise<Caller | null> {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1]
  if (!token) return null
  const now = ctx.now()
  const claims = await readToken(ctx.config.secret, token, now)
  if (!claims) return null
  const [row] = await ctx.db
    .select({ id: users.id, learner_id: users.learner_id, guest: users.guest, topic: users.topic })
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
  return row ? { ...row, session_id: claims.session_id } : null
}
