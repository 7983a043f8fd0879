import underPressure from '@fastify/under-pressure'
import { MESSAGES } from '@fourfold/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './errors.ts'

type Limits = Readonly<{ maxEventLoopDelay?: number; maxHeapUsedBytes?: number }>

/** Whether the server lives is asked most when it does not keep up: who restarts it must not take busy for dead. */
const isHealth = (url: string): boolean => url.startsWith('/api/v1/health')

const isCall = ({ url }: FastifyRequest): boolean =>
  (url.startsWith('/api/') && !isHealth(url)) || url.startsWith('/stripe-sandbox/')

/**
 * Calls are refused while the server does not keep up, with a sentence that the application shows while it tries again.
 * Pages and their files are served all the same: they cost little, and without them there is nothing that could try again.
 */
export async function refuseUnderPressure(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(underPressure, {
    ...limits,
    pressureHandler: async (request) => {
      if (isCall(request)) throw refuse(503, MESSAGES.overloaded, { headers: { 'retry-after': '5' } })
    },
  })
}
