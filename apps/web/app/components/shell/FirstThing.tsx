import type { ReactNode } from 'react'
import styles from './FirstThing.module.css'

type Props = { label: string; title: string; text: string; children: ReactNode }

/** The one thing that comes first on a page, with the one button that calls. */
export function FirstThing({ label, title, text, children }: Props) {
  return (
    <section className={styles.first} aria-label={label}>
      <div>
        <p className={styles.label}>{label}</p>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  )
}
