export type SandboxClock = {
  /** Seconds since the epoch. */
  now(): number
  /** From here on the clock runs from `seconds`. */
  set(seconds: number): void
  /** How far it runs ahead of the machine's clock; kept with the state so that time never goes back. */
  offset(): number
  restore(offset: number): void
}

export function createClock(milliseconds: () => number): SandboxClock {
  let offset = 0
  const machine = () => Math.floor(milliseconds() / 1000)
  return {
    now: () => machine() + offset,
    set: (seconds) => {
      offset = seconds - machine()
    },
    offset: () => offset,
    restore: (saved) => {
      offset = saved
    },
  }
}

type Interval = { interval: string; interval_count: number }

/** The moment `times` intervals after `anchor`; months keep the anchor's day where the month has it. */
export function addIntervals(anchor: number, { interval, interval_count }: Interval, times: number): number {
  const count = interval_count * times
  if (interval === 'day') return anchor + count * 86_400
  if (interval === 'week') return anchor + count * 7 * 86_400
  const from = new Date(anchor * 1000)
  const months = from.getUTCMonth() + (interval === 'year' ? 12 * count : count)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const to = new Date(from)
  to.setUTCFullYear(from.getUTCFullYear(), months, Math.min(from.getUTCDate(), lastDay))
  return Math.floor(to.getTime() / 1000)
}

/** The first anniversary of `anchor` after `after`. */
export function nextAnniversary(anchor: number, interval: Interval, after: number): number {
  let times = 1
  while (addIntervals(anchor, interval, times) <= after) times += 1
  return addIntervals(anchor, interval, times)
}
