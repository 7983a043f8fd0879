import type { Level } from '@fourfold/contract'
import type { ReactNode } from 'react'
import styles from './MasteryLegend.module.css'
import { MasteryMark } from './MasteryMark'

const LEVELS: readonly Level[] = ['Strong', 'Moderate', 'To-do']

type Props = {
  counts: Readonly<Record<Level | 'none', number>>
  children?: ReactNode
}

/** Strong, Moderate, To-do with their counts (spec §2); a skill without an answer is to do, too. */
export function MasteryLegend({ counts, children }: Props) {
  return (
    <ul className={styles.legend}>
      {LEVELS.map((level) => (
        <li key={level}>
          <MasteryMark level={level} /> {level} <strong>{counts[level]}</strong>
        </li>
      ))}
      {counts.none > 0 ? (
        <li>
          <MasteryMark level="none" /> {counts.none === counts['To-do'] ? 'all' : <strong>{counts.none}</strong>} of
          them without an answer yet
        </li>
      ) : null}
      {children}
    </ul>
  )
}
