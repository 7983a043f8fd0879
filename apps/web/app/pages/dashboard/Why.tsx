import { type ReactNode, useState } from 'react'
import styles from './dashboard.module.css'
import { EvidenceList } from './EvidenceList'
import type { About, Points } from './evidence-words'

type Props = {
  /** The number that is meant, for those who hear the page. */
  of: string
  /** Whose answers are listed; nothing while they do not count yet. */
  about?: About
  /** The scale, where the number is a score. */
  points?: Points | undefined
  /** The text says itself what would change the number. */
  plain?: boolean
  children?: ReactNode
}

/** "Why?" beside a number: says what it rests on and opens the answers behind it. */
export function Why({ of, about, points, plain = false, children }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.why} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={`Why? ${of}`}>Why?</summary>
      <div className={styles.whyBody}>
        {children}
        {open && about ? <EvidenceList about={about} points={points} plain={plain} /> : null}
      </div>
    </details>
  )
}
