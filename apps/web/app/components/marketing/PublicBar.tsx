import type { ReactNode } from 'react'
import styles from './PublicBar.module.css'

/** Over the public pages while it is true: a sentence, and the ways on. */
export function PublicBar({ label, ways, children }: { label: string; ways: ReactNode; children: ReactNode }) {
  return (
    <aside className={styles.bar} aria-label={label}>
      <p>{children}</p>
      <p className={styles.ways}>{ways}</p>
    </aside>
  )
}

/** Keeps the bar's room until it is known what it says, where html[data-pending] says that it will come. */
export function PublicBarRoom({ visitors }: { /** Also for who is not logged in. */ visitors: boolean }) {
  return <div className={`${styles.bar} ${styles.room}`} data-visitors={visitors || undefined} aria-hidden="true" />
}
