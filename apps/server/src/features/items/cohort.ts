import type { itemStats } from '../../db/schema/index.ts'

/** With fewer answers an average would mostly be the student's own answer, or point at one other person. */
export const AVERAGE_FROM = 5

export type Cohort = Readonly<{
  percent_correct: number | null
  time_ms: number | null
  /** Share of all who chose an option. */ share: (letter: string) => number | null
}>

/** What all users did with an item, once there are enough of them. */
export function cohortOf(stat: typeof itemStats.$inferSelect | undefined): Cohort {
  if (!stat || stat.n < AVERAGE_FROM) return { percent_correct: null, time_ms: null, share: () => null }
  const chosen = Object.values(stat.by_letter).reduce((a, b) => a + b, 0)
  return {
    percent_correct: stat.right / stat.n,
    time_ms: stat.ms / stat.n,
    share: (letter) => (chosen < AVERAGE_FROM ? null : (stat.by_letter[letter] ?? 0) / chosen),
  }
}

/** Whether an average over many questions rests on others: all answers to them less the student's own. */
export const restsOnOthers = (all: number, own: number): boolean => all - own >= AVERAGE_FROM
