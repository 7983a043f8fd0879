import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'

/**
 * Builds what is kept about a learner's tests anew from the tests themselves: the means of the days and how many there are
 * of each topic. It must equal what the online updates left.
 */
export async function rebuildTestTotals(tx: Tx, learnerId: string): Promise<void> {
  // Holds back new tests and answers of this learner until both are written.
  await tx.execute(sql`select 1 from learner where id = ${learnerId} for update`)
  await tx.execute(sql`delete from daily_score where learner_id = ${learnerId}`)
  await tx.execute(sql`
    insert into daily_score (learner_id, topic, day, n, total)
    select learner_id, topic, to_char(scored_at at time zone 'UTC', 'YYYY-MM-DD'), count(*), sum(score order by scored_at, id)
    from test where learner_id = ${learnerId} and scored_at is not null group by 1, 2, 3`)
  await tx.execute(sql`delete from test_count where learner_id = ${learnerId}`)
  await tx.execute(sql`
    insert into test_count (learner_id, topic, n)
    select learner_id, topic, count(*) from test where learner_id = ${learnerId} group by 1, 2`)
}
