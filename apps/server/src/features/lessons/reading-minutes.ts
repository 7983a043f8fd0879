import { type Lesson, readingMinutes } from '@fourfold/bank'

const known = new Map<string, number>()

/**
 * Whole minutes to read a lesson, as the bank measures them, counted once, since they are the same for everybody. A minute
 * that is not full does not count: the answers to wrong answers, which are measured too, are read only by those who give them.
 */
export function shownMinutes(id: string, lesson: Lesson): number {
  const minutes = known.get(id) ?? Math.floor(readingMinutes(lesson))
  known.set(id, minutes)
  return minutes
}
