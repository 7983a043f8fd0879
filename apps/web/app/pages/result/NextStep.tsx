import type { DashboardData } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { dashboardData } from '../../api/queries'
import { type Start, useStartTest } from '../../components/use-start-test'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
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

/** The page where the next action is done; null for what starts a test at once. */
function placeOf(data: DashboardData): string | null {
  const { kind } = data.next_action
  if (kind === 'log')
    return data.first_question_to_log_id === null ? paths.mistakes() : paths.newMistake(data.first_question_to_log_id)
  if (kind === 'review')
    return data.first_mistake_to_review_id === null ? paths.mistakes() : paths.mistake(data.first_mistake_to_review_id)
  if (kind === 'resume_diagnostic')
    return data.resume_diagnostic_id === null ? paths.dashboard() : paths.test(data.resume_diagnostic_id)
  return null
}

function begin(data: DashboardData, start: Start): void {
  const { kind } = data.next_action
  if (kind === 'retry') void start.practice({ ids: data.questions_to_retry_ids })
  else if (kind === 'practice')
    void start.practice({ ids: data.ai_practice_test_ids, tag: data.ai_practice_test_tag?.name })
  else void start.diagnostic()
}

/** One button for what comes next, with its minutes; it leads there or starts it. Its room is kept while it is asked for. */
export function NextStep({ topic }: { topic: string }) {
  const { data } = useQuery(dashboardData())
  const start = useStartTest()
  // The dashboard speaks of the current topic; an old result of another one has no next step here.
  const known = data?.topic === topic ? data : null
  const place = known ? placeOf(known) : null
  const words = known ? `${known.next_action.title} · ${known.next_action.minutes} min` : ''
  return (
    <div className={styles.next} role="status">
      {known ? (
        <>
          {place === null ? (
            <Button onClick={() => begin(known, start)} busy={start.busy}>
              {words}
            </Button>
          ) : (
            <ButtonLink to={place}>{words}</ButtonLink>
          )}
          <p>{start.error ?? predicted(known)}</p>
        </>
      ) : null}
      {start.overlay}
    </div>
  )
}
