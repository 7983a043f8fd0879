import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { receiveEvent } from './receive.ts'
import { listPayments, setCancelled } from './service.ts'

export async function paymentEventRoutes(app: FastifyInstance, ctx: Ctx): Promise<void> {
  const { payment_events } = endpoints
  route(app, ctx, payment_events.index, ({ user }) => listPayments(ctx, user.id))
  route(app, ctx, payment_events.cancel, ({ user, params }) => setCancelled(ctx, user.id, params.id, true))
  route(app, ctx, payment_events.resume, ({ user, params }) => setCancelled(ctx, user.id, params.id, false))
  await app.register(async (scope) => {
    // The signature covers the bytes as they were sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    route(
      scope,
      ctx,
      payment_events.webhook,
      ({ request }) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        return receiveEvent(ctx, body, String(request.headers['stripe-signature'] ?? ''))
      },
      { perMinute: 6000 },
    )
  })
}
