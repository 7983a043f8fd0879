import { dashboardData } from '../../api/queries'
import { queryClient } from '../../api/query-client'
import styles from './QuestionPane.module.css'

/**
 * While a diagnostic runs nothing is said of the score: a number that moves with each answer would tell the key. What is to
 * be known is said once, on its first question.
 */
export function FirstEstimate() {
  // What the page before has asked for: whether there is an estimate already.
  const data = queryClient.getQueryData(dashboardData().queryKey)
  return (
    <p className={styles.estimate}>
      Once you leave a question its answer cannot be changed; a blank can still be filled.{' '}
      {data?.estimate_ready ? 'Your sharper estimate' : 'Your first estimate'} comes at the end, or on the dashboard
      when you pause.
    </p>
  )
}
