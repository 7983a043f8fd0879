import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { giveFeedback } from './service.ts'

export function feedbackRoutes(app: FastifyInstance, ctx: Ctx): void {
  route(app, ctx, endpoints.feedbacks.new, () => ({ message: '' }))
  route(app, ctx, endpoints.feedbacks.create, ({ user, body }) => giveFeedback(ctx, user, body), {
    perMinute: 30,
  })
}
