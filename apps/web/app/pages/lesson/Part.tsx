import type { ReactNode } from 'react'
import { Rich } from '../../ui/Rich'
import styles from './lesson.module.css'
import { type PartTitle, partId } from './part-id'

type Props = { title: PartTitle; html: string; look?: 'rule' | 'trap'; aside?: ReactNode; children?: ReactNode }

/** A headed part of a lesson. */
export function Part({ title, html, look, aside, children }: Props) {
  return (
    <section id={partId(title)} className={styles.part} data-far>
      {aside ? (
        <div className={styles.head}>
          <h2>{title}</h2>
          {aside}
        </div>
      ) : (
        <h2>{title}</h2>
      )}
      <div className={look ? styles[look] : undefined}>
        <Rich html={html} large />
      </div>
      {children}
    </section>
  )
}
