import { z } from 'zod'
import { LIMITS } from './limits.ts'

/** What a refusal looks like on the wire. */
export const Problem = z.object({
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  request_id: z.string().optional(),
})
export type Problem = z.infer<typeof Problem>

export const Id = z.coerce.number().int().positive().max(2_147_483_647)
export const IdParams = z.object({ id: Id })
export const CreatedId = z.object({ id: z.number() })
export const Success = z.object({ success: z.string() })

/** Row offset of a list (spec §7: newOffset…). */
export const Offset = z.coerce.number().int().min(0).max(10_000_000).default(0)
export const ItemsPerPage = (fallback: number) =>
  z.coerce.number().int().min(1).max(LIMITS.itemsPerPageMax).default(fallback)

export const DateOnly = z.iso.date()

// Control characters but for tab and line breaks never belong in what a person types.
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming control characters is the point here
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

export const FreeText = (max: number) =>
  z
    .string()
    .max(max, `Please keep this under ${max.toLocaleString('en-US')} characters.`)
    .refine((text) => !CONTROL.test(text), 'Please remove control characters.')
