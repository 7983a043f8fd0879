import type { ReactNode } from 'react'
import styles from './ShellNote.module.css'

/** Over every page while it is true: one sentence and one way on. */
export function ShellNote({ label, action, children }: { label: string; action: ReactNode; children: ReactNode }) {
  return (
    <aside className={styles.note} aria-label={label}>
      <p>{children}</p>
      {action}
    </aside>
  )
}
