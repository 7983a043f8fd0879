import type { ReactNode } from 'react'
import { useSession } from '../../session/use-session'
import styles from './Page.module.css'

type Props = {
  title: string
  topic?: string
  actions?: ReactNode
  /** What it offers is not what one came for: on a phone it stands small beside the topic. */
  aside?: boolean
  children: ReactNode
}

/** A page of the application: title, the current topic under it or the one it belongs to (spec §1), and its actions. */
export function Page({ title, topic: own, actions, aside = false, children }: Props) {
  const session = useSession()
  const topic = own ?? session.topic
  return (
    <div className={styles.page}>
      <header className={styles.head} data-aside={aside || undefined}>
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

type EmptyProps = {
  children: ReactNode
  action?: ReactNode
  /** A sentence among other boxes, not the middle of a page. */ short?: boolean
}

export function Empty({ children, action, short = false }: EmptyProps) {
  return (
    <div className={styles.empty} data-short={short || undefined}>
      <p>{children}</p>
      {action}
    </div>
  )
}
