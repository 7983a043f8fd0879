import { LIMITS } from '@fourfold/contract'
import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { joined } from '../../db/joined.ts'
import { flashcards, reviewStates } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import { notFound } from '../../http/errors.ts'

const state = and(
  eq(reviewStates.kind, 'flashcard'),
  eq(reviewStates.ref_id, flashcards.id),
  eq(reviewStates.learner_id, flashcards.learner_id),
)

export type CardRow = Readonly<{
  card: typeof flashcards.$inferSelect
  memory: typeof reviewStates.$inferSelect | null
}>

/** What tells one card of a student from another. */
export const cardTexts = (db: Reader, learnerId: string) =>
  db
    .select({ front: flashcards.front, back: flashcards.back })
    .from(flashcards)
    .where(eq(flashcards.learner_id, learnerId))

const CARDS_AT_ONCE = 50

/** All of them, oldest first, some at a time. */
export async function* cardsByAge(db: Reader, learnerId: string): AsyncGenerator<CardRow[]> {
  for (let after = 0, more = true; more; ) {
    const rows = await db
      .select({ card: flashcards, memory: reviewStates })
      .from(flashcards)
      .leftJoin(reviewStates, state)
      .where(and(eq(flashcards.learner_id, learnerId), gt(flashcards.id, after)))
      .orderBy(asc(flashcards.id))
      .limit(CARDS_AT_ONCE)
    yield rows
    after = rows.at(-1)?.card.id ?? after
    more = rows.length === CARDS_AT_ONCE
  }
}

const BOTH = joined({ card: getTableColumns(flashcards), memory: getTableColumns(reviewStates) })
const SIZE = 'octet_length(front) + octet_length(back) + octet_length(tags::text)'
const PAGE = {
  name: 'page_of_cards_within_bytes',
  // The page first: what is passed over on the way to it costs a look into the index, not its memory.
  text: `select ${BOTH.columns}
    from (
      select flashcard.*, sum(${SIZE}) over (order by flashcard.id desc rows between unbounded preceding and 1 preceding) as before
      from (select id from flashcard where learner_id = $1 order by id desc limit $2 offset $3) page
        join flashcard on flashcard.id = page.id
    ) card left join review_state memory on memory.kind = 'flashcard'
      and memory.ref_id = card.id and memory.learner_id = card.learner_id
    where coalesce(card.before, 0) < ${LIMITS.cardPageBytes}
    order by card.id desc`,
}

/** A page of them, newest first; one of long cards has fewer, so that nobody makes the server hold much at once. */
export async function pageOfCards(db: Reader, learnerId: string, offset: number, limit: number): Promise<CardRow[]> {
  const rows = (await run(db, PAGE, [learnerId, limit, offset])).map(BOTH.read)
  return rows.map(({ card, memory }) => ({ card, memory: memory.kind === null ? null : memory }))
}

const COUNT = { name: 'count_cards', text: 'select count(*) as n from flashcard where learner_id = $1' } as const

export async function countCards(db: Reader, learnerId: string): Promise<number> {
  const [row] = await run<{ n: number }>(db, COUNT, [learnerId])
  return row?.n ?? 0
}

export async function oneCard(db: Reader, learnerId: string, id: number): Promise<CardRow> {
  const [row] = await db
    .select({ card: flashcards, memory: reviewStates })
    .from(flashcards)
    .leftJoin(reviewStates, state)
    .where(and(eq(flashcards.learner_id, learnerId), eq(flashcards.id, id)))
  if (!row) throw notFound()
  return row
}
