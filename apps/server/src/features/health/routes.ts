import { endpoints } from '@fourfold/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'

export function healthRoutes(app: FastifyInstance, ctx: Ctx): void {
  route(app, ctx, endpoints.health.show, async () => {
    await ctx.db.execute(sql`select 1`)
    return { status: 'ok' as const }
  })
}
