import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { listMarks, saveMarks } from './service.ts'

export function markRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { marks } = endpoints
  route(app, ctx, marks.index, ({ user, params }) => listMarks(ctx, user, params.id))
  route(app, ctx, marks.save, ({ user, params, body }) => saveMarks(ctx, user, params.id, body))
}
