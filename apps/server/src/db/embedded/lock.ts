import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { codeOf } from './errors.ts'
import { processStamp, readIfThere } from './processes.ts'

type Holder = { pid: number; started: string; id: string }

export type Lock = { release(): void }
export type Locked = { lock: Lock } | { heldBy: number }

/**
 * A lock file that outlives kill -9 without harm: it names its holder by pid and start time, and a holder that is gone
 * is replaced. Replacing needs the lock `<path>.next`, so that of several servers that find the same dead holder
 * only one wins; a dead holder of that one is replaced in the same way.
 */
export async function takeLock(path: string, patienceMs = 0): Promise<Locked> {
  const mine: Holder = { pid: process.pid, started: processStamp(process.pid) ?? '', id: randomUUID() }
  const draft = `${path}.${process.pid}.${mine.id}.draft`
  // Linked or renamed into place when complete: a lock is never seen half-written.
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o644 })
  const end = performance.now() + patienceMs
  try {
    for (;;) {
      if (linkIfFree(draft, path)) break
      const found = readHolder(path)
      if (found === 'free') continue
      if (found !== 'damaged' && isAlive(found)) {
        if (performance.now() >= end) return { heldBy: found.pid }
        await delay(10)
        continue
      }
      const next = await takeLock(`${path}.next`, 5000)
      if ('heldBy' in next) return next
      try {
        const again = readHolder(path)
        const unchanged = again !== 'free' && idOf(again) === idOf(found)
        if (unchanged) {
          renameSync(draft, path)
          break
        }
      } finally {
        next.lock.release()
      }
    }
  } finally {
    rmSync(draft, { force: true })
  }
  removeAbandonedDrafts(path)
  return { lock: { release: () => releaseIfMine(path, mine.id) } }
}

/** The pid of the living process that holds the lock, if one does. */
export function lockHolder(path: string): number | undefined {
  const holder = readHolder(path)
  return holder !== 'free' && holder !== 'damaged' && isAlive(holder) ? holder.pid : undefined
}

function linkIfFree(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function readHolder(path: string): Holder | 'free' | 'damaged' {
  const text = readIfThere(path)
  if (text === undefined) return 'free'
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return 'damaged'
    const { pid, started, id } = value as Partial<Holder>
    if (typeof pid !== 'number' || typeof started !== 'string' || typeof id !== 'string') return 'damaged'
    return { pid, started, id }
  } catch {
    return 'damaged'
  }
}

function idOf(holder: Holder | 'damaged'): string {
  return holder === 'damaged' ? holder : holder.id
}

function isAlive(holder: Holder): boolean {
  const stamp = processStamp(holder.pid)
  return stamp !== undefined && (stamp === holder.started || stamp === 'hidden')
}

function releaseIfMine(path: string, id: string): void {
  const holder = readHolder(path)
  if (holder !== 'free' && idOf(holder) === id) rmSync(path, { force: true })
}

function removeAbandonedDrafts(path: string): void {
  const start = `${basename(path)}.`
  for (const name of readdirSync(dirname(path))) {
    if (!name.startsWith(start) || !name.endsWith('.draft')) continue
    const pid = Number(
      name
        .slice(start.length)
        .split('.')
        .find((part) => /^\d+$/.test(part)),
    )
    if (processStamp(pid) === undefined) rmSync(join(dirname(path), name), { force: true })
  }
}
