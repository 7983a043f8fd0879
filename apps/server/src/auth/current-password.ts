import { MESSAGES } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../ctx.ts'
import { users } from '../db/schema/index.ts'
import { refuse } from '../http/errors.ts'
import type { Caller } from './caller.ts'
import { clearTries, countTry } from './failed-tries.ts'
import { verifyPassword } from './passwords.ts'
import { logSecurity } from './security-log.ts'

/**
 * Whoever took a token must not find the password with it: tries are counted like logins. `also` is asked for once the
 * password is right, within the same tries.
 */
export async function requirePassword(
  ctx: Ctx,
  caller: Caller,
  password: string,
  also?: () => Promise<void>,
): Promise<void> {
  const [row] = await ctx.db
    .select({ email: users.email, pw_hash: users.pw_hash, deleted_at: users.deleted_at })
    .from(users)
    .where(eq(users.id, caller.id))
  // Deleted since the session was looked at: nothing is wrong with the password.
  if (!row || row.deleted_at !== null) throw refuse(401, MESSAGES.signInAgain)
  const tried = { email: row.email ?? '', place: `session ${caller.session_id}`, known: true }
  const check = { event: 'password_check', user_id: caller.id, address: caller.address } as const
  await countTry(ctx, tried).catch((error: unknown) => {
    logSecurity(ctx, { ...check, outcome: 'refused' })
    throw error
  })
  const right = await verifyPassword(row.pw_hash, password)
  if (right) {
    await also?.()
    return clearTries(ctx.db, tried)
  }
  logSecurity(ctx, { ...check, outcome: 'failed' })
  throw refuse(422, MESSAGES.wrongPassword, { fields: { password: MESSAGES.wrongPassword } })
}
