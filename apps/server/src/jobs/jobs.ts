import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { Tx } from '../db/connect.ts'
import { toSql } from '../db/statement.ts'
import { jobRuns } from '../seen/metrics.ts'
import { keepWaking } from './crashed.ts'

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
    /** Asked for too often to go out at once: the letter that it was then. */
    put_off?: 'confirm' | 'reset' | 'existing'
  }
  'stats.fold': Record<string, never>
  'guests.purge': Record<string, never>
  'sessions.purge': Record<string, never>
  'bank.calibrate': Record<string, never>
  'orders.settle': { order_id: number }
  'payments.process': { stripe_id: string }
  'customers.delete': { customer_id: string }
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
  /** Holds an address or the token of a link: nothing of it is kept once it is done. */
  personal?: true
  /** How many are worked on at once; without it one after the other. */
  atOnce?: number
}>

/** Mail is tried with growing pauses for 24 hours; the rest is tried again soon. */
export const POLICIES: Readonly<Record<JobName, Policy>> = {
  'mail.send': {
    retryLimit: 40,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    personal: true,
    atOnce: 5,
  },
  'account.letter': {
    retryLimit: 20,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 600,
    personal: true,
    atOnce: 5,
  },
  'stats.fold': { retryLimit: 3, retryDelay: 5, retryBackoff: true, single: true },
  'guests.purge': { retryLimit: 3, retryDelay: 5, retryBackoff: true, cron: '17 3 * * *' },
  'sessions.purge': { retryLimit: 3, retryDelay: 5, retryBackoff: true, cron: '47 3 * * *' },
  'bank.calibrate': { retryLimit: 3, retryDelay: 5, retryBackoff: true, cron: '7 4 * * *' },
  'orders.settle': { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  'payments.process': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  'customers.delete': { retryLimit: 40, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  'reminders.send': { retryLimit: 2, retryDelay: 5, retryBackoff: true, cron: '*/15 * * * *' },
}

/** A personal job that failed for good, after a day of trying, goes after this. */
const PERSONAL_S = 60
/** A running job says that it lives; one that was silent for so long (its server was killed) is given to another. */
const HEARTBEAT_S = 20
const LOOK_S = 10
const WAKE_S = 5
/** How often the queue removes what its time has come for. */
const MAINTENANCE_S = 300

/** How often a queue is looked at, by every server: somebody waits for a letter, statistics have time, and the clock's jobs more. */
function lookEvery(name: JobName): number {
  if (POLICIES[name].cron) return 5
  if (name === 'stats.fold') return 2
  return /letter|mail/.test(name) ? 0.5 : 1
}

/**
 * The longest time from the death of a server to its job's next try, whichever it is: the silence, a look that came just too
 * early and the next one, until it is woken from its pause, and until a worker looks.
 */
export const takenUpWithin = (name: JobName): number => HEARTBEAT_S + 2 * LOOK_S + WAKE_S + lookEvery(name)

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
  /** Removes every job that names one of these mail addresses, whatever its state. */
  forget: (tx: Tx, emails: readonly string[]) => Promise<void>
  /** Runs everything that waits, now, one after the other; for tests and one-off commands. */
  drain: (handlers: Handlers) => Promise<number>
  work: (handlers: Handlers) => Promise<void>
  stop: () => Promise<void>
}>

/** pg-boss speaks numbered parameters. */
const inTransaction = (tx: Tx) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const result = await tx.execute(toSql(text, values))
    return { rows: result.rows, rowCount: result.rowCount ?? 0 }
  },
})

async function makeQueue(boss: PgBoss, name: JobName): Promise<void> {
  const { retryLimit, retryDelay, retryBackoff, retryDelayMax, single, personal } = POLICIES[name]
  const options = {
    retryLimit,
    retryDelay,
    retryBackoff,
    heartbeatSeconds: HEARTBEAT_S,
    ...(retryDelayMax ? { retryDelayMax } : {}),
    ...(personal ? { deleteAfterSeconds: PERSONAL_S } : {}),
  }
  await boss.createQueue(name, { ...options, ...(single ? { policy: 'short' as const } : {}) })
  // A queue that an older version made keeps its options, and its finished jobs, until told otherwise.
  await boss.updateQueue(name, options)
  if (personal) await boss.deleteStoredJobs(name)
}

/** The queues in which something could be taken up now, in their order. */
async function waiting(boss: PgBoss): Promise<JobName[]> {
  const { rows } = await boss
    .getDb()
    .executeSql(`select distinct name from pgboss.job where state < 'active' and start_after <= now()`)
  const names = new Set(rows.map((row: { name: string }) => row.name))
  return JOB_NAMES.filter((name) => names.has(name))
}

export async function startJobs(
  databaseUrl: string,
  onError: (error: Error) => void,
  // Without background work nothing runs by itself: tests drain the queue when they say so.
  { background = true, name }: { background?: boolean; name?: string } = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    ...(name ? { application_name: name } : {}),
    max: 4,
    schedule: background,
    supervise: background,
    maintenanceIntervalSeconds: MAINTENANCE_S,
    superviseIntervalSeconds: LOOK_S,
    monitorIntervalSeconds: LOOK_S,
  })
  boss.on('error', onError)
  await boss.start()
  for (const name of JOB_NAMES) await makeQueue(boss, name)
  const stopWaking = background ? keepWaking(boss, WAKE_S, onError) : () => undefined
  const run = async (name: JobName, handler: (data: unknown) => Promise<void>, job: { id: string; data: unknown }) => {
    await handler(job.data).then(
      () => jobRuns.inc({ job: name, outcome: 'done' }),
      (error: unknown) => {
        jobRuns.inc({ job: name, outcome: 'failed' })
        throw error
      },
    )
    // The work is done: when only this fails, it must not be done twice.
    if (POLICIES[name].personal) await boss.deleteJob(name, job.id).catch(onError)
  }
  return {
    enqueue: async (tx, name, data, options = {}) => {
      await boss.send(name, data, {
        db: inTransaction(tx),
        ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
      })
    },
    forget: async (tx, emails) => {
      const named = sql`any(${sql.param([...emails])}::text[])`
      await tx.execute(sql`delete from pgboss.job where (name = 'mail.send' and data->>'to' = ${named})
        or (name = 'account.letter' and data->>'email' = ${named})`)
    },
    drain: async (handlers) => {
      let ran = 0
      // What waits is asked once for all queues: tests drain them a thousand times, and mostly something waits in one alone.
      for (let before = -1; before < ran; ) {
        before = ran
        for (const name of await waiting(boss)) {
          const handler = handlers[name] as ((data: unknown) => Promise<void>) | undefined
          if (!handler) continue
          for (const job of await boss.fetch(name)) {
            await run(name, handler, job)
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
        const options = {
          pollingIntervalSeconds: lookEvery(name),
          batchSize: POLICIES[name].atOnce ?? 1,
          // A full batch means that more waits: the next one follows without a pause.
          burstWhenBatchFull: true,
          perJobResults: true,
        } as const
        await boss.work(name, options, (jobs) =>
          Promise.all(
            jobs.map(({ id, data }) =>
              run(name, handler, { id, data }).then(
                () => ({ id, status: 'completed' as const }),
                // One letter that fails is tried again alone.
                (error: unknown) => ({ id, status: 'failed' as const, output: error }),
              ),
            ),
          ),
        )
        const cron = POLICIES[name].cron
        if (cron) await boss.schedule(name, cron, {})
      }
    },
    stop: async () => {
      stopWaking()
      await boss.stop({ graceful: true, timeout: 3000 })
    },
  }
}
