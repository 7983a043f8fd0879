import type { Factor, SecondFactors } from '@fourfold/contract'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import { logSecurity } from '../../auth/security-log.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import { authenticators, factorSteps, passkeys, recoveryCodes } from '../../db/schema/index.ts'
import { notFound } from '../../http/errors.ts'
import { takeLoginCode } from './codes.ts'
import { takePasskey } from './passkeys.ts'
import { codesLeft, takeRecoveryCode } from './recovery.ts'
import type { OpenStep } from './steps.ts'

async function codesOn(db: Reader, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: authenticators.user_id })
    .from(authenticators)
    .where(and(eq(authenticators.user_id, userId), isNotNull(authenticators.confirmed_at)))
  return row !== undefined
}

export async function secondFactors(ctx: Ctx, caller: Caller): Promise<SecondFactors> {
  const keys = await ctx.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, caller.id))
    .orderBy(asc(passkeys.created_at))
  return {
    code: await codesOn(ctx.db, caller.id),
    passkeys: keys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      used_at: used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: await codesLeft(ctx.db, caller.id),
  }
}

/** What a login of this account must show besides the password; empty for most. */
export async function factorsOf(db: Reader, userId: number): Promise<Factor[]> {
  const code = await codesOn(db, userId)
  const [key] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.user_id, userId)).limit(1)
  if (!code && !key) return []
  return [...(key ? (['passkey'] as const) : []), ...(code ? (['code'] as const) : []), 'recovery']
}

export type Shown = Readonly<{ code?: string | undefined; recovery?: string | undefined; passkey?: unknown }>

/** Whether what was shown opens this account. */
export async function factorHolds(ctx: Ctx, { user_id, challenge }: OpenStep, shown: Shown): Promise<boolean> {
  if (shown.code !== undefined) return takeLoginCode(ctx, user_id, shown.code)
  if (shown.recovery !== undefined) return takeRecoveryCode(ctx, user_id, shown.recovery)
  return shown.passkey !== undefined && challenge !== null && takePasskey(ctx, user_id, challenge, shown.passkey)
}

/** The codes for a lost device go with the last factor. */
async function tidyRecovery(tx: Tx, userId: number): Promise<void> {
  if ((await factorsOf(tx, userId)).length === 0)
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId))
}

export async function removeCode(ctx: Ctx, caller: Caller): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.delete(authenticators).where(eq(authenticators.user_id, caller.id))
    await tidyRecovery(tx, caller.id)
  })
  const { id: user_id, address } = caller
  logSecurity(ctx, { event: 'second_factor', outcome: 'ok', user_id, address, detail: 'codes off' })
}

export async function removePasskey(ctx: Ctx, caller: Caller, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const gone = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.user_id, caller.id)))
      .returning({ id: passkeys.id })
    if (gone.length === 0) throw notFound()
    await tidyRecovery(tx, caller.id)
  })
  const { id: user_id, address } = caller
  logSecurity(ctx, { event: 'second_factor', outcome: 'ok', user_id, address, detail: 'passkey removed' })
}

export async function forgetFactors(tx: Tx, userIds: readonly number[]): Promise<void> {
  for (const table of [authenticators, passkeys, recoveryCodes, factorSteps])
    await tx.delete(table).where(inArray(table.user_id, [...userIds]))
}
