import styles from './QuestionPane.module.css'

/** While a diagnostic runs nothing is said of the score: a number that moves with each answer would tell the key. */
export function FirstEstimate() {
  return <p className={styles.estimate}>Your first estimate comes at the end, or on the dashboard when you pause.</p>
}
