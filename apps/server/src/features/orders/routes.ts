import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { paidTopics } from '../access/service.ts'
import { filteredProducts, visitorTopics } from './show.ts'
import { submitOrder } from './submit.ts'

export function orderRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { orders } = endpoints
  route(app, ctx, orders.filteredProducts, ({ params, user }) => filteredProducts(ctx, user?.id ?? null, params.topic))
  route(app, ctx, orders.authIndex, async ({ user }) => ({ product_topics: await paidTopics(ctx, user.id) }))
  route(app, ctx, orders.index, () => ({ product_topics: visitorTopics() }))
  route(app, ctx, orders.config, () => ({
    publishable_key: ctx.payments.publishableKey,
    sandbox: ctx.payments.sandbox,
    token_url: ctx.payments.tokenUrl,
  }))
  route(app, ctx, orders.submit, ({ user, body }) => submitOrder(ctx, user.id, body.orders), {
    // Against trying out stolen cards.
    perMinute: 20,
  })
}
