import { Id } from './common.ts'
import { endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import * as z from './z.ts'

export const Rating = z.enum(['again', 'hard', 'good', 'easy'])
export type Rating = z.infer<typeof Rating>

export const ReviewStatus = z.enum(['new', 'learning', 'learned', 'relearning'])

export const Rated = z.object({
  performance_rating: Rating,
  rating_id: z.string().max(64).optional(),
  /** How long ago it was given, where it had to wait for a connection; 90 days at most are counted. */
  age_ms: z.number().int().min(0).max(LIMITS.ratingAgeMs).optional(),
})
export const Labels = {
  status: ReviewStatus,
  rating_again: z.string(),
  rating_hard: z.string(),
  rating_good: z.string(),
  rating_easy: z.string(),
  lapses: z.number(),
  /** Forgotten again and again: time to repair it rather than to repeat it. */
  leech: z.boolean(),
  suspended: z.boolean(),
}

export const ReviewKind = z.enum(['flashcard', 'mistake'])
export type ReviewKind = z.infer<typeof ReviewKind>

const ReviewParams = z.object({ kind: ReviewKind, id: Id })
const ReviewRef = z.object({ kind: ReviewKind, id: z.number() })
/** Minutes west of UTC as browsers give them: which day it is for the student. */
const DayOffset = z.coerce.number().int().min(-840).max(840).default(0)

const Day = z.object({ date: z.string(), cards: z.number(), mistakes: z.number() })

export const ReviewOverview = z.object({
  mode: z.enum(['normal', 'exam']),
  /** Days until the test; null in normal mode. */
  days_left: z.number().nullable(),
  daily_minutes: z.number(),
  due_cards: z.number(),
  due_mistakes: z.number(),
  due_minutes: z.number(),
  /** The due mistake that is asked first. */
  first_due_mistake: z.number().nullable().default(null),
  /** Rated today and asked again within the hour, which is how it is learned: when each is due, 0 for now. */
  learning: z.array(ReviewRef.extend({ in_ms: z.number() })).default([]),
  /** After a break: how the backlog is worked off calmly. */
  catch_up: z.object({ days: z.number(), per_day: z.number() }).nullable(),
  /** Before a test that leaves too little time: how much cannot be held, what comes last, and the minutes that would do. */
  given_up: z
    .object({ cards: z.number(), mistakes: z.number(), names: z.array(z.string()), minutes: z.number() })
    .nullable(),
  forecast: z.array(Day),
  calendar: z.array(z.object({ date: z.string(), reviews: z.number() })),
})
export type ReviewOverview = z.infer<typeof ReviewOverview>

export const reviewEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/reviews/overview',
    auth: 'token',
    summary: 'What is due today, the next 14 days and the last 12 weeks',
    query: z.object({ offset: DayOffset }),
    response: ReviewOverview,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/reviews/undo',
    auth: 'token',
    summary: 'Take the last rating back',
    body: z.object({ rating_id: z.string().max(64).optional() }),
    response: ReviewRef.extend({ rating_id: z.string() }),
  }),
  bury: endpoint({
    method: 'POST',
    path: '/reviews/:kind/:id/bury',
    auth: 'token',
    summary: 'Put a card or mistake off until tomorrow',
    params: ReviewParams,
    query: z.object({ offset: DayOffset }),
    response: ReviewRef,
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/reviews/:kind/:id/suspend',
    auth: 'token',
    summary: 'Stop asking a card or mistake',
    params: ReviewParams,
    response: ReviewRef,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/reviews/:kind/:id/resume',
    auth: 'token',
    summary: 'Ask a card or mistake again',
    params: ReviewParams,
    response: ReviewRef,
  }),
} as const
