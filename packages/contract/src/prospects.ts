import { endpoint } from './endpoint.ts'
import { MESSAGES } from './messages.ts'
import { EmailField, Name } from './users.ts'
import * as z from './z.ts'

/** Demo request (spec §5). */
export const ProspectFields = z.object({
  first_name: z.string({ error: MESSAGES.demoFirstName }).trim().min(1, MESSAGES.demoFirstName).max(100),
  last_name: Name(MESSAGES.demoLastName),
  email: EmailField(MESSAGES.demoEmail),
  company_name: z.string({ error: MESSAGES.demoCompany }).trim().min(1, MESSAGES.demoCompany).max(200),
})
export type ProspectFields = z.infer<typeof ProspectFields>

export const prospectEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/prospects',
    auth: 'none',
    summary: 'Request a demo',
    body: z.object({ prospect: ProspectFields }),
    response: z.object({ id: z.number() }),
  }),
} as const
