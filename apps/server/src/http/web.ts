import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { MESSAGES } from '@fourfold/contract'
import type { FastifyInstance } from 'fastify'

const YEAR_S = 31_536_000

/** Serves the built web application: hashed files for ever, pages fresh, everything unknown by the app's own 404. */
export async function serveWeb(app: FastifyInstance, webDir: string | null): Promise<void> {
  const built = webDir !== null && existsSync(join(webDir, '__spa-fallback.html'))
  const fallback = built ? readFileSync(join(webDir, '__spa-fallback.html'), 'utf8') : null
  if (built)
    await app.register(fastifyStatic, {
      root: webDir,
      wildcard: true,
      cacheControl: false,
      redirect: false,
      setHeaders: (reply, path) => {
        const hashed = /[/\\]assets[/\\]/.test(path)
        void reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const page = request.method === 'GET' && !path.startsWith('/api/') && !path.startsWith('/stripe-sandbox/')
    if (!page || !built || fallback === null) return reply.status(404).send({ error: MESSAGES.notFound })
    // A prerendered page lies in its own folder; a missing file with an ending is simply missing.
    const own = join(webDir, path.replace(/\/+$/, ''), 'index.html')
    if (/^[\w/-]*$/.test(path) && existsSync(own)) {
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(readFileSync(own))
    }
    if (/\.\w+$/.test(path)) return reply.status(404).type('text/plain').send(MESSAGES.notFound)
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(fallback)
  })
}
