import { z } from 'zod'
import { BodyId, CreatedId, FreeText, Id, IdParams, Offset } from './common.ts'
import { endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'

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

export const TagsIn = z.union([FreeText(2000), z.array(FreeText(100)).max(50)]).default('')

export const FlashcardFields = z.object({ front: FreeText(20_000), back: FreeText(20_000), tags: TagsIn })

export const Flashcard = z.object({
  id: z.number(),
  front: z.string(),
  back: z.string(),
  tags: z.array(z.string()),
  ...Labels,
  next_flashcard: z.number().nullable(),
  due: z.boolean(),
  updated_at: z.string(),
})
export type Flashcard = z.infer<typeof Flashcard>

const ExportedCard = z.object({
  front: z.string(),
  back: z.string(),
  tags: z.array(z.string()),
  schedule: z.object({
    state: z.number(),
    stability: z.number(),
    difficulty: z.number(),
    learning_steps: z.number(),
    scheduled_days: z.number(),
    reps: z.number(),
    lapses: z.number(),
    last_review: z.string().nullable(),
    fsrs_due: z.string(),
  }),
})

export const ImportResult = z.object({
  /** 0 while there are bad lines that were not waived: nothing is half-imported. */
  imported: z.number(),
  /** Cards that can be taken. */
  good: z.number(),
  /** The first 200 of each; the counts are of all. */
  duplicates: z.array(z.object({ line: z.number(), front: z.string() })),
  duplicate_count: z.number(),
  bad: z.array(z.object({ line: z.number(), reason: z.string() })),
  bad_count: z.number(),
})
export type ImportResult = z.infer<typeof ImportResult>

export const flashcardEndpoints = {
  index: endpoint({
    method: 'GET',
    path: '/flashcards/index',
    auth: 'token',
    summary: 'Cards of the user, newest first, a page at a time',
    query: z.object({
      newOffset: Offset,
      itemsPerPage: z.coerce.number().int().min(1).max(LIMITS.cardPageSize).default(LIMITS.cardPageSize),
    }),
    response: z.object({
      user_flashcards: z.array(Flashcard),
      first_flashcard_to_review_id: z.number().nullable(),
      total_count: z.number(),
    }),
  }),
  new: endpoint({
    method: 'GET',
    path: '/flashcards/new',
    auth: 'token',
    summary: 'An empty card',
    response: z.object({ front: z.string(), back: z.string(), tags: z.array(z.string()) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/flashcards/create',
    auth: 'token',
    summary: 'Create a card',
    body: FlashcardFields,
    response: CreatedId,
  }),
  show: endpoint({
    method: 'GET',
    path: '/flashcards/:id',
    auth: 'token',
    summary: 'A card with its rating labels',
    params: IdParams,
    response: Flashcard,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/flashcards/:id',
    auth: 'token',
    summary: 'Edit or rate a card',
    params: IdParams,
    body: z.union([z.object({ flashcard: Rated }), FlashcardFields]),
    response: Flashcard,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/flashcards/:id',
    auth: 'token',
    summary: 'Delete a card',
    params: IdParams,
    response: CreatedId,
  }),
  export: endpoint({
    method: 'GET',
    path: '/flashcards/export',
    auth: 'token',
    summary: 'All cards with their schedules',
    response: z.object({ cards: z.array(ExportedCard) }),
  }),
  importStart: endpoint({
    method: 'POST',
    path: '/flashcards/import/start',
    auth: 'token',
    summary: 'Begin to import a file of cards',
    body: z.object({ format: z.enum(['csv', 'tsv', 'json']) }),
    response: z.object({ import_id: z.string() }),
  }),
  importChunk: endpoint({
    method: 'POST',
    path: '/flashcards/import/chunk',
    auth: 'token',
    summary: 'Send a piece of the file; a repeated piece counts once',
    body: z.object({
      import_id: z.uuid(),
      pos: z
        .number()
        .int()
        .min(0)
        .max(LIMITS.importChunks - 1),
      text: z
        .string()
        .max(LIMITS.importChunkLength)
        .refine((t) => !t.includes('\u0000'), 'This is not a text file.'),
    }),
    response: z.object({ import_id: z.string() }),
  }),
  importFinish: endpoint({
    method: 'POST',
    path: '/flashcards/import/finish',
    auth: 'token',
    summary: 'Take all cards of the file at once, or none',
    body: z.object({ import_id: z.uuid(), chunks: z.number().int().min(1), skip_bad: z.boolean().default(false) }),
    response: ImportResult,
  }),
} as const

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
  /** After a break: how the backlog is worked off calmly. */
  catch_up: z.object({ days: z.number(), per_day: z.number() }).nullable(),
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

export const feedbackEndpoints = {
  new: endpoint({
    method: 'GET',
    path: '/feedbacks/new',
    auth: 'token',
    summary: 'An empty feedback',
    response: z.object({ message: z.string() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/feedbacks/create',
    auth: 'token',
    summary: 'Send feedback, also about a question',
    body: z.object({
      message: FreeText(5000).refine((m) => m.trim().length > 0, 'Please write a message.'),
      question_id: BodyId.nullish(),
    }),
    response: CreatedId,
  }),
} as const
