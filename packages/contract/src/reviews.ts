import { z } from 'zod'
import { CreatedId, FreeText, IdParams, ItemsPerPage, Offset } from './common.ts'
import { endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { Question } from './tests.ts'

export const Rating = z.enum(['again', 'hard', 'good', 'easy'])
export type Rating = z.infer<typeof Rating>

export const ReviewStatus = z.enum(['new', 'learning', 'learned', 'relearning'])

const Rated = z.object({ performance_rating: Rating, rating_id: z.string().max(64).optional() })
const Labels = {
  status: ReviewStatus,
  rating_again: z.string(),
  rating_hard: z.string(),
  rating_good: z.string(),
  rating_easy: z.string(),
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

export const flashcardEndpoints = {
  index: endpoint({
    method: 'GET',
    path: '/flashcards/index',
    auth: 'token',
    summary: 'All cards of the user',
    response: z.object({
      user_flashcards: z.array(Flashcard),
      first_flashcard_to_review_id: z.number().nullable(),
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
} as const

export const MistakeFields = z.object({
  identify: FreeText(20_000).default(''),
  solution: FreeText(20_000).default(''),
  clue: FreeText(20_000).default(''),
  notes: FreeText(20_000).default(''),
})

/** The same without defaults: a field left out is not a field left empty. */
const EntryParts = z.object({
  identify: FreeText(20_000).optional(),
  solution: FreeText(20_000).optional(),
  clue: FreeText(20_000).optional(),
  notes: FreeText(20_000).optional(),
})

export const MissKind = z.enum(['slip', 'gap', 'misread', 'out of time', 'second-guess'])

export const Mistake = z.object({
  id: z.number(),
  question_id: z.number(),
  ancestry: z.string(),
  question: Question,
  identify: z.string(),
  solution: z.string(),
  clue: z.string(),
  notes: z.string(),
  updated_at: z.string(),
  logged: z.boolean(),
  kind: MissKind.nullable(),
  ...Labels,
  next_mistake: z.number().nullable(),
})
export type Mistake = z.infer<typeof Mistake>

export const MistakeRow = Mistake.pick({
  id: true,
  question_id: true,
  ancestry: true,
  identify: true,
  solution: true,
  clue: true,
  notes: true,
  updated_at: true,
}).extend({ question: z.string() })

/** A question's id or its display id (spec: "ancestry or id"). */
export const QuestionRef = z.union([z.number().int().positive(), z.string().min(1).max(40)])

export const mistakeEndpoints = {
  index: endpoint({
    method: 'GET',
    path: '/mistakes/index',
    auth: 'token',
    summary: 'Mistakes to log and logged mistakes',
    query: z.object({
      newOffsetToLog: Offset,
      newOffsetLoggedMistakes: Offset,
      itemsPerPage: ItemsPerPage(LIMITS.mistakePageSize),
    }),
    response: z.object({
      logged_mistakes: z.array(MistakeRow),
      mistakes_to_log: z.array(MistakeRow),
      total_questions_to_log_page_count: z.number(),
      total_logged_mistakes_page_count: z.number(),
      total_questions_to_log_count: z.number(),
      total_logged_mistakes_count: z.number(),
      items_per_page: z.number(),
    }),
  }),
  new: endpoint({
    method: 'GET',
    path: '/mistakes/new',
    auth: 'token',
    summary: 'The question to log, with a proposal',
    query: z.object({ question_id: z.string().min(1).max(40) }),
    response: z.object({
      question: Question,
      question_id: z.number(),
      mistake_id: z.number().nullable(),
      next_mistake: z.string().nullable(),
      identify: z.string(),
      solution: z.string(),
      clue: z.string(),
      notes: z.string(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/mistakes/create',
    auth: 'token',
    summary: 'Log a mistake, or propose an entry for a question',
    body: EntryParts.extend({ question_id: QuestionRef }),
    response: CreatedId,
  }),
  show: endpoint({
    method: 'GET',
    path: '/mistakes/:id',
    auth: 'token',
    summary: 'A mistake with its question',
    params: IdParams,
    response: Mistake,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/mistakes/:id',
    auth: 'token',
    summary: 'Edit or rate a mistake',
    params: IdParams,
    body: z.union([z.object({ mistake: Rated }), MistakeFields]),
    response: Mistake,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/mistakes/:id',
    auth: 'token',
    summary: 'Delete an entry',
    params: IdParams,
    response: CreatedId,
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
      question_id: z.number().int().positive().nullish(),
    }),
    response: CreatedId,
  }),
} as const
