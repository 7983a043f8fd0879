import type { PgBoss } from 'pg-boss'

/**
 * The queue gives the job of a silent server the pause of a failed try, which doubles each time and may be an hour. The job
 * did not fail, its server did: whoever lives takes it up at once. It has used up a try all the same, so a job that kills its server ends.
 */
const WAKE = `update pgboss.job set start_after = now()
  where state = 'retry' and start_after > now() and output->'value'->>'message' = 'job heartbeat timeout'`

export const wakeCrashed = async (boss: PgBoss): Promise<void> => {
  await boss.getDb().executeSql(WAKE)
}

/** Looks again and again; `stop` ends it. */
export function keepWaking(boss: PgBoss, everySeconds: number, onError: (error: Error) => void): () => void {
  const timer = setInterval(() => void wakeCrashed(boss).catch(onError), everySeconds * 1000)
  timer.unref()
  return () => clearInterval(timer)
}
