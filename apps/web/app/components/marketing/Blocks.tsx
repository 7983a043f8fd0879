import type { ReactNode } from 'react'
import styles from './Blocks.module.css'

/** The frame of a public page; the navbar lies above its start. */
export function PublicPage({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return (
    <main id="main" tabIndex={-1} className={styles.main} data-narrow={narrow || undefined}>
      {children}
    </main>
  )
}

/** The one thing to see, under a marker stroke. */
export function Marked({ children }: { children: ReactNode }) {
  return <span className={styles.marked}>{children}</span>
}

export function PageHead({
  label,
  title,
  lede,
  children,
}: {
  label?: string
  title: ReactNode
  lede?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className={styles.head}>
      {label ? <p className={styles.label}>{label}</p> : null}
      <h1>{title}</h1>
      {lede ? <p className={styles.lede}>{lede}</p> : null}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </header>
  )
}

export function Section({
  id,
  title,
  lede,
  children,
}: {
  id?: string
  title: ReactNode
  lede?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.section} id={id}>
      <header className={styles.sectionHead}>
        <h2>{title}</h2>
        {lede ? <p>{lede}</p> : null}
      </header>
      {children}
    </section>
  )
}

/** Short texts side by side, parted by hairlines. */
export function Features({ items }: { items: readonly Readonly<{ title: string; text: ReactNode }>[] }) {
  return (
    <ul className={styles.features}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** A last line with what to do next. */
export function Closing({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.closing}>
      <h2>{title}</h2>
      <div className={styles.actions}>{children}</div>
    </section>
  )
}

export const labelClass: string = styles.label ?? ''
/** Shown to visitors, guests or members only: decided before the first paint. */
export const visitorClass: string = styles.visitor ?? ''
export const guestClass: string = styles.guest ?? ''
export const memberClass: string = styles.member ?? ''
