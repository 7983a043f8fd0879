import type { ReviewOverview } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { reviewOverview } from '../../api/queries'
import { Sheet } from '../../components/shell/Page'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import styles from './overview.module.css'

const dayName = (date: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { ...options, timeZone: 'UTC' })
const n = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

function plan(data: ReviewOverview): string {
  const due = data.due_cards + data.due_mistakes
  if (data.catch_up)
    return `Welcome back. There is no need to do everything at once: about ${n(data.catch_up.per_day, 'review')} a day, and you are even again in ${n(data.catch_up.days, 'day')}.`
  const today = due === 0 ? 'Nothing is due now.' : `${n(due, 'review')} due, about ${n(data.due_minutes, 'minute')}.`
  if (data.days_left === null) return today
  return `${today} Your test is in ${n(data.days_left, 'day')}: reviews are spread so that you know most on that day, without a pile on its eve.`
}

/** What the minutes do not reach before the test, and what would. */
function beyond({ given_up: lost, daily_minutes }: ReviewOverview): string | null {
  if (!lost) return null
  const parts = [lost.cards > 0 && n(lost.cards, 'card'), lost.mistakes > 0 && n(lost.mistakes, 'mistake')]
  const last = lost.names.length > 0 ? ` Last in line: ${lost.names.join(', ')}.` : ''
  return `At ${n(daily_minutes, 'minute')} a day, about ${parts.filter(Boolean).join(' and ')} will not be ready by your test.${last} About ${n(lost.minutes, 'minute')} a day would hold everything; suspend what you can do without.`
}

/** Due in the next 14 days, as bars with their numbers. */
function Forecast({ days }: { days: ReviewOverview['forecast'] }) {
  const most = Math.max(1, ...days.map((d) => d.cards + d.mistakes))
  return (
    <ol className={styles.forecast} aria-label="Due in the next 14 days">
      {days.map((d, i) => {
        const count = d.cards + d.mistakes
        return (
          <li key={d.date}>
            <span className={styles.count}>{count}</span>
            <span className={styles.bar} style={{ height: `${(count / most) * 5}rem` }} aria-hidden="true" />
            <span className={styles.day}>
              {i === 0 ? 'Today' : dayName(d.date, { weekday: 'short' })}
              {i === 0 ? null : <span>{dayName(d.date, { day: 'numeric' })}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const step = (reviews: number): number => (reviews === 0 ? 0 : reviews < 10 ? 1 : reviews < 30 ? 2 : 3)

/** The last 12 weeks: one square a day, one column a week. */
function Calendar({ days }: { days: ReviewOverview['calendar'] }) {
  const active = days.filter((d) => d.reviews > 0)
  const total = days.reduce((sum, d) => sum + d.reviews, 0)
  const label = `${n(total, 'review')} on ${n(active.length, 'day')} in the last 12 weeks`
  return (
    <figure className={styles.figure}>
      <div className={styles.calendar} role="img" aria-label={label}>
        {days.map((d) => (
          <span
            key={d.date}
            data-step={step(d.reviews)}
            title={`${dayName(d.date, { month: 'short', day: 'numeric' })}: ${n(d.reviews, 'review')}`}
          />
        ))}
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  )
}

export function Overview() {
  const { data } = useQuery(reviewOverview())
  if (!data) return null
  const lost = beyond(data)
  return (
    <Sheet
      title="Your reviews"
      aside={
        <ButtonLink to={paths.today()} look="outline" small>
          Today’s queue
        </ButtonLink>
      }
    >
      <p>{plan(data)}</p>
      {lost && <p>{lost}</p>}
      <div className={styles.two}>
        <div>
          <h3>Next 14 days</h3>
          <Forecast days={data.forecast} />
        </div>
        <div>
          <h3>Last 12 weeks</h3>
          <Calendar days={data.calendar} />
        </div>
      </div>
    </Sheet>
  )
}
