import { type SQL, sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { Tx } from '../db/connect.ts'

/** Every job of the product with its payload. */
export type JobMap = {
  'mail.send': { to: string; subject: string; text: string; html: string; headers?: Record<string, string> }
  /** Decides by the address who gets which letter: the answer to the caller takes the same work either way. */
  'account.letter': {
    kind: 'sign_up' | 'resend' | 'forgot'
    email: string
    guest_id: number | null
    /** The sign-up that the letter is for. */
    pending_id?: number | null
  }
  'stats.fold': Record<string, never>
  'guests.purge': Record<string, never>
  'sessions.purge': Record<string, never>
  'bank.calibrate': Record<string, never>
  'orders.settle': { order_id: number }
  'payments.process': { stripe_id: string }
  'reminders.send': Record<string, never>
}
export type JobName = keyof JobMap

type Policy = Readonly<{
  retryLimit: number
  retryDelay: number
  retryBackoff: boolean
  retryDelayMax?: number
  cron?: string
  /** At most one waiting at a time: later requests join it. */
  single?: true
}>

/** Mail is tried with growing pauses for 24 hours; the rest is tried again soon. */
export const POLICIES: Readonly<Record<JobName, Policy>> = {
  'mail.send': { retryLimit: 40, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  'account.letter': { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 },
  'stats.fold': { retryLimit: 3, retryDelay: 5, retryBackoff: true, single: true },
  'guests.purge': { retryLimit: 3, retryDelay: 60, retryBackoff: true, cron: '17 3 * * *' },
  'sessions.purge': { retryLimit: 3, retryDelay: 60, retryBackoff: true, cron: '47 3 * * *' },
  'bank.calibrate': { retryLimit: 3, retryDelay: 60, retryBackoff: true, cron: '7 4 * * *' },
  'orders.settle': { retryLimit: 12, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600 },
  'payments.process': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  'reminders.send': { retryLimit: 2, retryDelay: 60, retryBackoff: true, cron: '*/15 * * * *' },
}

const JOB_NAMES = Object.keys(POLICIES) as JobName[]

export type Handlers = { [N in JobName]?: (data: JobMap[N]) => Promise<void> }

export type Jobs = Readonly<{
  /** Enqueues inside the transaction that causes the job: both happen, or neither. */
  enqueue: <N extends JobName>(
    tx: Tx,
    name: N,
    data: JobMap[N],
    options?: { startAfterSeconds?: number },
  ) => Promise<void>
  /** Runs everything that waits, now, one after the other; for tests and one-off commands. */
  drain: (handlers: Handlers) => Promise<number>
  work: (handlers: Handlers) => Promise<void>
  stop: () => Promise<void>
}>

/** pg-boss speaks numbered parameters; Drizzle's transaction wants its own form. */
function toSql(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)))
}

const inTransaction = (tx: Tx) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const result = await tx.execute(toSql(text, values))
    return { rows: result.rows, rowCount: result.rowCount ?? 0 }
  },
})

export async function startJobs(
  databaseUrl: string,
  onError: (error: Error) => void,
  // Without background work nothing runs by itself: tests drain the queue when they say so.
  { background = true }: { background?: boolean } = {},
): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, schedule: background, supervise: background })
  boss.on('error', onError)
  await boss.start()
  for (const name of JOB_NAMES) {
    const { retryLimit, retryDelay, retryBackoff, retryDelayMax, single } = POLICIES[name]
    await boss.createQueue(name, {
      retryLimit,
      retryDelay,
      retryBackoff,
      ...(retryDelayMax ? { retryDelayMax } : {}),
      ...(single ? { policy: 'short' as const } : {}),
    })
  }
  return {
    enqueue: async (tx, name, data, options = {}) => {
      await boss.send(name, data, {
        db: inTransaction(tx),
        ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
      })
    },
    drain: async (handlers) => {
      let ran = 0
      for (const name of JOB_NAMES) {
        const handler = handlers[name] as ((data: unknown) => Promise<void>) | undefined
        if (!handler) continue
        for (let jobs = await boss.fetch(name); jobs.length > 0; jobs = await boss.fetch(name)) {
          for (const job of jobs) {
            await handler(job.data)
            await boss.complete(name, job.id)
            ran += 1
          }
        }
      }
      return ran
    },
    work: async (handlers) => {
      for (const name of JOB_NAMES) {
        const handler = handlers[name] as ((data: unknown) => Promise<void>) | undefined
        if (!handler) continue
        await boss.work(name, { pollingIntervalSeconds: name === 'stats.fold' ? 2 : 1 }, async (jobs) => {
          for (const job of jobs) await handler(job.data)
        })
        const cron = POLICIES[name].cron
        if (cron) await boss.schedule(name, cron, {})
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
