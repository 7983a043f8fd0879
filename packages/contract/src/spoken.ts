import { endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'
import * as z from './z.ts'

const signsOf = (tex: readonly string[]): number => tex.reduce((sum, formula) => sum + formula.length, 0)

/** Formulas of a page in parts that one call takes, in their order; one that is too long for any call is left out. */
export function partsToSpeak(tex: readonly string[]): string[][] {
  const parts: string[][] = []
  for (const formula of tex) {
    if (formula.length > LIMITS.formulaLength) continue
    const last = parts.at(-1)
    const fits =
      last && last.length < LIMITS.formulasAtOnce && signsOf(last) + formula.length <= LIMITS.formulaSignsAtOnce
    if (fits) last.push(formula)
    else parts.push([formula])
  }
  return parts
}

export const spokenEndpoints = {
  words: endpoint({
    method: 'POST',
    path: '/spoken',
    auth: 'token',
    summary: 'Formulas as they are said, for reading aloud and for screen readers',
    body: z.object({
      tex: z
        .array(z.string().max(LIMITS.formulaLength))
        .max(LIMITS.formulasAtOnce)
        .refine((tex) => signsOf(tex) <= LIMITS.formulaSignsAtOnce, 'Please ask for fewer formulas at once.'),
    }),
    response: z.object({ words: z.array(z.string()) }),
  }),
} as const
