import { getTableColumns } from 'drizzle-orm'
import type { Caller } from '../../auth/caller.ts'
import type { Ctx } from '../../ctx.ts'
import { fromJson } from '../../db/as-json.ts'
import { type Ask, asking } from '../../db/ask.ts'
import type { Reader } from '../../db/connect.ts'
import { reviewStates } from '../../db/schema/index.ts'
import { run } from '../../db/statement.ts'
import { type Dated, testDateIn } from './goals.ts'
import { type MemoryRow, recallAt } from './memory.ts'
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

const reviewable = (more: string): string => `select memory.kind, memory.ref_id as id, memory.state, memory.stability,
      memory.difficulty, memory.learning_steps, memory.scheduled_days, memory.reps, memory.lapses, memory.last_review,
      memory.fsrs_due, memory.buried_until, memory.suspended, mistake.item_id, mistake.misconception_id
    from review_state memory
      left join mistake on memory.kind = 'mistake' and mistake.id = memory.ref_id and mistake.learner_id = memory.learner_id
    where memory.learner_id = $1 and (memory.kind = 'flashcard' or (mistake.topic = $2 and mistake.logged_at is not null))
      ${more} order by memory.fsrs_due limit ${MOST}`
const ALL = { name: 'reviewable', text: reviewable('') }
const DUE = {
  name: 'reviewable_now',
  text: reviewable(
    'and not memory.suspended and memory.fsrs_due <= $3 and (memory.buried_until is null or memory.buried_until <= $3)',
  ),
}

type Row = MemoryRow &
  Pick<Planned, 'kind' | 'id' | 'buried_until' | 'suspended'> & {
    item_id: number | null
    misconception_id: string | null
  }

/** What can be reviewed: the student's cards, and the logged mistakes of the topic; all of it, or what is due by itself. */
export async function plannedItems(
  ctx: Ctx,
  caller: Reviewer,
  test: Date | null,
  { db = ctx.db, due = false }: Readonly<{ db?: Reader; due?: boolean }> = {},
): Promise<Planned[]> {
  const now = ctx.now()
  const whose = [caller.learner_id, caller.topic]
  const rows = await (due ? run<Row>(db, DUE, [...whose, now]) : run<Row>(db, ALL, whose))
  return plannedFrom(await ctx.catalog(), rows, now, test)
}

type Catalog = Pick<Awaited<ReturnType<Ctx['catalog']>>, 'items'>

const plannedFrom = ({ items }: Catalog, rows: readonly Row[], now: Date, test: Date | null): Planned[] =>
  rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    fsrs_due: row.fsrs_due,
    last_review: row.last_review,
    buried_until: row.buried_until,
    suspended: row.suspended,
    seconds: row.item_id === null ? CARD_SECONDS : (items.get(row.item_id)?.seconds ?? 60) + ENTRY_SECONDS,
    recall: recallAt(row, now),
    recall_on_test: test ? recallAt(row, test) : 0,
    ...(row.item_id === null ? {} : { missed: { item_id: row.item_id, misconception_id: row.misconception_id } }),
  }))

const rowFromJson = fromJson(getTableColumns(reviewStates))

/** What is due by itself, in its order: as `reviewsIn` has it without a test ahead. */
export const reviewsDue = (
  ctx: Ctx,
  catalog: Catalog,
  { learner_id, topic }: Reviewer,
): Ask<(situation: Situation) => Planned[]> =>
  asking(DUE, [learner_id, topic, ctx.now()], (rows: readonly Row[]) => (situation) => {
    const read = rows.map((row) => ({ ...row, ...rowFromJson(row) }))
    return reviewsToday(plannedFrom(catalog, read, situation.now, null), situation)
  })

/** What is to be reviewed today, in its order; without a test ahead the database finds what is due. */
export async function reviewsIn(ctx: Ctx, caller: Reviewer, situation: Situation): Promise<Planned[]> {
  const due = daysLeft(situation) === null
  return reviewsToday(await plannedItems(ctx, caller, testDay(situation), { due }), situation)
}

/** What of a student the planner goes by. */
export type Studying = Dated

const STUDYING = {
  name: 'studying',
  text: 'select test_date::text, settings from user_account where id = $1',
} as const

export const situationFor = (person: Studying, topic: string, now: Date, offset: number): Situation => ({
  now,
  offset,
  test_date: testDateIn(person, topic),
  daily_minutes: dailyMinutes(person.settings),
})

/** Date of the topic's test and daily minutes of the student, as the planner wants them. */
export async function situationOf(ctx: Ctx, caller: Reviewer, offset: number, db: Reader = ctx.db): Promise<Situation> {
  const [row] = await run<Studying>(db, STUDYING, [caller.id])
  return situationFor(row ?? { test_date: null, settings: {} }, caller.topic, ctx.now(), offset)
}

export const testDay = (situation: Situation): Date | null =>
  situation.test_date === null ? null : new Date(`${situation.test_date}T12:00:00Z`)

/**
 * What the planner asks for today, in its order; null in normal mode, where FSRS' own due dates stand and the database
 * answers faster.
 */
export async function plannedToday(
  ctx: Ctx,
  caller: Reviewer,
  db: Reader = ctx.db,
  person?: Studying,
): Promise<Planned[] | null> {
  const situation = person ? situationFor(person, caller.topic, ctx.now(), 0) : await situationOf(ctx, caller, 0, db)
  if (daysLeft(situation) === null) return null
  return reviewsToday(await plannedItems(ctx, caller, testDay(situation), { db }), situation)
}
