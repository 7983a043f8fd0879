import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { setPasswordCost } from './auth/passwords.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config.ts'
import type { Ctx } from './ctx.ts'
import { connect, migrateDatabase } from './db/connect.ts'
import { watchStart } from './db/start-watch.ts'
import { errorForLog } from './error-for-log.ts'
import { catalogStore } from './features/bank/catalog.ts'
import { loadBank } from './features/bank/load.ts'
import { seedProducts } from './features/orders/products.ts'
import { sealAnew } from './features/second-factor/index.ts'
import { startJobs } from './jobs/jobs.ts'
import { type Database, openDatabase, type Say } from './open-database.ts'
import { bootPayments } from './payments/boot.ts'

export type Booted = Readonly<{
  ctx: Ctx
  /** For jobs and command-line tools: connections of their own, and statements that may take their time. */
  unhurried: Ctx
  sandbox: Awaited<ReturnType<typeof bootPayments>>['sandbox']
  close: () => Promise<void>
}>

/** What the database must hold before anything is served. */
async function prepare({ db, pool }: ReturnType<typeof connect>, config: Config, say: Say): Promise<void> {
  await migrateDatabase(pool)
  let shown = 0
  const bank = await loadBank(db, (done, total) => {
    const tenth = Math.floor((10 * done) / total)
    if (tenth > shown) say(`loading the question bank: ${done} of ${total}`)
    shown = tenth
  })
  if (bank.loaded) say(`question bank loaded: ${bank.items} questions`)
  await seedProducts(db)
  const sealed = await sealAnew(db, config)
  if (sealed > 0) say(`authenticator secrets sealed anew: ${sealed}`)
}

/** Database, migrations, bank, jobs and payments: everything but HTTP. */
export async function boot(
  config: Config,
  say: Say,
  opened: Promise<Database> = openDatabase(config, say),
): Promise<Booted> {
  setPasswordCost(config.passwordCost)
  let shift = 0
  const clock = () => Date.now() + shift
  const database = await opened
  const direct = config.directUrl ?? database.url
  const name = `fourfold ${randomUUID()}`
  const slow = connect(direct, { max: 4, unhurried: true, name })
  try {
    await slow.pool.query('select 1')
  } catch (error) {
    await database.stop()
    throw new ConfigError(
      `DATABASE_URL cannot be reached (${error instanceof Error ? error.message : String(error)}); please check the address, or leave it out to use the embedded database.`,
    )
  }
  const log = pino({
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-cart-token"]'],
    serializers: {
      err: errorForLog,
      // Mail links carry tokens in the query string: the log keeps the path only.
      req: (req: { method: string; url: string }) => ({ method: req.method, url: req.url.split('?')[0] }),
    },
  })
  const beside = connect(direct, { max: 1 })
  const watch = watchStart({ name, working: slow.pool, beside: beside.pool })
  const prepared = prepare(slow, config, say).then(() =>
    watch.through(startJobs(direct, (error) => log.error({ err: error }, 'job queue'), { name })),
  )
  const jobs = await Promise.race([prepared, watch.stalled]).finally(() => watch.end())
  await beside.pool.end()
  const nameless = !config.namedStatements
  const { db, pool } = connect(database.url, { max: config.poolSize, nameless })
  const copy = config.readUrl ? connect(config.readUrl, { max: config.poolSize, nameless }) : null
  const payments = await bootPayments(config, db, clock)
  // Before the first request: a transaction that needs it must not wait for another connection.
  const catalog = await catalogStore(slow.db)
  const ctx: Ctx = {
    config,
    db,
    copy: copy?.db ?? db,
    jobs,
    payments: payments.payments,
    log,
    now: () => new Date(clock()),
    moveClock: (ms) => {
      shift += ms
    },
    catalog,
  }
  return {
    ctx,
    unhurried: { ...ctx, db: slow.db, copy: slow.db },
    sandbox: payments.sandbox,
    close: async () => {
      await jobs.stop()
      await payments.close()
      await Promise.all([pool.end(), slow.pool.end(), copy?.pool.end()])
      await database.stop()
    },
  }
}
