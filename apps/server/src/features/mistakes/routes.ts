import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { answerMistake } from './answer.ts'
import {
  createMistake,
  deleteMistake,
  editMistake,
  mistakeIndex,
  newMistake,
  rateMistake,
  showMistake,
} from './service.ts'

export function mistakeRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { mistakes } = endpoints
  route(app, ctx, mistakes.index, ({ user, query }) =>
    mistakeIndex(ctx, user, query.newOffsetToLog, query.newOffsetLoggedMistakes, query.itemsPerPage),
  )
  route(app, ctx, mistakes.new, ({ user, query }) => newMistake(ctx, user, query.question_id))
  route(app, ctx, mistakes.create, ({ user, body: { question_id, confirm, named, ...entry } }) =>
    createMistake(ctx, user, question_id, entry, confirm ? { named } : undefined),
  )
  route(app, ctx, mistakes.show, ({ user, params }) => showMistake(ctx, user, params.id))
  route(app, ctx, mistakes.update, ({ user, params, body }) =>
    body.mistake ? rateMistake(ctx, user, params.id, body.mistake) : editMistake(ctx, user, params.id, body),
  )
  route(app, ctx, mistakes.answer, ({ user, params, body }) => answerMistake(ctx, user, params.id, body))
  route(app, ctx, mistakes.remove, ({ user, params }) => deleteMistake(ctx, user, params.id))
}
