import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import type { Reader } from '../../db/connect.ts'
import { mistakes, reviewStates, users } from '../../db/schema/index.ts'
import { recallAt } from './memory.ts'
import { daysLeft, type Planned, reviewsToday, type Situation } from './planner.ts'

/** A card takes about this long. */
const CARD_SECONDS = 15
/** Reading the entry again, on top of answering the question. */
const ENTRY_SECONDS = 30
/** Nobody reviews more than this; the plan stays quick however many cards there are. */
const MOST = 20_000
const DAILY_MINUTES = 20

/** The minutes a day that the student chose. */
export const dailyMinutes = (settings: Readonly<Record<string, unknown>>): number =>
  Number(settings.daily_minutes) > 0 ? Number(settings.daily_minutes) : DAILY_MINUTES

/** Whose reviews: cards belong to the student, mistakes also to the topic. */
export type Reviewer = Pick<Caller, 'id' | 'learner_id' | 'topic'>

/** Everything that can be reviewed: the student's cards, and the logged mistakes of the topic. */
export async function plannedItems(
  ctx: Ctx,
  caller: Reviewer,
  test: Date | null,
  db: Reader = ctx.db,
): Promise<Planned[]> {
  const rows = await db
    .select({ memory: reviewStates, item_id: mistakes.item_id })
    .from(reviewStates)
    .leftJoin(
      mistakes,
      and(
        eq(reviewStates.kind, 'mistake'),
        eq(mistakes.id, reviewStates.ref_id),
        eq(mistakes.learner_id, reviewStates.learner_id),
      ),
    )
    .where(
      and(
        eq(reviewStates.learner_id, caller.learner_id),
        or(eq(reviewStates.kind, 'flashcard'), and(eq(mistakes.topic, caller.topic), isNotNull(mistakes.logged_at))),
      ),
    )
    .orderBy(reviewStates.fsrs_due)
    .limit(MOST)
  const now = ctx.now()
  const { items } = await ctx.catalog()
  return rows.map(({ memory, item_id }) => ({
    kind: memory.kind,
    id: memory.ref_id,
    fsrs_due: memory.fsrs_due,
    last_review: memory.last_review,
    buried_until: memory.buried_until,
    suspended: memory.suspended,
    seconds: item_id === null ? CARD_SECONDS : (items.get(item_id)?.seconds ?? 60) + ENTRY_SECONDS,
    recall: recallAt(memory, now),
    recall_on_test: test ? recallAt(memory, test) : 0,
  }))
}

/** Test date and daily minutes of the student, as the planner wants them. */
export async function situationOf(ctx: Ctx, caller: Reviewer, offset: number, db: Reader = ctx.db): Promise<Situation> {
  const [row] = await db
    .select({ test_date: users.test_date, settings: users.settings })
    .from(users)
    .where(eq(users.id, caller.id))
  return {
    now: ctx.now(),
    offset,
    test_date: row?.test_date ?? null,
    daily_minutes: dailyMinutes(row?.settings ?? {}),
  }
}

export const testDay = (situation: Situation): Date | null =>
  situation.test_date === null ? null : new Date(`${situation.test_date}T12:00:00Z`)

/**
 * What the planner asks for today, in its order; null in normal mode, where FSRS' own due dates stand and the database
 * answers faster.
 */
export async function plannedToday(ctx: Ctx, caller: Reviewer, db: Reader = ctx.db): Promise<Planned[] | null> {
  const situation = await situationOf(ctx, caller, 0, db)
  if (daysLeft(situation) === null) return null
  return reviewsToday(await plannedItems(ctx, caller, testDay(situation), db), situation)
}
