import { LIMITS } from '@fourfold/contract'

const pad = (n: number): string => String(n).padStart(2, '0')

/** The last five minutes of a countdown: a hidden clock comes back for them. */
export const inLastMinutes = (timed: boolean, ms: number): boolean => timed && ms <= LIMITS.hideTimerUntilMs

/** 18:42, or 1:02:03 from an hour on. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** The countdown's hundredths (spec §9: ticks of 10 ms). */
export const hundredths = (ms: number): string => pad(Math.floor((Math.max(0, ms) % 1000) / 10))
