import { LIMITS } from '@fourfold/contract'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import styles from './use-alert.module.css'

function AlertLine({ message }: { message: string | null }) {
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {message ? <p className={styles.alert}>{message}</p> : null}
    </div>
  )
}

/** A quiet line that goes by itself after 5 seconds (spec §4). */
export function useAlert() {
  const [message, setMessage] = useState<string | null>(null)
  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(() => setMessage(null), LIMITS.alertMs)
    return () => clearTimeout(timer)
  }, [message])
  return { alert: <AlertLine message={message} />, showAlert: useCallback((text: string) => setMessage(text), []) }
}

let current: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(message: string | null): void {
  current = message
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same line for something that ends on another page: it stays its 5 seconds across the way there. */
export function announce(message: string): void {
  clearTimeout(timer)
  set(message)
  timer = setTimeout(() => set(null), LIMITS.alertMs)
}

export function Announcement() {
  const message = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  return <AlertLine message={message} />
}
