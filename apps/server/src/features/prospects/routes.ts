import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { requestDemo } from './service.ts'

export function prospectRoutes(app: FastifyInstance, ctx: Ctx): void {
  route(app, ctx, endpoints.prospects.create, ({ body }) => requestDemo(ctx, body.prospect), {
    perMinute: 10,
  })
}
