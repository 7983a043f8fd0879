import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { studyPlan } from './plan.ts'
import { today } from './service.ts'

const LONG = { long: true } as const

export function todayRoutes(app: FastifyInstance, ctx: Ctx): void {
  route(app, ctx, endpoints.today.plan, ({ user, query }) => studyPlan(ctx, user, query.offset), LONG)
  route(app, ctx, endpoints.today.show, ({ user, query }) => today(ctx, user, query.minutes, query.offset), LONG)
}
