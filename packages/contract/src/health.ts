import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const healthEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/health',
    auth: 'none',
    summary: 'ok when the database answers',
    response: z.object({ status: z.literal('ok') }),
  }),
} as const
