import type { ReactNode } from 'react'
import { Rich } from '../../ui/Rich'
import styles from './lesson.module.css'

type Props = { title: string; html: string; look?: 'rule' | 'trap'; children?: ReactNode }

/** A headed part of a lesson. */
export function Part({ title, html, look, children }: Props) {
  return (
    <section className={styles.part} data-far>
      <h2>{title}</h2>
      <div className={look ? styles[look] : undefined}>
        <Rich html={html} />
      </div>
      {children}
    </section>
  )
}
