import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'
import { reviewEvents, reviewStates } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import { notFound } from '../../http/errors.ts'
import type { MemoryRow } from './memory.ts'

export type ReviewKind = 'flashcard' | 'mistake'
export type ReviewRow = typeof reviewStates.$inferSelect

export async function maybeReviewState(
  db: Reader,
  learnerId: string,
  kind: ReviewKind,
  refId: number,
): Promise<ReviewRow | null> {
  const [row] = await db
    .select()
    .from(reviewStates)
    .where(and(eq(reviewStates.kind, kind), eq(reviewStates.ref_id, refId), eq(reviewStates.learner_id, learnerId)))
    .for('update')
  return row ?? null
}

/** The memory of an own card or mistake, made first where there is none, held until the transaction ends. */
export async function heldMemory(
  db: Reader,
  learner_id: string,
  kind: ReviewKind,
  ref_id: number,
  fresh: MemoryRow,
): Promise<ReviewRow> {
  const known = await maybeReviewState(db, learner_id, kind, ref_id)
  if (known) return known
  // Of several first ratings one makes the row; the others wait for it here and then read it.
  await db
    .insert(reviewStates)
    .values({ ...fresh, kind, ref_id, learner_id })
    .onConflictDoNothing()
  const made = await maybeReviewState(db, learner_id, kind, ref_id)
  if (!made) throw notFound()
  return made
}

/** Writes the memory of an own card or mistake; a row of another learner stays as it is. */
export async function saveMemory(
  db: Reader,
  learner_id: string,
  kind: ReviewKind,
  ref_id: number,
  memory: MemoryRow,
): Promise<void> {
  await db
    .insert(reviewStates)
    .values({ ...memory, kind, ref_id, learner_id })
    .onConflictDoUpdate({
      target: [reviewStates.kind, reviewStates.ref_id],
      set: { ...memory, buried_until: null },
      setWhere: eq(reviewStates.learner_id, learner_id),
    })
}

export async function removeReview(db: Reader, learnerId: string, kind: ReviewKind, refId: number): Promise<void> {
  const mine = (t: typeof reviewStates | typeof reviewEvents) =>
    and(eq(t.learner_id, learnerId), eq(t.kind, kind), eq(t.ref_id, refId))
  await db.delete(reviewEvents).where(mine(reviewEvents))
  await db.delete(reviewStates).where(mine(reviewStates))
}

const DUE_IDS = {
  name: 'due_ids',
  text: `select ref_id as id from review_state where learner_id = $1 and kind = $2 and fsrs_due <= $3 and not suspended
      and (buried_until is null or buried_until <= $3) order by fsrs_due, ref_id limit $4`,
} as const

/** What is due now, longest waiting first; bounded, however many cards there are. */
export async function dueIds(
  db: Reader,
  learnerId: string,
  kind: ReviewKind,
  now: Date,
  limit: number,
): Promise<number[]> {
  const rows = await run<{ id: number }>(db, DUE_IDS, [learnerId, kind, now, limit])
  return rows.map((r) => r.id)
}

/** A rating by its id, or the newest one that stands. The row is held until the transaction ends. */
export async function maybeRating(db: Reader, learnerId: string, ratingId: string | undefined) {
  const which = ratingId === undefined ? isNull(reviewEvents.undone_at) : eq(reviewEvents.rating_id, ratingId)
  const [row] = await db
    .select()
    .from(reviewEvents)
    .where(and(eq(reviewEvents.learner_id, learnerId), which))
    .orderBy(desc(reviewEvents.id))
    .limit(1)
    .for('update')
  return row ?? null
}

/** The newest rating of a card or mistake that stands. */
export async function lastRatingOf(db: Reader, learnerId: string, kind: ReviewKind, refId: number) {
  const [row] = await db
    .select({ id: reviewEvents.id })
    .from(reviewEvents)
    .where(
      and(
        eq(reviewEvents.learner_id, learnerId),
        eq(reviewEvents.kind, kind),
        eq(reviewEvents.ref_id, refId),
        isNull(reviewEvents.undone_at),
      ),
    )
    .orderBy(desc(reviewEvents.id))
    .limit(1)
  return row ?? null
}
