import { MESSAGES } from '@fourfold/contract'
import { eq } from 'drizzle-orm'
import { hashOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import { pendingSignUps, users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import { absorbGuest } from './merge.ts'
import { endMailTokens, lockTokenOwner, useMailToken } from './queries.ts'

/** Takes over what the sign-up of this very link brought; everything else that waited for the address is void. */
export async function confirmAccount(ctx: Ctx, token: string): Promise<void> {
  const hash = hashOpaqueToken(token)
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    const user = await lockTokenOwner(tx, hash)
    const found = user && (await useMailToken(tx, hash, 'confirm', now))
    if (!found || user.deleted_at || user.confirmed_at) throw refuse(422, MESSAGES.linkInvalid)
    const [signUp] = await tx
      .select()
      .from(pendingSignUps)
      .where(eq(pendingSignUps.id, found.pending_id ?? 0))
    if (!signUp) throw refuse(422, MESSAGES.linkInvalid)
    const { pw_hash, first_name, last_name, test_date } = signUp
    const person = { pw_hash, first_name, last_name, ...(test_date ? { test_date } : {}) }
    await tx
      .update(users)
      .set({ ...person, confirmed_at: now })
      .where(eq(users.id, user.id))
    if (signUp.guest_id !== null) await absorbGuest(ctx, tx, signUp.guest_id, user.learner_id)
    await endMailTokens(tx, user.id, 'confirm', now)
    await tx.delete(pendingSignUps).where(eq(pendingSignUps.user_id, user.id))
  })
}
