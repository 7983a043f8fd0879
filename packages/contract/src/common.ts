import { withCommas } from './commas.ts'
import { LIMITS } from './limits.ts'
import * as z from './z.ts'

/** What a refusal looks like on the wire. */
export const Problem = z.object({
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  request_id: z.string().optional(),
})
export type Problem = z.infer<typeof Problem>

export const Id = z.coerce.number().int().positive().max(2_147_483_647)
/** In a body an id is a number; `true` or an empty text must not become one. */
export const BodyId = z.number().int().positive().max(2_147_483_647)
export const IdParams = z.object({ id: Id })

/** When the ages of changes were counted, by the server's clock as its answers tell it (`SERVER_TIME`): the way makes them no younger. */
export const SentAt = z.number().int()
export const CreatedId = z.object({ id: z.number() })
export const Success = z.object({ success: z.string() })

/** Row offset of a list (spec §7: newOffset…). */
export const Offset = z.coerce.number().int().min(0).max(10_000_000).default(0)
export const ItemsPerPage = (fallback: number) =>
  z.coerce.number().int().min(1).max(LIMITS.itemsPerPageMax).default(fallback)

/** Days that a calendar on a screen shows; what plans by them counts the days between. */
export const DateOnly = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day <= '2100-12-31', 'Please choose a date between 1900 and 2100.')

/** What the database keeps as text: no NUL, no half of a character that takes two. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

// Control characters but for tab and line breaks never belong in what a person types.
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming control characters is the point here
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

export const FreeText = (max: number) =>
  z
    .string()
    .max(max, `Please keep this under ${withCommas(max)} characters.`)
    .refine((text) => !CONTROL.test(text), 'Please remove control characters.')
