import { createHmac } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { hashOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import { mailTokens, sentLetters } from '../../db/schema/index.ts'
import { countedAddress } from '../../limits/address.ts'

/** Letters of a kind to one address in an hour: asked for from one place, and from everywhere. */
const LETTERS_AN_HOUR = { onePlace: 5, everywhere: 30 }
const HOUR_MS = 3_600_000
const KINDS = ['confirm', 'reset', 'existing'] as const

export type LetterKind = (typeof KINDS)[number]

const keyOf = (kind: LetterKind, email: string, from = ''): string => hashOpaqueToken(`${kind}\n${email}\n${from}`)

/** Who asks, as a job may keep it: keyed, because there are too few network addresses for a plain hash to hide one. */
export const requesterOf = (ctx: Ctx, address: string): string =>
  createHmac('sha256', ctx.config.secret)
    .update(`letter:${countedAddress(address)}`)
    .digest('base64url')

export type Asked = Readonly<{ kind: LetterKind; email: string; from: string }>

/**
 * Who asks more often gets the same answer and no letter. Counted by who asks, too: a stranger who asks for somebody
 * else's address uses up the stranger's letters, not the owner's. Call with the address locked.
 */
export async function mayWrite(tx: Tx, { kind, email, from }: Asked, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - HOUR_MS)
  const sent = (key: string) => tx.$count(sentLetters, and(eq(sentLetters.key, key), gt(sentLetters.at, since)))
  const [all, theirs] = [keyOf(kind, email), keyOf(kind, email, from || 'unknown')]
  if ((await sent(all)) >= LETTERS_AN_HOUR.everywhere || (await sent(theirs)) >= LETTERS_AN_HOUR.onePlace) return false
  await tx.insert(sentLetters).values([
    { key: all, at: now },
    { key: theirs, at: now },
  ])
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
