import { endpoint } from './endpoint.ts'
import * as z from './z.ts'

export const healthEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/health',
    auth: 'none',
    summary: 'ok when the database answers',
    response: z.object({ status: z.literal('ok') }),
  }),
  live: endpoint({
    method: 'GET',
    path: '/health/live',
    auth: 'none',
    summary: 'ok as long as the server answers at all',
    response: z.object({ status: z.literal('ok') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/health/ready',
    auth: 'none',
    summary: 'ok when the database answers and no stop was asked for',
    response: z.object({ status: z.literal('ok') }),
  }),
} as const
