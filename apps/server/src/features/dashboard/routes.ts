import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { evidence } from './evidence.ts'
import { dashboard } from './service.ts'

const LONG = { long: true } as const

export function dashboardRoutes(app: FastifyInstance, ctx: Ctx): void {
  route(app, ctx, endpoints.questions.index, ({ user }) => dashboard(ctx, user), LONG)
  route(app, ctx, endpoints.questions.evidence, ({ user, query }) => evidence(ctx, user, query.scope, query.id), LONG)
}
