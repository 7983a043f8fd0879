import { MESSAGES } from '@fourfold/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../auth/caller.ts'
import { logSecurity } from '../auth/security-log.ts'
import type { Ctx } from '../ctx.ts'
import { countedAddress } from '../limits/address.ts'
import { countCalls } from '../limits/counter.ts'
import { CALLS, type Limit } from '../limits/limits.ts'
import { refuse } from './errors.ts'

/**
 * Counts a call against limits, by account where there is one and else by address, or by what is named; refuses it when one
 * is reached. What turns out not to count is given back by the function that comes back.
 */
export type Count = (limits: readonly Limit[], by?: 'address' | Readonly<{ name: string }>) => Promise<GiveBack>
type GiveBack = () => Promise<void>

const accountOf = ({ caller }: FastifyRequest): string | null => (caller ? `account ${caller.id}` : null)

/** The limit that every call of a caller counts against. */
export const generalLimit = (caller: Caller | null): Limit =>
  caller === null ? CALLS.stranger : caller.guest ? CALLS.guest : CALLS.member

/** Lets routes count calls. Pages and static files are free: what is counted is the API and the sandbox's. */
export function limitCalls(app: FastifyInstance, ctx: Ctx): void {
  app.decorateRequest('count', null as unknown as Count)
  if (!ctx.config.rateLimits) {
    app.addHook('onRequest', async (request) => {
      request.count = async () => async () => undefined
    })
    return
  }
  const counter = countCalls(ctx.db, ctx.now)
  app.addHook('onClose', async () => counter.stop())
  const refuseOver = async ({ caller, ip: address }: FastifyRequest, limit: Limit, who: string): Promise<GiveBack> => {
    const { over, retryAfterS, giveBack } = await counter.take(limit, who)
    if (!over) return giveBack
    logSecurity(ctx, { event: 'limit', outcome: 'refused', user_id: caller?.id ?? null, address, detail: limit.name })
    throw refuse(429, MESSAGES.tooMany, { headers: { 'retry-after': String(retryAfterS) } })
  }
  app.addHook('onRequest', async (request) => {
    const address = countedAddress(request.ip)
    request.count = async (limits, by) => {
      const who = typeof by === 'object' ? by.name : ((by === 'address' ? null : accountOf(request)) ?? address)
      const taken: GiveBack[] = []
      for (const limit of limits) taken.push(await refuseOver(request, limit, who))
      return async () => {
        for (const giveBack of taken) await giveBack()
      }
    }
    if (request.url.startsWith('/api/') || request.url.startsWith('/stripe-sandbox/'))
      await refuseOver(request, CALLS.address, address)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    count: Count
  }
}
