import type { ReactNode } from 'react'
import styles from './dashboard.module.css'

/** "Why?" beside a number: opens the evidence behind it. */
export function Why({ children }: { children: ReactNode }) {
  return (
    <details className={styles.why}>
      <summary>Why?</summary>
      <div>{children}</div>
    </details>
  )
}
