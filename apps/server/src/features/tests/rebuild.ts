import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'

/**
 * Builds what is kept about a learner's tests anew from the tests themselves: the means of the days and how many there are
 * of each topic. It must equal what the online updates left.
 */
export async function rebuildTestTotals(tx: Tx, learnerId: string): Promise<void> {
  // Holds back new tests and answers of this learner until both are written.
  await tx.execute(sql`select 1 from learner where id = ${learnerId} for update`)
  // What was predicted on a day is a record: it stays where the day has tests.
  const dayOf = sql`to_char(scored_at at time zone 'UTC', 'YYYY-MM-DD')`
  await tx.execute(sql`
    delete from daily_score as kept where learner_id = ${learnerId} and not exists (
      select 1 from test where learner_id = ${learnerId} and topic = kept.topic and ${dayOf} = kept.day)`)
  await tx.execute(sql`
    insert into daily_score (learner_id, topic, day, n, total)
    select learner_id, topic, ${dayOf}, count(*), sum(score order by scored_at, id)
    from test where learner_id = ${learnerId} and scored_at is not null group by 1, 2, 3
    on conflict (learner_id, topic, day) do update set n = excluded.n, total = excluded.total`)
  await tx.execute(sql`delete from test_count where learner_id = ${learnerId}`)
  await tx.execute(sql`
    insert into test_count (learner_id, topic, n)
    select learner_id, topic, count(*) from test where learner_id = ${learnerId} group by 1, 2`)
}
