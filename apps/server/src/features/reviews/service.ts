import { randomUUID } from 'node:crypto'
import type { Rating } from '@fourfold/contract'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Tx } from '../../db/connect.ts'
import { reviewEvents, reviewStates } from '../../db/schema/index.ts'
import { notFound, refuse } from '../../http/errors.ts'
import { freshMemory, type MemoryRow, rateMemory } from './memory.ts'
import {
  heldMemory,
  lastRatingOf,
  maybeRating,
  maybeReviewState,
  type ReviewKind,
  type ReviewRow,
  saveMemory,
} from './queries.ts'

export type Rated = Readonly<{
  performance_rating: Rating
  rating_id?: string | undefined
  age_ms?: number | undefined
}>

/** When a rating was given: its own time, though never in the future and never before the review before it. */
export function givenAt(now: Date, age_ms: number | undefined, lastReview: Date | null): Date {
  const given = now.getTime() - Math.max(0, age_ms ?? 0)
  return new Date(Math.min(now.getTime(), Math.max(given, lastReview?.getTime() ?? 0)))
}

/** One rating: the log first, then the memory. A rating sent twice counts once. */
export async function rate(
  ctx: Ctx,
  tx: Tx,
  learnerId: string,
  kind: ReviewKind,
  refId: number,
  rated: Rated,
): Promise<void> {
  const now = ctx.now()
  const before = await heldMemory(tx, learnerId, kind, refId, freshMemory(now))
  const at = givenAt(now, rated.age_ms, before.last_review)
  const [logged] = await tx
    .insert(reviewEvents)
    .values({
      rating_id: rated.rating_id ?? randomUUID(),
      learner_id: learnerId,
      kind,
      ref_id: refId,
      rating: rated.performance_rating,
      at,
      before,
    })
    .onConflictDoNothing()
    .returning({ id: reviewEvents.id })
  if (logged) await saveMemory(tx, learnerId, kind, refId, rateMemory(before, rated.performance_rating, at))
}

type Before = { [K in keyof MemoryRow]: MemoryRow[K] extends Date | null ? string | null : MemoryRow[K] }

/** The memory as it was kept in the log: dates come back as text. */
const fromLog = (before: Before): MemoryRow => ({
  state: before.state,
  stability: before.stability,
  difficulty: before.difficulty,
  learning_steps: before.learning_steps,
  scheduled_days: before.scheduled_days,
  reps: before.reps,
  lapses: before.lapses,
  last_review: before.last_review === null ? null : new Date(before.last_review),
  fsrs_due: new Date(String(before.fsrs_due)),
})

/** Takes a rating back: the memory is as if it had not been given. Only the last one of a card can be undone. */
export async function undoRating(ctx: Ctx, caller: Caller, ratingId: string | undefined) {
  return ctx.db.transaction(async (tx) => {
    const event = await maybeRating(tx, caller.learner_id, ratingId)
    if (!event) throw notFound()
    const answer = { kind: event.kind, id: event.ref_id, rating_id: event.rating_id }
    await maybeReviewState(tx, caller.learner_id, event.kind, event.ref_id)
    const last = await lastRatingOf(tx, caller.learner_id, event.kind, event.ref_id)
    if (event.undone_at !== null) return answer
    if (last?.id !== event.id) throw refuse(409, 'It was rated again since, so this rating stays.')
    await tx.update(reviewEvents).set({ undone_at: ctx.now() }).where(eq(reviewEvents.id, event.id))
    await saveMemory(tx, caller.learner_id, event.kind, event.ref_id, fromLog(event.before as Before))
    return answer
  })
}

/** Changes how an own card or mistake is asked; somebody else's is a 404. */
export async function changeReview(
  ctx: Ctx,
  caller: Caller,
  ref: { kind: ReviewKind; id: number },
  change: Partial<Pick<ReviewRow, 'buried_until' | 'suspended'>>,
): Promise<{ kind: ReviewKind; id: number }> {
  const [row] = await ctx.db
    .update(reviewStates)
    .set(change)
    .where(
      and(
        eq(reviewStates.learner_id, caller.learner_id),
        eq(reviewStates.kind, ref.kind),
        eq(reviewStates.ref_id, ref.id),
      ),
    )
    .returning({ id: reviewStates.ref_id })
  if (!row) throw notFound()
  return { kind: ref.kind, id: row.id }
}

const DAY_MS = 86_400_000

/** Midnight that comes next for the student; `offset` is in minutes west of UTC. */
export function tomorrow(now: Date, offset: number): Date {
  const local = now.getTime() - offset * 60_000
  return new Date((Math.floor(local / DAY_MS) + 1) * DAY_MS + offset * 60_000)
}
