import styles from './QuestionPane.module.css'

/**
 * While a diagnostic runs nothing is said of the score: a number that moves with each answer would tell the key. Its one rule
 * is said once, on its first question.
 */
export const FirstEstimate = () => (
  <p className={styles.estimate}>An answer is final once you leave its question; a blank can still be filled.</p>
)
