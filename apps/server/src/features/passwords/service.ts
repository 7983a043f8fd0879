import { MESSAGES, type PasswordResetFields, type PasswordUpdateFields } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Caller } from '../../auth/caller.ts'
import { clearAllTries } from '../../auth/failed-tries.ts'
import { proofOfBrowser } from '../../auth/known-browsers.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { logSecurity } from '../../auth/security-log.ts'
import { hashOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { oneUser, type UserRow } from '../people/index.ts'
import { reauthenticate } from '../second-factor/index.ts'
import { endOtherSessions } from '../sessions/service.ts'
import {
  endMailTokens,
  lockTokenOwner,
  maybeLinkOwner,
  passwordChangedLetter,
  refuseCommonPassword,
  requireSelf,
  useMailToken,
} from '../users/index.ts'

/** The new password counts, links to reset it have served, the owner hears of it. */
async function replacePassword(ctx: Ctx, tx: Tx, user: UserRow, pw_hash: string): Promise<void> {
  const now = ctx.now()
  await tx.update(users).set({ pw_hash }).where(eq(users.id, user.id))
  await endMailTokens(tx, user.id, 'reset', now)
  if (user.email) await clearAllTries(tx, user.email)
  if (user.email)
    await ctx.jobs.enqueue(tx, 'mail.send', { to: user.email, ...passwordChangedLetter(ctx.config, user, now) })
}

/**
 * A reset ends every session, whoever had the old password is out, and every failure. The proof that comes back tells this
 * browser from those who go on guessing beside it: strangers' tries lock nobody out.
 */
export async function resetPassword(
  ctx: Ctx,
  fields: z.output<typeof PasswordResetFields>,
  address: string,
): Promise<string> {
  const hash = hashOpaqueToken(fields.token)
  // Before the costly hash: a link that is no good costs nothing, nor does a password that is refused.
  const owner = await maybeLinkOwner(ctx.db, hash, 'reset', ctx.now())
  if (!owner) {
    logSecurity(ctx, { event: 'password_reset', outcome: 'failed', user_id: null, address })
    throw refuse(422, MESSAGES.linkInvalid)
  }
  refuseCommonPassword(ctx, fields.password, owner)
  const pw_hash = await hashPassword(fields.password)
  await ctx.db.transaction(async (tx) => {
    const user = await lockTokenOwner(tx, hash)
    const found = await useMailToken(tx, hash, 'reset', ctx.now())
    if (!found || !user || user.deleted_at) throw refuse(422, MESSAGES.linkInvalid)
    await replacePassword(ctx, tx, user, pw_hash)
    await endOtherSessions(tx, ctx.now(), found.user_id, null)
    logSecurity(ctx, { event: 'password_reset', outcome: 'ok', user_id: user.id, address })
  })
  return proofOfBrowser(ctx.config.secret, owner.id)
}

export async function changePassword(
  ctx: Ctx,
  caller: Caller,
  fields: z.output<typeof PasswordUpdateFields>,
): Promise<void> {
  requireSelf(caller, fields.id)
  await reauthenticate(ctx, caller, fields)
  refuseCommonPassword(ctx, fields.new_password, await oneUser(ctx.db, caller.id), 'new_password')
  const pw_hash = await hashPassword(fields.new_password)
  await ctx.db.transaction(async (tx) => {
    await replacePassword(ctx, tx, await oneUser(tx, caller.id), pw_hash)
    await endOtherSessions(tx, ctx.now(), caller.id, caller.session_id)
    logSecurity(ctx, { event: 'password_change', outcome: 'ok', user_id: caller.id, address: caller.address })
  })
}
