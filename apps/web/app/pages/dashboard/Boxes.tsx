import { type DashboardData, fewNames, LIMITS } from '@fourfold/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Start } from '../../components/use-start-test'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import styles from './dashboard.module.css'
import { recommended } from './NextAction'

const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

type BoxProps = {
  title: string
  text: string
  minutes?: number | null
  /** Null where there is nothing to do now. */
  action: ReactNode
  /** Said in a line, after what can be done. */
  idle?: boolean
}

function Box({ title, text, minutes = null, action, idle = action === null }: BoxProps) {
  return (
    <div className={styles.box} data-idle={idle || undefined}>
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

/** The diagnostic is not begun, and something else comes first: it is offered all the same (spec §4). */
const diagnosticLater = ({ diagnostic_test, first_step }: DashboardData): boolean =>
  diagnostic_test === -1 && first_step.kind !== 'start_diagnostic' && first_step.kind !== 'resume_test'

/** Practice of a skill is advised once enough is known, by the diagnostic or by other answers. */
const practiceLater = (data: DashboardData): boolean =>
  data.first_step.kind !== 'practice' &&
  (data.diagnostic_test === 1 || diagnosticLater(data)) &&
  data.ai_practice_test_tag !== null

function DiagnosticBox({ start }: { start: Start }) {
  return (
    <Box
      title="Diagnostic"
      text={`Up to ${LIMITS.diagnosticQuestions} questions that adapt to you and make your estimate sharper.`}
      minutes={LIMITS.diagnosticMinutes}
      action={
        <Button look="outline" onClick={start.diagnostic} busy={start.busy}>
          Start Diagnostic
        </Button>
      }
    />
  )
}

/** What is worth doing besides the next action: each advice has one box, and the next action is the first of them. */
export function Boxes({ data, start, math }: { data: DashboardData; start: Start; math: boolean }) {
  const tag = data.ai_practice_test_tag?.name
  return (
    <div className={styles.boxes}>
      {recommended(data) || data.next_action.kind !== 'log' ? null : <LogBox data={data} />}
      {practiceLater(data) && tag ? (
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
      {diagnosticLater(data) ? <DiagnosticBox start={start} /> : null}
    </div>
  )
}

/** The further diagnostic is a second offer, unless it is the first. */
const hasMoreDiagnostic = (data: DashboardData): boolean =>
  data.more_diagnostic && data.first_step.kind !== 'more_diagnostic'

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
  math || !recommended(data) || hasMoreDiagnostic(data) || diagnosticLater(data) || practiceLater(data)

/** What the boxes beside the recommendation are called, as the folded line says it: those with something to do. */
export function boxNames(data: DashboardData, math: boolean): string[] {
  const { kind } = data.first_step
  const names: (string | false)[] = [
    practiceLater(data) && 'AI practice test',
    math && kind !== 'review' && data.first_mistake_to_review_id !== null && 'Review mistakes',
    math && kind !== 'retry' && data.questions_to_retry_ids.length > 0 && 'Retry questions',
    hasMoreDiagnostic(data) && 'More diagnostic',
    math && !data.more_diagnostic && 'New topic',
    diagnosticLater(data) && 'Diagnostic',
  ]
  const found = names.filter((name) => name !== false)
  return found.length === 0 ? ['Nothing is due right now'] : found
}

/** The recommendation, where the day begins with something else. */
function LogBox({ data }: { data: DashboardData }) {
  const { title, reason, minutes } = data.next_action
  const first = data.first_question_to_log_id
  return (
    <Box
      title={title}
      text={reason}
      minutes={minutes}
      action={
        <ButtonLink look="outline" to={first === null ? paths.mistakes() : paths.newMistake(first)}>
          Log mistakes
        </ButtonLink>
      }
    />
  )
}

function ReviewBox({ data }: { data: DashboardData }) {
  const { mistakes_to_review_length: due, first_mistake_to_review_id: first } = data
  return (
    <Box
      title="Review mistakes"
      text={due === 0 ? 'Nothing is due right now.' : `${n(due, 'mistake')} due.`}
      action={
        first === null ? null : (
          <ButtonLink look="outline" to={paths.mistake(first)}>
            Review
          </ButtonLink>
        )
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
        ids.length === 0 ? null : (
          <Button look="outline" onClick={() => start.practice({ ids })} busy={start.busy}>
            Retry
          </Button>
        )
      }
    />
  )
}

/** Math topics: separate boxes for review, retry, and more diagnostic or a new topic (spec §2), but for the next action. */
function MathBoxes({ data, start }: { data: DashboardData; start: Start }) {
  const { kind } = data.first_step
  return (
    <>
      {kind === 'review' ? null : <ReviewBox data={data} />}
      {kind === 'retry' ? null : <RetryBox ids={data.questions_to_retry_ids} start={start} />}
      {!data.more_diagnostic ? (
        <Box
          idle
          title="New topic"
          text="Every subject here has answers. Try another topic when you like."
          action={
            <Link to={paths.forStudents()} className={styles.quiet ?? ''}>
              Choose a topic
            </Link>
          }
        />
      ) : kind === 'more_diagnostic' ? null : (
        <MoreDiagnosticBox data={data} start={start} />
      )}
    </>
  )
}
