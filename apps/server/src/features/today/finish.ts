import { type Forecast, strongAfter } from '@fourfold/engine'

/** The rest goes into reviews and into keeping what is Strong. */
const NEW_SHARE = 0.5
const STEP = 5
const MOST_MINUTES = 180
const DAY_MS = 86_400_000

const longDay = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(at)

const reachable = ({ strong, minutes }: Forecast): number => strong + minutes.length
const countIn = (made: Forecast, days: number, daily: number): number => strongAfter(made, days * daily * NEW_SHARE)

/** The fewest minutes a day, in steps of five, at which everything that practice can do is done in time. */
function enough(made: Forecast, days: number, daily: number): number | null {
  for (let minutes = Math.ceil((daily + 1) / STEP) * STEP; minutes <= MOST_MINUTES; minutes += STEP)
    if (countIn(made, days, minutes) >= reachable(made)) return minutes
  return null
}

const some = (count: number, all: number): string => (count === all ? `all ${all}` : `${count} of ${all}`)

const HOW =
  'Half of the time is counted for reviews. This is what the model expects, no promise: it is worked out anew with every answer.'

/** What is expected by the day of the test at this pace, and at which pace it would be all. */
function byDate(made: Forecast, today: number, days: number, daily: number): string {
  const count = countIn(made, days, daily)
  const day = longDay((today + days) * DAY_MS)
  const more = count < reachable(made) ? enough(made, days, daily) : null
  const rest = more === null ? '' : `; at ${more} ${reachable(made) === made.skills ? 'all' : reachable(made)}`
  return `At ${daily} minutes a day ${some(count, made.skills)} skills are Strong by ${day}${rest}.`
}

function withoutDate(made: Forecast, today: number, daily: number): string {
  const days = Math.ceil((made.minutes.at(-1) ?? 0) / (daily * NEW_SHARE))
  if (days === 0) return `${some(reachable(made), made.skills)} skills are Strong. Keep them with a few reviews a week.`
  const day = longDay((today + days) * DAY_MS)
  return `At ${daily} minutes a day ${some(reachable(made), made.skills)} skills are Strong by about ${day}.`
}

/** The honest finish, in sentences; `today` is the number of the student's day. */
export function finishSentences(made: Forecast, today: number, days: number | null, daily: number): string[] {
  return [days === null ? withoutDate(made, today, daily) : byDate(made, today, days, daily), HOW]
}
