import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { plainEnvironment } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './errors.ts'
import type { Place } from './place.ts'
import { commandOf, processStamp, readIfThere, until } from './processes.ts'
import { watch } from './watchdog.ts'

export type Postmaster = { stop(): Promise<void> }

/** `launched` is called when PostgreSQL was started and is not ready yet, `lost` when it ends though nobody asked it to. */
export type Events = { log: (line: string) => void; launched?: (() => void) | undefined; lost: () => void }

/** A socket's address holds 107 bytes, 103 on macOS; the socket's own name takes 15 of them. */
const longestSocketDir = 103 - '/.s.PGSQL.5432'.length

/**
 * Stops a PostgreSQL that a killed server left on this cluster, and removes what a killed PostgreSQL left. Only for the
 * holder of the data folder's lock: whatever runs there then belongs to nobody.
 */
export async function clearRemains(place: Place, binaries: Binaries, log: (line: string) => void): Promise<void> {
  const data = join(place.home, 'data')
  const pidFile = join(data, 'postmaster.pid')
  const pid = Number(readIfThere(pidFile)?.split('\n')[0])
  if (!pid) {
    rmSync(pidFile, { force: true })
    return
  }
  const isPostgres = (): boolean => isPostmasterOf(data, pid)
  if (isPostgres()) {
    log(`stopping PostgreSQL ${pid}, left by a server that was killed`)
    for (const mode of ['fast', 'immediate']) {
      if (!isPostgres()) break
      const options = { ...place.account, cwd: '/', env: plainEnvironment(), stdio: 'ignore' } as const
      // Not in step with us: a signal that asks us to stop must be heard meanwhile.
      const pgCtl = spawn(binaries.pgCtl, ['stop', '-D', data, '-m', mode, '-w', '-t', '20'], options)
      await once(pgCtl, 'close').catch(() => undefined)
    }
    if (isPostgres()) process.kill(pid, 'SIGKILL')
    if (!(await until(() => !isPostgres(), 5000))) {
      throw new EmbeddedPostgresError(
        `PostgreSQL ${pid} still runs in ${data} and does not stop: end it and start again.`,
      )
    }
  }
  // PostgreSQL itself would take a zombie, or a stranger that now has this pid, for a living postmaster.
  rmSync(pidFile, { force: true })
}

/** A pid alone may be a stranger's by now, even another database's. A moved cluster is known by its working folder. */
function isPostmasterOf(data: string, pid: number): boolean {
  if (processStamp(pid) === undefined) return false
  if (commandOf(pid).includes(` -D ${data} `)) return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data && /postgres/.test(commandOf(pid))
  } catch {
    return false
  }
}

/** With a pause of a tenth of a second after each. */
const LEAST_TRIES = 50

export async function launch(
  place: Place,
  binaries: Binaries,
  socketDir: string,
  durable: boolean,
  events: Events,
): Promise<Postmaster> {
  const end = performance.now() + 10_000
  for (let tries = 1; ; tries++) {
    const attempt = await tryLaunch(place, binaries, socketDir, durable, events)
    if ('stop' in attempt) return attempt
    // The children of a killed postmaster need a moment to notice that it is gone. This process may have been busy all the while.
    const passing = /shared memory block|lock file .* already exists/.test(attempt.reason)
    if (passing && (performance.now() < end || tries < LEAST_TRIES)) {
      await until(() => false, 100)
      continue
    }
    throw new EmbeddedPostgresError(`PostgreSQL could not be started in ${place.home}: ${attempt.reason}`)
  }
}

/** In the database's own folder, closed to other users; a path too long for a socket moves it to a folder in /tmp. */
export function socketFolder({ home, account }: Place): string {
  if (Buffer.byteLength(home) <= longestSocketDir) return home
  const folder = mkdtempSync('/tmp/fourfold-socket-')
  if (account) chownSync(folder, account.uid, account.gid)
  return folder
}

async function tryLaunch(
  place: Place,
  binaries: Binaries,
  socketDir: string,
  durable: boolean,
  { log, lost, launched }: Events,
): Promise<Postmaster | { reason: string }> {
  const data = join(place.home, 'data')
  const fixed = { listen_addresses: '', port: '5432', unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"` }
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const settings = Object.entries({ ...fixed, unix_socket_permissions: '0700', ...(durable ? {} : fast) })
  const child = spawn(
    binaries.postgres,
    ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...place.account,
      cwd: '/',
      env: plainEnvironment(),
      // In a session of its own: a Ctrl-C goes to us alone, and we end it when our requests have been answered.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  launched?.()
  const lines = passLines(child, log)
  let ended = false
  child.once('error', (error) => {
    lines.push(error.message)
    ended = true
  })
  child.once('exit', () => {
    ended = true
  })
  const watchdog = child.pid === undefined ? undefined : watch(child.pid, 'INT', place.account)
  child.once('exit', () => watchdog?.dismiss())
  const status = (): string[] => readIfThere(join(data, 'postmaster.pid'))?.split('\n') ?? []
  const ready = (): boolean => Number(status()[0]) === child.pid && status()[7]?.trim() === 'ready'
  // Recovery after a power cut may take minutes; it ends by itself.
  while (!(await until(() => ended || ready(), 10_000))) log('waiting for PostgreSQL to recover')
  if (ended) {
    const reason = lines.find((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? 'it ended without a word'
    return { reason: reason.replace(/^(FATAL|PANIC):\s*/, '') }
  }
  let stopping = false
  child.once('exit', () => stopping || lost())
  child.unref()
  return {
    stop: async () => {
      stopping = true
      if (!ended) await end(child, () => ended)
    },
  }
}

function passLines(child: ChildProcess, log: (line: string) => void): string[] {
  const last: string[] = []
  let rest = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      log(line)
      last.push(line)
      if (last.length > 50) last.shift()
    }
  })
  if (child.stderr instanceof Socket) child.stderr.unref()
  return last
}

/** Fast shutdown first (clients are cut off, everything is written); harder when that takes too long. */
async function end(child: ChildProcess, ended: () => boolean): Promise<void> {
  child.ref()
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    child.kill(signal)
    if (await until(ended, patience)) return
  }
}
