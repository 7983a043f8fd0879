import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'

/** Counts a learner's mistakes anew; it must equal what the triggers left. */
export async function rebuildMistakeCounts(tx: Tx, learnerId: string): Promise<void> {
  // Holds back new answers of this learner until the counters are written.
  await tx.execute(sql`select 1 from learner where id = ${learnerId} for update`)
  await tx.execute(sql`delete from mistake_count where learner_id = ${learnerId}`)
  await tx.execute(sql`
    insert into mistake_count (learner_id, topic, logged, n)
    select learner_id, topic, logged_at is not null, count(*) from mistake where learner_id = ${learnerId} group by 1, 2, 3`)
}
