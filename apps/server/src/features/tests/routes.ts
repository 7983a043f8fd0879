import { endpoints } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../ctx.ts'
import { route } from '../../http/route.ts'
import { arrived } from './arrived.ts'
import { createTest } from './create.ts'
import { createDiagnostic } from './diagnostic.ts'
import { finishTest } from './finish.ts'
import { openHint } from './hints.ts'
import { graphs, newTestData, testIndex } from './list.ts'
import { createPractice } from './practice.ts'
import { removeTest } from './remove.ts'
import { createSample } from './sample.ts'
import { saveTest } from './save.ts'
import { reference, showResult, showTest } from './show.ts'
import { firstTry, secondTry } from './tries.ts'

const LONG = { long: true } as const

export function testRoutes(app: FastifyInstance, ctx: Ctx): void {
  const { tests } = endpoints
  route(app, ctx, tests.index, ({ user, query }) => testIndex(ctx, user, query.newOffset, query.itemsPerPage))
  route(app, ctx, tests.new, ({ user, query }) => newTestData(ctx, user, query.grouped === '1'), LONG)
  route(app, ctx, tests.create, ({ user, body }) => createTest(ctx, user, body), LONG)
  route(
    app,
    ctx,
    tests.createDiagnostic,
    ({ user, body }) => createDiagnostic(ctx, user, body.custom_question_ids),
    LONG,
  )
  route(app, ctx, tests.createPractice, ({ user, body }) => createPractice(ctx, user, body), LONG)
  route(app, ctx, tests.createSample, ({ user, body }) => createSample(ctx, user, body.topic), LONG)
  route(app, ctx, tests.graphs, ({ user }) => graphs(ctx, user))
  route(app, ctx, tests.reference, ({ user, query }) => reference(ctx, user, query.topic))
  route(app, ctx, tests.show, ({ user, params }) => showTest(ctx, user, params.id))
  route(app, ctx, tests.save, ({ user, params, body }) => saveTest(ctx, user, params.id, arrived(body, ctx.now())))
  route(app, ctx, tests.remove, ({ user, params }) => removeTest(ctx, user, params.id))
  route(
    app,
    ctx,
    tests.finish,
    ({ user, params, body }) => finishTest(ctx, user, params.id, arrived(body, ctx.now())),
    LONG,
  )
  route(app, ctx, tests.hint, ({ user, params, body }) => openHint(ctx, user, params.id, params.question, body.n))
  route(app, ctx, tests.firstTry, ({ user, params, body }) => firstTry(ctx, user, params.id, params.question, body))
  route(app, ctx, tests.secondTry, ({ user, params, body }) => secondTry(ctx, user, params.id, params.question, body))
  route(app, ctx, tests.result, ({ user, params }) => showResult(ctx, user, params.id), LONG)
}
