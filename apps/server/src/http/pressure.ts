import underPressure from '@fastify/under-pressure'
import { MESSAGES } from '@fourfold/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './errors.ts'

type Limits = Readonly<{ maxEventLoopDelay?: number; maxHeapUsedBytes?: number }>

const isCall = ({ url }: FastifyRequest): boolean => url.startsWith('/api/') || url.startsWith('/stripe-sandbox/')

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
