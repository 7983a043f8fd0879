import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bankHash } from '@fourfold/bank'
import { connect, migrateDatabase } from '../db/connect.ts'
import { startEmbeddedPostgres } from '../db/embedded/index.ts'
import { loadBank } from '../features/bank/load.ts'
import { seedProducts } from '../features/orders/products.ts'
import { startJobs } from '../jobs/jobs.ts'

/** Sources whose change makes another database: tables, products, the queue, and how the bank is loaded. */
const SOURCES = ['../db/migrations', '../features/bank', '../features/orders', '../jobs']

function hashOfSources(): string {
  const hash = createHash('sha256').update(bankHash)
  for (const source of SOURCES) {
    const folder = join(import.meta.dirname, source)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(sql|ts|json)$/.test(name) && !name.endsWith('.test.ts'))
        hash.update(name).update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** In the system's folder for such things: PostgreSQL's own account must be able to enter, also where a checkout is closed. */
const home = (): string => join(tmpdir(), `fourfold-clusters-${process.getuid?.() ?? 0}`)

const KEPT_MS = 6 * 3_600_000

/** A new folder that PostgreSQL's own account can enter: in one that it cannot, the database would be put elsewhere and linked. */
function openFolder(prefix: string): string {
  const folder = mkdtempSync(prefix)
  chmodSync(folder, 0o755)
  return folder
}

/** Tables, bank, products and queue in a database, as a first start leaves them. */
export async function fillDatabase(url: string): Promise<void> {
  const { db, pool } = connect(url, { max: 4, unhurried: true })
  await migrateDatabase(pool)
  await loadBank(db)
  await seedProducts(db)
  const jobs = await startJobs(url, () => undefined)
  await jobs.stop()
  await pool.end()
}

/** A stopped database folder with everything loaded; made once for a bank and its tables, then copied. */
export async function loadedCluster(): Promise<string> {
  const ready = join(home(), hashOfSources())
  if (existsSync(ready)) return ready
  mkdirSync(home(), { recursive: true, mode: 0o755 })
  const making = openFolder(join(home(), 'making-'))
  const embedded = await startEmbeddedPostgres({ dataDir: making, durable: false })
  try {
    await fillDatabase(embedded.url)
  } finally {
    await embedded.stop()
  }
  // Others may be copying theirs right now: only what nobody can need any more goes.
  for (const old of readdirSync(home())) {
    const path = join(home(), old)
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - made > KEPT_MS) rmSync(path, { recursive: true, force: true })
  }
  try {
    renameSync(making, ready)
  } catch (error) {
    // Another run was quicker.
    rmSync(making, { recursive: true, force: true })
    if (!existsSync(ready)) throw error
  }
  return ready
}

/** What a run that was killed has left goes with the next one. */
function removeLeft(parent: string, prefix: string): void {
  for (const name of readdirSync(parent)) {
    const path = join(parent, name)
    const made = name.startsWith(prefix) ? statSync(path, { throwIfNoEntry: false })?.mtimeMs : undefined
    if (made !== undefined && Date.now() - made > KEPT_MS) rmSync(path, { recursive: true, force: true })
  }
}

/** A data folder of one's own whose database is loaded already; `parent` says where, on a disk unless told. */
export async function loadedDataFolder(prefix: string, parent = tmpdir()): Promise<string> {
  removeLeft(parent, prefix)
  const folder = openFolder(join(parent, prefix))
  const from = join(await loadedCluster(), 'postgres')
  // `cp`: whose files they are must stay, and the file system may share them until they are written.
  const copied = spawnSync('cp', ['-a', '--reflink=auto', from, folder])
  if (copied.status !== 0 && spawnSync('cp', ['-a', from, folder]).status !== 0)
    throw new Error(`the loaded database ${from} could not be copied: ${copied.stderr}`)
  return folder
}
