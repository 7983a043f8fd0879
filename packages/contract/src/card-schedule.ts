/** The schedule of a card in a file: what FSRS remembers of it, checked before anything is computed from it. */

/** FSRS memory of a card; dates as ISO text. */
export type CardSchedule = Readonly<{
  state: number
  stability: number
  difficulty: number
  learning_steps: number
  scheduled_days: number
  reps: number
  lapses: number
  last_review: string | null
  fsrs_due: string
}>

/** What ts-fsrs computes with; outside of it, it throws. */
const STABILITY = { min: 0.001, max: 36_500 } as const
const DIFFICULTY = { min: 1, max: 10 } as const

const within = (n: number, { min, max }: { min: number; max: number }): boolean => n >= min && n <= max

/** Whether FSRS can have left such a memory: nothing yet for a new card, else all of it within its ranges. */
export function isPossibleMemory(memory: {
  state: number
  stability: number
  difficulty: number
  last_review: unknown
}): boolean {
  const { state, stability, difficulty, last_review } = memory
  if (state === 0) return stability === 0 && difficulty === 0
  return [1, 2, 3].includes(state) && within(stability, STABILITY) && within(difficulty, DIFFICULTY) && !!last_review
}

const COUNTS = { state: 3, learning_steps: 100, scheduled_days: 36_500, reps: 999_999, lapses: 999_999 } as const
/** 1970 to 2223: a database holds it, and no interval of FSRS leads out of it. */
const LAST_MS = 8e12

function readDate(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 40) return null
  const ms = Date.parse(value)
  return ms >= 0 && ms < LAST_MS ? new Date(ms).toISOString() : null
}

/** Member by member, so that whatever else a file names stays outside; null when it cannot be read. */
export function readSchedule(value: unknown): CardSchedule | null {
  if (typeof value !== 'object' || value === null) return null
  const given = value as Readonly<Record<string, unknown>>
  const { stability, difficulty } = given
  const counts = Object.entries(COUNTS).map(([name, max]) => {
    const n = given[name]
    return typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= max ? n : null
  })
  const [state, learning_steps, scheduled_days, reps, lapses] = counts
  const last_review = given.last_review === null ? null : readDate(given.last_review)
  const fsrs_due = readDate(given.fsrs_due)
  if (typeof stability !== 'number' || typeof difficulty !== 'number' || fsrs_due === null) return null
  if (last_review === null && given.last_review !== null) return null
  if (state == null || learning_steps == null || scheduled_days == null || reps == null || lapses == null) return null
  return { state, stability, difficulty, learning_steps, scheduled_days, reps, lapses, last_review, fsrs_due }
}

/** Whether the schedule can be taken on: possible, and not reviewed in the future. */
export const isPossibleSchedule = (schedule: CardSchedule, now: Date): boolean =>
  isPossibleMemory(schedule) && (schedule.last_review === null || Date.parse(schedule.last_review) <= now.getTime())
