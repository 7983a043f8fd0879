import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'
import type { Catalog } from './features/bank/catalog.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Payments } from './payments/payments.ts'

/** What a service may use besides its arguments. */
export type Ctx = Readonly<{
  config: Config
  db: Db
  /** For what may be a second old; the same as `db` where there is no copy. Use it through `aSecondOld`. */
  copy: Db
  jobs: Jobs
  payments: Payments
  /** The question bank in memory. */
  catalog: () => Promise<Catalog>
  log: FastifyBaseLogger
  /** The only clock; tests and the developer's page can move it. */
  now: () => Date
  /** Moves that clock; only the developer's page and tests do. */
  moveClock: (ms: number) => void
}>
