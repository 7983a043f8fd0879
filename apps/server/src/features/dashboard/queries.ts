import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { type Ask, asking } from '../../db/ask.ts'
import type { Db } from '../../db/connect.ts'
import { aSecondOld } from '../../db/copy.ts'
import { itemStats, items, type misconceptionStates } from '../../db/schema/index.ts'
import type { TopicInfo } from '../bank/index.ts'
import { UNFINISHED, UNFINISHED_MS, type Unfinished, type UnfinishedRow, unfinishedOf } from '../tests/index.ts'

const RETRY_AFTER_MS = 86_400_000

const RETRY = {
  name: 'questions_missed',
  text: `select mistake.item_id, mistake.missed_at < $3 as waited from mistake join item on item.id = mistake.item_id
    where mistake.learner_id = $1 and mistake.topic = $2 and mistake.logged_at is not null and mistake.right_since is null
      and item.retired_at is null
    order by mistake.missed_at limit 20`,
} as const

/** Questions to try again, and how many are open in all. */
export type Retry = Readonly<{ ids: readonly number[]; missed: number }>

/** Up to 20 logged questions that were not right since; those missed at least a day ago are tried again (docs/wire.md, dashboard). */
export const questionsToRetry = (learnerId: string, topic: string, now: Date): Ask<Retry> =>
  asking(
    RETRY,
    [learnerId, topic, new Date(now.getTime() - RETRY_AFTER_MS)],
    (rows: readonly { item_id: number; waited: boolean }[]) => ({
      ids: rows.filter((r) => r.waited).map((r) => r.item_id),
      missed: rows.length,
    }),
  )

const BEGUN = {
  name: 'begun_in_topic',
  text: `select diagnostic.learner_id is not null as begun, diagnostic.done_at is not null as done, open.id as open, unfinished.*
    from (select 1) as one
      left join diagnostic on diagnostic.learner_id = $1 and diagnostic.topic = $2
      left join test open on open.id = diagnostic.test_id and open.scored_at is null
      left join lateral (${UNFINISHED}) unfinished on true`,
} as const

export type Begun = Readonly<{ status: number; open: number | null; unfinished: Unfinished | null }>
type BegunRow = UnfinishedRow & { begun: boolean; done: boolean; open: number | null }

/**
 * What was begun in a topic. Its diagnostic: -1 not started, 0 in progress, 1 done; `open`: its test that is not scored yet.
 * And the test that was left in the middle lately.
 */
export const begunIn = (learnerId: string, topic: TopicInfo, now: Date): Ask<Begun> =>
  asking(BEGUN, [learnerId, topic.name, new Date(now.getTime() - UNFINISHED_MS)], ([row]: readonly BegunRow[]) => {
    if (!row) throw new Error('one row must come back')
    return { status: row.begun ? (row.done ? 1 : 0) : -1, open: row.open, unfinished: unfinishedOf(row, topic) }
  })

const WEEK_MS = 7 * 86_400_000
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

export type Earlier = Readonly<{
  day: string
  predicted: number
  subjects: Readonly<Record<string, number>>
  answers: number
}>

// Old days newest first, then younger ones oldest first.
const EARLIER = {
  name: 'score_before',
  text: `select day, predicted, subjects, answers from daily_score
    where learner_id = $1 and topic = $2 and predicted is not null and day < $3
    order by day <= $4 desc, case when day <= $4 then day end desc, day limit 1`,
} as const

/** Where the score stood a week ago: after the last day at least a week back, else after the first day there is. */
export function scoreBefore(learnerId: string, topic: string, now: Date): Ask<Earlier | null> {
  const weekAgo = dayOf(new Date(now.getTime() - WEEK_MS))
  type Row = Pick<Earlier, 'day' | 'predicted'> & { subjects: Earlier['subjects'] | null; answers: number | null }
  return asking(EARLIER, [learnerId, topic, dayOf(now), weekAgo], ([row]: readonly Row[]) =>
    row ? { ...row, subjects: row.subjects ?? {}, answers: row.answers ?? 0 } : null,
  )
}

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

export type Offender = Pick<typeof misconceptionStates.$inferSelect, 'misconception_id' | 'n' | 'skills'>

const OFFENDERS = {
  name: 'repeat_offenders',
  // `open`: an entry of the journal behind it whose question was not right since. The journal is gone through once.
  text: `select shown.misconception_id, shown.n, shown.skills from misconception_state shown
      left join (select misconception_id, bool_or(right_since is null) as open from mistake
        where learner_id = $1 and topic = $2 group by misconception_id) entry on entry.misconception_id = shown.misconception_id
    where shown.learner_id = $1 and shown.topic = $2 and shown.n >= 2 and coalesce(entry.open, true)
    order by shown.n desc, jsonb_array_length(shown.skills) desc limit 5`,
} as const

/**
 * Misconceptions that showed at least twice, worst first: how often, then in how many skills. One is cured, and left out,
 * when every question of the journal that showed it came back right.
 */
export const repeatOffenders = (learnerId: string, topic: string): Ask<readonly Offender[]> =>
  asking(OFFENDERS, [learnerId, topic], (rows: readonly Offender[]) => rows)
