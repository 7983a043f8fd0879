import { LIMITS } from '@fourfold/contract'
import { eq, sql } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Reader, Tx } from '../../db/connect.ts'
import { lockLearner } from '../../db/lock-learner.ts'
import { cardImportChunks, flashcards } from '../../db/schema/index.ts'
import { refuse } from '../../http/errors.ts'

export const MAX_CARDS = 50_000

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`

/** What the cards of one student may take together: a guest is gone in a month, and there may be many of them. */
const mostBytes = ({ guest }: Pick<Caller, 'guest'>): number => (guest ? LIMITS.cardBytesGuest : LIMITS.cardBytesMember)

type Sized = Readonly<{ front: string; back: string; tags: readonly string[] }>

export const sizeOf = (cards: readonly Sized[]): number =>
  cards.flatMap(({ front, back, tags }) => [front, back, ...tags]).reduce((sum, t) => sum + Buffer.byteLength(t), 0)

const TAG_BYTES = sql`(select coalesce(sum(octet_length(tag)), 0) from jsonb_array_elements_text(${flashcards.tags}) tag)`

/**
 * Refuses more cards, or more text, than one student may keep. Behind the learner's lock: what two imports bring at once is
 * counted one after the other.
 */
export async function refuseTooManyCards(
  tx: Tx,
  caller: Caller,
  more: { cards: number; bytes: number },
): Promise<void> {
  await lockLearner(tx, caller.learner_id)
  const [held] = await tx
    .select({
      n: sql<number>`count(*)`,
      bytes: sql<number>`coalesce(sum(octet_length(${flashcards.front}) + octet_length(${flashcards.back}) + ${TAG_BYTES}), 0)`,
    })
    .from(flashcards)
    .where(eq(flashcards.learner_id, caller.learner_id))
  if (Number(held?.n ?? 0) + more.cards > MAX_CARDS)
    throw refuse(422, `You can have ${MAX_CARDS.toLocaleString('en-US')} cards at most.`)
  const most = mostBytes(caller)
  if (Number(held?.bytes ?? 0) + more.bytes > most)
    throw refuse(422, `Your cards can hold ${megabytes(most)} of text at most.`)
}

/** Refuses a piece with which a file would become larger than a file may be. */
export async function refuseLargeFile(db: Reader, importId: string, pos: number, text: string): Promise<void> {
  const [held] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${cardImportChunks.text})), 0)` })
    .from(cardImportChunks)
    .where(sql`${cardImportChunks.import_id} = ${importId} and ${cardImportChunks.pos} <> ${pos}`)
  if (Number(held?.bytes ?? 0) + Buffer.byteLength(text) > LIMITS.importBytes)
    throw refuse(413, `A file may have ${megabytes(LIMITS.importBytes)} at most. Please split it.`)
}
