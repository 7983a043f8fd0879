import styles from './QuestionPane.module.css'

/**
 * While a diagnostic runs nothing is said of the score: a number that moves with each answer would tell the key. That an
 * answer is final is said before it is, on every question; the rest once.
 */
export function FirstEstimate({ first }: { first: boolean }) {
  return (
    <p className={styles.estimate}>
      An answer is final once you leave its question; a blank can still be filled.
      {first ? ' Your first estimate comes at the end, or on the dashboard when you pause.' : null}
    </p>
  )
}
