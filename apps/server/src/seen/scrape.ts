import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { calibrationAge, poolConnections, queueDepth, registry } from './metrics.ts'

/** The queue is asked for at most so often, however many ask for the figures. */
const FRESH_MS = 5000

export type Scraped = Readonly<{ type: string; text: string }>

/** What is read when somebody asks: the pool at once, the queue from the database. A database that is away leaves its figures out. */
export function scraper(db: Db, slow: Db, now: () => Date): () => Promise<Scraped> {
  let asked = Number.NEGATIVE_INFINITY
  const readQueue = async (): Promise<void> => {
    const { rows } = await slow.execute<{ name: string; n: number }>(
      sql`select name, count(*)::int as n from pgboss.job where state in ('created', 'retry') group by name`,
    )
    queueDepth.reset()
    for (const { name, n } of rows) queueDepth.set({ job: name }, n)
    const done = await slow.execute<{ age: number | null }>(
      sql`select extract(epoch from ${now().toISOString()}::timestamptz - max(completed_on))::float8 as age from pgboss.job
        where name = 'bank.calibrate' and state = 'completed'`,
    )
    calibrationAge.reset()
    const age = done.rows[0]?.age ?? null
    if (age !== null) calibrationAge.set(age)
    else calibrationAge.remove()
  }
  return async () => {
    const { totalCount, idleCount, waitingCount } = db.$client
    poolConnections.set({ state: 'open' }, totalCount)
    poolConnections.set({ state: 'idle' }, idleCount)
    poolConnections.set({ state: 'waiting' }, waitingCount)
    if (performance.now() - asked > FRESH_MS) {
      asked = performance.now()
      await readQueue().catch(() => queueDepth.reset())
    }
    return { type: registry.contentType, text: await registry.metrics() }
  }
}
