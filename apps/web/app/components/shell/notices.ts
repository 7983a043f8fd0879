import { useSyncExternalStore } from 'react'

/** The one notification modal (spec §2): 'Error' with status and status text, or 'Notice' with the message. */
export type Notice =
  | Readonly<{ kind: 'error'; status: number | null; text: string }>
  | Readonly<{ kind: 'notice'; message: string; link?: { href: string; label: string } }>

let current: Notice | null = null
const listeners = new Set<() => void>()

function set(notice: Notice | null): void {
  current = notice
  for (const listener of listeners) listener()
}

export const showNotice = (message: string, link?: { href: string; label: string }): void =>
  set(link ? { kind: 'notice', message, link } : { kind: 'notice', message })
export const showError = (status: number | null, text: string): void => set({ kind: 'error', status, text })
export const dismissNotice = (): void => set(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNotice = (): Notice | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )

/** An error of any kind, as the modal wants it. */
export function reportError(error: unknown): void {
  const known = error as { status?: number; statusText?: string; message?: string }
  showError(known.status ?? null, known.message || known.statusText || 'Something went wrong.')
}
