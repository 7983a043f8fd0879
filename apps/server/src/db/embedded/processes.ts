import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * When a process started, as a text that differs for every process that ever has the same pid; undefined when no such
 * process lives. A zombie does not live: it holds no files and no memory, it only waits to be reaped.
 */
export function processStamp(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  return existsSync('/proc/self/stat') ? stampFromProc(pid) : stampFromPs(pid)
}

function stampFromProc(pid: number): string | undefined {
  const stat = readIfThere(`/proc/${pid}/stat`)
  // /proc may hide the processes of others (hidepid): then all that is known is that the pid is taken.
  if (stat === undefined) return isPidTaken(pid) ? 'hidden' : undefined
  // The name of the program stands in brackets and may itself hold brackets and spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined
  return `${readIfThere('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${fields[19]}`
}

function stampFromPs(pid: number): string | undefined {
  const ps = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8', env: { LC_ALL: 'C' } })
  const line = ps.stdout?.trim() ?? ''
  if (line === '' || line.startsWith('Z')) return undefined
  return line.replace(/^\S+\s+/, '')
}

/** The command line of a process, '' when it cannot be seen. */
export function commandOf(pid: number): string {
  const fromProc = readIfThere(`/proc/${pid}/cmdline`)
  if (fromProc !== undefined) return fromProc.replaceAll('\0', ' ').trim()
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

function isPidTaken(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Asks until the answer is yes (true) or the time is over (false). */
export async function until(ready: () => boolean, withinMs: number, everyMs = 20): Promise<boolean> {
  const end = performance.now() + withinMs
  while (!ready()) {
    if (performance.now() > end) return false
    await delay(everyMs)
  }
  return true
}
