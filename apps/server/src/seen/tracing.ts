import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { ConfigError } from '../config.ts'

/** Traces go to OTEL_EXPORTER_OTLP_ENDPOINT, where it is set; the packages are loaded only then. */
export type Tracing = Readonly<{ trace: (app: FastifyInstance) => void; stop: () => Promise<void> }>

const load = async () => {
  try {
    return await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  } catch (error) {
    throw new ConfigError(
      `OTEL_EXPORTER_OTLP_ENDPOINT is set, but the packages for traces are not installed (${error instanceof Error ? error.message : String(error)}); run npm ci.`,
    )
  }
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown

export async function startTracing(endpoint: string, service: string): Promise<Tracing> {
  const [{ context, propagation, SpanKind, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, resources] =
    await load()
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new sdk.NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { scheduledDelayMillis: 2000 })],
  })
  provider.register()
  const tracer = trace.getTracer('fourfold')

  // Texts of statements have no values in them; those are never told.
  const query = pg.Client.prototype.query as unknown as Query
  const traced: Query = function (...args) {
    if (trace.getActiveSpan() === undefined) return query.apply(this, args)
    const [first] = args
    const text = typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '')
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2000) }
    const span = tracer.startSpan(text.trim().split(/\s/)[0] ?? 'query', { kind: SpanKind.CLIENT, attributes })
    const result = query.apply(this, args)
    if (result instanceof Promise) void result.catch(() => undefined).finally(() => span.end())
    else span.end()
    return result
  }
  Object.assign(pg.Client.prototype, { query: traced })

  return {
    trace: (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        const parent = propagation.extract(context.active(), request.headers)
        const route = request.routeOptions.url ?? 'none'
        const attributes = { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id }
        const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
        reply.raw.once('close', () => {
          span.setAttribute('http.response.status_code', reply.statusCode)
          if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        })
        context.with(trace.setSpan(parent, span), done)
      })
    },
    stop: async () => {
      Object.assign(pg.Client.prototype, { query })
      await provider.shutdown()
    },
  }
}
