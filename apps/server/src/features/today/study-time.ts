import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/connect.ts'

/** A card is looked at for about this long, a journal entry on top of its answer. */
const SECONDS = { flashcard: 15, mistake: 30 } as const
/** Nobody thinks longer about one question: the rest of the time the tab stood open. */
const MOST_MS = 10 * 60_000
/** More answers than anybody gives in the weeks that are looked at: the cost does not grow with the history. */
const NEWEST = 4000

/** Minutes of work by the student's day since a day: answers with their time, reviews with what they usually take. */
export async function minutesByDay(
  db: Reader,
  learnerId: string,
  since: Date,
  offset: number,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ day: number; ms: string }>(sql`
    select floor((extract(epoch from at) - ${offset * 60}::int) / 86400)::int as day, sum(ms) as ms from (
      select answered_at as at, least(ms, ${MOST_MS}::int) as ms from (
        select answered_at, ms from answer_event where learner_id = ${learnerId} order by seq desc limit ${NEWEST}) as newest
      where answered_at >= ${since.toISOString()}::timestamptz
      union all
      select at, case kind when 'flashcard' then ${SECONDS.flashcard * 1000}::int else ${SECONDS.mistake * 1000}::int end as ms
      from review_event where learner_id = ${learnerId} and at >= ${since.toISOString()}::timestamptz and undone_at is null
    ) as work group by 1`)
  return new Map(rows.map(({ day, ms }) => [Number(day), Number(ms) / 60_000]))
}
