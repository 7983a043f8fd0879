import type { ReactNode } from 'react'
import styles from './TextButton.module.css'

/** A button that looks like a link: it opens something in place. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.text} onClick={onClick}>
      {children}
    </button>
  )
}
