import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { dashboard } from './service.ts'

export function questionRoutes(app: FastifyInstance, ctx: Ctx): void {
  route(app, ctx, endpoints.questions.index, ({ user }) => dashboard(ctx, user))
}
