import { eq } from 'drizzle-orm'
import type { Ctx } from '../ctx.ts'
import { sessions } from '../db/schema/index.ts'
import { run } from '../db/statement.ts'
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

/** Every call asks this. */
const LIVE_SESSION = {
  name: 'live_session',
  text: `select person.id, person.learner_id, person.guest, person.topic, session.created_at as begun,
      session.expires_at as ends
    from session join user_account person on person.id = session.user_id
    where session.id = $1 and session.user_id = $2 and session.revoked_at is null and session.expires_at > $3
      and person.deleted_at is null`,
} as const

type Live = Omit<Caller, 'session_id'> & { begun: Date; ends: Date }

/** The live session behind a bearer header, or null. */
export async function callerOf(ctx: Ctx, header: string | undefined): Promise<Caller | null> {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1]
  if (!token) return null
  const now = ctx.now()
  const claims = await readToken(ctx.config.secret, token, now)
  if (!claims) return null
  const [row] = await run<Live>(ctx.db, LIVE_SESSION, [claims.session_id, claims.user_id, now])
  if (!row) return null
  const { begun, ends, ...caller } = row
  const renewed = sessionEnd(begun, now)
  // Written once an hour at most: every call would else cost a write.
  if (renewed.getTime() - ends.getTime() >= RENEW_MS)
    await ctx.db.update(sessions).set({ expires_at: renewed }).where(eq(sessions.id, claims.session_id))
  return { ...caller, session_id: claims.session_id }
}
