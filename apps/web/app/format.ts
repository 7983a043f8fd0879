/** How numbers are written (spec §9). */

/** Scores: rounded to 2 decimals. */
export const score = (value: number): string => `${Math.round(value * 100) / 100}%`
/** Percentages: integers, from a fraction. */
export const percent = (share: number | null): string =>
  share === null ? 'no data yet' : `${Math.round(share * 100)}%`
/** Mastery: a percentage with 1 decimal. */
export const mastery = (share: number | null): string => (share === null ? '–' : `${(share * 100).toFixed(1)}%`)
/** Time in seconds from milliseconds. */
export const seconds = (ms: number | null): string => (ms === null ? 'no data yet' : `${Math.round(ms / 1000)} s`)
/** The same in a sentence. */
export const secondsInWords = (ms: number): string => {
  const whole = Math.round(ms / 1000)
  return `${whole} ${whole === 1 ? 'second' : 'seconds'}`
}
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`
export const yesNo = (value: boolean): string => (value ? 'Yes' : 'No')

/**
 * Made when the first date is written: making one takes a phone about a tenth of a second, every page loads this file, and
 * most pages show no date before they have answered a touch.
 */
export function dateWriter(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: Intl.DateTimeFormat | undefined
  return (date) => {
    made ??= new Intl.DateTimeFormat('en-US', options)
    return made.format(date)
  }
}
const date = dateWriter({ dateStyle: 'medium', timeStyle: 'short' })
const time = dateWriter({ timeStyle: 'short' })
const dayOnly = dateWriter({ dateStyle: 'medium' })
const shortDay = dateWriter({ month: 'short', day: 'numeric' })
/** The hour and its AM or PM stay on one line. */
const whole = (text: string): string => text.replace(/\s(?=[AP]M$)/, '\u00a0')
export const when = (iso: string): string => whole(date(new Date(iso)))
export const hour = (iso: string): string => whole(time(new Date(iso)))
export const day = (iso: string): string => dayOnly(new Date(iso))
/** “Nov 18”: where the year goes without saying. */
export const dayAndMonth = (iso: string): string => shortDay(new Date(iso))

const DAY_MS = 86_400_000
const midnight = (of: Date): number => new Date(of).setHours(0, 0, 0, 0)

/** When something is due, in words, by the days of whoever reads it. */
export function dueWords(iso: string, now: Date): string {
  const days = Math.round((midnight(new Date(iso)) - midnight(now)) / DAY_MS)
  if (days < 0 || Date.parse(iso) <= now.getTime()) return 'due now'
  if (days === 0) return 'due today'
  if (days === 1) return 'due tomorrow'
  return days < 14 ? `due in ${days} days` : `due on ${dayAndMonth(iso)}`
}

/** The day of something that was done, by the days of whoever reads it. */
export function pastDay(iso: string, now: Date): string {
  const days = Math.round((midnight(now) - midnight(new Date(iso))) / DAY_MS)
  return days <= 0 ? 'Today' : days === 1 ? 'Yesterday' : day(iso)
}

/** “1 point”, “30 points”. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
