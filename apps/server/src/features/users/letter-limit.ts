import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { hashOpaqueToken } from '../../auth/tokens.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import { type Ceiling, NIGHT, purgeRows } from '../../db/purge.ts'
import { mailTokens, sentLetters } from '../../db/schema/index.ts'

/** Letters of a kind to one address that go out at once in an hour, and how far apart those after them lie. */
const AT_ONCE = 5
const APART_MS = 5 * 60_000
const HOUR_MS = 3_600_000
const KINDS = ['confirm', 'reset', 'existing'] as const

export type LetterKind = (typeof KINDS)[number]

const keyOf = (kind: LetterKind, email: string): string => hashOpaqueToken(`${kind}\n${email}`)

/**
 * When a letter may go: now, or later; null where one is on its way that serves this request as well. Who asks does not
 * matter: a stranger behind the owner's own network cannot be told from the owner. So no request is refused, and no stranger
 * can use up the owner's letters; a mailbox that is asked for again and again gets one letter every five minutes.
 * Call with the address locked.
 */
export async function whenToWrite(tx: Tx, kind: LetterKind, email: string, now: Date): Promise<Date | null> {
  const key = keyOf(kind, email)
  const sent = await tx
    .select({ at: sentLetters.at })
    .from(sentLetters)
    .where(and(eq(sentLetters.key, key), gt(sentLetters.at, new Date(now.getTime() - HOUR_MS))))
    .orderBy(desc(sentLetters.at))
  const newest = sent[0]?.at.getTime() ?? 0
  if (newest > now.getTime()) return null
  const at = sent.length < AT_ONCE ? now : new Date(Math.max(now.getTime(), newest + APART_MS))
  await tx.insert(sentLetters).values({ key, at })
  return at
}

export async function forgetLetters(db: Reader, emails: readonly string[]): Promise<void> {
  const keys = emails.flatMap((email) => KINDS.map((kind) => keyOf(kind, email)))
  await db.delete(sentLetters).where(inArray(sentLetters.key, keys))
}

/** Daily job: counts that are older than the hour, and links that are long dead. */
export async function purgeLetters(ctx: Ctx, ceiling: Ceiling = NIGHT): Promise<number> {
  const now = ctx.now().getTime()
  const counted = lt(sentLetters.at, new Date(now - HOUR_MS))
  const dead = lt(mailTokens.expires_at, new Date(now - 24 * HOUR_MS))
  return (
    (await purgeRows(ctx, sentLetters, sentLetters.id, counted, ceiling)) +
    (await purgeRows(ctx, mailTokens, mailTokens.hash, dead, ceiling))
  )
}
