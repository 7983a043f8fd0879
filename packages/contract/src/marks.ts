import { FreeText, IdParams, SentAt } from './common.ts'
import { endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import * as z from './z.ts'

/** Three tints and a line below the words. */
export const MarkLook = z.enum(['yellow', 'blue', 'pink', 'underline'])
export type MarkLook = z.infer<typeof MarkLook>

/** What can be marked: the passage, the question's text, an option. */
export const MarkPart = z.enum(['passage', 'stem', 'A', 'B', 'C', 'D'])
export type MarkPart = z.infer<typeof MarkPart>

const Offset = z.number().int().min(0).max(LIMITS.markOffsetMax)

/** A highlight, by its place in the text of its part and the words that stand there, with its note. */
const anchor = {
  id: z.uuid(),
  part: MarkPart,
  /** the id of the question, of a passage that of the passage */
  part_of: z.number().int().positive().max(2_147_483_647),
  start: Offset,
  end: Offset,
  /** how the marked text begins: finds it again where its place has moved */
  quote: z.string().min(1).max(LIMITS.markQuoteLength),
  look: MarkLook,
  note: FreeText(LIMITS.markNoteLength),
}

export const Mark = z.object(anchor)
export type Mark = z.infer<typeof Mark>

/** A mark as a device has it now, or that it is gone; `age_ms` says how long ago it was changed. */
export const MarkChange = z
  .object({ ...anchor, removed: z.boolean(), age_ms: z.number().int().min(0).max(LIMITS.ratingAgeMs) })
  .refine((mark) => mark.start < mark.end, 'A highlight has at least one character.')
export type MarkChange = z.infer<typeof MarkChange>

export const MarksState = z.object({
  changes: z.array(MarkChange).min(1).max(LIMITS.markChangesMax),
  sent_at: SentAt.optional(),
})
export type MarksState = z.infer<typeof MarksState>

/** `version` grows with every change: of two answers the higher one is newer. */
export const Marks = z.object({ version: z.number(), marks: z.array(Mark) })
export type Marks = z.infer<typeof Marks>

export const markEndpoints = {
  index: endpoint({
    method: 'GET',
    path: '/tests/:id/marks',
    auth: 'token',
    summary: 'Highlights and notes of a test',
    params: IdParams,
    response: Marks,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/tests/:id/marks',
    auth: 'token',
    summary: 'Save changed highlights and notes; the later change of each wins',
    params: IdParams,
    body: MarksState,
    response: Marks,
  }),
} as const
