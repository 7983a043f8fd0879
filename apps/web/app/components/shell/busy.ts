import { useSyncExternalStore } from 'react'

/** That a page waits because the server is too busy for it, in words; null while nothing waits. */
let sentence: string | null = null
const listeners = new Set<() => void>()

export function sayBusy(next: string | null): void {
  if (next === sentence) return
  sentence = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const busySentence = (): string | null => sentence

export const useBusy = (): string | null => useSyncExternalStore(subscribe, busySentence, () => null)
