import type { Level } from '@fourfold/contract'
import type { ReactNode } from 'react'
import styles from './MasteryLegend.module.css'
import { MasteryMark } from './MasteryMark'

/** What each mark is called, wherever marks are shown. */
const NAMES: readonly (readonly [Level | 'none', string])[] = [
  ['Strong', 'Strong'],
  ['Moderate', 'Moderate'],
  ['To-do', 'To-do'],
  ['none', 'No answer yet'],
]

type Props = {
  counts: Readonly<Record<Level | 'none', number>>
  children?: ReactNode
}

/** Strong, Moderate, To-do with their counts (spec §2); what has no answer has a count of its own, so that each skill is in one. */
export function MasteryLegend({ counts, children }: Props) {
  return (
    <ul className={styles.legend}>
      {NAMES.filter(([level]) => level !== 'none' || counts.none !== 0).map(([level, name]) => (
        <li key={level}>
          <MasteryMark level={level} /> {name} <strong>{counts[level]}</strong>
        </li>
      ))}
      {children}
    </ul>
  )
}
