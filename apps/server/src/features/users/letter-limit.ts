import { and, eq, gt, lt } from 'drizzle-orm'
import { hashOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import { mailTokens, sentLetters } from '../../db/schema/index.ts'

export const LETTERS_AN_HOUR = 5
const HOUR_MS = 3_600_000
const KINDS = ['confirm', 'reset', 'existing'] as const

export type LetterKind = (typeof KINDS)[number]

const keyOf = (kind: LetterKind, email: string): string => hashOpaqueToken(`${kind}\n${email}`)

/**
 * At most five letters of a kind to one address in an hour; who asks more often gets the same answer and no letter.
 * No link is ended by a newer one, only by its age or by the use of one of its kind: so a stranger who keeps asking
 * can neither fill a mailbox nor take a link away. Call with the address locked.
 */
export async function mayWrite(tx: Tx, kind: LetterKind, email: string, now: Date): Promise<boolean> {
  const key = keyOf(kind, email)
  const since = new Date(now.getTime() - HOUR_MS)
  const sent = await tx.$count(sentLetters, and(eq(sentLetters.key, key), gt(sentLetters.at, since)))
  if (sent >= LETTERS_AN_HOUR) return false
  await tx.insert(sentLetters).values({ key, at: now })
  return true
}

export async function forgetLetters(db: Reader, email: string): Promise<void> {
  for (const kind of KINDS) await db.delete(sentLetters).where(eq(sentLetters.key, keyOf(kind, email)))
}

/** Daily job: counts that are older than the hour, and links that are long dead. */
export async function purgeLetters(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime()
  await ctx.db.delete(sentLetters).where(lt(sentLetters.at, new Date(now - HOUR_MS)))
  await ctx.db.delete(mailTokens).where(lt(mailTokens.expires_at, new Date(now - 24 * HOUR_MS)))
}
