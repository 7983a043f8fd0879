import type { SlotRow } from './queries.ts'

/**
 * How long an answer took, 0 where nobody knows. A program may send a whole test at once, with times that have not passed:
 * their cap says nothing, and least of all that the answer was a quick guess.
 */
export const timeTaken = (slot: Pick<SlotRow['slot'], 'time_ms' | 'time_doubted'>): number =>
  slot.time_doubted ? 0 : slot.time_ms
