import { MESSAGES } from '@fourfold/contract'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { hashOpaqueToken, makeOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { factorSteps } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'

const STEP_MS = 5 * 60_000

const LOGIN_TOO_OLD = () => refuse(401, MESSAGES.loginTooOld)

type Kind = (typeof factorSteps.$inferSelect)['kind']
export type OpenStep = Readonly<{ hash: string; user_id: number; challenge: string | null }>

/** Opens a step; whoever brings the token back within five minutes may go on with it. */
export async function openStep(ctx: Ctx, user_id: number, kind: Kind, challenge?: string): Promise<string> {
  const token = makeOpaqueToken()
  const now = ctx.now()
  const expires_at = new Date(now.getTime() + STEP_MS)
  await ctx.db.delete(factorSteps).where(and(eq(factorSteps.user_id, user_id), lt(factorSteps.expires_at, now)))
  await ctx.db
    .insert(factorSteps)
    .values({ hash: hashOpaqueToken(token), user_id, kind, challenge: challenge ?? null, expires_at })
  return token
}

/** The login that waits behind a token. */
export async function openLogin(ctx: Ctx, token: string, tooOld = LOGIN_TOO_OLD): Promise<OpenStep> {
  const [row] = await ctx.db
    .select()
    .from(factorSteps)
    .where(
      and(
        eq(factorSteps.hash, hashOpaqueToken(token)),
        eq(factorSteps.kind, 'login'),
        gt(factorSteps.expires_at, ctx.now()),
      ),
    )
  if (!row) throw tooOld()
  return row
}

/** Takes a step for good: of two that bring it at once, one goes on. */
export async function closeStep(db: Reader, hash: string, tooOld = LOGIN_TOO_OLD): Promise<void> {
  const gone = await db.delete(factorSteps).where(eq(factorSteps.hash, hash)).returning({ hash: factorSteps.hash })
  if (gone.length === 0) throw tooOld()
}

export const setChallenge = (ctx: Ctx, hash: string, challenge: string) =>
  ctx.db.update(factorSteps).set({ challenge }).where(eq(factorSteps.hash, hash))

/** The newest passkey that this account is making; it is taken, whatever comes of it. */
export async function takePasskeyStep(ctx: Ctx, userId: number): Promise<string> {
  const mine = and(eq(factorSteps.user_id, userId), eq(factorSteps.kind, 'passkey'))
  const [row] = await ctx.db
    .delete(factorSteps)
    .where(
      and(
        mine,
        sql`${factorSteps.hash} = (select hash from factor_step s where s.user_id = ${userId} and s.kind = 'passkey' order by s.expires_at desc limit 1)`,
      ),
    )
    .returning()
  if (!row?.challenge || row.expires_at <= ctx.now()) throw refuse(422, MESSAGES.loginTooOld)
  return row.challenge
}
