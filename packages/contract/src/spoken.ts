import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { LIMITS } from './limits.ts'

export const spokenEndpoints = {
  words: endpoint({
    method: 'POST',
    path: '/spoken',
    auth: 'token',
    summary: 'Formulas as they are said, for reading aloud and for screen readers',
    body: z.object({ tex: z.array(z.string().max(LIMITS.formulaLength)).max(LIMITS.formulasAtOnce) }),
    response: z.object({ words: z.array(z.string()) }),
  }),
} as const
