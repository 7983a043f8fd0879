import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { giveTo, plainEnvironment } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, reasonOf } from './errors.ts'
import type { Place } from './place.ts'
import { readIfThere } from './processes.ts'
import { watch } from './watchdog.ts'

export const userName = 'fourfold'

/** What a machine with two cores and a small database wants; postgresql.conf in the cluster may be edited. */
const settings = {
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '1GB',
  random_page_cost: '1.1',
  // Parallel queries gain little on two cores, and need more shared memory than a container has by default.
  max_parallel_workers_per_gather: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  log_checkpoints: 'off',
}

/** Makes the cluster if there is none yet, and refuses one that these binaries cannot open. */
export async function prepareCluster(
  place: Place,
  dataDir: string,
  binaries: Binaries,
  durable: boolean,
  log: (line: string) => void,
): Promise<void> {
  removeAbandonedDrafts(place.home)
  const version = readIfThere(join(place.home, 'data', 'PG_VERSION'))?.trim()
  if (version === String(binaries.major)) return
  if (version !== undefined) {
    throw new EmbeddedPostgresError(
      `The database in ${place.home} was made by PostgreSQL ${version} and this release brings PostgreSQL ${binaries.major}: ` +
        'run `npm run backup` with the release that made it and `npm run restore` with this one on an empty DATA_DIR, or set DATABASE_URL.',
    )
  }
  if (lstatSync(place.home, { throwIfNoEntry: false })) {
    throw new EmbeddedPostgresError(
      `The folder ${place.home} holds no PostgreSQL database: move it away, or set DATA_DIR to another folder.`,
    )
  }
  log(`making a database in ${place.home}`)
  await initialise(place, dataDir, binaries, durable)
}

/** Made beside its place and renamed when complete: a kill at any moment leaves a whole database or none. */
async function initialise(place: Place, dataDir: string, binaries: Binaries, durable: boolean): Promise<void> {
  const draft = `${place.home}.init-${process.pid}`
  try {
    mkdirSync(draft, { mode: 0o700 })
    writeFileSync(join(draft, 'password'), randomBytes(24).toString('base64url'), { mode: 0o600 })
    writeFileSync(join(draft, 'origin'), dataDir)
    giveTo(place.account, draft)
    await runInitdb(place, draft, binaries, durable)
    renameSync(draft, place.home)
    if (durable) syncFolder(dirname(place.home))
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (error instanceof EmbeddedPostgresError) throw error
    throw new EmbeddedPostgresError(
      `No database could be made in ${place.home} (${reasonOf(error)}): set DATA_DIR to another folder, or DATABASE_URL.`,
    )
  }
}

async function runInitdb(place: Place, draft: string, binaries: Binaries, durable: boolean): Promise<void> {
  const options = [
    `--pgdata=${join(draft, 'data')}`,
    `--username=${userName}`,
    `--pwfile=${join(draft, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same order and the same letters on every machine, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
    ...Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`),
  ]
  const initdb = spawn(binaries.initdb, options, {
    ...place.account,
    cwd: '/',
    env: plainEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors: string[] = []
  initdb.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  const watchdog = initdb.pid === undefined ? undefined : watch(initdb.pid, 'TERM', place.account)
  const code = await new Promise<number | null>((resolve, reject) => {
    initdb.once('error', reject)
    initdb.once('close', resolve)
  }).finally(() => watchdog?.dismiss())
  if (code === 0) return
  const reason =
    errors
      .join('')
      .split('\n')
      .find((line) => /error|fatal/i.test(line)) ?? `initdb ended with ${code}`
  throw new Error(reason.trim())
}

/** What killed starts left; the data folder is locked, so nobody is at work on them. */
function removeAbandonedDrafts(home: string): void {
  for (const name of readdirSync(dirname(home))) {
    if (!name.startsWith(`${basename(home)}.init-`)) continue
    // A killed start's initdb may still be writing for a moment; what it leaves is removed the next time.
    try {
      rmSync(join(dirname(home), name), { recursive: true, force: true, maxRetries: 3 })
    } catch {}
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
