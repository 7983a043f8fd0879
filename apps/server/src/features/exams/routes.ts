import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { createExam } from './create.ts'
import { examIndex } from './offers.ts'
import { examReport } from './report.ts'
import { beginPart, endExam, finishExam, handIn, showExam } from './service.ts'

export function examRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { exams } = endpoints
  route(app, ctx, exams.index, ({ user }) => examIndex(ctx, user))
  route(app, ctx, exams.create, ({ user, body }) => createExam(ctx, user, body.kind), { perMinute: 12 })
  route(app, ctx, exams.show, ({ user, params }) => showExam(ctx, user, params.id))
  route(app, ctx, exams.begin, ({ user, params, body }) => beginPart(ctx, user, params.id, body.part))
  route(app, ctx, exams.handIn, ({ user, params, body }) => handIn(ctx, user, params.id, body.part))
  route(app, ctx, exams.finish, ({ user, params }) => finishExam(ctx, user, params.id))
  route(app, ctx, exams.end, ({ user, params }) => endExam(ctx, user, params.id))
  route(app, ctx, exams.report, ({ user, params }) => examReport(ctx, user, params.id))
}
