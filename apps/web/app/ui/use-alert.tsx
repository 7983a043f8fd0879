import { LIMITS } from '@fourfold/contract'
import { useCallback, useEffect, useState } from 'react'
import styles from './use-alert.module.css'

/** A quiet line that goes by itself after 5 seconds (spec §4). */
export function useAlert() {
  const [message, setMessage] = useState<string | null>(null)
  useEffect(() => {
    if (message === null) return
    const timer = setTimeout(() => setMessage(null), LIMITS.alertMs)
    return () => clearTimeout(timer)
  }, [message])
  const alert = (
    <div className={styles.place} role="status" aria-live="polite">
      {message ? <p className={styles.alert}>{message}</p> : null}
    </div>
  )
  return { alert, showAlert: useCallback((text: string) => setMessage(text), []) }
}
