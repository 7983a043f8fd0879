import type { Ctx } from '../ctx.ts'
import { run } from '../db/statement.ts'
import type { Caller } from './caller.ts'
import { sessionEnd, sessionToken } from './tokens.ts'

const RENEW = {
  name: 'renew_session',
  text: `with old as (
      update session set revoked_at = $2 where id = $1 and revoked_at is null returning user_id, device, address_hash
    )
    insert into session (user_id, device, address_hash, created_at, expires_at)
      select user_id, device, address_hash, $2, $3 from old returning id`,
} as const

/** A new session in the place of the caller's, which ends with its token; null where it has ended already. */
export async function renewSession(ctx: Ctx, { id, session_id, learner_id }: Caller): Promise<string | null> {
  const now = ctx.now()
  const [row] = await run<{ id: string }>(ctx.db, RENEW, [session_id, now, sessionEnd(now, now)])
  return row ? sessionToken(ctx.config.secret, { user_id: id, session_id: row.id, learner_id }, now) : null
}
