import { LIMITS } from '@fourfold/contract'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
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

export const allCards = (db: Reader, learnerId: string) =>
  db
    .select({ card: flashcards, memory: reviewStates })
    .from(flashcards)
    .leftJoin(reviewStates, state)
    .where(eq(flashcards.learner_id, learnerId))
    .orderBy(desc(flashcards.id))

export type CardRow = Awaited<ReturnType<typeof allCards>>[number]

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
