import type { ReactNode } from 'react'
import { useSession } from '../../session/use-session'
import styles from './Page.module.css'

type Props = { title: string; topic?: string; actions?: ReactNode; children: ReactNode }

/** A page of the application: title, the current topic under it or the one it belongs to (spec §1), and its actions. */
export function Page({ title, topic: own, actions, children }: Props) {
  const session = useSession()
  const topic = own ?? session.topic
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {topic ? <p className={styles.topic}>{topic}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {children}
    </div>
  )
}

/** A sheet of paper on the page, with a heading of its own. */
export function Sheet({
  title,
  aside,
  children,
  id,
}: {
  title?: string
  aside?: ReactNode
  children: ReactNode
  id?: string
}) {
  return (
    <section className={styles.sheet} id={id} aria-label={title}>
      {title ? (
        <header className={styles.sheetHead}>
          <h2>{title}</h2>
          {aside}
        </header>
      ) : null}
      {children}
    </section>
  )
}

export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  )
}
