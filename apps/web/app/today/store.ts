import { useSyncExternalStore } from 'react'
import { session } from '../session/session'
import { type Event, next, Run } from './run'

/** The day's run of this tab: it lives as long as the tab, and belongs to one person and topic. */
const KEY = 'today_run'
/** Tomorrow is another day. */
const MOST_MS = 12 * 3_600_000
const listeners = new Set<() => void>()
let cached: { text: string | null; run: Run | null } = { text: null, run: null }

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return memory
  }
}
let memory: string | null = null

export function saveRun(run: Run | null): void {
  const text = run === null ? null : JSON.stringify({ user: session().userId, run })
  memory = text
  try {
    if (text === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, text)
  } catch {
    // Without storage the run lives in memory, until the tab is loaded anew.
  }
  for (const listener of listeners) listener()
}

function parsed(text: string | null): Run | null {
  try {
    const kept = JSON.parse(text ?? 'null') as { user: unknown; run: unknown } | null
    return kept && kept.user === session().userId ? (Run.safeParse(kept.run).data ?? null) : null
  } catch {
    return null
  }
}

/** The run as it stands; null where there is none, or where it is another person's or topic's. */
export function currentRun(): Run | null {
  const text = read()
  if (text !== cached.text) {
    cached = { text, run: parsed(text) }
  }
  const { run } = cached
  return run !== null && run.topic === session().topic && Date.now() - run.started < MOST_MS ? run : null
}

/** Something happened on the way; without a run nothing does. */
export function tell(event: Event): void {
  const run = currentRun()
  if (run) saveRun(next(run, event))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useRun = (): Run | null => useSyncExternalStore(subscribe, currentRun, () => null)
