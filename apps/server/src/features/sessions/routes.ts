import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { endSession, logIn } from './service.ts'

export function sessionRoutes(app: FastifyInstance, ctx: Ctx): void {
  route(
    app,
    ctx,
    endpoints.users.token,
    ({ body, request }) => logIn(ctx, body.auth, { address: request.ip, device: request.headers['user-agent'] ?? '' }),
    { perMinute: 300 },
  )
  route(app, ctx, endpoints.users.revoke, async ({ user, body, request }) => {
    await endSession(ctx, user, body.all === true, request.ip)
    return { success: 'You are logged out.' }
  })
}
