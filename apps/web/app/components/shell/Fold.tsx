import type { ReactNode } from 'react'
import { ChevronDown } from '../../ui/icons'
import styles from './Fold.module.css'

type Props = {
  title: string
  /** What it holds, in a line. */
  line: string
  children: ReactNode
  id?: string
  open?: boolean
}

/** A sheet that is told in a line until it is opened. */
export function Fold({ title, line, children, id, open = false }: Props) {
  return (
    <section aria-label={title} id={id}>
      <details className={styles.fold} open={open}>
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
