import type { DashboardData } from '@fourfold/contract'
import { Link } from 'react-router'
import type { Start } from '../../components/use-start-test'
import { paths } from '../../routing/paths'
import { Button, ButtonLink } from '../../ui/Button'
import styles from './dashboard.module.css'

type ActionProps = {
  data: DashboardData
  start: Start
  /** Outlined where something else on the page calls. */ look: 'primary' | 'outline'
}

/** Whether the day begins with what is recommended. */
export const recommended = ({ first_step, next_action }: DashboardData): boolean => first_step.kind === next_action.kind

/** The button that does the first step. */
export function ActionButton({ data, start, look }: ActionProps) {
  const tag = data.ai_practice_test_tag?.name
  switch (data.first_step.kind) {
    case 'start_diagnostic':
      return (
        <Button look={look} onClick={start.diagnostic} busy={start.busy}>
          Start Diagnostic
        </Button>
      )
    case 'resume_diagnostic':
      return (
        <ButtonLink
          look={look}
          to={data.resume_diagnostic_id === null ? paths.dashboard() : paths.test(data.resume_diagnostic_id)}
        >
          Resume Diagnostic
        </ButtonLink>
      )
    case 'resume_test':
      return (
        <ButtonLink look={look} to={data.resume_test_id === null ? paths.tests() : paths.test(data.resume_test_id)}>
          Go on
        </ButtonLink>
      )
    case 'log':
      return (
        <ButtonLink
          look={look}
          to={
            data.first_question_to_log_id === null ? paths.mistakes() : paths.newMistake(data.first_question_to_log_id)
          }
        >
          Log mistakes
        </ButtonLink>
      )
    case 'review':
      return (
        <ButtonLink
          look={look}
          to={
            data.first_mistake_to_review_id === null ? paths.mistakes() : paths.mistake(data.first_mistake_to_review_id)
          }
        >
          Review mistakes
        </ButtonLink>
      )
    case 'cards':
      return (
        <ButtonLink
          look={look}
          to={
            data.first_card_to_review_id === null ? paths.flashcards() : paths.flashcard(data.first_card_to_review_id)
          }
        >
          Review cards
        </ButtonLink>
      )
    case 'retry':
      return (
        <Button look={look} onClick={() => start.practice({ ids: data.questions_to_retry_ids })} busy={start.busy}>
          Retry questions
        </Button>
      )
    case 'more_diagnostic':
      return (
        <Button look={look} onClick={start.diagnostic} busy={start.busy}>
          More Diagnostic
        </Button>
      )
    case 'practice':
      return (
        <Button look={look} onClick={() => start.practice({ ids: data.ai_practice_test_ids, tag })} busy={start.busy}>
          Start practice test
        </Button>
      )
  }
}

/** First line of the dashboard: the one action that Today begins with, its reason, its minutes. */
export function NextAction({ data, start, ended, look }: ActionProps & { ended: boolean }) {
  const { title, reason, minutes, backlog } = data.first_step
  return (
    <section className={styles.next} aria-label="Next for you">
      <div>
        <p className={styles.label}>
          {recommended(data) ? 'AI Recommendation' : 'Next for you'} · {minutes} min
        </p>
        <h2>{title}</h2>
        <p className={styles.reason}>{reason}</p>
      </div>
      <div className={styles.actions}>
        {ended ? (
          <ButtonLink to={paths.upgrade()}>Upgrade to go on</ButtonLink>
        ) : (
          <>
            {/* Of more than a day holds, the queue says what comes first. */}
            {backlog ? null : <ActionButton data={data} start={start} look={look} />}
            <ButtonLink to={paths.today()} look={backlog ? look : 'outline'}>
              Today’s queue
            </ButtonLink>
            {backlog ? <ActionButton data={data} start={start} look="outline" /> : null}
          </>
        )}
        {data.lessons_to_review_length > 0 ? (
          <Link to={paths.lessons()}>
            {data.lessons_to_review_length === 1
              ? '1 lesson to read'
              : `${data.lessons_to_review_length} lessons to read`}
          </Link>
        ) : null}
      </div>
    </section>
  )
}
