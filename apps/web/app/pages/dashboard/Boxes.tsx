import { type DashboardData, fewNames } from '@fourfold/contract'
import type { ReactNode } from 'react'
import type { Start } from '../../components/use-start-test'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import styles from './dashboard.module.css'

const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

type BoxProps = { title: string; text: string; minutes?: number | null; action: ReactNode }

function Box({ title, text, minutes = null, action }: BoxProps) {
  return (
    <div className={styles.box}>
      <h3>
        {title}
        {minutes === null ? null : <span className={styles.minutes}> · {minutes} min</span>}
      </h3>
      <p>{text}</p>
      {action}
    </div>
  )
}

const practiceText = ({ ai_practice_test_reason }: DashboardData, tag: string): string =>
  `Practice ${tag}. ${ai_practice_test_reason ?? ''}`.trim()

/** What is worth doing besides the next action: each advice has one box, and the next action is the first of them. */
export function Boxes({ data, start, math }: { data: DashboardData; start: Start; math: boolean }) {
  const { kind } = data.next_action
  const tag = data.ai_practice_test_tag?.name
  return (
    <div className={styles.boxes}>
      {kind !== 'practice' && data.diagnostic_test === 1 && tag ? (
        <Box
          title="AI practice test"
          text={practiceText(data, tag)}
          minutes={data.ai_practice_test_minutes}
          action={
            <Button
              look="outline"
              onClick={() => start.practice({ ids: data.ai_practice_test_ids, tag })}
              busy={start.busy}
            >
              Start practice test
            </Button>
          }
        />
      ) : null}
      {math ? <MathBoxes data={data} start={start} /> : null}
      {!math && hasMoreDiagnostic(data) ? <MoreDiagnosticBox data={data} start={start} /> : null}
    </div>
  )
}

/** The further diagnostic is a second offer, unless it is the first. */
const hasMoreDiagnostic = (data: DashboardData): boolean =>
  data.more_diagnostic && data.next_action.kind !== 'more_diagnostic'

function MoreDiagnosticBox({ data, start }: { data: DashboardData; start: Start }) {
  return (
    <Box
      title="More diagnostic"
      text={`No answer yet in ${fewNames(data.unanswered_subjects)}.`}
      action={
        <Button look="outline" onClick={start.diagnostic} busy={start.busy}>
          More Diagnostic
        </Button>
      }
    />
  )
}

/** Whether there is a box at all. */
export const hasBoxes = (data: DashboardData, math: boolean): boolean =>
  math ||
  hasMoreDiagnostic(data) ||
  (data.next_action.kind !== 'practice' && data.diagnostic_test === 1 && data.ai_practice_test_tag !== null)

function ReviewBox({ data }: { data: DashboardData }) {
  const { mistakes_to_review_length: due, first_mistake_to_review_id: first } = data
  return (
    <Box
      title="Review mistakes"
      text={due === 0 ? 'Nothing is due right now.' : `${n(due, 'mistake')} due.`}
      action={
        <ButtonLink look="outline" to={first === null ? paths.mistakes() : paths.mistake(first)}>
          {first === null ? 'Mistake Journal' : 'Review'}
        </ButtonLink>
      }
    />
  )
}

function RetryBox({ ids, start }: { ids: readonly number[]; start: Start }) {
  return (
    <Box
      title="Retry questions"
      text={
        ids.length === 0 ? 'Logged mistakes come back here after a day.' : `${n(ids.length, 'question')} to try again.`
      }
      action={
        <Button look="outline" disabled={ids.length === 0} onClick={() => start.practice({ ids })} busy={start.busy}>
          Retry
        </Button>
      }
    />
  )
}

/** Math topics: separate boxes for review, retry, and more diagnostic or a new topic (spec §2), but for the next action. */
function MathBoxes({ data, start }: { data: DashboardData; start: Start }) {
  const { kind } = data.next_action
  return (
    <>
      {kind === 'review' ? null : <ReviewBox data={data} />}
      {kind === 'retry' ? null : <RetryBox ids={data.questions_to_retry_ids} start={start} />}
      {!data.more_diagnostic ? (
        <Box
          title="New topic"
          text="Every subject here has answers. Try another topic when you like."
          action={
            <ButtonLink look="outline" to={paths.forStudents()}>
              Choose a topic
            </ButtonLink>
          }
        />
      ) : kind === 'more_diagnostic' ? null : (
        <MoreDiagnosticBox data={data} start={start} />
      )}
    </>
  )
}
