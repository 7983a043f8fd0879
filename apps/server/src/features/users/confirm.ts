import { type ConfirmFields, MESSAGES } from '@fourfold/contract'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { z } from 'zod'
import { hashPassword } from '../../auth/passwords.ts'
import { logSecurity } from '../../auth/security-log.ts'
import { hashOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import { pendingSignUps, users } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'
import type { UserRow } from '../people/index.ts'
import { absorbGuest } from './merge.ts'
import { endMailTokens, lockTokenOwner, maybeLinkOwner, useMailToken } from './queries.ts'
import { refuseCommonPassword } from './sign-up.ts'

type Pending = typeof pendingSignUps.$inferSelect

/** The sign-up of the browser that keeps its secret. */
async function ownSignUp(db: Reader, userId: number, secret: string | undefined): Promise<Pending | null> {
  if (!secret) return null
  const [row] = await db
    .select()
    .from(pendingSignUps)
    .where(and(eq(pendingSignUps.user_id, userId), eq(pendingSignUps.secret_hash, hashOpaqueToken(secret))))
  return row ?? null
}

/** Everything else that waited is void; only a guest's browser may still bring its work, with its secret, after a login. */
async function endPending(tx: Tx, userId: number, own: Pending | null): Promise<void> {
  const waiting = eq(pendingSignUps.user_id, userId)
  const useless = or(isNull(pendingSignUps.guest_id), isNull(pendingSignUps.secret_hash))
  await tx.delete(pendingSignUps).where(own ? waiting : and(waiting, useless))
  await tx.update(pendingSignUps).set({ pw_hash: '', first_name: '', last_name: '', test_date: null }).where(waiting)
}

type Person = Pick<Pending, 'pw_hash' | 'first_name' | 'last_name' | 'test_date'>

async function takeOver(ctx: Ctx, tx: Tx, user: UserRow, person: Person, own: Pending | null): Promise<void> {
  const { pw_hash, first_name, last_name, test_date } = person
  await tx
    .update(users)
    .set({ pw_hash, first_name, last_name, ...(test_date ? { test_date } : {}), confirmed_at: ctx.now() })
    .where(eq(users.id, user.id))
  if (own?.guest_id != null) await absorbGuest(ctx, tx, own.guest_id, user)
  await endMailTokens(tx, user.id, 'confirm', ctx.now())
  await endPending(tx, user.id, own)
}

type Answer = { success: string } | { choose_password: true }

/**
 * The link proves the address. In the browser that signed up it confirms at once, with what was typed there; elsewhere
 * nobody knows whose sign-up it was, so that whoever holds the link chooses the password and gives the name: what a
 * stranger typed reaches neither the account nor its letters.
 */
export async function confirmAccount(
  ctx: Ctx,
  { token, secret, password, first_name = '', last_name = '' }: z.output<typeof ConfirmFields>,
  address: string,
): Promise<Answer> {
  const hash = hashOpaqueToken(token)
  // Before the costly hash: a link that is no good costs nothing, nor does a password that is refused.
  const owner = await maybeLinkOwner(ctx.db, hash, 'confirm', ctx.now())
  if (!owner) {
    logSecurity(ctx, { event: 'confirm', outcome: 'failed', user_id: null, address })
    throw refuse(422, MESSAGES.linkInvalid)
  }
  let chosen: string | null = null
  if (password !== undefined) {
    const names = (await ownSignUp(ctx.db, owner.id, secret)) ?? { first_name, last_name }
    refuseCommonPassword(ctx, password, { ...names, email: owner.email })
    chosen = await hashPassword(password)
  }
  return ctx.db.transaction(async (tx) => {
    const user = await lockTokenOwner(tx, hash)
    if (!user || user.deleted_at || user.confirmed_at) throw refuse(422, MESSAGES.linkInvalid)
    const own = await ownSignUp(tx, user.id, secret)
    const given = own ?? { first_name, last_name, test_date: null }
    const pw_hash = chosen ?? own?.pw_hash
    if (pw_hash === undefined) return { choose_password: true as const }
    if (!(await useMailToken(tx, hash, 'confirm', ctx.now()))) throw refuse(422, MESSAGES.linkInvalid)
    await takeOver(ctx, tx, user, { ...given, pw_hash }, own)
    logSecurity(ctx, { event: 'confirm', outcome: 'ok', user_id: user.id, address })
    return { success: MESSAGES.accountConfirmed }
  })
}
