import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { reviewOverview } from './overview.ts'
import { changeReview, tomorrow, undoRating } from './service.ts'

export function reviewRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { reviews } = endpoints
  route(app, ctx, reviews.overview, ({ user, query }) => reviewOverview(ctx, user, query.offset))
  route(app, ctx, reviews.undo, ({ user, body }) => undoRating(ctx, user, body.rating_id))
  route(app, ctx, reviews.bury, ({ user, params, query }) =>
    changeReview(ctx, user, params, { buried_until: tomorrow(ctx.now(), query.offset) }),
  )
  route(app, ctx, reviews.suspend, ({ user, params }) => changeReview(ctx, user, params, { suspended: true }))
  route(app, ctx, reviews.resume, ({ user, params }) =>
    changeReview(ctx, user, params, { suspended: false, buried_until: null }),
  )
}
