import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { buildApp } from '../app.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { serveMetrics } from './routes.ts'
import { scraper } from './scrape.ts'
import { startTracing } from './tracing.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const scrape = () => scraper(t.db, t.db, t.ctx.now)()

describe('/metrics', () => {
  test('tells calls by route, the pool, the queue, saves, merges, scoring, jobs and payments, and names no person', async () => {
    const me = await t.guest()
    const body = { number_of_questions: 1 }
    const { id } = (await t.call('POST', '/tests/create', { token: me.token, body })).body
    await t.call('PUT', `/tests/save/${id}`, { token: me.token, body: { version: 0, draft: true } })
    await t.call('PUT', `/tests/save/${id}`, { token: me.token, body: { version: 0, draft: true } })
    await t.call('PUT', `/tests/${id}`, { token: me.token, body: { version: 1 } })
    const waiting = await scrape()
    expect(waiting.text).toContain('fourfold_queue_depth{job="stats.fold"} 1')
    await t.runJobs()
    const { text } = await scrape()
    for (const line of [
      /fourfold_request_duration_seconds_count\{method="PUT",route="\/api\/v1\/tests\/save\/:id",status="200"\} \d/,
      /fourfold_saves_total\{way="at_once"\} \d/,
      /fourfold_merges_total\{reason="stale"\} \d/,
      /fourfold_scoring_duration_seconds_count \d/,
      /fourfold_jobs_total\{job="stats.fold",outcome="done"\} \d/,
      /fourfold_database_pool_connections\{state="open"\} \d/,
      /# TYPE fourfold_payments_total counter/,
      /# TYPE fourfold_calibration_age_seconds gauge/,
      /nodejs_eventloop_lag_seconds \d/,
    ])
      expect(text).toMatch(line)
    expect(text).not.toContain(`/tests/save/${id}`)
  })

  test('is answered beside the product only to who asks directly on this machine by its name', async () => {
    const app = await buildApp(t.ctx, { scrape })
    const status = async (more: { headers?: Record<string, string>; remoteAddress?: string }) =>
      (await app.inject({ method: 'GET', url: '/metrics', ...more })).statusCode
    expect(await status({ headers: { host: '127.0.0.1:3000' } })).toBe(200)
    expect(await status({ headers: { host: 'fourfold.example' } })).toBe(404)
    expect(await status({ headers: { host: '127.0.0.1', 'x-forwarded-for': '203.0.113.9' } })).toBe(404)
    expect(await status({ headers: { host: '127.0.0.1' }, remoteAddress: '203.0.113.9' })).toBe(404)
    await app.close()
    const published = await buildApp({ ...t.ctx, config: { ...t.ctx.config, loopback: false } }, { scrape })
    expect((await published.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404)
    await published.close()
  })

  test('has a port of its own where one is set, and is then nowhere else', async () => {
    const config = { ...t.ctx.config, metrics: { host: '127.0.0.1', port: 0 } }
    const server = await serveMetrics(config, scrape)
    const port = (server?.address() as AddressInfo | undefined)?.port
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect([answer.status, (await answer.text()).includes('fourfold_saves_total')]).toEqual([200, true])
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    server?.close()
    const app = await buildApp({ ...t.ctx, config }, { scrape })
    const beside = await app.inject({ method: 'GET', url: '/metrics', headers: { host: '127.0.0.1' } })
    expect(beside.statusCode).toBe(404)
    await app.close()
  })
})

test('a server that is about to stop lives and is not ready', async () => {
  const status = async (path: string) => (await t.call('GET', path)).status
  expect([await status('/health/live'), await status('/health/ready'), await status('/health')]).toEqual([
    200, 200, 200,
  ])
  t.app.drain.on = true
  expect([await status('/health/live'), await status('/health/ready'), await status('/health')]).toEqual([
    200, 503, 200,
  ])
  t.app.drain.on = false
})

test('a server whose database is away lives and is not ready', async () => {
  const gone = { execute: () => Promise.reject(new Error('away')) } as unknown as TestApp['db']
  const app = await buildApp({ ...t.ctx, db: gone })
  const status = async (path: string) => (await app.inject({ method: 'GET', url: `/api/v1${path}` })).statusCode
  expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 503])
  await app.close()
})

test('a trace holds a call by its route with its statements, joins the caller’s trace, and tells no values', async () => {
  const received: string[] = []
  const collector = createServer((request, answer) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      received.push(`${request.url} ${text}`)
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
  const tracing = await startTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`, 'fourfold')
  const client = new pg.Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  const app = Fastify()
  tracing.trace(app)
  app.get('/things/:id', async () => (await client.query('select $1::text as secret', ['hush'])).rows[0])
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const trace = '0af7651916cd43dd8448eb211c80319c'
  await fetch(`${url}/things/7`, { headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` } })
  await app.close()
  await client.end()
  await tracing.stop()
  const all = received.join('\n')
  expect(all).toContain('/v1/traces')
  expect(all).toContain('GET /things/:id')
  expect(all).toContain('select $1::text as secret')
  expect(all).toContain(trace)
  expect(all).not.toContain('hush')
  collector.close()
})
