import { type ActiveSessions, LIMITS } from '@fourfold/contract'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { requirePassword } from '../../auth/current-password.ts'
import { logSecurity } from '../../auth/security-log.ts'
import type { Ctx } from '../../ctx.ts'
import { sessions } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import { notFound } from '../../http/errors.ts'
import { deviceInWords } from './device.ts'
import { endOtherSessions } from './service.ts'

/** The caller's own, and the newest of the others by the index `session_live_ix`: no more rows are read than are shown. */
const ACTIVE = {
  name: 'active_sessions',
  text: `(select id, device, created_at, used_at from session where id = $2)
    union all
    (select id, device, created_at, used_at from session
      where user_id = $1 and revoked_at is null and expires_at > $3 and id <> $2
      order by created_at desc limit $4)`,
} as const

type Row = { id: string; device: string; created_at: Date; used_at: Date | null }

export async function activeSessions(ctx: Ctx, caller: Caller): Promise<ActiveSessions> {
  const most = LIMITS.sessionsShown
  // One more than is shown, to know whether there are more.
  const found = await run<Row>(ctx.db, ACTIVE, [caller.id, caller.session_id, ctx.now(), most])
  const own = ({ id }: Row) => Number(id === caller.session_id)
  const ordered = found.toSorted((a, b) => own(b) - own(a))
  const shown = ordered.slice(0, most).map(({ id, device, created_at, used_at }) => ({
    id,
    device: deviceInWords(device),
    created_at: created_at.toISOString(),
    used_at: (used_at ?? created_at).toISOString(),
    current: id === caller.session_id,
  }))
  return { sessions: shown, more: found.length > most }
}

/** Another's session, one that has ended and one that never was are all the same: there is none. */
export async function endActiveSession(ctx: Ctx, caller: Caller, id: string, password: string): Promise<void> {
  await requirePassword(ctx, caller, password)
  const now = ctx.now()
  const live = and(isNull(sessions.revoked_at), gt(sessions.expires_at, now))
  const ended = await ctx.db
    .update(sessions)
    .set({ revoked_at: now })
    .where(and(eq(sessions.id, id), eq(sessions.user_id, caller.id), live))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw notFound()
  logSecurity(ctx, {
    event: 'logout',
    outcome: 'ok',
    user_id: caller.id,
    address: caller.address,
    detail: 'one of them',
  })
}

export async function endAllOthers(ctx: Ctx, caller: Caller, password: string): Promise<void> {
  await requirePassword(ctx, caller, password)
  await endOtherSessions(ctx.db, ctx.now(), caller.id, caller.session_id)
  logSecurity(ctx, {
    event: 'logout',
    outcome: 'ok',
    user_id: caller.id,
    address: caller.address,
    detail: 'all others',
  })
}
