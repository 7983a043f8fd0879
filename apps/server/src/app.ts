import { randomUUID } from 'node:crypto'
import { maxHeaderSize } from 'node:http'
import compress from '@fastify/compress'
import { LIMITS, SERVER_TIME } from '@fourfold/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { Ctx } from './ctx.ts'
import { cartRoutes } from './features/carts/routes.ts'
import { dashboardRoutes } from './features/dashboard/routes.ts'
import { devRoutes } from './features/dev/routes.ts'
import { examRoutes } from './features/exams/routes.ts'
import { feedbackRoutes } from './features/feedbacks/routes.ts'
import { flashcardRoutes } from './features/flashcards/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { lessonRoutes } from './features/lessons/routes.ts'
import { markRoutes } from './features/marks/routes.ts'
import { mistakeRoutes } from './features/mistakes/routes.ts'
import { orderRoutes } from './features/orders/routes.ts'
import { passwordRoutes } from './features/passwords/routes.ts'
import { paymentEventRoutes } from './features/payment-events/routes.ts'
import { prospectRoutes } from './features/prospects/routes.ts'
import { reminderRoutes } from './features/reviews/reminder-routes.ts'
import { reviewRoutes } from './features/reviews/routes.ts'
import { secondFactorRoutes } from './features/second-factor/routes.ts'
import { sessionRoutes } from './features/sessions/routes.ts'
import { spokenRoutes } from './features/spoken/routes.ts'
import { testRoutes } from './features/tests/routes.ts'
import { todayRoutes } from './features/today/routes.ts'
import { userRoutes } from './features/users/routes.ts'
import { documentApi } from './http/docs.ts'
import { answerErrors } from './http/errors.ts'
import { limitCalls } from './http/limit-calls.ts'
import { refuseUnderPressure } from './http/pressure.ts'
import { readableAddress } from './http/readable-address.ts'
import { secure } from './http/security.ts'
import { serializerCompiler } from './http/serializer.ts'
import { serveWeb } from './http/web.ts'
import { metricsRoute, timeRequests } from './seen/routes.ts'
import type { Scraped } from './seen/scrape.ts'
import type { Tracing } from './seen/tracing.ts'

/** Who looks on: /metrics and traces. */
type Seen = Readonly<{ scrape?: () => Promise<Scraped>; tracing?: Tracing | null }>

/** The whole HTTP side, shared by the server and the tests. */
export async function buildApp(ctx: Ctx, seen: Seen = {}): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: ctx.log,
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: 30_000,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // What is too long to be an id is refused by its schema, as everything else that can be none.
    routerOptions: { maxParamLength: maxHeaderSize },
    // One proxy in front is the usual case; the address of the caller is its last word.
    trustProxy: ctx.config.loopback ? 'loopback' : (_address: string, hop: number) => hop === 0,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('caller', null)
  app.decorate('drain', { on: false })
  answerErrors(app)
  timeRequests(app)
  seen.tracing?.trace(app)
  if (seen.scrape) metricsRoute(app, ctx.config, seen.scrape)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (!request.url.startsWith('/api/')) return
    reply.header('cache-control', 'no-store')
    reply.header(SERVER_TIME, ctx.now().getTime())
  })
  await secure(app, ctx.config)
  await app.register(compress, { threshold: 1024 })
  limitCalls(app, ctx)
  if (ctx.config.rateLimits) await refuseUnderPressure(app, { maxEventLoopDelay: 2000 })
  await documentApi(app, ctx.config)
  await app.register(async (api) => {
    healthRoutes(api, ctx)
    userRoutes(api, ctx)
    sessionRoutes(api, ctx)
    secondFactorRoutes(api, ctx)
    passwordRoutes(api, ctx)
    prospectRoutes(api, ctx)
    cartRoutes(api, ctx)
    orderRoutes(api, ctx)
    await paymentEventRoutes(api, ctx)
    testRoutes(api, ctx)
    examRoutes(api, ctx)
    markRoutes(api, ctx)
    dashboardRoutes(api, ctx)
    feedbackRoutes(api, ctx)
    flashcardRoutes(api, ctx)
    mistakeRoutes(api, ctx)
    lessonRoutes(api, ctx)
    spokenRoutes(api, ctx)
    reviewRoutes(api, ctx)
    todayRoutes(api, ctx)
    await reminderRoutes(api, ctx)
    devRoutes(api, ctx)
  })
  await serveWeb(app, ctx.config)
  return app
}
