import type { PgBoss } from 'pg-boss'

/** What the queue says of a job whose server fell silent; after an outage of all servers its other clock may be first. */
const SILENT = `output->'value'->>'message' in ('job heartbeat timeout', 'job timed out')`

/**
 * The queue gives the job of a silent server the pause of a failed try, which doubles each time and may be an hour. The job
 * did not fail, its server did: whoever lives takes it up at once. It has used up a try all the same, so a job that kills its server ends.
 */
const WAKE = `update pgboss.job set start_after = now() where state = 'retry' and start_after > now() and ${SILENT}`

/** A job whose server was killed in the last of its tries never had that one: it gets another, three such times at most. */
const MORE_TRIES = 3
const TRY_AGAIN = `update pgboss.job j set state = 'retry', start_after = now(), completed_on = null, retry_limit = j.retry_limit + 1
  from pgboss.queue q where q.name = j.name and j.state = 'failed' and j.${SILENT} and j.retry_limit < q.retry_limit + ${MORE_TRIES}`

export const wakeCrashed = async (boss: PgBoss): Promise<void> => {
  await boss.getDb().executeSql(WAKE)
  await boss.getDb().executeSql(TRY_AGAIN)
}

/** Looks again and again; `stop` ends it. */
export function keepWaking(boss: PgBoss, everySeconds: number, onError: (error: Error) => void): () => void {
  const timer = setInterval(() => void wakeCrashed(boss).catch(onError), everySeconds * 1000)
  timer.unref()
  return () => clearInterval(timer)
}
