import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { MESSAGES } from '@fourfold/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import { hintsOfBuild, routesOfBuild } from './routes-of-build.ts'
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

type Pages = Readonly<{ page: (path: string) => Page | null; missing: () => Page | null }>

/**
 * The page of an address: a prerendered one lies in its own folder, some are files of their own, the other routes get the
 * application's shell. What no route serves has no page.
 */
function pagesOf(webDir: string, config: Config): Pages {
  const read = pageReader(config)
  const served = routesOfBuild(webDir)
  const hints = hintsOfBuild(webDir)
  const shell = (path?: string) => {
    const page = read(join(webDir, '__spa-fallback.html'))
    // Links only: the policy, which is about scripts, stays as it is.
    return page && path ? { ...page, html: page.html.replace('</head>', `${hints(path)}</head>`) } : page
  }
  return {
    page: (path) => {
      if (/^\/[\w-]+\.html$/.test(path)) return read(join(webDir, path))
      if (!served(path)) return null
      const own = /^[\w/-]*$/.test(path) ? read(join(webDir, path, 'index.html')) : null
      return own ?? shell(path)
    },
    missing: () => read(join(webDir, '404/index.html')) ?? shell(),
  }
}

const isBuilt = (webDir: string | null): webDir is string =>
  webDir !== null && existsSync(join(webDir, '__spa-fallback.html'))

/** Serves the built web application: hashed files for ever, pages fresh, and what no route serves as not found. */
export async function serveWeb(app: FastifyInstance, config: Config): Promise<void> {
  const { webDir } = config
  const pages = isBuilt(webDir) ? pagesOf(webDir, config) : null
  if (isBuilt(webDir) && pages) {
    await app.register(fastifyStatic, {
      root: webDir,
      wildcard: true,
      index: false,
      cacheControl: false,
      redirect: false,
      // The build lays packed files beside the originals.
      preCompressed: true,
      // Pages are answered below, with the policy of their own scripts.
      allowedPath: (path) => !path.endsWith('.html') && !path.endsWith('/'),
      setHeaders: (reply, path) => {
        const hashed = /[/\\]assets[/\\]/.test(path)
        void reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
      },
    })
    // The folder itself is Home; without an index the static files would answer that it is forbidden.
    app.get('/', { schema: { hide: true } }, (_request, reply) => {
      const home = pages.page('/')
      return home ? send(reply, home) : reply.status(404).send({ error: MESSAGES.notFound })
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const wanted = request.method === 'GET' || request.method === 'HEAD'
    const forPeople = wanted && !path.startsWith('/api/') && !path.startsWith('/stripe-sandbox/')
    if (!forPeople || !pages) return reply.status(404).send({ error: MESSAGES.notFound })
    const page = pages.page(path)
    if (page) return send(reply, page)
    if (/\.\w+$/.test(path)) return reply.status(404).type('text/plain; charset=utf-8').send(MESSAGES.notFound)
    const missing = pages.missing()
    return missing ? send(reply, missing, 404) : reply.status(404).send({ error: MESSAGES.notFound })
  })
}
