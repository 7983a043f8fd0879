import { readdirSync, readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

type Stat = Readonly<{ pid: number; parent: number; seconds: number }>

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name may hold spaces; what follows its bracket does not.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    // Its own time, and that of children that have ended: a connection that closes must not take its time along.
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
    return { pid, parent: Number(fields[1]), seconds: ticks / TICKS_A_SECOND }
  } catch {
    return null
  }
}

export const parentOf = (pid: number): number => statOf(pid)?.parent ?? 0

/** Seconds of CPU that a process and its children have used. */
function treeSeconds(all: readonly Stat[], root: number): number {
  const ours = new Set([root])
  // Children have greater numbers than their parents but for a wrap of the numbers, so that one look suffices.
  for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid)
  return all.filter(({ pid }) => ours.has(pid)).reduce((sum, { seconds }) => sum + seconds, 0)
}

export type Processes = Readonly<{ server?: number; database: number }>
export type Spent = Readonly<{ load: number; server: number; database: number }>

/** What load, server and database have used: what a call costs, also on a machine that others use at the same time. */
export function cpuSpent({ server, database }: Processes): Spent {
  const all = readdirSync('/proc')
    .flatMap((name) => (/^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : []))
    .sort((a, b) => a.pid - b.pid)
  const own = process.cpuUsage()
  return {
    load: (own.user + own.system) / 1e6,
    server: server === undefined ? 0 : treeSeconds(all, server),
    database: treeSeconds(all, database),
  }
}
