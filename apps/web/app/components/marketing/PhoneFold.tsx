import type { ReactNode } from 'react'
import styles from './PhoneFold.module.css'

type Props = {
  title: string
  lede?: string
  /** What goes on from the section above has a heading on a phone alone. */
  more?: boolean
  children: ReactNode
}

/** A section that a phone tells by its title until it is opened; a desk has the room for all of it. */
export function PhoneFold({ title, lede, more, children }: Props) {
  const head = (
    <header className={styles.desk}>
      <h2>{title}</h2>
      {lede ? <p>{lede}</p> : null}
    </header>
  )
  return (
    <section className={more ? styles.more : styles.section}>
      {more ? null : head}
      <details className={styles.fold}>
        <summary>
          <h2>{title}</h2>
        </summary>
        {lede ? <p className={styles.lede}>{lede}</p> : null}
        {children}
      </details>
    </section>
  )
}
