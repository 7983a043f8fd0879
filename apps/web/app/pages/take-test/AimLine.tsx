import type { Test } from '@fourfold/contract'
import { Rich } from '../../ui/Rich'
import styles from './QuestionPane.module.css'

/** Above the first question of a repair or a retry: what it is for, before the first answer. */
export function AimLine({ test: { aim, aims_at, questions_attributes } }: { test: Test }) {
  const n = questions_attributes.length
  if (aim === 'repair' && aims_at)
    return (
      <p className={styles.aim}>
        <strong>Aimed at one mistake:</strong> “<Rich html={aims_at} inline />” It can happen in{' '}
        {n === 1 ? 'this question' : `each of the ${n}`}.
      </p>
    )
  if (aim === 'retry')
    return (
      <p className={styles.aim}>
        <strong>{n === 1 ? 'A question' : `${n} questions`} you missed before.</strong> What you get right without hints
        is off your list.
      </p>
    )
  return null
}
