import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { lessonIndex, showLesson } from './service.ts'
import { tryStep } from './try.ts'

export function lessonRoutes(app: FastifyInstance, ctx: Ctx): void {
  route(app, ctx, endpoints.lessons.index, ({ user }) => lessonIndex(ctx, user))
  route(app, ctx, endpoints.lessons.show, ({ user, params, query }) => showLesson(ctx, user, params.id, query.from))
  route(app, ctx, endpoints.lessons.try, ({ user, params, body }) => tryStep(ctx, user, params.id, body))
}
