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

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
/** The hour and its AM or PM stay on one line. */
export const when = (iso: string): string => DATE.format(new Date(iso)).replace(/\s(?=[AP]M$)/, '\u00a0')
const HOUR = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
export const hour = (iso: string): string => HOUR.format(new Date(iso)).replace(/\s(?=[AP]M$)/, '\u00a0')
export const day = (iso: string): string => DAY.format(new Date(iso))

/** “1 point”, “30 points”. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
