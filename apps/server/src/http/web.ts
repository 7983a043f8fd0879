import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { MESSAGES } from '@fourfold/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import { contentPolicy } from './security.ts'

const YEAR_S = 31_536_000

type Page = Readonly<{ html: string; policy: string; changed: number }>

/** Pages with their policies, read again when a new build has changed them. */
function pageReader(config: Config): (file: string) => Page | null {
  const known = new Map<string, Page>()
  return (file) => {
    if (!existsSync(file)) return null
    const changed = statSync(file).mtimeMs
    const held = known.get(file)
    if (held?.changed === changed) return held
    const html = readFileSync(file, 'utf8')
    const page = { html, policy: contentPolicy(config, html), changed }
    known.set(file, page)
    return page
  }
}

const send = (reply: FastifyReply, page: Page, status = 200) =>
  reply
    .status(status)
    .header('cache-control', 'no-cache')
    .header('content-security-policy', page.policy)
    .type('text/html; charset=utf-8')
    .send(page.html)

/** Serves the built web application: hashed files for ever, pages fresh, everything unknown by the app's own 404. */
export async function serveWeb(app: FastifyInstance, config: Config): Promise<void> {
  const { webDir } = config
  const read = pageReader(config)
  const built = webDir !== null && existsSync(join(webDir, '__spa-fallback.html'))
  if (built)
    await app.register(fastifyStatic, {
      root: webDir,
      wildcard: true,
      index: false,
      cacheControl: false,
      redirect: false,
      // Pages are answered below, with the policy of their own scripts.
      allowedPath: (path) => !path.endsWith('.html'),
      setHeaders: (reply, path) => {
        const hashed = /[/\\]assets[/\\]/.test(path)
        void reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
      },
    })
  if (built)
    // The folder itself is Home; without an index the static files would answer that it is forbidden.
    app.get('/', { schema: { hide: true } }, (_request, reply) => {
      const home = read(join(webDir, 'index.html'))
      return home ? send(reply, home) : reply.status(404).send({ error: MESSAGES.notFound })
    })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const wanted = request.method === 'GET' || request.method === 'HEAD'
    const page = wanted && !path.startsWith('/api/') && !path.startsWith('/stripe-sandbox/')
    if (!page || !built) return reply.status(404).send({ error: MESSAGES.notFound })
    // A prerendered page lies in its own folder; some are files of their own; the rest is the application's shell.
    const name = /^[\w/-]*$/.test(path) ? join(path, 'index.html') : /^\/[\w-]+\.html$/.test(path) ? path : null
    const own = name === null ? null : read(join(webDir, name))
    if (own) return send(reply, own)
    if (/\.\w+$/.test(path)) return reply.status(404).type('text/plain').send(MESSAGES.notFound)
    const shell = read(join(webDir, '__spa-fallback.html'))
    return shell ? send(reply, shell) : reply.status(404).send({ error: MESSAGES.notFound })
  })
}
