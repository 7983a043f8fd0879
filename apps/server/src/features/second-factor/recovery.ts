import { randomInt } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import { hashOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import { recoveryCodes } from '../../db/schema/index.ts'

const CODES = 10
/** No letters that are read as digits. 24 of 32 signs are 120 bits: so many that a fast hash keeps them (ASVS 6.5.2). */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz123456789'

const newCode = (): string =>
  Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')).join('-')

const plain = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')
const hashOf = (userId: number, code: string): string => hashOpaqueToken(`${userId}:${plain(code)}`)

export async function codesLeft(db: Reader, userId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)))
  return row?.n ?? 0
}

/** Ten codes with the first factor of an account; null where it has some already. */
export async function firstCodes(tx: Tx, userId: number): Promise<string[] | null> {
  if ((await codesLeft(tx, userId)) > 0) return null
  const codes = Array.from({ length: CODES }, newCode)
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ user_id: userId, hash: hashOf(userId, code) })))
  return codes
}

export async function takeRecoveryCode(ctx: Ctx, userId: number, code: string): Promise<boolean> {
  const taken = await ctx.db
    .update(recoveryCodes)
    .set({ used_at: ctx.now() })
    .where(
      and(
        eq(recoveryCodes.user_id, userId),
        eq(recoveryCodes.hash, hashOf(userId, code)),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return taken.length === 1
}
