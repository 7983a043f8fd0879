import { and, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { flashcards, reviewStates } from '../../db/schema/index.ts'
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

/** A page of them, newest first. */
export const pageOfCards = (db: Reader, learnerId: string, offset: number, limit: number) =>
  allCards(db, learnerId).limit(limit).offset(offset)

export const countCards = (db: Reader, learnerId: string): Promise<number> =>
  db.$count(flashcards, eq(flashcards.learner_id, learnerId))

export type CardRow = Awaited<ReturnType<typeof allCards>>[number]

export async function oneCard(db: Reader, learnerId: string, id: number): Promise<CardRow> {
  const [row] = await db
    .select({ card: flashcards, memory: reviewStates })
    .from(flashcards)
    .leftJoin(reviewStates, state)
    .where(and(eq(flashcards.learner_id, learnerId), eq(flashcards.id, id)))
  if (!row) throw notFound()
  return row
}
