import { type ReactNode, useState } from 'react'
import { Sheet } from '../../components/shell/Page'
import { ChevronDown } from '../../ui/icons'
import styles from './fold.module.css'

type Props = { title: string /** What the box says, in a line. */; line: string; children: ReactNode }

/** A box that a phone shows by its one line until it is opened; wider screens have room for all of it. */
export function FoldSheet({ title, line, children }: Props) {
  const [wide] = useState(() => window.matchMedia('(min-width: 600px)').matches)
  if (wide) return <Sheet title={title}>{children}</Sheet>
  return (
    <section aria-label={title}>
      <details className={styles.fold}>
        <summary>
          <h2>{title}</h2>
          <span className={styles.line}>{line}</span>
          <ChevronDown size={20} className={styles.chevron} aria-hidden="true" />
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
    </section>
  )
}
