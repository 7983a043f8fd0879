import type { StudyPlan, StudyWeek } from '@fourfold/contract'
import { Link } from 'react-router'
import { Sheet } from '../../components/shell/Page'
import { paths } from '../../routing/paths'
import { useSession } from '../../session/use-session'
import { ButtonLink } from '../../ui/Button'
import styles from './plan-strip.module.css'

const dayWords = (date: string, month: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat('en-US', { month, day: 'numeric', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

/** A goal for the week in minutes: any day can carry it, and nothing breaks. */
export function WeekGoal({ plan }: { plan: StudyPlan }) {
  const { goal, done } = plan.week
  return (
    <div className={styles.goal}>
      <p>
        <strong>{done}</strong> of {goal} minutes this week
        {done >= goal ? ': your goal is reached.' : '.'}
      </p>
      <progress aria-label="Minutes this week" value={Math.min(done, goal)} max={goal} />
    </div>
  )
}

const EXAM = { done: 'a full-length exam taken', planned: 'a full-length exam planned' } as const

const words = ({ start, planned, done, now, test_date, exam }: StudyWeek): string =>
  [
    `Week of ${dayWords(start, 'long')}${now ? ', this week' : ''}:`,
    done > 0 || planned === 0 ? `${done} ${done === 1 ? 'minute' : 'minutes'} done` : '',
    planned > 0 ? `${planned} ${planned === 1 ? 'minute' : 'minutes'} planned` : '',
    exam ? EXAM[exam] : '',
    test_date ? `your test on ${dayWords(test_date, 'long')}` : '',
  ]
    .filter(Boolean)
    .join(', ')
    .replace(':,', ':')

function Week({ week, most }: { week: StudyWeek; most: number }) {
  const share = (minutes: number) => `${Math.round((100 * minutes) / most)}%`
  return (
    <li data-now={week.now || undefined} data-test={week.test_date !== null || undefined}>
      <span className={styles.bars} aria-hidden="true">
        {week.planned > 0 ? <span className={styles.planned} style={{ height: share(week.planned) }} /> : null}
        {week.done > 0 ? <span className={styles.done} style={{ height: share(week.done) }} /> : null}
      </span>
      <span className={styles.label} aria-hidden="true">
        {week.test_date ? 'Test' : dayWords(week.start)}
      </span>
      <span className={styles.figure} aria-hidden="true">
        {week.now || week.planned === 0 ? week.done : week.planned}
      </span>
      {week.exam ? (
        <span className={styles.exam} data-exam={week.exam} aria-hidden="true">
          Exam
        </span>
      ) : null}
      <span className="visually-hidden">{words(week)}</span>
    </li>
  )
}

/** The way to the exam: where the student stands and wants to be, weeks with their minutes, and what is expected at this pace. */
export function PlanStrip({ plan, standing }: { plan: StudyPlan; standing: readonly string[] }) {
  const { guest, userId } = useSession()
  const { weeks, finish, days_left, test_date } = plan
  const most = Math.max(1, ...weeks.map((week) => week.planned + week.done))
  const title =
    test_date && days_left !== null
      ? `Your plan to ${dayWords(test_date, 'long').replaceAll(' ', '\u00a0')}, in ${days_left} ${days_left === 1 ? 'day' : 'days'}`
      : 'Your plan'
  return (
    <Sheet title={title}>
      <div className={styles.plan}>
        {standing.length > 0 ? <p>{standing.join(' ')}</p> : null}
        <WeekGoal plan={plan} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard */}
        <ol className={styles.weeks} tabIndex={0} aria-label="Minutes by week">
          {weeks.map((week) => (
            <Week key={week.start} week={week} most={most} />
          ))}
        </ol>
        <p className={styles.key} aria-hidden="true">
          <span className={styles.keyDone} /> minutes done <span className={styles.keyPlanned} /> minutes planned
        </p>
        {weeks.some((week) => week.exam === 'planned') ? (
          <p>
            Full-length exams stand two weeks apart, the last one in the week before your test:{' '}
            <Link to={paths.newTest()}>take one now</Link>.
          </p>
        ) : null}
        {finish.length > 0 ? (
          <div className={styles.finish}>
            <p className={styles.sentence}>{finish[0]}</p>
            {finish.slice(1).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ) : (
          <p>After your first answers the plan says how far you get at this pace.</p>
        )}
        {guest || userId === null ? null : (
          <p>
            <ButtonLink look="outline" small to={`${paths.account(userId)}#your-plan`}>
              Change date, target or minutes
            </ButtonLink>
          </p>
        )}
      </div>
    </Sheet>
  )
}
