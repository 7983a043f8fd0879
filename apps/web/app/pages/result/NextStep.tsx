import type { DashboardData } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { dashboardData } from '../../api/queries'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import styles from './result.module.css'

const predicted = ({
  predicted_score,
  predicted_low,
  predicted_high,
  least_score,
  perfect_score,
  estimate_ready,
}: DashboardData) =>
  predicted_score === null || !estimate_ready
    ? null
    : `Predicted score now: about ${Math.round(predicted_score)} (${Math.round(predicted_low ?? predicted_score)}–${Math.round(predicted_high ?? predicted_score)} on a scale from ${least_score} to ${perfect_score}).`

/** The page where the next action is done; what starts a test has its button on the dashboard. */
function placeOf(data: DashboardData): string {
  if (data.next_action.kind === 'log' && data.first_question_to_log_id !== null)
    return paths.newMistake(data.first_question_to_log_id)
  if (data.next_action.kind === 'review' && data.first_mistake_to_review_id !== null)
    return paths.mistake(data.first_mistake_to_review_id)
  if (data.next_action.kind === 'resume_diagnostic' && data.resume_diagnostic_id !== null)
    return paths.test(data.resume_diagnostic_id)
  return paths.dashboard()
}

/** One button for what comes next, with its minutes and why. Its room is kept while it is being asked for. */
export function NextStep({ topic }: { topic: string }) {
  const { data } = useQuery(dashboardData())
  // The dashboard speaks of the current topic; an old result of another one has no next step here.
  const known = data?.topic === topic ? data : null
  return (
    <div className={styles.next} role="status">
      {known ? (
        <>
          <ButtonLink to={placeOf(known)}>
            {known.next_action.title} · {known.next_action.minutes} min
          </ButtonLink>
          <p>{predicted(known)}</p>
        </>
      ) : null}
    </div>
  )
}
