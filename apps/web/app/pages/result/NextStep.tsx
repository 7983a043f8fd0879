import type { DashboardData } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dashboardData } from '../../api/queries'
import { paths } from '../../routing/paths'
import styles from './result.module.css'

const predicted = ({ predicted_score, predicted_low, predicted_high, perfect_score, estimate_ready }: DashboardData) =>
  predicted_score === null || !estimate_ready
    ? null
    : `Predicted score now: about ${Math.round(predicted_score)} (${Math.round(predicted_low ?? predicted_score)}–${Math.round(predicted_high ?? predicted_score)} of ${perfect_score}).`

/** One line under the score: where it leaves the student and what comes next. */
export function NextStep({ topic }: { topic: string }) {
  const { data } = useQuery(dashboardData())
  // The dashboard speaks of the current topic; an old result of another one has no next step here.
  const known = data?.topic === topic ? data : null
  return (
    <p className={styles.next} role="status">
      {known ? (
        <>
          {predicted(known)} Next: {known.next_action.title}, {known.next_action.minutes} min.{' '}
          <Link to={paths.dashboard()}>See where you stand</Link>
        </>
      ) : null}
    </p>
  )
}
