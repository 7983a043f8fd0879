import type { TestState } from '@fourfold/contract'
import type { TestRow } from '../items/index.ts'

export type Timed = Pick<TestRow, 'timed' | 'countdown_ms' | 'initial_ms' | 'saved_at' | 'created_at'>

/** What a device may be ahead by: the way of a save to us and back. */
const SLACK_MS = 5000

/**
 * The least time that can be left by our own clock: what was left when it was last told, less all the time since. A device
 * whose clock was set forward says less.
 */
export const leastTimeLeft = (test: Timed, now: Date): number =>
  Math.max(0, test.countdown_ms - (now.getTime() - (test.saved_at ?? test.created_at).getTime()))

/** Time left as it is kept: never less than our clock allows, never more than the test began with. */
export function timeLeft(test: Timed, told: number | undefined, now: Date): number {
  if (!test.timed) return test.countdown_ms
  return Math.min(test.initial_ms, Math.max(told ?? test.countdown_ms, leastTimeLeft(test, now)))
}

/** Whether a device says that the time is over while by our clock it cannot be. */
export const endsTooEarly = (test: Timed, state: Pick<TestState, 'countdown_time'>, now: Date): boolean =>
  test.timed && state.countdown_time !== undefined && state.countdown_time <= 0 && leastTimeLeft(test, now) > SLACK_MS
