import { endpoints } from '@fourfold/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { askForPasskey, endSession, type From, logIn, logInWithFactor } from './service.ts'

const fromOf = (request: FastifyRequest): From => ({
  address: request.ip,
  device: request.headers['user-agent'] ?? '',
})

export function sessionRoutes(app: FastifyInstance, ctx: Ctx): void {
  const many = { perMinute: 300 }
  route(app, ctx, endpoints.users.token, ({ body, request }) => logIn(ctx, body.auth, fromOf(request)), many)
  route(app, ctx, endpoints.second_factor.passkeyChallenge, ({ body }) => askForPasskey(ctx, body.pending), many)
  route(
    app,
    ctx,
    endpoints.second_factor.logIn,
    ({ body: { pending, ...shown }, request }) => logInWithFactor(ctx, pending, shown, fromOf(request)),
    many,
  )
  route(app, ctx, endpoints.users.revoke, async ({ user, body, request }) => {
    await endSession(ctx, user, body.all === true, request.ip)
    return { success: 'You are logged out.' }
  })
}
