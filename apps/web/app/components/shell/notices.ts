import { type ReactNode, useSyncExternalStore } from 'react'
import type { Failed } from './way-on'

/** The one notification modal (spec §2): 'Error' with status and status text, or 'Notice' with the message. */
export type NoticeLink = Readonly<{ href: string; label: string /** In a window of its own. */; outside?: boolean }>
export type NoticeExtra = Readonly<{
  /** Where the message leads: in sight below it, and with the focus once it was read. */
  to?: () => HTMLElement | null
  /** What helps to go on. */
  detail?: string
  link?: NoticeLink
  /** Where the notice is all there is to see for now: it stands alone under its title and an address, with what its page adds. */
  alone?: Readonly<{ step: string; title: string; address: string; more: ReactNode }>
}>
export type Notice =
  | Readonly<{ kind: 'error'; statusText: string; from: string | null } & Failed>
  | Readonly<{ kind: 'notice'; message: string } & NoticeExtra>

let current: Notice | null = null
const listeners = new Set<() => void>()

function set(notice: Notice | null): void {
  current = notice
  for (const listener of listeners) listener()
}

export const showNotice = (message: string, extra: NoticeExtra = {}): void => set({ kind: 'notice', message, ...extra })
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

/** HTTP/2 has no status texts: those that a student may meet. */
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  413: 'Payload Too Large',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

type Thrown = { status?: number; statusText?: string; message?: string; retryAfterMs?: number | null }

/**
 * An error of any kind, as the modal wants it: its status and status text, and the sentence under it. `page` is the one
 * that could not be opened, `from` the one on which it was asked for.
 */
export function reportError(error: unknown, page: string | null = null, from: string | null = null): void {
  const { status = null, statusText, message, retryAfterMs = null } = error as Thrown
  set({
    kind: 'error',
    status,
    statusText: statusText || (status === null ? '' : (STATUS_TEXTS[status] ?? '')),
    sentence: message || 'Something went wrong.',
    page,
    from,
    waitMs: retryAfterMs,
  })
}
