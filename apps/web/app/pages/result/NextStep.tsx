import type { DashboardData, Result } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dashboardData, examIndex } from '../../api/queries'
import { type Start, useStartTest } from '../../components/use-start-test'
import { paths } from '../../routing/paths'
import { predictedLine } from '../../target-words'
import { useRun } from '../../today/store'
import { placeIn } from '../../today/where'
import { Button, ButtonLink } from '../../ui/Button'
import { TextButton } from '../../ui/TextButton'
import { missedWords, placeOf, stepWords } from './next-step'
import styles from './result.module.css'

function begin(data: DashboardData, start: Start): void {
  const { kind } = data.next_action
  if (kind === 'retry') void start.practice({ ids: data.questions_to_retry_ids })
  else if (kind === 'practice')
    void start.practice({ ids: data.ai_practice_test_ids, tag: data.ai_practice_test_tag?.name })
  else void start.diagnostic()
}

type Props = {
  result: Result /** Opens the questions that were not right; absent where all were. */
  onReview: (() => void) | null
}

/**
 * One button: what was missed in this test, with what comes after it in words below, else what comes next. Its room is kept
 * while it is asked for. An exam that runs comes first: its clock does not wait.
 */
export function NextStep({ result, onReview }: Props) {
  const { data } = useQuery(dashboardData())
  const exams = useQuery(examIndex())
  const start = useStartTest()
  // After a step of the day Today leads; the page has one button that calls.
  const run = useRun()
  const calls = run && placeIn(run, paths.result(result.id)) === 'after' ? 'outline' : 'primary'
  const running = exams.data?.running ?? null
  // The dashboard speaks of the current topic; an old result of another one has no next step here.
  const known = data?.topic === result.section ? data : null
  const place = known ? placeOf(known, result.questions_attributes) : null
  const from = { from: paths.result(result.id) }
  const words = known ? stepWords(known, result.questions_attributes) : ''
  // After a diagnostic the score is the first thing on the page.
  const diagnostic = result.question_mode === 'Diagnostic'
  const said = start.error ?? (diagnostic || !known ? null : predictedLine(known))
  // Of another topic nothing is said below the button.
  const short = onReview !== null && (calls === 'outline' || (data !== undefined && known === null))
  return (
    <div className={styles.next} data-short={short || undefined} data-lead={diagnostic || undefined} role="status">
      {onReview ? (
        <Button look={running ? 'outline' : calls} onClick={onReview}>
          {missedWords(result.questions_attributes)}
        </Button>
      ) : null}
      {running ? (
        <>
          <ButtonLink to={paths.exam(running.id)}>Go on with the exam</ButtonLink>
          <p>{running.line}</p>
        </>
      ) : known && !exams.isPending ? (
        <>
          {onReview && calls === 'outline' ? null : onReview ? (
            <p className={styles.then}>
              Then:{' '}
              {place === null ? (
                <TextButton onClick={() => begin(known, start)}>{words}</TextButton>
              ) : (
                <Link to={place} state={from}>
                  {words}
                </Link>
              )}
            </p>
          ) : place === null ? (
            <Button look={calls} onClick={() => begin(known, start)} busy={start.busy}>
              {words}
            </Button>
          ) : (
            <ButtonLink to={place} state={from} look={calls}>
              {words}
            </ButtonLink>
          )}
          {said === null ? null : <p>{said}</p>}
        </>
      ) : null}
      {start.overlay}
    </div>
  )
}
