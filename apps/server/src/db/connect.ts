import { Socket } from 'node:net'
import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { keepNoNames } from './names.ts'
import * as schema from './schema/index.ts'

// Counts and sums come back as bigint text; ours all fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Db = NodePgDatabase<typeof schema> & { $client: pg.Pool }
export type Tx = Parameters<Parameters<NodePgDatabase<typeof schema>['transaction']>[0]>[0]
/** What a query needs: the pool or a transaction. */
export type Reader = Db | Tx

const MIGRATION_LOCK = 4_140_404

/**
 * How long a request may wait on the database, so that none hangs over 20 s: for a free connection, for a lock, for one
 * statement, and for any word from a database that has gone silent (frozen, cut off), which no setting of its own can end.
 */
export const PATIENCE_MS = { connection: 5000, lock: 5000, statement: 11_000, silence: 12_000 } as const

/**
 * A named statement is planned once per connection, not for each of its first five calls: every one of them goes by the keys
 * of one student or one question, so that the values change nothing in the plan. `npm run bench:plans` looks at these plans.
 */
const ONE_PLAN = '-c plan_cache_mode=force_generic_plan'

type Patience = Readonly<Record<keyof typeof PATIENCE_MS, number>>

export type ConnectOptions = Readonly<{
  max?: number
  /** Statements are sent whole each time: for a PgBouncer that keeps no names. */
  nameless?: boolean
  /** For jobs, migrations and command-line tools, whose statements may take as long as they need. */
  unhurried?: true
  patience?: Patience
  /** What the database calls these connections, where they must be told from others. */
  name?: string
}>

/** A socket that gives up on a silent database: what waits on it fails at once, and the pool replaces it. */
function impatientSocket(ms: number): Socket {
  const socket = new Socket()
  socket.setTimeout(ms, () => {
    socket.destroy(Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT', syscall: 'read' }))
  })
  return socket
}

export function connect(
  url: string,
  { max = 16, unhurried, nameless, patience = PATIENCE_MS, name }: ConnectOptions = {},
): { db: Db; pool: pg.Pool } {
  const hurried = {
    connectionTimeoutMillis: patience.connection,
    lock_timeout: patience.lock,
    statement_timeout: patience.statement,
    stream: () => impatientSocket(patience.silence),
    ...(nameless ? {} : { options: ONE_PLAN }),
  }
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    ...(name ? { application_name: name } : {}),
    // Several statements on their way at once (together.ts); without names each is parsed in the one place there is for it.
    pipeline: !nameless,
    ...(unhurried ? {} : hurried),
  })
  // A connection that breaks is replaced by the pool; without a listener, in the pool or lent out, it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  if (nameless) keepNoNames(pool)
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool }
}

/**
 * Brings the schema up to date; several servers may start at once. The lock belongs to a transaction of its own: a lock of
 * the session would stay with whoever gets that connection next from a pooler.
 */
export async function migrateDatabase(pool: pg.Pool, folder = join(import.meta.dirname, 'migrations')): Promise<void> {
  const keeper = await pool.connect()
  try {
    await keeper.query('begin')
    await keeper.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(pool), { migrationsFolder: folder })
  } finally {
    await keeper.query('commit')
    keeper.release()
  }
}
