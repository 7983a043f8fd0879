import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type Config, ConfigError, isLoopback } from '../config.ts'
import { requestSeconds } from './metrics.ts'
import type { Scraped } from './scrape.ts'

/** Counts every answered call under its route; addresses that no route serves are one. */
export function timeRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip']

/**
 * /metrics beside the product, for who sits on the same machine: on a loopback address, asked directly (no proxy in
 * between) and by a loopback name. With METRICS_PORT it is only there.
 */
export function metricsRoute(app: FastifyInstance, config: Config, scrape: () => Promise<Scraped>): void {
  if (config.metrics !== null || !config.loopback) return
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const asked = (URL.parse(`http://${request.headers.host || 'unknown'}`)?.hostname ?? '').replace(/^\[|\]$/g, '')
    const direct = FORWARDED.every((name) => request.headers[name] === undefined)
    if (!direct || !isLoopback(asked) || !isLoopback(request.socket.remoteAddress ?? '')) return reply.callNotFound()
    const { type, text } = await scrape()
    return reply.type(type).send(text)
  })
}

/** /metrics on a port of its own, where METRICS_PORT says so. */
export async function serveMetrics(config: Config, scrape: () => Promise<Scraped>): Promise<Server | null> {
  const { metrics } = config
  if (metrics === null) return null
  const server = createServer(async (request, answer) => {
    if (request.url !== '/metrics') return answer.writeHead(404).end()
    const { type, text } = await scrape()
    answer.writeHead(200, { 'content-type': type }).end(text)
  })
  await new Promise<void>((done, fail) => {
    server.once('error', () =>
      fail(new ConfigError(`METRICS_PORT ${metrics.port} cannot be used on ${metrics.host}; please choose another.`)),
    )
    server.listen(metrics.port, metrics.host, done)
  })
  server.unref()
  return server
}
