import { freshMemory } from '../reviews/index.ts'

const DAY_MS = 86_400_000

/** What was just looked at is asked again the next day. */
export const firstReview = (now: Date) => ({ ...freshMemory(now), fsrs_due: new Date(now.getTime() + DAY_MS) })
