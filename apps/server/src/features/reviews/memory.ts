import { isPossibleMemory, type Rating } from '@fourfold/contract'
import { type Card, createEmptyCard, Rating as FsrsRating, fsrs, type Grade } from 'ts-fsrs'
import type { reviewStates } from '../../db/schema/index.ts'

/** Pure FSRS memory (ts-fsrs, FSRS-6 with its own defaults): a row in, a row out; no clock, no fuzz. */

const scheduler = fsrs({ enable_fuzz: false })

export type MemoryRow = Pick<
  typeof reviewStates.$inferSelect,
  | 'state'
  | 'stability'
  | 'difficulty'
  | 'learning_steps'
  | 'scheduled_days'
  | 'reps'
  | 'lapses'
  | 'last_review'
  | 'fsrs_due'
>

const GRADES: Readonly<Record<Rating, Grade>> = {
  again: FsrsRating.Again,
  hard: FsrsRating.Hard,
  good: FsrsRating.Good,
  easy: FsrsRating.Easy,
}

const STATUS = ['new', 'learning', 'learned', 'relearning'] as const
export type Status = (typeof STATUS)[number]

/** FSRS' Review is called 'learned' (docs/wire.md, flashcards). */
export const statusOf = (row: Pick<MemoryRow, 'state'>): Status => STATUS[row.state] ?? 'new'

export function toCard(row: MemoryRow): Card {
  return {
    due: row.fsrs_due,
    stability: row.stability,
    difficulty: row.difficulty,
    elapsed_days: 0,
    scheduled_days: row.scheduled_days,
    learning_steps: row.learning_steps,
    reps: row.reps,
    lapses: row.lapses,
    state: row.state,
    ...(row.last_review ? { last_review: row.last_review } : {}),
  }
}

export const fromCard = (card: Card): MemoryRow => ({
  state: card.state,
  stability: card.stability,
  difficulty: card.difficulty,
  learning_steps: card.learning_steps,
  scheduled_days: card.scheduled_days,
  reps: card.reps,
  lapses: card.lapses,
  last_review: card.last_review ?? null,
  fsrs_due: card.due,
})

export const freshMemory = (now: Date): MemoryRow => fromCard(createEmptyCard(now))

/** A row that FSRS can go on from: an impossible one counts as new, a review after `at` (a clock was moved) as just now. */
export function soundMemory(row: MemoryRow, at: Date): MemoryRow {
  if (!isPossibleMemory(row)) return freshMemory(row.fsrs_due)
  return row.last_review !== null && row.last_review > at ? { ...row, last_review: at } : row
}

export const rateMemory = (row: MemoryRow, rating: Rating, now: Date): MemoryRow =>
  fromCard(scheduler.next(toCard(soundMemory(row, now)), now, GRADES[rating]).card)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The next interval, short: 10m, 5h, 1d, 4d, 2mo. */
export function intervalLabel(ms: number): string {
  if (ms < HOUR) return `${Math.max(1, Math.round(ms / MINUTE))}m`
  if (ms < DAY) return `${Math.round(ms / HOUR)}h`
  const days = Math.round(ms / DAY)
  if (days < 60) return `${days}d`
  return days < 365 ? `${Math.round(days / 30)}mo` : `${Math.round(days / 36.5) / 10}y`
}

export type Labels = Readonly<{ rating_again: string; rating_hard: string; rating_good: string; rating_easy: string }>

export function labels(row: MemoryRow, now: Date): Labels {
  const next = scheduler.repeat(toCard(soundMemory(row, now)), now)
  const label = (grade: Grade) => intervalLabel(next[grade].card.due.getTime() - now.getTime())
  return {
    rating_again: label(FsrsRating.Again),
    rating_hard: label(FsrsRating.Hard),
    rating_good: label(FsrsRating.Good),
    rating_easy: label(FsrsRating.Easy),
  }
}

/** Four lapses: repeating alone does not help any more. */
export const LEECH_LAPSES = 4
export const isLeech = (row: Pick<MemoryRow, 'lapses'>): boolean => row.lapses >= LEECH_LAPSES

/** Labels of one moment: memories that are alike, as those of all new cards, cost the scheduler's work once. */
export function labelsAt(now: Date): (row: MemoryRow) => Labels {
  const known = new Map<string, Labels>()
  return (row) => {
    const { state, stability, difficulty, learning_steps, scheduled_days, reps, lapses, last_review } = row
    const alike = [state, stability, difficulty, learning_steps, scheduled_days, reps, lapses, last_review?.getTime()]
    const key = alike.join()
    const found = known.get(key) ?? labels(row, now)
    known.set(key, found)
    return found
  }
}

/** What a page needs to know about the memory of a card or mistake. */
export function reviewView(row: MemoryRow & { suspended?: boolean }, now: Date, labelsOf = labelsAt(now)) {
  const sound = soundMemory(row, now)
  return {
    status: statusOf(sound),
    ...labelsOf(sound),
    lapses: sound.lapses,
    leech: isLeech(sound),
    suspended: row.suspended ?? false,
  }
}

/** Chance to recall now (FSRS forgetting curve); 0 before the first review. */
export function recallAt(row: MemoryRow, at: Date): number {
  const sound = soundMemory(row, at)
  return sound.last_review === null ? 0 : scheduler.get_retrievability(toCard(sound), at, false)
}
