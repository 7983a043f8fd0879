import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Account, accountFor, canEnter, giveTo, isRoot } from './account.ts'
import { EmbeddedPostgresError, reasonOf } from './errors.ts'
import { makeFolder } from './make-folder.ts'
import { readIfThere } from './processes.ts'

/**
 * Where the database lives. `home` holds `data` (the cluster), `password`, `origin` (the data folder it serves) and the
 * socket. It is `<dataDir>/postgres`; where root's account cannot enter the data folder, that is a link to a folder
 * under /var/lib.
 */
export type Place = { home: string; account: Account }

export function openDataFolder(dataDir: string): string {
  try {
    makeFolder(dataDir)
    return realpathSync(dataDir)
  } catch (error) {
    throw new EmbeddedPostgresError(`The data folder ${dataDir} cannot be made (${reasonOf(error)}): set DATA_DIR.`)
  }
}

export function findPlace(dataDir: string, log: (line: string) => void): Place {
  const local = join(dataDir, 'postgres')
  const found = lstatSync(local, { throwIfNoEntry: false })
  if (found?.isSymbolicLink()) {
    const home = readlinkSync(local)
    if (serves(home, dataDir)) return existing(home)
    // The data folder is a copy of one that is still in use: the copy gets a database of its own.
    rmSync(local)
  } else if (found) {
    return existing(local)
  }
  const account = accountFor(local)
  if (canEnter(account, dataDir)) return { home: local, account }
  return { home: relocate(dataDir, local, log), account }
}

function existing(home: string): Place {
  const account = accountFor(home)
  const owner = lstatSync(home, { throwIfNoEntry: false })
  if (!owner) return { home, account }
  if (!isRoot() && owner.uid !== process.getuid?.()) {
    throw new EmbeddedPostgresError(
      `The database folder ${home} belongs to another user (uid ${owner.uid}): start the server as that user, or set DATA_DIR to a folder of your own.`,
    )
  }
  if (account && owner.uid === 0) giveTo(account, home)
  if (!canEnter(account, home)) {
    throw new EmbeddedPostgresError(
      `PostgreSQL's account (uid ${account?.uid}) cannot enter ${home}: let others pass the folders above it (chmod o+x), or set DATA_DIR to another folder.`,
    )
  }
  return { home, account }
}

function relocatedHome(dataDir: string): string {
  return `/var/lib/fourfold-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
}

function relocate(dataDir: string, local: string, log: (line: string) => void): string {
  const home = relocatedHome(dataDir)
  if (existsSync(home)) {
    // The data folder was removed and made anew. Whoever removed it wanted a fresh start, but data is never deleted here.
    const aside = `${home}-until-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
    renameSync(home, aside)
    log(`the database of an earlier ${dataDir} was moved to ${aside}`)
  }
  symlinkSync(home, local)
  log(`PostgreSQL's account cannot enter ${dataDir}: the database is kept in ${home}`)
  return home
}

/** Whether the relocated database is this data folder's; a moved data folder keeps it, a copied one does not share it. */
function serves(home: string, dataDir: string): boolean {
  const origin = readIfThere(join(home, 'origin'))
  if (origin === undefined) return home === relocatedHome(dataDir)
  if (origin === dataDir) return true
  const original = lstatSync(join(origin, 'postgres'), { throwIfNoEntry: false })
  if (original?.isSymbolicLink() && readlinkSync(join(origin, 'postgres')) === home) return false
  writeFileSync(join(home, 'origin'), dataDir)
  return true
}
