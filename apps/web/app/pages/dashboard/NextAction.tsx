import { type DashboardData, FIRST_QUESTIONS } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { reviewOverview } from '../../api/queries'
import { ActionButton, type ActionProps } from '../../components/continue/ActionButton'
import { paths } from '../../routing/paths'
import { isDayDone } from '../../today/finished'
import { leftDue } from '../../today/left-due'
import { Button, ButtonLink } from '../../ui/Button'
import { TextButton } from '../../ui/TextButton'
import styles from './dashboard.module.css'
import { restsOn } from './rests-on'

/** Whether the day begins with what is recommended. */
export const recommended = ({ first_step, next_action }: DashboardData): boolean => first_step.kind === next_action.kind

/**
 * What is due does not wait for tomorrow, and what was begun is gone on with; the others can wait once the day is done, and so
 * can a review that is only the next step of learning what the day has shown.
 */
const CAN_WAIT: ReadonlySet<DashboardData['first_step']['kind']> = new Set([
  'log',
  'retry',
  'more_diagnostic',
  'practice',
])

const REVIEWS: ReadonlySet<DashboardData['first_step']['kind']> = new Set(['review', 'cards'])

/** After a day that was gone through: nothing is asked, and what would come next stands there for who has time left. */
function DayDone({ data, start }: Pick<ActionProps, 'data' | 'start'>) {
  const { kind, title, minutes } = data.first_step
  return (
    <section className={styles.next} aria-label="Next for you">
      <div>
        <p className={styles.label}>Done for today</p>
        <h2>The rest can wait until tomorrow</h2>
        <p className={styles.reason}>
          {REVIEWS.has(kind) ? 'What you learned today is ready for one more look. ' : ''}Time left? {title}: {minutes}{' '}
          min.
        </p>
      </div>
      <div className={styles.actions}>
        <ActionButton data={data} start={start} look="outline" />
      </div>
    </section>
  )
}

/** `onWelcome` opens the first steps again, which were put away. */
type Props = ActionProps & { ended: boolean; onWelcome: () => void }

/** First line of the dashboard: the one action that Today begins with, its reason, its minutes. */
export function NextAction({ data, start, ended, look, onWelcome }: Props) {
  const { kind, title, reason, minutes, backlog } = data.first_step
  // Who has answered nothing yet has no queue worth a second door, but may want a smaller first step.
  const first = kind === 'start_diagnostic' && !data.estimate_ready
  const { data: reviews } = useQuery(reviewOverview())
  const canWait = CAN_WAIT.has(kind) || (REVIEWS.has(kind) && reviews !== undefined && leftDue(reviews) === 0)
  if (isDayDone() && !ended && canWait) return <DayDone data={data} start={start} />
  return (
    <section className={styles.next} aria-label="Next for you">
      <div>
        <p className={styles.label}>
          Next for you{recommended(data) ? ' · AI Recommendation' : ''} · {minutes} min
        </p>
        <h2>{title}</h2>
        <p className={styles.reason}>{reason}</p>
        {recommended(data) ? <p className={styles.rests}>{restsOn(kind, data.questions.questionCount)}</p> : null}
        {first && !ended ? (
          <p className={styles.reason}>
            Short of time? {FIRST_QUESTIONS} questions take a few minutes, each explained at once.
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {ended ? (
          <ButtonLink to={paths.upgrade()}>Upgrade to go on</ButtonLink>
        ) : (
          <>
            {/* Of more than a day holds, the queue says what comes first. */}
            {backlog ? null : <ActionButton data={data} start={start} look={look} />}
            {first ? (
              <Button look="outline" onClick={start.first} busy={start.busy}>
                {FIRST_QUESTIONS} questions first
              </Button>
            ) : (
              <ButtonLink to={paths.today()} look={backlog ? look : 'outline'}>
                Today’s queue
              </ButtonLink>
            )}
            {backlog ? <ActionButton data={data} start={start} look="outline" /> : null}
          </>
        )}
        {first && !ended ? <TextButton onClick={onWelcome}>Test date and goal</TextButton> : null}
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
