import { endpoints } from '@fourfold/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { FROM_ONE_ADDRESS } from '../../limits/limits.ts'
import { activeSessions, endActiveSession, endAllOthers } from './active.ts'
import { askForPasskey, endSession, type From, logIn, logInWithFactor } from './service.ts'

const fromOf = (request: FastifyRequest): From => ({
  address: request.ip,
  device: request.headers['user-agent'] ?? '',
  replaces: request.caller?.session_id ?? null,
})

export function sessionRoutes(app: FastifyInstance, ctx: Ctx): void {
  // By address: whoever sends a token along gets no more logins for it.
  const many = { perMinute: FROM_ONE_ADDRESS.logins, by: 'address' } as const
  route(
    app,
    ctx,
    endpoints.users.token,
    ({ body, request }) => logIn(ctx, body.auth, fromOf(request), request.count, body.known_browsers),
    many,
  )
  route(app, ctx, endpoints.second_factor.passkeyChallenge, ({ body }) => askForPasskey(ctx, body.pending), many)
  route(
    app,
    ctx,
    endpoints.second_factor.logIn,
    ({ body: { pending, known_browsers, ...shown }, request }) =>
      logInWithFactor(ctx, pending, shown, fromOf(request), known_browsers),
    many,
  )
  route(app, ctx, endpoints.users.revoke, async ({ user, body, request }) => {
    await endSession(ctx, user, body.all === true, request.ip)
    return { success: 'You are logged out.' }
  })
  const { sessions } = endpoints
  const few = { perMinute: 30 }
  route(app, ctx, sessions.index, ({ user }) => activeSessions(ctx, user))
  route(
    app,
    ctx,
    sessions.end,
    async ({ user, params, body }) => {
      await endActiveSession(ctx, user, params.id, body.password)
      return { success: 'That device is logged out.' }
    },
    few,
  )
  route(
    app,
    ctx,
    sessions.endOthers,
    async ({ user, body }) => {
      await endAllOthers(ctx, user, body.password)
      return { success: 'All other devices are logged out.' }
    },
    few,
  )
}
