import { type Forecast, reachedAfter, type Wanted } from '@fourfold/engine'

/** The rest goes into reviews and into keeping what is Strong. */
const NEW_SHARE = 0.5
const STEP = 5
const MOST_MINUTES = 180
const DAY_MS = 86_400_000

const longDay = (at: number): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(at)

const reachable = ({ reached, minutes }: Forecast): number => reached + minutes.length
const countIn = (made: Forecast, days: number, daily: number): number => reachedAfter(made, days * daily * NEW_SHARE)

/** The fewest minutes a day, in steps of five, at which everything that practice can do is done in time. */
function enough(made: Forecast, days: number, daily: number): number | null {
  for (let minutes = Math.ceil((daily + 1) / STEP) * STEP; minutes <= MOST_MINUTES; minutes += STEP)
    if (countIn(made, days, minutes) >= reachable(made)) return minutes
  return null
}

/** The forecasts of one student: what can be Strong, and what can be at least Moderate. */
export type Forecasts = Readonly<Record<Wanted, Forecast>>

/** Where hardly anything can be Strong yet, the nearer goal says more. */
const goalOf = ({ Strong, Moderate }: Forecasts): Readonly<{ made: Forecast; goal: string }> =>
  2 * reachable(Strong) >= Strong.skills
    ? { made: Strong, goal: 'Strong' }
    : { made: Moderate, goal: 'Moderate or Strong' }

const some = (count: number, all: number): string => (count === all ? `all ${all}` : `${count} of ${all}`)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const HOW =
  'Half of the time is counted for reviews. This is what the model expects, no promise: it is worked out anew with every answer.'

/** What is expected by the day of the test at this pace, and at which pace it would be all. */
function byDate(forecasts: Forecasts, today: number, days: number, daily: number): string {
  const { made, goal } = goalOf(forecasts)
  const count = countIn(made, days, daily)
  const day = longDay((today + days) * DAY_MS)
  const more = count < reachable(made) ? enough(made, days, daily) : null
  const rest = more === null ? '' : `; at ${more} ${reachable(made) === made.skills ? 'all' : reachable(made)}`
  return `At ${daily} minutes a day ${some(count, made.skills)} skills are ${goal} by ${day}${rest}.`
}

function withoutDate(forecasts: Forecasts, today: number, daily: number): string {
  const { made, goal } = goalOf(forecasts)
  const days = Math.ceil((made.minutes.at(-1) ?? 0) / (daily * NEW_SHARE))
  if (days === 0)
    return `${capital(some(reachable(made), made.skills))} skills are ${goal}. Keep them with a few reviews a week.`
  const day = longDay((today + days) * DAY_MS)
  return `At ${daily} minutes a day ${some(reachable(made), made.skills)} skills are ${goal} by about ${day}.`
}

/** The honest finish, in sentences; `today` is the number of the student's day. */
export function finishSentences(made: Forecasts, today: number, days: number | null, daily: number): string[] {
  return [days === null ? withoutDate(made, today, daily) : byDate(made, today, days, daily), HOW]
}
