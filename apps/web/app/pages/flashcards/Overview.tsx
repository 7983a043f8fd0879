import type { ReviewOverview } from '@fourfold/contract'
import { useQuery } from '@tanstack/react-query'
import { reviewOverview } from '../../api/queries'
import { Sheet } from '../../components/shell/Page'
import { paths } from '../../routing/paths'
import { ButtonLink } from '../../ui/Button'
import styles from './overview.module.css'
import { dayName, dueOn, forecastWords, kinds, n, plan } from './overview-words'

/** What the minutes do not reach before the test, and what would. */
function beyond({ given_up: lost, daily_minutes }: ReviewOverview): string | null {
  if (!lost) return null
  const parts = [lost.cards > 0 && n(lost.cards, 'card'), lost.mistakes > 0 && n(lost.mistakes, 'mistake')]
  const last = lost.names.length > 0 ? ` Last in line: ${lost.names.join(', ')}.` : ''
  return `At ${n(daily_minutes, 'minute')} a day, about ${parts.filter(Boolean).join(' and ')} will not be ready by your test.${last} About ${n(lost.minutes, 'minute')} a day would hold everything; stop asking what you can do without.`
}

/** The days ahead in a strip, and in a sentence what it shows. */
function Forecast({ days }: { days: ReviewOverview['forecast'] }) {
  const most = Math.max(1, ...days.map(dueOn))
  const says = forecastWords(days)
  return (
    <figure className={styles.figure}>
      <div className={styles.forecast} role="img" aria-label={`Due in the next 14 days: ${says}`}>
        {days.map((d) => (
          <span key={d.date} title={`${dayName(d.date, { month: 'short', day: 'numeric' })}: ${kinds(d)}`}>
            {dueOn(d) > 0 ? dueOn(d) : null}
            <i style={{ height: `${(dueOn(d) / most) * 2.5}rem` }} />
            {dayName(d.date, { weekday: 'narrow' })}
          </span>
        ))}
      </div>
      <figcaption>{says}</figcaption>
    </figure>
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
      title="Cards and mistakes to review"
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
        {data.calendar.some((d) => d.reviews > 0) ? (
          <div>
            <h3>Last 12 weeks</h3>
            <Calendar days={data.calendar} />
          </div>
        ) : null}
      </div>
    </Sheet>
  )
}
