import { realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type Binaries, findBinaries } from './binaries.ts'
import { prepareCluster, userName } from './cluster.ts'
import { EmbeddedPostgresError, reasonOf } from './errors.ts'
import { lockHolder, takeLock } from './lock.ts'
import { findPlace, openDataFolder, type Place } from './place.ts'
import { clearRemains, type Events, launch, type Postmaster, socketFolder } from './postmaster.ts'
import { readIfThere, until } from './processes.ts'
import { makeServerRole, serverRole } from './server-role.ts'

export { EmbeddedPostgresError } from './errors.ts'

export type EmbeddedPostgres = {
  /** For who looks after the database: a unix socket in a folder that only its owner can enter, and a password. */
  url: string
  /** The same for the server, as a role that owns the database and may do nothing beside it. */
  serverUrl: string
  /** Fast shutdown; may be called more than once. */
  stop(): Promise<void>
  /** Where the database really is. */
  dataDir: string
}

export type EmbeddedPostgresOptions = {
  dataDir: string
  log?: (line: string) => void
  /** Called when PostgreSQL comes up by itself, before it is ready. */
  launched?: (() => void) | undefined
  /** false: no fsync, for tests; a power cut then loses the database. */
  durable?: boolean
}

const databaseName = 'fourfold'
/** Pauses between attempts to start a PostgreSQL that ended: doubled each time. */
const RESTART_MS = { first: 500, longest: 10_000 }

/** Starts the PostgreSQL that comes with the product, on the data folder's database, which is made if there is none. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => undefined, durable = true } = options
  const dataDir = openDataFolder(options.dataDir)
  const lock = await lockFolder(dataDir)
  try {
    const place = findPlace(dataDir, log)
    const binaries = findBinaries(place.account, dataDir, log)
    await prepareCluster(place, dataDir, binaries, durable, log)
    const running = await keepRunning(place, binaries, durable, { log, launched: options.launched })
    let stopping: Promise<void> | undefined
    const stop = (): Promise<void> => {
      stopping ??= running.stop().finally(() => lock.release())
      return stopping
    }
    try {
      const password = readPassword(place.home)
      const { socketDir } = running
      await createDatabase(urlOf('postgres', password, socketDir))
      const url = urlOf(databaseName, password, socketDir)
      const serverUrl = urlOf(databaseName, await makeServerRole(url), socketDir, serverRole)
      return { url, serverUrl, dataDir: place.home, stop }
    } catch (error) {
      await stop()
      throw new EmbeddedPostgresError(`The database in ${place.home} cannot be opened: ${reasonOf(error)}`)
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The URL of the database that a living server runs on this data folder, for a backup while it works. */
export function urlOfRunning(dataDir: string): string | undefined {
  if (lockHolder(join(dataDir, 'postgres.lock')) === undefined) return undefined
  const home = realpathSync(join(dataDir, 'postgres'))
  const socketDir = readIfThere(join(home, 'data', 'postmaster.pid'))?.split('\n')[4]
  return socketDir ? urlOf(databaseName, readPassword(home), socketDir) : undefined
}

function urlOf(database: string, password: string, socketDir: string, role = userName): string {
  return `postgresql://${role}:${password}@localhost/${database}?host=${encodeURIComponent(socketDir)}`
}

/** Runs PostgreSQL until it is told to stop: one that was killed (out of memory, say) is started again. */
async function keepRunning(place: Place, binaries: Binaries, durable: boolean, told: Omit<Events, 'lost'>) {
  const { log } = told
  const socketDir = socketFolder(place)
  let stopped = false
  const start = async (): Promise<Postmaster> => {
    await clearRemains(place, binaries, log)
    return launch(place, binaries, socketDir, durable, { ...told, lost: again })
  }
  const again = (): void => {
    if (stopped) return
    log('PostgreSQL ended unexpectedly: starting it again')
    postmaster = startUntilItRuns()
    postmaster.catch((error: unknown) => log(reasonOf(error)))
  }
  // What keeps it from starting (a full disk, no memory) may be over soon: it is tried until it runs or nobody wants it.
  const startUntilItRuns = async (): Promise<Postmaster> => {
    for (let pause = RESTART_MS.first; ; pause = Math.min(2 * pause, RESTART_MS.longest)) {
      try {
        return await start()
      } catch (error) {
        log(`${reasonOf(error)}; trying again in ${pause / 1000} s`)
        await until(() => stopped, pause)
        if (stopped) throw error
      }
    }
  }
  const removeSocketFolder = (): void => {
    if (socketDir !== place.home) rmSync(socketDir, { recursive: true, force: true })
  }
  let postmaster = start()
  await postmaster.catch((error: unknown) => {
    removeSocketFolder()
    throw error
  })
  const stop = async (): Promise<void> => {
    stopped = true
    // One that could not be started again has already said why.
    await postmaster.then((running) => running.stop()).catch(() => undefined)
    removeSocketFolder()
  }
  return { socketDir, stop }
}

function readPassword(home: string): string {
  const password = readIfThere(join(home, 'password'))?.trim()
  if (!password) throw new Error(`its password file ${join(home, 'password')} is missing: put it back from a copy.`)
  return password
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
  client.on('error', () => undefined)
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}
