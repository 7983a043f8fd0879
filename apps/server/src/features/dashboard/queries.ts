import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import type { Db, Reader } from '../../db/connect.ts'
import { aSecondOld } from '../../db/copy.ts'
import {
  dailyScores,
  diagnostics,
  itemStats,
  items,
  misconceptionStates,
  mistakes,
  tests,
} from '../../db/schema/index.ts'

const RETRY_AFTER_MS = 86_400_000

/** Up to 20 questions missed at least a day ago, logged, not right since (docs/wire.md, dashboard). */
export async function questionsToRetry(db: Reader, learnerId: string, topic: string, now: Date): Promise<number[]> {
  const rows = await db
    .select({ item_id: mistakes.item_id })
    .from(mistakes)
    .innerJoin(items, eq(items.id, mistakes.item_id))
    .where(
      and(
        eq(mistakes.learner_id, learnerId),
        eq(mistakes.topic, topic),
        isNotNull(mistakes.logged_at),
        isNull(mistakes.right_since),
        lt(mistakes.missed_at, new Date(now.getTime() - RETRY_AFTER_MS)),
        isNull(items.retired_at),
      ),
    )
    .orderBy(asc(mistakes.missed_at))
    .limit(20)
  return rows.map((r) => r.item_id)
}

export async function openDiagnostic(db: Reader, learnerId: string, topic: string): Promise<number | null> {
  const [row] = await db
    .select({ id: tests.id })
    .from(diagnostics)
    .innerJoin(tests, eq(tests.id, diagnostics.test_id))
    .where(and(eq(diagnostics.learner_id, learnerId), eq(diagnostics.topic, topic), isNull(tests.scored_at)))
  return row?.id ?? null
}

const WEEK_MS = 7 * 86_400_000
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

export type Earlier = Readonly<{
  day: string
  predicted: number
  subjects: Readonly<Record<string, number>>
  answers: number
}>

/** Where the score stood a week ago: after the last day at least a week back, else after the first day there is. */
export async function scoreBefore(db: Reader, learnerId: string, topic: string, now: Date): Promise<Earlier | null> {
  const weekAgo = dayOf(new Date(now.getTime() - WEEK_MS))
  const { day, predicted, subjects, answers } = dailyScores
  const old = sql`${day} <= ${weekAgo}`
  const [row] = await db
    .select({ day, predicted, subjects, answers })
    .from(dailyScores)
    .where(
      and(
        eq(dailyScores.learner_id, learnerId),
        eq(dailyScores.topic, topic),
        isNotNull(predicted),
        lt(day, dayOf(now)),
      ),
    )
    // Old days newest first, then younger ones oldest first.
    .orderBy(desc(old), sql`case when ${old} then ${day} end desc`, asc(day))
    .limit(1)
  if (!row || row.predicted === null) return null
  return { day: row.day, predicted: row.predicted, subjects: row.subjects ?? {}, answers: row.answers ?? 0 }
}

/** Time and number of everybody's answers to the topic's questions, from the folded counters. */
type Times = Readonly<{ ms: number; n: number }>

/** What everybody did needs no second look within so long. */
const TIMES_MS = 10_000
const held = new WeakMap<Db, Map<string, { until: number; times: Promise<Times> }>>()

/** How long all students took for a topic's questions: thousands of rows, so that one look serves all dashboards for a while. */
export function timeOfAll(ctx: Ctx, topic: string): Promise<Times> {
  const known = held.get(ctx.db) ?? new Map()
  held.set(ctx.db, known)
  const last = known.get(topic)
  if (last && ctx.now().getTime() < last.until) return last.times
  const times = aSecondOld(ctx, (db) => readTimes(db, topic))
  known.set(topic, { until: ctx.now().getTime() + TIMES_MS, times })
  times.catch(() => known.delete(topic))
  return times
}

async function readTimes(db: Db, topic: string): Promise<Times> {
  const [row] = await db
    .select({
      ms: sql<number>`coalesce(sum(${itemStats.ms}), 0)::float8`,
      n: sql<number>`coalesce(sum(${itemStats.n}), 0)::float8`,
    })
    .from(itemStats)
    .innerJoin(items, eq(items.id, itemStats.item_id))
    .where(eq(items.topic, topic))
  return row ?? { ms: 0, n: 0 }
}

/** Entries of the journal behind a misconception; `open` are those whose question was not right since. */
const entriesOf = (open: boolean) => sql`exists (select 1 from mistake m
  where m.learner_id = ${misconceptionStates.learner_id} and m.topic = ${misconceptionStates.topic}
    and m.misconception_id = ${misconceptionStates.misconception_id} ${open ? sql`and m.right_since is null` : sql``})`

/**
 * Misconceptions that showed at least twice, worst first: how often, then in how many skills. One is cured, and left out,
 * when every question of the journal that showed it came back right.
 */
export const repeatOffenders = (db: Reader, learnerId: string, topic: string) =>
  db
    .select()
    .from(misconceptionStates)
    .where(
      and(
        eq(misconceptionStates.learner_id, learnerId),
        eq(misconceptionStates.topic, topic),
        sql`${misconceptionStates.n} >= 2`,
        sql`(${entriesOf(true)} or not ${entriesOf(false)})`,
      ),
    )
    .orderBy(desc(misconceptionStates.n), sql`jsonb_array_length(${misconceptionStates.skills}) desc`)
    .limit(5)
