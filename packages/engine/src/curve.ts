import { sigmoid } from './math.ts'

/**
 * How likely it is that somebody who answered so quickly guessed: from a tenth of the expected time on hardly, below that
 * the question cannot have been read (Wise and Kong 2005, response-time effort).
 */
export function rapid(ms: number | undefined, seconds: number): number {
  // No time at all means that none was taken down.
  if (ms === undefined || ms <= 0) return 0
  const limit = Math.min(8000, Math.max(1500, 100 * seconds))
  return 0.95 / (1 + (ms / limit) ** 6)
}

/** Chance of a right answer at an ability: between luck and slips, flattened by doubt about the difficulty. */
export const itemCurve = (ability: number, b: number, doubt: number, floor: number, slip: number): number =>
  floor + (1 - slip - floor) * sigmoid((ability - b) / Math.sqrt(1 + 0.35 * doubt))
