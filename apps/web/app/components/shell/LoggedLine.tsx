import { useLocation } from 'react-router'
import styles from './TodayBar.module.css'

/** How a row of logged mistakes ends: how many, and when they come back. */
export function LoggedLine() {
  const { logged } = (useLocation().state ?? {}) as { logged?: unknown }
  if (typeof logged !== 'number') return null
  return (
    <aside className={styles.bar} aria-label="Logged">
      <p role="status">
        {logged === 1
          ? '1 mistake logged. It comes back tomorrow, with new numbers where there are some.'
          : `${logged} mistakes logged. They come back tomorrow, with new numbers where there are some.`}
      </p>
    </aside>
  )
}
