import { join } from 'node:path'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { prepareCluster, userName } from './cluster.ts'
import { EmbeddedPostgresError, reasonOf } from './errors.ts'
import { takeLock } from './lock.ts'
import { findPlace, openDataFolder } from './place.ts'
import { clearRemains, launch } from './postmaster.ts'
import { readIfThere } from './processes.ts'

export { EmbeddedPostgresError } from './errors.ts'

export type EmbeddedPostgres = {
  /** For `pg` and every other client: a unix socket in a folder that only its owner can enter, and a password. */
  url: string
  /** Fast shutdown; may be called more than once. */
  stop(): Promise<void>
  /** Where the database really is. */
  dataDir: string
}

export type EmbeddedPostgresOptions = {
  dataDir: string
  log?: (line: string) => void
  /** false: no fsync, for tests; a power cut then loses the database. */
  durable?: boolean
}

const databaseName = 'fourfold'

/** Starts the PostgreSQL that comes with the product, on the data folder's database, which is made if there is none. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => undefined, durable = true } = options
  const dataDir = openDataFolder(options.dataDir)
  const locked = await lockFolder(dataDir)
  let stopping: Promise<void> | undefined
  try {
    const place = findPlace(dataDir, log)
    const binaries = findBinaries(place.account, dataDir, log)
    await prepareCluster(place, dataDir, binaries, durable, log)
    await clearRemains(place, binaries, log)
    const postmaster = await launch(place, binaries, durable, log)
    const stop = async (): Promise<void> => {
      await postmaster.stop()
      locked.release()
    }
    const password = readIfThere(join(place.home, 'password'))?.trim() ?? ''
    const url = (database: string): string =>
      `postgresql://${userName}:${password}@localhost/${database}?host=${encodeURIComponent(postmaster.socketDir)}`
    try {
      await createDatabase(url('postgres'))
    } catch (error) {
      await stop()
      throw new EmbeddedPostgresError(`The database in ${place.home} cannot be opened: ${reasonOf(error)}`)
    }
    return {
      url: url(databaseName),
      dataDir: place.home,
      stop: () => {
        stopping ??= stop()
        return stopping
      },
    }
  } catch (error) {
    locked.release()
    throw error
  }
}

async function lockFolder(dataDir: string): Promise<{ release(): void }> {
  let locked: Awaited<ReturnType<typeof takeLock>>
  try {
    locked = await takeLock(join(dataDir, 'postgres.lock'))
  } catch (error) {
    throw new EmbeddedPostgresError(`The data folder ${dataDir} cannot be written (${reasonOf(error)}): set DATA_DIR.`)
  }
  if ('lock' in locked) return locked.lock
  throw new EmbeddedPostgresError(
    `The data folder ${dataDir} is in use by another server (process ${locked.heldBy}): stop that one, set DATA_DIR to another folder, ` +
      'or let both use one PostgreSQL through DATABASE_URL.',
  )
}

/** Not part of making the cluster, because that may have been cut off after it. */
async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}
