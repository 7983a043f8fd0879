import type { Estimate } from '@fourfold/contract'
import { estimateLine } from './estimate-line'
import styles from './QuestionPane.module.css'

/** A first useful sentence about the student, while the diagnostic is still running. */
export function FirstEstimate({ estimate }: { estimate: Estimate | null }) {
  return (
    <p className={styles.estimate} role="status">
      {estimateLine(estimate)}
    </p>
  )
}
