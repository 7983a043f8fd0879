import type { ReactNode } from 'react'
import styles from './TextButton.module.css'

type Props = { onClick: () => void; children: ReactNode; 'aria-expanded'?: boolean }

/** A button that looks like a link: it opens something in place. */
export function TextButton({ children, ...button }: Props) {
  return (
    <button type="button" className={styles.text} {...button}>
      {children}
    </button>
  )
}
