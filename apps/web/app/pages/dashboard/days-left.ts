import { day } from '../../format'

const DAY_MS = 86_400_000

/** How long it is until the test, in words; null without a date. */
export function daysLeftLine(date: string | null, now: number): string | null {
  if (date === null) return null
  const left = Math.ceil((Date.parse(`${date}T00:00:00`) - now) / DAY_MS)
  if (left < 0) return 'Your test date has passed.'
  if (left === 0) return 'Your test is today.'
  return `${left} ${left === 1 ? 'day' : 'days'} left until ${day(`${date}T12:00:00`)}.`
}
