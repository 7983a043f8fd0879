import { useSyncExternalStore } from 'react'

type Busy = Readonly<{
  sentence: string /** Tries at once, where the server did not ask to wait. */
  again?: () => void
}>

/** That a page waits because the server is too busy for it, in words; null while nothing waits. */
let now: Busy | null = null
const listeners = new Set<() => void>()

export function sayBusy(sentence: string | null, again?: () => void): void {
  if (sentence === null && now === null) return
  now = sentence === null ? null : { sentence, ...(again ? { again } : {}) }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const busySentence = (): string | null => now?.sentence ?? null

export const useBusy = (): Busy | null =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => null,
  )
