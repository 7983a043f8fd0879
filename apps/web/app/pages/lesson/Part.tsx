import type { ReactNode } from 'react'
import { Rich } from '../../ui/Rich'
import styles from './lesson.module.css'
import { type PartTitle, partId } from './part-id'

type Props = { title: PartTitle; html: string; look?: 'rule' | 'trap'; aside?: ReactNode; children?: ReactNode }

/** A headed part of a lesson. */
export function Part({ title, html, look, aside, children }: Props) {
  return (
    // The first is seen at once: guessed at for a frame, it would move all that follows.
    <section id={partId(title)} className={styles.part} data-far={title === 'The idea' ? undefined : true}>
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
