import { CreatedId, FreeText, IdParams, Offset } from './common.ts'
import { endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { Labels, Rated } from './reviews.ts'
import * as z from './z.ts'

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

export const ExportedCard = z.object({
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
