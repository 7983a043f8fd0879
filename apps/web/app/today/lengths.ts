import { DAY_MINUTES } from '@fourfold/contract'

const { least, most } = DAY_MINUTES
const five = (minutes: number): number => Math.round(minutes / 5) * 5

/** What can be chosen for today: the student's own minutes, about half of them, and twice as many. */
export function lengthsFor(daily: number): readonly number[] {
  if (daily < 2 * least) return [daily, 2 * daily, 4 * daily]
  if (2 * daily > most) return [five(daily / 4), five(daily / 2), daily]
  return [five(daily / 2), daily, 2 * daily]
}

/** What the address says, else the minutes a day that were chosen. */
export const minutesOf = (asked: string | null, daily: number): number =>
  lengthsFor(daily).find((minutes) => String(minutes) === asked) ?? daily
