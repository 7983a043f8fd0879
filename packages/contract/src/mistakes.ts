import { BodyId, CreatedId, FreeText, IdParams, ItemsPerPage, Offset } from './common.ts'
import { endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import { Question } from './question.ts'
import { Labels, Rated } from './reviews.ts'
import * as z from './z.ts'

/** More than these at once is no fun; the others wait for the next day. */
export const MOST_LOGGED = 10

/** The same on every page: as many as a day holds, of all that wait. */
export function logWords(waiting: number): string {
  if (waiting > MOST_LOGGED) return `Log ${MOST_LOGGED} of ${waiting} mistakes`
  return waiting === 1 ? 'Log 1 mistake' : `Log ${waiting} mistakes`
}

export const MissKind = z.enum(['slip', 'gap', 'wrong rule', 'misread', 'out of time', 'second-guess'])
export type MissKind = z.infer<typeof MissKind>

/** A field left out is not a field left empty. */
const EntryParts = z.object({
  identify: FreeText(20_000).optional(),
  solution: FreeText(20_000).optional(),
  clue: FreeText(20_000).optional(),
  notes: FreeText(20_000).optional(),
  kind: MissKind.nullish(),
  /** the student says that what probably happened did not: it is no longer counted */
  denied: z.boolean().optional(),
})

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
  missed_at: z.string(),
  /** It was right, by a guess. */
  guessed: z.boolean(),
  logged: z.boolean(),
  kind: MissKind.nullable(),
  ...Labels,
  next_mistake: z.number().nullable(),
  /** A fresh question of the same kind, without its key; null: the question itself is asked again. */
  ask: Question.nullable(),
  /** What helps with this mistake: shown with a leech. */
  repair: z.object({
    misconception: z.object({ id: z.string(), sentence: z.string(), clue: z.string() }).nullable(),
    skill: z.object({ id: z.string(), name: z.string() }),
    lessons: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Up to three others made like it, as they are asked; only with a leech. */
    siblings: z.array(z.object({ id: z.number(), ancestry: z.string(), content: z.string() })),
  }),
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
  kind: true,
  updated_at: true,
}).extend({
  question: z.string(),
  /** The name of its skill: what an entry that was not named yet is about. */
  skill: z.string(),
  /** When it is asked again; null: not logged yet, or no longer asked. */
  due_at: z.string().nullable(),
})
export type MistakeRow = z.infer<typeof MistakeRow>

/** A question's id or its display id (spec: "ancestry or id"). */
export const QuestionRef = z.union([BodyId, z.string().min(1).max(40)])

/** A rating stands under `mistake`; whatever has that key is one, and never an edit that empties the entry. */
export const RatedOrEdited = z.union(
  [z.object({ mistake: Rated }), EntryParts.extend({ mistake: z.undefined().optional() })],
  { error: 'Please send a rating (again, hard, good or easy), or the fields of the entry.' },
)

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
      kind: MissKind.nullable(),
      next_mistake: z.string().nullable(),
      /** How many wait to be logged in this topic, this one among them. */
      to_log: z.number(),
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
    body: EntryParts.extend({
      question_id: QuestionRef,
      /** the proposed entry is logged as it stands; its kind only where it is sent along, since it was shown */
      confirm: z.boolean().optional(),
      /** the misconception that a solution named beside that press */
      named: z.string().max(80).optional(),
    }),
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
    body: RatedOrEdited,
    response: Mistake,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/mistakes/:id/answer',
    auth: 'token',
    summary: 'Answer the question of a mistake, or a fresh one like it',
    params: IdParams,
    body: z.object({
      question_id: BodyId,
      answer: z.string().min(1).max(LIMITS.gridInLength),
      answer_id: z.string().min(8).max(64),
      ms: z.number().int().min(0).max(3_600_000).default(0),
    }),
    response: z.object({ correct: z.boolean(), question: Question }),
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
